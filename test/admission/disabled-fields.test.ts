import { describe, expect, test } from 'vitest'
import { dropDisabledFields } from '../../src/admission/disabled-fields.js'
import { fieldPath } from '../../src/source/path.js'
import type { JsonObject } from '../../src/workload/manifest.js'
import { cellOf, podOf } from './cluster.js'

/** What is left of a spec, and what was told: `field: gate`. */
function left(versions: string, spec: JsonObject, featureGates: Record<string, boolean> = {}) {
  const told: string[] = []
  const copy = structuredClone(spec)
  dropDisabledFields(copy, cellOf(versions, [], { featureGates }).profile, (path, gate) => {
    told.push(`${fieldPath(path)}: ${gate}`)
  })
  return { spec: copy, told }
}

describe('dropDisabledFields', () => {
  test('takes a field out of every list of containers, and tells of each', () => {
    const spec = {
      containers: [{ name: 'a', resizePolicy: [] }, { name: 'b' }],
      initContainers: [{ name: 'i', resizePolicy: [] }],
    }
    const told = ['containers[0].resizePolicy', 'initContainers[0].resizePolicy']
    expect(left('1.32.13', spec)).toEqual({
      spec: { containers: [{ name: 'a' }, { name: 'b' }], initContainers: [{ name: 'i' }] },
      told: told.map((each) => `${each}: InPlacePodVerticalScaling`),
    })
    expect(left('1.32.13', spec, { InPlacePodVerticalScaling: true })).toEqual({ spec, told: [] })
    expect(left('1.33.0', spec)).toEqual({ spec, told: [] })
  })

  test('a list keeps its places: what is no object counts', () => {
    const spec: JsonObject = { containers: [null, 'x', { resizePolicy: [] }] }
    expect(left('1.28.15', spec).told).toEqual(['containers[2].resizePolicy: InPlacePodVerticalScaling'])
  })

  test('an empty hook goes with its handler, another one stays', () => {
    const lifecycle = { preStop: { sleep: { seconds: 5 } }, postStart: { exec: {} } }
    const gone = { PodLifecycleSleepAction: false }
    expect(left('1.32.13', { containers: [{ lifecycle }] }, gone)).toEqual({
      spec: { containers: [{ lifecycle: { postStart: { exec: {} } } }] },
      told: ['containers[0].lifecycle.preStop.sleep: PodLifecycleSleepAction'],
    })
    expect(left('1.32.13', { containers: [{ lifecycle: { preStop: { sleep: {} } } }] }, gone).spec).toEqual({
      containers: [{}],
    })
  })

  test('a procMount becomes the default, and is told where it was another', () => {
    const context = (procMount: string) => ({ containers: [{ securityContext: { procMount, privileged: true } }] })
    const told = ['containers[0].securityContext.procMount: ProcMountType']
    expect(left('1.32.13', context('Unmasked'))).toEqual({ spec: context('Default'), told })
    expect(left('1.32.13', context('Default'))).toEqual({ spec: context('Default'), told: [] })
    expect(left('1.33.13', context('Unmasked'))).toEqual({ spec: context('Unmasked'), told: [] })
    expect(left('1.32.13', context('Unmasked'), { ProcMountType: true }).told).toEqual([])
  })

  test('an image volume goes with every mount of it', () => {
    const mounts = [
      { name: 'model', mountPath: '/m' },
      { name: 'data', mountPath: '/d' },
    ]
    const spec: JsonObject = {
      volumes: [
        { name: 'data', emptyDir: {} },
        { name: 'model', image: {} },
      ],
      containers: [{ volumeMounts: mounts }],
    }
    expect(left('1.32.13', spec)).toEqual({
      spec: { volumes: [{ name: 'data', emptyDir: {} }], containers: [{ volumeMounts: [mounts[1]] }] },
      told: ['volumes[1].image: ImageVolume'],
    })
    expect(left('1.36.3', spec)).toEqual({ spec, told: [] })
  })

  test('the restartPolicy of a native sidecar needs no rules, that of another container does', () => {
    const spec: JsonObject = {
      initContainers: [{ name: 'p', restartPolicy: 'Always' }],
      containers: [{ name: 'a', restartPolicy: 'Never', restartPolicyRules: [] }],
    }
    const off = { ContainerRestartRules: false }
    expect(left('1.35.0', spec, off)).toEqual({
      spec: { initContainers: spec.initContainers, containers: [{ name: 'a' }] },
      told: ['restartPolicy', 'restartPolicyRules'].map((each) => `containers[0].${each}: ContainerRestartRules`),
    })
    expect(left('1.28.15', spec, { SidecarContainers: false }).told).toContain(
      'initContainers[0].restartPolicy: SidecarContainers',
    )
  })
})

test('a pod remembers what was written and is gone, with its place, and nothing that upstream wrote', () => {
  const text = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      hostUsers: false
      containers: [{ name: web, image: a, resources: { requests: { cpu: 1 } } }]
`
  const { pod } = podOf('1.28.15', text)
  expect(pod.disabled.map(({ at, gate }) => `${at.manifest.name} ${fieldPath(at.path)} ${gate}`)).toEqual([
    'web spec.template.spec.hostUsers UserNamespacesSupport',
  ])
  expect(podOf('1.33.0', text).pod.disabled).toEqual([])
})
