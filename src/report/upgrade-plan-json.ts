import type { Planned, PlanReport, PlanStep } from '../upgrade.js'
import { cluster, finding, printed } from './json.js'

/** The plan as `upgrade --plan --format json` prints it (policies/schema/plan.json). */
export function renderUpgradePlanJson({ schemaVersion, plans, changes, ledger }: PlanReport): string {
  const { documents, checked, skipped } = ledger
  return printed({
    schemaVersion,
    plans: plans.map(({ clusters, now, steps, orders }) => ({
      clusters,
      now: cluster(now),
      steps: steps.map(step),
      orders: orders.map(({ order, best, between }) => ({ order, best, between: between.map(planned) })),
    })),
    changes: changes.map((each) => ({
      ...finding(each),
      before: each.before.map(({ release, clusters }) => ({ release, clusters })),
    })),
    ledger: { documents, checked, skipped: skipped.map(({ file, line, reason }) => ({ file, line, reason })) },
  })
}

const step = ({ releases, broken, mended, unknown, notes }: PlanStep) => ({
  releases,
  broken: broken.map(planned),
  mended: mended.map(planned),
  unknown: unknown.map(planned),
  notes,
})

const planned = ({ ruleId, severity, message, file, line, affects }: Planned) => ({
  ruleId,
  severity,
  message,
  file,
  line,
  affects: affects.map(({ kind, namespace, name }) => ({ kind, namespace, name })),
})
