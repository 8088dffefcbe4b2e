import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/workload/manifest.js'
import { outcome, podOf, writer } from './cluster.js'

const OLD = ['1.28.15/1.6.3', '1.32.13/1.7.4']
const FIXED = ['1.28.15/1.7.5', '1.32.13/1.8.0', '1.36.3/1.9.0']

const priorityClass = (name: string, value: unknown, preemptionPolicy?: string, more: JsonObject = {}): JsonObject => ({
  apiVersion: 'scheduling.k8s.io/v1',
  kind: 'PriorityClass',
  metadata: { name },
  ...(value === undefined ? {} : { value: value as number }),
  ...(preemptionPolicy && { preemptionPolicy }),
  ...more,
})

const text = (...objects: JsonObject[]): string => objects.map((each) => JSON.stringify(each)).join('\n---\n')

const integer = (given: number, computed: number): string =>
  `the integer value of priority (${given}) must not be provided in pod spec; priority admission controller computed ${computed} from the given PriorityClass name`
const policy = (given: string, computed: string): string =>
  `the string value of PreemptionPolicy (${given}) must not be provided in pod spec; priority admission controller computed ${computed} from the given PriorityClass name`
const P = 'PreemptLowerPriority'

const CLASSES = [
  priorityClass('t', 100),
  priorityClass('other', 1000),
  priorityClass('same', 100),
  priorityClass('never', 1000, 'Never'),
  priorityClass('same-never', 100, 'Never'),
  priorityClass('zero', 0),
  priorityClass('unvalued', undefined),
]

/** What a subset's patch does to a pod whose template names `class`: null where it is admitted, else the refusal. */
function patched(
  versions: string,
  template: string | undefined,
  patch: JsonObject,
  ...classes: JsonObject[]
): string | null {
  const workload: JsonObject = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      selector: { matchLabels: { app: 'web' } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { ...(template && { priorityClassName: template }), containers: [{ name: 'app', image: 'app:1' }] },
      },
    },
  }
  const spread: JsonObject = {
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'WorkloadSpread',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      subsets: [{ name: 's', patch: { spec: patch } }],
    },
  }
  const { pod } = podOf(versions, text(workload, spread, ...CLASSES, ...classes))
  expect(pod.refusals.length).toBeLessThan(2)
  return pod.refusals[0]?.message ?? null
}

type Row = [patch: JsonObject, old: string | null, fixed: string | null]

describe('a patch on a pod with class t (100, PreemptLowerPriority)', () => {
  test.each([
    [{ priorityClassName: 'other' }, integer(100, 1000), null],
    [{ priorityClassName: 'never' }, integer(100, 1000), policy(P, 'Never')],
    [{ priorityClassName: 'same' }, null, null],
    [{ priorityClassName: 'same-never' }, policy(P, 'Never'), policy(P, 'Never')],
    [{ priorityClassName: 'other', priority: 1000 }, null, null],
    [{ priorityClassName: 'never', priority: 1000 }, policy(P, 'Never'), policy(P, 'Never')],
    [{ priorityClassName: 'other', priority: 7 }, integer(7, 1000), null],
    [{ priorityClassName: 't', priority: 7 }, integer(7, 100), integer(7, 100)],
    [{ priority: 7 }, integer(7, 100), integer(7, 100)],
    [{ priority: 100 }, null, null],
    [{ priority: null }, null, null],
    [{ priorityClassName: 'never', preemptionPolicy: 'Never' }, integer(100, 1000), null],
    [{ priorityClassName: 'never', preemptionPolicy: 'Never', priority: 1000 }, null, null],
    [{ priorityClassName: 'never', preemptionPolicy: null, priority: null }, null, null],
    [{ preemptionPolicy: 'Never' }, policy('Never', P), policy('Never', P)],
    [{ preemptionPolicy: P }, null, null],
    [{ priorityClassName: null }, integer(100, 0), null],
    [{ priorityClassName: '' }, integer(100, 0), null],
    [
      { priorityClassName: 'none' },
      'no PriorityClass with name none was found',
      'no PriorityClass with name none was found',
    ],
    [
      { priorityClassName: 'system-node-critical' },
      'no PriorityClass with name system-node-critical was found',
      'no PriorityClass with name system-node-critical was found',
    ],
  ] as Row[])('%j', (patch, old, fixed) => {
    for (const versions of OLD) expect([versions, patched(versions, 't', patch)]).toEqual([versions, old])
    for (const versions of FIXED) expect([versions, patched(versions, 't', patch)]).toEqual([versions, fixed])
  })
})

