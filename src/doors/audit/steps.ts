import type { AuditFinding, AuditStep, FixesStep, ObjectStep, OwnerStep, UpgradeStep } from '../../audit.js'
import type { FleetStep } from '../../gate/fleet-steps.js'
import { grouped } from '../../report/group.js'
import { under } from './placed.js'

/** Where a fleet of a step stands, and what its findings and clusters are called. */
export interface Told {
  readonly repository: string
  finding(each: FleetStep['each'][number]['clears'][number]): AuditFinding
  /** The object that is not there and would have to be. */
  lacks(each: AuditFinding): ObjectStep['object'] | undefined
  cluster(name: string): string
}

/** Every finding in one step, in the order of what to do: upgrades, objects with many victims, safe fixes, the rest by owner. */
export function stepsFor(
  all: readonly AuditFinding[],
  upgrades: readonly FleetStep[],
  fleets: readonly Told[],
): AuditStep[] {
  const steps: AuditStep[] = upgrades.map((step) => upgradeOf(step, fleets))
  const done = new Set(steps.flatMap(({ clears }) => clears))
  const take = (taken: readonly AuditStep[]) => {
    for (const { clears } of taken) for (const each of clears) done.add(each)
    steps.push(...taken)
  }
  const left = () => all.filter((each) => !done.has(each))
  take(objectsIn(left(), fleets))
  take(fixesIn(left()))
  take(ownersIn(left()))
  return steps
}

function upgradeOf({ of, to, each }: FleetStep, fleets: readonly Told[]): UpgradeStep {
  const fleetOf = (at: number) => fleets[at] as Told
  const moves = each.flatMap(({ moves }, at) =>
    moves.map(({ cluster, from }) => ({ from, cluster: fleetOf(at).cluster(cluster) })),
  )
  return {
    kind: 'upgrade',
    component: of,
    to,
    moves: grouped(moves, ({ from }) => from).map(([from, those]) => ({
      from,
      clusters: [...new Set(those.map(({ cluster }) => cluster))],
    })),
    clears: each.flatMap(({ clears }, at) => clears.map((finding) => fleetOf(at).finding(finding))),
    breaks: each.flatMap(({ breaks }, at) =>
      breaks.map(({ ruleId, severity, message, file, line }) => ({
        ...{ ruleId, severity, message },
        ...{ file: under(fleetOf(at).repository, file), line },
      })),
    ),
  }
}

/** The objects that hold the cause of what several others meet, and those that several name and that are not there. */
function objectsIn(findings: readonly AuditFinding[], fleets: readonly Told[]): ObjectStep[] {
  const lacking = new Map(findings.map((each) => [each, fleets.map((fleet) => fleet.lacks(each)).find(Boolean)]))
  const shared = findings.filter((each) => lacking.get(each) ?? (each.object && victimsOf(each).length > 0))
  return grouped(shared, (each) => JSON.stringify(lacking.get(each) ?? [each.object, each.file]))
    .map(([, those]): ObjectStep => {
      const [first] = those
      const lacks = lacking.get(first)
      const victims = those.flatMap((each) => (lacks ? each.affects : victimsOf(each)))
      const workloads = new Map(victims.map((each) => [keyOf(each), each]))
      return {
        kind: 'object',
        object: lacks ?? (first.object as ObjectStep['object']),
        at: lacks ? null : { file: first.file, line: Math.min(...those.map(({ line }) => line)) },
        clears: those,
        workloads: [...workloads.values()].map(({ kind, namespace, name, file, line }) => ({
          ...{ kind, namespace, name },
          ...{ file, line },
        })),
      }
    })
    .filter(({ workloads }) => workloads.length > 1)
    .sort((a, b) => b.workloads.length - a.workloads.length)
}

function victimsOf({ affects, object }: AuditFinding): AuditFinding['affects'][number][] {
  return affects.filter(
    ({ kind, namespace, name }) => kind !== object?.kind || namespace !== object.namespace || name !== object.name,
  )
}

function keyOf({ kind, namespace, name, file }: AuditFinding['affects'][number]): string {
  return JSON.stringify([kind, namespace, name, file])
}

function fixesIn(findings: readonly AuditFinding[]): FixesStep[] {
  const clears = findings.filter(({ fix }) => fix?.safe)
  return clears.length > 0 ? [{ kind: 'fixes', clears }] : []
}

/** Those with the most findings first, nobody's last. */
function ownersIn(findings: readonly AuditFinding[]): OwnerStep[] {
  return grouped(findings, ({ owners }) => JSON.stringify(owners))
    .map(([, clears]): OwnerStep => ({ kind: 'owner', owners: clears[0].owners, clears }))
    .sort(
      (a, b) =>
        Number(a.owners.length === 0) - Number(b.owners.length === 0) ||
        b.clears.length - a.clears.length ||
        (a.owners.join() < b.owners.join() ? -1 : 1),
    )
}
