import { describe, expect, test } from 'vitest'
import { FORBIDDEN, STUCK, updated } from './updated.js'

const web = `
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web, namespace: shop }
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers: [{ name: web, image: web:1 }]
`
const sidecarSet = (strategy: string, more = '') => `${web}---
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: log }
spec:
  selector: { matchLabels: { app: web } }
  updateStrategy: ${strategy}
  volumes: [{ name: tmp, emptyDir: {} }]
  containers:
    - name: log
      image: log:1
      ${more}
`
const IMAGES = ['in-place', 'only images of sidecars change']
const renewed = (strategy: string, cluster = '1.33.4/1.8.4') => updated(cluster, sidecarSet(strategy), 'log:1', 'log:2')

// openkruise/kruise@v1.9.0 pkg/control/sidecarcontrol/hash.go:57, pkg/controller/sidecarset/sidecarset_strategy.go:40.
describe('the sidecars of running pods', () => {
  const changed = (from: string, to: string) => updated('1.33.4/1.8.4', sidecarSet('{}'), from, to)

  test('are what their containers say, with their defaults; volumes and init containers are not looked at', () => {
    const same = [['none', 'the sidecars stay as they are']]
    expect(changed('emptyDir: {}', 'emptyDir: { medium: Memory }')).toEqual(same)
    expect(changed('  volumes:', '  initContainers: [{ name: init, image: init:1 }]\n  volumes:')).toEqual(same)
    expect(
      changed(
        'image: log:1',
        'image: log:1\n      imagePullPolicy: IfNotPresent\n      podInjectPolicy: BeforeAppContainer',
      ),
    ).toEqual(same)
    expect(changed('image: log:1', 'image: log:1\n      upgradeStrategy: { upgradeType: ColdUpgrade }')).toEqual(same)
  })

  test('get their image though their volumes change too, and stay where more of them changes', () => {
    const text = 'volumes: [{ name: tmp, emptyDir: {} }]\n  containers:\n    - name: log\n      image: log:1'
    const to =
      'volumes: [{ name: tmp, emptyDir: { medium: Memory } }]\n  containers:\n    - name: log\n      image: log:2'
    expect(changed(text, to)).toEqual([IMAGES])
    expect(changed('image: log:1', 'image: log:2\n      podInjectPolicy: AfterAppContainer')).toEqual([
      ['none', 'more than images changes: pods keep their sidecars until they are made anew'],
    ])
  })

  test('are held back by the update strategy', () => {
    const none = (words: string) => [['none', words]]
    expect(renewed('{ type: NotUpdate }')).toEqual(
      none('with NotUpdate pods keep their sidecars until they are made anew'),
    )
    expect(renewed('{ type: OnDelete }')).toEqual([IMAGES])
    expect(renewed('{ paused: true }')).toEqual(none('the update is paused'))
    const kept = none('the partition keeps the sidecars of every pod')
    expect(renewed('{ partition: 100% }')).toEqual(kept)
    expect(renewed('{ partition: 3 }')).toEqual(kept)
    expect(renewed('{ partition: 2 }')).toEqual([IMAGES])
    expect(renewed('{ partition: 99% }')).toEqual([IMAGES])
    const nobody = none('maxUnavailable 0 lets no ready pod be updated')
    expect(renewed('{ maxUnavailable: 0 }')).toEqual(nobody)
    expect(renewed('{ maxUnavailable: 0% }')).toEqual(nobody)
    expect(renewed('{ maxUnavailable: 1% }')).toEqual([IMAGES])
  })

  test('are those of the pods that it selects now, and that its update selector matches', () => {
    const matched = (selector: string) => renewed(`{ selector: { matchLabels: { ${selector} } } }`)
    expect(matched('app: web')).toEqual([IMAGES])
    expect(matched('app: shop')).toEqual([['none', 'the selector of the update strategy matches no pod in view']])
    const text = sidecarSet('{}')
    const lines = text.slice(text.indexOf('  selector: { matchLabels: { app: web } }\n  update'))
    expect(
      updated('1.33.4/1.8.4', text, lines, lines.replace('app: web', 'app: shop').replace('log:1', 'log:2')),
    ).toEqual([['none', 'the SidecarSet selects none of the pods any more']])
  })

  test('are upgraded hot in a container of their own', () => {
    const hot = sidecarSet('{}', 'upgradeStrategy: { upgradeType: HotUpgrade, hotUpgradeEmptyImage: empty:1 }')
    expect(updated('1.33.4/1.8.4', hot, 'log:1', 'log:2')).toEqual([
      ['in-place', 'only images of sidecars change; log: upgraded hot, in the empty container beside it'],
    ])
    expect(updated('1.33.4/1.8.4', hot, 'empty:1', 'empty:2')).toEqual([
      ['none', 'more than images changes: pods keep their sidecars until they are made anew'],
    ])
  })

  // Recorded: k-ss-put-stopsignal.
  test('cannot be renewed in pods with a field that Kruise does not know', () => {
    const text = sidecarSet('{}')
      .replace('apps.kruise.io/v1alpha1\nkind: CloneSet', 'apps/v1\nkind: Deployment')
      .replace('{ name: web, image: web:1 }', '{ name: web, image: web:1, lifecycle: { stopSignal: SIGUSR1 } }')
      .replace('containers: [{', 'os: { name: linux }\n      containers: [{')
      .replace('      image: log:1', '      image: log:1\n      podInjectPolicy: AfterAppContainer')
    const gate = { featureGates: { ContainerStopSignals: true } }
    expect(updated('1.36.3/1.9.0', text, 'log:1', 'log:2', gate)).toEqual([['stuck', STUCK, FORBIDDEN]])
  })
})
