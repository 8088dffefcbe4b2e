// Mirrors k8s.io/kubernetes pkg/apis/core/validation/validation.go: the rules of ValidatePodUpdate for fields that may change somewhat.
import { type JsonObject, objects, text } from '../../workload/manifest.js'
import type { PatchSchema } from '../merge-keys.js'
import { semanticDifference } from '../semantic-difference.js'
import { validateRange } from '../validation/names.js'
import { member, number, textMap } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { tolerationErrors } from '../validation/tolerations.js'

const APP_ARMOR = 'container.apparmor.security.beta.kubernetes.io/'
const MIRROR = 'kubernetes.io/config.mirror'

/** The errors of annotations that a running pod keeps as they are: ValidatePodSpecificAnnotationUpdates. */
export function* annotationUpdates(scope: Scope, before: JsonObject, metadata: JsonObject): Errors {
  const [was, is] = [before, metadata].map((each) => new Map(textMap(each, 'annotations')))
  const at = (key: string) => ['metadata', 'annotations', { key }]
  for (const [key, value] of was ?? []) {
    if (is?.get(key) === value) continue
    if (key.startsWith(APP_ARMOR)) yield scope.forbidden(at(key), 'app-armor-annotation-kept')
    if (key === MIRROR) yield scope.forbidden(at(key), 'mirror-annotation-kept')
  }
  for (const key of is?.keys() ?? []) {
    if (was?.has(key)) continue
    if (key.startsWith(APP_ARMOR)) yield scope.forbidden(at(key), 'app-armor-annotation-new')
    if (key === MIRROR) yield scope.forbidden(at(key), 'mirror-annotation-new')
  }
}

/** The errors of lists of containers of another length: nothing else is looked at then. */
export function* containerCount(scope: Scope, before: JsonObject, spec: JsonObject, list: string): Errors {
  if (objects(spec[list]).length === objects(before[list]).length) return
  yield scope.forbidden(['spec', list], 'pod-update-container-count')
}

/** The errors of a deadline that comes later than the old one, or goes. Nothing else is looked at after the first two. */
export function* deadlineUpdate(scope: Scope, before: JsonObject, spec: JsonObject): Errors {
  const at = ['spec', 'activeDeadlineSeconds']
  const [was, is] = [number(before, 'activeDeadlineSeconds'), number(spec, 'activeDeadlineSeconds')]
  if (is === undefined) {
    const nothing = { go: '"null"', json: null }
    if (was !== undefined) yield scope.invalid(at, nothing, 'deadline-not-removed')
    return
  }
  yield* validateRange(scope, is, 0, 2 ** 31 - 1, at)
  if (was !== undefined && was < is) yield scope.invalid(at, is, 'deadline-not-raised')
}

/** The errors of tolerations: those there are may change their seconds alone, and others may come. */
export function* tolerationUpdate(scope: Scope, before: JsonObject, spec: JsonObject, schema: PatchSchema): Errors {
  const at = ['spec', 'tolerations']
  const now = objects(spec.tolerations)
  const kept = objects(before.tolerations).every((old) =>
    now.some(({ tolerationSeconds, ...rest }) => {
      const { tolerationSeconds: _, ...was } = old
      return semanticDifference(was, rest, 'Toleration', schema) === undefined
    }),
  )
  if (kept) yield* tolerationErrors(scope, spec, at)
  else yield scope.forbidden(at, 'toleration-kept')
}

/** The errors of scheduling gates that come new: they may only go. */
export function* gateUpdate(scope: Scope, before: JsonObject, spec: JsonObject): Errors {
  const was = new Set(objects(before.schedulingGates).map(({ name }) => text(name)))
  const last = new Map(objects(spec.schedulingGates).map(({ name }, at) => [text(name), at]))
  for (const [gate, at] of last) {
    if (!was.has(gate)) yield scope.forbidden(['spec', 'schedulingGates', at, 'name'], 'scheduling-gate-new', { gate })
  }
}

/** Whether the pod waits for scheduling gates. */
export function isGated(spec: JsonObject): boolean {
  const gates = member(spec, 'schedulingGates')
  return Array.isArray(gates) && gates.length > 0
}
