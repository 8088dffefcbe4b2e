import type { SimulatedCluster, SimulatedObject, SimulatedPod, SimulatedRefusal } from '../../src/simulation.js'
import { scaledValue } from '../../src/workload/quantity.js'
import { amount } from '../../src/workload/resources.js'

/** What a real cluster did with an object. */
export interface RecordedObject {
  readonly apiVersion: string
  readonly kind: string
  readonly name: string
  readonly verdict: 'admitted' | 'rejected'
  readonly message?: string
  readonly dropped?: readonly string[]
  readonly droppedLeaves?: readonly string[]
}

type Amounts = Readonly<Record<string, string>>

interface RecordedPod {
  readonly subset: string | null
  readonly priorityClassName: string | null
  readonly priority: number
  readonly preemptionPolicy: string
  readonly qosClass: string
  readonly containers: readonly string[]
  readonly initContainers: readonly string[]
  readonly volumes: readonly string[]
  readonly resizePolicy: Readonly<Record<string, unknown>>
  readonly resources?: Readonly<Record<string, { readonly requests?: Amounts; readonly limits?: Amounts }>>
}

/** What real clusters did with the pods of a workload. */
export interface RecordedPods {
  readonly workload: { readonly apiVersion: string; readonly kind: string; readonly name: string }
  readonly created: readonly RecordedPod[]
  readonly refused: readonly string[]
  readonly guestQosClass?: string | null
  readonly host?: { readonly verdict: string; readonly qosClass: string | null; readonly message: string | null }
}

/** One recorded answer; `updates` where something changed afterwards. */
export interface RecordedAnswer {
  readonly profiles: readonly Readonly<Record<string, unknown>>[]
  readonly objects: readonly RecordedObject[]
  readonly pods: readonly RecordedPods[]
  readonly updates?: readonly RecordedObject[]
  readonly outcome?: string
}

/** Everything in which a simulation differs from what was recorded, a line each. */
export function differences(
  answer: RecordedAnswer,
  simulated: SimulatedCluster,
  spreadTargets: readonly (readonly string[])[],
): string[] {
  const updated = new Set((answer.updates ?? []).map(nameOf))
  const found = answer.objects
    .filter((object) => !updated.has(nameOf(object)))
    .flatMap((object) => objectDifferences(object, find(simulated.objects, object)))
  if (answer.updates || answer.objects.some(({ verdict }) => verdict === 'rejected')) {
    return [...found, ...(answer.updates ?? []).flatMap((update) => updateDifferences(update, answer, simulated))]
  }
  return [...found, ...answer.pods.flatMap((pods) => podsDifferences(pods, simulated.pods, spreadTargets))]
}

function nameOf({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${kind} ${name}`
}

function find<T extends { readonly kind: string; readonly name: string }>(
  all: readonly T[],
  { kind, name }: { readonly kind: string; readonly name: string },
): T | undefined {
  return all.findLast((each) => each.kind === kind && each.name === name)
}

function objectDifferences(recorded: RecordedObject, simulated: SimulatedObject | undefined): string[] {
  const at = nameOf(recorded)
  if (!simulated) return [`${at}: not in the simulation`]
  if (simulated.verdict !== recorded.verdict) {
    return [`${at}: said ${simulated.verdict}, upstream ${recorded.verdict} ${recorded.message ?? ''}`]
  }
  if (recorded.verdict === 'rejected') return otherWords(simulated.refusals, recorded.message ?? '', at)
  return recorded.dropped ? otherLosses(recorded, simulated) : []
}

function otherLosses(
  { dropped = [], droppedLeaves = dropped, ...recorded }: RecordedObject,
  simulated: SimulatedObject,
): string[] {
  const said = simulated.dropped.map(({ path }) => path)
  const under = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`)
  const wrong = said.filter((path) => !dropped.some((above) => under(path, above)))
  const missed = droppedLeaves.filter((leaf) => !said.some((path) => under(leaf, path)))
  return [
    ...wrong.map((path) => `${nameOf(recorded)}: said ${path} is dropped, upstream keeps it`),
    ...missed.map((path) => `${nameOf(recorded)}: did not say that ${path} is dropped`),
  ]
}

