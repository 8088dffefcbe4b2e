import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { apiOf } from '../../src/github/api.js'
import { readBase } from '../../src/github/base.js'
import { findChanged } from '../../src/github/changed.js'
import { clientOf } from '../../src/github/client.js'
import type { CommittedFiles } from '../../src/github/committed.js'
import type { Trigger } from '../../src/github/event.js'
import { Repository } from './repository.js'
import { type Answer, type Asked, answering, entry, forbidden, notFound, type StandIn, standIn } from './stand-in.js'

type Push = Extract<Trigger, { kind: 'push' }>

let server: StandIn | undefined
const made: Repository[] = []
const keep = (repository: Repository) => {
  made.push(repository)
  return repository
}
afterEach(async () => {
  await server?.close()
  expect(server?.problems ?? []).toEqual([])
  server = undefined
})
afterAll(() => {
  for (const each of made) each.remove()
})

const lines = (count: number) => Array.from({ length: count }, (_, i) => `k${i + 1}: v\n`).join('')
const push = (base: string | undefined, head: string, more: Partial<Push> = {}): Push => ({
  ...{ kind: 'push', base, head, isForced: false, defaultBranch: undefined },
  ...more,
})

/**
 * main: first, second, third. topic: `one` on first; then, forced, `other` on second. `new` is `one` by another name.
 */
function history() {
  const on = keep(new Repository())
  const first = on.write('a.yaml', lines(9)).write('gone.yaml', 'gone: 1\n').write('README.md', '1\n').commit('first')
  const second = on.write('a.yaml', lines(9).replace('k5: v', 'k5: second')).commit('second')
  on.git('rm', '-q', 'gone.yaml')
  const third = on.write('b ü.yaml', '- x\n- y\n').write('README.md', '2\n').commit('third')
  on.git('checkout', '-q', '-b', 'topic', first)
  const one = on.write('one.yaml', 'one: 1\n').commit('one')
  on.git('checkout', '-q', '-B', 'topic', second)
  const other = on.write('other.yaml', '{ different: all }\n').commit('other')
  on.git('checkout', '-q', 'main')
  // What no branch has any more is still on the server for a while.
  on.git('update-ref', 'refs/gone/one', one)
  return { on, first, second, third, one, other }
}
const { on, first, second, third, one, other } = history()

/** A clone with all branches, as with `fetch-depth: 0`. */
function full(commit: string, from = on): Repository {
  const clone = keep(new Repository())
  clone.git('remote', 'add', 'origin', `file://${from.folder}`)
  clone.git('fetch', '-q', 'origin', '+refs/heads/*:refs/remotes/origin/*')
  clone.git('checkout', '-q', '--detach', commit)
  return clone
}
const shallow = (commit: string, depth: number, from = on) => keep(from.shallow(commit, depth))

type Otherwise = Readonly<Record<string, (asked: Asked) => Answer>>
/** What GitHub lists for a comparison, from where both left each other. */
function comparing(from: Repository): (asked: Asked) => Answer {
  return (asked) => {
    const [base = '', head = ''] = asked.params.basehead!.split('...')
    try {
      const listed = from.git('diff', '--name-status', '--no-renames', '-z', `${base}...${head}`).split('\0')
      const files = listed.flatMap((status, i) => {
        if (i % 2 === 1 || status === '') return []
        const patch = from.git('diff', `${base}...${head}`, '--', listed[i + 1]!)
        const hunks = patch.includes('\n@@') ? patch.slice(patch.indexOf('\n@@') + 1) : undefined
        const said = { A: 'added', D: 'removed', M: 'modified' }[status]!
        return [entry(listed[i + 1]!, said, hunks)]
      })
      return answering(from, files)(asked)
    } catch {
      return { status: 404, body: notFound }
    }
  }
}

