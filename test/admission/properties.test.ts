import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type Mode, type Outcome, simulate } from '../../src/admission/simulate.js'
import { written } from '../../src/source/node.js'
import { valueAt } from '../../src/source/path.js'
import { isObject, type JsonObject, objects } from '../../src/workload/manifest.js'
import { QOS_CLASSES } from '../../src/workload/qos.js'
import { compareQuantities } from '../../src/workload/quantity.js'
import { amount, ZERO } from '../../src/workload/resources.js'
import { held, objectsOf, type Situation, situations } from './situations.js'

// Machines that run tests are busy.
vi.setConfig({ testTimeout: 60_000 })

/** Random situations, the same in every run; without flaws most pods are admitted. */
function always(runs: number, flaws: boolean, property: (situation: Situation) => void): void {
  fc.assert(fc.property(situations({ flaws }), property), { numRuns: runs, seed: 20_261_121, endOnFailure: true })
}

/** What becomes of each object of a situation, in its order. */
function outcomes(of: Situation, mode: Mode = 'stop', all = objectsOf(of)): Outcome[] {
  const { read, world } = held(of, all)
  return read.map((manifest) => simulate(manifest, world, mode))
}

/** What can be seen of an outcome, without where it stands in the text. */
function seen({ object, pods }: Outcome) {
  const said = (refusals: Outcome['object']['refusals']) => refusals.map(({ by, message, path }) => [by, message, path])
  return {
    object: [object.verdict, said(object.refusals), object.dropped, object.assumes],
    pods: pods.map(({ subset, pod, verdict, assumes, qosClass }) => ({
      subset: subset?.name,
      verdict,
      qosClass,
      assumes,
      refusals: said(pod.refusals),
      pod: pod.value,
    })),
  }
}

describe('whatever stands in the manifests and whatever the releases', () => {
  test('what is refused has a place that somebody wrote, and words', () => {
    let refused = 0
    always(60, true, (each) => {
      for (const { object, pods } of [...outcomes(each), ...outcomes(each, 'look-past')]) {
        const places = [
          ...object.refusals.map((refusal) => ({ refusal, at: { manifest: object.manifest, path: refusal.path } })),
          ...pods.flatMap(({ pod }) => pod.refusals.map((refusal) => ({ refusal, at: pod.writer(refusal) }))),
        ]
        for (const { refusal, at } of places) {
          refused++
          expect([refusal.by, refusal.message]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^\S/)])
          // Of what upstream itself wrote the place is the workload's.
          if (!at) continue
          const found = written(at.manifest.node, at.path)
          expect(found.path).toEqual(at.path.slice(0, found.path.length))
          expect(found.node.end).toBeGreaterThan(found.node.start)
          expect(found.node.end).toBeLessThanOrEqual(at.manifest.document.file.text.length)
        }
      }
    })
    expect(refused).toBeGreaterThan(100)
  })

  test('looking past a refusal loses none: what stops everything is told first', () => {
    always(40, true, (each) => {
      const [stopped, past] = [outcomes(each), outcomes(each, 'look-past')]
      for (const [at, { object, pods }] of stopped.entries()) {
        expect(past[at]?.object.refusals.slice(0, object.refusals.length).map(({ message }) => message)).toEqual(
          object.refusals.map(({ message }) => message),
        )
        if (object.verdict === 'rejected') continue
        for (const [index, { pod }] of pods.entries()) {
          const further = past[at]?.pods[index]?.pod.refusals.map(({ message }) => message) ?? []
          expect(further.slice(0, pod.refusals.length)).toEqual(pod.refusals.map(({ message }) => message))
        }
      }
    })
  })

  test('the order of the objects makes no difference', () => {
    always(40, true, (each) => {
      // Of two default classes the first stands.
      const classes = each.classes.map(({ globalDefault: _, ...rest }): JsonObject => rest)
      const all = objectsOf({ ...each, classes })
      const [forth, back] = [outcomes(each, 'stop', all), outcomes(each, 'stop', all.toReversed()).reverse()]
      expect(back.map(seen)).toEqual(forth.map(seen))
    })
  })
})

