import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Repository } from '../github/repository.js'
import {
  type Answer,
  type Asked,
  answering,
  comparison,
  entry,
  forbidden,
  notFound,
  type StandIn,
  standIn,
} from '../github/stand-in.js'
import { actionWithTestGate } from './bundle.js'
import { finding, reportOf } from './report.js'
import { type Run, runAction } from './runner.js'

let action: string
let server: StandIn | undefined
const repository = new Repository()
repository.write('a.yaml', 'a: 1\nb: 1\nc: 1\n').write('other ü.yaml', 'a: 1\n').write('README.md', '1\n')
const base = repository.commit('base')
repository.git('checkout', '-q', '-b', 'topic')
repository.write('a.yaml', 'a: 1\nb: 2\nc: 1\n').write('new ü.yaml', 'a: 1\n')
const head = repository.commit('topic')
repository.git('checkout', '-q', '-b', 'words', base)
repository.write('README.md', '2\n')
const words = repository.commit('words')
repository.git('checkout', '-q', 'main')
repository.write('main.yaml', 'a: 1\n')
const main = repository.commit('main goes on')
const merge = repository.checkoutMerge(main, head)
const mergeOfWords = repository.checkoutMerge(main, words)
const one = repository.shallow(merge, 1)
const two = repository.shallow(merge, 2)

beforeAll(async () => {
  action = await actionWithTestGate()
})
afterEach(async () => {
  await server?.close()
  expect(server?.problems ?? []).toEqual([])
  server = undefined
})
afterAll(() => {
  for (const each of [repository, one, two]) each.remove()
  rmSync(path.dirname(action), { recursive: true })
})

const pullRequest = {
  action: 'synchronize',
  number: 7,
  pull_request: { number: 7, base: { sha: main, ref: 'main' }, head: { sha: head, ref: 'topic' }, changed_files: 2 },
  repository: { full_name: 'o/r' },
}
const onPull = { event: 'pull_request', payload: pullRequest }
const clean = { report: reportOf([]) }
const changedLines = [
  ['a.yaml', [[2, 2]]],
  ['new ü.yaml', [[1, 1]]],
]

function run(more: Partial<Run>) {
  const env = { ...(server && { GITHUB_API_URL: server.url }), ...more.env }
  return runAction({ entry: action, workspace: repository.folder, event: 'push', gate: clean, ...more, env })
}
async function api(answers: Record<string, (asked: Asked) => Answer>) {
  server = await standIn((asked) => (answers[asked.operation] ?? answering(repository))(asked))
}
const notices = ({ commands }: Awaited<ReturnType<typeof run>>) =>
  commands.filter(({ name }) => name === 'notice').map(({ message }) => message)

