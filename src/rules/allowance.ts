import type { Observation, Rule, Spot, Value } from './rule.js'

/** An allowance with which something is wrong. */
export interface AllowanceSeen {
  readonly wrong: 'not-valid' | 'expired' | 'locked' | 'not-needed'
  /** The comment's rule, or the entry of the configuration. */
  readonly at: Spot
  readonly from: 'comment' | 'config'
  /** What its rule's words ask for. */
  readonly data: Readonly<Record<string, Value>>
  readonly variant?: string
  /** The line that a comment speaks of, where it is another than its own. */
  readonly speaksOf?: Spot
}

/** Code that looks at allowances: what people have written to keep findings out. */
export interface AllowanceRule extends Rule {
  observeAllowance(allowance: AllowanceSeen): Iterable<Observation>
}

/** What a rule says of the allowances with which this is wrong. */
export function ofAllowances(wrong: AllowanceSeen['wrong']): AllowanceRule['observeAllowance'] {
  return function* (allowance) {
    const { at, data, variant, speaksOf } = allowance
    if (allowance.wrong !== wrong) return
    const related = speaksOf && [{ at: speaksOf, note: 'this is the line that it speaks of' }]
    yield { at, data, ...(variant !== undefined && { variant }), ...(related && { related }) }
  }
}
