// Mirrors pkg/api/validation/objectmeta.go of k8s.io/apimachinery, as far as people write what it looks at, with the name that
// each kind of k8s.io/kubernetes asks for and, for a kind that asks for none, BeforeCreate of k8s.io/apiserver pkg/registry/rest.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { labelErrors } from '../validation/labels.js'
import { type Check, isDNS1123Label, isDNS1123Subdomain } from '../validation/names.js'
import { type Fields, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { annotationErrors } from './annotations.js'
import { refusalsOf } from './refusals.js'

const at = ['metadata']

/** The errors of an object's metadata; its name is settled once it is there. */
export function* objectMetaErrors(scope: Scope, { group, kind, value }: Manifest, updated: boolean): Errors {
  const metadata = record(value.metadata)
  if (!updated) yield* nameErrors(scope, metadata, CHECKS[`${group}/${kind}`] ?? isDNS1123Subdomain)
  yield* labelErrors(scope, metadata, 'labels', [...at, 'labels'])
  yield* annotationErrors(scope, metadata, [...at, 'annotations'])
}

/** What the API server says of the metadata of an object of Kubernetes itself. */
export function objectMetaRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const errors = objectMetaErrors(scopeOf(world.cluster), manifest, before !== undefined)
  return refusalsOf(errors, `${manifest.kind}Validation`)
}

/** The name that is made from the beginning of one is left out: nobody knows it. */
function* nameErrors(scope: Scope, metadata: Fields | undefined, check: Check): Errors {
  const [name, beginning] = [text(metadata, 'name'), text(metadata, 'generateName')]
  for (const { message, values } of beginning === '' ? [] : check(masked(beginning), scope.build)) {
    yield scope.invalid([...at, 'generateName'], beginning, message, values)
  }
  if (name === '') {
    if (beginning === '') yield scope.required([...at, 'name'], 'object-name-required')
    return
  }
  for (const { message, values } of check(name, scope.build))
    yield scope.invalid([...at, 'name'], name, message, values)
}

/** Upstream takes two characters off the end and puts one on, and so do we. */
function masked(beginning: string): string {
  return beginning.length > 1 && beginning.endsWith('-') ? `${beginning.slice(0, -2)}a` : beginning
}

/** The faults of a name that may stand in a URL. */
const isPathSegment: Check = (value) => {
  if (value === '.' || value === '..') return [{ message: 'path-segment-is', values: { name: value } }]
  return ['/', '%']
    .filter((part) => value.includes(part))
    .map((part) => ({ message: 'path-segment-contains', values: { part } }))
}

/** The kinds whose names are no subdomains. */
const CHECKS: Readonly<Record<string, Check>> = {
  'apps/StatefulSet': (value, build) =>
    (build.holds('statefulset-name-is-label') ? isDNS1123Label : isDNS1123Subdomain)(value, build),
  'policy/PodDisruptionBudget': isPathSegment,
}
