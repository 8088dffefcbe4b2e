import { chownSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Changed } from '../../src/finding.js'
import type { Trigger } from '../../src/github/event.js'
import { changedByGit as changedSince, startOf } from '../../src/github/git.js'
import { foldersBetween, gitAt } from '../../src/github/git-command.js'
import { Repository } from './repository.js'

/** What a change touches, where its start is in the clone. */
async function changedByGit(trigger: Exclude<Trigger, { kind: 'other' }>, cwd: string, workspace: string) {
  const git = gitAt(cwd, { safe: foldersBetween(cwd, workspace) })
  const { commit, inClone } = startOf(trigger, git)
  if (!commit || !inClone) throw new Error(`commit ${(commit ?? trigger.base ?? '').slice(0, 10)} is not in this clone`)
  return changedSince(commit, git)
}

const made: Repository[] = []
const keep = (repository: Repository) => {
  made.push(repository)
  return repository
}
afterAll(() => {
  for (const repository of made) repository.remove()
})

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `k${from + i}: v\n`).join('')
const sorted = ({ files }: Changed) => Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
const pull = (base: string, head: string): Extract<Trigger, { kind: 'pull-request' }> => ({
  ...{ kind: 'pull-request', number: 7, base, head, changedFiles: undefined, onTarget: false },
})
const group = (base: string, head: string): Trigger & { kind: 'merge-group' } => ({ kind: 'merge-group', base, head })

/** A pull request that touches everything in every way, while main has gone on above its lines. */
function busy() {
  const repository = keep(new Repository())
  repository
    .write('changed.yaml', lines(1, 20))
    .write('removed lines.yaml', lines(1, 10))
    .write('gone.yaml', lines(1, 5))
    .write('old/moved.yaml', lines(1, 30))
    .write('old/moved and changed.yaml', lines(1, 30))
    .write('swap-a.yaml', `a: 1\n${lines(1, 30)}`)
    .write('swap-b.yaml', `b: 1\n${lines(50, 90)}`)
    .write('untouched.yaml', lines(1, 3))
    .write('image.png', Buffer.from([0, 1, 2, 0]))
    .write('values.json', '{\n"a": 1\n}\n')
    .write('README.md', 'a\n')
  const base = repository.commit('base')
  repository.git('checkout', '-q', '-b', 'topic')
  repository
    .write(
      'changed.yaml',
      lines(1, 20).replace('k10: v', 'k10: changed').replace('k15: v\n', 'k15: v\nnew: 1\nnew: 2\n'),
    )
    .write('removed lines.yaml', lines(1, 3) + lines(6, 10))
    .write('new ü.yaml', 'a: 1\nb: 2\n')
    .write('new\nline "q"\t.yaml', 'a: 1\n')
    .write('-rf.yaml', 'a: 1\n')
    .write('UPPER.YAML', 'a: 1\n')
    .write('image.png', Buffer.from([0, 1, 2, 0, 9]))
    .write('values.json', '{\n"a": 2\n}\n')
    .write('README.md', 'b\n')
    .write('nul.yaml', Buffer.from('a: \0\n'))
  repository.git('rm', '-q', 'gone.yaml')
  mkdirSync(path.join(repository.folder, 'new'))
  repository.git('mv', 'old/moved.yaml', 'new/moved.yaml')
  repository.git('mv', 'old/moved and changed.yaml', 'new/moved and changed.yaml')
  repository.write('new/moved and changed.yaml', lines(1, 30).replace('k30: v', 'k30: w'))
  repository.git('mv', 'swap-a.yaml', 'x')
  repository.git('mv', 'swap-b.yaml', 'swap-a.yaml')
  repository.git('mv', 'x', 'swap-b.yaml')
  const head = repository.commit('the change')
  repository.git('checkout', '-q', 'main')
  repository.write('changed.yaml', `above: 1\nabove: 2\n${lines(1, 20)}`).write('from main.yaml', 'a: 1\n')
  const main = repository.commit('main goes on')
  const merge = repository.checkoutMerge(main, head)
  return { repository, base, head, main, merge }
}

