// Mirrors pkg/webhook/ephemeraljob/validating/validation.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import { isObject, type JsonObject, type Manifest } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { typed } from '../typed.js'
import { environment, environmentFrom } from '../validation/env.js'
import { type FieldPath, plainPath } from '../validation/field-error.js'
import { isDNS1123Label, validateName } from '../validation/names.js'
import { containerPorts } from '../validation/ports.js'
import { child, type Fields, items, member, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import { securityContext } from '../validation/security.js'
import type { World } from '../world.js'
import { boolean, integer, kindWith, object, selector } from './crd-parts.js'
import { customResourceRefusals } from './custom-resource.js'
import { refusalsOf } from './refusals.js'

const WEBHOOK = 'vephemeraljobs.kb.io'

const SCHEMA = kindWith(
  object(
    {
      activeDeadlineSeconds: integer,
      parallelism: integer,
      paused: boolean,
      replicas: integer,
      selector,
      template: object({}, 'ephemeralContainers'),
      ttlSecondsAfterFinished: integer,
    },
    'selector',
    'template',
  ),
)

const PULL_POLICIES = ['Always', 'IfNotPresent', 'Never']
const MESSAGE_POLICIES = ['File', 'FallbackToLogsOnError']

/** What an ephemeral container may not have, in the order of the struct. */
const NOT_ALLOWED = [
  'ports',
  'resources',
  'resizePolicy',
  'restartPolicy',
  'livenessProbe',
  'readinessProbe',
  'startupProbe',
  'lifecycle',
]

/** What the cluster says of an EphemeralJob. */
export function ephemeralJobRefusals(manifest: Manifest, world: World): Refusal[] {
  const { cluster } = world
  const invalid = customResourceRefusals(manifest, { schema: SCHEMA }, cluster)
  if (invalid.length > 0 || !cluster.holds('ephemeraljob-webhook')) return invalid
  return refusalsOf(containersErrors(scopeOf(cluster.library('kruise')), containersOf(manifest, world)), WEBHOOK)
}

/** The containers as the webhook's structs hold them: what Kruise has no field for is not there. */
function containersOf(manifest: Manifest, world: World): Fields {
  const { template } = manifest.spec
  const containers = isObject(template) ? template.ephemeralContainers : undefined
  if (!Array.isArray(containers)) return {}
  const spec: JsonObject = { ephemeralContainers: containers }
  const known = typed({ spec } as JsonObject, world.kruiseStructs(), new Origins())
  return record(known.spec) ?? {}
}

function* containersErrors(scope: Scope, spec: Fields): Errors {
  const names = new Set<string>()
  for (const [container, index] of items(spec, 'ephemeralContainers')) {
    const within = (path: FieldPath): Path => ['spec', 'template', ...plainPath(path)]
    for (const error of containerErrors(scope, container, names, ['ephemeralContainers', index])) {
      yield { ...error, place: within(error.place ?? error.path) }
    }
  }
}

function* containerErrors(scope: Scope, container: Fields, names: Set<string>, at: Path): Errors {
  const name = text(container, 'name')
  if (name === '') yield scope.required([...at, 'name'])
  else yield* validateName(scope, isDNS1123Label, name, [...at, 'name'])
  const image = text(container, 'image')
  if (image === '') yield scope.required([...at, 'image'])
  yield* oneOf(scope, container, 'terminationMessagePolicy', MESSAGE_POLICIES, at)
  yield* containerPorts(scope, container, [...at, 'ports'])
  yield* environment(scope, container, [...at, 'env'])
  yield* environmentFrom(scope, container, [...at, 'envFrom'])
  yield* oneOf(scope, container, 'imagePullPolicy', PULL_POLICIES, at)
  yield* securityContext(scope, child(container, 'securityContext'), true, [...at, 'securityContext'])
  if (image !== image.trim()) yield scope.invalid([...at, 'image'], image, 'image-padded')
  if (names.has(name)) yield scope.duplicate([...at, 'name'], name)
  names.add(name)
  for (const field of NOT_ALLOWED) {
    if (isSet(container, field)) yield scope.forbidden([...at, field], 'not-in-ephemeral-container')
  }
  for (const [mount, index] of items(container, 'volumeMounts')) {
    for (const field of ['subPath', 'subPathExpr']) {
      if (text(mount, field) === '') continue
      yield scope.forbidden([...at, 'volumeMounts', index, field], 'not-in-ephemeral-container')
    }
  }
}

function* oneOf(scope: Scope, fields: Fields, name: string, words: readonly string[], at: Path): Errors {
  const value = text(fields, name)
  if (value === '') yield scope.required([...at, name])
  else if (!words.includes(value)) yield scope.notSupported([...at, name], value, words)
}

/** Whether a field is there in Go's sense: a pointer that is set, or a struct or list that is not the zero value. */
function isSet(container: Fields, field: string): boolean {
  const value = member(container, field)
  if (value === undefined) return false
  return field !== 'resources' || Object.keys(record(value) ?? {}).length > 0
}
