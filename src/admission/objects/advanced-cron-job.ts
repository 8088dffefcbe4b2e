// Mirrors pkg/webhook/advancedcronjob/validating/advancedcronjob_create_update_handler.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { JsonObject, Manifest } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { defaultPodSpec } from '../defaults.js'
import { typed } from '../typed.js'
import { child, type Fields, number, optionalText, record, text } from '../validation/read.js'
import { type Errors, placed, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { pullTemplateErrors } from './advanced-cron-job-images.js'
import { kindWith, object, untyped } from './crd-parts.js'
import { scheduleFault, zoneFault } from './cron-schedule.js'
import { customResourceRefusals } from './custom-resource.js'
import { nonNegative } from './int-or-string.js'
import { jobStructs } from './job-structs.js'
import { refusalsOf } from './refusals.js'
import { plainName, versionOf } from './review.js'
import { canonical } from './selectors.js'
import { kruiseOptions, podTemplateErrors } from './template.js'
import { decodeRefusals } from './webhook-decode.js'

const WEBHOOK = 'vadvancedcronjob.kb.io'

const policy = { enum: ['Allow', 'Forbid', 'Replace'] }
const SCHEMA = untyped(kindWith(object({ concurrencyPolicy: policy })))

/** What an update may change. */
const CHANGEABLE = [
  'schedule',
  'concurrencyPolicy',
  'successfulJobsHistoryLimit',
  'failedJobsHistoryLimit',
  'startingDeadlineSeconds',
  'paused',
  'timeZone',
]

/** What the cluster says of an AdvancedCronJob; `before` is the same object where it exists already. */
export function advancedCronJobRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const version = versionOf(manifest)
  const root = `${version}.AdvancedCronJob`
  const undecoded = decodeRefusals(manifest, jobStructs(version), root, 'madvancedcronjob.kb.io', world)
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, { schema: SCHEMA }, cluster)
  if (invalid.length > 0) return invalid
  const scope = scopeOf(cluster.library('kruise'))
  const spec = known(manifest, scope)
  const errors = before ? [] : [...plainName(scope, manifest.name, 'advancedcronjob-name', ['metadata', 'name'])]
  errors.push(...specErrors(scope, spec, world))
  if (before && fixed(spec, world, scope) !== fixed(known(before, scope), world, scope)) {
    errors.push(scope.forbidden(['spec'], 'advancedcronjob-immutable'))
  }
  return refusalsOf(errors, WEBHOOK)
}

/** The spec as the served version has it: what that version has no field for is pruned. */
function known({ value, apiVersion }: Manifest, scope: Scope): Fields {
  const { timeZone, ...spec } = record(value.spec) ?? {}
  const { imageListPullJobTemplate, ...template } = child(spec, 'template') ?? {}
  const pulls = apiVersion.endsWith('/v1beta1') && imageListPullJobTemplate !== undefined
  const zoned = timeZone !== undefined && scope.build.holds('advancedcronjob-time-zone')
  return {
    ...spec,
    template: pulls ? { ...template, imageListPullJobTemplate } : template,
    ...(zoned && { timeZone }),
  }
}

function* specErrors(scope: Scope, spec: Fields, world: World): Errors {
  const schedule = text(spec, 'schedule')
  const at = ['spec', 'schedule']
  if (schedule === '') yield scope.invalid(at, schedule, 'advancedcronjob-no-schedule')
  const error = scheduleFault(schedule, scope.build)
  if (error) yield scope.invalid(at, schedule, 'advancedcronjob-schedule', { error })
  const zone = optionalText(spec, 'timeZone')
  if (schedule.includes('TZ') && zone !== undefined) yield scope.invalid(at, schedule, 'advancedcronjob-two-zones')
  yield* templateErrors(scope, spec, world)
  if (scope.build.holds('advancedcronjob-checks-deadline')) {
    yield* nonNegative(scope, number(spec, 'startingDeadlineSeconds'), ['spec', 'startingDeadlineSeconds'])
  }
  if (scope.build.holds('advancedcronjob-checks-history')) {
    for (const limit of ['successfulJobsHistoryLimit', 'failedJobsHistoryLimit']) {
      yield* nonNegative(scope, number(spec, limit), ['spec', limit])
    }
  }
  if (zone !== undefined) yield* zoneErrors(scope, zone)
}

function* zoneErrors(scope: Scope, zone: string): Errors {
  const at = ['spec', 'timeZone']
  if (zone === '') {
    yield scope.invalid(at, zone, 'advancedcronjob-empty-zone')
    return
  }
  if (zone.toLowerCase() === 'local') yield scope.invalid(at, zone, 'advancedcronjob-local-zone')
  const error = zoneFault(zone, scope.build)
  if (error) yield scope.invalid(at, zone, 'advancedcronjob-zone', { error })
}

/** The templates: one, whose pods upstream places at spec.template, whatever they are the pods of. */
function* templateErrors(scope: Scope, spec: Fields, world: World): Errors {
  const template = child(spec, 'template')
  let count = 0
  for (const name of ['jobTemplate', 'broadcastJobTemplate']) {
    const job = child(template, name)
    if (!job) continue
    count++
    const pods = podTemplate(job, world)
    const place = ['spec', 'template', name, 'spec', 'template']
    for (const error of podTemplateErrors(pods, ['spec', 'template'], scope.build, kruiseOptions(world))) {
      const inner = (error.place ?? error.path).slice(2).map((step) => (typeof step === 'object' ? step.key : step))
      yield* placed([error], [...place, ...inner])
    }
  }
  const pull = child(template, 'imageListPullJobTemplate')
  if (pull) {
    count++
    yield* pullTemplateErrors(scope, spec, pull, world)
  }
  if (count === 0) yield scope.forbidden(['spec', 'template'], 'advancedcronjob-no-template')
  if (count > 1) yield scope.forbidden(['spec', 'template'], 'advancedcronjob-two-templates')
}

function podTemplate(job: Fields, world: World): JsonObject {
  const written = child(child(job, 'spec'), 'template') ?? {}
  const { metadata, spec } = structuredClone(written) as JsonObject
  return typed({ metadata: metadata ?? {}, spec: spec ?? {} } as JsonObject, world.kruiseStructs(), new Origins())
}

/** What an update may not change, as one text. */
function fixed(spec: Fields, world: World, scope: Scope): string {
  const template: Record<string, unknown> = {}
  for (const [name, job] of Object.entries(child(spec, 'template') ?? {})) {
    if (name === 'imageListPullJobTemplate') continue
    const pods = podTemplate(record(job) ?? {}, world)
    defaultPodSpec(pods.spec as JsonObject, scope.build, false)
    template[name] = { ...record(job), spec: { ...child(record(job), 'spec'), template: pods } }
  }
  const rest = Object.entries(spec).filter(([name]) => name !== 'template' && !CHANGEABLE.includes(name))
  return canonical({ ...Object.fromEntries(rest), template })
}
