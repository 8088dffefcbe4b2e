import { AUDIT_TITLE, auditMark, MOST_BODY } from '../report/audit.js'
import { answeredOtherwise } from './answered.js'
import type { Client } from './client.js'
import { isRefused, said, statusOf } from './said.js'
import { isLost } from './unsaid.js'

/** The issue that an audit keeps. */
export interface KeptIssue {
  /** Which audit it is, where a repository has several. */
  readonly name?: string | undefined
  /** The title of a new one; people may give it another. */
  readonly title?: string
  /** The body, which begins with the mark of {@link auditMark}; `previous` is the one that the issue has. */
  body(previous: string | undefined): string
  /** Whether nothing is left: then there is no open issue. */
  readonly clean: boolean
}

/** What became of it. */
export interface KeptOutcome {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'closed' | 'reopened' | 'left-alone' | 'none' | 'failed'
  /** Its number and address; absent where there is none. */
  readonly number?: number
  readonly url?: string
  /** What a person should be told, a line each. */
  readonly warnings: readonly string[]
}

/** The label of a new issue, by which it is found again. */
export const LABEL = 'kruise-preflight'

const PAGE = 100
/** How many pages are looked through: those with the label, and the newest of all where none of them is it. */
const PAGES = 10
const MOST_TITLE = 256

interface Issue {
  readonly number: number
  readonly body: string
  readonly isOpen: boolean
  /** Whether somebody closed it to have it left alone. */
  readonly isUnwanted: boolean
  readonly url: string
}

/**
 * Keeps one issue with the state of an audit: makes it, writes it anew in place, closes it when all is clean and opens it again
 * when something is found. An update tells nobody. Never throws: what GitHub refuses is a warning.
 */
export async function keepIssue(
  { name, title = AUDIT_TITLE, body, clean }: KeptIssue,
  client: Client,
): Promise<KeptOutcome> {
  const { octokit, owner, repo } = client
  const warnings: string[] = []
  const done = (outcome: KeptOutcome['outcome'], at?: Pick<Issue, 'number' | 'url'>): KeptOutcome => {
    return { outcome, warnings, ...(at && { number: at.number, url: at.url }) }
  }
  try {
    const found = await issuesOf(auditMark(name), client)
    const open = found.filter(({ isOpen }) => isOpen)
    const [issue = found.at(-1), ...others] = open
    if (others.length > 0)
      warnings.push(
        `Several issues are open for this audit: #${issue?.number} is kept; close ${others.map(({ number }) => `#${number}`).join(', ')}.`,
      )
    if (!issue && clean) return done('none')
    if (issue && !issue.isOpen && (clean || issue.isUnwanted)) {
      if (clean) return done('unchanged', issue)
      warnings.push(
        `Issue #${issue.number} was closed as not planned and is left alone; open it again to have it kept.`,
      )
      return done('left-alone', issue)
    }
    const text = body(issue?.body)
    if (text.length > MOST_BODY) throw new Error(`its body has ${text.length} characters, more than ${MOST_BODY}`)
    if (!issue) {
      const given = { owner, repo, title: clipped(title), body: text, labels: [LABEL] }
      return done('created', await made(given, auditMark(name), client))
    }
    const changes = {
      ...(normal(issue.body) !== normal(text) && { body: text }),
      ...(clean && { state: 'closed' as const, state_reason: 'completed' as const }),
      ...(!issue.isOpen && { state: 'open' as const, state_reason: 'reopened' as const }),
    }
    if (Object.keys(changes).length === 0) return done('unchanged', issue)
    const given = { owner, repo, issue_number: issue.number, ...changes }
    await client.write((signal) => octokit.rest.issues.update({ ...given, request: { signal } }))
    return done(clean ? 'closed' : issue.isOpen ? 'updated' : 'reopened', issue)
  } catch (error) {
    warnings.push(refusalWords(error))
    return done('failed')
  }
}

/** The issues of an audit, the oldest first: those with the label, else those among the newest. */
async function issuesOf(mark: string, client: Client): Promise<Issue[]> {
  const labelled = await listed(mark, client, { labels: LABEL })
  return labelled.length > 0 ? labelled : await listed(mark, client, {})
}

async function listed(mark: string, client: Client, filter: { readonly labels?: string }): Promise<Issue[]> {
  const { octokit, owner, repo } = client
  const found: Issue[] = []
  for (let page = 1; page <= PAGES; page++) {
    const asked = { owner, repo, state: 'all' as const, ...filter, per_page: PAGE, page }
    const answer: unknown = await client.patiently((signal) =>
      octokit.rest.issues.listForRepo({ ...asked, request: { signal } }),
    )
    if (!Array.isArray(answer)) throw answeredOtherwise('a list of issues')
    found.push(...answer.flatMap((each) => issueOf(each, mark) ?? []))
    if (answer.length < PAGE) break
  }
  return found.sort((a, b) => a.number - b.number)
}

const TRUSTED = ['OWNER', 'MEMBER', 'COLLABORATOR']

/** An issue with the mark, of an app or of somebody who may write to the repository: anybody may open one that looks like it. */
function issueOf(each: unknown, mark: string): Issue | undefined {
  const { number, body, state, state_reason, html_url, pull_request, user, author_association } = (each ??
    {}) as Record<string, unknown>
  if (pull_request !== undefined || typeof number !== 'number' || typeof body !== 'string') return undefined
  if (body.split(/\r?\n/, 1)[0] !== mark) return undefined
  const isApp = (user as { type?: unknown } | null)?.type === 'Bot'
  if (!isApp && !TRUSTED.includes(String(author_association))) return undefined
  return {
    number,
    body,
    isOpen: state === 'open',
    isUnwanted: state === 'closed' && (state_reason === 'not_planned' || state_reason === 'duplicate'),
    url: String(html_url),
  }
}

/** Makes the issue. What was asked for may be done though the answer is lost. */
async function made(
  given: { owner: string; repo: string; title: string; body: string; labels: string[] },
  mark: string,
  client: Client,
): Promise<Pick<Issue, 'number' | 'url'> | undefined> {
  try {
    const answer: unknown = await client.write((signal) =>
      client.octokit.rest.issues.create({ ...given, request: { signal } }),
    )
    const { number, html_url } = (answer ?? {}) as { number?: unknown; html_url?: unknown }
    return typeof number === 'number' && typeof html_url === 'string' ? { number, url: html_url } : undefined
  } catch (error) {
    const found = isLost(error) ? await listed(mark, client, { labels: LABEL }).catch(() => []) : []
    const [issue] = found.filter(({ isOpen }) => isOpen)
    if (!issue) throw error
    return issue
  }
}

/** GitHub keeps line ends as they came, and a form sends them as `\r\n`. */
function normal(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}

function clipped(title: string): string {
  return title.length > MOST_TITLE ? `${title.slice(0, MOST_TITLE - 1).replace(/[\ud800-\udbff]$/, '')}…` : title
}

function refusalWords(error: unknown): string {
  const words = `The audit's issue is not kept: ${said(error).replace(/\.$/, '')}.`
  if (statusOf(error) === 410) return `${words} Issues are switched off in this repository.`
  return isRefused(error) ? `${words} It needs \`issues: write\` under \`permissions\`.` : words
}
