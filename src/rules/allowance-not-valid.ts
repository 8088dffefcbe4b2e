import { type AllowanceRule, ofAllowances } from './allowance.js'

/** A comment that is meant to allow something, and cannot be read so. */
export const allowanceNotValid: AllowanceRule = {
  id: 'allowance-not-valid',
  observeAllowance: ofAllowances('not-valid'),
}
