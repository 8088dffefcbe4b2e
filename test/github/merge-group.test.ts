import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { apiOf } from '../../src/github/api.js'
import { readBase } from '../../src/github/base.js'
import { findChanged } from '../../src/github/changed.js'
import { clientOf } from '../../src/github/client.js'
import type { Trigger } from '../../src/github/event.js'
import { Repository } from './repository.js'
import { answering, entry, type StandIn, standIn } from './stand-in.js'

let server: StandIn | undefined
const on = new Repository()
const made = [on]
const lines = (...changed: string[]) => ['a: 1', 'b: 1', 'c: 1', ...changed].map((line) => `${line}\n`).join('')
const base = on.write('a.yaml', lines()).write('old.yaml', 'a: 1\n').commit('base')
on.git('checkout', '-q', '-b', 'one')
const one = on.write('a.yaml', lines('one: 1')).commit('one')
on.git('checkout', '-q', '-b', 'two', base)
const two = on.write('two.yaml', '- two\n').commit('two')
/** Two pull requests, one after the other, as the queue merges them. */
const after = on.checkoutMerge(base, one)
const group = on.checkoutMerge(after, two)
on.git('checkout', '-q', '--detach', base)
on.git('merge', '-q', '--squash', one)
const squashed = on.commit('squashed')

afterEach(async () => {
  await server?.close()
  expect(server?.problems ?? []).toEqual([])
  server = undefined
})
afterAll(() => {
  for (const each of made) each.remove()
})

async function read(trigger: Trigger, commit: string, depth: number, files?: readonly object[]) {
  const clone = on.shallow(commit, depth)
  made.push(clone)
  const cwd = clone.folder
  if (files) server = await standIn(answering(on, files))
  const api = server && apiOf(clientOf({ baseUrl: server.url, repository: 'o/r', token: 'secret' }, async () => {}))
  const where = { cwd, workspace: cwd, connect: api && (async () => api) }
  const found = await findChanged(trigger, where)
  const before = await readBase(trigger, found, where)
  return {
    source: found.source,
    files: found.changed && Object.fromEntries(found.changed.files),
    base: before.base?.commit,
    texts: [...(before.base?.contents(['a.yaml']) ?? [])].map(([, bytes]) => Buffer.from(bytes).toString()),
    notices: [...found.notices, ...before.notices],
  }
}
const queued: Trigger = { kind: 'merge-group', base, head: group }
const patch = '@@ -1,3 +1,4 @@\n a: 1\n b: 1\n c: 1\n+one: 1'
const listed = [entry('a.yaml', 'modified', patch), entry('two.yaml', 'added', '@@ -0,0 +1 @@\n+- two')]
const all = { 'a.yaml': [[4, 4]], 'two.yaml': [[1, 1]] }

describe('a merge group', () => {
  it('is all that its pull requests bring, by git', async () => {
    expect(await read(queued, group, 3)).toEqual({ source: 'git', files: all, base, texts: [lines()], notices: [] })
    const last: Trigger = { kind: 'merge-group', base: after, head: group }
    expect(await read(last, group, 2)).toMatchObject({ source: 'git', files: { 'two.yaml': [[1, 1]] }, base: after })
  })

  it('is the same by GitHub', async () => {
    const found = await read(queued, group, 1, listed)
    expect(found).toEqual({ source: 'compare', files: all, base, texts: [lines()], notices: [] })
  })

  it('without a token says what at the checkout helps', async () => {
    const why = `git: commit ${base.slice(0, 10)} is not in this clone; GitHub was not asked: there is no token`
    expect((await read(queued, group, 1)).notices).toEqual([
      `Every file counts as changed (${why}). To mend: \`fetch-depth: 0\` at actions/checkout.`,
      `Every finding counts as new, for the base cannot be read (${why}). To mend: \`fetch-depth: 0\` at actions/checkout.`,
    ])
  })

  it('that is not checked out has no base', async () => {
    const found = await read(queued, after, 1, listed)
    expect(found).toMatchObject({ source: 'compare', base: undefined })
    expect(found.notices).toEqual([
      'What is checked out is neither the head of this change nor its merge with the base; the findings are of what is checked out, and all of them count as new.',
    ])
  })
})

describe('a pull request that was merged as one commit', () => {
  const merged: Trigger = {
    ...{ kind: 'pull-request', number: 7, base, head: one, changedFiles: 1, onTarget: false },
    ...{ isClosed: true, mergedAs: squashed },
  }

  it('is what it brought, by git and by GitHub', async () => {
    const files = { 'a.yaml': [[4, 4]] }
    expect(await read(merged, squashed, 2)).toMatchObject({ source: 'git', files, base, notices: [] })
    const found = await read(merged, squashed, 1, [entry('a.yaml', 'modified', patch)])
    expect(found).toMatchObject({ source: 'pull-request', files, base, texts: [lines()], notices: [] })
  })
})
