import { expect, test } from 'vitest'
import { renderSimulationJson } from '../../src/report/simulate.js'
import { renderSimulationText } from '../../src/report/simulate-text.js'
import type { SimulatedPod, Simulation } from '../../src/simulation.js'

const clone = { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'CloneSet', namespace: 'shop', name: 'web' }
const refusal = {
  by: 'Priority',
  message: 'the integer value',
  path: '/spec/priority',
  file: 'spread.yaml',
  line: 28,
  column: 11,
}

const pod: SimulatedPod = {
  workload: clone,
  subset: 'spot',
  verdict: 'admitted',
  refusals: [],
  assumes: [],
  priorityClassName: 'high',
  priority: 1000,
  preemptionPolicy: 'Never',
  qosClass: 'Burstable',
  containers: [
    { name: 'setup', init: true, injectedBy: null, resources: {}, resizePolicy: null },
    { name: 'app', init: false, injectedBy: null, resources: { limits: { cpu: 1 } }, resizePolicy: null },
    { name: 'proxy', init: false, injectedBy: 'SidecarSet/mesh', resources: {}, resizePolicy: null },
  ],
  volumes: ['data'],
  host: null,
}

const simulation: Simulation = {
  schemaVersion: 1,
  clusters: [
    {
      cluster: { name: 'prod-eu', kubernetes: '1.28.7', kruise: '1.6.3', vcluster: null },
      objects: [
        {
          ...clone,
          file: 'web.yaml',
          line: 1,
          verdict: 'admitted',
          refusals: [],
          dropped: [{ path: '/spec/x', by: 'kruise' }],
          assumes: [],
        },
        {
          apiVersion: 'scheduling.k8s.io/v1',
          kind: 'PriorityClass',
          namespace: null,
          name: 'high',
          file: 'class.yaml',
          line: 3,
          verdict: 'rejected',
          refusals: [refusal],
          dropped: [],
          assumes: [],
        },
      ],
      pods: [
        pod,
        {
          ...pod,
          subset: null,
          verdict: 'rejected',
          refusals: [refusal],
          assumes: ['WorkloadSpread web is accepted'],
          priorityClassName: null,
          priority: null,
          preemptionPolicy: null,
          qosClass: null,
          containers: [],
          host: {
            verdict: 'stuck',
            qosClass: 'Guaranteed',
            refusals: [{ ...refusal, by: 'status', message: 'immutable' }],
          },
        },
      ],
      updates: [{ object: clone, outcome: 'in-place', refusals: [], because: 'only the image differs' }],
    },
  ],
}

test('a simulation is a table for each cluster', () => {
  expect(renderSimulationText(simulation)).toBe(`\
prod-eu (kubernetes 1.28.7, kruise 1.6.3)
  OBJECT              VERDICT   PLACE
  CloneSet shop/web   admitted  web.yaml:1
    dropped: /spec/x (by kruise)
  PriorityClass high  rejected  class.yaml:3
    Priority: the integer value (spread.yaml:28:11)
  POD OF             SUBSET  VERDICT   QOS        PRIORITY         CONTAINERS
  CloneSet shop/web  spot    admitted  Burstable  1000 high Never  init setup, app, proxy (SidecarSet/mesh)
  CloneSet shop/web  -       rejected  -          -                -
    Priority: the integer value (spread.yaml:28:11)
    on the host: stuck, Guaranteed
    on the host, status: immutable (spread.yaml:28:11)
    assumes: WorkloadSpread web is accepted
  UPDATE OF          OUTCOME   BECAUSE
  CloneSet shop/web  in-place  only the image differs
`)
  expect(renderSimulationText({ schemaVersion: 1, clusters: [] })).toBe('No clusters.\n')
})

test('its JSON is the contract, keys in order, and nothing else', () => {
  const out = renderSimulationJson({ ...simulation, extra: 1 } as Simulation)
  expect(JSON.parse(out)).toEqual(simulation)
  const [cluster] = JSON.parse(renderSimulationJson(simulation)).clusters
  expect(Object.keys(cluster)).toEqual(['cluster', 'objects', 'pods', 'updates'])
  expect(Object.keys(cluster.objects[0])).toEqual([
    'apiVersion',
    'kind',
    'namespace',
    'name',
    'file',
    'line',
    'verdict',
    'refusals',
    'dropped',
    'assumes',
  ])
  expect(Object.keys(cluster.pods[0])).toEqual(
    'workload subset verdict refusals assumes priorityClassName priority preemptionPolicy qosClass containers volumes host'.split(
      ' ',
    ),
  )
})

test('a hostile name is only shown', () => {
  const name = '::error::x\n\u001b[31m\u202e##[add-mask]'
  const evil = {
    schemaVersion: 1,
    clusters: [{ ...simulation.clusters[0]!, cluster: { name, kubernetes: '1', kruise: null, vcluster: null } }],
  } as const
  const [first = ''] = renderSimulationText(evil).split('\n')
  expect(first).toBe('\\u003a:error::x\\u000a\\u001b[31m\\u202e##\\u005badd-mask] (kubernetes 1)')
  expect(renderSimulationJson(evil)).not.toMatch(/##\[|\u202e/)
  expect(JSON.parse(renderSimulationJson(evil)).clusters[0].cluster.name).toBe(name)
})
