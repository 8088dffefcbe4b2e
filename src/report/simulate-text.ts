import type { ObjectRef } from '../finding.js'
import type { SimulatedCluster, SimulatedPod, SimulatedRefusal, Simulation } from '../simulation.js'
import { versions } from './clusters.js'
import { width, wrapped } from './columns.js'
import { folded, inert, visible } from './visible.js'

const columns = 120

/** The simulation as a person reads it: for each cluster its objects, pods and updates, a row each with its refusals below. */
export function renderSimulationText({ clusters }: Simulation): string {
  const lines = clusters.flatMap((each, at) => [...(at === 0 ? [] : ['']), ...clusterLines(each)])
  return lines.length ? `${lines.map(inert).join('\n')}\n` : 'No clusters.\n'
}

interface Row {
  readonly cells: readonly string[]
  /** What is said of it: who or what, and the words. */
  readonly notes: readonly (readonly [label: string, words: string])[]
}

function clusterLines({ cluster, objects, pods, updates }: SimulatedCluster): string[] {
  const objectRows = objects.map((each) => ({
    cells: [nameOf(each), each.verdict, `${each.file}:${each.line}`],
    notes: [
      ...refusalNotes(each.refusals),
      ...each.dropped.map(({ path, by }) => ['dropped', `${path} (by ${by})`] as const),
      ...each.assumes.map((words) => ['assumes', words] as const),
    ],
  }))
  const podRows = pods.map((each) => ({
    cells: [
      nameOf(each.workload),
      each.subset ?? each.among?.join(', ') ?? '-',
      each.verdict,
      each.qosClass ?? '-',
      priorityOf(each),
      containersOf(each),
    ],
    notes: [
      ...refusalNotes(each.refusals),
      ...(each.dropped ?? []).map(({ path, by }) => ['dropped', `${path} (by ${by})`] as const),
      ...hostNotes(each),
      ...each.assumes.map((words) => ['assumes', words] as const),
    ],
  }))
  const updateRows = updates.map((each) => ({
    cells: [nameOf(each.object), each.outcome, each.because || '-'],
    notes: refusalNotes(each.refusals),
  }))
  return [
    visible(`${cluster.name} (${versions({ ...cluster, host: null })})`),
    ...table(['OBJECT', 'VERDICT', 'PLACE'], objectRows),
    ...table(['POD OF', 'SUBSET', 'VERDICT', 'QOS', 'PRIORITY', 'CONTAINERS'], podRows),
    ...table(['UPDATE OF', 'OUTCOME', 'BECAUSE'], updateRows),
  ]
}

function table(head: readonly string[], rows: readonly Row[]): string[] {
  if (!rows.length) return []
  const shown = rows.map(({ cells, notes }) => ({ cells: cells.map(folded), notes }))
  const widths = head.map((title, at) => Math.max(...[title, ...shown.map(({ cells }) => cells[at] ?? '')].map(width)))
  const row = (cells: readonly string[]) =>
    `  ${cells.map((cell, at) => `${cell}${' '.repeat((widths[at] ?? 0) - width(cell))}`).join('  ')}`.trimEnd()
  return [
    row(head),
    ...shown.flatMap(({ cells, notes }) => [
      row(cells),
      ...notes.flatMap(([label, words]) => wrapped(`    ${visible(label)}: `, visible(words), columns)),
    ]),
  ]
}

function nameOf({ kind, namespace, name }: ObjectRef): string {
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name || '(unnamed)'}`
}

function refusalNotes(refusals: readonly SimulatedRefusal[]): [string, string][] {
  return refusals.map(({ by, message, file, line, column }) => [by, `${message} (${file}:${line}:${column})`])
}

function hostNotes({ host }: SimulatedPod): (readonly [string, string])[] {
  if (!host) return []
  const verdict = `${host.verdict}${host.qosClass === null ? '' : `, ${host.qosClass}`}`
  return [
    ['on the host', verdict],
    ...refusalNotes(host.refusals).map(([by, words]) => [`on the host, ${by}`, words] as const),
  ]
}

function priorityOf({ priority, priorityClassName, preemptionPolicy }: SimulatedPod): string {
  const words = [priority, priorityClassName, preemptionPolicy].filter((each) => each !== null && each !== '')
  return words.length ? words.join(' ') : '-'
}

function containersOf({ containers }: SimulatedPod): string {
  const names = containers.map(
    ({ name, init, injectedBy }) => `${init ? 'init ' : ''}${name}${injectedBy === null ? '' : ` (${injectedBy})`}`,
  )
  return names.length ? names.join(', ') : '-'
}
