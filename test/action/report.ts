import type { Finding, Report } from '../../src/finding.js'

/** A finding that a test shapes. */
export function finding(more: Partial<Finding> = {}): Finding {
  return {
    ...{ ruleId: 'priority/a-rule', family: 'priority', severity: 'error', message: 'Pods are refused.' },
    ...{
      symptom: 'FailedCreate',
      changedHere: null,
      object: null,
      path: '',
      clusters: ['prod'],
      affects: [],
      related: [],
    },
    ...{ file: 'a.yaml', line: 2, column: 3, endLine: 2, endColumn: 9, why: 'because', remedy: 'mend it', assumes: [] },
    ...{ basis: { level: 'recorded', evidence: ['a01'] }, fingerprint: 'f', status: 'new' },
    ...more,
  }
}

/** A report of one cluster with these findings. */
export function reportOf(findings: readonly Finding[], checked = 3): Report {
  const cluster = { name: 'prod', environment: null, kubernetes: '1.31.4', kruise: '1.6.3', vcluster: null, host: null }
  return {
    schemaVersion: 1,
    clusters: [{ ...cluster, notes: [], openKinds: [] }],
    findings,
    ledger: { documents: checked, checked, skipped: [] },
  }
}
