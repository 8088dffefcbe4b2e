// Mirrors k8s.io/kubernetes pkg/apis/core/validation/validation.go: ValidatePodResize.
import type { Build } from '../../cluster/build.js'
import { type JsonObject, objects, text } from '../../workload/manifest.js'
import { qosClass } from '../../workload/qos.js'
import { compareQuantities } from '../../workload/quantity.js'
import type { PatchSchema } from '../merge-keys.js'
import { semanticDifference } from '../semantic-difference.js'
import type { FieldError } from '../validation/field-error.js'
import { validatePodSpec } from '../validation/pod-spec.js'
import { quantities } from '../validation/resources.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import { member } from '../world.js'
import type { StoredPod } from './pod-update.js'
import { withOldCpuAndMemory } from './pod-update-resources.js'

/**
 * The errors of a write to pods/resize that makes `pod` of `before`, once what is no resize is taken out of it. The kubelet's
 * say (whether the node has room, or can resize at all) is not here.
 */
export function podResizeErrors(before: StoredPod, pod: StoredPod, schema: PatchSchema, build: Build): FieldError[] {
  const scope = scopeOf(build, { isPod: true })
  const byGate = build.holds('resize-of-pods-with-resources-by-gate')
  const alone = (byGate ? undefined : podResources(scope, before, pod)) ?? otherPods(scope, before)
  if (alone) return [alone]
  const errors = validatePodSpec(pod.spec, pod.metadata, ['spec'], build, { isPod: true })
  errors.push(...qosChange(scope, before, pod))
  const gated = byGate ? podResources(scope, before, pod) : undefined
  return gated ? [...errors, gated] : [...errors, ...ofContainers(scope, before.spec, pod.spec, schema)]
}

/** The error of a pod that has resources of its own. Upstream's path is one empty step. */
function podResources(scope: Scope, before: StoredPod, pod: StoredPod): FieldError | undefined {
  const { build } = scope
  const set = [before, pod].some(({ spec }) => {
    const { requests, limits } = {
      requests: member(spec, 'resources').requests,
      limits: member(spec, 'resources').limits,
    }
    return [requests, limits].some((list) => Object.keys((list ?? {}) as object).length > 0)
  })
  if (!set) return undefined
  const gate = 'InPlacePodLevelResourcesVerticalScaling'
  if (build.holds('resize-of-pods-with-resources-by-gate') && build.enabled(gate)) return undefined
  return { ...scope.forbidden([{ key: '' }], 'pod-resize-with-pod-resources'), place: ['spec', 'resources'] }
}

function otherPods(scope: Scope, { metadata, spec }: StoredPod): FieldError | undefined {
  const mirror = 'kubernetes.io/config.mirror'
  if (Object.hasOwn(member(metadata, 'annotations'), mirror)) {
    return { ...scope.forbidden([{ key: '' }], 'pod-resize-static'), place: ['metadata', 'annotations', mirror] }
  }
  if (member(spec, 'os').name !== 'windows') return undefined
  return { ...scope.forbidden([{ key: '' }], 'pod-resize-windows'), place: ['spec', 'os'] }
}

/** The error of another QoS class; what is shown is the old one, which the status holds. */
function* qosChange(scope: Scope, before: StoredPod, pod: StoredPod): Errors {
  const [was, is] = [before, pod].map(({ spec }) => qosClass(spec, scope.build))
  if (was !== undefined && was !== is) yield scope.invalid(['spec'], was, 'pod-resize-qos')
}

function* ofContainers(scope: Scope, was: JsonObject, is: JsonObject, schema: PatchSchema): Errors {
  const { build } = scope
  const errors: FieldError[] = []
  const initial = build.holds('resize-of-native-sidecars') && build.enabled('SidecarContainers')
  const all =
    build.holds('resize-of-init-containers-by-gate') && build.enabled('InPlacePodVerticalScalingInitContainers')
  for (const list of ['initContainers', 'containers']) {
    for (const [at, before] of objects(was[list]).entries()) {
      const looked = list === 'containers' || (initial && (all || restarts(before)))
      if (looked)
        errors.push(...containerResize(scope, before, objects(is[list])[at] ?? {}, ['spec', list, at, 'resources']))
    }
  }
  for (const list of initial ? ['containers', 'initContainers'] : ['containers']) {
    for (const [at, before] of objects(was[list]).entries()) {
      const now = objects(is[list])[at] ?? {}
      const munged = withOldCpuAndMemory(now, before, build)
      if (!build.holds('resize-keeps-resize-policy')) munged.resizePolicy = before.resizePolicy ?? null
      const found = semanticDifference(before, munged, 'Container', schema)
      const place = ['spec', list, at, ...(found ?? [])]
      if (list === 'containers') {
        if (found) errors.push({ ...scope.forbidden(['spec'], 'pod-resize-only-cpu-and-memory'), place })
      } else errors.push(...initResize(scope, before, now, found !== undefined, { at, all, schema }))
    }
  }
  yield* errors
}

/** What an init container's change meets: native sidecars may be resized, others where a gate says so. */
function* initResize(
  scope: Scope,
  before: JsonObject,
  now: JsonObject,
  more: boolean,
  { at, all, schema }: { at: number; all: boolean; schema: PatchSchema },
): Errors {
  const here = ['spec', 'initContainers', at]
  const changed = semanticDifference(before, now, 'Container', schema)
  if (all) {
    if (more) yield scope.forbidden(here, 'pod-resize-init-only-cpu-and-memory')
    const restart = objects(now.resizePolicy).some(({ restartPolicy }) => restartPolicy === 'RestartContainer')
    if (changed && !restarts(before) && restart) yield scope.forbidden(here, 'pod-resize-init-restarts')
  } else if (restarts(before)) {
    const sidecars = scope.build.holds('resize-of-init-containers-by-gate')
    const id = sidecars ? 'pod-resize-init-only-cpu-and-memory' : 'pod-resize-sidecar-only-cpu-and-memory'
    if (more) yield { ...scope.forbidden(sidecars ? here : ['spec'], id), place: here }
  } else if (changed) yield { ...scope.forbidden(['spec'], 'pod-resize-init-fixed'), place: [...here, ...changed] }
}

function restarts(container: JsonObject): boolean {
  return text(container.restartPolicy) === 'Always'
}

/** What may not be done to a container's resources: taking some away, and for a while lowering its memory while it runs. */
function* containerResize(scope: Scope, before: JsonObject, now: JsonObject, at: (string | number)[]): Errors {
  const [was, is] = [member(before, 'resources'), member(now, 'resources')]
  for (const list of ['requests', 'limits'] as const) {
    const gone = [...quantities(was, list).keys()].some((name) => !quantities(is, list).has(name))
    if (gone) yield scope.forbidden([...at, list], `pod-resize-removes-${list}`)
  }
  if (!scope.build.holds('resize-refuses-lower-memory-limit')) return
  const policy = objects(now.resizePolicy).find(({ resourceName }) => resourceName === 'memory')
  if (policy && text(policy.restartPolicy) !== 'NotRequired') return
  const [old, limit] = [was, is].map((each) => quantities(each, 'limits').get('memory'))
  const here = [...at, 'limits', { key: 'memory' }]
  if (!limit) return
  if (!old) yield scope.forbidden(here, 'pod-resize-adds-memory')
  else if (compareQuantities(limit, old) < 0) yield scope.forbidden(here, 'pod-resize-lowers-memory')
}
