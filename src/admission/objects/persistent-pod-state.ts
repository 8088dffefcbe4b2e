// Mirrors pkg/webhook/persistentpodstate/validating/persistent_create_update_handler.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, items, record, text } from '../validation/read.js'
import { type Errors, type Literal, type Scope, scopeOf } from '../validation/scope.js'
import { groupOf, type World } from '../world.js'
import { integer, kindWith, list, object, reference, string, strings } from './crd-parts.js'
import { customResourceRefusals } from './custom-resource.js'
import { kruiseConfiguration, namesKind } from './kruise-configuration.js'
import { refusalsOf } from './refusals.js'
import { standing } from './review.js'
import { canonical } from './selectors.js'
import { parsesAsGroupVersion, referenceLiteral, sameReference } from './target-reference.js'

const WEBHOOK = 'vpersistentpodstate.kb.io'

const topology = object({ nodeTopologyKeys: strings }, 'nodeTopologyKeys')
const SCHEMA = kindWith(
  object(
    {
      persistentPodAnnotations: list(object({ key: string }, 'key')),
      persistentPodStateRetentionPolicy: string,
      preferredPersistentTopology: list(object({ preference: topology, weight: integer }, 'preference', 'weight')),
      requiredPersistentTopology: topology,
      targetRef: reference('apiVersion', 'kind', 'name'),
    },
    'targetRef',
  ),
)

const place = ['spec', 'targetRef']

/** What the cluster says of a PersistentPodState; `before` is the same object where it exists already. */
export function podStateRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const invalid = customResourceRefusals(manifest, { schema: SCHEMA }, cluster)
  if (invalid.length > 0) return invalid
  const scope = scopeOf(cluster.library('kruise'))
  const spec = record(manifest.value.spec) ?? {}
  const errors = [...specErrors(scope, spec, world)]
  if (before && canonical(spec.targetRef) !== canonical(record(before.value.spec)?.targetRef)) {
    errors.push({ ...scope.required(['spec', 'targetRef'], 'pps-target-changed'), place })
  }
  errors.push(...conflictErrors(scope, manifest, spec, world))
  return refusalsOf(errors, WEBHOOK)
}

function* specErrors(scope: Scope, spec: Fields, world: World): Errors {
  const target = child(spec, 'targetRef')
  const at = ['spec', 'TargetReference']
  const version = text(target, 'apiVersion')
  const shown = referenceLiteral(target)
  if (['apiVersion', 'kind', 'name'].some((name) => text(target, name) === '')) {
    yield { ...scope.invalid(at, shown, 'pps-empty-target'), place }
  }
  if (scope.build.holds('pps-white-list')) {
    if (!listed(version, text(target, 'kind'), world)) yield { ...scope.invalid(at, shown, 'pps-kind'), place }
  } else {
    if (!parsesAsGroupVersion(version)) {
      yield { ...scope.invalid(at, shown, 'unexpected-group-version', { version }), place }
    }
    if (text(target, 'kind') !== 'StatefulSet') yield { ...scope.invalid(at, shown, 'pps-kind'), place }
  }
  if (!child(spec, 'requiredPersistentTopology') && items(spec, 'preferredPersistentTopology').length === 0) {
    yield scope.invalid(['spec'], specLiteral(scope, spec), 'pps-no-topology')
  }
}

/** Whether pods of that kind may be kept: StatefulSets, and the kinds that Kruise's own configuration lists. */
function listed(apiVersion: string, kind: string, world: World): boolean {
  if (!parsesAsGroupVersion(apiVersion)) return false
  const group = groupOf(apiVersion)
  if (kind === 'StatefulSet' && (group === 'apps' || group === 'apps.kruise.io')) return true
  const list = kruiseConfiguration(world, 'PPS_Watch_Custom_Workload_WhiteList')
  return items(list, 'workloads').some(([each]) => namesKind(each, group, kind))
}

function specLiteral(scope: Scope, spec: Fields): Literal {
  const annotations = items(spec, 'persistentPodAnnotations').map(
    ([each]) => `v1alpha1.PersistentPodAnnotation{Key:${quote(text(each, 'key'))}}`,
  )
  const keeps = `[]v1alpha1.PersistentPodAnnotation${Array.isArray(spec.persistentPodAnnotations) ? `{${annotations.join(', ')}}` : '(nil)'}`
  const preferred = Array.isArray(spec.preferredPersistentTopology) ? '{}' : '(nil)'
  const go = [
    `TargetReference:${referenceLiteral(child(spec, 'targetRef')).go}`,
    ...(scope.build.holds('pps-keeps-annotations') ? [`PersistentPodAnnotations:${keeps}`] : []),
    'RequiredPersistentTopology:(*v1alpha1.NodeTopologyTerm)(nil)',
    `PreferredPersistentTopology:[]v1alpha1.PreferredTopologyTerm${preferred}`,
    `PersistentPodStateRetentionPolicy:${quote(text(spec, 'persistentPodStateRetentionPolicy'))}`,
  ]
  return { go: `v1alpha1.PersistentPodStateSpec{${go.join(', ')}}`, json: spec }
}

function* conflictErrors(scope: Scope, manifest: Manifest, spec: Fields, world: World): Errors {
  const target = child(spec, 'targetRef') ?? {}
  const others = world.objectsOf(manifest.group, manifest.kind, manifest.namespace)
  for (const { name, value } of standing(others, manifest)) {
    if (!sameReference(target, child(record(value.spec), 'targetRef') ?? {})) continue
    const error = scope.invalid(['spec', 'targetReference'], referenceLiteral(target), 'pps-target-taken', { name })
    yield { ...error, place }
    return
  }
}
