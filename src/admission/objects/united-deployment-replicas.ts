// Mirrors pkg/webhook/uniteddeployment/validating/uniteddeployment_validation.go of openkruise/kruise: validateSubsetReplicas,
// and ParseSubsetReplicas of pkg/controller/uniteddeployment.
import type { FieldPath } from '../validation/field-error.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, items, number } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { type IntOrString, intOrString, literalOf } from './int-or-string.js'
import { subsetsLiteral } from './united-deployment-literals.js'

const at = ['spec', 'topology', 'subsets']

/** What a subset without maxReplicas may have. */
const NO_LIMIT = 1_000_000

/** What upstream prints of the replicas: the address of the number, which nobody can know. */
const ADDRESS = 0

interface Parsed {
  readonly value: number
  readonly error?: string
}

/** How many pods a number or percentage of a subset comes to; `total` is -1 where the object does not say. */
function parse(scope: Scope, total: number, value: IntOrString): Parsed {
  const fault = (id: string, more: Record<string, string> = {}): Parsed => {
    return { value: 0, error: scope.build.say(id, { given: value, ...more }) }
  }
  if (typeof value === 'number') return value < 0 ? fault('subset-replicas-negative') : { value }
  if (total < 0) return fault('subset-replicas-text')
  if (!value.endsWith('%')) return fault('subset-replicas-no-percent')
  const part = value.slice(0, -1)
  if (!/^[+-]?\d+$/.test(part)) {
    return fault('subset-replicas-percent', { error: scope.build.say('parse-int-syntax', { given: quote(part) }) })
  }
  const percent = Number(part)
  if (percent !== (percent | 0)) {
    return fault('subset-replicas-percent', { error: scope.build.say('parse-int-range', { given: quote(part) }) })
  }
  if (percent < 0 || percent > 100) return fault('subset-replicas-range')
  return { value: Math.floor((total * percent) / 100 + 0.5) }
}

/** The errors of what the subsets say of their pods. */
export function* subsetReplicasErrors(scope: Scope, spec: Fields): Errors {
  if (!scope.build.holds('united-deployment-min-max')) {
    yield* plainReplicas(scope, spec)
    return
  }
  const topology = child(spec, 'topology')
  const subsets = items(topology, 'subsets')
  const total = number(spec, 'replicas') ?? -1
  let [sum, least, most] = [0, 0, 0]
  const counts = { replicas: 0, minReplicas: 0, maxReplicas: 0 }
  for (const [subset, index] of subsets) {
    const max = intOrString(subset, 'maxReplicas')
    const shown = max === undefined ? 'null' : literalOf(max)
    const read = function* (
      name: keyof typeof counts,
      otherwise: number,
    ): Generator<ReturnType<Scope['required']>, number> {
      const value = intOrString(subset, name)
      if (value === undefined) return otherwise
      counts[name]++
      const parsed = parse(scope, total, value)
      // Of a wrong minimum or maximum upstream shows the maximum, at the minimum.
      const path = [...at, index, name === 'replicas' ? name : 'minReplicas']
      if (parsed.error !== undefined) {
        const given = name === 'replicas' ? literalOf(value) : shown
        yield { ...scope.invalid(path, given, 'subset-fault', { error: parsed.error }), place: [...at, index, name] }
      }
      return parsed.value
    }
    sum += yield* read('replicas', 0)
    const low = yield* read('minReplicas', 0)
    const high = yield* read('maxReplicas', NO_LIMIT)
    least += low
    most += high
    if (low > high) yield scope.invalid([...at, index, 'minReplicas'], shown, 'subset-min-over-max', { index })
  }
  const capacity = counts.minReplicas + counts.maxReplicas > 0
  if (counts.replicas > 0 && capacity) {
    yield scope.invalid(at, subsetsLiteral(scope, topology), 'subset-replicas-and-min-max')
  } else if (capacity) {
    if (total === -1) yield scope.invalid(at, total, 'subset-min-max-no-replicas')
    if (counts.maxReplicas >= subsets.length) yield scope.invalid(at, counts.maxReplicas, 'subset-max-all')
    if (least > most) yield scope.invalid(at, least, 'subset-sum-min-over-max')
  } else if (total !== -1) yield* sums(scope, sum, total, counts.replicas, subsets.length, ADDRESS)
  else if (counts.replicas !== subsets.length) yield scope.invalid(at, sum, 'subset-replicas-all')
}

function* sums(scope: Scope, sum: number, total: number, count: number, subsets: number, shown: number): Errors {
  if (sum > total) yield scope.invalid(at, sum, 'subset-sum-over', { sum, total: shown })
  if (count > 0 && count === subsets && sum !== total) {
    yield scope.invalid(at, sum, 'subset-sum-other', { sum, total: shown })
  }
}

/** The rules of releases in which a subset has replicas and no more. An object that does not say has one pod. */
function* plainReplicas(scope: Scope, spec: Fields): Errors {
  const subsets = items(child(spec, 'topology'), 'subsets')
  const total = number(spec, 'replicas') ?? 1
  let [sum, count] = [0, 0]
  for (const [subset, index] of subsets) {
    const value = intOrString(subset, 'replicas')
    if (value === undefined) continue
    const parsed = parse(scope, total, value)
    const path: FieldPath = [...at, index, 'replicas']
    if (parsed.error !== undefined)
      yield scope.invalid(path, literalOf(value), 'subset-replicas-invalid', { given: value })
    else {
      sum += parsed.value
      count++
    }
  }
  yield* sums(scope, sum, total, count, subsets.length, total)
}
