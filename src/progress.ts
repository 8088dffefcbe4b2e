/** What a run does for a while, as it goes on and once it is done: `Judging` 12 objects, `Judged` 12 objects. */
export interface Stage {
  readonly doing: string
  readonly did: string
}

/** Who is told how far a run is. It is told often, in the midst of the work, and must not take long. */
export interface Progress {
  /** What is done from now on. */
  stage(stage: Stage): void
  /**
   * How much of it is done, and of what: 1,240 of 5,310 `objects on 11 clusters`. `inside` says how far the one is that is worked
   * on. A stage that goes over the same several times starts anew.
   */
  step(done: number, total: number, what: string, inside?: () => string): void
}

/** Nobody is told. */
export const UNTOLD: Progress = { stage: () => {}, step: () => {} }

export const READING: Stage = { doing: 'Reading', did: 'Read' }
export const RENDERING: Stage = { doing: 'Rendering', did: 'Rendered' }
export const SIMULATING: Stage = { doing: 'Simulating', did: 'Simulated' }
export const JUDGING: Stage = { doing: 'Judging', did: 'Judged' }
export const JUDGING_BEFORE: Stage = { doing: 'Judging the old side,', did: 'Judged the old side,' }
export const JUDGING_NEXT: Stage = { doing: 'Judging the new versions,', did: 'Judged the new versions,' }
export const JUDGING_FIXED: Stage = { doing: 'Judging the fixed text,', did: 'Judged the fixed text,' }
export const FINDING_LINES: Stage = { doing: 'Finding the lines of the change,', did: 'Found the lines of the change,' }
export const TRYING_FIXES: Stage = { doing: 'Trying fixes on', did: 'Tried fixes on' }
export const TRYING_RELEASES: Stage = { doing: 'Trying releases on', did: 'Tried releases on' }

/** `1 file`, `1,240 files`. */
export function numbered(count: number, one: string): string {
  return `${grouped(count)} ${count === 1 ? one : `${one}s`}`
}

/** A stage in words: `Judging 1,240 of 5,310 objects`. */
export function stageWords(doing: string, done: number, total: number, what: string): string {
  return `${doing} ${grouped(done)} of ${grouped(total)} ${what}`
}

/** `5,310`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** The work on each of several `what`, as a part of one stage; that on a single one as it is. */
export function eachOf(
  given: Progress | undefined,
  stage: Stage,
  total: number,
  what: string,
): (at: number) => Progress {
  const progress = given ?? UNTOLD
  if (total < 2) return () => progress
  progress.stage(stage)
  return (at) => {
    let doing = ''
    progress.step(at + 1, total, what)
    return {
      stage: (inner) => {
        doing = inner.doing.toLowerCase()
      },
      step: (...[done, all, of]) => progress.step(at + 1, total, what, () => stageWords(doing, done, all, of)),
    }
  }
}

/** The work of all stages as that of one. */
export function asOne(progress: Progress, stage: Stage): Progress {
  progress.stage(stage)
  return { stage: () => {}, step: (...told) => progress.step(...told) }
}
