import { nearest } from '../source/nearest.js'
import type { Json } from '../source/path.js'
import type { Schema } from './schema.js'

const LONGEST = 60

/** A value in a problem's text: quoted and short, without control characters. */
export function quoted(value: Json | undefined): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  const text = String(value)
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
  const safe = JSON.stringify(short).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g, escaped)
  return typeof value === 'string' ? safe : safe.slice(1, -1)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** What is wrong with a value, and what would be accepted: `"one.two" is not a version; write 1.28 or 1.29`. */
export function notThat(value: Json | undefined, schema: Schema | undefined): string {
  const title = schema?.title ?? 'what belongs here'
  const write = listed([...(schema?.enum ?? schema?.examples?.map(flow) ?? [])], 'or')
  if (value === null) return `nothing is written; write ${write || title} or leave it out`
  return `${quoted(value)} is not ${title}${write && `; write ${write}`}`
}

/** A value in YAML's flow style. */
function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${key}: ${flow(member)}`)
    .join(', ')} }`
}

/** `a, b or c`. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** What an unknown name may have meant and what is known: `, perhaps "prod"; known are dev, prod`. */
export function known(name: string, names: readonly string[]): string {
  if (names.length === 0) return '; none is known'
  const near = nearest(name, names)
  const all = [...new Set(names)]
  return `${near === undefined ? '' : `, perhaps "${near}"`}; known ${all.length === 1 ? 'is' : 'are'} ${all.join(', ')}`
}
