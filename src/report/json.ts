import type {
  Affected,
  Allowance,
  Finding,
  JudgedCluster,
  ObjectRef,
  Place,
  Refused,
  Report,
  RolloutRow,
  Skipped,
  VersionsChange,
} from '../finding.js'
import { inertJson } from './visible.js'

/**
 * The report as `check --format json` prints it (policies/schema/report.json): keys in the contract's order, two spaces
 * deep, and nothing in it that a terminal or a runner would obey.
 */
export function renderJson(report: Report): string {
  const { documents, checked, skipped, leftOut: passive } = report.ledger
  return printed({
    schemaVersion: report.schemaVersion,
    clusters: report.clusters.map(cluster),
    findings: report.findings.map(finding),
    ...(report.rollout && { rollout: report.rollout.map(row) }),
    ...(report.versions && { versions: versions(report.versions) }),
    ...(report.mended && { mended: report.mended.map(finding) }),
    ...(report.allowances && { allowances: report.allowances.map(allowance) }),
    ledger: {
      documents,
      checked,
      skipped: skipped.map(leftOut),
      ...(passive && { leftOut: passive.map(leftOut) }),
    },
  })
}

/** A value as every JSON report prints it. */
export function printed(value: unknown): string {
  return `${inertJson(JSON.stringify(value, null, 2))}\n`
}

/** A cluster as every JSON report has it. */
export const cluster = ({
  name,
  environment,
  kubernetes,
  kruise,
  vcluster,
  host,
  notes,
  openKinds,
  next,
  config,
}: JudgedCluster) => ({
  name,
  environment,
  kubernetes,
  kruise,
  vcluster,
  host,
  notes,
  openKinds,
  ...(next && { next: { kubernetes: next.kubernetes, kruise: next.kruise, vcluster: next.vcluster } }),
  ...(config !== undefined && { config }),
})

const leftOut = ({ file, line, reason, unchecked }: Skipped) => ({
  file,
  line,
  reason,
  ...(unchecked && { unchecked }),
})

const place = ({ file, line, column, endLine, endColumn }: Place) => ({ file, line, column, endLine, endColumn })

/** An object as every JSON report names it. */
export const object = ({ apiVersion, kind, namespace, name }: ObjectRef) => ({ apiVersion, kind, namespace, name })

const affected = ({ kind, namespace, name, file, line, clusters, status }: Affected) => ({
  kind,
  namespace,
  name,
  file,
  line,
  clusters,
  status,
})

const refusal = ({ by, message, others }: Refused) => ({
  by,
  message,
  ...(others && { others: others.map((each) => ({ by: each.by, message: each.message, clusters: each.clusters })) }),
})

const versions = ({ clusters, broken, mended, unchanged }: VersionsChange) => ({
  clusters: clusters.map(({ name, from, to }) => ({ name, from: cluster(from), to: cluster(to) })),
  broken: broken.map(finding),
  mended: mended.map(finding),
  unchanged: unchanged.map(finding),
})

const row = ({ object: of, file, line, pods, clusters, outcome, because, refusal: said, runs }: RolloutRow) => ({
  object: object(of),
  file,
  line,
  pods,
  clusters,
  outcome,
  because,
  ...(said && { refusal: { by: said.by, message: said.message } }),
  runs,
})

/** A finding as every JSON report has it. */
export const finding = (each: Finding) => ({
  ruleId: each.ruleId,
  family: each.family,
  severity: each.severity,
  message: each.message,
  symptom: each.symptom,
  ...(each.refusal && { refusal: refusal(each.refusal) }),
  ...place(each),
  ...(each.confidence && { confidence: each.confidence }),
  ...(each.renderedFrom !== undefined && { renderedFrom: each.renderedFrom }),
  changedHere: each.changedHere && {
    file: each.changedHere.file,
    line: each.changedHere.line,
    column: each.changedHere.column,
  },
  object: each.object && object(each.object),
  path: each.path,
  clusters: each.clusters,
  ...(each.coming && {
    coming: each.coming.map(({ versions, clusters, failsFrom }) => ({ versions, clusters, failsFrom })),
  }),
  ...(each.config !== undefined && { config: each.config }),
  affects: each.affects.map(affected),
  related: each.related.map((related) => ({
    ...place(related),
    ...(related.confidence && { confidence: related.confidence }),
    note: related.note,
  })),
  why: each.why,
  remedy: each.remedy,
  assumes: each.assumes,
  basis: { level: each.basis.level, evidence: each.basis.evidence },
  ...(each.fix && {
    fix: {
      title: each.fix.title,
      safe: each.fix.safe,
      edits: each.fix.edits.map(({ file, start, end, newText }) => ({ file, start, end, newText })),
    },
  }),
  ...(each.locked && { locked: each.locked }),
  fingerprint: each.fingerprint,
  status: each.status,
})

/** An allowance as every JSON report has it. */
export const allowance = (each: Allowance) => ({
  rule: each.rule,
  file: each.file,
  line: each.line,
  column: each.column,
  ...(each.until !== undefined && { until: each.until }),
  because: each.because,
  from: each.from,
  status: each.status,
  state: each.state,
  allows: each.allows.map(finding),
  ...(each.config !== undefined && { config: each.config }),
})
