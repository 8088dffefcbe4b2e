// mode: publish as a workflow on workflow_run runs it: nothing is checked out, and the report is a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderJson } from '../../src/report/json.js'
import { PullRequestMemory } from '../github/conversation-memory.js'
import { type Answer, type Asked, example, forbidden } from '../github/stand-in.js'
import { finding, report } from '../report/sample.js'
import { actionWithTestGate } from './bundle.js'
import { runAction } from './runner.js'

let action: string
let memory: PullRequestMemory
const workspace = mkdtempSync(path.join(tmpdir(), 'nothing-'))
const file = path.join(workspace, 'report.json')
beforeAll(async () => {
  action = await actionWithTestGate()
  memory = await PullRequestMemory.open({ 'k8s/spread.yaml': 'a: 1\n' }, { 'k8s/spread.yaml': 'a: 2\n' })
})
beforeEach(() => {
  const findings = [finding({ fingerprint: 'a'.repeat(16), line: 1, column: 1, endLine: 1, endColumn: 5 })]
  writeFileSync(file, renderJson(report({ findings })))
  memory.refuse = fork
})
afterAll(async () => {
  await memory.close()
  rmSync(path.dirname(action), { recursive: true })
  rmSync(workspace, { recursive: true })
  expect(memory.problems).toEqual([])
})

/** Pull request 7, which comes from a fork. */
function fork({ operation }: Asked): Answer | undefined {
  if (operation === 'pulls/list')
    return { status: 200, body: [{ ...example('pull-request-simple-items')[0], requested_teams: [], number: 7 }] }
  if (operation !== 'pulls/get') return undefined
  const shown = example('pull-request')
  const body = {
    ...{ ...shown, requested_teams: [], number: 7, state: 'open', merge_commit_sha: memory.head },
    head: { ...shown.head, sha: memory.head, ref: 'main', repo: { ...shown.head.repo, full_name: 'mallory/r' } },
    base: { ...shown.base, repo: { ...shown.base.repo, full_name: 'o/r' } },
  }
  return { status: 200, body }
}

const run = (inputs: Record<string, string>) =>
  runAction({
    ...{ entry: action, workspace, event: 'workflow_run' },
    payload: {
      workflow_run: {
        ...{ id: 42, event: 'pull_request', head_sha: memory.head, head_branch: 'main', pull_requests: [] },
        ...{ head_repository: { full_name: 'mallory/r' }, html_url: 'https://github.com/o/r/actions/runs/42' },
      },
    },
    inputs: { mode: 'publish', 'report-file': file, ...inputs },
    env: { GITHUB_API_URL: memory.server.url },
  })

describe('mode: publish', () => {
  it('writes the review where the working directory of the other run was, with nothing checked out', async () => {
    const outcome = await run({ review: 'true', 'working-directory': 'k8s' })
    expect(outcome).toMatchObject({ code: 0, stderr: '', outputs: { outcome: 'new-findings', errors: '1', new: '1' } })
    expect(outcome.commands.filter(({ name }) => name !== 'add-mask')).toEqual([])
    expect(outcome.commands).toContainEqual({ name: 'add-mask', properties: {}, message: 'ghs_secret' })
    expect(memory.lineComments.map(({ path, to }) => ({ path, to }))).toEqual([{ path: 'k8s/spread.yaml', to: 1 }])
  })

  it('fails nothing where it may not write, and names the permission', async () => {
    memory.refuse = (asked) => (/create|update/.test(asked.operation) ? { status: 403, body: forbidden } : fork(asked))
    const outcome = await run({ comment: 'true' })
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(outcome.commands.filter(({ name }) => name === 'warning').map(({ message }) => message)).toEqual([
      expect.stringContaining('`pull-requests: write`'),
    ])
  })

  it.each([
    ['no report', '{"a": 1}'],
    ['no JSON', '::error::x'],
  ])('says of %s that nothing is published, and passes', async (_, text) => {
    writeFileSync(file, text)
    const outcome = await run({ comment: 'true' })
    expect(outcome).toMatchObject({ code: 0, stderr: '', outputs: { outcome: 'nothing-to-check' } })
    expect(outcome.commands.filter(({ name }) => name !== 'add-mask')).toMatchObject([
      { name: 'warning', message: expect.stringMatching(/^Nothing is published: /) },
    ])
  })
})
