import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultPodSpec } from '../../src/admission/defaults.js'
import { ClusterProfile } from '../../src/cluster/profile.js'
import type { Json } from '../../src/source/path.js'
import type { JsonObject } from '../../src/workload/manifest.js'
import { qosClass } from '../../src/workload/qos.js'
import { formatQuantity, isQuantity, parseQuantity } from '../../src/workload/quantity.js'
import { release } from '../cluster/facts.js'
import { knowledge } from '../knowledge.js'

interface Answer {
  readonly by: string
  readonly template: Json
  readonly pod?: Json
  readonly qos: string
  readonly rawQos: string
}

const recorded = readFileSync(new URL('../oracle/pod-defaults/answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { spec: JsonObject; answers: Answer[] })

/** The profile of a label: `1.32.13+resize`. */
function profile(label: string): ClusterProfile {
  const [version = '', gate] = label.split('+')
  const featureGates: Record<string, boolean> = gate ? { InPlacePodVerticalScaling: true } : {}
  return new ClusterProfile(knowledge, {
    name: label,
    kubernetes: release('kubernetes', version, knowledge),
    featureGates,
  })
}

/** The value without what Go's zero values leave out, its quantities as they are printed. */
function bare(value: Json, inList = false): Json | undefined {
  if (Array.isArray(value)) return value.map((each) => bare(each) ?? {})
  if (typeof value !== 'object' || value === null) return value || undefined
  const kept = Object.entries(value).flatMap(([key, each]) => {
    if (key === 'divisor') return []
    const is = inList && each !== null ? canonical(String(each)) : bare(each, key === 'requests' || key === 'limits')
    const empty = is === undefined || (typeof is === 'object' && is !== null && Object.keys(is).length === 0)
    return empty ? [] : [[key, is] as const]
  })
  return Object.fromEntries(kept)
}

function canonical(text: string): string {
  const parsed = parseQuantity(text)
  return isQuantity(parsed) ? formatQuantity(parsed) : text
}

/** What was recorded as added, put onto what it was added to. */
function onto(before: Json | undefined, added: Json | undefined): Json {
  if (added === undefined) return before ?? {}
  if (typeof added !== 'object' || added === null || typeof before !== 'object' || before === null) return added
  const result = (Array.isArray(before) ? [...before] : { ...before }) as JsonObject
  for (const [key, each] of Object.entries(added as JsonObject)) result[key] = onto(result[key], each)
  return result
}

const labels = [...new Set(recorded.flatMap(({ answers }) => answers.flatMap(({ by }) => by.split(' '))))]

describe('the recorded answers of k8s.io/kubernetes', () => {
  test.each(labels)('%s', (label) => {
    const build = profile(label)
    const wrong = recorded.flatMap(({ spec, answers }, at) => {
      const { pod, template, qos, rawQos } = answers.find(({ by }) => by.split(' ').includes(label))!
      const asTemplated = onto(bare(spec), template)
      const theirs = { pod: bare(onto(asTemplated, pod)), template: bare(asTemplated), qos, rawQos } as Json
      const [asPod, asTemplate] = [true, false].map((isPod) => {
        const copy = structuredClone(spec)
        defaultPodSpec(copy, build, isPod)
        return copy
      }) as [JsonObject, JsonObject]
      const ours = {
        pod: bare(asPod),
        template: bare(asTemplate),
        qos: qosClass(asPod, build),
        rawQos: qosClass(spec, build),
      }
      return differences(ours as Json, theirs, `pod ${at}`)
    })
    expect(wrong).toEqual([])
  })
})

/** Where the two differ: `pod 3/pod/containers/0/image: ours, theirs`. */
function differences(ours: Json | undefined, theirs: Json | undefined, at: string): string[] {
  if (typeof ours === 'object' && typeof theirs === 'object' && ours && theirs) {
    const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    return keys.flatMap((key) => differences((ours as JsonObject)[key], (theirs as JsonObject)[key], `${at}/${key}`))
  }
  return ours === theirs ? [] : [`${at}: ${JSON.stringify(ours)}, upstream ${JSON.stringify(theirs)}`]
}
