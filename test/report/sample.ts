import type { Affected, Finding, JudgedCluster, Report } from '../../src/finding.js'

/** A file with a subset's patch on line 28, as the finding of `finding()` has it. */
export const spreadLine = '          priorityClassName: high-priority # the class'

export function cluster(name: string, more: Partial<JudgedCluster> = {}): JudgedCluster {
  return {
    name,
    environment: null,
    kubernetes: '1.28.7',
    kruise: '1.6.3',
    vcluster: null,
    host: null,
    notes: [],
    openKinds: [],
    ...more,
  }
}

export function affected(name: string, more: Partial<Affected> = {}): Affected {
  return {
    kind: 'CloneSet',
    namespace: 'shop',
    name,
    file: `${name}.yaml`,
    line: 1,
    clusters: ['prod-eu'],
    status: 'new',
    ...more,
  }
}

export function finding(more: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'subset-patch-changes-priority-class',
    family: 'priority',
    severity: 'error',
    message: 'Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.',
    symptom: 'Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread',
    refusal: {
      by: 'Priority',
      message:
        'the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000000000 from the given PriorityClass name',
    },
    file: 'spread.yaml',
    line: 28,
    column: 11,
    endLine: 28,
    endColumn: 43,
    changedHere: null,
    object: { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'WorkloadSpread', namespace: 'shop', name: 'web' },
    path: '/spec/subsets/0/patch/spec/priorityClassName',
    clusters: ['prod-eu'],
    affects: [affected('web', { kind: 'Deployment' })],
    related: [],
    why: '',
    remedy: 'add `priority: 1000000000` beside it, or run kruise 1.8.0; 1.7.2 is not enough',
    assumes: [],
    basis: { level: 'recorded', evidence: ['a09', 'a02'] },
    fingerprint: 'f1',
    status: 'new',
    ...more,
  }
}

export function report(more: Partial<Report> = {}): Report {
  return {
    schemaVersion: 1,
    clusters: [
      cluster('prod-eu', { environment: 'prod' }),
      cluster('prod-us', { environment: 'prod', kubernetes: '1.32.0', kruise: '1.8.0' }),
    ],
    findings: [finding()],
    ledger: { documents: 4, checked: 4, skipped: [] },
    ...more,
  }
}
