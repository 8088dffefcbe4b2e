import { walk } from '../../source/wildcards.js'

/** Where GitHub looks for the owners of a repository's files: the first that is there counts (docs.github.com, About code owners). */
export const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/** The most bytes of such a file that GitHub reads: a larger one gives no owners. */
export const LARGEST_CODEOWNERS = 3 * 1024 * 1024

/** Says who owns a file, named from the repository's root: `@user`, `@org/team` or an address each; nobody without any. */
export type Owners = (file: string) => readonly string[]

/**
 * Reads a CODEOWNERS file as GitHub does: the last pattern that matches wins, one without owners takes them away, and a line
 * that is not valid counts as not written.
 */
export function codeowners(text: string): Owners {
  if (Buffer.byteLength(text) > LARGEST_CODEOWNERS) return () => []
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n|\r/)
    .flatMap((line) => entryOf(line) ?? [])
    .reverse()
  return (file) => {
    const path = file.split('/')
    return lines.find(({ pattern }) => matches(pattern, path))?.owners ?? []
  }
}

interface Entry {
  /** Segments of a path; `**` is any number of them. */
  readonly pattern: readonly string[]
  readonly owners: readonly string[]
}

const OWNER = /^(?:@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/

function entryOf(line: string): Entry | undefined {
  const words = wordsOf(line)
  const [written, ...owners] = words
  // It knows no negation, no escaped comment and no range of characters.
  if (written === undefined || /^(?:!|\\#)|[[\]]/.test(written)) return undefined
  const pattern = patternOf(written)
  return pattern && owners.every((each) => OWNER.test(each)) ? { pattern, owners } : undefined
}

/** The words of a line before its comment; `\ ` is a space within one. */
function wordsOf(line: string): string[] {
  const words: string[] = []
  for (const [word] of line.matchAll(/(?:\\.|[^\s\\]|\\$)+/g)) {
    if (word.startsWith('#')) break
    words.push(word)
  }
  return words
}

function patternOf(written: string): string[] | undefined {
  if (written === '/' || written.includes('***')) return undefined
  const anchored = written.startsWith('/')
  const segments = (anchored ? written.slice(1) : written).split('/')
  const last = segments.at(-1)
  if (last === '') segments[segments.length - 1] = '**'
  // A name alone stands at any depth, a folder's too.
  const alone = segments.length === 1 || (segments.length === 2 && last === '')
  if (!anchored && alone && segments[0] !== '**') segments.unshift('**')
  // What a pattern names may be a folder with all in it; `docs/*` is the files in docs and none below.
  if (!['', '*', '**'].includes(last as string)) segments.push('**?')
  return segments
}

/** Whether a pattern matches a whole path. In time of their product, whoever wrote the pattern. */
function matches(pattern: readonly string[], path: readonly string[]): boolean {
  let reached = new Set([0])
  for (const [at, segment] of pattern.entries()) {
    const next = new Set<number>()
    const least = Math.min(...reached)
    if (segment === '**?') for (let to = least; to <= path.length; to++) next.add(to)
    // At the end it is all below, and not the folder itself.
    else if (segment === '**')
      for (let to = at === pattern.length - 1 ? least + 1 : least; to <= path.length; to++) next.add(to)
    else for (const from of reached) if (from < path.length && named(segment, path[from] as string)) next.add(from + 1)
    if (next.size === 0) return false
    reached = next
  }
  return reached.has(path.length)
}

/** Whether a name has the form: `*` is any characters, `?` one, and what stands behind a `\` is itself. */
function named(form: string, name: string): boolean {
  return walk(
    [...form.matchAll(/\\?./gsu)].map(([part]) => part),
    [...name],
    (part) => part === '*',
    (part, letter) => part === '?' || part.replace(/^\\(?=.)/su, '') === letter,
  )
}
