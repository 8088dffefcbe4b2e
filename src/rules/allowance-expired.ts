import { type AllowanceRule, ofAllowances } from './allowance.js'

/** An allowance whose last day has passed. */
export const allowanceExpired: AllowanceRule = {
  id: 'allowance-expired',
  observeAllowance: ofAllowances('expired'),
}
