import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { bundled } from '../cli.js'
import { CONFIG, fine, on, tooHigh } from '../github/change.js'
import { IssuesMemory } from '../github/issues-memory.js'
import { Repository } from '../github/repository.js'
import { forbidden } from '../github/stand-in.js'
import { type Outcome, type Run, runAction } from './runner.js'

vi.setConfig({ testTimeout: 60_000 })

let folder: string
let memory: IssuesMemory
const repository = new Repository()
beforeAll(async () => {
  folder = await bundled()
  memory = await IssuesMemory.open()
})
afterEach(() => expect(memory.server.problems).toEqual([]))
afterAll(async () => {
  await memory.server.close()
  repository.remove()
  rmSync(folder, { recursive: true })
})

function onSchedule(more: Partial<Run> = {}): Promise<Outcome> {
  return runAction({
    entry: path.join(folder, 'dist/action.js'),
    workspace: repository.folder,
    event: 'schedule',
    payload: { schedule: '0 5 * * 1' },
    ...more,
    inputs: { mode: 'audit', ...more.inputs },
    env: { GITHUB_API_URL: memory.server.url, GITHUB_SHA: repository.git('rev-parse', 'HEAD'), ...more.env },
  })
}

it('opens one issue with what to do, and keeps it', async () => {
  repository
    .write(CONFIG, on('1.8.4'))
    .write('CODEOWNERS', '*.yaml @org/platform\n')
    .write('high.yaml', tooHigh('high'))
    .write('low.yaml', fine('low'))
    .commit('a commit')
  const first = await onSchedule()
  expect(first).toMatchObject({
    ...{ code: 0, stderr: '' },
    outputs: { outcome: 'new-findings', errors: '1', issue: '1' },
  })
  expect(first.log.split('\n').slice(0, 4)).toEqual([
    'Read 2 files.',
    'Judged 2 objects on 1 cluster.',
    'Tried fixes on 2 objects on 1 cluster.',
    'Tried releases on 1 object on 1 cluster.',
  ])
  expect(first.log).toContain('1. The rest by owner: `@org/platform` 1\n')
  expect(memory.issues).toMatchObject([{ title: 'Kruise Preflight audit', state: 'open' }])
  expect(memory.issues[0]!.body).toContain('The rest by owner: `@org/platform` 1')
  expect(first.summary).toContain('The rest by owner: `@org/platform` 1')

  const second = await onSchedule({ inputs: { 'fail-on': 'error' } })
  expect(second).toMatchObject({ code: 1, outputs: { issue: '1' } })
  expect(memory.issues).toHaveLength(1)
})

it('closes it when all is clean', async () => {
  repository.write('high.yaml', fine('high')).commit('another')
  const outcome = await onSchedule()
  expect(outcome).toMatchObject({ code: 0, outputs: { outcome: 'clean-with-assumptions', issue: '1' } })
  expect(memory.issues).toMatchObject([{ state: 'closed', reason: 'completed' }])
})

it('audits several checkouts beside each other, and writes what is asked for', async () => {
  repository
    .write('shop/high.yaml', tooHigh('high'))
    .write(`shop/${CONFIG}`, on('1.8.4'))
    .write('web/low.yaml', tooHigh('low'))
    .write(`web/${CONFIG}`, on('1.8.4'))
  const outcome = await onSchedule({ inputs: { 'working-directory': 'shop\nweb', 'json-file': 'out.json' } })
  expect(outcome.report!.findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'shop/high.yaml:5',
    'web/low.yaml:5',
  ])
  expect(outcome.outputs['json-file']).toBe(path.join(repository.folder, 'out.json'))
  expect(memory.issues).toHaveLength(2)
})

it('says where no issue may be kept which permission is missing, and has it all in the summary', async () => {
  memory.refuse = ({ operation }) => (operation === 'issues/update' ? { status: 403, body: forbidden } : undefined)
  repository.write('high.yaml', tooHigh('high')).commit('again')
  const outcome = await onSchedule()
  expect(outcome).toMatchObject({ code: 0, stderr: '' })
  const [warning] = outcome.commands.filter(({ name }) => name === 'warning')
  expect(warning!.message).toContain('`issues: write`')
  expect(outcome.summary).toContain('What to do')
  const tokenless = await onSchedule({ inputs: { token: '' } })
  expect(tokenless.commands.map(({ message }) => message)).toEqual([
    'No issue is kept: there is no token. The job summary has what to do.',
  ])
})
