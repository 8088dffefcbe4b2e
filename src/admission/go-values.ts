// Mirrors Go's fmt and reflect where k8s.io/apimachinery's texts rest on them.
import type { Json } from '../source/path.js'

/** The Go kind that apimachinery's JSON decoder gives a value: whole numbers are int64, objects maps, arrays slices. */
export type GoKind = 'nil' | 'bool' | 'string' | 'int64' | 'float64' | 'map' | 'slice'

/** An object of a JSON document. */
export type JsonObject = { [key: string]: Json }

/** Whether `value` is an object, neither null nor an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The Go kind of `value`. A JSON number that is written `1.0` is int64 here: a parsed document does not tell them apart. */
export function goKind(value: Json): GoKind {
  if (value === null) return 'nil'
  if (Array.isArray(value)) return 'slice'
  switch (typeof value) {
    case 'object':
      return 'map'
    case 'boolean':
      return 'bool'
    case 'string':
      return 'string'
    default:
      return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63 ? 'int64' : 'float64'
  }
}

const typeNames = { map: 'map[string]interface {}', slice: '[]interface {}', nil: '<nil>' }

/** The Go type of `value` as reflect prints it, `<nil>` for null. */
export function goType(value: Json): string {
  const kind = goKind(value)
  return kind in typeNames ? typeNames[kind as keyof typeof typeNames] : kind
}

/** `value` as Go's fmt prints it with `%v`, or with `%s`, where what is no string says so. */
export function goPrint(value: Json, verb: 'v' | 's' = 'v'): string {
  if (value === null) return '<nil>'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return `[${value.map((each) => goPrint(each, verb)).join(' ')}]`
  if (typeof value === 'object') {
    const keys = Object.keys(value).sort(byCodePoint)
    return `map[${keys.map((key) => `${key}:${goPrint(value[key]!, verb)}`).join(' ')}]`
  }
  const text = typeof value === 'number' && goKind(value) === 'float64' ? goFloat(value) : String(value)
  return verb === 's' ? `%!s(${goType(value)}=${text})` : text
}

/** A float64 as `%v` prints it: the shortest digits, with an exponent below -4 and from 6 on. */
function goFloat(value: number): string {
  const [digits = '', power = '0'] = value.toExponential().split('e')
  const exponent = Number(power)
  if (exponent >= -4 && exponent < 6) {
    if (exponent >= 0) return String(value)
    const sign = value < 0 ? '-' : ''
    return `${sign}0.${'0'.repeat(-exponent - 1)}${digits.replace(/[-.]/g, '')}`
  }
  return `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
}

function byCodePoint(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right))
}
