import { type AllowanceRule, ofAllowances } from './allowance.js'

/** An allowance of a rule that the configuration locks. */
export const allowanceLocked: AllowanceRule = {
  id: 'allowance-locked',
  observeAllowance: ofAllowances('locked'),
}
