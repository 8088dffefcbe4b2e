import { describe, expect, test } from 'vitest'
import { droppedFields, unreadFields } from '../../src/admission/dropped.js'
import { pointer } from '../../src/source/path.js'
import type { Manifest } from '../../src/workload/manifest.js'
import { cellOf, manifests } from './cluster.js'

const dropped = (release: string, text: string): string[] =>
  droppedFields(manifests(text)[0] as Manifest, cellOf(`1.32.13/${release}`, []).profile).map(
    ({ path, by }) => `${by} ${pointer(path)}`,
  )
const unread = (release: string, text: string): string[] =>
  unreadFields(manifests(text)[0] as Manifest, cellOf(`1.32.13/${release}`, []).profile).map(pointer)

const template =
  '{ spec: { hostUsers: false, nodeselector: {}, containers: [{ name: a, lifecycle: { stopSignal: A } }] } }'

describe('what a Kruise object loses', () => {
  test('fields of its template that its build does not know, wherever the template stands', () => {
    const set = `{ apiVersion: apps.kruise.io/v1alpha1, kind: CloneSet, metadata: { name: a }, spec: { template: ${template} } }`
    const at = 'mcloneset.kb.io /spec/template/spec'
    const always = [`${at}/nodeselector`, `${at}/containers/0/lifecycle/stopSignal`]
    expect(dropped('1.5.5', set)).toEqual([`${at}/hostUsers`, ...always])
    expect(dropped('1.9.0', set)).toEqual(always)
    const united = `
apiVersion: apps.kruise.io/v1alpha1
kind: UnitedDeployment
metadata: { name: a }
spec: { template: { deploymentTemplate: { spec: { template: ${template} } } } }
`
    expect(dropped('1.9.0', united)).toContain(
      'muniteddeployment.kb.io /spec/template/deploymentTemplate/spec/template/spec/nodeselector',
    )
  })

  test("fields of a sidecar and of a volume, but not those that are the SidecarSet's own", () => {
    const set = `
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: a }
spec:
  initContainers: [{ name: i, restartPolicy: Always, transferEnv: [] }]
  containers: [{ name: a, podInjectPolicy: x, resourcesPolicy: {}, env: [{ name: A, podInjectPolicy: x }] }]
  volumes: [{ name: v, image: {} }]
`
    const by = 'msidecarset.kb.io /spec'
    const env = `${by}/containers/0/env/0/podInjectPolicy`
    expect(dropped('1.6.3', set)).toEqual([
      `${by}/containers/0/resourcesPolicy`,
      env,
      `${by}/initContainers/0/restartPolicy`,
      `${by}/volumes/0/image`,
    ])
    expect(dropped('1.9.0', set)).toEqual([env])
  })

  test('the namespaceSelector beside a namespace, which another selector replaces when the object is stored', () => {
    const set = (namespace: string) => `
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: a }
spec:
  ${namespace}
  namespaceSelector:
    matchLabels: { team: a, kubernetes.io/metadata.name: shop }
    matchExpressions: [{ key: a, operator: Exists }]
`
    const at = 'conversion /spec/namespaceSelector'
    expect(dropped('1.9.0', set('namespace: shop'))).toEqual([`${at}/matchLabels/team`, `${at}/matchExpressions`])
    expect(dropped('1.9.0', set(''))).toEqual([])
    expect(dropped('1.8.4', set('namespace: shop'))).toEqual([])
    expect(dropped('1.3.0', set('namespace: shop'))).toEqual(['kube-apiserver /spec/namespaceSelector'])
  })

  test('no other object loses anything', () => {
    expect(
      dropped(
        '1.0.0',
        `{ apiVersion: apps/v1, kind: Deployment, metadata: { name: a }, spec: { template: ${template} } }`,
      ),
    ).toEqual([])
  })
})

describe('what the pod webhook cannot read', () => {
  test('is in the template of a Deployment, and in the patches of a WorkloadSpread, directives aside', () => {
    const deployment = `{ apiVersion: apps/v1, kind: Deployment, metadata: { name: a }, spec: { template: ${template} } }`
    expect(unread('1.9.0', deployment)).toEqual([
      '/spec/template/spec/nodeselector',
      '/spec/template/spec/containers/0/lifecycle/stopSignal',
    ])
    const spread = `
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: a }
spec:
  subsets:
    - { name: a }
    - { name: b, patch: { spec: { hostUsers: true, $patch: merge, "$setElementOrder/containers": [], nodeselector: {} } } }
`
    expect(unread('1.9.0', spread)).toEqual(['/spec/subsets/1/patch/spec/nodeselector'])
    expect(dropped('1.9.0', spread)).toEqual([])
  })
})
