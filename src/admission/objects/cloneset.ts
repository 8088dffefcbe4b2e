// Mirrors pkg/webhook/cloneset/validating/validation.go of openkruise/kruise, after the defaults of its mutating webhook.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, number, record, text, texts } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { customResourceRefusals } from './custom-resource.js'
import { stringList } from './go-literals.js'
import { notInPlace } from './in-place-only.js'
import {
  type IntOrString,
  intOrString,
  legacyScaled,
  literalOf,
  nonNegative,
  type Scaled,
  scaled,
} from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { selectorItself, selectorMatches } from './selectors.js'
import { kruiseTemplate, lastingTemplateErrors } from './template.js'
import { onlyChanged } from './update-fields.js'
import { priorityStrategyErrors, scatterStrategyErrors } from './update-priority.js'
import { decodeRefusals } from './webhook-decode.js'
import { cloneSetStructs } from './workload-structs.js'

const WEBHOOK = 'vcloneset.kb.io'
const at = ['spec']
const strategyAt = ['spec', 'updateStrategy']
const types = ['ReCreate', 'InPlaceIfPossible', 'InPlaceOnly']

/** What the cluster says of a CloneSet; `before` is the same object where it exists already. */
export function cloneSetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const undecoded = decodeRefusals(manifest, cloneSetStructs(cluster), 'v1alpha1.CloneSet', 'mcloneset.kb.io', world)
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, { scales: true, completed: true }, cluster)
  if (invalid.length > 0) return invalid
  return refusalsOf(errorsOf(manifest, world, before), WEBHOOK)
}

function* errorsOf(manifest: Manifest, world: World, before: Manifest | undefined): Errors {
  const scope = scopeOf(world.cluster.library('kruise'))
  const spec = record(manifest.value.spec) ?? {}
  if (before) yield* updateErrors(scope, manifest, before, world)
  yield* selectorItself(scope, spec, { empty: 'cloneset-empty-selector', required: true }, at)
  const selector = child(spec, 'selector')
  if (Object.keys(selector ?? {}).length > 0) yield* selectorMatches(scope, spec, at)
  const template = kruiseTemplate(manifest, world)
  yield* lastingTemplateErrors(scope, template, 'cloneset-active-deadline', world)
  yield* podsToDelete(scope, manifest, world, spec, record(before?.value.spec))
  yield* strategyErrors(scope, child(spec, 'updateStrategy') ?? {}, number(spec, 'replicas') ?? 1)
  yield* progressDeadline(scope, spec)
}

function* progressDeadline(scope: Scope, spec: Fields): Errors {
  const deadline = number(spec, 'progressDeadlineSeconds')
  if (deadline === undefined || !scope.build.holds('cloneset-progress-deadline')) return
  const here = [...at, 'progressDeadlineSeconds']
  yield* nonNegative(scope, deadline, here)
  if (deadline !== 2 ** 31 - 1 && deadline <= (number(spec, 'minReadySeconds') ?? 0)) {
    yield scope.invalid(here, deadline, 'deadline-not-above-min-ready')
  }
}

/** Pods that are to be deleted must exist, those apart that the object named before. */
function* podsToDelete(
  scope: Scope,
  manifest: Manifest,
  world: World,
  spec: Fields,
  before: Fields | undefined,
): Errors {
  const here = ['spec', 'scaleStrategy', 'podsToDelete']
  const names = texts(child(spec, 'scaleStrategy'), 'podsToDelete')
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  if (twice.length > 0) {
    const shown = { go: stringList(names), json: names }
    yield scope.invalid(here, shown, 'cloneset-pods-twice', { names: `[${twice.join(' ')}]` })
    return
  }
  const known = new Set(texts(child(before, 'scaleStrategy'), 'podsToDelete'))
  for (const name of names.filter((each) => !known.has(each)).sort()) {
    const pod = world.workload('', 'Pod', manifest.namespace ?? '', name)
    const place = [...here, names.indexOf(name)]
    const values = { name, shown: quote(name) }
    // A pod in view is one that somebody wrote down: no controller owns it.
    yield { ...scope.invalid(here, name, pod ? 'cloneset-pod-of-others' : 'cloneset-pod-missing', values), place }
  }
}