const { repository, base, head, main, merge } = busy()

describe('the merge commit of a pull request', () => {
  const expected = {
    '-rf.yaml': [[1, 1]],
    // Two lines further down than in the head: what is checked out is the merge.
    'changed.yaml': [
      [12, 12],
      [18, 19],
    ],
    'README.md': 'whole',
    'UPPER.YAML': [[1, 1]],
    'gone.yaml': [],
    'image.png': 'whole',
    'new\nline "q"\t.yaml': [[1, 1]],
    'new ü.yaml': [[1, 2]],
    'new/moved and changed.yaml': [[30, 30]],
    'new/moved.yaml': [],
    'nul.yaml': 'whole',
    'old/moved and changed.yaml': [],
    'old/moved.yaml': [],
    'removed lines.yaml': [[3, 4]],
    'swap-a.yaml': [[1, 41]],
    'swap-b.yaml': [[1, 31]],
    'values.json': [[2, 2]],
  }

  it('gives files and lines of everything that the pull request touches, and nothing of main', async () => {
    repository.git('checkout', '-q', merge)
    const found = sorted(await changedByGit(pull(base, head), repository.folder, repository.folder))
    const { 'swap-a.yaml': a, 'swap-b.yaml': b, ...rest } = found
    const { 'swap-a.yaml': _, 'swap-b.yaml': __, ...others } = expected
    expect(rest).toEqual(others)
    // Git sees two changed files, or two renames: either way each is there.
    expect([a, b].every((ranges) => ranges !== undefined && ranges.length > 0)).toBe(true)
  })

  it('is enough with fetch-depth 2, and not with 1', async () => {
    const two = keep(repository.shallow(merge, 2))
    const found = await changedByGit(pull(main, head), two.folder, two.folder)
    expect(found.files.get('changed.yaml')).toEqual(expected['changed.yaml'])
    const one = keep(repository.shallow(merge, 1))
    await expect(changedByGit(pull(main, head), one.folder, one.folder)).rejects.toThrow(
      `commit ${main.slice(0, 10)} is not in this clone`,
    )
  })

  it('names files from the working directory and leaves out the others', async () => {
    repository.git('checkout', '-q', merge)
    const found = await changedByGit(pull(base, head), path.join(repository.folder, 'new'), repository.folder)
    expect(sorted(found)).toEqual({ 'moved and changed.yaml': [[30, 30]], 'moved.yaml': [] })
    const git = gitAt(path.join(repository.folder, 'new'))
    const above = changedSince(startOf(pull(base, head), git).commit!, git, true)
    expect(above.files.get('moved and changed.yaml')).toEqual([[30, 30]])
    expect(above.files.get('../values.json')).toEqual([[2, 2]])
    expect(above.files.get('../old/moved.yaml')).toEqual([])
  })
})

describe('another checkout', () => {
  it('is compared with where the head left the base', async () => {
    repository.git('checkout', '-q', head)
    const found = await changedByGit(pull(main, head), repository.folder, repository.folder)
    expect(found.files.get('changed.yaml')).toEqual([
      [10, 10],
      [16, 17],
    ])
    expect(found.files.has('from main.yaml')).toBe(false)
  })

  it('of the head alone does not tell where it left the base', async () => {
    const one = keep(repository.shallow(head, 1))
    await expect(changedByGit(pull(main, head), one.folder, one.folder)).rejects.toThrow(
      `commit ${main.slice(0, 10)} is not in this clone`,
    )
  })

  it('is not taken for the pull request when it is something else', async () => {
    repository.git('checkout', '-q', main)
    await expect(changedByGit(pull(main, head), repository.folder, repository.folder)).rejects.toMatchObject({
      message: 'the pull request is not what is checked out',
      elsewhere: true,
    })
  })

  it('may be no repository at all', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'preflight-'))
    await expect(changedByGit(pull(main, head), folder, folder)).rejects.toThrow('not a git repository')
  })
})

