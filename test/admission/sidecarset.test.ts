import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/workload/manifest.js'
import { names, outcome, podOf, writer } from './cluster.js'

const EVERY = [
  '1.28.15/1.2.0',
  '1.28.15/1.3.0',
  '1.28.15/1.5.5',
  '1.28.15/1.6.4',
  '1.28.15/1.7.4',
  '1.28.15/1.8.4',
  '1.28.15/1.9.0',
]

const pod = (spec: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web', namespace: 'shop', labels: { app: 'web' }, ...metadata },
  spec: { containers: [{ name: 'app', image: 'app:1' }], ...spec },
})

const sidecarSet = (name: string, spec: JsonObject = {}): JsonObject => ({
  apiVersion: 'apps.kruise.io/v1alpha1',
  kind: 'SidecarSet',
  metadata: { name },
  spec: { selector: { matchLabels: { app: 'web' } }, containers: [{ name, image: `${name}:1` }], ...spec },
})

const text = (...objects: JsonObject[]): string => objects.map((each) => JSON.stringify(each)).join('\n---\n')

function containers(versions: string, objects: JsonObject[], gates: Record<string, boolean> = {}): unknown[] {
  return names(podOf(versions, text(...objects), { kruiseFeatureGates: gates }).pod.spec.containers)
}

const container = (versions: string, objects: JsonObject[], name: string, list = 'containers'): JsonObject =>
  (podOf(versions, text(...objects)).pod.spec[list] as JsonObject[]).find((each) => each.name === name)!

describe('which SidecarSets a pod meets', () => {
  test.each([
    [{ matchLabels: { app: 'web' } }, true],
    [{ matchLabels: { app: 'api' } }, false],
    [{ matchLabels: { app: 'web', tier: 'x' } }, false],
    [{ matchExpressions: [{ key: 'app', operator: 'In', values: ['api', 'web'] }] }, true],
    [{ matchExpressions: [{ key: 'tier', operator: 'DoesNotExist' }] }, true],
    [{ matchExpressions: [{ key: 'tier', operator: 'NotIn', values: ['x'] }] }, true],
    [
      {
        matchExpressions: [
          { key: 'app', operator: 'Exists' },
          { key: 'tier', operator: 'Exists' },
        ],
      },
      false,
    ],
    // An empty selector selects no pod at all.
    [{}, false],
    [{ matchLabels: {} }, false],
    [null, false],
  ])('selector %j: %s', (selector, matches) => {
    const injected = containers('1.28.15/1.8.4', [pod(), sidecarSet('log', { selector: selector as JsonObject })])
    expect(injected).toEqual(matches ? ['log', 'app'] : ['app'])
  })

  test('a paused one injects nothing', () => {
    expect(containers('1.28.15/1.8.4', [pod(), sidecarSet('log', { injectionStrategy: { paused: true } })])).toEqual([
      'app',
    ])
  })

  test('namespace', () => {
    for (const versions of EVERY) {
      expect(containers(versions, [pod(), sidecarSet('log', { namespace: 'shop' })])).toEqual(['log', 'app'])
      expect(containers(versions, [pod(), sidecarSet('log', { namespace: 'other' })])).toEqual(['app'])
    }
  })

  test('namespaceSelector is dropped before 1.4', () => {
    const set = sidecarSet('log', { namespaceSelector: { matchLabels: { team: 'a' } } })
    const namespace = (labels: JsonObject): JsonObject => ({
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'shop', labels },
    })
    const seen = (versions: string, labels: JsonObject) => containers(versions, [pod(), set, namespace(labels)])
    expect(seen('1.28.15/1.3.0', { team: 'b' })).toEqual(['log', 'app'])
    expect(seen('1.28.15/1.4.0', { team: 'b' })).toEqual(['app'])
    expect(seen('1.28.15/1.4.0', { team: 'a' })).toEqual(['log', 'app'])
    const byName = sidecarSet('log', { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'shop' } } })
    expect(containers('1.28.15/1.9.0', [pod(), byName])).toEqual(['log', 'app'])
  })

  test('beside a namespace, a namespaceSelector is lost from 1.9 on', () => {
    const set = sidecarSet('log', { namespace: 'shop', namespaceSelector: { matchLabels: { team: 'a' } } })
    expect(containers('1.28.15/1.8.4', [pod(), set])).toEqual(['app'])
    expect(containers('1.28.15/1.9.0', [pod(), set])).toEqual(['log', 'app'])
  })

  test('pods of kube-system get none before 1.3', () => {
    const system = pod({}, { namespace: 'kube-system' })
    expect(containers('1.28.15/1.2.0', [system, sidecarSet('log')])).toEqual(['app'])
    expect(containers('1.28.15/1.3.0', [system, sidecarSet('log')])).toEqual(['log', 'app'])
  })

  test('without the webhook, or without Kruise, nothing is injected', () => {
    expect(containers('1.28.15/1.8.4', [pod(), sidecarSet('log')], { PodWebhook: false })).toEqual(['app'])
    expect(containers('1.28.15', [pod(), sidecarSet('log')])).toEqual(['app'])
  })
})

