import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readTrigger } from '../../src/github/event.js'

const folder = mkdtempSync(join(tmpdir(), 'preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [base, head] = ['a'.repeat(40), 'b'.repeat(40)]

function trigger(name: string, payload: unknown) {
  const file = join(folder, 'event.json')
  writeFileSync(file, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return readTrigger({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file })
}

describe('the trigger', () => {
  const pull_request = { number: 7, base: { sha: base }, head: { sha: head }, changed_files: 12 }
  const known = { kind: 'pull-request', number: 7, base, head, changedFiles: 12, onTarget: false }

  it('is a pull request for every event that carries one', async () => {
    expect(await trigger('pull_request', { pull_request })).toEqual(known)
    expect(await trigger('pull_request_review', { pull_request })).toEqual(known)
    expect(await trigger('pull_request_target', { pull_request })).toEqual({ ...known, onTarget: true })
  })

  it('is a merge group', async () => {
    const merge_group = { base_sha: base, head_sha: head, head_ref: 'refs/heads/gh-readonly-queue/main/pr-7' }
    expect(await trigger('merge_group', { merge_group })).toEqual({ kind: 'merge-group', base, head })
  })

  it.each(['push', 'schedule', 'workflow_dispatch'])('is nothing more for %s', async (name) => {
    expect(await trigger(name, { before: base, after: head, schedule: '0 0 * * *' })).toEqual({ kind: 'other', name })
  })

  it.each([
    ['no object', '[]'],
    ['no JSON', 'nonsense'],
    ['null', 'null'],
    ['an option for a commit', { pull_request: { ...pull_request, head: { sha: '--output=/tmp/x' } } }],
    ['no number', { pull_request: { ...pull_request, number: '7/../8' } }],
  ])('is not made of %s', async (_, payload) => {
    expect(await trigger('pull_request', payload)).toEqual({ kind: 'other', name: 'pull_request' })
  })

  it('needs no event file', async () => {
    expect(await readTrigger({})).toEqual({ kind: 'other', name: '' })
    expect(await readTrigger({ GITHUB_EVENT_PATH: join(folder, 'none') })).toEqual({ kind: 'other', name: '' })
  })
})
