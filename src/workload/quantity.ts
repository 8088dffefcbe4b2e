// Mirrors k8s.io/apimachinery/pkg/api/resource/quantity.go

/** How a quantity was written, which is how it is printed again: `1500m`, `2Gi` or `12e6`. */
export type QuantityFormat = 'DecimalSI' | 'BinarySI' | 'DecimalExponent'

/** An exact amount of a resource: `mantissa` x 10^`scale`, never finer than 10^-9. */
export interface Quantity {
  readonly mantissa: bigint
  readonly scale: number
  readonly format: QuantityFormat
  /** The text that upstream keeps and prints instead of the canonical form, where it keeps one. */
  readonly written?: string
  /** Whether upstream holds it in an int64 rather than in a big decimal. */
  readonly small: boolean
}

/** Why a text is no quantity, in upstream's words. */
export interface QuantityError {
  readonly error: string
}

const shape = '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'
const wrongShape: QuantityError = { error: `quantities must match the regular expression '${shape}'` }
const wrongNumber: QuantityError = { error: 'unable to parse numeric part of quantity' }
const wrongSuffix: QuantityError = { error: "unable to parse quantity's suffix" }

const decimalSuffixes = new Map([
  ['n', -9],
  ['u', -6],
  ['m', -3],
  ['', 0],
  ['k', 3],
  ['M', 6],
  ['G', 9],
  ['T', 12],
  ['P', 15],
  ['E', 18],
])
const binarySuffixes = new Map([
  ['Ki', 10],
  ['Mi', 20],
  ['Gi', 30],
  ['Ti', 40],
  ['Pi', 50],
  ['Ei', 60],
])
const decimalNames = new Map([...decimalSuffixes].map(([name, exponent]) => [exponent, name]))
const binaryNames = new Map([...binarySuffixes].map(([name, exponent]) => [exponent, name]))

const maxInt64 = 2n ** 63n - 1n
const parts = /^([+-]?)(0*)([0-9]*)(?:\.([0-9]*))?([eEinumkKMGTP]*[-+]?[0-9]*)$/

/** Whether `parsed` is a quantity rather than an error. */
export function isQuantity(parsed: Quantity | QuantityError): parsed is Quantity {
  return !('error' in parsed)
}

/** The quantity that `text` writes, as Go's ParseQuantity reads it, or upstream's reason why it is none. */
export function parseQuantity(text: string): Quantity | QuantityError {
  if (text.length < LONG) return parsed(text)
  const found = known.get(text) ?? parsed(text)
  if (known.size < MOST_KNOWN) known.set(text, found)
  return found
}

/** A number of so many digits takes long to read and to compare, and is asked for many times. */
const LONG = 1000
const MOST_KNOWN = 100
const known = new Map<string, Quantity | QuantityError>()

function parsed(text: string): Quantity | QuantityError {
  const match = parts.exec(text)
  if (text === '' || !match) return wrongShape
  if (text === '0') return { mantissa: 0n, scale: 0, format: 'DecimalSI', written: '0', small: true }
  const [, sign = '', , whole = '', fraction = '', suffix = ''] = match
  const digits = whole || '0'
  const unit = interpret(suffix)
  if (!unit) return wrongSuffix
  const { exponent, format } = unit
  const negative = sign === '-'
  const quick = small(text, digits, fraction, exponent, format, negative)
  if (quick) return quick
  if (!/[0-9]/.test(text.slice(0, text.length - suffix.length))) return wrongNumber
  return large(digits + fraction, fraction.length, exponent, format, negative)
}

function interpret(suffix: string): { exponent: number; format: QuantityFormat } | undefined {
  const decimal = decimalSuffixes.get(suffix)
  if (decimal !== undefined) return { exponent: decimal, format: 'DecimalSI' }
  const binary = binarySuffixes.get(suffix)
  if (binary !== undefined) return { exponent: binary, format: 'BinarySI' }
  if (!/^[eE][-+]?[0-9]+$/.test(suffix)) return undefined
  const exponent = BigInt(suffix.slice(1).replace('+', ''))
  if (exponent > maxInt64 || exponent < -maxInt64 - 1n) return undefined
  return { exponent: Number(BigInt.asIntN(32, exponent)), format: 'DecimalExponent' }
}

/** What fits an int64 keeps its text where that is canonical already; upstream never takes this way for `1.5Gi`. */
function small(
  text: string,
  digits: string,
  fraction: string,
  exponent: number,
  format: QuantityFormat,
  negative: boolean,
): Quantity | undefined {
  const binary = format === 'BinarySI'
  const precision = binary
    ? fraction === ''
      ? 14 - digits.length - Math.trunc((exponent * 3) / 10)
      : -1
    : 18 - digits.length - fraction.length
  const scale = (binary ? 0 : exponent) - fraction.length
  if (precision < 0 || scale < -9) return undefined
  const shifted = digits + fraction
  const value = BigInt(shifted)
  const magnitude = binary ? value << BigInt(exponent) : value
  if (magnitude > maxInt64) return undefined
  const canonical = binary
    ? (value & 7n) !== 0n
    : scale % 3 === 0 && !shifted.endsWith('000') && !shifted.startsWith('0')
  const found = { mantissa: negative ? -magnitude : magnitude, scale, format, small: true }
  return canonical ? { ...found, written: text } : found
}

