import type { Finding } from '../finding.js'
import { isSecret } from '../report/excerpt.js'
import type { ApiFile } from './api.js'
import { agrees, headHunks, hunkAround, lineMap } from './review-lines.js'
import { type Sides, type Suggestion, suggestionOf } from './suggestion.js'
import type { Texts } from './texts.js'

/** Where a finding can be commented: a line of the diff, as the head counts it, and what could be suggested there. */
export interface Spot {
  readonly path: string
  readonly line: number
  /** The same line as it was judged. */
  readonly on: { readonly file: string; readonly line: number }
  /** Worked out when it is asked for. */
  readonly suggestion: () => Suggestion | undefined
}

/** Findings are placed in no more files than this: each text may be a request. */
const MOST_FILES = 100

/**
 * The spots of findings whose cause, or else the line that brings it about, is in the diff, in this order; `problem` is why
 * texts could not be read.
 */
export async function spotsOf(
  findings: readonly Finding[],
  files: readonly ApiFile[],
  texts: Texts,
): Promise<{ spots: ReadonlyMap<Finding, Spot>; problem: unknown }> {
  const patches = new Map(
    files.flatMap(({ filename, patch }) => (patch === undefined ? [] : [[filename, patch] as const])),
  )
  const read = new Map<string, Sides | undefined>()
  const spots = new Map<Finding, Spot>()
  let problem: unknown
  const readOf = async (file: string): Promise<Sides | undefined> => {
    const patch = patches.get(file)
    if (patch === undefined || problem !== undefined || (read.size >= MOST_FILES && !read.has(file)))
      return read.get(file)
    if (!read.has(file)) {
      try {
        read.set(file, await readFile(file, patch, texts))
      } catch (error) {
        problem = error
      }
    }
    return read.get(file)
  }
  for (const finding of findings) {
    const { file, line, changedHere, fix } = finding
    for (const on of [{ file, line }, ...(changedHere ? [{ file: changedHere.file, line: changedHere.line }] : [])]) {
      const sides = await readOf(on.file)
      const at = Number.isSafeInteger(on.line) ? sides?.map(on.line) : undefined
      if (!sides || at === undefined || !hunkAround(sides.hunks, at)) continue
      const suggestion = () => (isSecret(finding) ? undefined : suggestionOf(fix, on.file, at, sides))
      spots.set(finding, { path: on.file, line: at, on, suggestion })
      break
    }
  }
  return { spots, problem }
}

/** Undefined where the diff is of another text than the head's. */
async function readFile(file: string, patch: string, texts: Texts): Promise<Sides | undefined> {
  const [judged, head] = [await texts.judged(file), await texts.head(file)]
  if (judged === undefined || head === undefined) return undefined
  const hunks = headHunks(patch)
  return agrees(hunks, head) ? { judged, head, hunks, map: lineMap(judged, head) } : undefined
}