describe('in a pull request', () => {
  it('the changed lines come from git, and nobody is asked', async () => {
    await api({})
    const outcome = await run({ ...onPull, workspace: two.folder })
    expect(outcome).toMatchObject({ code: 0, stderr: '', commands: [] })
    const asked = {
      cwd: two.folder,
      confined: true,
      render: 'on-path',
      paths: [],
      clusters: [],
      changed: changedLines,
      base: main,
    }
    expect(outcome.asked).toEqual(asked)
    expect(outcome.outputs).toMatchObject({ outcome: 'clean', 'changed-files-source': 'git' })
    expect(server!.asked).toEqual([])
  })

  it('from the pull request where the commits are not there, all pages of it', async () => {
    const patch = '@@ -1,3 +1,3 @@\n a: 1\n-b: 1\n+b: 2\n c: 1'
    const others = Array.from({ length: 49 }, (_, i) => entry(`docs/${i}.md`, 'added'))
    await api({
      'pulls/list-files': ({ query }) => ({
        status: 200,
        body:
          query.page === '1'
            ? [entry('a.yaml', 'modified', patch), ...others]
            : [entry('new ü.yaml', 'added', '@@ -0,0 +1 @@\n+a: 1')],
      }),
    })
    const outcome = await run({ ...onPull, workspace: one.folder })
    expect(outcome).toMatchObject({ code: 0, outputs: { 'changed-files-source': 'pull-request' } })
    expect(outcome.asked.changed.filter(([name]: [string]) => name.endsWith('.yaml'))).toEqual(changedLines)
    expect(outcome.asked.base).toBe(main)
    expect(server!.asked).toEqual([
      'GET /repos/o/r/pulls/7/files?per_page=50&page=1',
      'GET /repos/o/r/pulls/7/files?per_page=50&page=2',
      `GET /repos/o/r/git/trees/${main}?recursive=1`,
      `GET /repos/o/r/git/blobs/${repository.git('rev-parse', `${main}:a.yaml`)}`,
    ])
    expect(outcome.commands).toEqual([{ name: 'add-mask', properties: {}, message: 'ghs_secret' }])
  })

  it('from the comparison where the token may read contents only, as from a fork', async () => {
    await api({
      'pulls/list-files': () => ({ status: 403, body: forbidden }),
      'repos/compare-commits-with-basehead': ({ params }) =>
        params.basehead === `${main}...${head}`
          ? { status: 200, body: comparison([entry('a.yaml', 'modified', '@@ -2 +2 @@\n-b: 1\n+b: 2')]) }
          : { status: 404, body: notFound },
    })
    const outcome = await run({ ...onPull, workspace: one.folder })
    expect(outcome).toMatchObject({ code: 0, outputs: { 'changed-files-source': 'compare' } })
    expect(outcome.asked).toMatchObject({ changed: [['a.yaml', [[2, 2]]]], base: main })
    expect(notices(outcome)).toEqual([expect.stringContaining('`pull-requests: read` in the permissions of the job')])
    expect(outcome.summary).toContain('`pull-requests: read`')
  })

  it('from nobody: everything counts as changed, and the gate holds', async () => {
    await api({
      'pulls/list-files': () => ({ status: 403, body: forbidden }),
      'repos/compare-commits-with-basehead': () => ({ status: 404, body: notFound }),
      'git/get-tree': () => ({ status: 404, body: notFound }),
    })
    const outcome = await run({ ...onPull, workspace: one.folder, gate: { report: reportOf([finding()]) } })
    expect(outcome).toMatchObject({
      code: 1,
      outputs: { 'changed-files-source': 'all', outcome: 'new-findings', errors: '1' },
    })
    expect(outcome.asked).not.toHaveProperty('changed')
    expect(outcome.asked).not.toHaveProperty('base')
    expect(notices(outcome)).toEqual([
      expect.stringMatching(/^Every file counts as changed .*`fetch-depth: 2`.*`pull-requests: read`/),
      `Every finding counts as new, for the base cannot be read (git: commit ${main.slice(0, 10)} is not in this clone; ` +
        'GitHub: 404 Not Found). To mend: `fetch-depth: 2` at actions/checkout, or `contents: read` in the permissions of the job.',
    ])
  })

  it('without GitHub at all it ends by itself', async () => {
    const outcome = await run({ ...onPull, workspace: one.folder })
    expect(outcome).toMatchObject({ code: 0, stderr: '', outputs: { 'changed-files-source': 'all' } })
    expect(notices(outcome)).toEqual([
      expect.stringContaining('no answer'),
      expect.stringContaining('GitHub does not answer). To mend: `fetch-depth: 2` at actions/checkout.'),
    ])
  }, 20_000)

  it('without a token GitHub is not asked', async () => {
    await api({})
    const outcome = await run({ ...onPull, workspace: one.folder, inputs: { token: '' } })
    const words = expect.stringMatching(/there is no token\). To mend: `fetch-depth: 2` at actions\/checkout\.$/)
    expect(notices(outcome)).toEqual([words, words])
    expect(server!.asked).toEqual([])
  })

  it('that touches nothing relevant there is nothing to check', async () => {
    repository.git('checkout', '-q', mergeOfWords)
    const pull_request = { ...pullRequest.pull_request, head: { sha: words } }
    const outcome = await run({
      event: 'pull_request',
      payload: { pull_request },
      gate: { crash: 'the gate was asked' },
    })
    expect(outcome).toMatchObject({ code: 0, commands: [], asked: undefined })
    expect(outcome.outputs).toEqual({
      ...{ outcome: 'nothing-to-check', errors: '0', warnings: '0', notices: '0', new: '0', existing: '0', report: '' },
      'changed-files-source': 'git',
      'allowances-new': '0',
    })
    expect(outcome.log).toBe('Nothing to check: the one changed file is not read.\n')
    expect(outcome.summary).toContain('Nothing to check')
  })

  it('of pull_request_target it says that the pull request is not what it reads', async () => {
    await api({ 'pulls/list-files': () => ({ status: 200, body: [entry('a.yaml', 'modified')] }) })
    repository.git('checkout', '-q', main)
    const outcome = await run({ event: 'pull_request_target', payload: pullRequest })
    expect(notices(outcome)).toEqual([expect.stringContaining('The manifests of the pull request were not read')])
  })
})