describe('a pull request that was merged', () => {
  it('as one commit is what that commit brings', async () => {
    repository.git('checkout', '-q', '--detach', main)
    repository.git('merge', '-q', '--squash', head)
    const squashed = repository.commit('squashed')
    await expect(changedByGit(pull(base, head), repository.folder, repository.folder)).rejects.toThrow(
      'the pull request is not what is checked out',
    )
    const found = await changedByGit({ ...pull(main, head), mergedAs: squashed }, repository.folder, repository.folder)
    expect(found.files.get('changed.yaml')).toEqual([
      [12, 12],
      [18, 19],
    ])
    expect(found.files.has('from main.yaml')).toBe(false)
  })
})

describe('a merge group', () => {
  it('is compared with its base, over several pull requests', async () => {
    repository.git('checkout', '-q', merge)
    const found = await changedByGit(group(base, merge), repository.folder, repository.folder)
    expect(found.files.get('from main.yaml')).toEqual([[1, 1]])
    expect(found.files.get('changed.yaml')).toEqual([
      [1, 2],
      [12, 12],
      [18, 19],
    ])
  })

  it('must be what is checked out', async () => {
    repository.git('checkout', '-q', main)
    await expect(changedByGit(group(base, merge), repository.folder, repository.folder)).rejects.toThrow(
      'the merge group is not what is checked out',
    )
  })
})

describe('what the checkout and its owner set up', () => {
  it('does not change the answer: prefixes, colours, external diffs, quoting', async () => {
    repository.git('checkout', '-q', merge)
    const settings = { 'diff.noprefix': 'true', 'diff.mnemonicPrefix': 'true', 'color.ui': 'always' }
    const more = {
      'diff.external': 'touch pwned',
      'core.quotepath': 'true',
      'diff.renames': 'false',
      'diff.context': '9',
    }
    for (const [key, value] of Object.entries({ ...settings, ...more })) repository.git('config', key, value)
    const found = await changedByGit(pull(base, head), repository.folder, repository.folder)
    expect(found.files.get('changed.yaml')).toEqual([
      [12, 12],
      [18, 19],
    ])
    expect(found.files.get('new ü.yaml')).toEqual([[1, 2]])
    expect(found.files.get('new/moved.yaml')).toEqual([])
    expect(readdirSync(repository.folder)).not.toContain('pwned')
    const below = await changedByGit(pull(base, head), path.join(repository.folder, 'new'), repository.folder)
    expect([...below.files.keys()]).toEqual(['moved and changed.yaml', 'moved.yaml'])
  })

  it('does not change it by variables either', async () => {
    repository.git('checkout', '-q', merge)
    const variables = { GIT_DIR: '/nonexistent', GIT_DIFF_OPTS: '--unified=9', GIT_LITERAL_PATHSPECS: '1' }
    try {
      Object.assign(process.env, variables)
      const found = await changedByGit(pull(base, head), repository.folder, repository.folder)
      expect(found.files.get('values.json')).toEqual([[2, 2]])
    } finally {
      for (const name of Object.keys(variables)) delete process.env[name]
    }
  })

  it.skipIf(process.getuid?.() !== 0)('may belong to another user, as in a container job', async () => {
    const foreign = keep(repository.shallow(merge, 2))
    for (const name of ['', '.git']) chownSync(path.join(foreign.folder, name), 12345, 12345)
    expect(() => foreign.git('status')).toThrow('dubious ownership')
    const found = await changedByGit(pull(main, head), foreign.folder, foreign.folder)
    expect(found.files.get('changed.yaml')).toEqual([
      [12, 12],
      [18, 19],
    ])
  })
})
