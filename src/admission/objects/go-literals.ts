// Mirrors how Go's fmt prints a value with %#v, where field errors show one.
import { quote } from '../validation/field-error.js'
import { child, type Fields, items, text, textMap, texts } from '../validation/read.js'
import type { Literal } from '../validation/scope.js'

/** The texts of the list `fields[name]`: `[]string{"a", "b"}`, `[]string(nil)` where there is none. */
export function stringList(values: readonly string[], written = values.length > 0): string {
  return written ? `[]string{${values.map(quote).join(', ')}}` : '[]string(nil)'
}

/** The labels `fields[name]`: `map[string]string{"app":"web"}`. */
export function labelsLiteral(fields: Fields | undefined, name: string): Literal {
  return { go: stringMap(fields, name), json: child(fields, name) ?? null }
}

function stringMap(fields: Fields | undefined, name: string): string {
  if (!child(fields, name)) return 'map[string]string(nil)'
  const entries = textMap(fields, name).map(([key, value]) => `${quote(key)}:${quote(value)}`)
  return `map[string]string{${entries.join(', ')}}`
}

/** A label selector: `v1.LabelSelector{MatchLabels:map[string]string{"app":"web"}, MatchExpressions:…}`. */
export function selectorLiteral(selector: Fields | undefined): Literal {
  const expressions = items(selector, 'matchExpressions').map(([each]) => {
    const values = stringList(texts(each, 'values'), Array.isArray(each.values))
    return `v1.LabelSelectorRequirement{Key:${quote(text(each, 'key'))}, Operator:${quote(text(each, 'operator'))}, Values:${values}}`
  })
  const list = `[]v1.LabelSelectorRequirement${Array.isArray(selector?.matchExpressions) ? `{${expressions.join(', ')}}` : '(nil)'}`
  return {
    go: `v1.LabelSelector{MatchLabels:${stringMap(selector, 'matchLabels')}, MatchExpressions:${list}}`,
    json: selector ? known(selector) : null,
  }
}

/** The members that the struct has, those that are not written left out. */
function known({ matchLabels, matchExpressions }: Fields): unknown {
  return { ...(matchLabels ? { matchLabels } : {}), ...(matchExpressions ? { matchExpressions } : {}) }
}
