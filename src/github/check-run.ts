import type { Annotation } from '../report/annotations.js'
import { visible } from '../report/visible.js'
import type { Client } from './client.js'
import { isRefused, said, statusOf } from './said.js'

/** A check run of our own, with annotations on a commit. */
export interface CheckRun {
  readonly annotations: readonly Annotation[]
  /** The commit: the head of a pull request, for nobody sees what stands on its merge commit. */
  readonly sha: string
  readonly name: string
  readonly conclusion: 'success' | 'failure' | 'neutral'
  readonly title: string
  /** Markdown. */
  readonly summary: string
  /** The line of the commit that a line of an annotation is, where that is of another commit; undefined where it is none. */
  readonly lineAt?: (file: string, line: number) => number | undefined | Promise<number | undefined>
}

/** What became of a check run. */
export interface CheckRunResult {
  /** Whether it stands there with its verdict and every annotation that has a line. */
  readonly done: boolean
  /** The annotations that may not stand in it: all where it was refused. Workflow commands can say them. */
  readonly left: readonly Annotation[]
  readonly warnings: readonly string[]
}

/** What GitHub takes of a check run (docs: REST API endpoints for check runs); characters are counted in bytes, of which there are more. */
const LIMITS = { annotations: 50, message: 64 * 1024, title: 255, summary: 65_535 }
/** Half of what GitHub takes of all our writing in a minute. */
const MOST_REQUESTS = 40
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const

/**
 * Annotates a commit by a check run, where GitHub shows every annotation and not ten of a kind: `checks: write` is needed.
 * It is completed when it is made, and annotations are added to it: one that is broken off has its verdict, and says that
 * it lacks some.
 */
export async function annotateByCheckRun(told: CheckRun, client: Client): Promise<CheckRunResult> {
  const { owner, repo, octokit, write } = client
  const { sha, name, conclusion } = told
  const verdict = { owner, repo, status: 'completed', conclusion } as const
  const { placed, unplaced } = await placedAt(told)
  const total = placed.length
  const pages = pagesOf(placed).slice(0, MOST_REQUESTS)
  const room = MOST_REQUESTS * LIMITS.annotations
  const shown = `The check run "${visible(name)}"`
  const note = total > room ? holds(room, total) : ''
  let id: number
  try {
    const output = outputOf(told, pages[0], note)
    const made = await write((signal) =>
      octokit.rest.checks.create({ ...verdict, name, head_sha: sha, output, request: { signal } }),
    )
    id = made.id
  } catch (error) {
    return { done: false, left: told.annotations, warnings: [`${shown} ${refusalOf(error)}`] }
  }
  const update = (page: readonly Placed[], words: string) => {
    const output = outputOf(told, page, words)
    return write((signal) => octokit.rest.checks.update({ ...verdict, check_run_id: id, output, request: { signal } }))
  }
  for (const [at, page] of pages.entries()) {
    if (at === 0) continue
    try {
      await update(page, note)
    } catch (error) {
      const stand = at * LIMITS.annotations
      const knows = await update([], holds(stand, total)).then(
        () => '',
        () => ', and does not say so',
      )
      const words = `${shown} holds ${stand} of ${total} annotations${knows}, for GitHub says: ${said(error)}. It needs \`checks: write\` to the end of the run.`
      return { done: false, left: [...placed.slice(stand).map(({ from }) => from), ...unplaced], warnings: [words] }
    }
  }
  return {
    done: true,
    left: [...placed.slice(room).map(({ from }) => from), ...unplaced],
    warnings:
      total > room ? [`${shown} holds ${room} of ${total} annotations: more would take GitHub too many requests.`] : [],
  }
}

/** What a check run says of itself before its summary where it lacks some. */
function holds(stand: number, total: number): string {
  return `${stand} of ${total} annotations stand here; the log has more.\n\n`
}

/** Why there is no check run; where no answer came there may be one. */
function refusalOf(error: unknown): string {
  const status = statusOf(error)
  const wants = isRefused(error) ? 'It needs `checks: write`.' : 'With `checks: write` the next run writes it anew.'
  const what = status >= 400 && status < 500 ? 'is not written' : 'may be missing'
  return `${what}, for GitHub says: ${said(error)}. ${wants}`
}

function outputOf({ title, summary }: CheckRun, page: readonly Placed[] = [], note = '') {
  return {
    title: clippedTo(visible(title), LIMITS.title, lengthOf),
    summary: clippedTo(`${note}${summary}`, LIMITS.summary, Buffer.byteLength),
    annotations: page.map(({ written }) => written),
  }
}

interface Placed {
  readonly from: Annotation
  readonly written: Written
}

/** An annotation as GitHub's API takes it. */
interface Written {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: 'failure' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
}

async function placedAt({ annotations, lineAt }: CheckRun): Promise<{ placed: Placed[]; unplaced: Annotation[] }> {
  const at = async (file: string, line: number) => {
    try {
      return lineAt ? await lineAt(file, line) : line
    } catch {
      return undefined
    }
  }
  const placed: Placed[] = []
  const unplaced: Annotation[] = []
  for (const from of annotations) {
    const line = await at(from.file, from.line)
    const endLine = from.endLine === from.line ? line : await at(from.file, from.endLine)
    if (line === undefined) unplaced.push(from)
    else placed.push({ from, written: written(from, line, Math.max(line, endLine ?? line)) })
  }
  return { placed, unplaced }
}

function written({ file, column, endColumn, ...from }: Annotation, line: number, endLine: number): Written {
  // GitHub refuses columns of a place on several lines; those of a place whose lines moved together would be of another line.
  const isOneLine = endLine === line && from.endLine === from.line
  const lines = from.message.split('\n').map(visible)
  return {
    path: file,
    start_line: line,
    end_line: endLine,
    ...(isOneLine &&
      column !== undefined && { start_column: column, end_column: Math.max(column, endColumn ?? column) }),
    annotation_level: LEVELS[from.severity],
    title: clippedTo(visible(from.title), LIMITS.title, lengthOf),
    message: clippedTo(lines.join('\n'), LIMITS.message, Buffer.byteLength),
  }
}

function pagesOf(placed: readonly Placed[]): Placed[][] {
  const pages: Placed[][] = []
  for (let at = 0; at < placed.length; at += LIMITS.annotations) pages.push(placed.slice(at, at + LIMITS.annotations))
  return pages
}

const lengthOf = (text: string) => text.length

/** The most of `text` that measures no more than `most`, with a mark where something was cut. */
function clippedTo(text: string, most: number, measure: (text: string) => number): string {
  if (measure(text) <= most) return text
  let [fits, not] = [0, text.length]
  while (not - fits > 1) {
    const half = Math.floor((fits + not) / 2)
    if (measure(cut(text, half)) <= most) fits = half
    else not = half
  }
  return cut(text, fits)
}

/** Never half of a surrogate pair. */
function cut(text: string, at: number): string {
  return `${text.slice(0, at).replace(/[\ud800-\udbff]$/, '')}…`
}
