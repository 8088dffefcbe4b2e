import { expect, test } from 'vitest'
import type { JsonObject } from '../../src/workload/manifest.js'
import { podOf } from './cluster.js'

const pod = (...resources: JsonObject[]): JsonObject => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'p', namespace: 'shop' },
  spec: {
    containers: resources.map((each, at) => ({ name: `c${at}`, image: 'a:1', resources: each })),
    initContainers: [{ name: 'i', image: 'i:1' }],
  },
})

const range = (limits: JsonObject[], namespace = 'shop'): JsonObject => ({
  apiVersion: 'v1',
  kind: 'LimitRange',
  metadata: { name: `l${JSON.stringify(limits).length}`, namespace },
  spec: { limits },
})

const resources = (...objects: JsonObject[]): unknown[] => {
  const { spec } = podOf('1.32.13', objects.map((each) => JSON.stringify(each)).join('\n---\n'), {
    mode: 'look-past',
  }).pod
  return [...(spec.containers as JsonObject[]), ...(spec.initContainers as JsonObject[])].map(
    (each) => each.resources ?? {},
  )
}

test('defaults fill what a container does not state, init containers too', () => {
  const item = { type: 'Container', default: { cpu: '2', memory: '2Gi' }, defaultRequest: { cpu: '1' } }
  const filled = { limits: { cpu: '2', memory: '2Gi' }, requests: { cpu: '1', memory: '2Gi' } }
  expect(resources(pod({}, { requests: { memory: '1Gi' } }), range([item]))).toEqual([
    filled,
    { limits: { cpu: '2', memory: '2Gi' }, requests: { cpu: '1', memory: '1Gi' } },
    filled,
  ])
})

test('a limit of the pod’s own is its request before any default', () => {
  const item = { type: 'Container', default: { cpu: '2' }, defaultRequest: { cpu: '1' } }
  expect(resources(pod({ limits: { cpu: '4' } }), range([item]))[0]).toEqual({
    limits: { cpu: '4' },
    requests: { cpu: '4' },
  })
})

test('where there are no defaults, the maximum is the limit and the request, and a minimum the request', () => {
  expect(resources(pod({}), range([{ type: 'Container', max: { cpu: '3' } }]))[0]).toEqual({
    limits: { cpu: '3' },
    requests: { cpu: '3' },
  })
  expect(resources(pod({}), range([{ type: 'Container', min: { cpu: '1' } }]))[0]).toEqual({ requests: { cpu: '1' } })
})

test('of another type, or in another namespace, they default nothing', () => {
  const limits = [
    { type: 'Pod', default: { cpu: '1' } },
    { type: 'PersistentVolumeClaim', max: { storage: '1Gi' } },
  ]
  expect(resources(pod({}), range(limits), range([{ type: 'Container', default: { cpu: '1' } }], 'other'))).toEqual([
    {},
    {},
  ])
})
