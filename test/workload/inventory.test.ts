import { expect, test } from 'vitest'
import { Inventory, lookup, sidecarSetsFor, spreadsOn } from '../../src/workload/inventory.js'
import { manifests } from '../admission/cluster.js'

const held = manifests(`
{ apiVersion: v1, kind: Pod, metadata: { name: a } }
---
{ apiVersion: v1, kind: Pod, metadata: { name: b, namespace: shop } }
---
{ apiVersion: v1, kind: Pod, metadata: { name: a, namespace: shop } }
---
{ apiVersion: apps/v1, kind: StatefulSet, metadata: { name: s } }
---
{ apiVersion: apps.kruise.io/v1beta1, kind: StatefulSet, metadata: { name: s } }
---
{ apiVersion: scheduling.k8s.io/v1, kind: PriorityClass, metadata: { name: p } }
---
{ apiVersion: v1, kind: Pod, metadata: { name: a, labels: { second: one } } }
`)
const inventory = new Inventory(held)
const found = (...of: Parameters<typeof lookup>) => inventory.find(lookup(...of)).map((each) => held.indexOf(each))

test('objects are found by kind, by namespace and by name, in the order of reading', () => {
  expect(found('', 'Pod')).toEqual([0, 1, 2, 6])
  expect(found('', 'Pod', 'shop')).toEqual([1, 2])
  expect(found('', 'Pod', 'shop', 'a')).toEqual([2])
  expect(found('', 'Pod', 'default', 'a')).toEqual([0, 6])
  expect(found('', 'Pod', 'none')).toEqual([])
})

test('groups are told apart, versions are not', () => {
  expect(found('apps', 'StatefulSet')).toEqual([3])
  expect(found('apps.kruise.io', 'StatefulSet', 'default', 's')).toEqual([4])
  expect(found('', 'StatefulSet')).toEqual([])
})

test('an object without a namespace is found with null', () => {
  expect(found('scheduling.k8s.io', 'PriorityClass')).toEqual([5])
  expect(found('scheduling.k8s.io', 'PriorityClass', null, 'p')).toEqual([5])
  expect(found('scheduling.k8s.io', 'PriorityClass', 'default', 'p')).toEqual([])
})

test('the same question has the same list for an answer', () => {
  expect(inventory.find(lookup('', 'Pod'))).toBe(inventory.find(lookup('', 'Pod')))
  expect(inventory.find(lookup('', 'None'))).toBe(inventory.find('nonsense'))
})

test('names that every object has are names', () => {
  expect(new Inventory([]).find('constructor')).toEqual([])
  expect(new Inventory([]).find('__proto__')).toEqual([])
})

const spreads = manifests(`
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: a }, spec: { targetRef: { kind: CloneSet, name: web } } }
---
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: b }, spec: { targetRef: { kind: CloneSet, name: api } } }
---
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: c, namespace: shop }, spec: { targetRef: { kind: CloneSet, name: web } } }
---
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: d }, spec: { targetRef: { kind: Deployment, name: web } } }
---
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: e }, spec: { targetRef: { kind: CloneSet, name: web } } }
---
{ apiVersion: example.org/v1, kind: WorkloadSpread, metadata: { name: f }, spec: { targetRef: { kind: CloneSet, name: web } } }
---
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: g }, spec: { targetRef: [CloneSet, web] } }
---
{ apiVersion: apps.kruise.io/v1alpha1, kind: WorkloadSpread, metadata: { name: h } }
`)

test('WorkloadSpreads are found by the kind and name of their target, in its namespace', () => {
  const among = new Inventory(spreads)
  const of = (kind: string, name: string, namespace: string) =>
    among.find(spreadsOn({ kind, name, namespace })).map((each) => each.name)
  expect(of('CloneSet', 'web', 'default')).toEqual(['a', 'e'])
  expect(of('CloneSet', 'web', 'shop')).toEqual(['c'])
  expect(of('Deployment', 'web', 'default')).toEqual(['d'])
  expect(of('Deployment', 'api', 'default')).toEqual([])
})

const sidecarSet = (name: string, spec: string) =>
  `{ apiVersion: apps.kruise.io/v1alpha1, kind: SidecarSet, metadata: { name: ${name} }, spec: ${spec} }`
const sidecarSets = manifests(
  [
    sidecarSet('web', '{ selector: { matchLabels: { app: web } } }'),
    sidecarSet('api', '{ selector: { matchLabels: { app: api } } }'),
    sidecarSet('all', '{ selector: {} }'),
    sidecarSet('shop', '{ namespace: shop, selector: { matchExpressions: [{ key: app, operator: Exists }] } }'),
    sidecarSet('web', '{ selector: { matchLabels: { app: other } } }'),
  ].join('\n---\n'),
)

test('SidecarSets are found by a pod: those that may select it, each with all that have its name', () => {
  const among = new Inventory(sidecarSets)
  const of = (namespace: string, labels: Record<string, string>) =>
    among.find(sidecarSetsFor(namespace, labels)).map((each) => sidecarSets.indexOf(each))
  expect(of('default', { app: 'web' })).toEqual([0, 4])
  expect(of('default', { app: 'api', tier: 'a/b|c %' })).toEqual([1])
  expect(of('shop', { app: 'api' })).toEqual([1, 3])
  expect(of('default', {})).toEqual([])
})

test('a change of one SidecarSet is none for a pod that it does not select, before and after', () => {
  const [web, api, ...others] = sidecarSets
  const edited = manifests(sidecarSet('api', '{ selector: { matchLabels: { app: api } }, containers: [] }'))
  const [was, is] = [new Inventory([web!, api!, ...others]), new Inventory([web!, ...edited, ...others])]
  const key = (app: string) => sidecarSetsFor('default', { app })
  expect(is.find(key('web'))).toEqual(was.find(key('web')))
  expect(is.find(key('api'))[0]).toBe(edited[0])
  expect(is.find(key('api'))).toBe(is.find(key('api')))
})

test('no text of a manifest is taken for a question about a pod', () => {
  const mean = manifests(`
{ apiVersion: sidecar sets for/v1, kind: "x", metadata: { name: z } }
`)
  expect(new Inventory(mean).find('sidecar sets for/x|default|z')).toEqual(mean)
  expect(new Inventory([]).find('sidecar sets for/x|default|z')).toEqual([])
})
