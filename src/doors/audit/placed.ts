import type { Finding, JudgedCluster, Report } from '../../finding.js'

/** A report on a checkout as one from where it stands: every file is named from there. `config` is the checkout's, in a report on several. */
export function placedIn(name: string, report: Report, config?: string): Report {
  const from = (file: string) => under(name, file)
  const of = <T extends { readonly config?: string }>(each: T): T => {
    const own = each.config ?? config
    return own === undefined ? each : { ...each, config: from(own) }
  }
  const at = <T extends { readonly file: string }>(each: T): T => ({ ...each, file: from(each.file) })
  const finding = (each: Finding): Finding => ({
    ...of(at(each)),
    changedHere: each.changedHere && at(each.changedHere),
    affects: each.affects.map(at),
    related: each.related.map(at),
    ...(each.fix && { fix: { ...each.fix, edits: each.fix.edits.map(at) } }),
  })
  return {
    schemaVersion: report.schemaVersion,
    clusters: report.clusters.map((each) => of(each)),
    findings: report.findings.map(finding),
    ...(report.allowances && {
      allowances: report.allowances.map((each) => ({ ...of(at(each)), allows: each.allows.map(finding) })),
    }),
    ledger: { ...report.ledger, skipped: report.ledger.skipped.map(at) },
  }
}

/** A file of a checkout from where the checkout stands. */
export function under(name: string, file: string): string {
  return name === '' ? file : `${name}/${file}`
}

/** What people call the clusters of a checkout: by their configuration too, where two have one of the name. */
export function shownIn(clusters: readonly JudgedCluster[]): (cluster: string, config: string | undefined) => string {
  const configs = new Map<string, Set<string | undefined>>()
  for (const { name, config } of clusters) configs.set(name, (configs.get(name) ?? new Set()).add(config))
  return (cluster, config) =>
    (configs.get(cluster)?.size ?? 0) > 1 && config !== undefined ? `${cluster} (${config})` : cluster
}
