// Mirrors pkg/webhook/podprobemarker/validating/probe_create_update_handler.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Json, Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import { placeOf, plainPath } from '../validation/field-error.js'
import { labelErrors } from '../validation/labels.js'
import { isQualifiedName, validateName } from '../validation/names.js'
import { child, type Fields, items, number, record, text } from '../validation/read.js'
import { type Errors, type Literal, placed, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { annotationErrors } from './annotations.js'
import { customResourceRefusals } from './custom-resource.js'
import { selectorLiteral } from './go-literals.js'
import { nonNegative } from './int-or-string.js'
import { probeHandlerErrors } from './pod-probe-marker-handler.js'
import { PROBE_MARKER_SCHEMA, probeListLiteral, probeLiteral } from './pod-probe-marker-parts.js'
import { refusalsOf } from './refusals.js'
import { gatesOff } from './review.js'
import { canonical } from './selectors.js'
import { strictSelector } from './strict-selector.js'

const WEBHOOK = 'vpodprobemarker.kb.io'

/** Conditions that a pod has anyway, so that no probe may have their names. */
const NATIVE = ['PodScheduled', 'Initialized', 'Ready', 'ContainersReady', 'KruisePodReady', 'InPlaceUpdateReady']

/** What the cluster says of a PodProbeMarker; `before` is the same object where it exists already. */
export function probeMarkerRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const invalid = customResourceRefusals(manifest, { schema: PROBE_MARKER_SCHEMA }, cluster)
  if (invalid.length > 0) return invalid
  const gates = cluster.holds('podprobemarker-gates-checked') ? ['PodProbeMarkerGate', 'KruiseDaemon'] : []
  const off = gates.find((gate) => !cluster.kruiseEnabled(gate))
  if (off) return gatesOff(WEBHOOK, 'feature-gate-off', { gate: off }, cluster)
  const scope = scopeOf(cluster.library('kruise'))
  const spec = record(manifest.value.spec) ?? {}
  const errors = [...strictSelector(scope, child(spec, 'selector'), ['spec', 'selector'], 'ppm-empty-selector')]
  errors.push(...probesErrors(scope, spec))
  if (before && canonical(record(before.value.spec)?.selector) !== canonical(spec.selector)) {
    const shown = selectorLiteral(child(spec, 'selector'))
    errors.push({ ...scope.invalid(['selector'], shown, 'ppm-selector-immutable'), place: ['spec', 'selector'] })
  }
  return refusalsOf(errors, WEBHOOK)
}

/** The errors of the probes. Upstream looks no further than the first that has to do with a name or a policy. */
function* probesErrors(scope: Scope, spec: Fields): Errors {
  const at = ['spec', 'probes']
  // Older builds show the selector, whatever is wrong.
  const shown = (value: Json | Literal): Json | Literal =>
    scope.build.holds('podprobemarker-shows-value') ? value : selectorLiteral(child(spec, 'selector'))
  const probes = items(spec, 'probes')
  if (probes.length === 0) {
    yield scope.invalid(at, shown(probeListLiteral(spec)), 'ppm-no-probes')
    return
  }
  const names = new Set<string>()
  const conditions = new Set<string>()
  for (const [probe, index] of probes) {
    const fault = nameFault(scope, probe, names)
    if (fault) {
      const { field, id, values } = fault
      yield { ...scope.invalid(at, shown(text(probe, field)), id, values), place: [...at, index, field] }
      return
    }
    names.add(text(probe, 'name'))
    const place = [...at, index]
    for (const error of specErrors(scope, child(probe, 'probe'))) {
      yield { ...error, place: [...place, ...placeOf(error).slice(1)] }
    }
    const condition = text(probe, 'podConditionType')
    if (condition === '' && items(probe, 'markerPolicy').length === 0) {
      yield { ...scope.invalid(at, shown(probeLiteral(scope, probe)), 'ppm-no-mark'), place }
      return
    }
    if (condition !== '') {
      const here = [...place, 'podConditionType']
      if (conditions.has(condition)) {
        yield { ...scope.invalid(at, shown(condition), 'ppm-condition-twice', { condition }), place: here }
        return
      }
      conditions.add(condition)
      yield* placed(validateName(scope, isQualifiedName, condition, ['spec']), here)
    }
    if (yield* policyErrors(scope, probe, place, shown)) return
  }
}

interface NameFault {
  readonly field: string
  readonly id: string
  readonly values?: Record<string, string>
}

function nameFault(scope: Scope, probe: Fields, taken: ReadonlySet<string>): NameFault | undefined {
  const name = text(probe, 'name')
  const container = text(probe, 'containerName')
  if (!scope.build.holds('podprobemarker-shows-value')) {
    if (name === '' || container === '') return { field: name === '' ? 'name' : 'containerName', id: 'ppm-unnamed' }
  } else {
    if (name.includes('#')) return { field: 'name', id: 'ppm-name-hash' }
    if (name === '') return { field: 'name', id: 'ppm-name-empty' }
    if (container === '') return { field: 'containerName', id: 'ppm-container-empty' }
  }
  if (NATIVE.includes(name)) return { field: 'name', id: 'ppm-name-native', values: { name } }
  return taken.has(name) ? { field: 'name', id: 'ppm-name-twice' } : undefined
}

function* specErrors(scope: Scope, probe: Fields | undefined): Errors {
  const at = ['spec', 'probe']
  yield* probeHandlerErrors(scope, probe, at)
  for (const name of [
    'initialDelaySeconds',
    'timeoutSeconds',
    'periodSeconds',
    'successThreshold',
    'failureThreshold',
  ]) {
    yield* nonNegative(scope, number(probe, name), [...at, name])
  }
}

/** The errors of what a probe marks; true where upstream looks no further. */
function* policyErrors(
  scope: Scope,
  probe: Fields,
  place: Path,
  shown: (value: Json | Literal) => Json | Literal,
): Generator<ReturnType<Scope['forbidden']>, boolean, undefined> {
  const at = ['spec', 'markerPolicy']
  const states = new Set<string>()
  for (const [policy, index] of items(probe, 'markerPolicy')) {
    const state = text(policy, 'state')
    const here = [...place, 'markerPolicy', index]
    if (states.has(state)) {
      yield { ...scope.invalid(at, shown(state), 'ppm-state-twice'), place: [...here, 'state'] }
      return true
    }
    states.add(state)
    if (state !== 'Succeeded' && state !== 'Failed') {
      yield { ...scope.required([...at, 'state'], 'ppm-state'), place: [...here, 'state'] }
    } else if (!hasMembers(policy, 'labels') && !hasMembers(policy, 'annotations')) {
      yield { ...scope.required(at, 'ppm-marks-nothing'), place: here }
    } else {
      yield* placed(labelErrors(scope, policy, 'labels', [...at, 'labels']), plainPath([...here, 'labels']))
      yield* placed(annotationErrors(scope, policy, [...at, 'annotations']), [...here, 'annotations'])
    }
  }
  return false
}

function hasMembers(fields: Fields, name: string): boolean {
  return Object.keys(child(fields, name) ?? {}).length > 0
}