async function read(trigger: Push, cwd: string, otherwise: Otherwise | null = {}, from = on) {
  if (otherwise)
    server = await standIn((asked) => {
      const compares = asked.operation === 'repos/compare-commits-with-basehead'
      return (otherwise[asked.operation] ?? (compares ? comparing(from) : answering(from)))(asked)
    })
  const api = server && apiOf(clientOf({ baseUrl: server.url, repository: 'o/r', token: 'secret' }, async () => {}))
  const where = { cwd, workspace: cwd, connect: api && (async () => api) }
  const found = await findChanged(trigger, where)
  const before = await readBase(trigger, found, where)
  return {
    source: found.source,
    files: found.changed && Object.fromEntries([...found.changed.files].sort(([a], [b]) => (a < b ? -1 : 1))),
    base: before.base?.commit,
    notices: [...found.notices, ...before.notices],
    committed: before.base,
    asked: server?.asked.map((each) => each.replace('GET /repos/o/r/', '').replace(/\?.*/, '')) ?? [],
  }
}
const text = (base: CommittedFiles | undefined, name: string) =>
  [...(base?.contents([name]) ?? [])].map(([, bytes]) => Buffer.from(bytes).toString()).join()
const short = (commit: string) => commit.slice(0, 10)
const changedByThird = { 'README.md': 'whole', 'a.yaml': [[5, 5]], 'b ü.yaml': [[1, 2]], 'gone.yaml': [] }
const refuses = (answer: Answer) => ({
  'repos/compare-commits-with-basehead': () => answer,
  'git/get-tree': () => answer,
})

