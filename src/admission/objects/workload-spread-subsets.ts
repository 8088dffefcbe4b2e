// Mirrors pkg/webhook/workloadspread/validating/workloadspread_validation.go of openkruise/kruise: validateWorkloadSpreadSubsets.
import { validateNodeSelectorTerm, validatePreferredSchedulingTerms } from '../validation/affinity.js'
import { type FieldError, type FieldPath, placeOf } from '../validation/field-error.js'
import { child, type Fields, items, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { tolerationErrors } from '../validation/tolerations.js'
import { type IntOrString, intOrString, legacyScaled, literalOf } from './int-or-string.js'

const at: FieldPath = ['spec', 'subsets']

/** The errors of a WorkloadSpread's subsets; `patchErrors` gives those of the patch of the subset at an index. */
export function* subsetErrors(
  scope: Scope,
  spec: Fields,
  patchErrors: (index: number) => Iterable<FieldError>,
): Errors {
  const subsets = items(spec, 'subsets')
  if (subsets.length === 0) {
    yield scope.required(at, 'spread-no-subsets')
    return
  }
  const names = new Set<string>()
  const maxima = new Maxima(scope, text(child(spec, 'targetRef'), 'kind'))
  for (const [subset, index] of subsets) {
    const name = text(subset, 'name')
    if (name === '') yield scope.invalid([...at, index, 'name'], name)
    else if (names.has(name)) yield scope.invalid([...at, index, 'name'], name, 'spread-subset-twice', { name })
    names.add(name)
    yield* nodeErrors(scope, subset, index)
    yield* patchErrors(index)
    const error = maxima.next(intOrString(subset, 'maxReplicas'), index)
    if (!error) continue
    yield error
    return
  }
  const error = maxima.sum(subsets.map(([subset]) => intOrString(subset, 'maxReplicas')))
  if (error) yield error
}

function* nodeErrors(scope: Scope, subset: Fields, index: number): Errors {
  const { build } = scope
  const term = child(subset, 'requiredNodeSelectorTerm')
  yield* validateNodeSelectorTerm(term, [...at, index, 'requiredNodeSelectorTerm'], build)
  // Upstream's path names a field that there is not.
  const written = ['spec', 'subsets', index, 'preferredNodeSelectorTerms']
  const named = [...at, index, 'preferredSchedulingTerms']
  for (const error of validatePreferredSchedulingTerms(subset.preferredNodeSelectorTerms, named, build)) {
    yield { ...error, place: [...written, ...placeOf(error).slice(named.length)] }
  }
  yield* tolerationErrors(scope, subset, [...at, index, 'tolerations'])
}

/** Goes through the subsets' maxReplicas; after the first error no more is said. */
class Maxima {
  #type: string | undefined
  #sum = 0

  constructor(
    readonly scope: Scope,
    readonly targetKind: string,
  ) {}

  next(max: IntOrString | undefined, index: number): FieldError | undefined {
    if (max === undefined) return undefined
    const invalid = (message: string) => this.scope.invalid([...at, index, 'maxReplicas'], literalOf(max), message)
    this.#type ??= typeof max
    if (typeof max !== this.#type) return invalid('spread-maxima-mixed')
    const byOrdinal = this.targetKind === 'StatefulSet' && this.scope.build.holds('workloadspread-targets-statefulset')
    if (byOrdinal && typeof max === 'string') return invalid('spread-max-statefulset')
    const { value, error } = legacyScaled(max, 100, this.scope.build)
    if (error !== undefined || value < 0) return invalid('spread-max-invalid')
    if (typeof max === 'string') this.#sum += value
    return this.#sum > 100 ? invalid('spread-maxima-over-100') : undefined
  }

  sum(maxima: readonly (IntOrString | undefined)[]): FieldError | undefined {
    if (this.#type !== 'string' || this.#sum >= 100 || maxima.at(-1) === undefined) return undefined
    const first = maxima[0]
    const shown = first === undefined ? 'null' : literalOf(first)
    return this.scope.invalid([...at, 0, 'maxReplicas'], shown, 'spread-maxima-under-100')
  }
}
