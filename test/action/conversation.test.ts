import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CONFIG, casesIn } from '../case.js'
import { bundled } from '../cli.js'
import { tooHigh } from '../github/change.js'
import { PullRequestMemory } from '../github/conversation-memory.js'
import { forbidden } from '../github/stand-in.js'
import { type Outcome, type Run, runAction } from './runner.js'

vi.setConfig({ testTimeout: 60_000 })

const { config, files } = casesIn(path.join(import.meta.dirname, '../cases')).find(
  ({ rule, name }) => rule === 'subset-patch-changes-priority-class' && name === 'fails',
)!
const SPREAD = files[0]!.text

let folder: string
let memory: PullRequestMemory | undefined
beforeAll(async () => {
  folder = await bundled()
})
afterEach(async () => {
  await memory?.close()
  expect(memory?.problems ?? []).toEqual([])
  memory = undefined
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The action on the pull request as it is now, its merge commit checked out with `fetch-depth: 2`. */
async function onPull(inputs: Run['inputs'] = { review: 'true' }): Promise<Outcome> {
  const { repository, base, head, server } = memory!
  const clone = repository.shallow(repository.checkoutMerge(base, head), 2)
  repository.git('checkout', '-q', head)
  const outcome = await runAction({
    entry: path.join(folder, 'dist/action.js'),
    workspace: clone.folder,
    event: 'pull_request',
    payload: { pull_request: { number: 7, base: { sha: base }, head: { sha: head } } },
    inputs: inputs!,
    env: { GITHUB_API_URL: server.url, GITHUB_WORKFLOW: 'preflight', GITHUB_JOB: 'gate', GITHUB_ACTION: 'preflight' },
  })
  clone.remove()
  return outcome
}

const bodies = (kept: readonly { body: string }[]) => kept.map(({ body }) => body)

it('reviews the lines, keeps one comment, and the next push brings both up to date', async () => {
  memory = await PullRequestMemory.open({ [CONFIG]: config }, { 'spread.yaml': SPREAD, 'high.yaml': tooHigh('high') })
  const first = await onPull()
  expect(first).toMatchObject({ code: 1, stderr: '', outputs: { outcome: 'new-findings', new: '2' } })
  expect(memory.reviews).toHaveLength(1)
  expect(memory.lineComments.map(({ path, to }) => `${path}:${to}`).sort()).toEqual(['high.yaml:5', 'spread.yaml:44'])
  const spread = memory.lineComments.find(({ path }) => path === 'spread.yaml')!
  expect(spread.body).toContain('```suggestion\n')
  expect(memory.comments).toEqual([])

  memory.asked()
  const again = await onPull()
  expect(again).toMatchObject({ code: 1, stderr: '' })
  expect(memory.asked().filter((each) => !each.startsWith('GET') && !each.includes('graphql'))).toEqual([])

  memory.push({ 'high.yaml': tooHigh('high', 1000), 'other.yaml': tooHigh('other') })
  const second = await onPull()
  expect(second).toMatchObject({ code: 1, outputs: { new: '2' } })
  expect(memory.reviews).toHaveLength(2)
  const [high] = memory.lineComments.filter(({ path }) => path === 'high.yaml')
  expect(high!.body).toContain(`Resolved by ${memory.head.slice(0, 10)}`)
  expect(memory.lineComments.map(({ path }) => path).sort()).toEqual(['high.yaml', 'other.yaml', 'spread.yaml'])
})

it('says in the comment what stands on no line of the diff, and that it is gone', async () => {
  memory = await PullRequestMemory.open({ [CONFIG]: config }, { 'high.yaml': tooHigh('high') })
  await onPull({ comment: 'true' })
  expect(memory.reviews).toEqual([])
  expect(bodies(memory.comments)).toEqual([expect.stringContaining('PriorityClass "high" is refused')])
  memory.push({ 'high.yaml': null, 'words.md': 'x\n' })
  const outcome = await onPull({ comment: 'true' })
  expect(outcome.outputs.outcome).toBe('nothing-to-check')
  expect(bodies(memory.comments)).toEqual([expect.stringContaining('Nothing to check')])
})

it('has a token that may only read: all stands in the log, the annotations and the summary, with the permission to add', async () => {
  memory = await PullRequestMemory.open({ [CONFIG]: config }, { 'high.yaml': tooHigh('high') })
  memory.refuse = ({ operation }) => (operation.includes('create') ? { status: 403, body: forbidden } : undefined)
  const outcome = await onPull({ review: 'true', annotations: 'check' })
  expect(outcome).toMatchObject({ code: 1, stderr: '', outputs: { outcome: 'new-findings', errors: '1' } })
  expect(memory.comments.concat(memory.lineComments)).toEqual([])
  const said = outcome.commands.map(({ name, properties: { file = '', line = '' }, message }) =>
    name === 'warning' ? `${name} ${/`\w+-?\w*: write`/.exec(message)?.[0]}` : `${name} ${file}:${line}`,
  )
  expect(said.sort()).toEqual([
    'add-mask :',
    'error high.yaml:5',
    'warning `checks: write`',
    'warning `pull-requests: write`',
  ])
  expect(outcome.summary).toContain('`pull-requests: write`')
})

it('of a mistake in another mode is told one line', async () => {
  memory = await PullRequestMemory.open({ [CONFIG]: config }, { 'high.yaml': tooHigh('high') })
  const outcome = await onPull({ mode: 'publish' })
  expect(outcome).toMatchObject({ code: 2, log: '', outputs: { outcome: 'could-not-run' } })
  expect(outcome.commands.map(({ message }) => message)).toEqual([
    'input report-file: mode publish needs the report of the other run',
  ])
})
