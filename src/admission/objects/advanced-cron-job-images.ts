// Mirrors pkg/webhook/advancedcronjob/validating/advancedcronjob_create_update_handler.go of openkruise/kruise:
// validateImageListPullJobTemplateSpec.
import type { Path } from '../../source/path.js'
import { type FieldError, quote } from '../validation/field-error.js'
import { child, type Fields, member, number, text, texts } from '../validation/read.js'
import type { Errors, Literal, Scope } from '../validation/scope.js'
import type { World } from '../world.js'
import { selectorLiteral, stringList } from './go-literals.js'
import { imageFault } from './image-reference.js'
import { selectorFault } from './selectors.js'

const at = ['spec', 'template', 'imageListPullJobTemplate', 'spec']

/** The longest that a scheduled job may pull, in seconds. */
const MAX_DEADLINE = 24 * 3600

/** How many images one job may pull. */
const MAX_IMAGES = 255

/** The errors of a template that pulls images. Upstream looks no further than the first, the policy apart. */
export function* pullTemplateErrors(scope: Scope, spec: Fields, template: Fields, world: World): Errors {
  const policy = text(spec, 'concurrencyPolicy') || 'Replace'
  if (policy !== 'Replace' && policy !== 'Forbid') {
    const error = scope.invalid(['spec', 'spec', 'concurrencyPolicy'], policy, 'advancedcronjob-pull-policy', {
      policy,
    })
    yield { ...error, place: ['spec', 'concurrencyPolicy'] }
  }
  const job = child(template, 'spec') ?? {}
  const error = selectorError(scope, job) ?? imagesError(scope, job, world) ?? completionError(scope, job)
  if (error) yield error
}

function selectorError(scope: Scope, job: Fields): FieldError | undefined {
  const chosen = child(job, 'selector')
  const here = [...at, 'selector']
  if (member(chosen, 'matchLabels') !== undefined || member(chosen, 'matchExpressions') !== undefined) {
    if (member(chosen, 'names') !== undefined) return scope.invalid(here, nodesLiteral(chosen), 'ipj-names-and-labels')
    const error = selectorFault(chosen, scope.build)
    if (error)
      return placedAt(
        scope.invalid([...here, 'labelSelector'], selectorLiteral(chosen), 'ipj-selector', { error }),
        here,
      )
  }
  const names = texts(chosen, 'names')
  if (new Set(names).size !== names.length) {
    return scope.invalid([...here, 'names'], { go: stringList(names), json: names }, 'ipj-names-twice')
  }
  const pods = child(job, 'podSelector')
  if (!pods) return undefined
  const path = [...at, 'podSelector']
  if (chosen) return placedAt(scope.invalid(at, specLiteral(job), 'ipj-two-selectors'), path)
  const error = selectorFault(pods, scope.build)
  if (!error) return undefined
  return placedAt(scope.invalid([...path, 'labelSelector'], selectorLiteral(pods), 'ipj-selector', { error }), path)
}

function placedAt(error: FieldError, place: Path): FieldError {
  return { ...error, place }
}

function nodesLiteral(chosen: Fields | undefined): Literal {
  const names = stringList(texts(chosen, 'names'), Array.isArray(member(chosen, 'names')))
  return {
    go: `v1beta1.ImagePullJobNodeSelector{Names:${names}, LabelSelector:${selectorLiteral(chosen).go}}`,
    json: chosen ?? {},
  }
}

/** The whole spec, which upstream prints with the addresses of its parts: nobody can know those. */
function specLiteral(job: Fields): Literal {
  const policy = child(job, 'completionPolicy')
  // The mutating webhook completes the rest only where it writes the type.
  const completed = text(policy, 'type') === ''
  const pointer = (type: string, set: boolean): string => `(*${type})(${set ? '0x0' : 'nil'})`
  const given = (fields: Fields | undefined, name: string): boolean => member(fields, name) !== undefined
  const list = (name: string): string => stringList(texts(job, name), Array.isArray(member(job, name)))
  const completion = [
    `Type:${quote(text(policy, 'type') || 'Always')}`,
    `ActiveDeadlineSeconds:${pointer('int64', given(policy, 'activeDeadlineSeconds'))}`,
    `TTLSecondsAfterFinished:${pointer('int32', given(policy, 'ttlSecondsAfterFinished'))}`,
  ]
  const template = [
    `PullSecrets:${list('pullSecrets')}`,
    `Selector:${pointer('v1beta1.ImagePullJobNodeSelector', given(job, 'selector'))}`,
    `PodSelector:${pointer('v1beta1.ImagePullJobPodSelector', given(job, 'podSelector'))}`,
    `Parallelism:${pointer('intstr.IntOrString', given(job, 'parallelism'))}`,
    `PullPolicy:${pointer('v1beta1.PullPolicy', completed || given(job, 'pullPolicy'))}`,
    `CompletionPolicy:v1beta1.CompletionPolicy{${completion.join(', ')}}`,
    `SandboxConfig:${pointer('v1beta1.SandboxConfig', given(job, 'sandboxConfig'))}`,
    `ImagePullPolicy:${quote(text(job, 'imagePullPolicy') || (completed ? 'IfNotPresent' : ''))}`,
  ]
  const inner = `v1beta1.ImagePullJobTemplate{${template.join(', ')}}`
  return { go: `v1beta1.ImageListPullJobSpec{Images:${list('images')}, ImagePullJobTemplate:${inner}}`, json: job }
}

function imagesError(scope: Scope, job: Fields, world: World): FieldError | undefined {
  const images = texts(job, 'images')
  const path = [...at, 'images']
  const shown = { go: stringList(images, Array.isArray(member(job, 'images'))), json: images }
  if (images.length === 0) return scope.invalid(path, shown, 'ipj-no-image')
  if (images.length > MAX_IMAGES) return scope.invalid(path, shown, 'ipj-images-many')
  const twice = images.findIndex((image, index) => images.indexOf(image) < index)
  if (twice >= 0) return placedAt(scope.invalid(path, shown, 'ipj-images-twice'), [...path, twice])
  for (const [index, image] of images.entries()) {
    const error = imageFault(image, world.cluster)
    if (error) return placedAt(scope.invalid(path, shown, 'ipj-image', { image, error }), [...path, index])
  }
  return undefined
}

function completionError(scope: Scope, job: Fields): FieldError | undefined {
  const policy = child(job, 'completionPolicy')
  const path = [...at, 'completionPolicy']
  const type = text(policy, 'type') || 'Always'
  if (type !== 'Always') return scope.invalid([...path, 'type'], type, 'advancedcronjob-pull-completion', { type })
  const deadline = number(policy, 'activeDeadlineSeconds')
  const ttl = number(policy, 'ttlSecondsAfterFinished')
  // The mutating webhook writes the pull policy's defaults only where it writes the type too.
  const written = number(child(job, 'pullPolicy'), 'timeoutSeconds')
  const timeout = written ?? (text(policy, 'type') === '' ? 600 : undefined)
  const here = [...path, 'activeDeadlineSeconds']
  if (deadline !== undefined) {
    if (deadline > MAX_DEADLINE) {
      return scope.invalid(here, deadline, 'advancedcronjob-pull-long', { max: MAX_DEADLINE, deadline })
    }
    if (timeout !== undefined && timeout > deadline) {
      return scope.invalid(here, deadline, 'advancedcronjob-pull-deadline', { timeout })
    }
  }
  if (ttl === undefined) return undefined
  return scope.invalid([...path, 'ttlSecondsAfterFinished'], ttl, 'advancedcronjob-pull-ttl')
}
