import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type KeptIssue, keepIssue } from '../../src/github/audit-issue.js'
import { AUDIT_TITLE, auditMark, MOST_BODY } from '../../src/report/audit.js'
import { IssuesMemory } from './issues-memory.js'
import { forbidden, notFound } from './stand-in.js'

// The first answer takes as long as the schemas of GitHub's description.
vi.setConfig({ testTimeout: 60_000 })

let memory: IssuesMemory
beforeEach(async () => {
  memory = await IssuesMemory.open()
})
afterEach(async () => {
  await memory.server.close()
  expect(memory.server.problems).toEqual([])
})

const mark = auditMark()
const marked = (text: string) => `${mark}\n\n${text}`
const keep = (text: string, more: Partial<KeptIssue> = {}) =>
  keepIssue({ body: () => marked(text), clean: false, ...more }, memory.client())
const at = (number: number) => ({ number, url: `https://github.com/o/r/issues/${number}` })
const told = () => memory.issues.map(({ number, state, body }) => `#${number} ${state}: ${body.slice(mark.length + 2)}`)
const message = (status: number, text: string) => ({
  status,
  body: { message: text, documentation_url: 'https://docs.github.com/rest', status: String(status) },
})

describe('the issue of an audit', () => {
  it('is made once, with a label, and written anew in place', async () => {
    expect(await keep('500 findings')).toEqual({ outcome: 'created', ...at(1), warnings: [] })
    expect(await keep('88 findings')).toEqual({ outcome: 'updated', ...at(1), warnings: [] })
    expect(told()).toEqual(['#1 open: 88 findings'])
    expect(memory.issues[0]).toMatchObject({ title: AUDIT_TITLE, labels: ['kruise-preflight'] })
    expect(memory.writes).toEqual(['POST /repos/o/r/issues', 'PATCH /repos/o/r/issues/1'])
  })

  it('is given what it says, to go on from there', async () => {
    const seen: (string | undefined)[] = []
    const body = (previous: string | undefined) => {
      seen.push(previous)
      return marked(String(seen.length))
    }
    await keep('', { body })
    await keep('', { body })
    expect(seen).toEqual([undefined, marked('1')])
  })

  it('is not asked for again where nothing changed, whatever the line ends', async () => {
    memory.add({ body: `${mark}\r\n\r\nthe same\r\n` })
    expect(await keep('the same')).toEqual({ outcome: 'unchanged', ...at(1), warnings: [] })
    expect(memory.writes).toEqual([])
  })

  it('keeps the title that somebody gave it', async () => {
    memory.add({ title: 'Our debts', body: marked('a') })
    await keep('b')
    expect(memory.issues[0]).toMatchObject({ title: 'Our debts', body: marked('b') })
  })

  it('is closed in one request when all is clean, and says so', async () => {
    memory.add({ body: marked('1 finding') })
    expect(await keep('nothing', { clean: true })).toEqual({ outcome: 'closed', ...at(1), warnings: [] })
    expect(memory.issues[0]).toMatchObject({ state: 'closed', reason: 'completed', body: marked('nothing') })
    expect(memory.writes).toHaveLength(1)
    expect((await keep('nothing, later', { clean: true })).outcome).toBe('unchanged')
    expect(memory.writes).toHaveLength(1)
  })

  it('is not made where all is clean', async () => {
    expect(await keep('nothing', { clean: true })).toEqual({ outcome: 'none', warnings: [] })
    expect(memory.writes).toEqual([])
  })

  it('is opened again with its history when something is found', async () => {
    memory.add({ body: marked('nothing'), state: 'closed', reason: 'completed' })
    const result = await keep('', { body: (previous) => `${previous}, then 2` })
    expect(result).toEqual({ outcome: 'reopened', ...at(1), warnings: [] })
    expect(memory.issues[0]).toMatchObject({ state: 'open', reason: 'reopened', body: marked('nothing, then 2') })
    expect(memory.writes).toHaveLength(1)
  })

  it.each(['not_planned', 'duplicate'] as const)('is left alone where somebody closed it as %s', async (reason) => {
    memory.add({ body: marked('1 finding'), state: 'closed', reason })
    expect(await keep('2 findings')).toEqual({
      outcome: 'left-alone',
      ...at(1),
      warnings: ['Issue #1 was closed as not planned and is left alone; open it again to have it kept.'],
    })
    expect(memory.writes).toEqual([])
  })

  it('is the oldest of several, and the others are named', async () => {
    memory.add({ body: marked('a'), state: 'closed', reason: 'completed' })
    memory.add({ body: marked('b') })
    memory.add({ body: marked('c') })
    memory.add({ body: marked('d') })
    expect(await keep('e')).toEqual({
      outcome: 'updated',
      ...at(2),
      warnings: ['Several issues are open for this audit: #2 is kept; close #3, #4.'],
    })
    expect(told()).toEqual(['#1 closed: a', '#2 open: e', '#3 open: c', '#4 open: d'])
  })

  it('is the newest of those that are closed', async () => {
    memory.add({ body: marked('a'), state: 'closed', reason: 'completed' })
    memory.add({ body: marked('b'), state: 'closed', reason: 'completed' })
    expect(await keep('c')).toMatchObject({ outcome: 'reopened', ...at(2) })
  })

  it('is another one for another audit', async () => {
    memory.add({ body: marked('a') })
    const name = 'Audit of prod --> x'
    const body = () => `${auditMark(name)}\n\nb`
    expect(auditMark('shop')).toBe('<!-- kruise-preflight-audit: shop -->')
    expect(auditMark(name)).toMatch(/^<!-- kruise-preflight-audit: Audit-of-prod-x-[0-9a-f]{12} -->$/)
    expect(auditMark(`${name} y`)).not.toBe(auditMark(`${name}-y`))
    expect(auditMark('-->'.repeat(99))).toMatch(/^<!-- kruise-preflight-audit: -?[0-9a-f]{12} -->$/)
    expect(await keep('', { name, body })).toMatchObject({ outcome: 'created', ...at(2) })
    expect(await keep('', { name, body })).toMatchObject({ outcome: 'unchanged', ...at(2) })
  })
})