function large(
  shifted: string,
  decimals: number,
  exponent: number,
  format: QuantityFormat,
  negative: boolean,
): Quantity {
  const binary = format === 'BinarySI'
  const unsigned = binary ? BigInt(shifted) << BigInt(exponent) : BigInt(shifted)
  let amount = rounded({ mantissa: unsigned, scale: (binary ? 0 : exponent) - decimals }, -9)
  if (binary && compare(amount, { mantissa: maxInt64, scale: 0 }) > 0) amount = { mantissa: maxInt64, scale: 0 }
  const fraction = binary && amount.mantissa > 0n && compare(amount, { mantissa: 1n, scale: 0 }) < 0
  return {
    mantissa: negative ? -amount.mantissa : amount.mantissa,
    scale: amount.scale,
    format: fraction ? 'DecimalSI' : format,
    small: false,
  }
}

interface Amount {
  readonly mantissa: bigint
  readonly scale: number
}

/** `amount` rounded away from zero to a multiple of 10^`scale`, where it is finer. */
function rounded(amount: Amount, scale: number): Amount {
  if (amount.scale >= scale || amount.mantissa === 0n) return amount
  const away = amount.mantissa < 0n ? -1n : 1n
  const size = amount.mantissa * away
  const drop = scale - amount.scale
  if (drop > size.toString().length) return { mantissa: away, scale }
  const divisor = 10n ** BigInt(drop)
  return { mantissa: away * ((size + divisor - 1n) / divisor), scale }
}

const sizes = new WeakMap<Amount, number>()

/** How many digits it has before the point. */
function size(amount: Amount): number {
  const known = sizes.get(amount)
  if (known !== undefined) return known
  const found = amount.mantissa.toString().replace('-', '').length + amount.scale
  if (found > LONG) sizes.set(amount, found)
  return found
}

function compare(left: Amount, right: Amount): number {
  const sign = (amount: Amount) => (amount.mantissa > 0n ? 1 : amount.mantissa < 0n ? -1 : 0)
  if (sign(left) !== sign(right) || sign(left) === 0) return Math.sign(sign(left) - sign(right))
  // An exponent may be huge, so sizes are compared before anything is scaled.
  if (size(left) !== size(right)) return Math.sign(size(left) - size(right)) * sign(left)
  const scale = Math.min(left.scale, right.scale)
  const difference =
    left.mantissa * 10n ** BigInt(left.scale - scale) - right.mantissa * 10n ** BigInt(right.scale - scale)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

/** -1, 0 or 1: whether `left` is less than, equal to or more than `right`. */
export function compareQuantities(left: Quantity, right: Quantity): number {
  return compare(left, right)
}

/**
 * The sum; it is printed in the format of `left`, or of `right` where `left` is zero. Of two amounts that are further
 * apart than any manifest means, the sum is the larger one.
 */
export function addQuantities(left: Quantity, right: Quantity): Quantity {
  if (Math.abs(left.scale - right.scale) > 1000) return compare(left, right) > 0 ? left : right
  const scale = Math.min(left.scale, right.scale)
  const raise = (amount: Amount) => amount.mantissa * 10n ** BigInt(amount.scale - scale)
  const format = left.mantissa === 0n ? right.format : left.format
  return { mantissa: raise(left) + raise(right), scale, format, small: left.small && right.small }
}

/** The amount in units of 10^`scale` (0: whole units, -3: thousandths), rounded away from zero. */
export function scaledValue(quantity: Quantity, scale = 0): bigint {
  if (quantity.mantissa === 0n) return 0n
  const amount = rounded(quantity, scale)
  return amount.mantissa * 10n ** BigInt(amount.scale - scale)
}

/** The steps of scale for which upstream keeps the low bits of what does not fit. */
const wrapping = [0, 1, 2, 3, 6, 9]

/** The amount in units of 10^`scale` as upstream's int64 methods tell it; what does not fit is 0 or its low bits. */
export function int64Value(quantity: Quantity, scale = 0): bigint {
  const step = quantity.scale - scale
  // The low bits of an amount with so many zeros are zero.
  if (step > 64) return 0n
  const value = scaledValue(quantity, scale)
  const low = BigInt.asIntN(64, value)
  return quantity.small && low !== value && !wrapping.includes(step) ? 0n : low
}

/** The quantity as upstream prints it: the kept text, or the canonical form (`1500m`, `2Gi`, `15e3`). */
export function formatQuantity(quantity: Quantity): string {
  if (quantity.written !== undefined) return quantity.written
  if (quantity.mantissa === 0n) return '0'
  if (quantity.format === 'BinarySI' && isWholeAndLarge(quantity)) {
    let value = scaledValue(quantity)
    let exponent = 0
    for (; value % 1024n === 0n; exponent += 10) value /= 1024n
    return `${value}${exponent === 0 ? '' : (binaryNames.get(exponent) ?? '')}`
  }
  let { mantissa, scale } = quantity
  for (; mantissa % 10n === 0n; scale++) mantissa /= 10n
  for (; scale % 3 !== 0; scale--) mantissa *= 10n
  if (quantity.format === 'DecimalExponent') return scale === 0 ? `${mantissa}` : `${mantissa}e${scale}`
  return `${mantissa}${decimalNames.get(scale) ?? ''}`
}

function isWholeAndLarge(quantity: Quantity): boolean {
  const kib = { mantissa: 1024n, scale: 0 }
  if (compare(quantity, kib) < 0 && compare(quantity, { mantissa: -1024n, scale: 0 }) > 0) return false
  return compare(rounded(quantity, 0), quantity) === 0
}
