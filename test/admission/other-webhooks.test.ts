import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/index.js'

const says = 'Webhook inject.example.io of mesh, which sees these pods, changes nothing that matters here'
const rule = { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }
const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'shop', labels: { app: 'a' } } }
const spec = { priorityClassName: 'gone', containers: [{ name: 'a', image: 'a' }] }
const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop', labels: { mesh: 'on' } } }

const configuration = (webhook: object, name = 'mesh') => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'MutatingWebhookConfiguration',
  metadata: { name },
  webhooks: [{ name: 'inject.example.io', rules: [rule], ...webhook }],
})
const clusters = '{ name: a, kubernetes: 1.31, knows: [PriorityClass] }'

async function judged(...objects: object[]) {
  const text = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [{ ...pod, spec }, namespace, ...objects] })
  const { report } = await checkFiles([
    { path: '.github/kruise-preflight.yml', text: `clusters: [${clusters}]` },
    { path: 'a.yaml', text },
  ])
  return report.findings.map(({ ruleId, severity, assumes }) => [ruleId, severity, assumes])
}

describe('the mutating webhook of somebody else', () => {
  test.each<readonly [string, object, boolean]>([
    ['without selectors', {}, true],
    ['that selects the namespace', { namespaceSelector: { matchLabels: { mesh: 'on' } } }, true],
    ['that selects another namespace', { namespaceSelector: { matchLabels: { mesh: 'off' } } }, false],
    ['that selects the pod', { objectSelector: { matchLabels: { app: 'a' } } }, true],
    ['that selects another pod', { objectSelector: { matchLabels: { app: 'b' } } }, false],
    ['of anything', { rules: [{ ...rule, resources: ['*/*'], apiGroups: ['*'], operations: ['*'] }] }, true],
    ['of updates', { rules: [{ ...rule, operations: ['UPDATE'] }] }, false],
    ['of Deployments', { rules: [{ ...rule, apiGroups: ['apps'], resources: ['deployments'] }] }, false],
    ['of what has no namespace', { rules: [{ ...rule, scope: 'Cluster' }] }, false],
  ])('%s is named where it sees the pods, and makes no finding weaker', async (_, webhook, sees) => {
    expect(await judged(configuration(webhook))).toEqual([['priority-class-missing', 'error', sees ? [says] : []]])
  })

  test('Kruise\u2019s own are none of them', async () => {
    expect(await judged(configuration({}, 'kruise-mutating-webhook-configuration'))).toEqual([
      ['priority-class-missing', 'error', []],
    ])
  })
})
