import path from 'node:path'
import type { Audit } from '../audit.js'
import { audit } from '../doors/audit.js'
import type { KeptOutcome } from '../github/audit-issue.js'
import { auditBody, auditLines, auditMark, auditMarkdown, isClean } from '../report/audit.js'
import { renderJson } from '../report/json.js'
import { folded, inert } from '../report/visible.js'
import { clientFrom } from './connect.js'
import { wantedTexts, writeAside, writeWanted } from './files.js'
import type { Inputs } from './inputs.js'
import { isAtLeast, outcomeOf, setCounts, setOutput } from './outputs.js'
import { annotate, stageLines, summarize } from './tell.js'

const { env } = process

/** Judges whole checkouts and keeps the issue that says what to do: 1 where a finding fails the step. Rejects with a UsageError where it cannot run. */
export async function auditAll(inputs: Inputs, workspace: string, folders: readonly string[]): Promise<0 | 1> {
  const { paths, clusters, config, adHoc, failOn } = inputs
  const named = folders.map((cwd) => ({ cwd, name: path.relative(workspace, cwd).replaceAll(path.sep, '/') }))
  const progress = stageLines()
  const audited = await audit({ folders: named, paths, clusters, config, adHoc, confined: true, progress })
  progress.end()
  const { audit: found, notes } = audited
  const { report } = found
  for (const each of notes) process.stdout.write(`${inert(folded(each))}\n`)
  process.stdout.write(`${auditLines(found).join('\n')}\n`)

  const issue = await keptIssue(inputs, found)
  const notices: string[] = []
  const wanted = await wantedTexts(
    inputs.files,
    workspace,
    { ...audited, report },
    {
      fails: (each) => isAtLeast(failOn, [each]),
      tell: (words) => notices.push(words),
    },
  )
  annotate([], { warnings: issue.warnings, notices })
  // A character takes three bytes at most.
  await summarize((limit) => auditMarkdown(found, { commit: commitOf(found), limit: Math.floor(limit / 3) }))
  writeWanted(wanted, workspace)
  setOutput('issue', issue.number ?? '')
  setOutput('report', writeAside('report.json', renderJson(report)))
  setOutput(
    'outcome',
    outcomeOf(report, () => true),
  )
  setCounts(report, false)
  return isAtLeast(failOn, report.findings) ? 1 : 0
}

async function keptIssue(
  { token, config, clusters, folders }: Inputs,
  found: Audit,
): Promise<Pick<KeptOutcome, 'number' | 'warnings'>> {
  const client = clientFrom(token)
  if (!client) return { warnings: ['No issue is kept: there is no token. The job summary has what to do.'] }
  const { keepIssue } = await import('../github/audit-issue.js')
  // What tells several audits of a repository apart.
  const name = [config ?? [], clusters, folders.filter((each) => each !== '.')].flat().join(' ')
  const body = (previous: string | undefined) =>
    auditBody(found, { commit: commitOf(found), mark: auditMark(name), previous })
  return keepIssue({ name, body, clean: isClean(found) }, await client())
}

/** The commit that was judged, where that is one. */
function commitOf({ repositories }: Audit): string | null {
  return repositories.length === 1 && repositories[0] === '' ? (env.GITHUB_SHA ?? null) : null
}
