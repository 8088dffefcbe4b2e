import path from 'node:path'
import { type Checked, check } from '../doors/check.js'
import type { Report } from '../finding.js'
import { apiOf } from '../github/api.js'
import { readBase } from '../github/base.js'
import { type ChangedFiles, findChanged } from '../github/changed.js'
import { rootOfCheckout } from '../github/checkout.js'
import { readTrigger } from '../github/event.js'
import { placedUnder } from '../github/placed.js'
import { isRelevant, touches } from '../github/relevant.js'
import { renderJson } from '../report/json.js'
import { renderMarkdown } from '../report/markdown.js'
import { renderText } from '../report/text.js'
import { folded, inert } from '../report/visible.js'
import { clientFrom } from './connect.js'
import { TITLE } from './contract.js'
import { writeAside } from './files.js'
import type { Inputs } from './inputs.js'
import { counting, isAtLeast, outcomeOf, setCounts, setOutput } from './outputs.js'
import { annotate, summarize } from './tell.js'

const { env } = process
const NOTHING: Report = {
  schemaVersion: 1,
  clusters: [],
  findings: [],
  ledger: { documents: 0, checked: 0, skipped: [] },
}

/** Judges what the run's event changes: 1 where a finding fails the step. Rejects with a UsageError where it cannot run. */
export async function gate(inputs: Inputs, workspace: string, cwd: string): Promise<0 | 1> {
  const { config, onlyNew } = inputs
  const trigger = await readTrigger(env)
  const client = clientFrom(inputs.token)
  const where = { cwd, workspace, connect: client && (async () => apiOf(await client())) }
  const found = await findChanged(trigger, where)
  setOutput('changed-files-source', found.source)
  const named = config && path.relative(cwd, path.resolve(cwd, config)).replaceAll(path.sep, '/')
  if (found.changed && !isRelevant(found.changed, named)) return await nothingToCheck(found)
  const before = await readBase(trigger, found, { ...where, config: named, sha: env.GITHUB_SHA })
  const { changed } = found
  const checked = await check({
    cwd,
    paths: inputs.paths,
    clusters: inputs.clusters,
    config,
    confined: true,
    adHoc: inputs.adHoc,
    baseline: inputs.baseline,
    changed,
    base: before.base,
  })
  print(checked, onlyNew)
  const { report } = checked
  const counts = counting(report, onlyNew)
  const prefix = path.relative(await rootOfCheckout(cwd, workspace), cwd).replaceAll(path.sep, '/')
  const asides = { warnings: [], notices: [...found.notices, ...before.notices] }
  const isChanged =
    changed && ((file: string, line: number) => touches(changed, path.posix.relative(prefix, file), line))
  annotate(placedUnder(prefix, { ...report, findings: counts }), asides, isChanged)
  await summarize(asides, (limit) => renderMarkdown(report, { limit }))
  setOutput('report', writeAside('report.json', renderJson(report)))
  setOutput(
    'outcome',
    outcomeOf(report, (file) => !changed || changed.files.has(file)),
  )
  setCounts(report, onlyNew)
  return isAtLeast(inputs.failOn, counts) ? 1 : 0
}

function print({ report, notes, lineOf, textOf }: Checked, onlyNew: boolean): void {
  for (const each of notes) process.stdout.write(`${inert(folded(each))}\n`)
  process.stdout.write(
    renderText(report, { lineOf, textOf, colour: !env.NO_COLOR, elsewhere: 'the summary', all: !onlyNew }),
  )
}

async function nothingToCheck({ changed, notices }: ChangedFiles): Promise<0> {
  const words = `Nothing to check: none of the ${changed!.files.size} changed files is YAML or JSON.`
  process.stdout.write(`${words}\n`)
  const asides = { warnings: [], notices }
  annotate(NOTHING, asides)
  await summarize(asides, () => `## ${TITLE}\n\n${words}\n`)
  setOutput('outcome', 'nothing-to-check')
  setOutput('report', '')
  setCounts(NOTHING, true)
  return 0
}
