import { appendFile, mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
// @actions/core costs little here: undici, which it imports, is a chunk of its own in dist that none of these functions loads.
import { error, getInput, getMultilineInput, notice, setOutput, setSecret } from '@actions/core'
import { check, UsageError } from './doors/check.js'
import type { Finding, Report, Severity } from './finding.js'
import { readBase } from './github/base.js'
import { type ChangedFiles, findChanged } from './github/changed.js'
import { rootOfCheckout } from './github/checkout.js'
import { readTrigger } from './github/event.js'
import { placedUnder } from './github/placed.js'
import { isRelevant, touches } from './github/relevant.js'
import { renderAnnotations } from './report/annotations.js'
import { printed, renderJson } from './report/json.js'
import { renderMarkdown } from './report/markdown.js'
import { freshFindings } from './report/shown.js'
import { renderText } from './report/text.js'
import { folded, inert } from './report/visible.js'

type FailOn = Severity | 'never'

const title = 'Kruise Preflight'
const severities: readonly Severity[] = ['error', 'warning', 'notice']
/** GitHub shows so many notices of one step, and refuses a larger summary of it as a whole. */
const limits = { notices: 10, summary: 1024 * 1024 }
const { env } = process

/** One run of the action: 0, 1 where findings fail the step, 2 where it could not run. */
async function run(): Promise<0 | 1 | 2> {
  const failOn = failOnOf(getInput('fail-on'))
  const workspace = path.resolve(env.GITHUB_WORKSPACE || process.cwd())
  const cwd = path.resolve(workspace, getInput('working-directory'))
  if (!(await isFolder(cwd))) throw new UsageError(`input working-directory: ${cwd} is not a folder`)
  const config = getInput('config')

  const trigger = await readTrigger(env)
  const where = { cwd, workspace, connect: connector() }
  const found = await findChanged(trigger, where)
  setOutput('changed-files-source', found.source)
  const named = config && path.relative(cwd, path.resolve(cwd, config)).replaceAll(path.sep, '/')
  if (found.changed && !isRelevant(found.changed, named)) return await nothingToCheck(found)
  const before = await readBase(trigger, found, { ...where, config: named, sha: env.GITHUB_SHA })
  const notices = [...found.notices, ...before.notices]
  const { report, notes, lineOf, textOf } = await check({
    cwd,
    paths: getMultilineInput('paths'),
    clusters: getMultilineInput('cluster'),
    ...(config && { config }),
    confined: true,
    ...adHoc(),
    ...(found.changed && { changed: found.changed }),
    ...(before.base && { base: before.base }),
  })
  for (const each of notes) process.stdout.write(`${inert(folded(each))}\n`)
  process.stdout.write(renderText(report, { lineOf, textOf, colour: !env.NO_COLOR, elsewhere: 'the summary' }))
  const fresh = freshFindings(report)
  const prefix = path.relative(await rootOfCheckout(cwd, workspace), cwd).replaceAll(path.sep, '/')
  annotate({ ...report, findings: fresh }, { ...found, notices }, prefix)
  await summarize(notices, (limit) => renderMarkdown(report, { limit }))
  setOutput('report', await written(report))
  setOutput('existing', report.findings.length - fresh.length)
  const isJudged = report.ledger.checked + (report.rollout?.length ?? 0) > 0
  const verdict = fresh.length > 0 ? 'findings' : isJudged ? 'clean' : 'nothing-to-check'
  return conclude(verdict, fresh, failOn)
}

async function nothingToCheck({ changed, notices }: ChangedFiles): Promise<0> {
  const words = `Nothing to check: none of the ${changed!.files.size} changed files is YAML or JSON.`
  process.stdout.write(`${words}\n`)
  for (const each of notices) notice(each, { title })
  await summarize(notices, () => `## ${title}\n\n${words}\n`)
  setOutput('report', '')
  setOutput('existing', 0)
  conclude('nothing-to-check', [], 'never')
  return 0
}

/** The verdict and the counts of the findings that the change brings; 1 where one of them fails the step. */
function conclude(verdict: string, findings: readonly Finding[], failOn: FailOn): 0 | 1 {
  setOutput('verdict', verdict)
  for (const severity of severities)
    setOutput(`${severity}s`, findings.filter((finding) => finding.severity === severity).length)
  const failing = failOn === 'never' ? [] : severities.slice(0, severities.indexOf(failOn) + 1)
  return findings.some(({ severity }) => failing.includes(severity)) ? 1 : 0
}

/** Says the findings where the code is shown; `prefix` is the working directory in the repository. */
function annotate(report: Report, { changed, notices }: ChangedFiles, prefix: string): void {
  const isChanged = (file: string, line: number) =>
    changed === undefined || touches(changed, path.posix.relative(prefix, file), line)
  const annotations = renderAnnotations(placedUnder(prefix, report), { isChanged })
  const room = limits.notices - annotations.split('\n').filter((line) => line.startsWith('::notice ')).length
  // Beyond the limit GitHub drops what comes last; the summary has them all.
  for (const [i, words] of notices.entries())
    if (i < room) notice(words, { title })
    else process.stdout.write(`${title}: ${words}\n`)
  process.stdout.write(annotations)
}

async function summarize(notices: readonly string[], render: (limit: number) => string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  const notes = notices.map((words) => `\n> ${words}\n`).join('')
  const text = render(limits.summary - Buffer.byteLength(notes))
  await appendFile(env.GITHUB_STEP_SUMMARY, text + notes)
}

/** The path of the JSON report, in a folder of its own: a job may run the action more than once. */
async function written(report: Report): Promise<string> {
  const folder = await mkdtemp(path.join(env.RUNNER_TEMP || tmpdir(), 'kruise-preflight-'))
  const file = path.join(folder, 'report.json')
  await writeFile(file, renderJson(report))
  return file
}

function failOnOf(given: string): FailOn {
  const known = [...severities, 'never'] as const
  const found = given === '' ? 'error' : known.find((each) => each === given)
  if (!found) throw new UsageError(`input fail-on: ${JSON.stringify(given)} is not one of ${known.join(', ')}`)
  return found
}

/** The cluster that the inputs name. */
function adHoc() {
  const versions = ['kubernetes', 'kruise', 'vcluster'].map((name) => [name, getInput(name)] as const)
  const given = versions.filter(([, version]) => version !== '')
  return given.length && { adHoc: Object.fromEntries(given) }
}

/** The way to GitHub's API, whose client (most of all code) is loaded only when it is asked. */
function connector() {
  const token = getInput('github-token')
  const repository = env.GITHUB_REPOSITORY
  if (!token || !repository) return undefined
  const connected = async () => {
    setSecret(token)
    const [{ apiOf }, { clientOf }] = await Promise.all([import('./github/api.js'), import('./github/client.js')])
    return apiOf(clientOf({ baseUrl: env.GITHUB_API_URL || 'https://api.github.com', repository, token }))
  }
  let api: ReturnType<typeof connected> | undefined
  return () => {
    api ??= connected()
    return api
  }
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
}

run()
  .catch((problem: unknown) => {
    error(problem instanceof Error ? problem.message : String(problem), { title: `${title} could not run` })
    // A mistake of ours, then; printed() leaves nothing in the stack that a runner would obey.
    if (problem instanceof Error && !(problem instanceof UsageError))
      process.stdout.write(printed({ stack: problem.stack }))
    return 2
  })
  .then((code) => {
    process.exitCode = code
  })
