import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/workload/manifest.js'
import { names, outcome, podOf, writer } from './cluster.js'

const pod = (spec: JsonObject = {}): JsonObject => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web', namespace: 'shop', labels: { app: 'web' } },
  spec: { containers: [{ name: 'app', image: 'app:1' }], ...spec },
})

const text = (...objects: JsonObject[]): string => objects.map((each) => JSON.stringify(each)).join('\n---\n')

const sidecarSet: JsonObject = {
  apiVersion: 'apps.kruise.io/v1alpha1',
  kind: 'SidecarSet',
  metadata: { name: 'log' },
  spec: { selector: { matchLabels: { app: 'web' } }, containers: [{ name: 'log', image: 'log:1' }] },
}

describe('the order of the steps', () => {
  test('a token of the namespace’s service account needs no name of it', () => {
    const projected = { sources: [{ serviceAccountToken: { path: 'token' } }] }
    const seen = podOf('1.32.13', text(pod({ volumes: [{ name: 'token', projected }] })))
    expect([seen.verdict, seen.pod.refusals, seen.pod.spec.serviceAccountName]).toEqual(['admitted', [], 'default'])
    const named = podOf('1.32.13', text(pod({ serviceAccountName: 'own' })))
    expect(named.pod.spec.serviceAccountName).toBe('own')
  })

  test('requests come from the pod’s own limits before a LimitRange fills in what is left', () => {
    const limits = {
      apiVersion: 'v1',
      kind: 'LimitRange',
      metadata: { name: 'l', namespace: 'shop' },
      spec: { limits: [{ type: 'Container', default: { cpu: '2', memory: '1Gi' }, defaultRequest: { cpu: '1' } }] },
    }
    const containers = [{ name: 'app', image: 'app:1', resources: { limits: { cpu: '4' } } }]
    const seen = podOf('1.32.13', text(pod({ containers }), limits))
    expect((seen.pod.spec.containers as JsonObject[])[0]?.resources).toEqual({
      limits: { cpu: '4', memory: '1Gi' },
      requests: { cpu: '4', memory: '1Gi' },
    })
  })

  test('the first refusal stops the pod, unless one looks past it', () => {
    const wrong = text(pod({ priorityClassName: 'none', containers: [{ name: 'app' }] }))
    const by = (mode: 'stop' | 'look-past') =>
      podOf('1.32.13', wrong, { mode }).pod.refusals.map(({ by, id }) => [by, id])
    expect(by('stop')).toEqual([['Priority', 'priority-class-not-found']])
    expect(by('look-past')).toEqual([
      ['Priority', 'priority-class-not-found'],
      ['PodValidation', 'value-required'],
    ])
  })
})

describe('a resizePolicy that Kruise does not know', () => {
  const policies = [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }]
  const own = pod({ containers: [{ name: 'app', image: 'app:1', resizePolicy: policies }] })
  const seen = (versions: string) =>
    podOf(versions, text(own, sidecarSet), { featureGates: { InPlacePodVerticalScaling: true } })
  const policiesOf = (versions: string) =>
    (seen(versions).pod.spec.containers as JsonObject[]).map(({ name, resizePolicy }) => [name, resizePolicy])

  test('stays at its index before 1.7, and is lost before 1.5', () => {
    expect(policiesOf('1.28.15/1.4.2')).toEqual([
      ['log', undefined],
      ['app', undefined],
    ])
    expect(policiesOf('1.28.15/1.6.4')).toEqual([
      ['log', policies],
      ['app', undefined],
    ])
    expect(policiesOf('1.28.15/1.7.4')).toEqual([
      ['log', undefined],
      ['app', policies],
    ])
  })

  test('and is its writer’s still', () => {
    const old = seen('1.28.15/1.6.4')
    expect(writer(old, 'spec', 'containers', 0, 'name')).toBe('SidecarSet/log spec/containers/0/name')
    expect(writer(old, 'spec', 'containers', 0, 'resizePolicy')).toBe('Pod/web spec/containers/0/resizePolicy')
    expect(writer(old, 'spec', 'containers', 1, 'name')).toBe('Pod/web spec/containers/0/name')
  })

  test('a pod that no webhook changes keeps every field', () => {
    const unmet = podOf('1.28.15/1.4.2', text(own), { featureGates: { InPlacePodVerticalScaling: true } })
    expect((unmet.pod.spec.containers as JsonObject[])[0]?.resizePolicy).toEqual(policies)
  })
})