describe('where containers stand', () => {
  const set = sidecarSet('s', {
    containers: [
      { name: 'z', image: 'z:1' },
      { name: 'after', image: 'a:1', podInjectPolicy: 'AfterAppContainer' },
      { name: 'a', image: 'a:1', podInjectPolicy: 'BeforeAppContainer' },
    ],
  })

  test('before the pod’s own unless it says after, in the order in which they are written', () => {
    for (const versions of EVERY) expect(containers(versions, [pod(), set])).toEqual(['z', 'a', 'app', 'after'])
  })

  test('EnableSortSidecarContainerByName sorts them', () => {
    expect(containers('1.28.15/1.9.0', [pod(), set], { EnableSortSidecarContainerByName: true })).toEqual([
      'a',
      'z',
      'app',
      'after',
    ])
  })

  test('SidecarSets in the order in which they are applied; those with a namespace first from 1.7 to 1.8', () => {
    const sets = [sidecarSet('b', { namespace: 'shop' }), sidecarSet('c'), sidecarSet('a')]
    expect(containers('1.28.15/1.6.4', [pod(), ...sets])).toEqual(['b', 'c', 'a', 'app'])
    expect(containers('1.28.15/1.7.4', [pod(), ...[...sets].reverse()])).toEqual(['b', 'a', 'c', 'app'])
    expect(containers('1.28.15/1.9.0', [pod(), ...[...sets].reverse()])).toEqual(['a', 'c', 'b', 'app'])
  })

  test('one of the same name takes the place of the pod’s own, and is the SidecarSet’s', () => {
    const two = pod({
      containers: [
        { name: 'app', image: 'app:1' },
        { name: 'log', image: 'own:1', args: ['x'] },
      ],
    })
    const seen = podOf('1.28.15/1.8.4', text(two, sidecarSet('log')))
    expect(names(seen.pod.spec.containers)).toEqual(['app', 'log'])
    expect((seen.pod.spec.containers as JsonObject[])[1]).toMatchObject({ image: 'log:1' })
    expect((seen.pod.spec.containers as JsonObject[])[1]).not.toHaveProperty('args')
    expect(writer(seen, 'spec', 'containers', 0, 'image')).toBe('Pod/web spec/containers/0/image')
    expect(writer(seen, 'spec', 'containers', 1, 'image')).toBe('SidecarSet/log spec/containers/0/image')
  })

  test('every origin moves with its container', () => {
    const seen = podOf('1.28.15/1.8.4', text(pod(), set))
    const origins = [0, 1, 2, 3].map((at) => writer(seen, 'spec', 'containers', at, 'image'))
    expect(origins).toEqual([
      'SidecarSet/s spec/containers/0/image',
      'SidecarSet/s spec/containers/2/image',
      'Pod/web spec/containers/0/image',
      'SidecarSet/s spec/containers/1/image',
    ])
  })

  test('init containers by name, behind the pod’s own; podInjectPolicy counts from 1.7 on', () => {
    const own = pod({ initContainers: [{ name: 'm', image: 'm:1' }] })
    const init = sidecarSet('s', {
      containers: [],
      initContainers: [
        { name: 'z', image: 'z:1', podInjectPolicy: 'BeforeAppContainer' },
        { name: 'b', image: 'b:1' },
        { name: 'm', image: 'new:1' },
      ],
    })
    const seen = (versions: string) => podOf(versions, text(own, init), { mode: 'look-past' }).pod.spec.initContainers
    expect(names(seen('1.28.15/1.6.4'))).toEqual(['m', 'b', 'm', 'z'])
    expect(names(seen('1.28.15/1.7.4'))).toEqual(['z', 'm', 'b'])
    expect((seen('1.28.15/1.7.4') as JsonObject[])[1]).toMatchObject({ image: 'new:1' })
  })

  test('a SidecarSet without containers changes nothing, and leaves no empty lists', () => {
    const { spec } = podOf(
      '1.28.15/1.8.4',
      text(pod(), sidecarSet('s', { containers: [], volumes: [{ name: 'v' }] })),
    ).pod
    expect(Object.keys(spec)).not.toContain('volumes')
    const other = podOf('1.28.15/1.8.4', text(pod(), sidecarSet('s'))).pod.spec
    for (const key of ['volumes', 'initContainers', 'imagePullSecrets']) expect(Object.keys(other)).not.toContain(key)
  })
})

