import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  it.each(['schedule', 'workflow_dispatch', 'repository_dispatch'])('is nothing more for %s', async (name) => {
    const payload = { ref: 'refs/heads/main', before: base, after: head, schedule: '0 0 * * *' }
    expect(await trigger(name, payload)).toEqual({ kind: 'other', name })
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

describe('a push', () => {
  const pushed = {
    ...{ ref: 'refs/heads/topic', before: base, after: head, forced: false },
    repository: { default_branch: 'main' },
  }
  const known = { kind: 'push', base, head, isForced: false, defaultBranch: 'main' }

  it('is what a branch was at and is at', async () => {
    expect(await trigger('push', pushed)).toEqual(known)
    expect(await trigger('push', { ...pushed, forced: true })).toEqual({ ...known, isForced: true })
    const [b, h] = ['c'.repeat(64), 'd'.repeat(64)]
    expect(await trigger('push', { ...pushed, before: b, after: h })).toEqual({ ...known, base: b, head: h })
  })

  it.each([40, 64])('of a new branch begins at %i zeros', async (length) => {
    const zeros = '0'.repeat(length)
    expect(await trigger('push', { ...pushed, before: zeros })).toEqual({ ...known, base: undefined })
    expect(await trigger('push', { ...pushed, before: zeros, ref: 'refs/heads/main' })).toEqual({
      ...known,
      base: undefined,
      defaultBranch: undefined,
    })
  })

  it('of half an event is none', async () => {
    const other = { kind: 'other', name: 'push' }
    for (const broken of [
      { ref: 'refs/tags/main' },
      { ref: 7 },
      { before: undefined },
      { before: '0'.repeat(41) },
      { before: '--output=/tmp/x' },
      { after: '0'.repeat(40), deleted: true },
      { after: 'main' },
    ])
      expect(await trigger('push', { ...pushed, ...broken }), JSON.stringify(broken)).toEqual(other)
  })

  it.each(['main', 'release/1.0', 'ünïcode', 'a@b', 'v1.2-rc', "it's", 'a%2e%2e', '#1'])(
    'knows the default branch %s',
    async (name) => {
      expect(await trigger('push', { ...pushed, repository: { default_branch: name } })).toEqual({
        ...known,
        defaultBranch: name,
      })
    },
  )

  it.each([
    '--upload-pack=touch x',
    '-x',
    '',
    '.',
    '..',
    '../../other/repo',
    'a/../b',
    'a..b',
    'a...b',
    'o:main',
    'main~1',
    'main^',
    'main?per_page=1',
    'a b',
    'a\nb',
    'a\u0000b',
    '@{u}',
    'a@{1}',
    '/main',
    'main/',
    'a//b',
    'a.lock',
    'a/.b',
    'a\\b',
    'x'.repeat(256),
    7,
    null,
    ['main'],
  ])('takes no %j for a branch', async (name) => {
    const found = await trigger('push', { ...pushed, repository: { default_branch: name } })
    expect(found).toEqual({ ...known, defaultBranch: undefined })
  })
})

describe('what GitHub sends', () => {
  const fixtures = join(import.meta.dirname, '../fixtures/events')
  const [zero, first, main, topic] = [
    undefined,
    '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
    'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
    'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
  ]
  const push = { kind: 'push', base: main, head: first, isForced: false, defaultBranch: undefined }
  const pull = {
    ...{ kind: 'pull-request', number: 2, base: main, head: topic, changedFiles: 1, onTarget: false },
  }
  const other = (name: string) => ({ kind: 'other', name })
  const expected: Record<string, object> = {
    push,
    'push-first': { ...push, base: zero },
    'push-branch-created': { ...push, base: zero, defaultBranch: 'master' },
    'push-forced': { ...push, base: topic, isForced: true, defaultBranch: 'master' },
    'push-branch-deleted': other('push'),
    'push-tag': other('push'),
    'push-tag-deleted': other('push'),
    'pull_request-synchronize': pull,
    'pull_request-fork': { ...pull, isFork: true },
    'pull_request-closed': { ...pull, isClosed: true },
    'pull_request-merged': { ...pull, isClosed: true, mergedAs: '249b8bc3c5f4dc6a92d5e0c1b9b6f4a5a2c1d0e9' },
    pull_request_review: { ...pull, changedFiles: undefined },
    merge_group: {
      kind: 'merge-group',
      base: '380387fbc80638b734a49e1be1c4dfec1c01b33c',
      head: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
    },
    workflow_dispatch: other('workflow_dispatch'),
    workflow_run: other('workflow_run'),
    repository_dispatch: other('repository_dispatch'),
    release: other('release'),
    issue_comment: other('issue_comment'),
  }

  it('is here as a whole', () => {
    expect(
      readdirSync(fixtures)
        .map((file) => file.replace('.json', ''))
        .sort(),
    ).toEqual(Object.keys(expected).sort())
  })

  it.each(Object.keys(expected))('%s', async (file) => {
    const name = file.split('-', 1)[0]!
    expect(await trigger(name, readFileSync(join(fixtures, `${file}.json`), 'utf8'))).toEqual(expected[file])
  })
})