describe('without a pull request', () => {
  it.each([
    ['push', { before: '0'.repeat(40), after: main, ref: 'refs/tags/v1' }],
    ['schedule', { schedule: '0 0 * * *' }],
    ['workflow_dispatch', { inputs: null }],
  ])('%s checks everything', async (event, payload) => {
    const outcome = await run({ event, payload })
    expect(outcome).toMatchObject({
      code: 0,
      commands: [],
      outputs: { 'changed-files-source': 'all', outcome: 'clean' },
    })
    expect(outcome.asked).toEqual({
      cwd: repository.folder,
      confined: true,
      render: 'on-path',
      paths: [],
      clusters: [],
    })
  })

  it('push checks what it brings to the branch', async () => {
    repository.git('checkout', '-q', main)
    const payload = { before: base, after: main, ref: 'refs/heads/main', repository: { default_branch: 'main' } }
    const outcome = await run({ event: 'push', payload })
    expect(outcome.outputs['changed-files-source']).toBe('git')
    expect(outcome.asked).toMatchObject({ changed: [['main.yaml', [[1, 1]]]], base })
  })

  it('merge_group checks what the group adds to its base', async () => {
    const merge_group = { base_sha: main, head_sha: merge, base_ref: 'refs/heads/main' }
    const outcome = await run({ event: 'merge_group', payload: { merge_group }, workspace: two.folder })
    expect(outcome.outputs['changed-files-source']).toBe('git')
    expect(outcome.asked).toMatchObject({ changed: changedLines, base: main })
  })
})

describe('the inputs', () => {
  it('reach the gate', async () => {
    const outcome = await run({
      inputs: {
        paths: ' k8s/a \n\n -weird\n',
        clusters: 'prod-*\nenv:prod',
        'config-file': 'x/gate.yml',
        kubernetes: 'v1.28.7-gke.1026000',
        kruise: 'none',
      },
    })
    expect(outcome.asked).toEqual({
      ...{
        cwd: repository.folder,
        confined: true,
        render: 'on-path',
        paths: ['k8s/a', '-weird'],
        clusters: ['prod-*', 'env:prod'],
        config: 'x/gate.yml',
      },
      adHoc: { kubernetes: 'v1.28.7-gke.1026000', kruise: 'none' },
    })
  })

  it.each([
    ['', 'error', 1],
    ['', 'warning', 0],
    ['error', 'warning', 0],
    ['warning', 'error', 1],
    ['warning', 'warning', 1],
    ['warning', 'notice', 0],
    ['notice', 'notice', 1],
    ['never', 'error', 0],
  ] as const)('fail-on %j with a finding of %s: %i', async (failOn, severity, code) => {
    const gate = { report: reportOf([finding({ severity })]) }
    const outcome = await run({ inputs: { 'fail-on': failOn }, gate })
    expect(outcome).toMatchObject({ code, outputs: { outcome: 'new-findings' } })
  })

  it.each([
    ['fail-on', 'errors', 'input fail-on: "errors" is not one of error, warning, notice, never'],
    ['working-directory', 'missing', `input working-directory: ${repository.folder}/missing is not a folder`],
  ])('%s may be wrong, and then nothing is checked', async (name, value, message) => {
    const outcome = await run({ inputs: { [name]: value } })
    expect(outcome).toMatchObject({ code: 2, asked: undefined, summary: '' })
    expect(outcome.outputs).toEqual({ outcome: 'could-not-run' })
    expect(outcome.commands).toEqual([
      { name: 'error', properties: { title: 'Kruise Preflight could not run' }, message },
    ])
  })

  it('working-directory moves the names of annotations, not of findings', async () => {
    const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'preflight-'))
    const nested = new Repository(folder)
    nested.write('k8s, prod/a.yaml', 'a: 1\n').commit('base')
    const gate = { report: reportOf([finding({ file: 'a.yaml', line: 1 })]) }
    const outcome = await run({ workspace: folder, inputs: { 'working-directory': 'k8s, prod' }, gate })
    expect(outcome.asked.cwd).toBe(path.join(folder, 'k8s, prod'))
    expect(outcome.commands[0]!.properties).toMatchObject({ file: 'k8s, prod/a.yaml', line: '1' })
    expect(outcome.report!.findings[0]!.file).toBe('a.yaml')
    nested.remove()
  })
})

