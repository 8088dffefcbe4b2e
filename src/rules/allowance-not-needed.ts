import { type AllowanceRule, ofAllowances } from './allowance.js'

/** An allowance for which nothing is left to allow. */
export const allowanceNotNeeded: AllowanceRule = {
  id: 'allowance-not-needed',
  observeAllowance: ofAllowances('not-needed'),
}
