import { exportVariable } from '@actions/core'

/** GitHub shows so many annotations of one job, and the summaries of so many of its steps. */
const MOST = { annotations: 50, summaries: 20 }

const NAMES = { annotations: 'KRUISE_PREFLIGHT_ANNOTATIONS', summaries: 'KRUISE_PREFLIGHT_SUMMARIES' }

type Shown = keyof typeof MOST

/** How many more GitHub shows of this job, as far as this action has used them in earlier steps. */
export function leftInJob(what: Shown): number {
  const used = Number(process.env[NAMES[what]] ?? 0)
  return Math.max(MOST[what] - (Number.isInteger(used) && used > 0 ? used : 0), 0)
}

/** Tells the later steps of the job that `count` more are shown. */
export function useInJob(what: Shown, count: number): void {
  // Without the runner's file the variable would be a workflow command, which runners refuse.
  if (count > 0 && process.env.GITHUB_ENV) exportVariable(NAMES[what], MOST[what] - leftInJob(what) + count)
}