describe('what it gives back', () => {
  it('annotations of changed lines alone', async () => {
    const findings = [
      finding({ file: 'main.yaml', line: 1 }),
      finding({ file: 'a.yaml', line: 3 }),
      finding({ file: 'a.yaml', line: 2, severity: 'warning' }),
    ]
    const outcome = await run({ ...onPull, workspace: two.folder, gate: { report: reportOf(findings) } })
    expect(outcome.commands.map(({ name, properties: { file, line } }) => `${name} ${file}:${line}`)).toEqual([
      'warning a.yaml:2',
    ])
    expect(outcome).toMatchObject({ code: 1, outputs: { errors: '2', warnings: '1' } })
  })

  it('counts, the report as JSON, and the summary', async () => {
    const findings = [finding(), finding({ severity: 'notice' }), finding({ severity: 'notice', status: 'existing' })]
    const outcome = await run({ gate: { report: reportOf(findings) } })
    const counts = { errors: '1', warnings: '0', notices: '1', existing: '1' }
    expect(outcome.outputs).toMatchObject({ outcome: 'new-findings', ...counts })
    expect(outcome.commands.map(({ name }) => name)).toEqual(['error', 'notice'])
    expect(outcome.report).toEqual(reportOf(findings))
    expect(outcome.summary).toContain('Pods are refused.')
    expect(outcome.log).toContain('a.yaml:2:3: error: Pods are refused. [priority/a-rule]')
  })

  it('how the clusters were chosen', async () => {
    const notes = ['judged for Kubernetes 1.37.1, the newest that is known']
    expect((await run({ gate: { ...clean, notes } })).log).toContain(`${notes[0]}\n`)
  })

  it('no failure for what was there before', async () => {
    const outcome = await run({ gate: { report: reportOf([finding({ status: 'existing' })]) } })
    expect(outcome).toMatchObject({ code: 0, commands: [] })
    expect(outcome.outputs).toMatchObject({ outcome: 'existing-only', errors: '0', new: '0', existing: '1' })
  })

  it('nothing-to-check where there is no document', async () => {
    expect((await run({ gate: { report: reportOf([], 0) } })).outputs.outcome).toBe('nothing-to-check')
  })

  it('no more notices than GitHub shows, and its own before them', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => finding({ severity: 'notice', line: i + 1 }))
    for (const [count, expected, isWithheld] of [
      [7, 9, false],
      [8, 10, false],
      [9, 10, true],
    ] as const) {
      const outcome = await run({
        ...onPull,
        workspace: one.folder,
        inputs: { token: '' },
        gate: { report: reportOf(many(count)) },
      })
      expect(notices(outcome)).toHaveLength(expected)
      expect(notices(outcome)[0]).toContain('Every file counts as changed')
      expect(notices(outcome).at(-1)!.startsWith('2 notices more are not annotated')).toBe(isWithheld)
      expect(outcome.summary).toContain('Every file counts as changed')
    }
  })

  it('of 5,000 findings nothing is lost, and what is withheld is said', async () => {
    const findings = Array.from({ length: 5000 }, (_, i) =>
      finding({ line: i + 1, message: `Pods ${i} ${'ü'.repeat(300)}`, fingerprint: `f${i}` }),
    )
    const outcome = await run({
      ...onPull,
      workspace: one.folder,
      inputs: { token: '', 'sarif-file': 'all.sarif', 'json-file': 'all.json', 'junit-file': 'all.xml' },
      gate: { report: reportOf(findings) },
    })
    expect(outcome).toMatchObject({ code: 1, stderr: '', outputs: { errors: '5000', new: '5000' } })
    expect(outcome.commands.filter(({ name }) => name === 'error')).toHaveLength(10)
    expect(outcome.commands.at(-1)!.message).toMatch(/^4990 errors more are not annotated/)
    expect(Buffer.byteLength(outcome.summary)).toBeLessThanOrEqual(1024 * 1024)
    expect(Buffer.byteLength(outcome.summary)).toBeGreaterThan(1024 * 900)
    expect(outcome.summary).toContain('Every file counts as changed')
    expect(outcome.summary).toContain('4990 errors more are not annotated')
    expect(outcome.summary).toMatch(/\b\d[\d,]* of 5,?000 findings/)
    expect(outcome.report!.findings).toHaveLength(5000)
    const textOf = (name: string) => readFileSync(path.join(one.folder, name), 'utf8')
    expect(JSON.parse(textOf('all.json')).findings).toHaveLength(5000)
    expect(JSON.parse(textOf('all.sarif')).runs[0].results).toHaveLength(5000)
    expect(textOf('all.xml').match(/<failure /g)).toHaveLength(5000)
  }, 60_000)

  it('no command that a manifest wrote', async () => {
    const hostile =
      'x\n::error::pwned\r\n::set-output name=outcome::clean\n##[add-mask]a\noutcome<<x\u2028::stop-commands::y'
    const findings = [
      finding({ message: hostile, symptom: hostile, file: `a${hostile}.yaml`, remedy: hostile, why: hostile }),
      finding({
        ...{ clusters: [hostile], object: { apiVersion: 'v1', kind: hostile, namespace: null, name: hostile } },
      }),
      finding({ message: 'x', refusal: { by: hostile, message: hostile }, related: [{ ...finding(), note: hostile }] }),
    ]
    const skipped = [{ file: hostile, line: 1, reason: hostile }]
    const report = { ...reportOf(findings), ledger: { documents: 3, checked: 2, skipped } }
    const outcome = await run({ gate: { report, notes: [hostile] } })
    expect(outcome.commands.map(({ name, properties }) => `${name} ${properties.title}`)).toEqual(
      Array(3).fill('error Kruise Preflight: priority/a-rule'),
    )
    const names = [
      'allowances-new',
      'changed-files-source',
      'errors',
      'existing',
      'new',
      'notices',
      'outcome',
      'report',
      'warnings',
    ]
    expect(Object.keys(outcome.outputs).sort()).toEqual(names)
    expect(outcome.outputs.outcome).toBe('new-findings')
  })
})

describe('what keeps it from running', () => {
  it('a mistake of the configuration is one error, with its place', async () => {
    const usageError = '.github/kruise-preflight.yml:3:5: unknown key "kubernets"\n::warning::pwned'
    const outcome = await run({ gate: { usageError } })
    expect(outcome).toMatchObject({ code: 2, log: '', summary: '' })
    expect(outcome.commands).toEqual([
      { name: 'error', properties: { title: 'Kruise Preflight could not run' }, message: usageError },
    ])
  })

  it('a mistake of ours shows where it happened, and no command', async () => {
    const outcome = await run({ gate: { crash: 'boom\n::warning::pwned' } })
    expect(outcome.code).toBe(2)
    expect(outcome.commands.map(({ name }) => name)).toEqual(['error'])
    expect(outcome.log).toContain('"stack": "TypeError: boom')
  })
})