describe('a push', () => {
  it('is all that its commits change, by git where the one before is in the clone', async () => {
    const found = await read(push(first, third), full(third).folder)
    expect(found).toMatchObject({ source: 'git', files: changedByThird, base: first, notices: [], asked: [] })
    expect(text(found.committed, 'a.yaml')).toBe(lines(9))
    expect(text(found.committed, 'gone.yaml')).toBe('gone: 1\n')
  })

  it('of one commit takes no more than fetch-depth 2', async () => {
    const found = await read(push(second, third), shallow(third, 2).folder)
    expect(found).toMatchObject({ source: 'git', base: second, notices: [], asked: [] })
    expect(found.files).toEqual({ 'README.md': 'whole', 'b ü.yaml': [[1, 2]], 'gone.yaml': [] })
  })

  it('is what GitHub compares with fetch-depth 1', async () => {
    const found = await read(push(first, third), shallow(third, 1).folder)
    expect(found).toMatchObject({ source: 'compare', base: first, notices: [] })
    expect(found.files).toEqual(changedByThird)
    expect(found.asked.slice(0, 2)).toEqual([`compare/${first}...${third}`, `git/trees/${first}`])
    expect(text(found.committed, 'a.yaml')).toBe(lines(9))
  })

  it('is what GitHub compares where there is no git repository at all', async () => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'preflight-'))
    const found = await read(push(first, third), folder)
    expect(found).toMatchObject({ source: 'compare', base: first, notices: [] })
    // Nothing is checked out here, so no line can be placed.
    expect(found.files).toEqual({ ...changedByThird, 'a.yaml': 'whole', 'b ü.yaml': 'whole' })
    rmSync(folder, { recursive: true })
  })

  it.each([
    [first, '0'],
    [second, '2'],
  ])('without a token says what at the checkout helps', async (before, depth) => {
    const found = await read(push(before, third), shallow(third, 1).folder, null)
    const why = `git: commit ${short(before)} is not in this clone; GitHub was not asked: there is no token`
    expect(found).toMatchObject({ source: 'all', files: undefined, base: undefined })
    expect(found.notices).toEqual([
      `Every file counts as changed (${why}). To mend: \`fetch-depth: ${depth}\` at actions/checkout.`,
      `Every finding counts as new, for the base cannot be read (${why}). To mend: \`fetch-depth: ${depth}\` at actions/checkout.`,
    ])
  })

  it('whose commit is not what is checked out has no base', async () => {
    const found = await read(push(first, third), full(second).folder)
    expect(found).toMatchObject({ source: 'all', files: undefined, base: undefined, asked: [] })
    expect(found.notices).toEqual([
      'What is checked out is not the commit that was pushed; the findings are of what is checked out, and all of them count as new.',
    ])
  })

  it('of merges, even of three branches at once, is what they bring', async () => {
    const repository = keep(new Repository())
    const base = repository.write('a.yaml', 'a: 1\n').commit('base')
    for (const name of ['x', 'y', 'z']) {
      repository.git('checkout', '-q', '-b', name, base)
      repository.write(`${name}.yaml`, 'a: 1\n').commit(name)
    }
    repository.git('checkout', '-q', 'main')
    repository.git('merge', '-q', '--no-ff', '-m', 'three', 'x', 'y', 'z')
    const head = repository.git('rev-parse', 'HEAD')
    expect(repository.git('rev-list', '--parents', '-1', 'HEAD').split(' ')).toHaveLength(5)
    const whole = { 'x.yaml': [[1, 1]], 'y.yaml': [[1, 1]], 'z.yaml': [[1, 1]] }
    expect(await read(push(base, head), repository.folder, null)).toMatchObject({ files: whole, base, notices: [] })
    const { folder } = shallow(head, 1, repository)
    expect(await read(push(base, head), folder, {}, repository)).toMatchObject({ files: whole, base, notices: [] })
  })

  it('in a repository with SHA-256 is the same', async () => {
    const repository = keep(new Repository(undefined, 'sha256'))
    const base = repository.write('a.yaml', 'a: 1\n').commit('base')
    const head = repository.write('a.yaml', 'a: 1\nb: 1\n').commit('head')
    expect(head).toHaveLength(64)
    const found = await read(push(base, head), repository.folder, null)
    expect(found).toMatchObject({ source: 'git', files: { 'a.yaml': [[2, 2]] }, base })
    expect(text(found.committed, 'a.yaml')).toBe('a: 1\n')
  })

  it('names files as they are called', async () => {
    const repository = keep(new Repository())
    const base = repository.commit('base')
    const names = [
      'a\nb.yaml',
      '"q".yaml',
      'tab\t.yml',
      '-x.json',
      ' lead.yaml',
      'b/+++ b.yaml',
      ':(top)x.yaml',
      '日本.yaml',
    ]
    for (const name of names) repository.write(name, 'a: 1\n')
    const head = repository.commit('head')
    const found = await read(push(base, head), repository.folder, null)
    expect(found.files).toEqual(Object.fromEntries(names.map((name) => [name, [[1, 1]]])))
  })

  it('that moves a submodule changes all of its files', async () => {
    const inner = keep(new Repository())
    inner.write('k8s/x.yaml', 'a: 1\n').write('README.md', '1\n').commit('one')
    const repository = keep(new Repository())
    repository.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      `file://${inner.folder}`,
      'vendor/in n',
    )
    // Whoever looks away at `git status` still checks it out.
    repository.git('config', '-f', '.gitmodules', 'submodule.vendor/in n.ignore', 'all')
    const base = repository.commit('base')
    inner.write('k8s/x.yaml', 'a: 2\n').commit('two')
    repository.git('-C', 'vendor/in n', 'pull', '-q', 'origin', 'main')
    repository.git('update-index', '--cacheinfo', `160000,${inner.git('rev-parse', 'HEAD')},vendor/in n`)
    repository.git('commit', '-q', '-m', 'moved')
    const head = repository.git('rev-parse', 'HEAD')
    const found = await read(push(base, head), repository.folder, null)
    expect(found.files).toEqual({
      'vendor/in n': 'whole',
      'vendor/in n/README.md': 'whole',
      'vendor/in n/k8s/x.yaml': 'whole',
    })
  })
})

