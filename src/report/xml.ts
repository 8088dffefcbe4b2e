import { visible } from './visible.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A line of text in XML 1.0, in an element or an attribute: what XML has no place for, and what a reader's eye would obey,
 * is written out as in `\u001b`; a runner that prints the line finds no command in it.
 */
export function xml(line: string): string {
  return visible(line)
    .replace(/[\ufffe\uffff]/g, (each) => `\\u${each.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/g, (each) => entities[each] ?? each)
    .replaceAll('##[', '##&#91;')
    .replace(/^(\s*):(?=:)/, '$1&#58;')
}

/** The attributes of a tag, each with a space before it. */
export function attributes(of: Readonly<Record<string, string | number>>): string {
  return Object.entries(of)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('')
}
