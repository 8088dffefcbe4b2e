// Mirrors path.Match of Go, and of doublestar the `**` that Argo CD's file generator takes.

/** Whether a path is as a pattern: `*` and `?` within a name, `**` for any folders. */
export function globbed(pattern: string, path: string): boolean {
  const [names, parts] = [path.split('/'), pattern.replace(/^\/|\/$/g, '').split('/')]
  return matches(parts, names, (part, name) => inName(part, name), '**')
}

function inName(part: string, name: string): boolean {
  return matches([...part], [...name], (one, letter) => one === '?' || one === letter, '*')
}

/** Greedy, with one step back: it takes at most the product of both lengths. */
function matches(
  pattern: readonly string[],
  given: readonly string[],
  fits: (part: string, each: string) => boolean,
  any: string,
): boolean {
  let [at, from, star, back] = [0, 0, -1, 0]
  while (from < given.length) {
    if (at < pattern.length && pattern[at] === any) {
      star = at++
      back = from
    } else if (at < pattern.length && fits(pattern[at] as string, given[from] as string)) {
      at++
      from++
    } else if (star >= 0) {
      at = star + 1
      from = ++back
    } else return false
  }
  while (pattern[at] === any) at++
  return at === pattern.length
}

/** Whether a name is as one of the patterns of Argo CD's `include` and `exclude`: `{a.yaml,b/*}` is several. */
export function anyGlob(pattern: string, path: string): boolean {
  const alternatives = /^\{(.*)\}$/.exec(pattern)?.[1]?.split(',') ?? [pattern]
  // gobwas/glob without separators: a star takes slashes too.
  return alternatives.some((each) => matches([...each], [...path], (one, letter) => one === '?' || one === letter, '*'))
}
