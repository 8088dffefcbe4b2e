import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Api, ApiFile } from '../../src/github/api.js'
import { type ChangedFiles, findChanged } from '../../src/github/changed.js'
import type { Trigger } from '../../src/github/event.js'
import { isRelevant, touches } from '../../src/github/relevant.js'

let workspace: string
beforeEach(() => {
  workspace = mkdtempSync(path.join(realpathSync(tmpdir()), 'preflight-'))
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

const [base, head] = ['a'.repeat(40), 'b'.repeat(40)]
const pull = (more: object = {}): Trigger => ({
  ...{ kind: 'pull-request', number: 7, base, head, changedFiles: undefined, onTarget: false },
  ...more,
})
const file = (filename: string, more: Partial<ApiFile> = {}): ApiFile => ({
  filename,
  status: 'modified',
  changes: 1,
  ...more,
})
const fails = (status: number, message: string) => () => Promise.reject(Object.assign(new Error(message), { status }))
const forbidden = fails(403, 'Resource not accessible by integration')
const api = (more: Partial<Api>): Api => ({
  pullRequestFiles: () => Promise.reject(new Error('not asked')),
  comparedFiles: () => Promise.reject(new Error('not asked')),
  mergeBase: () => Promise.reject(new Error('not asked')),
  parents: () => Promise.reject(new Error('not asked')),
  tree: () => Promise.reject(new Error('not asked')),
  blob: () => Promise.reject(new Error('not asked')),
  ...more,
})
const find = (trigger: Trigger, given: Partial<Api> | undefined, cwd = workspace): Promise<ChangedFiles> =>
  findChanged(trigger, { cwd, workspace, connect: given && (async () => api(given)) })
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(workspace, name)), { recursive: true })
  writeFileSync(path.join(workspace, name), text)
}
const NO_GIT = 'git: not a git repository (or any of the parent directories): .git'

describe('the files that GitHub lists', () => {
  it('are placed in what is checked out', async () => {
    write('a b/ü.yaml', 'x\na\nB\n')
    write('big.yaml', 'a\n')
    const files = [
      file('a b/ü.yaml', { patch: '@@ -1,2 +1,2 @@\n a\n-b\n+B' }),
      file('big.yaml'),
      file('gone.yaml', { status: 'removed', patch: '@@ -1 +0,0 @@\n-a' }),
      file('to.yaml', { status: 'renamed', previous_filename: 'from.yaml', changes: 0 }),
      file('missing.yaml', { patch: '@@ -1 +1 @@\n-a\n+b' }),
      file('main.go', { patch: '@@ -1 +1 @@\n-a\n+b' }),
      file('../outside.yaml'),
      file('same.yaml', { status: 'unchanged' }),
    ]
    const found = await find(pull(), { pullRequestFiles: async () => files })
    expect(found.source).toBe('pull-request')
    expect(found.notices).toEqual([])
    expect(Object.fromEntries(found.changed!.files)).toEqual({
      'a b/ü.yaml': [[3, 3]],
      'big.yaml': 'whole',
      'gone.yaml': [],
      'from.yaml': [],
      'to.yaml': [],
      'missing.yaml': 'whole',
      'main.go': 'whole',
    })
  })

  it('are named from the working directory in its repository', async () => {
    write('checkout/.git', '')
    write('checkout/k8s/a.yaml', 'a\n')
    const files = [file('k8s/a.yaml', { patch: '@@ -0,0 +1 @@\n+a' }), file('other/b.yaml'), file('k8s2/b.yaml')]
    const found = await find(pull(), { pullRequestFiles: async () => files }, path.join(workspace, 'checkout/k8s'))
    expect(Object.fromEntries(found.changed!.files)).toEqual({ 'a.yaml': [[1, 1]] })
  })

  it('count above the working directory where that is read too, never above the repository', async () => {
    write('checkout/.git', '')
    write('checkout/shared/a.yaml', 'a\n')
    const files = [file('shared/a.yaml', { patch: '@@ -0,0 +1 @@\n+a' }), file('../b.yaml'), file('k8s/c.yaml')]
    const connect = async () => api({ pullRequestFiles: async () => files })
    const found = await findChanged(pull(), {
      cwd: path.join(workspace, 'checkout/k8s'),
      workspace,
      above: true,
      connect,
    })
    expect(Object.fromEntries(found.changed!.files)).toEqual({ '../shared/a.yaml': [[1, 1]], 'c.yaml': 'whole' })
  })

  it('are not followed through a symbolic link', async () => {
    write('secret', 'a\n')
    symlinkSync(path.join(workspace, 'secret'), path.join(workspace, 'link.yaml'))
    const found = await find(pull(), {
      pullRequestFiles: async () => [file('link.yaml', { patch: '@@ -0,0 +1 @@\n+a' })],
    })
    expect(found.changed!.files.get('link.yaml')).toBe('whole')
  })
})

