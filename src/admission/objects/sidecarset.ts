// Mirrors pkg/webhook/sidecarset/validating/sidecarset_create_update_handler.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import type { FieldError } from '../validation/field-error.js'
import { child, type Fields, items, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { customResourceRefusals } from './custom-resource.js'
import { sidecarSetStructs } from './job-structs.js'
import { refusalsOf } from './refusals.js'
import { plainName, versionOf } from './review.js'
import { changeErrors, conflictErrors } from './sidecarset-conflicts.js'
import { containersErrors } from './sidecarset-containers.js'
import { patchMetadataErrors } from './sidecarset-metadata.js'
import { sidecarSetSchema } from './sidecarset-schema.js'
import { type SidecarSetSpec, sidecarSetSpec } from './sidecarset-spec.js'
import { injectionErrors, strategyErrors } from './sidecarset-strategy.js'
import { strictSelector } from './strict-selector.js'
import { decodeRefusals } from './webhook-decode.js'

const WEBHOOK = 'vsidecarset.kb.io'

/** What the cluster says of a SidecarSet; `before` is the same object where it exists already. */
export function sidecarSetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const version = versionOf(manifest)
  const structs = sidecarSetStructs(version, cluster, cluster.library('kruise'))
  const undecoded = decodeRefusals(manifest, structs, `${version}.SidecarSet`, 'msidecarset.kb.io', world)
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, { schema: sidecarSetSchema(cluster) }, cluster)
  if (invalid.length > 0) return invalid
  const scope = scopeOf(cluster.library('kruise'))
  const set = sidecarSetSpec(manifest, world)
  const name = text(record(manifest.value.metadata), 'name')
  const errors: FieldError[] = [...plainName(scope, name, 'sidecarset-name', ['metadata', 'name'])]
  errors.push(...specErrors(scope, manifest, set, world, before))
  if (before) errors.push(...changeErrors(scope, manifest, before))
  if (errors.length === 0 || !cluster.holds('sidecarset-conflicts-last')) {
    errors.push(...conflictErrors(scope, manifest, set, world))
  }
  return refusalsOf(errors, WEBHOOK)
}

function* specErrors(
  scope: Scope,
  manifest: Manifest,
  set: SidecarSetSpec,
  world: World,
  before: Manifest | undefined,
): Errors {
  const { spec } = set
  if (scope.build.holds('sidecarset-native-sidecar-needs-not-update')) yield* nativeErrors(scope, set)
  if (child(spec, 'selector')) {
    yield* strictSelector(scope, child(spec, 'selector'), ['spec', 'selector'], 'sidecarset-empty-selector')
  } else yield scope.required(['spec', 'selector'], 'sidecarset-no-selector')
  yield* namespaceErrors(scope, manifest, set)
  if (scope.build.holds('sidecarset-revisions'))
    yield* injectionErrors(scope, spec, manifest.name, before !== undefined)
  yield* strategyErrors(scope, child(spec, 'updateStrategy') ?? {})
  yield* containersErrors(scope, set)
  const patches = items(spec, 'patchPodMetadata').length > 0
  if (patches && scope.build.holds('sidecarset-patches-metadata'))
    yield* patchMetadataErrors(scope, manifest, spec, world)
}

/** A native sidecar cannot be upgraded in place, and RollingUpdate is the default. */
function* nativeErrors(scope: Scope, { spec, initContainers }: SidecarSetSpec): Errors {
  const type = text(child(spec, 'updateStrategy'), 'type') || 'RollingUpdate'
  if (type !== 'RollingUpdate') return
  for (const [index, container] of initContainers.entries()) {
    if (container.restartPolicy !== 'Always') continue
    const error = scope.required(['spec', 'updateStrategy'], 'sidecarset-native-rolling')
    yield { ...error, place: ['spec', 'initContainers', index, 'restartPolicy'] }
  }
}

function* namespaceErrors(scope: Scope, manifest: Manifest, set: SidecarSetSpec): Errors {
  const { namespaceSelector, namespace } = set
  if (!namespaceSelector) return
  if (namespace !== '') {
    const error = scope.required(['spec', 'namespace, namespaceSelector'], 'sidecarset-two-namespaces')
    yield { ...error, place: ['spec', 'namespaceSelector'] }
  } else {
    const written = child(record(manifest.value.spec) as Fields, 'namespaceSelector') !== undefined
    const at = ['spec', 'namespaceSelector']
    const errors = strictSelector(scope, namespaceSelector, at, 'sidecarset-empty-selector')
    for (const error of errors) yield written ? error : { ...error, place: ['spec', 'namespace'] }
  }
}