describe('what is not the issue', () => {
  it.each([
    ['a pull request', { isPullRequest: true }],
    ['one of a stranger who copied it', { user: { login: 'mallory', type: 'User' }, association: 'NONE' }],
    ['one of somebody who once contributed', { user: { login: 'mallory', type: 'User' }, association: 'CONTRIBUTOR' }],
    ['one with the mark further down', { body: `quoted:\n${mark}` }],
    ['one with more on the line of the mark', { body: `${mark} x` }],
  ] as const)('is %s', async (_, issue) => {
    memory.add({ body: marked('theirs'), ...issue })
    expect(await keep('ours')).toMatchObject({ outcome: 'created', ...at(2) })
  })

  it.each(['OWNER', 'MEMBER', 'COLLABORATOR'])('is not that of a token of a person who is %s', async (association) => {
    memory.add({ body: marked('ours'), user: { login: 'ada', type: 'User' }, association })
    expect(await keep('ours, anew')).toMatchObject({ outcome: 'updated', ...at(1) })
  })
})

describe('finding it', () => {
  it('goes through the pages of the label', async () => {
    memory.add({ body: marked('a') })
    for (let i = 0; i < 150; i++) memory.add({ body: 'another' })
    expect(await keep('b')).toMatchObject({ outcome: 'updated', ...at(1) })
    expect(memory.server.asked.filter((each) => each.startsWith('GET '))).toEqual([
      'GET /repos/o/r/issues?state=all&labels=kruise-preflight&per_page=100&page=1',
      'GET /repos/o/r/issues?state=all&labels=kruise-preflight&per_page=100&page=2',
    ])
  })

  it('does without the label, which a person may take off', async () => {
    memory.add({ body: marked('a'), labels: [] })
    expect(await keep('b')).toMatchObject({ outcome: 'updated', ...at(1) })
  })

  it('ends after ten pages', async () => {
    for (let i = 0; i < 1001; i++) memory.add({ body: 'another', labels: [] })
    await keep('a')
    expect(memory.server.asked.filter((each) => each.startsWith('GET '))).toHaveLength(11)
  })
})