describe('who is asked', () => {
  it('git, then the pull request, then the comparison, with a notice of what to permit', async () => {
    const found = await find(pull(), { pullRequestFiles: forbidden, comparedFiles: async () => [file('a.yaml')] })
    expect(found).toEqual({
      source: 'compare',
      changed: { files: new Map([['a.yaml', 'whole']]) },
      notices: [
        "The changed lines come from GitHub's comparison of the commits " +
          `(${NO_GIT}; the pull request's list of files: 403 Resource not accessible by integration). ` +
          'To mend: `fetch-depth: 2` at actions/checkout, or `pull-requests: read` in the permissions of the job.',
      ],
    })
  })

  it('nobody knows: everything counts as changed', async () => {
    const found = await find(pull(), { pullRequestFiles: forbidden, comparedFiles: fails(404, 'Not Found') })
    expect(found).toEqual({
      source: 'all',
      notices: [
        `Every file counts as changed (${NO_GIT}; the pull request's list of files: 403 Resource not accessible by ` +
          'integration; the comparison of the commits: 404 Not Found). To mend: `fetch-depth: 2` at actions/checkout, ' +
          'or `pull-requests: read` in the permissions of the job.',
      ],
    })
  })

  it('a server in trouble is not a permission that lacks', async () => {
    const found = await find(pull(), {
      pullRequestFiles: fails(502, 'Bad\nGateway'),
      comparedFiles: fails(0, 'no answer'),
    })
    expect(found.notices).toEqual([
      `Every file counts as changed (${NO_GIT}; the pull request's list of files: 502 Bad Gateway; ` +
        'the comparison of the commits: no answer). To mend: `fetch-depth: 2` at actions/checkout.',
    ])
  })

  it('who does not answer is not asked again', async () => {
    const found = await find(pull(), { pullRequestFiles: fails(0, 'no answer') })
    expect(found.notices).toEqual([
      `Every file counts as changed (${NO_GIT}; the pull request's list of files: no answer). To mend: \`fetch-depth: 2\` at actions/checkout.`,
    ])
  })

  it('without a token nobody is asked', async () => {
    const found = await find(pull(), undefined)
    expect(found.notices).toEqual([
      `Every file counts as changed (${NO_GIT}; GitHub was not asked: there is no token). ` +
        'To mend: `fetch-depth: 2` at actions/checkout.',
    ])
  })

  it('a client that does not load loses nothing', async () => {
    const connect = () => Promise.reject(new Error('Cannot find module'))
    const found = await findChanged(pull(), { cwd: workspace, workspace, connect })
    expect(found.source).toBe('all')
    expect(found.notices[0]).toContain('Cannot find module')
  })

  it.each([
    [2999, undefined, 'pull-request'],
    [3000, undefined, 'all'],
    [3000, 3000, 'pull-request'],
    [3000, 3001, 'all'],
  ])('a pull request of %i listed files (%s by the event): %s', async (count, changedFiles, source) => {
    const files = Array.from({ length: count }, (_, i) => file(`${i}.txt`))
    const found = await find(pull({ changedFiles }), { pullRequestFiles: async () => files })
    expect(found.source).toBe(source)
    if (source === 'all') expect(found.notices[0]).toContain('GitHub lists no more than 3,000 files of a pull request)')
  })

  it.each([
    [299, 'compare'],
    [300, 'all'],
    [301, 'all'],
  ])('a comparison of %i files: %s', async (count, source) => {
    const files = Array.from({ length: count }, (_, i) => file(`${i}.txt`))
    const found = await find(pull(), { pullRequestFiles: forbidden, comparedFiles: async () => files })
    expect(found.source).toBe(source)
  })

  it('a merge group has a comparison and no pull request', async () => {
    const found = await find({ kind: 'merge-group', base, head }, { comparedFiles: async () => [file('a.yaml')] })
    expect(found).toMatchObject({ source: 'compare', notices: [] })
  })

  it('a push, a schedule, a person: everything, without a word', async () => {
    expect(await find({ kind: 'other', name: 'push' }, {})).toEqual({ source: 'all', notices: [] })
  })
})

describe('what matters of a change', () => {
  const changed = (...names: string[]) => ({ files: new Map(names.map((name) => [name, 'whole'] as const)) })

  it('is YAML, JSON, and the configuration', () => {
    expect(isRelevant(changed('README.md', 'a.go'), '')).toBe(false)
    expect(isRelevant(changed('README.md', 'a.YML'), '')).toBe(true)
    expect(isRelevant(changed('x/values.json'), '')).toBe(true)
    expect(isRelevant(changed('preflight.conf'), 'preflight.conf')).toBe(true)
    expect(isRelevant(changed(), '')).toBe(false)
    expect(isRelevant(changed('.gitmodules'), undefined)).toBe(true)
    expect(isRelevant(changed('lib/.gitmodules.md', 'x.yaml.tpl', 'x.yml.gotmpl', 'yaml'), undefined)).toBe(false)
  })

  it('is what is read otherwise, which is asked only where nothing else is', () => {
    const asked: string[] = []
    const isRead = (name: string) => asked.push(name) > 0 && name === 'objects.txt'
    expect(isRelevant(changed('README.md', 'objects.txt'), undefined, isRead)).toBe(true)
    expect(isRelevant(changed('README.md'), undefined, isRead)).toBe(false)
    expect(isRelevant(changed('objects.txt', 'a.yaml'), undefined, isRead)).toBe(true)
    expect(asked).toEqual(['README.md', 'objects.txt', 'README.md'])
  })

  it('is a manifest that leaves for another name', async () => {
    const files = [file('docs/a.txt', { status: 'renamed', previous_filename: 'k8s/a.yaml', changes: 0 })]
    const found = await find(pull(), { pullRequestFiles: async () => files })
    expect(isRelevant(found.changed!, undefined)).toBe(true)
  })

  it('is a line in its ranges', () => {
    const one = { files: new Map([['a', [[2, 3]] as const]]) }
    expect([1, 2, 3, 4].map((line) => touches(one, 'a', line))).toEqual([false, true, true, false])
    expect(touches(one, 'b', 2)).toBe(false)
    expect(touches(changed('a'), 'a', 99)).toBe(true)
  })
})
