// Mirrors path.Match of Go, and of doublestar the `**` that Argo CD's file generator takes.

import { walk } from '../../source/wildcards.js'

/** Whether a path is as a pattern: `*` and `?` within a name, `**` for any folders. */
export function globbed(pattern: string, path: string): boolean {
  const [names, parts] = [path.split('/'), pattern.replace(/^\/|\/$/g, '').split('/')]
  return walk(parts, names, (part) => part === '**', isLike)
}

/** `*` is any letters, `?` one. */
function isLike(pattern: string, text: string): boolean {
  return walk(
    [...pattern],
    [...text],
    (one) => one === '*',
    (one, letter) => one === '?' || one === letter,
  )
}

/** Whether a name is as one of the patterns of Argo CD's `include` and `exclude`: `{a.yaml,b/*}` is several. */
export function anyGlob(pattern: string, path: string): boolean {
  const alternatives = /^\{(.*)\}$/.exec(pattern)?.[1]?.split(',') ?? [pattern]
  // gobwas/glob without separators: a star takes slashes too.
  return alternatives.some((each) => isLike(each, path))
}
