// Mirrors pkg/util/selector.go of openkruise/kruise: IsSelectorOverlapping and IsSelectorLooseOverlap.
import { type Fields, items, text, textMap, texts } from '../validation/read.js'

/** What stands for every value of a label. Upstream compares with this very word. */
const ALL = 'ALL'

/** Whether no label keeps the two selectors apart. Selectors without a common label overlap. */
export function overlap(left: Fields | undefined, right: Fields | undefined): boolean {
  return !disjoint(left, right) && !disjoint(right, left)
}

function disjoint(left: Fields | undefined, right: Fields | undefined): boolean {
  const wanted = new Map<string, string[]>(textMap(left, 'matchLabels').map(([key, value]) => [key, [value]]))
  for (const { key, operator, values } of requirementsOf(left)) {
    if (operator === 'In' && values.length > 0) wanted.set(key, [...(wanted.get(key) ?? []), ...values])
    if (operator === 'Exists') wanted.set(key, [ALL])
  }
  for (const [key, value] of textMap(right, 'matchLabels')) {
    const values = wanted.get(key)
    if (values && !values.includes(ALL) && !values.includes(value)) return true
  }
  for (const { key, operator, values: theirs } of requirementsOf(right)) {
    const values = wanted.get(key)
    if (operator === 'In' && values && !values.includes(ALL) && !meet(values, theirs)) return true
    if (operator === 'NotIn' && values && contains(theirs, values)) return true
    if (operator === 'Exists' && !values) return true
    if (operator === 'DoesNotExist' && values) return true
  }
  return false
}

interface Requirement {
  readonly key: string
  readonly operator: string
  readonly values: readonly string[]
}

function requirementsOf(selector: Fields | undefined): Requirement[] {
  return items(selector, 'matchExpressions').map(([each]) => {
    return { key: text(each, 'key'), operator: text(each, 'operator'), values: texts(each, 'values') }
  })
}

/** Whether both selectors ask for the same labels, and for values that can meet in each. */
export function looselyOverlap(left: Fields | undefined, right: Fields | undefined): boolean {
  const ours = expressionsOf(left)
  const theirs = expressionsOf(right)
  return oneWay(ours, theirs) && oneWay(theirs, ours)
}

function oneWay(ours: Map<string, Requirement>, theirs: Map<string, Requirement>): boolean {
  return [...ours].every(([key, one]) => {
    const other = theirs.get(key)
    return other !== undefined && canMeet(one, other)
  })
}

function expressionsOf(selector: Fields | undefined): Map<string, Requirement> {
  const found = new Map<string, Requirement>()
  for (const requirement of requirementsOf(selector)) found.set(requirement.key, requirement)
  for (const [key, value] of textMap(selector, 'matchLabels')) found.set(key, { key, operator: 'In', values: [value] })
  return found
}

function canMeet(one: Requirement, other: Requirement): boolean {
  const word = other.operator
  switch (one.operator) {
    case 'In':
      if (word === 'In') return meet(other.values, one.values)
      return word === 'Exists' || (word === 'NotIn' && !contains(other.values, one.values))
    case 'Exists':
      return word === 'In' || word === 'NotIn' || word === 'Exists'
    case 'NotIn':
      if (word === 'In') return !contains(one.values, other.values)
      return word === 'Exists' || word === 'DoesNotExist' || word === 'NotIn'
    case 'DoesNotExist':
      return word === 'DoesNotExist' || word === 'NotIn'
    default:
      return false
  }
}

function meet(left: readonly string[], right: readonly string[]): boolean {
  return right.some((value) => left.includes(value))
}

function contains(all: readonly string[], some: readonly string[]): boolean {
  return some.every((value) => all.includes(value))
}