describe('the readiness gate', () => {
  const cloneSet = (spec: JsonObject = {}): JsonObject => ({
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'CloneSet',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      selector: { matchLabels: { app: 'web' } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { containers: [{ name: 'app', image: 'app:1' }], ...spec },
      },
    },
  })
  const gates = (versions: string, manifest: JsonObject, kruiseFeatureGates: Record<string, boolean> = {}) =>
    podOf(versions, text(manifest), { kruiseFeatureGates }).pod.spec.readinessGates

  test('is put into pods of Kruise’s workloads, once, and into others with its gate', () => {
    const gate = { conditionType: 'KruisePodReady' }
    expect(gates('1.28.15/1.8.4', cloneSet())).toEqual([gate])
    expect(gates('1.28.15/1.8.4', cloneSet({ readinessGates: [{ conditionType: 'x' }, gate] }))).toEqual([
      { conditionType: 'x' },
      gate,
    ])
    expect(gates('1.28.15/1.8.4', pod())).toBeUndefined()
    expect(gates('1.28.15/1.8.4', pod(), { KruisePodReadinessGate: true })).toEqual([gate])
    expect(gates('1.28.15/1.8.4', cloneSet(), { PodWebhook: false })).toBeUndefined()
  })
})

describe('one outcome', () => {
  test('what refuses a bare Pod refuses object and pod', () => {
    const { object, pods } = outcome('1.32.13', text(pod({ priorityClassName: 'none' })))
    expect(object.verdict).toBe('rejected')
    expect(object.refusals).toEqual(pods[0]?.pod.refusals)
    expect(object.assumes).toEqual([
      {
        kind: 'PriorityClass',
        says: 'PriorityClass none is not in the cluster',
        refusal: 'priority-class-not-found',
      },
    ])
  })

  test('a kind that is not served has no pods', () => {
    const cloneSet = {
      apiVersion: 'apps.kruise.io/v1beta1',
      kind: 'CloneSet',
      metadata: { name: 'w' },
      spec: { template: pod() },
    }
    for (const mode of ['stop', 'look-past'] as const) {
      const { object, pods } = outcome('1.32.13/1.8.4', text(cloneSet), { mode })
      expect(object.refusals.map(({ message }) => message)).toEqual([
        'no matches for kind "CloneSet" in version "apps.kruise.io/v1beta1"',
      ])
      expect(pods).toEqual([])
    }
  })

  test('a workload that is refused makes no pods, unless one looks past it', () => {
    const wrong = {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'w' },
      spec: {
        selector: { matchLabels: { a: 'b' } },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'app' }] } },
      },
    }
    expect(outcome('1.32.13', text(wrong), { mode: 'stop' }).pods).toEqual([])
    expect(names(outcome('1.32.13', text(wrong), { mode: 'look-past' }).pods[0]?.pod.spec.containers)).toEqual(['app'])
  })

  test('a status that a Pod brings decides its class where the API server keeps it', () => {
    const given = { ...pod(), status: { qosClass: 'Guaranteed' } }
    expect(podOf('1.28.15', text(given)).qosClass).toBe('BestEffort')
    expect(podOf('1.32.13', text(given)).qosClass).toBe('Guaranteed')
    expect(podOf('1.32.13', text({ ...pod(), status: { qosClass: 'Platinum' } })).qosClass).toBe('BestEffort')
  })
})