describe('what containers bring', () => {
  test('nothing that is the SidecarSet’s own, and the mark', () => {
    const set = sidecarSet('log', {
      containers: [
        {
          name: 'log',
          image: 'log:1',
          podInjectPolicy: 'BeforeAppContainer',
          shareVolumePolicy: { type: 'disabled' },
          upgradeStrategy: { upgradeType: 'ColdUpgrade' },
          transferEnv: [],
          env: [{ name: 'A', value: 'a' }],
        },
      ],
    })
    expect(container('1.28.15/1.8.4', [pod(), set], 'log')).toEqual({
      name: 'log',
      image: 'log:1',
      env: [
        { name: 'A', value: 'a' },
        { name: 'IS_INJECTED', value: 'true' },
      ],
      imagePullPolicy: 'IfNotPresent',
      terminationMessagePath: '/dev/termination-log',
      terminationMessagePolicy: 'File',
    })
  })

  test('the volumes that they mount and the pod has not, each once; devices from 1.9 on', () => {
    const set = sidecarSet('log', {
      containers: [
        {
          name: 'log',
          image: 'log:1',
          volumeMounts: [
            { name: 'own', mountPath: '/a' },
            { name: 'own', mountPath: '/b' },
            { name: 'theirs', mountPath: '/c' },
          ],
          volumeDevices: [{ name: 'disk', devicePath: '/dev/x' }],
        },
      ],
      volumes: [
        { name: 'unused', emptyDir: {} },
        { name: 'disk', persistentVolumeClaim: { claimName: 'disk' } },
        { name: 'own', hostPath: { path: '/own' } },
        { name: 'theirs', hostPath: { path: '/set' } },
      ],
    })
    const own = pod({ volumes: [{ name: 'theirs', emptyDir: {} }] })
    const seen = (versions: string) => podOf(versions, text(own, set), { mode: 'look-past' })
    expect(names(seen('1.28.15/1.8.4').pod.spec.volumes)).toEqual(['theirs', 'own'])
    expect(names(seen('1.28.15/1.9.0').pod.spec.volumes)).toEqual(['theirs', 'own', 'disk'])
    expect((seen('1.28.15/1.8.4').pod.spec.volumes as JsonObject[])[0]).toEqual({ name: 'theirs', emptyDir: {} })
    expect(writer(seen('1.28.15/1.8.4'), 'spec', 'volumes', 1, 'hostPath')).toBe(
      'SidecarSet/log spec/volumes/2/hostPath',
    )
  })

  test('volumes of init containers from 1.3 on', () => {
    const set = sidecarSet('log', {
      containers: [],
      initContainers: [{ name: 'i', image: 'i:1', volumeMounts: [{ name: 'v', mountPath: '/v' }] }],
      volumes: [{ name: 'v', emptyDir: {} }],
    })
    const seen = (versions: string) => names(podOf(versions, text(pod(), set), { mode: 'look-past' }).pod.spec.volumes)
    expect(seen('1.28.15/1.2.0')).toEqual([])
    expect(seen('1.28.15/1.3.0')).toEqual(['v'])
  })

  test('pull secrets, each once', () => {
    const own = pod({ imagePullSecrets: [{ name: 'a' }] })
    const set = sidecarSet('log', { imagePullSecrets: [{ name: 'a' }, { name: 'b' }] })
    expect(podOf('1.28.15/1.8.4', text(own, set)).pod.spec.imagePullSecrets).toEqual([{ name: 'a' }, { name: 'b' }])
  })
})

