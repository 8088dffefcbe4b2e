import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultPodSpec } from '../../../src/admission/defaults.js'
import { dropDisabledFields } from '../../../src/admission/disabled-fields.js'
import { patchSchema } from '../../../src/admission/merge-keys.js'
import { podResizeErrors } from '../../../src/admission/objects/pod-resize.js'
import { podUpdateErrors, type StoredPod } from '../../../src/admission/objects/pod-update.js'
import { typed } from '../../../src/admission/typed.js'
import { render } from '../../../src/admission/validation/field-error.js'
import { Reading } from '../../../src/cluster/reading.js'
import { type JsonObject, objects } from '../../../src/workload/manifest.js'
import { Origins } from '../../../src/workload/origins.js'
import { cellOf } from '../cluster.js'

interface Answer {
  readonly of: 'update' | 'resize'
  readonly kubernetes: string
  readonly featureGates: Record<string, boolean>
  readonly says: readonly (readonly number[])[]
}

const { pods, answers, texts } = JSON.parse(
  readFileSync(new URL('../../oracle/pod-updates/answers.json', import.meta.url), 'utf8'),
) as { pods: Record<Answer['of'], [JsonObject, JsonObject][]>; answers: Answer[]; texts: string[] }

/** What is left of a write to pods/resize: the resources and resize policies of the containers that it may be about. */
function resized({ metadata, spec }: StoredPod, asked: StoredPod, lists: readonly string[]): StoredPod {
  const left = { ...spec }
  for (const list of lists) {
    if (spec[list] === undefined) continue
    left[list] = objects(spec[list]).map((container, at): JsonObject => {
      const { resources, resizePolicy } = objects(asked.spec[list])[at] ?? {}
      return { ...container, resources: resources ?? null, resizePolicy: resizePolicy ?? null }
    })
  }
  return { metadata, spec: left }
}

describe.each(answers)('$of on $kubernetes with $featureGates', ({ of, kubernetes, featureGates, says }) => {
  const cluster = new Reading(cellOf(kubernetes, [], { featureGates }))
  const schema = patchSchema('Pod', cluster)
  const stored = (pod: JsonObject): StoredPod => {
    const { metadata, spec } = typed(structuredClone(pod), schema, new Origins()) as unknown as StoredPod
    defaultPodSpec(spec, cluster, true)
    dropDisabledFields(spec, cluster)
    return { metadata, spec }
  }
  const lists = cluster.holds('resize-of-native-sidecars') ? ['containers', 'initContainers'] : ['containers']

  test('says what upstream says of every change', () => {
    const ours = pods[of].map(([before, after]) => {
      const [was, is] = [stored(before), stored(after)]
      const errors =
        of === 'update'
          ? podUpdateErrors(was, is, schema, cluster)
          : podResizeErrors(was, resized(was, is, lists), schema, cluster)
      return [...new Set(errors.map(render))].sort()
    })
    expect(ours).toEqual(says.map((numbers) => numbers.map((number) => texts[number]).sort()))
  })
})

test('the recorded changes meet each of the rules', () => {
  const met = texts.map((text) => text.replace(/"[^"]*"/g, '""'))
  const rules = [
    'spec.containers: Forbidden: pod updates may not add or remove containers',
    'spec: Forbidden: only cpu and memory resources are mutable',
    'spec: Forbidden: resources for non-sidecar init containers are immutable',
    '[]: Forbidden: windows pods cannot be resized',
    '[]: Forbidden: pods with pod-level resources cannot be resized',
    'spec: Invalid value: "": Pod QOS Class may not change as a result of resizing',
    'metadata: Invalid value: "": Pod QoS is immutable',
    'spec.tolerations: Forbidden: existing toleration can not be modified except its tolerationSeconds',
  ]
  expect(rules.filter((rule) => !met.includes(rule))).toEqual([])
  expect(met.filter((text) => /memory limits cannot be (decreased|added)/.test(text))).not.toEqual([])
})
