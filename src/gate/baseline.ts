import type { Affected, Finding, Report } from '../finding.js'

/** What was found once, to tell what is new where there is no base to judge: the contract of a baseline file. */
export interface Baseline {
  readonly schemaVersion: 1
  /** The clusters that were judged. */
  readonly clusters: readonly string[]
  readonly findings: readonly {
    readonly fingerprint: string
    readonly ruleId: string
    /** `WorkloadSpread shop/web`, or the file where it is in no object. */
    readonly of: string
    readonly clusters: readonly string[]
    readonly affects: readonly { readonly workload: string; readonly clusters: readonly string[] }[]
  }[]
}

/** The findings of a report as a baseline, in an order that does not depend on files and lines. */
export function baselineOf({ clusters, findings }: Report): Baseline {
  const entries = findings.map(({ fingerprint, ruleId, object, file, clusters: where, affects }) => ({
    fingerprint,
    ruleId,
    of: object ? nameOf(object) : file,
    clusters: [...where].sort(),
    affects: affects.map((each) => ({ workload: nameOf(each), clusters: [...each.clusters].sort() })).sort(byJson),
  }))
  const names = [...new Set(clusters.map(({ name }) => name))].sort()
  return { schemaVersion: 1, clusters: names, findings: entries.sort(byJson) }
}

/**
 * The report with what the baseline has too as existing: the same finding, for the same workload, in the same cluster. A
 * cluster that the baseline does not know makes nothing new.
 */
export function against(report: Report, { clusters, findings }: Baseline): Report {
  const known = new Map<string, Baseline['findings'][number][]>()
  for (const each of findings) known.set(each.fingerprint, [...(known.get(each.fingerprint) ?? []), each])
  const told = new Set(clusters)
  const had = (of: readonly string[], now: readonly string[]) =>
    now.every((name) => of.includes(name) || !told.has(name))
  const judged = (finding: Finding): Finding => {
    const entries = known.get(finding.fingerprint) ?? []
    const stood = (each: Affected) => {
      const then = entries.flatMap(({ affects }) => affects.filter(({ workload }) => workload === nameOf(each)))
      return (
        then.length > 0 &&
        had(
          then.flatMap((one) => one.clusters),
          each.clusters,
        )
      )
    }
    const affects = finding.affects.map((each) => ({ ...each, status: stood(each) ? 'existing' : each.status }))
    const old =
      finding.affects.length > 0
        ? affects.every(({ status }) => status === 'existing')
        : entries.length > 0 &&
          had(
            entries.flatMap((one) => one.clusters),
            finding.clusters,
          )
    return { ...finding, affects, status: old ? 'existing' : finding.status }
  }
  return { ...report, findings: report.findings.map(judged) }
}

function nameOf({ kind, namespace, name }: { kind: string; namespace: string | null; name: string }): string {
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name}`
}

function byJson(one: object, other: object): number {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
