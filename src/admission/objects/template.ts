// Mirrors ValidatePodTemplateSpec of k8s.io/kubernetes pkg/apis/core/validation/validation.go, as the API server and the
// webhooks of openkruise/kruise (pkg/webhook/util/convertor, pod_validation.go) call it.
import type { Build } from '../../cluster/build.js'
import type { Refusal } from '../../finding.js'
import type { Json, Path } from '../../source/path.js'
import { kindOf } from '../../workload/kinds.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { templatePath } from '../../workload/template-path.js'
import { defaultPodSpec } from '../defaults.js'
import { dropDisabledFields } from '../disabled-fields.js'
import { claimVolumes, templateOf } from '../template.js'
import { typed } from '../typed.js'
import { type FieldError, type FieldPath, plainPath } from '../validation/field-error.js'
import { labelErrors } from '../validation/labels.js'
import { isQualifiedName } from '../validation/names.js'
import { validatePodSpec } from '../validation/pod-spec.js'
import { type Fields, items, record, textMap } from '../validation/read.js'
import { type Errors, type Scope, scopeOf, type ValidationOptions } from '../validation/scope.js'
import { member, type World } from '../world.js'
import { refusalsOf } from './refusals.js'

/** What upstream says of the pod template when the workload itself is created. */
export function templateRefusals(manifest: Manifest, world: World): Refusal[] {
  const kind = kindOf(manifest.group, manifest.kind)
  // A template that is not written is an empty one: a struct of Go, no pointer.
  const path = templatePath(manifest) ?? kind?.templates?.[0]
  if (kind?.of !== 'kubernetes' || !path || path.length === 0) return []
  if (kind.kind === 'StatefulSet' && !world.cluster.holds('statefulset-validates-template')) return []
  const template = templateOf(manifest) ?? {}
  const written = { metadata: member(template, 'metadata'), spec: member(template, 'spec') }
  const spec = member(typed(written, world.structs(), new Origins()), 'spec')
  dropDisabledFields(spec, world.cluster)
  const claims = claimVolumes(manifest)
  const taken = new Set(claims.map(({ name }) => name))
  if (claims.length > 0)
    spec.volumes = [...objects(spec.volumes).filter(({ name }) => !taken.has(name as Json)), ...claims]
  if (kind.kind === 'StatefulSet') {
    // The controller overwrites both.
    delete spec.hostname
    delete spec.subdomain
  }
  const errors = podTemplateErrors({ ...template, spec }, path, world.cluster, { isPod: false })
  return refusalsOf(errors, `${kind.kind}Validation`)
}

/** The errors of a pod template at `at`; `template.spec` is written to, for it is given its defaults first. */
export function* podTemplateErrors(template: JsonObject, at: Path, build: Build, options: ValidationOptions): Errors {
  const scope = scopeOf(build, options)
  yield* templateMetaErrors(scope, record(template.metadata), at)
  const spec = isObject(template.spec) ? template.spec : {}
  defaultPodSpec(spec, build, false)
  yield* validatePodSpec(spec, {}, [...at, 'spec'], build, options)
  if (items(spec, 'ephemeralContainers').length > 0) {
    yield scope.forbidden([...at, 'spec', 'ephemeralContainers'], 'template-ephemeral-containers')
  }
}

/** The errors of a template's labels and annotations; upstream's path does not name the metadata they stand in. */
export function* templateMetaErrors(scope: Scope, meta: Fields | undefined, at: Path): Errors {
  const within = (path: FieldPath): Path => [...at, 'metadata', ...plainPath(path).slice(at.length)]
  for (const error of labelErrors(scope, meta, 'labels', [...at, 'labels'])) {
    yield { ...error, place: within(error.place ?? error.path) }
  }
  for (const [key] of textMap(meta, 'annotations')) {
    for (const { message, values } of isQualifiedName(key.toLowerCase(), scope.build)) {
      const error = scope.invalid([...at, 'annotations'], key, message, values)
      yield { ...error, place: [...at, 'metadata', 'annotations', key] }
    }
  }
}

/** A Kruise workload's template as the webhook's structs hold it, with a volume for each of its volumeClaimTemplates. */
export function kruiseTemplate(manifest: Manifest, world: World): JsonObject {
  const template = templateOf(manifest) ?? {}
  const written = { metadata: member(template, 'metadata'), spec: member(template, 'spec') }
  const known = typed(written, world.kruiseStructs(), new Origins())
  const claims = claimVolumes(manifest)
  const spec = member(known, 'spec')
  if (claims.length > 0) spec.volumes = [...objects(spec.volumes), ...claims]
  return { ...known, spec }
}

/** How the webhooks of Kruise validate a template: as a template, but for a while with the rule for a pod's own host ports. */
export function kruiseOptions(world: World): ValidationOptions {
  return {
    isPod: false,
    get resourceIsPod() {
      return world.cluster.holds('kruise-validates-host-ports-of-templates')
    },
  }
}

/** The errors of a template whose pods a controller keeps running: `deadline` is the message for one that lets them end. */
export function* lastingTemplateErrors(scope: Scope, template: JsonObject, deadline: string, world: World): Errors {
  const at = ['spec', 'template']
  yield* podTemplateErrors(template, at, scope.build, kruiseOptions(world))
  const { restartPolicy, activeDeadlineSeconds } = member(template, 'spec')
  const policy = text(restartPolicy)
  if (policy !== 'Always') yield scope.notSupported([...at, 'spec', 'restartPolicy'], policy, ['Always'])
  if (activeDeadlineSeconds !== undefined && activeDeadlineSeconds !== null) {
    yield scope.forbidden([...at, 'spec', 'activeDeadlineSeconds'], deadline)
  }
}

/** The errors of a pod that a webhook of Kruise has put together, after its defaults; `pod` is written to. */
export function kruisePodErrors(pod: JsonObject, at: Path, world: World): FieldError[] {
  const library = world.cluster.library('kruise')
  const spec = structuredClone(member(pod, 'spec'))
  defaultPodSpec(spec, library, false)
  return validatePodSpec(spec, member(pod, 'metadata'), at, library, kruiseOptions(world))
}
