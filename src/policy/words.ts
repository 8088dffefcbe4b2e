/** A value that fills a placeholder; null, undefined and an empty list are no value. */
export type Value = string | number | boolean | null | undefined | readonly (string | number)[]

/** A list as English reads it, cut after `most` items: `a, b and c`, `a, b and 198 more`. */
export function listed(items: readonly (string | number)[], most = 8): string {
  const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items.map(String)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** `value` as a text shows it, undefined where it is no value; control characters become visible, as in `\u001b`. */
export function worded(value: Value): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object') return visible(String(value))
  return value.length ? visible(listed(value)) : undefined
}

/** What is affected, in half a line: `CloneSet shop/web and 199 more`. */
export function affectedWords(
  affected: readonly { readonly kind: string; readonly namespace: string | null; readonly name: string }[],
): string | undefined {
  const [first] = affected
  if (!first) return undefined
  const called = `${first.kind} ${first.namespace ? `${first.namespace}/` : ''}${first.name}`
  const name = first.name === '' ? `${first.kind} without a name` : called
  return visible(affected.length > 1 ? `${name} and ${affected.length - 1} more` : name)
}

// A line break inside a value must not look like one of the policy's own.
const visible = (text: string) =>
  text.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
