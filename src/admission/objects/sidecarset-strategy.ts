// Mirrors pkg/webhook/sidecarset/validating/sidecarset_create_update_handler.go of openkruise/kruise:
// validateSidecarSetUpdateStrategy and validateSidecarSetInjectionStrategy.
import { quote } from '../validation/field-error.js'
import { child, type Fields, flag, items, member, optionalText, text, textMap, texts } from '../validation/read.js'
import type { Errors, Literal, Scope } from '../validation/scope.js'
import { type IntOrString, intOrString, positiveIntOrPercent } from './int-or-string.js'
import { strictSelector } from './strict-selector.js'
import { priorityStrategyErrors, scatterStrategyErrors } from './update-priority.js'

/** The errors of an updateStrategy; upstream looks at it where it is RollingUpdate, which is the default. */
export function* strategyErrors(scope: Scope, strategy: Fields): Errors {
  if ((text(strategy, 'type') || 'RollingUpdate') !== 'RollingUpdate') return
  const at = ['spec', scope.build.holds('sidecarset-strategy-path') ? 'updateStrategy' : 'strategy']
  const place = ['spec', 'updateStrategy']
  const chosen = child(strategy, 'selector')
  const partition = intOrString(strategy, 'partition')
  const unavailable = intOrString(strategy, 'maxUnavailable')
  const moved = function* (errors: Errors): Errors {
    for (const error of errors) {
      const rest = (error.place ?? error.path).slice(2).map((step) => (typeof step === 'object' ? step.key : step))
      yield { ...error, place: [...place, ...rest] }
    }
  }
  if (
    chosen &&
    partition !== undefined &&
    partition !== 0 &&
    scope.build.holds('sidecarset-partition-excludes-selector')
  ) {
    const error = scope.invalid(['updateStrategy'], printed(strategy, partition), 'sidecarset-partition-and-selector')
    yield { ...error, place: [...place, 'partition'] }
  }
  if (chosen) yield* moved(strictSelector(scope, chosen, [...at, 'selector'], 'sidecarset-empty-selector'))
  if (partition !== undefined) yield* moved(positiveIntOrPercent(scope, partition, [...at, 'partition']))
  if (unavailable !== undefined) yield* moved(positiveIntOrPercent(scope, unavailable, [...at, 'maxUnavailable']))
  if (scope.build.holds('sidecarset-priority-strategy')) {
    const priority = child(strategy, 'priorityStrategy')
    yield* moved(priorityStrategyErrors(scope, priority, [...at, 'priorityStrategy']))
  }
  yield* moved(scatterStrategyErrors(scope, strategy, [...at, 'scatterStrategy']))
}

/** The strategy with its defaults, as `%++v` prints the pointer to it. */
function printed(strategy: Fields, partition: IntOrString): string {
  const pointer = child(strategy, 'priorityStrategy') ? '0x0' : '<nil>'
  const scatter = items(strategy, 'scatterStrategy').map(
    ([term]) => `{Key:${text(term, 'key')} Value:${text(term, 'value')}}`,
  )
  const members = [
    'Type:RollingUpdate',
    `Paused:${flag(strategy, 'paused') ?? false}`,
    `Selector:${printedSelector(child(strategy, 'selector'))}`,
    `Partition:${partition}`,
    `MaxUnavailable:${intOrString(strategy, 'maxUnavailable') ?? 1}`,
    `PriorityStrategy:${pointer}`,
    `ScatterStrategy:[${scatter.join(' ')}]`,
  ]
  return `&{${members.join(' ')}}`
}

/** A label selector as its own String method prints it. */
function printedSelector(selector: Fields | undefined): string {
  const labels = textMap(selector, 'matchLabels').map(([key, value]) => `${key}: ${value},`)
  const expressions = items(selector, 'matchExpressions').map(([each]) => {
    const values = `[${texts(each, 'values').join(' ')}]`
    return `LabelSelectorRequirement{Key:${text(each, 'key')},Operator:${text(each, 'operator')},Values:${values},},`
  })
  return `&LabelSelector{MatchLabels:map[string]string{${labels.join('')}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join('')}},}`
}

/** The errors of an injectionStrategy that names a revision. `exists` where the SidecarSet has revisions, which nobody here sees. */
export function* injectionErrors(scope: Scope, spec: Fields, own: string, exists: boolean): Errors {
  const revision = child(child(spec, 'injectionStrategy'), 'revision')
  if (!revision) return
  const place = ['spec', 'injectionStrategy', 'revision']
  const name = optionalText(revision, 'revisionName')
  const version = optionalText(revision, 'customVersion')
  if (name === undefined && version === undefined) {
    yield { ...scope.invalid(['revision'], literal(scope, revision), 'sidecarset-revision-empty'), place }
  } else if (!exists) {
    // Of a custom version upstream says the SidecarSet's own name.
    const error = scope.build.say('sidecarset-revision-not-found', { name: quote(name ?? own) })
    yield { ...scope.invalid(['revision'], 'null', 'sidecarset-revision', { error }), place }
  }
  const policy = text(revision, 'policy') || 'Always'
  if (policy === 'Always' || (policy === 'Partial' && scope.build.holds('sidecarset-revision-partial'))) return
  const error = scope.invalid(['revision', 'policy'], literal(scope, revision), 'sidecarset-revision-policy', {
    policy,
  })
  yield { ...error, place: [...place, 'policy'] }
}

function literal(scope: Scope, revision: Fields): Literal {
  const version = scope.build.holds('sidecarset-webhook-v1beta1') ? 'v1beta1' : 'v1alpha1'
  const pointer = (name: string): string => `(*string)(${member(revision, name) === undefined ? 'nil' : '0x0'})`
  const go = [
    `CustomVersion:${pointer('customVersion')}`,
    `RevisionName:${pointer('revisionName')}`,
    `Policy:${quote(text(revision, 'policy') || 'Always')}`,
  ]
  return { go: `${version}.SidecarSetInjectRevision{${go.join(', ')}}`, json: revision }
}
