import { appendFile } from 'node:fs/promises'
import { notice, warning } from '@actions/core'
import type { Report } from '../finding.js'
import { planAnnotations, renderAnnotations, WHOLE_ROOM } from '../report/annotations.js'
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

/** Annotates the findings where the code is shown. What the run says of itself comes first, and one place stays for what is withheld. */
export function annotate(report: Report, asides: Asides, isChanged?: (file: string, line: number) => boolean): void {
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
  const { annotations } = planAnnotations(report, isChanged)
  const room = {
    error: WHOLE_ROOM.error,
    warning: WHOLE_ROOM.warning - warnings,
    notice: WHOLE_ROOM.notice - notices,
    all,
  }
  const commands = renderAnnotations(annotations, room)
  process.stdout.write(commands)
  useInJob('annotations', warnings + notices + commands.split('\n').length - 1)
}

/** Adds to the job summary what `render` makes of the bytes that are left beside what the run says of itself. */
export async function summarize({ warnings, notices }: Asides, render: (limit: number) => string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  const notes = [...warnings, ...notices].map((words) => `\n> ${words}\n`).join('')
  const text = render(LARGEST_SUMMARY - Buffer.byteLength(notes))
  await appendFile(env.GITHUB_STEP_SUMMARY, text + notes)
  if (leftInJob('summaries') === 0)
    process.stdout.write(`${TITLE}: GitHub shows the summaries of 20 steps of a job, and this one comes after them.\n`)
  useInJob('summaries', 1)
}
