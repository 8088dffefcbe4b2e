import { appendFile } from 'node:fs/promises'
import { notice, warning } from '@actions/core'
import { logProgress, type Shown } from '../doors/progress.js'
import { type Annotation, fitAnnotations, renderAnnotations, WHOLE_ROOM } from '../report/annotations.js'
import { TITLE } from './contract.js'
import { leftInJob, useInJob } from './job.js'

/** What a person should know of the run itself. */
export interface Asides {
  /** What GitHub did not let the run do, and what would. */
  readonly warnings: readonly string[]
  readonly notices: readonly string[]
}

/** In bytes: GitHub refuses a larger summary of one step as a whole. */
const LARGEST_SUMMARY = 1024 * 1024
const { env } = process

/** A line of the log for each stage of the work; the runner says when. */
export function stageLines(): Shown {
  const write = (text: string): void => void process.stdout.write(text)
  return logProgress({ now: () => 0, write }, { after: 0, times: false })
}

/** Annotates the findings where the code is shown, after what the run says of itself. Gives a sentence on what there was no room for. */
export function annotate(annotations: readonly Annotation[], asides: Asides): string | undefined {
  let all = leftInJob('annotations')
  const say = (words: readonly string[], shown: number, as: typeof warning) => {
    const many = Math.min(words.length, shown, all)
    for (const each of words.slice(0, many)) as(each, { title: TITLE })
    for (const each of words.slice(many)) process.stdout.write(`${TITLE}: ${each}\n`)
    all -= many
    return many
  }
  const warnings = say(asides.warnings, WHOLE_ROOM.warning, warning)
  const notices = say(asides.notices, WHOLE_ROOM.notice - 1, notice)
  const room = {
    error: WHOLE_ROOM.error,
    warning: WHOLE_ROOM.warning - warnings,
    notice: WHOLE_ROOM.notice - notices,
    all,
  }
  const commands = renderAnnotations(annotations, room)
  process.stdout.write(commands)
  useInJob('annotations', warnings + notices + commands.split('\n').length - 1)
  return fitAnnotations(annotations, room).withheld
}

/** Adds to the job summary what `render` makes within so many bytes. */
export async function summarize(render: (limit: number) => string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  await appendFile(env.GITHUB_STEP_SUMMARY, render(LARGEST_SUMMARY))
  if (leftInJob('summaries') === 0)
    process.stdout.write(`${TITLE}: GitHub shows the summaries of 20 steps of a job, and this one comes after them.\n`)
  useInJob('summaries', 1)
}
