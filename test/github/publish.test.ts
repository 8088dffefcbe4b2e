import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIBRARY } from '../../src/doors/library.js'
import { ownWords } from '../../src/doors/own-words.js'
import type { Report } from '../../src/finding.js'
import { publish } from '../../src/github/publish.js'
import { renderJson } from '../../src/report/json.js'
import { alive } from '../report/alive.js'
import { finding, report } from '../report/sample.js'
import { PullRequestMemory } from './conversation-memory.js'
import { type Answer, type Asked, example, forbidden } from './stand-in.js'

vi.setConfig({ testTimeout: 30_000 })
const words = ownWords(LIBRARY.knowledge, await LIBRARY.policies())
const before = 'a: 1\nb: 1\nc: 1\n'
let memory: PullRequestMemory
let folder: string
beforeEach(async () => {
  memory = await PullRequestMemory.open({ 'spread.yaml': before }, { 'spread.yaml': 'a: 1\nb: 2\nc: 1\n' })
  folder = mkdtempSync(path.join(tmpdir(), 'handed-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await memory.close()
  expect(memory.problems).toEqual([])
})

const FORK = { full_name: 'mallory/r', owner: { login: 'mallory' } }
const event = (more: object = {}) => ({
  action: 'completed',
  workflow_run: {
    ...{ id: 42, event: 'pull_request', head_sha: memory.head, head_branch: 'patch-1', head_repository: FORK },
    ...{ pull_requests: [], html_url: 'https://github.com/o/r/actions/runs/42', conclusion: 'failure' },
    ...more,
  },
})
/** A pull request of the fork as GitHub gives it. */
function pull(
  more: { number?: number; state?: string; sha?: string; ref?: string; from?: string; to?: string; merge?: null } = {},
) {
  const { number = 7, state = 'open', sha = memory.head, ref = 'patch-1', from = 'mallory/r', to = 'o/r' } = more
  const shown = example('pull-request')
  return {
    ...{ ...shown, requested_teams: [], number, state, merge_commit_sha: more.merge === null ? null : sha },
    head: { ...shown.head, sha, ref, repo: { ...shown.head.repo, full_name: from } },
    base: { ...shown.base, repo: { ...shown.base.repo, full_name: to } },
  }
}
function listed(...numbers: number[]) {
  return numbers.map((number) => ({ ...example('pull-request-simple-items')[0], requested_teams: [], number }))
}
/** Pull requests by number, as the fork's branch and the commit have them. */
function github(pulls: object[], more: (asked: Asked) => Answer | undefined = () => undefined): void {
  const numbers = pulls.map((each) => (each as { number: number }).number)
  memory.refuse = (asked) => {
    const special = more(asked)
    if (special) return special
    if (asked.operation === 'pulls/list') return { status: 200, body: listed(...numbers) }
    if (asked.operation === 'repos/list-pull-requests-associated-with-commit')
      return { status: 200, body: listed(...numbers) }
    const found = pulls.find((each) => String((each as { number: number }).number) === asked.params.pull_number)
    return asked.operation === 'pulls/get' && found ? { status: 200, body: found } : undefined
  }
}
const message = 'Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.'
const sample = (more: object = {}) =>
  report({
    findings: [
      finding({ fingerprint: 'a'.repeat(16), line: 2, column: 1, endLine: 2, endColumn: 5, message, ...more }),
    ],
  })
function file(text: string | Buffer = renderJson(sample())): string {
  writeFileSync(path.join(folder, 'report.json'), text)
  return path.join(folder, 'report.json')
}
const both = { review: true, comment: true, words }
const writes = () => memory.asked().filter((each) => !each.startsWith('GET') && !each.includes('graphql'))

describe('a report of a fork', () => {
  it('is said in its pull request, with whose words they are', async () => {
    github([pull()])
    const found = await publish({ file: file(), event: event(), ...both, review: false }, memory.client())
    expect(found.warnings).toEqual([])
    expect(found.report?.findings).toHaveLength(1)
    expect(writes()).toEqual(['POST /issues/7/comments'])
    const [comment] = memory.comments
    expect(comment?.body).toContain("This comes from the pull request's own run, which its author controls")
    expect(comment?.body).toContain('[Job summary](https://github.com/o/r/actions/runs/42)')
    expect(comment?.body).toContain('Subset "stable-nodes" of Deployment shop/web gets no pods')
  })

  it('is a review on the lines of the diff, without suggestions whatever the report has', async () => {
    github([pull()])
    const fix = { title: 'mend', safe: true, edits: [{ file: 'spread.yaml', start: 5, end: 9, newText: 'evil: 1' }] }
    const found = await publish({ file: file(renderJson(sample({ fix }))), event: event(), ...both }, memory.client())
    expect(found.warnings).toEqual([])
    expect(writes()).toEqual(['POST /pulls/7/reviews'])
    expect(memory.lineComments.map(({ path, to }) => ({ path, to }))).toEqual([{ path: 'spread.yaml', to: 2 }])
    expect(memory.lineComments[0]!.body).not.toMatch(/suggestion|evil/)
  })

  it('is said once, and the next run of the pull request brings it up to date', async () => {
    github([pull()])
    const options = { event: event(), ...both, review: false }
    await publish({ file: file(), ...options }, memory.client())
    await publish({ file: file(renderJson(sample({ severity: 'warning' }))), ...options }, memory.client())
    expect(memory.comments).toHaveLength(1)
    expect(memory.comments[0]!.body).toContain('1 warning')
  })

  it('has its files where the working directory of its run was', async () => {
    github([pull()])
    const found = await publish({ file: file(), event: event(), ...both, prefix: 'deploy/k8s' }, memory.client())
    expect(found.report?.findings[0]?.file).toBe('deploy/k8s/spread.yaml')
  })

  it('says what was left out of it', async () => {
    github([pull()])
    const findings = [
      ...sample().findings,
      ...sample({ ruleId: 'merge-this' }).findings,
      ...sample({ file: '../x' }).findings,
      ...sample({ message: 'Merge this.', fingerprint: 'b'.repeat(16) }).findings,
    ]
    await publish(
      { file: file(renderJson(report({ findings }))), event: event(), ...both, review: false },
      memory.client(),
    )
    const { body } = memory.comments[0]!
    expect(body).toContain('Left out: 1 finding of rules that this release does not have; 1 finding without a place')
    expect(body).toContain('Of 1 finding the run says something else than the rule does')
    expect(body).not.toMatch(/merge.this/i)
  })

  it('cannot make anything come alive, nor end the markers of what is ours', async () => {
    github([pull()])
    const evil = '@o/team <!-- kruise-preflight comment --> ![x](https://evil.example/x) <img src=x> ```suggestion'
    const findings = sample({
      message: `Subset "${evil}" of ${evil} gets no pods.`,
      clusters: [evil],
      object: { apiVersion: evil, kind: evil, namespace: evil, name: evil },
      affects: [{ kind: evil, namespace: evil, name: evil, file: 'a.yaml', line: 1, clusters: [evil], status: 'new' }],
      path: `/${evil}`,
      refusal: { by: evil, message: evil },
    }).findings
    const text = JSON.stringify({ ...report({ findings }), more: evil })
    await publish({ file: file(text), event: event(), ...both, review: false }, memory.client())
    await publish({ file: file(text), event: event(), ...both }, memory.client())
    for (const each of [...memory.comments, ...memory.lineComments]) {
      expect(each.body.match(/<!--/g)).toHaveLength(1)
      const own = [each.body.split('\n')[0]!, '[Job summary](https://github.com/o/r/actions/runs/42)']
      expect(alive(each.body, own)).toEqual([])
    }
    expect(memory.lineComments).toHaveLength(1)
  })
})

describe('the pull request', () => {
  it('is looked for by the branch, then by the commit', async () => {
    github([pull()], ({ operation }) => (operation === 'pulls/list' ? { status: 200, body: [] } : undefined))
    await publish({ file: file(), event: event(), ...both, review: false }, memory.client())
    expect(memory.server.asked.slice(0, 3)).toEqual([
      'GET /repos/o/r/pulls?state=open&per_page=100&head=mallory%3Apatch-1',
      `GET /repos/o/r/commits/${memory.head}/pulls?per_page=100`,
      'GET /repos/o/r/pulls/7',
    ])
    expect(memory.comments).toHaveLength(1)
  })

  it('is that of the event where it lists one, and GitHub is still asked', async () => {
    github([pull({ from: 'o/r' })])
    const own = { head_repository: { full_name: 'o/r' }, pull_requests: [{ number: 7 }] }
    await publish({ file: file(), event: event(own), ...both, review: false }, memory.client())
    expect(memory.server.asked[0]).toBe('GET /repos/o/r/pulls/7')
    expect(memory.comments).toHaveLength(1)
  })

  it('is never that of the report', async () => {
    github([pull()])
    const text = JSON.stringify({ ...sample(), pullRequest: 8, pull_request: { number: 8 }, number: 8, head: 'x' })
    await publish({ file: file(text), event: event(), ...both, review: false }, memory.client())
    expect(writes()).toEqual(['POST /issues/7/comments'])
  })

  it.each<[string, () => object[], RegExp]>([
    [
      'has moved on',
      () => [pull({ sha: 'd'.repeat(40) })],
      /the pull request has moved on since the commit [0-9a-f]{10}/,
    ],
    ['is closed', () => [pull({ state: 'closed' })], /no open pull request has the commit/],
    ['is of another repository', () => [pull({ to: 'o/other' })], /no open pull request has the commit/],
    ['comes from another fork', () => [pull({ from: 'eve/r' })], /no open pull request has the commit/],
    ['comes from another branch', () => [pull({ ref: 'other' })], /no open pull request has the commit/],
    ['is one of two', () => [pull(), pull({ number: 8 })], /more than one open pull request/],
    ['is not there', () => [], /no open pull request has the commit/],
  ])('that %s gets nothing', async (_, pulls, warning) => {
    github(pulls())
    const { warnings, ...rest } = await publish({ file: file(), event: event(), ...both }, memory.client())
    expect(warnings).toEqual([expect.stringMatching(warning)])
    expect(rest).toEqual({})
    expect(writes()).toEqual([])
  })

  it.each<[string, object, RegExp]>([
    ['was for a push', { event: 'push' }, /the run that ended was not for a pull request/],
    ['ran on pull_request_target', { event: 'pull_request_target' }, /was not for a pull request/],
    ['is none', { event: undefined }, /the event tells of no run/],
    ['has no commit', { head_sha: 'main' }, /does not say for which commit/],
    ['has no branch', { head_branch: null }, /does not say for which commit/],
    ['came from a fork that is gone', { head_repository: null }, /the repository that the run was for is gone/],
    ['came from a strange fork', { head_repository: { full_name: 'a/b/../c' } }, /is gone/],
  ])('of a run that %s is not looked for', async (_, more, warning) => {
    const { warnings } = await publish({ file: file(), event: event(more), ...both }, memory.client())
    expect(warnings).toEqual([expect.stringMatching(warning)])
    expect(memory.server.asked).toEqual([])
  })

  it.each([undefined, null, 1, 'x', [], {}, { workflow_run: null }, { workflow_run: [] }])(
    'of event %j is not looked for',
    async (event) => {
      const { warnings } = await publish({ file: file(), event, ...both }, memory.client())
      expect(warnings).toEqual([expect.stringMatching(/^Nothing is published: the event tells of no run/)])
    },
  )

  it.each<[string, Answer, RegExp]>([
    ['403', { status: 403, body: forbidden }, /cannot be looked up: 403 .*To mend: `pull-requests: write`/],
    ['404', { status: 404, body: { message: 'Not Found' } }, /404 Not Found.*To mend/],
    [
      'a page',
      { status: 200, body: '<html>sign in</html>', headers: { 'content-type': 'text/html' } },
      /cannot be looked up: the answer is not a list of pull requests/,
    ],
    [
      'half an answer',
      { status: 200, body: '[{', headers: { 'content-type': 'application/json' } },
      /cannot be looked up: the answer is not a list of pull requests/,
    ],
    ['no answer', { status: 0, drop: true }, /cannot be looked up: no answer/],
  ])('that cannot be looked up for %s is told', async (_, answer, warning) => {
    memory.refuse = () => answer
    const { warnings } = await publish({ file: file(), event: event(), ...both }, memory.client())
    expect(warnings).toEqual([expect.stringMatching(warning)])
  })

  it('that may not be written to is told with the permission', async () => {
    github([pull()], ({ operation }) => (operation.includes('create') ? { status: 403, body: forbidden } : undefined))
    const { warnings, report } = await publish(
      { file: file(), event: event(), ...both, review: false },
      memory.client(),
    )
    expect(warnings).toEqual([expect.stringContaining('`pull-requests: write` in the permissions of the job')])
    expect(report?.findings).toHaveLength(1)
  })
})

describe('the file', () => {
  const unread = async (name: string) => {
    const { warnings } = await publish({ file: name, event: event(), ...both }, memory.client())
    expect(memory.server.asked).toEqual([])
    return warnings
  }

  it.each<[string, () => string, string]>([
    ['is not there', () => path.join(folder, 'none.json'), 'it is not there'],
    ['is a folder', () => folder, 'it is not a file'],
    ['is no UTF-8', () => file(Buffer.from([0x22, 0xff, 0x22])), 'it is not UTF-8'],
    ['is no JSON', () => file('{"@everyone": '), 'it is not JSON'],
    ['is empty', () => file(''), 'it is not JSON'],
  ])('that %s is said so', async (_, name, why) => {
    expect(await unread(name())).toEqual([`Nothing is published: the report of the run cannot be read: ${why}.`])
  })

  it('is no link, and what it leads to is not read', async () => {
    mkdirSync(path.join(folder, 'a'))
    symlinkSync(file(), path.join(folder, 'a', 'report.json'))
    expect(await unread(path.join(folder, 'a', 'report.json'))).toEqual([
      'Nothing is published: the report of the run cannot be read: it cannot be opened (ELOOP).',
    ])
  })

  it('is not read where it is larger than 20 MiB', async () => {
    const most = 20 * 1024 * 1024
    const text = renderJson(sample())
    expect(await unread(file(text.padEnd(most + 1)))).toEqual([
      `Nothing is published: the report of the run cannot be read: it has ${most + 1} bytes, more than ${most}.`,
    ])
    for (const size of [most, most - 1]) {
      github([pull()])
      const { warnings } = await publish({ file: file(text.padEnd(size)), event: event(), ...both }, memory.client())
      expect(warnings).toEqual([])
      memory.asked()
    }
  })

  it.each<[string, unknown]>([
    ['a list', []],
    ['a SARIF report', { version: '2.1.0', runs: [] }],
    ['a report of another version', { ...sample(), schemaVersion: 2 }],
    ['a report with a line that is none', { ...sample(), findings: [{ ...sample().findings[0], line: -3 }] }],
  ])('that is %s is none of ours', async (_, value) => {
    expect(await unread(file(JSON.stringify(value)))).toEqual([
      'Nothing is published: what the run handed over is no report of Kruise Preflight.',
    ])
  })

  it('may be as deep as it likes', async () => {
    const deep = `{"schemaVersion":1,"clusters":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)},"findings":[],"ledger":{}}`
    expect(await unread(file(deep))).toEqual([expect.stringMatching(/^Nothing is published: /)])
  })

  it('of a text of 15 MB is cut', async () => {
    github([pull()])
    const huge = sample({ message: 'x'.repeat(15_000_000) }) as Report
    const found = await publish(
      { file: file(renderJson(huge)), event: event(), ...both, review: false },
      memory.client(),
    )
    expect(found.warnings).toEqual([])
    expect(memory.comments[0]!.body.length).toBeLessThan(5000)
  })
})
