import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crdFields, fieldsAt, pruned } from '../../src/admission/crd-fields.js'
import type { Cluster } from '../../src/cluster/profile.js'
import type { Json } from '../../src/source/path.js'
import { pointer } from '../../src/source/path.js'
import type { Manifest } from '../../src/workload/manifest.js'
import { cellOf, manifests, outcome } from './cluster.js'

const kruise = (release: string): Cluster => cellOf(`1.32.13/${release}`, []).profile
const lost = (release: string, text: string): string[] =>
  pruned(manifests(text)[0] as Manifest, kruise(release)).lost.map(pointer)

const CLONESET = `
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web, label: kept }
spec:
  progressDeadlineSeconds: 600
  updateStrategy: { maxUnavailble: 1, inPlaceUpdateStrategy: { gracePeriodSecond: 5 } }
  scaleStrategy: { disablePVCReuse: true }
  template: { specc: {}, spec: { nodeselector: {} } }
status: { any: thing }
`

describe('pruned', () => {
  test('takes out what the definition of the release lacks, at any depth, and nothing of a template', () => {
    const always = [
      '/spec/updateStrategy/maxUnavailble',
      '/spec/updateStrategy/inPlaceUpdateStrategy/gracePeriodSecond',
    ]
    expect(lost('1.3.0', CLONESET)).toEqual([
      '/spec/progressDeadlineSeconds',
      ...always,
      '/spec/scaleStrategy/disablePVCReuse',
    ])
    expect(lost('1.8.4', CLONESET)).toEqual(['/spec/progressDeadlineSeconds', ...always])
    expect(lost('1.9.0', CLONESET)).toEqual(always)
  })

  test('the releases between are those of their tags, a field that came and went and came among them', () => {
    const job = `
apiVersion: apps.kruise.io/v1alpha1
kind: ImagePullJob
metadata: { name: a }
spec: { image: a, imagePullPolicy: Always }
`
    const releases = ['1.5.1', '1.5.2', '1.5.3', '1.5.5', '1.6.0', '1.9.0']
    expect(releases.filter((release) => lost(release, job).length > 0)).toEqual(['1.5.1', '1.5.3', '1.5.5'])
  })

  test('1.7.5 has the definitions of 1.8.3', () => {
    const spread = `
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: a }
spec: { targetFilter: {} }
`
    expect(['1.7.4', '1.7.5', '1.8.0'].map((release) => lost(release, spread))).toEqual([
      ['/spec/targetFilter'],
      [],
      [],
    ])
  })

  test('a version has its own fields', () => {
    const set = (version: string) => `
apiVersion: apps.kruise.io/${version}
kind: StatefulSet
metadata: { name: a }
spec: { reserveOrdinals: [1], ordinals: { start: 2 }, updateStrategy: { rollingUpdate: { paused: true, x: 1 } } }
`
    const x = '/spec/updateStrategy/rollingUpdate/x'
    expect(lost('1.9.0', set('v1alpha1'))).toEqual(['/spec/reserveOrdinals', '/spec/ordinals', x])
    expect(lost('1.6.4', set('v1beta1'))).toEqual(['/spec/ordinals', x])
    expect(lost('1.9.0', set('v1beta1'))).toEqual([x])
    expect(lost('1.9.0', set('v2'))).toEqual([])
  })

  test('items of a list, and what stands in a container that keeps unknown fields', () => {
    const set = `
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: a }
spec:
  containers:
    - { name: a, mine: 1, upgradeStrategy: { upgradeTyp: x }, transferEnv: [{ envName: A }, { envNam: B }] }
`
    expect(lost('1.8.4', set)).toEqual([
      '/spec/containers/0/upgradeStrategy/upgradeTyp',
      '/spec/containers/0/transferEnv/1/envNam',
    ])
  })

  test('names that are marks in the table, or of every object, are no fields', () => {
    const spread = `
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: a }
spec: { '...': 1, '*': 1, '[]': 1, constructor: 1, __proto__: 1, selector: { matchLabels: { constructor: a, '*': b } } }
`
    expect(lost('1.9.0', spread)).toEqual(['/spec/...', '/spec/*', '/spec/[]', '/spec/constructor', '/spec/__proto__'])
  })

  test('an object that loses nothing is itself; another one stands in the same place', () => {
    const [whole] = manifests(
      '{ apiVersion: apps.kruise.io/v1alpha1, kind: CloneSet, metadata: { name: a }, spec: {} }',
    )
    expect(pruned(whole as Manifest, kruise('1.9.0')).manifest).toBe(whole)
    const [web] = manifests(CLONESET)
    const { manifest } = pruned(web as Manifest, kruise('1.9.0'))
    expect([manifest.document, manifest.at, manifest.name]).toEqual([web?.document, web?.at, 'web'])
    expect(manifest.spec.updateStrategy).toEqual({ inPlaceUpdateStrategy: {} })
    expect(web?.spec.updateStrategy).toHaveProperty('maxUnavailble')
    expect(pruned(manifest, kruise('1.9.0')).lost).toEqual([])
  })

  test('no shape makes it throw, and pruning twice is pruning once', () => {
    const key = fc.constantFrom('spec', 'template', 'updateStrategy', 'selector', 'matchExpressions', 'key', 'x')
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom<Json>(null, 1, 'a'),
        fc.array(tie('tree'), { maxLength: 2 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
      ),
    }))
    fc.assert(
      fc.property(tree, (spec) => {
        const text = JSON.stringify({
          apiVersion: 'apps.kruise.io/v1alpha1',
          kind: 'CloneSet',
          metadata: { name: 'a' },
          spec,
        })
        const once = pruned(manifests(text)[0] as Manifest, kruise('1.9.0')).manifest
        expect(pruned(once, kruise('1.9.0')).lost).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

test('the definitions name the own fields of a sidecar', () => {
  const named = (release: string) => {
    const known = crdFields({ apiVersion: 'apps.kruise.io/v1alpha1', kind: 'SidecarSet' }, kruise(release))
    return Object.keys((fieldsAt(known, ['spec', 'containers', '[]']) ?? {}) as object)
  }
  expect(named('1.8.4')).not.toContain('resourcesPolicy')
  expect(named('1.9.0')).toEqual(expect.arrayContaining(['resourcesPolicy', 'shareVolumeDevicePolicy', 'transferEnv']))
  expect(crdFields({ apiVersion: 'apps/v1', kind: 'Deployment' }, kruise('1.9.0'))).toBeUndefined()
})

test('webhooks see what is left: a field that is not stored refuses nothing', () => {
  const set = `
apiVersion: apps.kruise.io/v1alpha1
kind: StatefulSet
metadata: { name: db, namespace: shop }
spec:
  selector: { matchLabels: { app: db } }
  reserveOrdinals: [-1, -1]
  template:
    metadata: { labels: { app: db } }
    spec: { containers: [{ name: db, image: a }] }
`
  const { object } = outcome('1.32.13/1.7.2', set)
  expect([object.verdict, object.dropped]).toEqual([
    'admitted',
    [{ path: ['spec', 'reserveOrdinals'], by: 'kube-apiserver' }],
  ])
  expect(outcome('1.32.13/1.7.2', set.replace('v1alpha1', 'v1beta1')).object.verdict).toBe('rejected')
})