function updateDifferences(update: RecordedObject, answer: RecordedAnswer, simulated: SimulatedCluster): string[] {
  const at = `update of ${nameOf(update)}`
  const own = simulated.updates.find(({ object }) => nameOf(object) === nameOf(update))
  const object = find(simulated.objects, update)
  const refusals = own?.refusals ?? object?.refusals
  if (!refusals) return [`${at}: not in the simulation`]
  const refused = own?.outcome === 'rejected' || object?.verdict === 'rejected'
  if (refused !== (update.verdict === 'rejected'))
    return [`${at}: said ${own?.outcome}, upstream ${update.verdict} ${update.message ?? ''}`]
  if (refused) return otherWords(refusals, update.message ?? '', at)
  return answer.outcome && own?.outcome !== answer.outcome
    ? [`${at}: said ${own?.outcome}, upstream ${answer.outcome}`]
    : []
}

function podsDifferences(
  recorded: RecordedPods,
  all: readonly SimulatedPod[],
  spreadTargets: readonly (readonly string[])[],
): string[] {
  const { workload, created, refused, host } = recorded
  const at = `pods of ${nameOf(workload)}`
  const mine = all.filter(
    (pod) => nameOf(pod.workload) === nameOf(workload) && groupOf(pod.workload) === groupOf(workload),
  )
  const first = mine[0]
  if (!first) return [`${at}: not in the simulation`]
  const found: string[] = []
  if (host) {
    const said = first.host
    if (said?.verdict !== host.verdict) found.push(`${at}: on the host said ${said?.verdict}, upstream ${host.verdict}`)
    else if (host.verdict !== 'admitted')
      found.push(...otherWords(said.refusals, host.message ?? '', `${at} on the host`))
    if (host.qosClass && said?.qosClass !== host.qosClass)
      found.push(`${at}: host class ${said?.qosClass}, upstream ${host.qosClass}`)
    if (recorded.guestQosClass && first.qosClass !== recorded.guestQosClass)
      found.push(`${at}: guest class ${first.qosClass}`)
  }
  const rejected = mine.filter(({ verdict }) => verdict === 'rejected')
  for (const message of refused) {
    const tried = rejected.map((pod) => otherWords(pod.refusals, message, at))
    if (tried.length === 0) found.push(`${at}: said admitted, upstream refused: ${message}`)
    else if (tried.every((each) => each.length > 0)) found.push(...(tried[0] ?? []))
  }
  // Pods without a subset of a workload that has a spread were made before the spread.
  const late =
    created.some(({ subset }) => subset === null) &&
    spreadTargets.some(([kind, name]) => `${kind} ${name}` === nameOf(workload))
  const unexpected = mine.find(({ verdict }) => verdict !== 'admitted')
  if (refused.length === 0 && !late && unexpected)
    found.push(`${at}: said ${unexpected.verdict}, upstream created them`)
  for (const pod of created) {
    if (pod.subset === null && late) continue
    const same = mine.find(({ subset }) => subset === pod.subset)
    if (same?.verdict !== 'admitted')
      found.push(`${at}, subset ${pod.subset}: said ${same?.verdict}, upstream created it`)
    else found.push(...podDifferences(pod, same).map((difference) => `${at}, subset ${pod.subset}: ${difference}`))
  }
  return found
}

function groupOf({ apiVersion }: { readonly apiVersion: string }): string {
  return apiVersion.slice(0, Math.max(apiVersion.lastIndexOf('/'), 0))
}

