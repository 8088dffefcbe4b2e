import fastJsonPatch from 'fast-json-patch'
import { expect, test } from 'vitest'
import { join, type Scope, type Seen } from '../../src/policy/join.js'
import { loadPolicies } from '../../src/policy/load.js'
import { documents } from './read.js'

const [claimMount, subsetClass] = loadPolicies(documents(new URL('./fixtures/', import.meta.url))).policies

const workload = (name: string) => ({ kind: 'CloneSet', namespace: 'shop', name })
const scope: Scope = {
  pods: 3,
  clusters: ['prod-eu'],
  affected: [workload('web')],
  since: (fact) => (fact === 'clears-priority' ? 'kruise 1.8.0' : undefined),
  until: () => undefined,
}
const patchSpec = '/spec/subsets/0/patch/spec'
const seen: Seen = {
  data: { subset: 'spot', class: 'high', value: 1000, policy: 'Never', next: 'fixed', patchSpec },
  at: `${patchSpec}/priorityClassName`,
}

test('an observation is said in its policy’s words', () => {
  expect(join(seen, subsetClass!, scope)).toEqual({
    severity: 'error',
    message: 'Subset "spot" of CloneSet shop/web gets no pods; they land in "fixed".',
    symptom: 'FailedCreate events on the workload of subset "spot"',
    why: 'The Priority plugin runs again after the webhook, and compares.',
    remedy: 'write `priority: 1000` and `preemptionPolicy: Never` beside it, or run kruise 1.8.0; 1.7.2 is not enough',
    fixes: [
      {
        title: 'write priority and preemptionPolicy of "high" beside it',
        safe: true,
        operations: [
          { op: 'add', path: `${patchSpec}/priority`, value: 1000 },
          { op: 'add', path: `${patchSpec}/preemptionPolicy`, value: 'Never' },
        ],
      },
      {
        title: 'write priority of "high" beside it',
        safe: true,
        operations: [{ op: 'add', path: `${patchSpec}/priority`, value: 1000 }],
      },
    ],
  })
})

test('what has no value drops its piece, and the fix that needs it', () => {
  const said = join({ ...seen, data: { ...seen.data, next: null, policy: undefined } }, subsetClass!, {
    ...scope,
    since: () => undefined,
  })
  expect(said.message).toBe('Subset "spot" of CloneSet shop/web gets no pods.')
  expect(said.remedy).toBe('write `priority: 1000` beside it; 1.7.2 is not enough')
  expect(said.fixes.map(({ title }) => title)).toEqual(['write priority of "high" beside it'])
})

test('a variant says what it has and leaves the rest', () => {
  const said = join({ ...seen, variant: 'removed' }, subsetClass!, scope)
  expect(said).toMatchObject({
    severity: 'warning',
    message: 'Subset "spot" of CloneSet shop/web runs without a class.',
    symptom: 'FailedCreate events on the workload of subset "spot"',
    fixes: [{ title: 'take the patch away', safe: false, operations: [{ op: 'remove', path: seen.at }] }],
  })
  expect(join({ ...seen, variant: 'toString' }, subsetClass!, scope).severity).toBe('error')
})

test('lists, clusters and what is affected are said in English', () => {
  const all = { ...scope, since: () => 'kruise 1.9.0' }
  const say = (mounts: string[], more: Partial<Scope> = {}) =>
    join({ data: { mounts } }, claimMount!, { ...all, ...more })
  expect(say(['a']).message).toContain('its volumes a are')
  expect(say(['a', 'b', 'c']).message).toContain('its volumes a, b and c are')
  expect(say(Array.from({ length: 12 }, (_, at) => `v${at}`)).message).toContain('v6, v7 and 4 more are')
  const many = say(['a'], {
    clusters: ['a', 'b', 'c', 'd', 'e'],
    affected: Array.from({ length: 200 }, (_, at) => workload(`w${at}`)),
  })
  expect(many.message).toContain('Every pod of CloneSet shop/w0 and 199 more is refused')
  expect(many.symptom).toBe('no pods in a, b, c and 2 more, 200 workloads without replicas')
})

test('a rule that does not yield what its policy lists is told so', () => {
  expect(() => join({ data: { mounts: [] } }, claimMount!, scope)).toThrow(
    'policy claim-mount, message: {mounts} has no value',
  )
  expect(() => join({ data: { mounts: ['a'] } }, claimMount!, scope)).toThrow(
    'policy claim-mount, remedy: {since:simulates-claims} has no value',
  )
})

test('what is filled in is no template, no line break and no other type', () => {
  const said = join(
    { ...seen, data: { ...seen.data, subset: '{class}[[x]]$&\n\u001b', value: '1000' } },
    subsetClass!,
    scope,
  )
  expect(said.message).toBe(
    'Subset "{class}[[x]]$&\\u000a\\u001b" of CloneSet shop/web gets no pods; they land in "fixed".',
  )
  expect(said.fixes[1]?.operations).toEqual([{ op: 'add', path: `${patchSpec}/priority`, value: '1000' }])
  expect(() => join({ data: {} }, { ...claimMount!, message: 'of {constructor}.' }, scope)).toThrow(
    '{constructor} has no value',
  )
})

test('the operations apply as they are', () => {
  const document = { spec: { subsets: [{ patch: { spec: { priorityClassName: 'high' } } }] } }
  const [fix] = join(seen, subsetClass!, scope).fixes
  const patched = fastJsonPatch.applyPatch(document, [...fix!.operations], true, false).newDocument
  expect(patched.spec.subsets[0]?.patch.spec).toEqual({
    priorityClassName: 'high',
    priority: 1000,
    preemptionPolicy: 'Never',
  })
})
