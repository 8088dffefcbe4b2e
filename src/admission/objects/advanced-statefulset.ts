// Mirrors pkg/webhook/statefulset/validating/statefulset_validation.go of openkruise/kruise, after the defaults of its
// mutating webhook. The pod template is looked at for its labels alone.
import type { Refusal } from '../../finding.js'
import type { Json } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import { isDNS1123Label, isDNS1123Subdomain, validateName } from '../validation/names.js'
import { child, type Fields, member, number, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { scaleAmountErrors, statefulSetStrategyErrors } from './advanced-statefulset-strategy.js'
import { advancedStatefulSetUpdate } from './advanced-statefulset-update.js'
import { customResourceRefusals } from './custom-resource.js'
import { atoi, literalOf, nonNegative } from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { selectorItself, selectorMatches } from './selectors.js'
import { kruiseTemplate, templateMetaErrors } from './template.js'
import { decodeRefusals } from './webhook-decode.js'
import { statefulSetStructs } from './workload-structs.js'

const WEBHOOK = 'vstatefulset.kb.io'
const at = ['spec']

/** What the cluster says of an Advanced StatefulSet; `before` is the same object where it exists already. */
export function advancedStatefulSetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const version = manifest.apiVersion.slice(manifest.apiVersion.indexOf('/') + 1)
  const structs = statefulSetStructs(version, cluster)
  const undecoded = decodeRefusals(manifest, structs, `${version}.StatefulSet`, 'mstatefulset.kb.io', world)
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, { scales: true, completed: true }, cluster)
  if (invalid.length > 0) return invalid
  const known = Object.keys(structs[`${version}.StatefulSetSpec`] ?? {})
  const spec = asStored(manifest, known)
  const scope = scopeOf(cluster.library('kruise'))
  const errors = [...validityErrors(scope, manifest, spec, world)]
  if (!before) return refusalsOf(errors, WEBHOOK)
  const update = advancedStatefulSetUpdate(scope, manifest, before, known, world)
  const refusals = refusalsOf([...errors, ...update.errors()], WEBHOOK)
  // Each of these is asked only where those before it are content.
  if (refusals.length > 0) return refusals
  const claims = refusalsOf(update.claimErrors(), WEBHOOK)
  if (claims.length > 0) return claims
  const message = update.notInPlace()
  return message ? [{ by: WEBHOOK, id: 'advanced-statefulset-not-in-place', message, path: ['spec', 'template'] }] : []
}

/** The spec as the webhook's structs hold it: what the version does not know is gone. */
function asStored(manifest: Manifest, known: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record(manifest.value.spec) ?? {}).filter(([name]) => known.includes(name)))
}

function* validityErrors(scope: Scope, manifest: Manifest, spec: Fields, world: World): Errors {
  const check = scope.build.holds('statefulset-name-is-label') ? isDNS1123Label : isDNS1123Subdomain
  const name = text(record(manifest.value.metadata), 'name')
  if (name !== '') yield* validateName(scope, check, name, ['metadata', 'name'])
  const management = text(spec, 'podManagementPolicy') || 'OrderedReady'
  if (!['OrderedReady', 'Parallel'].includes(management)) {
    yield scope.invalid([...at, 'podManagementPolicy'], management, 'statefulset-pod-management')
  }
  yield* reserveOrdinalErrors(scope, member(spec, 'reserveOrdinals'))
  const parallel = management === 'Parallel'
  yield* scaleAmountErrors(scope, spec, parallel)
  const template = record(kruiseTemplate(manifest, world))
  const pod = child(template, 'spec')
  yield* statefulSetStrategyErrors(scope, spec, pod, parallel)
  yield* retentionErrors(scope, spec)
  yield* nonNegative(scope, number(spec, 'replicas'), [...at, 'replicas'])
  yield* selectorItself(scope, spec, { empty: 'statefulset-empty-selector', required: true }, at)
  if (Object.keys(child(spec, 'selector') ?? {}).length > 0) yield* selectorMatches(scope, spec, at)
  yield* templateMetaErrors(scope, child(template, 'metadata'), ['spec', 'template'])
  const restartPolicy = text(pod, 'restartPolicy')
  if (restartPolicy !== '' && restartPolicy !== 'Always') {
    yield scope.notSupported(['spec', 'template', 'spec', 'restartPolicy'], restartPolicy, ['Always'])
  }
  if (member(pod, 'activeDeadlineSeconds') !== undefined) {
    yield scope.forbidden(['spec', 'template', 'spec', 'activeDeadlineSeconds'], 'statefulset-active-deadline')
  }
}

/** The errors of reserveOrdinals, which upstream says of the root of the path. */
function* reserveOrdinalErrors(scope: Scope, written: unknown): Errors {
  if (!Array.isArray(written)) return
  const place = ['spec', 'reserveOrdinals']
  const ordinals = written.map((each) => (typeof each === 'string' || typeof each === 'number' ? each : 0))
  if (scope.build.holds('advanced-statefulset-reserves-ranges')) {
    const shown = {
      go: `[]intstr.IntOrString{${ordinals.map((each) => literalOf(each).go).join(', ')}}`,
      json: ordinals,
    }
    for (const [index, each] of ordinals.entries()) {
      const values = { index, ordinal: each }
      if (typeof each === 'number') {
        if (each < 0)
          yield { ...scope.invalid(at, shown, 'reserve-ordinal-negative', values), place: [...place, index] }
        continue
      }
      if (!/^\d+-\d+$/.test(each))
        yield { ...scope.invalid(at, shown, 'reserve-ordinal-no-range', values), place: [...place, index] }
      const error = rangeFault(scope, each)
      if (error)
        yield { ...scope.invalid(at, shown, 'reserve-ordinal-invalid', { ...values, error }), place: [...place, index] }
    }
    return
  }
  const shown = { go: `[]int{${ordinals.join(', ')}}`, json: ordinals as Json }
  if (new Set(ordinals).size !== ordinals.length) yield { ...scope.invalid(at, shown, 'reserve-ordinals-twice'), place }
  for (const [index, ordinal] of ordinals.entries()) {
    if (Number(ordinal) >= 0) continue
    yield { ...scope.invalid(at, shown, 'reserve-ordinals-negative', { ordinal }), place: [...place, index] }
  }
}

/** ParseRange: two numbers with a hyphen between them, the first no greater than the second. */
function rangeFault(scope: Scope, written: string): string | undefined {
  const parts = written.split('-')
  const wrong = scope.build.say('reserve-ordinal-range', { range: written })
  if (parts.length !== 2) return wrong
  const [start, end] = parts.map((each) => atoi(each, scope.build))
  for (const each of [start, end]) if (typeof each === 'object') return each.error
  return Number(start) > Number(end) ? wrong : undefined
}

function* retentionErrors(scope: Scope, spec: Fields): Errors {
  const policy = child(spec, 'persistentVolumeClaimRetentionPolicy')
  if (!policy || !scope.build.holds('advanced-statefulset-retention-policy')) return
  // The feature gate of the same name writes what is missing.
  for (const name of ['whenDeleted', 'whenScaled']) {
    const value = text(policy, name) || 'Retain'
    if (['Retain', 'Delete'].includes(value)) continue
    yield scope.notSupported([...at, 'persistentVolumeClaimRetentionPolicy', name], value, ['Retain', 'Delete'])
  }
}
