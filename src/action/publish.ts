import path from 'node:path'
import { LIBRARY } from '../doors/library.js'
import { ownWords } from '../doors/own-words.js'
import { UsageError } from '../doors/usage-error.js'
import { payloadOf } from '../github/event.js'
import { publish } from '../github/publish.js'
import { renderMarkdown } from '../report/markdown.js'
import { clientFrom } from './connect.js'
import type { Inputs } from './inputs.js'
import { outcomeOf, setCounts, setOutput } from './outputs.js'
import { runName } from './run.js'
import { annotate, summarize } from './tell.js'

/** Says in a pull request what another run found there, as that of a fork may not. What cannot be said is a warning. */
export async function publishFromRun(inputs: Inputs, workspace: string): Promise<0> {
  const { reportFile, token, review, comment } = inputs
  if (reportFile === undefined)
    throw new UsageError('input report-file: mode publish needs the report of the other run')
  const client = clientFrom(token)
  if (!client) throw new UsageError('input token: mode publish needs a token with pull-requests: write')
  const [folder = '.'] = inputs.folders
  const { report, warnings } = await publish(
    {
      file: path.resolve(workspace, reportFile),
      event: await payloadOf(process.env.GITHUB_EVENT_PATH),
      review,
      // Whoever asks for nothing in particular wants it said.
      comment: comment || !review,
      prefix: folder === '.' ? '' : path.posix.normalize(folder).replace(/\/$/, ''),
      run: runName(inputs),
      words: ownWords(LIBRARY.knowledge, await LIBRARY.policies()),
    },
    await client(),
  )
  annotate([], { warnings, notices: [] })
  if (report) {
    await summarize((limit) => renderMarkdown(report, { limit, notes: warnings }))
    setOutput(
      'outcome',
      outcomeOf(report, () => true),
    )
    setCounts(report, true)
  } else setOutput('outcome', 'nothing-to-check')
  return 0
}
