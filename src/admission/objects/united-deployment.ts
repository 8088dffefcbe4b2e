// Mirrors pkg/webhook/uniteddeployment/validating/uniteddeployment_validation.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { validateNodeSelectorTerm } from '../validation/affinity.js'
import { isDNS1123Label } from '../validation/names.js'
import { child, type Fields, flag, items, member, number, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import { validateTolerations } from '../validation/tolerations.js'
import type { World } from '../world.js'
import { kindWith, object, untyped } from './crd-parts.js'
import { CRD_VALIDATION, customResourceRefusals } from './custom-resource.js'
import { selectorLiteral } from './go-literals.js'
import { intOrString, nonNegative } from './int-or-string.js'
import { unitedDeploymentStructs } from './job-structs.js'
import { refusalsOf } from './refusals.js'
import { canonical, selectorFault, selectorItself } from './selectors.js'
import { partitionsLiteral, strategyLiteral } from './united-deployment-literals.js'
import { subsetReplicasErrors } from './united-deployment-replicas.js'
import { templateChangeErrors, templateErrors } from './united-deployment-template.js'
import { decodeRefusals } from './webhook-decode.js'

const WEBHOOK = 'vuniteddeployment.kb.io'

const filling = object({ type: { enum: ['Adaptive', 'Fixed', ''] } })
const ADAPTIVE = untyped(kindWith(object({ topology: object({ scheduleStrategy: filling }) })))

const at = ['spec', 'topology', 'subsets']

/** What the cluster says of a UnitedDeployment; `before` is the same object where it exists already. */
export function unitedDeploymentRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const structs = unitedDeploymentStructs(cluster)
  const undecoded = decodeRefusals(manifest, structs, 'v1alpha1.UnitedDeployment', 'muniteddeployment.kb.io', world)
  if (undecoded.length > 0) return undecoded
  const schema = cluster.holds('united-deployment-adaptive') ? { schema: ADAPTIVE } : {}
  const invalid = customResourceRefusals(manifest, { ...schema, scales: true, completed: true }, cluster)
  if (invalid.length > 0) return invalid
  const unselective = refusalsOf(missingSelectors(scopeOf(cluster), manifest), CRD_VALIDATION)
  if (unselective.length > 0) return unselective
  const scope = scopeOf(cluster.library('kruise'))
  const spec = record(manifest.value.spec) ?? {}
  const errors = [...specErrors(scope, spec, world)]
  if (before) errors.push(...changeErrors(scope, spec, record(before.value.spec) ?? {}))
  return refusalsOf(errors, WEBHOOK)
}

/** Selectors that a template of Kruise's own kinds leaves out: the mutating webhook writes them as null. */
function* missingSelectors(scope: Scope, manifest: Manifest): Errors {
  const template = child(record(manifest.value.spec), 'template')
  for (const name of ['advancedStatefulSetTemplate', 'cloneSetTemplate']) {
    const chosen = child(template, name)
    if (!chosen || child(child(chosen, 'spec'), 'selector')) continue
    const path = ['spec', 'template', name, 'spec', 'selector']
    yield scope.invalid(path, 'null', 'schema-type', { path: path.join('.'), type: 'object', given: 'null' })
  }
}

function* specErrors(scope: Scope, spec: Fields, world: World): Errors {
  const chosen = child(spec, 'selector')
  const topology = child(spec, 'topology')
  const filling = child(topology, 'scheduleStrategy')
  const isAdaptive = text(filling, 'type') === 'Adaptive' && scope.build.holds('united-deployment-checks-adaptive')
  yield* nonNegative(scope, number(spec, 'replicas'), ['spec', 'replicas'])
  yield* selectorItself(scope, spec, { empty: 'united-deployment-empty-selector', required: true }, ['spec'])
  if (isAdaptive && flag(child(filling, 'adaptive'), 'reserveUnschedulablePods') && hasStatefulTemplate(spec)) {
    const here = ['spec', 'topology', 'scheduleStrategy']
    yield scope.invalid(here, strategyLiteral(filling), 'united-deployment-reserve-stateless')
  }
  if (selectorFault(chosen, scope.build)) yield scope.invalid(['spec', 'selector'], selectorLiteral(chosen))
  else yield* templateErrors(scope, spec, world)
  if (scope.build.holds('united-deployment-min-max')) yield* subsetReplicasErrors(scope, spec)
  const names = new Set<string>()
  for (const [each, index] of items(topology, 'subsets')) {
    yield* subsetErrors(scope, each, names, index)
    if (isAdaptive && intOrString(each, 'replicas') !== undefined) {
      yield scope.forbidden([...at, index, 'replicas'], 'united-deployment-adaptive-replicas')
    }
  }
  if (!scope.build.holds('united-deployment-min-max')) yield* subsetReplicasErrors(scope, spec)
  yield* partitionErrors(scope, spec, names)
}

function hasStatefulTemplate(spec: Fields): boolean {
  const template = child(spec, 'template')
  return (child(template, 'statefulSetTemplate') ?? child(template, 'advancedStatefulSetTemplate')) !== undefined
}

function* subsetErrors(scope: Scope, each: Fields, names: Set<string>, index: number): Errors {
  const name = text(each, 'name')
  const here = [...at, index, 'name']
  if (name === '') yield scope.required(here)
  if (names.has(name)) yield scope.invalid(here, name, 'subset-name-twice', { name })
  names.add(name)
  const faults = isDNS1123Label(name, scope.build).map(({ message, values }) => scope.build.say(message, values))
  if (faults.length > 0) yield scope.invalid(here, name, 'subset-name-invalid', { faults: faults.join(', ') })
  const term = member(each, 'nodeSelectorTerm') ?? {}
  yield* validateNodeSelectorTerm(term, [...at, index, 'nodeSelectorTerm'], scope.build)
  yield* validateTolerations(member(each, 'tolerations'), [...at, index, 'tolerations'], scope.build)
}

/** The errors of partitions for subsets that there are not. */
function* partitionErrors(scope: Scope, spec: Fields, names: ReadonlySet<string>): Errors {
  const update = child(spec, 'updateStrategy')
  const partitions = child(child(update, 'manualUpdate'), 'partitions') ?? {}
  for (const name of Object.keys(partitions).sort()) {
    if (names.has(name)) continue
    const path = ['spec', 'updateStrategy', 'partitions']
    const error = scope.invalid(path, partitionsLiteral(partitions), 'united-deployment-no-subset', { name })
    yield { ...error, place: ['spec', 'updateStrategy', 'manualUpdate', 'partitions', name] }
  }
}

/** The errors of an update: where the pods of a subset may run stays as it is. */
function* changeErrors(scope: Scope, spec: Fields, before: Fields): Errors {
  yield* templateChangeErrors(scope, spec, before)
  const was = new Map(items(child(before, 'topology'), 'subsets').map(([each]) => [text(each, 'name'), each]))
  for (const [each, index] of items(child(spec, 'topology'), 'subsets')) {
    const old = was.get(text(each, 'name'))
    if (!old) continue
    for (const field of ['nodeSelectorTerm', 'tolerations']) {
      if (canonical(old[field]) !== canonical(each[field])) {
        yield scope.forbidden([...at, index, field], 'united-deployment-immutable')
      }
    }
  }
}
