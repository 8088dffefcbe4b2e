import path from 'node:path'
import { type Checked, check } from '../doors/check.js'
import { readByName } from '../doors/read-by-name.js'
import type { Finding } from '../finding.js'
import { type Api, apiOf } from '../github/api.js'
import { readBase } from '../github/base.js'
import { type ChangedFiles, findChanged } from '../github/changed.js'
import { rootOfCheckout } from '../github/checkout.js'
import { readTrigger, type Trigger } from '../github/event.js'
import { placedUnder } from '../github/placed.js'
import { isRelevant, touches } from '../github/relevant.js'
import { addedAllowances } from '../report/allowances.js'
import { planAnnotations } from '../report/annotations.js'
import { notesMarkdown } from '../report/asides.js'
import { renderJson } from '../report/json.js'
import { renderMarkdown } from '../report/markdown.js'
import { renderText } from '../report/text.js'
import { missedIn } from '../report/verdict.js'
import { folded, inert } from '../report/visible.js'
import { clientFrom } from './connect.js'
import { TITLE } from './contract.js'
import { wantedTexts, writeAside, writeWanted } from './files.js'
import type { Inputs } from './inputs.js'
import { sayOnGitHub, type Talk } from './on-github.js'
import { counting, isAtLeast, outcomeOf, setCounts, setOutput } from './outputs.js'
import { repositoryUrl } from './run.js'
import { annotate, stageLines, summarize } from './tell.js'

const { env } = process

/** Judges what the run's event changes: 1 where a finding fails the step. Rejects with a UsageError where it cannot run. */
export async function gate(inputs: Inputs, workspace: string, cwd: string): Promise<0 | 1> {
  const { config, onlyNew } = inputs
  const trigger = await readTrigger(env)
  const client = clientFrom(inputs.token)
  let api: Promise<Api> | undefined
  const connect = client && (() => (api ??= client().then(apiOf)))
  const { paths, baseline } = inputs
  // What lies above the working directory is looked at only where somebody asks for it.
  const above = paths.some((each) => path.relative(cwd, path.resolve(cwd, each)).startsWith('..'))
  const where = { cwd, workspace, connect, above }
  const found = await findChanged(trigger, where)
  const { changed } = found
  setOutput('changed-files-source', found.source)
  const named = config && path.relative(cwd, path.resolve(cwd, config)).replaceAll(path.sep, '/')
  const isToBeJudged = !changed || isRelevant(changed, named, readByName(cwd, { paths, config, baseline }))
  const before = isToBeJudged
    ? await readBase(trigger, found, { ...where, config: named, sha: env.GITHUB_SHA })
    : { notices: [] }
  const why = notRendered(inputs.render, trigger)
  const progress = stageLines()
  const checked = isToBeJudged
    ? await check({
        cwd,
        paths,
        clusters: inputs.clusters,
        config,
        confined: true,
        adHoc: inputs.adHoc,
        render: why === undefined ? 'on-path' : 'never',
        origin: repositoryUrl(),
        baseline,
        changed,
        base: before.base,
        progress,
      })
    : NOTHING
  progress.end()
  const { report } = checked
  const counts = counting(report, onlyNew)
  const fails = (finding: Finding) => (finding.status === 'new' || !onlyNew) && isAtLeast(inputs.failOn, [finding])
  const isFailing = counts.some(fails)
  const nothing = isToBeJudged ? undefined : nothingIn(found)
  print(checked, onlyNew, nothing)

  const prefix = path.relative(await rootOfCheckout(cwd, workspace), cwd).replaceAll(path.sep, '/')
  const isTouched = changed && ((file: string, line: number) => touches(changed, file, line))
  const isChanged = isTouched && ((file: string, line: number) => isTouched(path.posix.relative(prefix, file), line))
  const isMissed = missedIn(report.ledger).some(({ file }) => !changed || changed.files.has(file))
  const notices = [...found.notices, ...before.notices]
  if (why && isMissed) notices.push(`Kustomizations are not built: ${why}.`)
  const placed = placedUnder(prefix, report)
  const talk: Talk = {
    inputs,
    trigger,
    found,
    client,
    where,
    report: placed,
    isChanged,
    notes: [...notices, ...checked.notes],
    annotations: planAnnotations({ ...placed, findings: counting(placed, onlyNew) }, isChanged).annotations,
    textOf: (file) => checked.textOf(path.posix.relative(prefix, file)),
    conclusion: isFailing ? 'failure' : 'success',
    ...(nothing && { nothing }),
  }
  const said = await sayOnGitHub(talk)
  const wanted = await wantedTexts(inputs.files, cwd, checked, {
    ...{ prefix, fails, all: !onlyNew, compared: before.base !== undefined },
    tell: (words) => notices.push(words),
  })
  const withheld = annotate(said.annotations, { warnings: said.warnings, notices })
  const notes = [...said.warnings, ...notices, ...checked.notes]
  await summarize((limit) =>
    nothing
      ? `**${TITLE}:** ${nothing}\n${notesMarkdown(notes)}`
      : renderMarkdown(report, { limit, all: !onlyNew, notes, withheld, isChanged: isTouched, textOf: checked.textOf }),
  )
  writeWanted(wanted, workspace)
  setOutput('report', isToBeJudged ? writeAside('report.json', renderJson(report)) : '')
  setOutput(
    'outcome',
    outcomeOf(report, (file) => !changed || changed.files.has(file)),
  )
  setOutput('allowances-new', addedAllowances(report).length)
  setCounts(report, onlyNew)
  return isFailing || (isMissed && inputs.failOnUnchecked) ? 1 : 0
}

/** Why nothing is rendered, where that is so. */
function notRendered(render: Inputs['render'], trigger: Trigger): string | undefined {
  const event =
    trigger.kind === 'other'
      ? trigger.name
      : trigger.kind === 'pull-request' && trigger.onTarget && 'pull_request_target'
  if (event === 'pull_request_target' || event === 'workflow_run')
    return `on ${event} the token of the run may write, and what is checked out may be a stranger's; run it on pull_request`
  if (render === 'never') return 'the input render is never'
  return render === 'trusted' && trigger.kind === 'pull-request' && trigger.isFork
    ? 'the pull request is from a fork, and the input render is trusted'
    : undefined
}

const NOTHING: Checked = {
  report: { schemaVersion: 1, clusters: [], findings: [], ledger: { documents: 0, checked: 0, skipped: [] } },
  notes: [],
  textOf: () => undefined,
  lineOf: () => undefined,
}

function nothingIn({ changed }: ChangedFiles): string {
  const { size } = changed!.files
  if (size === 0) return 'Nothing to check: no file changed.'
  return `Nothing to check: ${size === 1 ? 'the one changed file is not read' : `none of the ${size} changed files is read`}.`
}

function print({ report, notes, lineOf, textOf }: Checked, onlyNew: boolean, nothing: string | undefined): void {
  for (const each of notes) process.stdout.write(`${inert(folded(each))}\n`)
  const options = { lineOf, textOf, colour: !env.NO_COLOR, elsewhere: 'the summary', all: !onlyNew }
  process.stdout.write(nothing ? `${nothing}\n` : renderText(report, options))
}
