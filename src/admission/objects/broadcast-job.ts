// Mirrors pkg/webhook/broadcastjob/validating/broadcastjob_create_update_handler.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { child, number, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { customResourceRefusals } from './custom-resource.js'
import { labelsLiteral } from './go-literals.js'
import { jobStructs } from './job-structs.js'
import { refusalsOf } from './refusals.js'
import { plainName, versionOf } from './review.js'
import { kruiseOptions, kruiseTemplate, podTemplateErrors } from './template.js'
import { decodeRefusals } from './webhook-decode.js'

const WEBHOOK = 'vbroadcastjob.kb.io'

/** Labels that the controller gives the pods of a job. */
const OWN_LABELS = { name: 'broadcastjob-name', uid: 'broadcastjob-controller-uid' }

/** What the cluster says of a BroadcastJob, when it is created and whenever it changes. */
export function broadcastJobRefusals(manifest: Manifest, world: World): Refusal[] {
  const { cluster } = world
  const version = versionOf(manifest)
  const undecoded = decodeRefusals(
    manifest,
    jobStructs(version),
    `${version}.BroadcastJob`,
    'mbroadcastjob.kb.io',
    world,
  )
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, {}, cluster)
  if (invalid.length > 0) return invalid
  return refusalsOf(errorsOf(scopeOf(cluster.library('kruise')), manifest, world), WEBHOOK)
}

function* errorsOf(scope: Scope, manifest: Manifest, world: World): Errors {
  const name = text(record(manifest.value.metadata), 'name')
  yield* plainName(scope, name, 'broadcastjob-name', ['metadata', 'name'])
  yield* completionErrors(scope, manifest)
  const at = ['spec', 'template']
  const template = kruiseTemplate(manifest, world)
  const pod = [...podTemplateErrors(template, at, scope.build, kruiseOptions(world))]
  // The pod has its defaults now: a policy that nobody wrote is Always.
  const policy = text(record(template.spec), 'restartPolicy')
  if (policy !== 'OnFailure' && policy !== 'Never') {
    yield scope.invalid([...at, 'spec', 'restartPolicy'], policy, 'broadcastjob-restart')
  }
  const meta = record(template.metadata)
  const labels = child(meta, 'labels')
  const preset = [OWN_LABELS.name, OWN_LABELS.uid].find((label) => text(labels, label) !== '')
  if (preset !== undefined) {
    const here = [...at, 'metadata', 'labels']
    yield {
      ...scope.invalid(here, labelsLiteral(meta, 'labels'), 'broadcastjob-labels', OWN_LABELS),
      place: [...here, preset],
    }
  }
  yield* pod
}

function* completionErrors(scope: Scope, { value }: Manifest): Errors {
  const policy = child(record(value.spec), 'completionPolicy')
  if (text(policy, 'type') !== 'Never') return
  for (const field of ['ttlSecondsAfterFinished', 'activeDeadlineSeconds']) {
    const given = number(policy, field)
    if (given !== undefined)
      yield scope.invalid(['spec', 'completionPolicy', field], given, 'broadcastjob-never', { field })
  }
}