describe('nothing', () => {
  const NOTHING = [{}, { spec: {} }, { metadata: {} }, { spec: { containers: [] } }, { spec: { nodeSelector: {} } }]

  test('merged into a pod changes nothing', () => {
    always(20, true, (each) => {
      const spread = (patch?: JsonObject) => ({
        apiVersion: 'apps.kruise.io/v1alpha1',
        kind: 'WorkloadSpread',
        metadata: { name: 'web', namespace: 'shop' },
        spec: {
          targetRef: { apiVersion: each.workload.apiVersion ?? '', kind: each.workload.kind ?? '', name: 'web' },
          subsets: [{ name: 'only', ...(patch && { patch }) }],
        },
      })
      const pods = (patch?: JsonObject) => {
        const [outcome] = outcomes({ ...each, spread: spread(patch) })
        // A spread with a patch is held to what its pods would be.
        return outcome && tidy(seen(outcome).pods.map(({ assumes: _, ...each }) => each))
      }
      const plain = pods()
      for (const patch of NOTHING) expect(pods(patch)).toEqual(plain)
    })
  })

  test('that speaks of other pods changes these', () => {
    always(20, true, (each) => {
      const other = (kind: string, spec: JsonObject, apiVersion = 'apps.kruise.io/v1alpha1'): JsonObject => ({
        apiVersion,
        kind,
        metadata: { name: 'other', ...(kind !== 'SidecarSet' && { namespace: 'elsewhere' }) },
        spec,
      })
      const containers = [{ name: 'log', image: 'log:1' }]
      const others = [
        other('SidecarSet', { selector: { matchLabels: { app: 'shop' } }, containers }),
        other('WorkloadSpread', {
          targetRef: { apiVersion: each.workload.apiVersion ?? '', kind: each.workload.kind ?? '', name: 'web' },
          subsets: [{ name: 'a', patch: { spec: { priority: 1 } } }],
        }),
        other('LimitRange', { limits: [{ type: 'Container', max: { cpu: '1m' } }] }, 'v1'),
        other('ResourceQuota', { hard: { pods: 0 } }, 'v1'),
        { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'other' }, value: 7 },
      ]
      const all = objectsOf(each)
      const [alone, among] = [outcomes(each, 'stop', all), outcomes(each, 'stop', [...all, ...others])]
      expect(among.slice(0, all.length).map(seen)).toEqual(alone.map(seen))
    })
  })
})