describe('a forced push', () => {
  const forced = push(one, other, { isForced: true, defaultBranch: 'main' })
  /** What left the branch, what came to it with main, and what is new: all of it makes the branch another. */
  const differs = { 'a.yaml': 'whole', 'one.yaml': [], 'other.yaml': 'whole' }

  it('is what the branch has otherwise than before, not since both left each other', async () => {
    const clone = full(other)
    clone.git('fetch', '-q', 'origin', 'refs/gone/one')
    const found = await read(forced, clone.folder)
    expect(found).toMatchObject({ source: 'git', base: one, notices: [], asked: [] })
    expect(found.files).toEqual({ 'a.yaml': [[5, 5]], 'one.yaml': [], 'other.yaml': [[1, 1]] })
  })

  it('is told file by file where GitHub has the commit before it', async () => {
    const found = await read(forced, full(other).folder)
    expect(found).toMatchObject({ source: 'compare', files: differs, base: one, notices: [] })
    expect(found.asked.slice(0, 2)).toEqual([`compare/${one}...${other}`, `git/trees/${one}`])
    expect(text(found.committed, 'one.yaml')).toBe('one: 1\n')
  })

  it('that takes commits back is what went with them', async () => {
    const files = { 'README.md': 'whole', 'b ü.yaml': [], 'gone.yaml': [[1, 1]] }
    const back = push(third, second, { isForced: true })
    expect(await read(back, full(second).folder, null)).toMatchObject({ source: 'git', files, base: third })
    const found = await read(back, shallow(second, 1).folder)
    expect(found).toMatchObject({
      source: 'compare',
      files: { ...files, 'gone.yaml': 'whole' },
      base: third,
      notices: [],
    })
    expect(text(found.committed, 'b ü.yaml')).toBe('- x\n- y\n')
  })

  it('is named from the working directory', async () => {
    const repository = keep(new Repository())
    const base = repository.write('k8s/a.yaml', 'a: 1\n').write('up.yaml', 'a: 1\n').commit('base')
    const before = repository.write('k8s/was.yaml', '- was\n').commit('before')
    repository.git('checkout', '-q', '-B', 'main', base)
    const head = repository.write('k8s/a.yaml', 'a: 2\n').write('up.yaml', 'a: 2\n').commit('head')
    repository.git('update-ref', 'refs/gone/before', before)
    const folder = path.join(shallow(head, 1, repository).folder, 'k8s')
    const found = await read(push(before, head, { isForced: true }), folder, {}, repository)
    expect(found).toMatchObject({ source: 'compare', files: { 'a.yaml': 'whole', 'was.yaml': [] }, notices: [] })
    expect(text(found.committed, 'was.yaml')).toBe('- was\n')
  })

  it('is told so too where the commits have no common ancestor', async () => {
    const found = await read(forced, shallow(other, 1).folder, {
      'repos/compare-commits-with-basehead': () => ({ status: 404, body: notFound }),
    })
    expect(found).toMatchObject({ source: 'compare', files: differs, base: one, notices: [] })
  })

  const gone = (commit: string): Otherwise => ({
    'repos/compare-commits-with-basehead': (asked) =>
      asked.params.basehead!.startsWith(commit) ? { status: 404, body: notFound } : comparing(on)(asked),
    'git/get-tree': (asked) =>
      asked.params.tree_sha === commit ? { status: 404, body: notFound } : answering(on)(asked),
  })
  const instead = `Commit ${short(one)}, at which the branch was before this push, is neither in this clone nor on GitHub. The change counts from where the branch left \`main\`.`

  it('counts from where the branch left the default branch where the commit before is gone', async () => {
    const found = await read(forced, full(other).folder, gone(one))
    expect(found).toMatchObject({ source: 'git', base: second, notices: [instead] })
    expect(found.files).toEqual({ 'other.yaml': [[1, 1]] })
  })

  it('asks GitHub where that is, if the clone does not tell', async () => {
    const found = await read(forced, shallow(other, 1).folder, gone(one))
    expect(found).toMatchObject({ source: 'compare', base: second, notices: [instead] })
    expect(found.files).toEqual({ 'other.yaml': [[1, 1]] })
    await server!.close()
    // Deep enough for the commit, without the default branch.
    const deeper = await read(forced, shallow(other, 2).folder, gone(one))
    expect(deeper).toMatchObject({ source: 'git', base: second, notices: [instead] })
  })

  it('on the default branch itself makes everything new, and says so once', async () => {
    const found = await read({ ...forced, defaultBranch: undefined }, full(other).folder, gone(one))
    expect(found).toMatchObject({ source: 'all', files: undefined, base: undefined })
    expect(found.notices).toEqual([
      `Every file counts as changed, and every finding as new (git: commit ${short(one)} is not in this clone; GitHub: 404 Not Found).`,
    ])
    expect(found.asked).toEqual([`compare/${one}...${other}`, `git/trees/${one}`])
  })

  it('where nothing of it is shown to the token, as for any other push', async () => {
    const found = await read(
      { ...forced, isForced: false },
      shallow(other, 1).folder,
      refuses({ status: 404, body: notFound }),
    )
    expect(found.notices).toEqual([
      `Every file counts as changed, and every finding as new (git: commit ${short(one)} is not in this clone; GitHub: 404 Not Found; GitHub: 404 Not Found). ` +
        'To mend: `fetch-depth: 0` at actions/checkout, or `contents: read` in the permissions of the job.',
    ])
  })
})

