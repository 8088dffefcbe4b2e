import { grouped, type Progress, type Stage, stageWords } from '../progress.js'

/** Progress as a person sees it. */
export interface Shown extends Progress {
  /** Says what is left to say and takes away what should not stay; what is told later is shown again. */
  end(): void
}

/** Where progress is shown, and by which clock. */
export interface Place {
  /** In milliseconds, from any beginning. */
  now(): number
  write(text: string): void
}

/** So long a run says nothing, in milliseconds. */
const QUIET = 1000
/** So long a line on a terminal stands at least. */
const STANDS = 100
const ERASE = '\x1b[K'

/** One line on a terminal that is written anew in its place, cut to the columns, and gone in the end. */
export function terminalProgress({ now, write }: Place, columns: () => number): Shown {
  const from = now() + QUIET
  let next = from
  let doing = ''
  let stands = false
  return {
    stage: (stage) => {
      doing = stage.doing
    },
    step: (done, total, what, inside) => {
      const at = now()
      if (at < next) return
      next = at + STANDS
      const line = stageWords(doing, done, total, what) + (inside ? `: ${inside()}` : '')
      // In the last column some terminals begin a new line.
      write(`\r${line.slice(0, columns() - 1)}${ERASE}`)
      stands = true
    },
    end: () => {
      if (stands) write(`\r${ERASE}`)
      stands = false
    },
  }
}

/** How a log has its lines. */
export interface LogOptions {
  /** So long a run must last, in milliseconds, for its lines to be said. */
  readonly after: number
  /** Whether each line says how long its stage took. */
  readonly times: boolean
}

/** A line for each stage that did something, once it is done. */
export function logProgress({ now, write }: Place, { after, times }: LogOptions): Shown {
  const from = now() + after
  const waiting: string[] = []
  let current: { readonly stage: Stage; readonly since: number; words?: () => string } | undefined
  const close = (): void => {
    const at = now()
    if (current?.words) waiting.push(`${current.words()}${times ? ` in ${duration(at - current.since)}` : ''}.\n`)
    current = undefined
    if (at >= from && waiting.length > 0) write(waiting.splice(0).join(''))
  }
  return {
    stage: (stage) => {
      if (stage === current?.stage) return
      close()
      current = { stage, since: now() }
    },
    step: (done, total, what) => {
      if (!current) return
      const { did } = current.stage
      current.words = () => (done < total ? stageWords(did, done, total, what) : `${did} ${grouped(total)} ${what}`)
    },
    end: close,
  }
}

/** `0.4 s`, `12.0 s`, `3 min 5 s`. */
function duration(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** A stream for people. It writes at once: the work is done in one go, and what comes when it is over is of no use. */
interface Stream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Shows progress on a stream as fits it: a line in its place for a person who looks on, lines for a log; nothing in the first second. */
export function progressOn(
  stream: Stream,
  { CI, TERM, KRUISE_PREFLIGHT_PROGRESS: asked }: NodeJS.ProcessEnv,
  now: Place['now'] = () => performance.now(),
): Shown {
  const place = { now, write: (text: string): void => void stream.write(text) }
  if (asked === 'never') return { stage: () => {}, step: () => {}, end: () => {} }
  const isSeen = stream.isTTY === true && TERM !== 'dumb' && (!CI || CI === 'false')
  if (isSeen) return terminalProgress(place, () => stream.columns || 80)
  return logProgress(place, { after: QUIET, times: true })
}
