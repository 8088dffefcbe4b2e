import type { Need, NeedyFinding, RunsRow, Upgraded, UpgradeReport } from '../upgrade.js'
import { allowance, cluster, finding, object, printed } from './json.js'

/** The comparison as `upgrade --format json` prints it (policies/schema/upgrade.json). */
export function renderUpgradeJson(report: UpgradeReport): string {
  const { documents, checked, skipped } = report.ledger
  return printed({
    schemaVersion: report.schemaVersion,
    upgrades: report.upgrades.map(upgraded),
    broken: report.broken.map(needy),
    mended: report.mended.map(finding),
    unchanged: report.unchanged.map(needy),
    runs: report.runs.map(row),
    ...(report.allowances && { allowances: report.allowances.map(allowance) }),
    ledger: { documents, checked, skipped: skipped.map(({ file, line, reason }) => ({ file, line, reason })) },
  })
}

const upgraded = ({ cluster: name, from, to }: Upgraded) => ({
  cluster: name,
  from: from.map(cluster),
  to: to.map(cluster),
})

const need = ({ clusters, releases, breaks }: Need) => ({
  clusters,
  releases,
  breaks: breaks.map(({ ruleId, severity, message, file, line }) => ({ ruleId, severity, message, file, line })),
})

const needy = (each: NeedyFinding) => ({ ...finding(each), needs: each.needs.map(need) })

const row = ({ object: of, file, line, pods, clusters, runs }: RunsRow) => ({
  object: object(of),
  file,
  line,
  pods,
  clusters,
  runs,
})
