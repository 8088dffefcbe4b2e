// Mirrors pkg/webhook/resourcedistribution/validating of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Json, Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import { quote } from '../validation/field-error.js'
import { isDNS1123Label } from '../validation/names.js'
import { child, type Fields, flag, items, member, record, text } from '../validation/read.js'
import { type Errors, type Literal, placed, type Scope, scopeOf } from '../validation/scope.js'
import { groupOf, type World } from '../world.js'
import { boolean, kindWith, list, object, selector, string } from './crd-parts.js'
import { CRD_VALIDATION, customResourceRefusals } from './custom-resource.js'
import { goInterface } from './go-interface.js'
import { selectorLiteral } from './go-literals.js'
import { refusalsOf } from './refusals.js'
import { gatesOff } from './review.js'
import { selectorFault } from './selectors.js'
import { parsesAsGroupVersion } from './target-reference.js'

const WEBHOOK = 'vresourcedistribution.kb.io'

const namespaces = object({ list: list(object({ name: string })) })
const SCHEMA = kindWith(
  object(
    {
      resource: { type: 'object' },
      targets: object({
        allNamespaces: boolean,
        excludedNamespaces: namespaces,
        includedNamespaces: namespaces,
        namespaceLabelSelector: selector,
      }),
    },
    'resource',
    'targets',
  ),
)

/** What the cluster says of a ResourceDistribution; `before` is the same object where it exists already. */
export function distributionRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const invalid = customResourceRefusals(manifest, { schema: SCHEMA }, cluster)
  if (invalid.length > 0) return invalid
  const embedded = refusalsOf(embeddedErrors(scopeOf(cluster), manifest), CRD_VALIDATION)
  if (embedded.length > 0) return embedded
  if (cluster.holds('resourcedistribution-gate') && !cluster.kruiseEnabled('ResourceDistributionGate')) {
    return gatesOff(WEBHOOK, 'feature-gate-off', { gate: 'ResourceDistributionGate' }, cluster)
  }
  const scope = scopeOf(cluster.library('kruise'))
  const spec = record(manifest.value.spec) ?? {}
  const was = child(record(before?.value.spec), 'resource')
  const errors = [...resourceErrors(scope, child(spec, 'resource') ?? {}, was)]
  errors.push(...targetsErrors(scope, child(spec, 'targets') ?? {}))
  return refusalsOf(errors, WEBHOOK)
}

/** What the API server says of an object within an object: it must say what it is. */
function* embeddedErrors(scope: Scope, manifest: Manifest): Errors {
  const resource = child(record(manifest.value.spec), 'resource')
  for (const field of ['apiVersion', 'kind']) {
    const path = ['spec', 'resource', field]
    const value = member(resource, field)
    if (value === undefined) yield scope.required(path, 'must-not-be-empty-text')
    else if (typeof value !== 'string') yield scope.invalid(path, value as Json, 'embedded-text')
    else if (value === '') yield scope.invalid(path, value, 'must-not-be-empty-text')
    else if (field === 'apiVersion' && !parsesAsGroupVersion(value)) {
      yield scope.invalid(path, value, 'unexpected-group-version', { version: value })
    }
  }
}

/** What is distributed: a Secret or a ConfigMap, and always the same one. */
function* resourceErrors(scope: Scope, resource: Fields, was: Fields | undefined): Errors {
  const at = ['spec', 'resource']
  const kind = text(resource, 'kind')
  if (groupOf(text(resource, 'apiVersion')) !== '' || (kind !== 'Secret' && kind !== 'ConfigMap')) {
    const go = `unstructured.Unstructured{Object:${goInterface(resource as Json)}}`
    yield scope.invalid(at, { go, json: resource }, 'rd-unsupported-kind')
    return
  }
  if (was && !sameResource(resource, was)) yield scope.invalid(at, 'null', 'rd-immutable')
}

function sameResource(now: Fields, was: Fields): boolean {
  const same = (name: string): boolean => text(now, name) === text(was, name)
  const nameOf = (resource: Fields): string => text(child(resource, 'metadata'), 'name')
  return same('apiVersion') && same('kind') && nameOf(now) === nameOf(was)
}

function* targetsErrors(scope: Scope, targets: Fields): Errors {
  const at = ['spec', 'targets']
  const listed = (name: string): [string, number][] =>
    items(child(targets, name), 'list').map(([each, index]) => [text(each, 'name'), index])
  yield* namespaceErrors(scope, targets, 'includedNamespaces', listed('includedNamespaces'), at)
  yield* namespaceErrors(scope, targets, 'excludedNamespaces', listed('excludedNamespaces'), at)
  const included = new Set(listed('includedNamespaces').map(([name]) => name))
  const both = listed('excludedNamespaces').filter(([name]) => included.has(name))
  if (both.length > 0) {
    const names = both.map(([name]) => name).join(' ')
    yield scope.invalid(at, targetsLiteral(targets), 'rd-ambiguous', { names })
  }
  const chosen = child(targets, 'namespaceLabelSelector')
  const error = selectorFault(chosen, scope.build)
  if (error) yield scope.invalid([...at, 'namespaceLabelSelector'], selectorLiteral(chosen), 'rd-selector', { error })
}

function* namespaceErrors(
  scope: Scope,
  targets: Fields,
  field: string,
  names: readonly [string, number][],
  at: Path,
): Errors {
  const here = [...at, field]
  const shown = namespacesLiteral(child(targets, field))
  for (const [name, index] of names) {
    const faults = isDNS1123Label(name, scope.build)
    const errors = faults.map(({ message, values }) => scope.invalid(here, shown, message, values))
    yield* placed(errors, [...here, 'list', index, 'name'])
  }
}

function namespacesLiteral(written: Fields | undefined): Literal {
  const type = 'v1alpha1.ResourceDistributionNamespace'
  const names = items(written, 'list').map(([each]) => `${type}{Name:${quote(text(each, 'name'))}}`)
  const namespaces = Array.isArray(written?.list) ? `{${names.join(', ')}}` : '(nil)'
  return { go: `v1alpha1.ResourceDistributionTargetNamespaces{List:[]${type}${namespaces}}`, json: written ?? {} }
}

function targetsLiteral(targets: Fields): Literal {
  const go = [
    `AllNamespaces:${flag(targets, 'allNamespaces') ?? false}`,
    `ExcludedNamespaces:${namespacesLiteral(child(targets, 'excludedNamespaces')).go}`,
    `IncludedNamespaces:${namespacesLiteral(child(targets, 'includedNamespaces')).go}`,
    `NamespaceLabelSelector:${selectorLiteral(child(targets, 'namespaceLabelSelector')).go}`,
  ]
  return { go: `v1alpha1.ResourceDistributionTargets{${go.join(', ')}}`, json: targets }
}