describe('shareVolumePolicy', () => {
  const own = pod({
    containers: [
      {
        name: 'app',
        image: 'app:1',
        env: [
          { name: 'POD', value: 'p' },
          { name: 'HOME', value: 'h' },
        ],
        volumeMounts: [
          { name: 'data', mountPath: '/data', subPathExpr: 'x/$(POD)/$(NONE)' },
          { name: 'data', mountPath: '/log' },
        ],
      },
      {
        name: 'marked',
        image: 'm:1',
        env: [{ name: 'IS_INJECTED', value: 'true' }],
        volumeMounts: [{ name: 'data', mountPath: '/m' }],
      },
    ],
    volumes: [
      { name: 'data', emptyDir: {} },
      { name: 'logs', emptyDir: {} },
    ],
  })
  const set = (type: string, list = 'containers') =>
    sidecarSet('log', {
      containers: [],
      [list]: [
        {
          name: 'log',
          image: 'log:1',
          shareVolumePolicy: { type },
          volumeMounts: [{ name: 'logs', mountPath: '/log' }],
        },
      ],
      volumes: [{ name: 'logs', emptyDir: {} }],
    })

  test('gives the mounts of the app containers, one for each path, and the variables that they speak of', () => {
    const log = container('1.28.15/1.8.4', [own, set('enabled')], 'log')
    expect(log.volumeMounts).toEqual([
      { name: 'logs', mountPath: '/log' },
      { name: 'data', mountPath: '/data', subPathExpr: 'x/$(POD)/$(NONE)' },
    ])
    expect(names(log.env)).toEqual(['IS_INJECTED', 'POD'])
  })

  test.each(['disabled', 'Enabled', ''])('not with %j', (type) => {
    expect(names(container('1.28.15/1.8.4', [own, set(type)], 'log').volumeMounts)).toEqual(['logs'])
  })

  test('for init containers from 1.5 on', () => {
    const mounts = (versions: string) =>
      names(container(versions, [own, set('enabled', 'initContainers')], 'log', 'initContainers').volumeMounts)
    expect(mounts('1.28.15/1.4.0')).toEqual(['logs'])
    expect(mounts('1.28.15/1.5.5')).toEqual(['logs', 'data'])
  })

  test('devices from 1.9 on', () => {
    const disks = pod({
      containers: [{ name: 'app', image: 'app:1', volumeDevices: [{ name: 'disk', devicePath: '/dev/x' }] }],
      volumes: [{ name: 'disk', persistentVolumeClaim: { claimName: 'disk' } }],
    })
    const sharing = sidecarSet('log', {
      containers: [{ name: 'log', image: 'log:1', shareVolumeDevicePolicy: { type: 'enabled' } }],
    })
    expect(container('1.28.15/1.8.4', [disks, sharing], 'log')).not.toHaveProperty('volumeDevices')
    expect(container('1.28.15/1.9.0', [disks, sharing], 'log').volumeDevices).toEqual([
      { name: 'disk', devicePath: '/dev/x' },
    ])
  })
})

describe('transferEnv', () => {
  const own = pod(
    {
      containers: [
        {
          name: 'app',
          image: 'app:1',
          env: [
            { name: 'B', value: '1' },
            { name: 'A', value: 'a' },
            { name: 'B', value: '2' },
          ],
        },
        { name: 'other', image: 'o:1', env: [{ name: 'A', value: 'o' }] },
      ],
    },
    { annotations: { 'x/main': 'other' }, labels: { app: 'web', main: 'app' } },
  )
  const env = (transferEnv: JsonObject[], more: JsonObject[] = []) =>
    container(
      '1.28.15/1.8.4',
      [own, sidecarSet('log', { containers: [{ name: 'log', image: 'log:1', env: more, transferEnv }] })],
      'log',
    ).env

  const mark = { name: 'IS_INJECTED', value: 'true' }

  test('by name and names, in the order of the names; the last of two wins', () => {
    expect(env([{ sourceContainerName: 'app', envName: 'B', envNames: ['A', 'B', 'NONE'] }])).toEqual([
      mark,
      { name: 'A', value: 'a' },
      { name: 'B', value: '2' },
    ])
  })

  test('never instead of the sidecar’s own', () => {
    expect(env([{ sourceContainerName: 'app', envName: 'A' }], [{ name: 'A', value: 'own' }])).toEqual([
      { name: 'A', value: 'own' },
      mark,
    ])
  })

  test('from the container that a label or an annotation names', () => {
    const from = (fieldPath: string) =>
      env([{ sourceContainerNameFrom: { fieldRef: { fieldPath } }, sourceContainerName: 'app', envName: 'A' }])
    expect(from("metadata.annotations['x/main']")).toEqual([mark, { name: 'A', value: 'o' }])
    expect(from("metadata.labels['main']")).toEqual([mark, { name: 'A', value: 'a' }])
    expect(from("metadata.labels['none']")).toEqual([mark])
    expect(from('metadata.name')).toEqual([mark])
  })
})