describe('a clone that lacks something', () => {
  it('without texts, which git fetches where it may', async () => {
    on.git('config', 'uploadpack.allowFilter', 'true')
    const clone = keep(new Repository())
    clone.git('remote', 'add', 'origin', `file://${on.folder}`)
    clone.git('fetch', '-q', '--filter=blob:none', 'origin', 'main')
    clone.git('checkout', '-q', '--detach', third)
    const found = await read(push(first, third), clone.folder, null)
    expect(found).toMatchObject({ source: 'git', files: changedByThird })
  })

  it('without the files that nobody asked for', async () => {
    const clone = full(third)
    clone.git('sparse-checkout', 'set', '--no-cone', '/a.yaml')
    const found = await read(push(first, third), clone.folder, null)
    expect(found).toMatchObject({ source: 'git', files: changedByThird, base: first, notices: [] })
    expect([...found.committed!.files.keys()].sort()).toEqual(['a.yaml', 'gone.yaml'])
  })
})

describe('a new branch', () => {
  const created = push(undefined, one, { defaultBranch: 'main' })

  it('is what it has since it left the default branch', async () => {
    const clone = full(other)
    clone.git('fetch', '-q', 'origin', 'refs/gone/one')
    clone.git('checkout', '-q', one)
    const found = await read(created, clone.folder)
    expect(found).toMatchObject({ source: 'git', base: first, notices: [], asked: [] })
    expect(found.files).toEqual({ 'one.yaml': [[1, 1]] })
  })

  it('is the same by GitHub', async () => {
    const found = await read(created, shallow(one, 1).folder)
    expect(found).toMatchObject({ source: 'compare', base: first, notices: [] })
    expect(found.files).toEqual({ 'one.yaml': [[1, 1]] })
    expect(found.asked.slice(0, 2)).toEqual([`compare/main...${one}`, `git/trees/${first}`])
  })

  it('is the same without any repository', async () => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'preflight-'))
    const found = await read(created, folder)
    expect(found).toMatchObject({ source: 'compare', base: first, files: { 'one.yaml': 'whole' }, notices: [] })
    rmSync(folder, { recursive: true })
  })

  it('at a commit of the default branch changes nothing', async () => {
    const found = await read(push(undefined, second, { defaultBranch: 'main' }), full(second).folder)
    expect(found).toMatchObject({ source: 'git', files: {}, base: second, notices: [] })
  })

  it('keeps the name of the default branch in its place of the address', async () => {
    const name = "release/1.0+a%2e'#é"
    await read({ ...created, defaultBranch: name }, shallow(one, 1).folder, refuses({ status: 403, body: forbidden }))
    const [asked] = server!.asked
    expect(new URL(asked!.slice(4), 'http://x').pathname).toBe(
      `/repos/o/r/compare/release%2F1.0%2Ba%252e%27%23%C3%A9...${one}`,
    )
  })

  it('without a token says what at the checkout helps', async () => {
    const found = await read(created, shallow(one, 1).folder, null)
    const why =
      'git: where the branch left the default branch is not in this clone; GitHub was not asked: there is no token'
    expect(found.notices).toEqual([
      `Every file counts as changed (${why}). To mend: \`fetch-depth: 0\` at actions/checkout.`,
      `Every finding counts as new, for the base cannot be read (${why}). To mend: \`fetch-depth: 0\` at actions/checkout.`,
    ])
  })

  it('that is the default branch, or where nobody says which that is, is new as a whole', async () => {
    const found = await read(push(undefined, third), full(third).folder)
    expect(found).toMatchObject({ source: 'all', files: undefined, base: undefined, asked: [] })
    expect(found.notices).toEqual([
      'Every file counts as changed, and every finding as new (nothing stood on this branch before).',
    ])
  })
})

