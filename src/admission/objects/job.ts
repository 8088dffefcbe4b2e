// Mirrors pkg/apis/batch/validation/validation.go of k8s.io/kubernetes: ValidateJobSpec and ValidateJobSpecUpdate, as far as
// the spec of the pods and their selector go.
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import { selectorErrors } from '../validation/labels.js'
import { child, type Fields, flag, number, optionalText, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { nonNegative } from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { canonical, selectorFault, selectorMatches } from './selectors.js'

const at = ['spec']
const amounts = ['parallelism', 'completions', 'activeDeadlineSeconds', 'backoffLimit', 'ttlSecondsAfterFinished']

/** What the API server says of a Job, its pod template apart. */
export function jobRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const scope = scopeOf(world.cluster)
  const spec = record(manifest.value.spec) ?? {}
  const errors = [...jobSpecErrors(scope, spec, at), ...selectorOfJob(scope, spec)]
  if (before) errors.push(...updateErrors(scope, spec, record(before.value.spec) ?? {}))
  return refusalsOf(errors, 'JobValidation')
}

/** The errors of what a job does, whoever makes it: all but those of its selector. */
export function* jobSpecErrors(scope: Scope, spec: Fields, at: Path): Errors {
  for (const name of amounts) yield* nonNegative(scope, number(spec, name), [...at, name])
  const mode = optionalText(spec, 'completionMode') ?? 'NonIndexed'
  if (!['NonIndexed', 'Indexed'].includes(mode)) {
    yield scope.notSupported([...at, 'completionMode'], mode, ['NonIndexed', 'Indexed'])
  }
  if (mode === 'Indexed' && number(spec, 'completions') === undefined) {
    yield scope.required([...at, 'completions'], 'job-indexed-completions', { mode })
  }
  const here = [...at, 'template', 'spec', 'restartPolicy']
  const restartPolicy = text(child(child(spec, 'template'), 'spec'), 'restartPolicy') || 'Always'
  if (restartPolicy === 'Always') yield scope.required(here, 'job-restart-policy')
  else if (restartPolicy !== 'OnFailure' && restartPolicy !== 'Never') {
    yield scope.notSupported(here, restartPolicy, ['OnFailure', 'Never'])
  } else if (child(spec, 'podFailurePolicy') && restartPolicy !== 'Never') {
    yield scope.invalid(here, restartPolicy, 'job-failure-policy-restart')
  }
}

/** The errors of a selector that the Job brings. Otherwise the API server makes it, and the labels that it matches. */
function* selectorOfJob(scope: Scope, spec: Fields): Errors {
  if (!flag(spec, 'manualSelector')) return
  const selector = child(spec, 'selector')
  const here = [...at, 'selector']
  if (!selector) yield scope.required(here)
  yield* selectorErrors(scope, selector, here)
  if (!selectorFault(selector, scope.build)) yield* selectorMatches(scope, spec, at)
}

function* updateErrors(scope: Scope, spec: Fields, before: Fields): Errors {
  const mode = optionalText(spec, 'completionMode') ?? 'NonIndexed'
  if (mode !== (optionalText(before, 'completionMode') ?? 'NonIndexed')) {
    yield scope.invalid([...at, 'completionMode'], mode, 'field-immutable')
  }
  const completions = number(spec, 'completions')
  if (
    mode === 'NonIndexed' &&
    completions !== number(before, 'completions') &&
    canonical(spec.completions) !== canonical(before.completions)
  ) {
    yield scope.invalid([...at, 'completions'], completions ?? 'null', 'field-immutable')
  }
}
