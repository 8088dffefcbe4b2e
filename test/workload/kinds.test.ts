import { describe, expect, test } from 'vitest'
import { isClusterScoped, KINDS, kindOf } from '../../src/workload/kinds.js'
import { knowledge } from '../knowledge.js'

describe('the kinds table', () => {
  test('has each kind once, with a plural in small letters', () => {
    const names = KINDS.map(({ group, kind }) => `${group}/${kind}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { kind, plural } of KINDS) expect([kind, plural]).toEqual([kind, plural.toLowerCase()])
  })

  test('speaks of facts that there are', () => {
    const facts = KINDS.flatMap(({ versions }) => Object.values(versions)).filter((each) => each !== true)
    expect(facts.filter((each) => !Object.hasOwn(knowledge.facts, each as string))).toEqual([])
  })

  test('tells whose each kind is by its group', () => {
    for (const { group, of } of KINDS)
      expect([group, of]).toEqual([group, group.endsWith('kruise.io') ? 'kruise' : 'kubernetes'])
  })
})

test('groups are told apart', () => {
  expect([kindOf('apps', 'StatefulSet')?.of, kindOf('apps.kruise.io', 'StatefulSet')?.of]).toEqual([
    'kubernetes',
    'kruise',
  ])
  expect([kindOf('', 'StatefulSet'), kindOf('', 'constructor'), kindOf('apps', 'CloneSet')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['', 'Pod', false],
  ['', 'Namespace', true],
  ['', 'Node', true],
  ['apps.kruise.io', 'SidecarSet', true],
  ['apps.kruise.io', 'CloneSet', false],
  ['scheduling.k8s.io', 'PriorityClass', true],
  ['rbac.authorization.k8s.io', 'ClusterRole', true],
  ['rbac.authorization.k8s.io', 'Role', false],
  ['example.com', 'Anything', false],
])('%s %s: cluster-scoped is %s', (group, kind, expected) => {
  expect(isClusterScoped(group, kind)).toBe(expected)
})
