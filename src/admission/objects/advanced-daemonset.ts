// Mirrors pkg/webhook/daemonset/validating of openkruise/kruise, after the defaults of its mutating webhook.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { child, type Fields, number, record } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { daemonSetStrategyErrors } from './advanced-daemonset-strategy.js'
import { customResourceRefusals } from './custom-resource.js'
import { nonNegative } from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { selectorItself, selectorMatches } from './selectors.js'
import { kruiseTemplate, lastingTemplateErrors } from './template.js'
import { onlyChanged } from './update-fields.js'
import { decodeRefusals } from './webhook-decode.js'
import { daemonSetStructs } from './workload-structs.js'

const WEBHOOK = 'vdaemonset.kb.io'
const at = ['spec']

/** What the cluster says of an Advanced DaemonSet; `before` is the same object where it exists already. */
export function advancedDaemonSetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const version = manifest.apiVersion.slice(manifest.apiVersion.indexOf('/') + 1)
  const structs = daemonSetStructs(version, cluster)
  const undecoded = decodeRefusals(manifest, structs, `${version}.DaemonSet`, 'mdaemonset.kb.io', world)
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, { completed: true }, cluster)
  if (invalid.length > 0) return invalid
  const scope = scopeOf(cluster.library('kruise'))
  const errors = [...validityErrors(scope, manifest, version, world)]
  if (!before || !cluster.holds('advanced-daemonset-update-checked')) return refusalsOf(errors, WEBHOOK)
  const known = Object.keys(structs[`${version}.DaemonSetSpec`] ?? {})
  return refusalsOf([...updateErrors(scope, manifest, before, version, known), ...errors], WEBHOOK)
}

function* validityErrors(scope: Scope, manifest: Manifest, version: string, world: World): Errors {
  const spec = record(manifest.value.spec) ?? {}
  yield* selectorMatches(scope, spec, at)
  yield* selectorItself(scope, spec, { empty: 'daemonset-empty-selector', required: false }, at)
  if (scope.build.holds('advanced-daemonset-validates-template')) {
    yield* templateErrors(scope, kruiseTemplate(manifest, world), spec, world)
  }
  yield* nonNegative(scope, number(spec, 'minReadySeconds'), [...at, 'minReadySeconds'])
  yield* daemonSetStrategyErrors(scope, child(spec, 'updateStrategy') ?? {}, version)
  yield* nonNegative(scope, number(spec, 'revisionHistoryLimit'), [...at, 'revisionHistoryLimit'])
}

function* templateErrors(
  scope: Scope,
  template: ReturnType<typeof kruiseTemplate>,
  spec: Fields,
  world: World,
): Errors {
  yield* lastingTemplateErrors(scope, template, 'daemonset-active-deadline', world)
  if (child(child(spec, 'lifecycle'), 'inPlaceUpdate')) {
    yield scope.forbidden(['spec', 'lifecycle', 'inPlaceUpdate'], 'daemonset-in-place-hook')
  }
}

function* updateErrors(
  scope: Scope,
  manifest: Manifest,
  before: Manifest,
  version: string,
  known: readonly string[],
): Errors {
  const beta = version === 'v1beta1'
  const changeable = [
    'template',
    'updateStrategy',
    'lifecycle',
    'burstReplicas',
    'minReadySeconds',
    'revisionHistoryLimit',
  ]
  if (beta) changeable.push('scaleStrategy')
  if (onlyChanged(manifest, before, changeable, known)) return
  yield scope.forbidden(at, beta ? 'advanced-daemonset-beta-update-forbidden' : 'advanced-daemonset-update-forbidden')
}