/** A value without objects and lists that hold nothing. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, tidy(each)] as const)
  const kept = entries.filter(([, each]) => each !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

describe('a pod that is admitted', () => {
  test('is admitted again, and the same', () => {
    let again = 0
    always(120, false, (situation) => {
      const { sidecarSet: _, ...rest } = situation
      // Older builds append their init containers whether they are there or not.
      const replaced = held(situation).world.cluster.holds('sidecarset-replaces-init-containers')
      const each = replaced ? situation : rest
      const [workload] = outcomes(each)
      for (const { pod, verdict } of workload?.pods ?? []) {
        if (verdict !== 'admitted') continue
        again++
        const { metadata, spec } = structuredClone(pod.value)
        const bare = {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { ...(metadata as JsonObject), name: 'p', namespace: 'shop' },
          spec,
        } as JsonObject
        const [second] = outcomes(each, 'stop', [bare, ...objectsOf(each).slice(1)])
        expect(second?.object.refusals.map(({ message }) => message)).toEqual([])
        expect(second?.pods[0]?.pod.spec).toEqual(pod.spec)
      }
    })
    expect(again).toBeGreaterThan(50)
  })

  test('has the priority and the policy of its class, where no subset gave it another', () => {
    always(40, true, (each) => {
      const [workload] = outcomes({ ...each, spread: undefined })
      const classes = new Map(each.classes.map(({ metadata, ...rest }) => [(metadata as JsonObject).name, rest]))
      for (const { pod, verdict } of workload?.pods ?? []) {
        const own = classes.get(pod.spec.priorityClassName as string)
        if (verdict !== 'admitted' || !own) continue
        expect([pod.spec.priority, pod.spec.preemptionPolicy]).toEqual([
          own.value,
          own.preemptionPolicy ?? 'PreemptLowerPriority',
        ])
      }
    })
  })
})

describe('the QoS class', () => {
  const rank = (of: string) => QOS_CLASSES.indexOf(of as (typeof QOS_CLASSES)[number])

  test('is what is documented: all have equal limits of both, or none has any of them', () => {
    const classes = new Set<string>()
    always(60, false, (each) => {
      const pods = [each, uniform(each)].flatMap((one) => outcomes(one)[0]?.pods ?? [])
      for (const { pod, verdict, qosClass } of pods) {
        if (verdict !== 'admitted') continue
        classes.add(qosClass)
        expect(qosClass).toBe(documented(pod.spec))
      }
    })
    expect([...classes].sort()).toEqual(['BestEffort', 'Burstable', 'Guaranteed'])
  })

  test('is never raised by a sidecar that asks for nothing, nor lowered below Burstable where something is asked for', () => {
    let lowered = 0
    always(60, false, (each) => {
      const plain = { ...uniform(each), limitRange: undefined, spread: undefined, sidecarSet: undefined }
      const sidecarSet = {
        apiVersion: 'apps.kruise.io/v1alpha1',
        kind: 'SidecarSet',
        metadata: { name: 'more' },
        spec: { selector: { matchLabels: { app: 'web' } }, containers: [{ name: 'more', image: 'more:1' }] },
      }
      const [without, with_] = [plain, { ...plain, sidecarSet }].map((one) => outcomes(one)[0]?.pods[0])
      if (without?.verdict !== 'admitted' || with_?.verdict !== 'admitted') return
      const [before, after] = [without.qosClass, with_.qosClass]
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before))
      expect(after === 'BestEffort').toBe(before === 'BestEffort')
      if (after !== before) lowered++
    })
    expect(lowered).toBeGreaterThan(0)
  })
})

/** A situation in which every container asks for what the first one asks for. */
function uniform(each: Situation): Situation {
  const { workload, sidecarSet } = structuredClone({ workload: each.workload, sidecarSet: each.sidecarSet })
  const holders = [...templates.map((path) => valueAt(workload, path)), sidecarSet?.spec].filter(isObject)
  const containers = holders.flatMap((spec) => [...objects(spec.containers), ...objects(spec.initContainers)])
  for (const container of containers) container.resources = containers[0]?.resources ?? {}
  return { ...each, workload, sidecarSet }
}

const templates = [['spec'], ['spec', 'template', 'spec']]

/** The class by the words of the documentation, of a pod that is valid. What is 0 is not asked for. */
function documented(spec: JsonObject): string {
  const has = (list: unknown, name: string) => {
    const given = (list as JsonObject | undefined)?.[name]
    const quantity = given === undefined ? ZERO : amount(given)
    return compareQuantities(quantity, ZERO) > 0 ? quantity : undefined
  }
  const podLevel = spec.resources && Object.keys(spec.resources).length > 0 ? [spec] : undefined
  const all = (podLevel ?? [...objects(spec.containers), ...objects(spec.initContainers)]).map(
    ({ resources }) => (resources ?? {}) as JsonObject,
  )
  const both = ['cpu', 'memory']
  const nothing = all.every(({ requests, limits }) => both.every((name) => !has(requests, name) && !has(limits, name)))
  if (nothing) return 'BestEffort'
  const equal = all.every(({ requests, limits }) =>
    both.every((name) => {
      const [request, limit] = [has(requests, name), has(limits, name)]
      return request && limit && compareQuantities(request, limit) === 0
    }),
  )
  return equal ? 'Guaranteed' : 'Burstable'
}
