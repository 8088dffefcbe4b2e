/** A place of a template to be filled: `{name}`, or `{since:fact}` and `{until:fact}`. */
export interface Placeholder {
  readonly text: string
  readonly ask: 'data' | 'since' | 'until'
  readonly name: string
}

/** What fills a placeholder, undefined where it has no value. */
export type Lookup = (placeholder: Placeholder) => string | undefined

const placeholder = /\{(?:(since|until):)?([A-Za-z][\w-]*)\}/g
const optional = /\[\[(.*?)\]\]/gs

/** The placeholders of `text`, in order. */
export function placeholders(text: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map(read)
}

/**
 * `text` with every placeholder filled and every `[[ ]]` piece dropped that lacks a value. What is filled in is never
 * read as a template. Throws where a placeholder outside `[[ ]]` has no value: the rule did not yield what it lists.
 */
export function fill(text: string, lookup: Lookup): string {
  let filled = ''
  let from = 0
  for (const piece of text.matchAll(optional)) {
    filled += fillAll(text.slice(from, piece.index), lookup)
    from = piece.index + piece[0].length
    const inner = piece[1] ?? ''
    if (placeholders(inner).every((each) => lookup(each) !== undefined)) filled += fillAll(inner, lookup)
    // Neither two spaces nor a space before a full stop where a piece was dropped.
    else if (/^(?:[\s.,;:)]|$)/.test(text.slice(from))) filled = filled.trimEnd()
  }
  return filled + fillAll(text.slice(from), lookup)
}

/** What is wrong with `text` as a template of a policy that lists `names`: one short sentence each. */
export function templateProblems(text: string, names: ReadonlySet<string>): string[] {
  const problems: string[] = []
  if (text.includes('{{')) problems.push('"{{" is no placeholder; write {name}')
  for (const each of placeholders(text))
    if (each.ask === 'data' && !names.has(each.name)) problems.push(`${each.text} is not listed in "data"`)
  for (const [stray] of text.replaceAll(placeholder, '').matchAll(/\{[\w:-]+\}?/g))
    if (!stray.startsWith('{{'))
      problems.push(`"${stray}" is no placeholder; write {name}, {since:fact} or {until:fact}`)
  for (const [piece, inner] of text.matchAll(optional))
    if (!placeholders(inner ?? '').length) problems.push(`"${piece}" holds no placeholder, so it is never dropped`)
  if (/\[\[|\]\]/.test(text.replaceAll(optional, ''))) problems.push('"[[" and "]]" do not pair')
  return problems
}

function fillAll(text: string, lookup: Lookup): string {
  return text.replaceAll(placeholder, (...found) => {
    const each = read(found as string[])
    const value = lookup(each)
    if (value === undefined) throw new Error(`${each.text} has no value`)
    return value
  })
}

function read([text = '', ask, name = '']: ArrayLike<string | undefined> & Iterable<string | undefined>): Placeholder {
  return { text, ask: ask === 'since' || ask === 'until' ? ask : 'data', name }
}
