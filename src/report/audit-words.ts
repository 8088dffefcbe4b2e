import type { Audit, AuditStep, ObjectStep, UpgradeStep } from '../audit.js'
import { clipped } from './markup.js'
import { shortened } from './shortened.js'
import { countedBySeverity } from './upgrade-words.js'
import { counted } from './verdict.js'

const NAMES = { kubernetes: 'Kubernetes', kruise: 'Kruise', vcluster: 'vcluster' } as const

/** The most characters of a name. */
const LONGEST = 200

/** What to do in a line each, names between backticks; those of one kind beyond `most` in one. */
export function todoOf({ steps, report }: Audit, most = 10): string[] {
  const total = report.findings.length
  const [upgrades, objects, fixes, owners] = (['upgrade', 'object', 'fixes', 'owner'] as const).map((kind) =>
    steps.filter((each) => each.kind === kind),
  ) as [UpgradeStep[], ObjectStep[], AuditStep[], AuditStep[]]
  const more = objects.slice(most)
  return [
    ...upgrades.map((each) => upgradeWords(each, total)),
    ...objects.slice(0, most).map(objectWords),
    ...(more.length > 0 ? [`${counted(more.length, 'more object')}: ${counted(countOf(more), 'finding')}`] : []),
    ...fixes.map(fixesWords),
    ...(owners.length > 0 ? [`The rest by owner: ${ownersWords(owners, most * 2)}`] : []),
  ]
}

/** `Kruise 1.6.3 -> 1.8.0 on 2 clusters (prod-eu, prod-us) clears 412 of 500, and newly breaks 1 error`. */
function upgradeWords(step: UpgradeStep, total: number): string {
  const clears = `clears ${step.clears.length} of ${total}`
  return `${moveWords(step)} ${clears}${step.breaks.length > 0 ? `, and newly breaks ${countedBySeverity(step.breaks)}` : ''}`
}

function moveWords({ component, to, moves }: UpgradeStep): string {
  const told = moves.map(({ from, clusters }) => `${from} -> ${to} on ${clustersWords(clusters)}`)
  return `${NAMES[component]} ${told.join(', ')}`
}

function clustersWords(clusters: readonly string[]): string {
  const names = shortened(clusters).replaceAll('`', "'")
  return clusters.length === 1 ? names : `${counted(clusters.length, 'cluster')} (${names})`
}

/** `One PriorityClass (high, in classes.yaml:3): 31 workloads, 1 finding`. */
function objectWords(step: ObjectStep): string {
  const { clears, workloads } = step
  return `${namedStep(step)}: ${counted(workloads.length, 'workload')}, ${counted(clears.length, 'finding')}`
}

function namedStep({ object: { kind, namespace, name }, at }: ObjectStep): string {
  const where = at ? `in ${quoted(`${at.file}:${at.line}`)}` : 'which is not there'
  return `One ${kind} (${quoted(namespace === null ? name : `${namespace}/${name}`)}, ${where})`
}

function fixesWords({ clears }: AuditStep): string {
  const files = new Set(clears.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const fixes = counted(clears.length, 'safe fix').replace(/xs$/, 'xes')
  return `${fixes} in ${counted(files.size, 'file')}; \`kruise-preflight fix\` applies ${clears.length === 1 ? 'it' : 'them'}`
}

function ownersWords(steps: readonly AuditStep[], most: number): string {
  const told = steps.map((each) => `${ownerOf(each)} ${each.clears.length}`)
  return shortened(told, most)
}

function ownerOf(step: AuditStep): string {
  if (step.kind !== 'owner' || step.owners.length === 0) return 'nobody'
  return step.owners.map(quoted).join(' ')
}

/** What a step is called above the findings that it takes. */
export function stepTitle(step: AuditStep): string {
  const count = ` (${step.clears.length})`
  switch (step.kind) {
    case 'upgrade':
      return `${moveWords(step)}${count}`
    case 'object':
      return `${namedStep(step)}${count}`
    case 'fixes':
      return `Safe fixes${count}`
    case 'owner':
      return `Of ${ownerOf(step)}${count}`
  }
}

function countOf(steps: readonly AuditStep[]): number {
  return steps.reduce((sum, { clears }) => sum + clears.length, 0)
}

/** A name between backticks, which nobody is called by. */
function quoted(name: string): string {
  return `\`${clipped(name, LONGEST).replaceAll('`', "'")}\``
}