describe('what GitHub does not say of a push', () => {
  const at = push(first, third)
  const mend = '`fetch-depth: 0` at actions/checkout'
  const READ = `${mend}, or \`contents: read\` in the permissions of the job`
  it.each<[string, Answer, string, string]>([
    ['a refusal', { status: 403, body: forbidden }, '403 Resource not accessible by integration', READ],
    ['a bad token', { status: 401, body: { message: 'Bad credentials' } }, '401 Bad credentials', READ],
    [
      'a rate limit',
      { status: 403, headers: { 'x-ratelimit-remaining': '0' }, body: { message: 'API rate limit exceeded for x.' } },
      '403 API rate limit exceeded for x.',
      mend,
    ],
    ['a server in trouble', { status: 502, body: '<html>Bad\nGateway</html>' }, '502 <html>Bad Gateway</html>', mend],
    [
      'HTML',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      'the answer is not a list of files',
      mend,
    ],
  ])('%s', async (_, answer, reason, mends) => {
    const found = await read(at, shallow(third, 1).folder, refuses(answer))
    expect(found.notices[0]).toBe(
      `Every file counts as changed (git: commit ${short(first)} is not in this clone; GitHub: ${reason}). To mend: ${mends}.`,
    )
    expect(found.notices).toHaveLength(2)
  })

  it('by silence: it is asked for no more', async () => {
    const found = await read(at, shallow(third, 1).folder, refuses({ status: 0, drop: true }))
    expect(found.notices).toEqual([
      `Every file counts as changed (git: commit ${short(first)} is not in this clone; GitHub: no answer). To mend: ${mend}.`,
      `Every finding counts as new, for the base cannot be read (git: commit ${short(first)} is not in this clone; GitHub does not answer). To mend: ${mend}.`,
    ])
    expect(found.asked).toEqual(Array.from({ length: 4 }, () => `compare/${first}...${third}`))
  })

  it.each([
    [299, [[5, 5]]],
    // GitHub lists no more, so there may be more: names and contents then come from the tree.
    [300, 'whole'],
    [301, 'whole'],
  ])('by listing %i files', async (count, ranges) => {
    const patch = '@@ -2,7 +2,7 @@\n k2: v\n k3: v\n k4: v\n-k5: v\n+k5: second\n k6: v\n k7: v\n k8: v'
    const files = [
      entry('a.yaml', 'modified', patch),
      ...Array.from({ length: count - 1 }, (_, i) => entry(`docs/${i}.md`, 'added')),
    ]
    const found = await read(at, shallow(third, 1).folder, {
      'repos/compare-commits-with-basehead': (asked) => answering(on, files)(asked),
    })
    expect(found).toMatchObject({ source: 'compare', base: first, notices: [] })
    expect(found.files!['a.yaml']).toEqual(ranges)
    expect(Object.keys(found.files!)).toHaveLength(count === 299 ? 299 : 4)
  })

  it('by a tree that is cut', async () => {
    const found = await read(push(one, other, { isForced: true }), shallow(other, 1).folder, {
      'git/get-tree': (asked) => {
        const { status, body } = answering(on)(asked)
        return { status, body: { ...(body as object), truncated: true } }
      },
    })
    expect(found.notices[0]).toBe(
      `Every file counts as changed (git: commit ${short(one)} is not in this clone; GitHub: it does not list all files of a commit that has so many). ` +
        'To mend: `fetch-depth: 0` at actions/checkout.',
    )
  })
})
