// Mirrors k8s.io/kubernetes pkg/apis/core/validation/validation.go: ValidatePodUpdate.
import type { Build } from '../../cluster/build.js'
import { type JsonObject, objects } from '../../workload/manifest.js'
import { type QosClass, qosClass } from '../../workload/qos.js'
import type { PatchSchema } from '../merge-keys.js'
import { semanticDifference } from '../semantic-difference.js'
import type { FieldError } from '../validation/field-error.js'
import { labelErrors } from '../validation/labels.js'
import { validatePodSpec } from '../validation/pod-spec.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import { member } from '../world.js'
import { annotationErrors } from './annotations.js'
import {
  annotationUpdates,
  containerCount,
  deadlineUpdate,
  gateUpdate,
  isGated,
  tolerationUpdate,
} from './pod-update-fields.js'
import { nodeAffinityMutation, nodeSelectorMutation } from './pod-update-gated.js'
import { withOldCpuAndMemory } from './pod-update-resources.js'

/** What the API server stores of a pod. */
export interface StoredPod {
  readonly metadata: JsonObject
  readonly spec: JsonObject
}

/** The errors of an update of the pod `before` to `pod`, both with their defaults; `schema` has the structs of the API server. */
export function podUpdateErrors(before: StoredPod, pod: StoredPod, schema: PatchSchema, build: Build): FieldError[] {
  const scope = scopeOf(build, { isPod: true })
  return [...metadataErrors(scope, pod), ...ofSpec(scope, before, pod, schema)]
}

function* metadataErrors(scope: Scope, { metadata }: StoredPod): Errors {
  yield* labelErrors(scope, metadata, 'labels', ['metadata', 'labels'])
  yield* annotationErrors(scope, metadata, ['metadata', 'annotations'])
}

function* ofSpec(scope: Scope, before: StoredPod, pod: StoredPod, schema: PatchSchema): Errors {
  const { build } = scope
  const { spec } = pod
  const was = before.spec
  yield* validatePodSpec(spec, pod.metadata, ['spec'], build, { isPod: true })
  yield* annotationUpdates(scope, before.metadata, pod.metadata)
  for (const list of ['containers', 'initContainers']) {
    const errors = [...containerCount(scope, was, spec, list)]
    yield* errors
    if (errors.length > 0) return
  }
  const late = [...deadlineUpdate(scope, was, spec)]
  yield* late
  if (late.length > 0 && typeof spec.activeDeadlineSeconds === 'number') return
  yield* tolerationUpdate(scope, was, spec, schema)
  yield* gateUpdate(scope, was, spec)
  if (!semanticDifference(was, spec, 'PodSpec', schema)) return
  yield* qosUpdate(scope, was, spec)
  yield* theRest(scope, was, spec, schema)
}

/** The error of another QoS class; older builds show the new class, newer ones what the status holds: the old one. */
function* qosUpdate(scope: Scope, was: JsonObject, spec: JsonObject): Errors {
  const { build } = scope
  const withGate = build.holds('pod-update-qos-checked-with-gate') && build.enabled('InPlacePodVerticalScaling')
  if (!withGate && !build.holds('pod-update-qos-checked')) return
  const [old, now] = [was, spec].map((each): QosClass => qosClass(each, build))
  if (old === now) return
  yield { ...scope.invalid(['metadata'], (withGate ? now : old) ?? '', 'pod-qos-immutable'), place: ['spec'] }
}

/** The error of a change to any other field, at the first that changes. Upstream adds a difference that no two builds print alike. */
function* theRest(scope: Scope, was: JsonObject, spec: JsonObject, schema: PatchSchema): Errors {
  const { build } = scope
  const munged = withOldFields(was, spec, build)
  if (build.holds('gated-pods-may-narrow') && build.enabled('PodSchedulingReadiness') && isGated(was)) {
    yield* nodeSelectorMutation(scope, was, spec)
    yield* nodeAffinityMutation(scope, was, spec, schema)
    munged.nodeSelector = was.nodeSelector ?? null
    keepNodeAffinity(was, munged)
  }
  const found = semanticDifference(was, munged, 'PodSpec', schema)
  if (found) yield { ...scope.forbidden(['spec'], podUpdateForbidden(build)), place: ['spec', ...found] }
}

/** The id of what the API server says of a change to a field that is not to be changed. */
export function podUpdateForbidden(build: Build): string {
  return resizesThroughPod(build) ? 'pod-update-forbidden-but-resources' : 'pod-update-forbidden'
}

/** Whether an ordinary update of a pod may change cpu and memory. */
export function resizesThroughPod(build: Build): boolean {
  return build.holds('resize-through-pod') && build.enabled('InPlacePodVerticalScaling')
}

/** The new spec with the old values of every field that was checked before, or may change. */
function withOldFields(was: JsonObject, spec: JsonObject, build: Build): JsonObject {
  const resizes = resizesThroughPod(build)
  const munged: JsonObject = {
    ...spec,
    activeDeadlineSeconds: was.activeDeadlineSeconds ?? null,
    schedulingGates: was.schedulingGates ?? null,
    tolerations: was.tolerations ?? null,
  }
  for (const list of ['containers', 'initContainers']) {
    const old = objects(was[list])
    munged[list] = objects(spec[list]).map((container, at): JsonObject => {
      const before = old[at] ?? {}
      const image = { ...container, image: before.image ?? null }
      return resizes && list === 'containers' ? withOldCpuAndMemory(image, before, build) : image
    })
  }
  const [grace, now] = [was.terminationGracePeriodSeconds, spec.terminationGracePeriodSeconds]
  if (typeof grace === 'number' && grace < 0 && now === 1) munged.terminationGracePeriodSeconds = grace
  return munged
}

/** Gives the affinity its old node affinity; one that holds nothing else is as one that was not there. */
function keepNodeAffinity(was: JsonObject, munged: JsonObject): void {
  const old = member(was, 'affinity').nodeAffinity
  const { nodeAffinity: _, ...others } = member(munged, 'affinity')
  const nothing = old === undefined && Object.keys(others).length === 0 && !was.affinity
  munged.affinity = nothing ? null : { ...others, ...(old !== undefined && { nodeAffinity: old }) }
}
