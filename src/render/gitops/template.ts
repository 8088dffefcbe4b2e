// Mirrors applicationset/utils/utils.go of argoproj/argo-cd: fasttemplate, and of goTemplate the part that paths and names need.
import type { Json } from '../../source/path.js'
import { isObject, type JsonObject } from '../../workload/manifest.js'

/** The parameters of one Application: as fasttemplate takes them, flat, and as Go templates do. */
export interface Parameters {
  readonly flat: Readonly<Record<string, string>>
  readonly nested: JsonObject
}

/** A value with every template in its texts filled in; what cannot be filled stays as it is. */
export function filled(value: Json, parameters: Parameters, isGo: boolean): Json {
  if (typeof value === 'string') return isGo ? goText(value, parameters.nested) : fastText(value, parameters.flat)
  if (Array.isArray(value)) return value.map((item) => filled(item, parameters, isGo))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      String(filled(key, parameters, isGo)),
      filled(member, parameters, isGo),
    ]),
  )
}

/** The first template in a text that was not filled, undefined without any. */
export function unfilled(text: string): string | undefined {
  return /\{\{.*?\}\}/s.exec(text)?.[0] ?? (text.includes('{{') ? '{{' : undefined)
}

function fastText(text: string, flat: Parameters['flat']): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => {
    const key = name.trim()
    return Object.hasOwn(flat, key) ? (flat[key] as string) : whole
  })
}

function goText(text: string, nested: JsonObject): string {
  return text.replace(/\{\{(-?)((?:[^{}"]|"(?:\\.|[^"\\])*")*?)(-?)\}\}/g, (whole, _, expression: string) => {
    const value = evaluated(expression.trim(), nested)
    return value === undefined || typeof value === 'object' ? whole : String(value)
  })
}

/** `.path.basename | trimPrefix "x-" | lower`; undefined for what is not understood. */
function evaluated(expression: string, nested: JsonObject): Json | undefined {
  const [first = '', ...filters] = expression.split(/\s*\|\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  let value = called(wordsOf(first), nested)
  for (const filter of filters) {
    const words = wordsOf(filter)
    // What is missing may have a default.
    if (value === undefined && words[0] !== 'default') return undefined
    value = functionOf(words[0] ?? '', [
      ...words.slice(1).map((each) => termOf(each, nested)),
      value === undefined ? '' : value,
    ])
  }
  return value
}

function wordsOf(text: string): string[] {
  return text.match(/"(?:\\.|[^"\\])*"|\S+/g) ?? []
}

function called([name = '', ...rest]: readonly string[], nested: JsonObject): Json | undefined {
  if (rest.length === 0) return termOf(name, nested)
  const terms = rest.map((each) => termOf(each, nested))
  return functionOf(name, name === 'default' ? terms.map((each) => each ?? '') : terms)
}

/** `.a.b`, `"text"` or a number. */
function termOf(text: string, nested: JsonObject): Json | undefined {
  if (/^"/.test(text)) {
    try {
      return JSON.parse(text) as string
    } catch {
      return undefined
    }
  }
  if (/^-?\d+$/.test(text)) return Number(text)
  if (!/^\.[\w.]*$/.test(text)) return undefined
  let value: Json | undefined = nested
  for (const step of text.slice(1).split('.')) {
    if (step === '') continue
    value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }
  return value
}

function functionOf(name: string, terms: readonly (Json | undefined)[]): Json | undefined {
  if (terms.includes(undefined)) return undefined
  const last = terms.at(-1)
  const [text, first, second] = [String(last), String(terms[0]), String(terms[1])]
  switch (name) {
    case 'index':
      return terms.slice(1).reduce<Json | undefined>((value, step) => {
        if (Array.isArray(value)) return value[Number(step)]
        return isObject(value) && Object.hasOwn(value, String(step)) ? value[String(step)] : undefined
      }, terms[0])
    case 'default':
      return last === '' ? terms[0] : last
    case 'lower':
      return text.toLowerCase()
    case 'upper':
      return text.toUpperCase()
    case 'trim':
      return text.trim()
    case 'quote':
      return JSON.stringify(text)
    case 'toString':
      return text
    case 'normalize':
      return normalized(text)
    case 'trimPrefix':
      return text.startsWith(first) ? text.slice(first.length) : text
    case 'trimSuffix':
      return first !== '' && text.endsWith(first) ? text.slice(0, -first.length) : text
    case 'replace':
      return text.split(first).join(second)
    case 'printf': {
      let at = 1
      const made = first.replace(/%[sdv]/g, () => String(terms[at++]))
      return at === terms.length && !made.includes('%') ? made : undefined
    }
    default:
      return undefined
  }
}

/** A text as a name of a Kubernetes object may be (SanitizeName of Argo CD). */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^-.a-z0-9]/g, '-')
    .slice(0, 253)
    .replace(/^[-_.]+|[-_.]+$/g, '')
}