describe('what GitHub refuses is a warning', () => {
  const lists = (operation: string) => operation === 'issues/list-for-repo'
  it.each([
    [
      'no permission to write',
      { status: 403, body: forbidden },
      "The audit's issue is not kept: 403 Resource not accessible by integration. It needs `issues: write` under `permissions`.",
    ],
    [
      'a repository that it may not see',
      { status: 404, body: notFound },
      "The audit's issue is not kept: 404 Not Found. It needs `issues: write` under `permissions`.",
    ],
    [
      'issues that are switched off',
      message(410, 'Issues has been disabled in this repository.'),
      "The audit's issue is not kept: 410 Issues has been disabled in this repository. Issues are switched off in this repository.",
    ],
    [
      'a failure of its own',
      message(503, 'Service Unavailable'),
      "The audit's issue is not kept: 503 Service Unavailable.",
    ],
    [
      'too many requests',
      { ...message(429, 'You have exceeded a secondary rate limit'), headers: { 'retry-after': '3600' } },
      "The audit's issue is not kept: 429 You have exceeded a secondary rate limit.",
    ],
  ])('%s', async (_, answer, warning) => {
    memory.refuse = ({ operation }) => (lists(operation) ? undefined : answer)
    expect(await keep('a')).toEqual({ outcome: 'failed', warnings: [warning] })
    expect(memory.issues).toEqual([])
  })

  it('when the issues cannot be listed: then none is made', async () => {
    memory.refuse = () => ({ status: 403, body: forbidden })
    expect((await keep('a')).outcome).toBe('failed')
    expect(memory.writes).toEqual([])
  })

  it('when an update is refused', async () => {
    memory.add({ body: marked('a') })
    memory.refuse = ({ operation }) => (lists(operation) ? undefined : { status: 403, body: forbidden })
    expect((await keep('b')).warnings[0]).toContain('`issues: write`')
    expect(memory.writes).toHaveLength(1)
  })

  it('waits as long as GitHub wants, and then makes one', async () => {
    let times = 0
    memory.refuse = ({ operation }) =>
      lists(operation) || ++times > 1 ? undefined : { ...message(429, 'slow down'), headers: { 'retry-after': '1' } }
    expect((await keep('a')).outcome).toBe('created')
    expect(memory.issues).toHaveLength(1)
  })

  it('finds what it made though the answer was lost, and makes no second one', async () => {
    memory.lose = ({ operation }) => operation === 'issues/create'
    expect(await keep('a')).toEqual({ outcome: 'created', ...at(1), warnings: [] })
    expect(memory.issues).toHaveLength(1)
  })

  it('says so where the network is dead', async () => {
    const client = memory.client()
    await memory.server.close()
    expect(await keepIssue({ body: () => marked('a'), clean: false }, client)).toEqual({
      outcome: 'failed',
      warnings: ["The audit's issue is not kept: no answer."],
    })
    memory = await IssuesMemory.open()
  })

  it('and what is no list of issues is one', async () => {
    memory.refuse = () => ({ status: 200, body: '<html>' })
    expect((await keep('a')).warnings).toEqual(["The audit's issue is not kept: the answer is not a list of issues."])
  })
})

describe('how much GitHub takes', () => {
  const sized = (size: number) => marked('x'.repeat(size - mark.length - 2))

  it.each([MOST_BODY - 1, MOST_BODY])('a body of %d characters', async (size) => {
    expect(await keep('', { body: () => sized(size) })).toMatchObject({ outcome: 'created' })
    expect(memory.issues[0]?.body).toHaveLength(size)
  })

  it('and not a body of one more', async () => {
    expect(await keep('', { body: () => sized(MOST_BODY + 1) })).toEqual({
      outcome: 'failed',
      warnings: ["The audit's issue is not kept: its body has 65537 characters, more than 65536."],
    })
    expect(memory.writes).toEqual([])
  })

  it.each([
    [255, 255, 'x'],
    [256, 256, 'x'],
    [257, 256, '…'],
  ])('of a title of %d characters %d, ending in %s', async (size, kept, last) => {
    await keep('a', { title: 'x'.repeat(size) })
    expect(memory.issues[0]?.title).toHaveLength(kept)
    expect(memory.issues[0]?.title.at(-1)).toBe(last)
  })
})
