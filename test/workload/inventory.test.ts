import { expect, test } from 'vitest'
import { Inventory, lookup } from '../../src/workload/inventory.js'
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
