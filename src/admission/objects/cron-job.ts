// Mirrors pkg/apis/batch/validation/validation.go of k8s.io/kubernetes: validateCronJobSpec,
// ValidateJobTemplateSpec and ValidateCronJobCreate, without what it says of the form of a schedule and of time zones.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { byteLength, child, type Fields, flag, number, optionalText, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { selectorLiteral } from './go-literals.js'
import { nonNegative } from './int-or-string.js'
import { jobSpecErrors } from './job.js'
import { refusalsOf } from './refusals.js'

const at = ['spec']
const POLICIES = ['Allow', 'Forbid', 'Replace']

/** What the API server says of a CronJob and the jobs that it makes, their pod template apart. */
export function cronJobRefusals(manifest: Manifest, world: World): Refusal[] {
  return refusalsOf(specErrors(scopeOf(world.cluster), record(manifest.value.spec) ?? {}), 'CronJobValidation')
}

/** The room that a CronJob's name leaves for what its jobs add, which upstream looks at last and only in a new one. */
export function cronJobNameRefusals({ value }: Manifest, { cluster }: World, before?: Manifest): Refusal[] {
  const name = text(record(value.metadata), 'name')
  if (before || byteLength(name) <= 52) return []
  return refusalsOf(
    [scopeOf(cluster).invalid(['metadata', 'name'], name, 'cronjob-name-too-long')],
    'CronJobValidation',
  )
}

function* specErrors(scope: Scope, spec: Fields): Errors {
  if (text(spec, 'schedule') === '') yield scope.required([...at, 'schedule'])
  yield* nonNegative(scope, number(spec, 'startingDeadlineSeconds'), [...at, 'startingDeadlineSeconds'])
  const policy = optionalText(spec, 'concurrencyPolicy') || 'Allow'
  if (!POLICIES.includes(policy)) yield scope.notSupported([...at, 'concurrencyPolicy'], policy, POLICIES)
  yield* templateErrors(scope, child(child(spec, 'jobTemplate'), 'spec') ?? {})
  for (const limit of ['successfulJobsHistoryLimit', 'failedJobsHistoryLimit']) {
    yield* nonNegative(scope, number(spec, limit), [...at, limit])
  }
}

function* templateErrors(scope: Scope, job: Fields): Errors {
  const here = [...at, 'jobTemplate', 'spec']
  yield* jobSpecErrors(scope, job, here)
  const selector = child(job, 'selector')
  if (selector) yield scope.invalid([...here, 'selector'], selectorLiteral(selector), 'cronjob-selector')
  if (flag(job, 'manualSelector')) yield scope.notSupported([...here, 'manualSelector'], true, ['nil', 'false'])
}
