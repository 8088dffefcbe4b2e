// Mirrors pkg/apis/core/validation/validation.go of k8s.io/kubernetes: ValidateReplicationControllerSpec, after the defaults
// of pkg/apis/core/v1/defaults.go.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { child, number, record, textMap } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { alwaysRestarted } from './apps-workloads.js'
import { labelsLiteral } from './go-literals.js'
import { nonNegative } from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { templateRefusals } from './template.js'

const at = ['spec']

/** What the API server says of a ReplicationController. */
export function replicationControllerRefusals(manifest: Manifest, world: World): Refusal[] {
  const own = refusalsOf(errorsOf(scopeOf(world.cluster), manifest), 'ReplicationControllerValidation')
  // Here alone the template is a pointer: one that is not written has no errors of its own.
  const hasTemplate = child(record(manifest.value.spec), 'template') !== undefined
  return hasTemplate ? [...own, ...templateRefusals(manifest, world)] : own
}

function* errorsOf(scope: Scope, manifest: Manifest): Errors {
  const spec = record(manifest.value.spec) ?? {}
  const template = child(spec, 'template')
  const meta = child(template, 'metadata')
  const labels = new Map(textMap(meta, 'labels'))
  yield* nonNegative(scope, number(spec, 'minReadySeconds'), [...at, 'minReadySeconds'])
  const written = textMap(spec, 'selector')
  // Without a selector the labels of the template are it.
  if (written.length === 0 && labels.size === 0) yield scope.required([...at, 'selector'])
  yield* nonNegative(scope, number(spec, 'replicas'), [...at, 'replicas'])
  if (!template) {
    yield scope.required([...at, 'template'])
    return
  }
  if (written.some(([key, value]) => labels.get(key) !== value)) {
    const here = [...at, 'template', 'metadata', 'labels']
    yield scope.invalid(here, labelsLiteral(meta, 'labels'), 'selector-misses-template')
  }
  yield* alwaysRestarted(scope, spec, 'replication-controller-active-deadline')
}