describe('HotUpgrade', () => {
  const hot = { upgradeStrategy: { upgradeType: 'HotUpgrade', hotUpgradeEmptyImage: 'empty:1' } }

  test('injects two containers, the second with the empty image', () => {
    const set = sidecarSet('mesh', { containers: [{ name: 'mesh', image: 'mesh:1', ...hot }] })
    for (const versions of EVERY) {
      const seen = podOf(versions, text(pod(), set))
      expect((seen.pod.spec.containers as JsonObject[]).map(({ name, image }) => [name, image])).toEqual([
        ['mesh-1', 'mesh:1'],
        ['mesh-2', 'empty:1'],
        ['app', 'app:1'],
      ])
      expect(writer(seen, 'spec', 'containers', 0, 'name')).toBe('SidecarSet/mesh spec/containers/0/name')
      expect(writer(seen, 'spec', 'containers', 1, 'image')).toBe(
        'SidecarSet/mesh spec/containers/0/upgradeStrategy/hotUpgradeEmptyImage',
      )
      expect(names((seen.pod.spec.containers as JsonObject[])[1]?.env)).toEqual([
        'IS_INJECTED',
        'SIDECARSET_VERSION',
        'SIDECARSET_VERSION_ALT',
      ])
    }
  })

  test('of native sidecars from 1.7 on, of other init containers never', () => {
    const init = (more: JsonObject) =>
      sidecarSet('mesh', { containers: [], initContainers: [{ name: 'mesh', image: 'mesh:1', ...hot, ...more }] })
    const seen = (versions: string, more: JsonObject) =>
      names(podOf(versions, text(pod(), init(more))).pod.spec.initContainers)
    expect(seen('1.32.13/1.6.4', { restartPolicy: 'Always' })).toEqual(['mesh'])
    expect(seen('1.32.13/1.8.4', { restartPolicy: 'Always' })).toEqual(['mesh-1', 'mesh-2'])
    expect(seen('1.32.13/1.8.4', {})).toEqual(['mesh'])
  })
})

describe('patchPodMetadata', () => {
  const patch = (patchPolicy: string, annotations: JsonObject = { a: 'new' }) =>
    sidecarSet('s', { containers: [], patchPodMetadata: [{ patchPolicy, annotations }] })
  const metadata = (versions: string, set: JsonObject) =>
    podOf(versions, text(pod({}, { annotations: { a: 'own' } }), set)).pod.value.metadata as JsonObject

  test('writes annotations as its policy says', () => {
    expect(metadata('1.28.15/1.8.4', patch('Retain')).annotations).toEqual({ a: 'own' })
    expect(metadata('1.28.15/1.8.4', patch('Retain', { b: 'b' })).annotations).toEqual({ a: 'own', b: 'b' })
    expect(metadata('1.28.15/1.8.4', patch('Overwrite')).annotations).toEqual({ a: 'new' })
    expect(metadata('1.28.15/1.2.0', patch('Overwrite')).annotations).toEqual({ a: 'own' })
  })
})

test('the API server’s own plugins run again over what was injected', () => {
  const limits = {
    apiVersion: 'v1',
    kind: 'LimitRange',
    metadata: { name: 'l', namespace: 'shop' },
    spec: { limits: [{ type: 'Container', default: { cpu: '1' } }] },
  }
  const seen = podOf('1.28.15/1.8.4', text(pod(), sidecarSet('log'), limits))
  const both = (seen.pod.spec.containers as JsonObject[]).map(({ name, resources }) => [name, resources])
  const filled = { limits: { cpu: '1' }, requests: { cpu: '1' } }
  expect(both).toEqual([
    ['log', filled],
    ['app', filled],
  ])
  expect(outcome('1.28.15/1.8.4', text(pod(), sidecarSet('log'))).object.verdict).toBe('admitted')
})