describe('a patch on a pod without a class', () => {
  test.each([
    [{ priorityClassName: 'other' }, integer(0, 1000), null],
    [{ priorityClassName: 'zero' }, null, null],
    [{ priorityClassName: 'unvalued' }, null, null],
    [{ priorityClassName: 'never' }, integer(0, 1000), policy(P, 'Never')],
    [{ priorityClassName: 'other', priority: 1000 }, null, null],
    [{ priority: 1 }, integer(1, 0), integer(1, 0)],
    [{}, null, null],
  ] as Row[])('%j', (patch, old, fixed) => {
    for (const versions of OLD) expect([versions, patched(versions, undefined, patch)]).toEqual([versions, old])
    for (const versions of FIXED) expect([versions, patched(versions, undefined, patch)]).toEqual([versions, fixed])
  })

  test('where a class is the default, its value is the first one', () => {
    const byDefault = priorityClass('default', 5, undefined, { globalDefault: true })
    for (const versions of OLD)
      expect(patched(versions, undefined, { priorityClassName: 'other' }, byDefault)).toBe(integer(5, 1000))
    for (const versions of FIXED)
      expect(patched(versions, undefined, { priorityClassName: 'other' }, byDefault)).toBe(null)
    const never = priorityClass('default', 5, 'Never', { globalDefault: true })
    for (const versions of FIXED) {
      expect(patched(versions, undefined, { priorityClassName: 'other' }, never)).toBe(policy('Never', P))
      expect(patched(versions, 't', { priorityClassName: null }, never)).toBe(policy(P, 'Never'))
    }
  })
})

describe('a pod by itself', () => {
  const pod = (spec: JsonObject, ...classes: JsonObject[]) =>
    podOf(
      '1.32.13',
      text(
        {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'p' },
          spec: { containers: [{ name: 'a', image: 'a:1' }], ...spec },
        },
        ...classes,
      ),
    ).pod
  const given = ({ spec }: { spec: JsonObject }) => [spec.priorityClassName, spec.priority, spec.preemptionPolicy]

  test('gets the values of its class, of the default class, or none', () => {
    expect(given(pod({ priorityClassName: 'never' }, ...CLASSES))).toEqual(['never', 1000, 'Never'])
    expect(given(pod({}, ...CLASSES))).toEqual([undefined, 0, P])
    expect(given(pod({}, priorityClass('d', -5, 'Never', { globalDefault: true })))).toEqual(['d', -5, 'Never'])
  })

  test('of several defaults the lowest counts', () => {
    const classes = [30, -2, 7].map((value) => priorityClass(`d${value}`, value, undefined, { globalDefault: true }))
    expect(given(pod({}, ...classes))).toEqual(['d-2', -2, P])
    expect(given(pod({}, ...classes.reverse()))).toEqual(['d-2', -2, P])
  })

  test('globalDefault counts where it is true and nothing else', () => {
    expect(given(pod({}, priorityClass('d', 5, undefined, { globalDefault: 'true' })))).toEqual([undefined, 0, P])
  })

  test('may name exactly what its class gives', () => {
    expect(pod({ priorityClassName: 'never', priority: 1000, preemptionPolicy: 'Never' }, ...CLASSES).refusals).toEqual(
      [],
    )
    expect(pod({ priority: 0, preemptionPolicy: P }).refusals).toEqual([])
  })

  test('is refused at the field that differs, the integer first', () => {
    const refused = pod({ priorityClassName: 't', priority: 1, preemptionPolicy: 'Never' }, ...CLASSES)
    expect(refused.refusals).toEqual([
      { by: 'Priority', id: 'priority-integer', message: integer(1, 100), path: ['spec', 'priority'] },
    ])
    const later = pod({ priorityClassName: 't', preemptionPolicy: 'Never' }, ...CLASSES)
    expect(later.refusals.map(({ message, path }) => [message, path])).toEqual([
      [policy('Never', P), ['spec', 'preemptionPolicy']],
    ])
  })
})

test('a refused patch points at the line that brought it about', () => {
  const spread = (patch: string) => `
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec: { selector: { matchLabels: { a: b } }, template: { metadata: { labels: { a: b } }, spec: { priorityClassName: t, containers: [{ name: a, image: "a:1" }] } } }
---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: ws }
spec: { targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }, subsets: [{ name: full, maxReplicas: 1 }, { name: s, patch: ${patch} }] }
---
${text(...CLASSES)}`
  const { pods } = outcome('1.28.15/1.6.3', spread('{ spec: { priority: 3 } }'))
  expect(pods.map(({ subset, verdict }) => [subset?.name, verdict])).toEqual([
    ['full', 'admitted'],
    ['s', 'rejected'],
  ])
  expect(writer(pods[1]!, 'spec', 'priority')).toBe('WorkloadSpread/ws spec/subsets/1/patch/spec/priority')
})