function podDifferences(recorded: RecordedPod, simulated: SimulatedPod): string[] {
  const named = (init: boolean): string[] =>
    simulated.containers.filter((each) => each.init === init).map(({ name }) => name)
  const policies = simulated.containers.filter(
    ({ resizePolicy }) => Array.isArray(resizePolicy) && resizePolicy.length > 0,
  )
  const pairs: [string, unknown, unknown][] = [
    ['priorityClassName', simulated.priorityClassName ?? '', recorded.priorityClassName ?? ''],
    ['priority', simulated.priority, recorded.priority],
    ['preemptionPolicy', simulated.preemptionPolicy, recorded.preemptionPolicy],
    ['qosClass', simulated.qosClass, recorded.qosClass],
    ['containers', named(false), recorded.containers],
    ['initContainers', named(true), recorded.initContainers],
    ['volumes', [...simulated.volumes].sort(), [...recorded.volumes].sort()],
    [
      'resizePolicy',
      Object.fromEntries(policies.map(({ name, resizePolicy }) => [name, resizePolicy])),
      recorded.resizePolicy,
    ],
  ]
  if (recorded.resources) {
    const said = simulated.containers.map(({ name, resources }) => [name, resources] as const)
    pairs.push(['resources', amounts(said), amounts(Object.entries(recorded.resources))])
  }
  return pairs
    .filter(([, said, upstream]) => canonical(said) !== canonical(upstream))
    .map(([what, said, upstream]) => `${what} said ${canonical(said)}, upstream ${canonical(upstream)}`)
}

/** The resources of containers as quantities, empty ones left out. */
function amounts(containers: readonly (readonly [string, unknown])[]): unknown {
  const written = containers.map(([name, resources]) => {
    const lists = Object.entries((resources ?? {}) as Record<string, Amounts>)
      .map(
        ([list, each]) =>
          [list, Object.fromEntries(Object.entries(each).map(([key, value]) => [key, exact(value)]))] as const,
      )
      .filter(([list, each]) => list !== 'claims' && Object.keys(each).length > 0)
    return [name, Object.fromEntries(lists)] as const
  })
  return Object.fromEntries(written.filter(([, lists]) => Object.keys(lists).length > 0))
}

function exact(value: string): string {
  return String(scaledValue(amount(value), -9))
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

/** Every predicted message must stand in the recorded one, and together they must cover it. */
function otherWords(refusals: readonly SimulatedRefusal[], recorded: string, at: string): string[] {
  const said = refusals.map(({ message }) => bare(message)).filter((message) => message !== '')
  const upstream = bare(recorded)
  if (said.length === 0) return [`${at}: rejected without a message`]
  const parts = said.flatMap(partsOf)
  if (canonical(parts.sort()) === canonical(partsOf(upstream).sort())) return []
  const hits = said.filter(
    (message) => upstream.includes(message) || (message.includes(upstream) && message.length <= upstream.length + 20),
  )
  const covered = hits.reduce((sum, hit) => sum + hit.length, 0)
  if (hits.length === 0 || (!upstream.includes('{') && covered < 0.6 * upstream.length)) {
    return [`${at}: said ${said.join(' | ')}, upstream ${upstream}`]
  }
  return []
}

function partsOf(message: string): string[] {
  return message.split(/, (?=maximum |minimum |\S+ max limit to request|spec[.:[])/)
}

/** A message without who says it, of which pod, and the generated parts of names. */
function bare(message: string): string {
  const plain = message
    .replace(/^Error syncing( to host cluster)?: ((patch virtual object: update object status|create object): )?/, '')
    .replace(/\b(pods?|Pod) "[^"]*"/g, '$1 "*"')
    .replace(/\b0x[0-9a-f]+\b/g, '0x0')
    .replace(/(UnitedDeployment replicas) \d+/g, '$1 N')
    .replace(/^admission webhook "[^"]+" denied the request: /, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain
    .split('is forbidden: ')
    .at(-1)!
    .split(' is invalid: ')
    .at(-1)!
    .replace(/^\[|\]$/g, '')
}