function* strategyErrors(scope: Scope, strategy: Fields, replicas: number): Errors {
  const { build } = scope
  const type = text(strategy, 'type') || 'ReCreate'
  if (!types.includes(type)) yield scope.invalid([...strategyAt, 'type'], type, 'cloneset-strategy-type')
  const own = () => build.holds('cloneset-refuses-numeric-strings')
  const ownPartition = () => build.holds('cloneset-partition-refuses-numeric-strings')
  const partition = new Amount('partition', intOrString(strategy, 'partition') ?? 0, ownPartition, replicas, scope)
  yield* partition.errors()
  yield* nonNegative(scope, partition.value, [...strategyAt, 'partition'])
  yield* priorityStrategyErrors(scope, child(strategy, 'priorityStrategy'), [...strategyAt, 'priorityStrategy'])
  yield* scatterStrategyErrors(scope, strategy, [...strategyAt, 'scatterStrategy'])
  const written = intOrString(strategy, 'maxUnavailable') ?? '20%'
  const maxUnavailable = new Amount('maxUnavailable', written, own, replicas, scope)
  yield* maxUnavailable.errors()
  const surge = intOrString(strategy, 'maxSurge') ?? 0
  const maxSurge = new Amount('maxSurge', surge, own, replicas, scope)
  yield* maxSurge.errors()
  if (type === 'InPlaceOnly' && maxSurge.value > 0) {
    yield scope.invalid([...strategyAt, 'maxSurge'], String(surge), 'cloneset-surge-in-place-only')
  }
  if (replicas > 0 && maxUnavailable.value < 1 && maxSurge.value < 1) {
    yield scope.invalid([...strategyAt, 'maxUnavailable'], literalOf(written), 'cloneset-nothing-may-move')
  }
}

/** One number or percentage of the update strategy; `own`: as Kruise reads it, which takes no number in quotes. */
class Amount {
  readonly #scaled: Scaled

  constructor(
    readonly name: string,
    readonly written: IntOrString,
    own: () => boolean,
    replicas: number,
    readonly scope: Scope,
  ) {
    const [now, before] = [scaled, legacyScaled].map((read) => read(written, replicas, scope.build)) as [Scaled, Scaled]
    const same = now.value === before.value && now.error === before.error
    this.#scaled = same || own() ? now : before
  }

  get value(): number {
    return this.#scaled.value
  }

  *errors(): Errors {
    const { error } = this.#scaled
    if (error === undefined) return
    const values = { name: this.name, error }
    yield this.scope.invalid([...strategyAt, this.name], String(this.written), 'cloneset-amount-unreadable', values)
  }
}

function* updateErrors(scope: Scope, manifest: Manifest, before: Manifest, world: World): Errors {
  const changeable = [
    'replicas',
    'template',
    'scaleStrategy',
    'updateStrategy',
    'minReadySeconds',
    'lifecycle',
    'revisionHistoryLimit',
    ...(scope.build.holds('cloneset-claim-templates-mutable') ? ['volumeClaimTemplates'] : []),
    ...(scope.build.holds('cloneset-progress-deadline') ? ['progressDeadlineSeconds'] : []),
  ]
  const fields = Object.entries(cloneSetStructs(scope.build)['v1alpha1.CloneSetSpec'] ?? {})
  const known = fields.flatMap(([name, type]) => (type === undefined ? [] : [name]))
  if (!onlyChanged(manifest, before, changeable, known)) yield scope.forbidden(at, 'cloneset-update-forbidden')
  if (text(child(record(manifest.value.spec), 'updateStrategy'), 'type') !== 'InPlaceOnly') return
  const difference = notInPlace(manifest, before, /^\/containers\/([0-9]+)\/image$/, world)
  if (difference) yield scope.forbidden(at, 'cloneset-not-in-place', { ...difference })
}
