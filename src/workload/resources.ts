import { isQuantity, parseQuantity, type Quantity } from './quantity.js'

function none(): Quantity {
  const zero = parseQuantity('0')
  if (!isQuantity(zero)) throw new Error('zero is a quantity')
  return zero
}

/** No amount at all. */
export const ZERO: Quantity = none()

/** The amount that a manifest writes as a string or a number; zero where it writes none, or one that is none. */
export function amount(written: unknown): Quantity {
  if (typeof written !== 'string' && typeof written !== 'number') return ZERO
  const parsed = parseQuantity(String(written))
  return isQuantity(parsed) ? parsed : ZERO
}
