// Mirrors go.yaml.in/yaml/v2 resolve.go and sigs.k8s.io/yaml yaml.go, through which kubectl reads every manifest.

const words = new Map<string, null | boolean>([
  ['', null],
  ['~', null],
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON'].map((word) => [word, true] as const),
  ...['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF'].map((word) => [word, false] as const),
])

const endless = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/
const decimalFloat = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/
const pointFloat = /^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/
const integer = /^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/
const timestamp =
  /^\d{4}-\d\d?-\d\d?(?:[Tt]\d\d?:\d\d?:\d\d?(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)| +\d\d?:\d\d?:\d\d?(?:[.,]\d+)?)?$/
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** What may come out of a scalar before it is JSON: beyond its values the floats that JSON cannot hold. */
export type Resolved = null | boolean | number | string

/**
 * The integer that Go's ParseInt or ParseUint makes of a text without underscores, undefined beyond 64 bits or where it is none.
 * An unsigned one beyond int64 must stand without a sign.
 */
function wholeNumber(plain: string): bigint | undefined {
  const match = integer.exec(plain)
  if (!match) return undefined
  const [, sign, hex, binary, octal, decimal] = match
  const digits = hex ? `0x${hex}` : binary ? `0b${binary}` : octal ? `0o${octal}` : (decimal as string)
  const size = BigInt(digits)
  if (sign === '-') return size <= 2n ** 63n ? -size : undefined
  return size < 2n ** (sign ? 63n : 64n) ? size : undefined
}

/** Whether a plain scalar that starts with this UTF-16 unit can be anything but a string. */
function mayMean(first: number): boolean {
  if (first >= 48 && first <= 57) return true
  switch (first) {
    case 43: // +
    case 45: // -
    case 46: // .
    case 126: // ~
    case 70: // F
    case 78: // N
    case 79: // O
    case 84: // T
    case 89: // Y
    case 102:
    case 110:
    case 111:
    case 116:
    case 121:
      return true
    default:
      return false
  }
}

/**
 * The value of a plain scalar without a tag. Dates and base-60 numbers are strings, as Go leaves them; `.inf` and `.nan` come out as
 * numbers that JSON does not have. Integers beyond 2^53, which Go keeps to 64 bits, are rounded to the nearest double.
 */
export function plainScalar(text: string): Resolved {
  const first = text.charCodeAt(0)
  if (text !== '' && !mayMean(first)) return text
  const word = words.get(text)
  if (word !== undefined) return word
  if (first > 57) return text
  const short = shortDecimal(text, first)
  if (short >= 0) return short
  if (endless.test(text))
    return text.endsWith('n') || text.endsWith('N') ? Number.NaN : text.startsWith('-') ? -Infinity : Infinity
  if (first === 46) return pointFloat.test(text) ? float(text.replaceAll('_', ''), decimalFloat, text) : text
  const plain = text.includes('_') ? text.replaceAll('_', '') : text
  // A long text is no number that ParseInt takes, and BigInt would take its time with one.
  const whole = plain.length <= 70 ? wholeNumber(plain) : undefined
  if (whole !== undefined) return Number(whole)
  return float(plain, decimalFloat, text)
}

/** A decimal of up to nine digits without a leading zero, which most numbers are; -1 for all else. */
function shortDecimal(text: string, first: number): number {
  if (first < 48 || text.length > 9 || (first === 48 && text.length > 1)) return -1
  let value = 0
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}

function float(plain: string, style: RegExp, otherwise = plain): number | string {
  if (!style.test(plain)) return otherwise
  const value = Number(plain)
  return Number.isFinite(value) ? value : otherwise
}

/** A scalar that kubectl does not decode, in its words. */
export interface Undecodable {
  readonly problem: string
}

function kindOf(value: Resolved): string {
  if (value === null) return '!!null'
  if (typeof value === 'boolean') return '!!bool'
  return typeof value === 'number' ? '!!float' : '!!str'
}

/** The value of a scalar that has a tag, as it stands in the text: `!!str`, `!foo`, `!<tag:yaml.org,2002:int>`. Unknown tags leave the text. */
export function taggedScalar(tag: string, text: string): Resolved | Undecodable {
  const short = tag.startsWith('!<tag:yaml.org,2002:') && tag.endsWith('>') ? `!!${tag.slice(20, -1)}` : tag
  switch (short) {
    case '!!binary': {
      const plain = text.replaceAll(/[\r\n]/g, '')
      if (!base64.test(plain)) return { problem: '!!binary value contains invalid base64 data' }
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(plain, 'base64'))
    }
    case '!!timestamp':
      return timestamp.test(text)
        ? text
        : { problem: `cannot decode ${kindOf(plainScalar(text))} \`${text}\` as a !!timestamp` }
    case '!!bool':
    case '!!null':
    case '!!int':
    case '!!float': {
      const value = plainScalar(text)
      const whole = typeof value === 'number' && isWhole(text)
      const kind = whole ? '!!int' : typeof value === 'string' && timestamp.test(text) ? '!!str' : kindOf(value)
      if (kind === short || (short === '!!float' && whole)) return value
      return { problem: `cannot decode ${kind} \`${text}\` as a ${short}` }
    }
    default:
      return text
  }
}

function isWhole(text: string): boolean {
  const plain = text.replaceAll('_', '')
  return text.charCodeAt(0) !== 46 && plain.length <= 70 && wholeNumber(plain) !== undefined
}

/** The name that a plain scalar gives a key, as kubectl makes it a string: `on` is "true", `0x10` is "16", `1e10` is "1e+10". */
export function plainKey(text: string): string | Undecodable {
  if (text !== '' && !mayMean(text.charCodeAt(0))) return text
  const value = plainScalar(text)
  if (typeof value === 'string') return value
  if (value === null) return { problem: 'unsupported map key of type null' }
  if (typeof value === 'boolean') return String(value)
  if (!isWhole(text)) return floatKey(value)
  const whole = wholeNumber(text.replaceAll('_', '')) as bigint
  return whole < 2n ** 63n ? String(whole) : { problem: `unsupported map key of type uint64, key: ${text}` }
}

/** Go's FormatFloat(value, 'g', -1, 32) with the names that sigs.k8s.io/yaml has for what is no number. */
export function floatKey(value: number): string {
  const single = Math.fround(value)
  if (Number.isNaN(single)) return '.nan'
  if (!Number.isFinite(single)) return single < 0 ? '-.inf' : '.inf'
  if (single === 0) return Object.is(single, -0) ? '-0' : '0'
  let digits = 1
  while (digits < 9 && Math.fround(Number(single.toPrecision(digits))) !== single) digits++
  const [mantissa, exponent] = single.toExponential(digits - 1).split('e') as [string, string]
  const power = Number(exponent)
  const significant = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa
  if (power >= -4 && power < 6) return String(Number(`${significant}e${power}`))
  return `${significant}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`
}
