import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Repository } from '../github/repository.js'
import { answering, entry, standIn } from '../github/stand-in.js'
import { runAction } from './runner.js'

const dist = path.join(import.meta.dirname, '../../dist/action.js')
const made: Repository[] = []
afterAll(() => {
  for (const each of made) each.remove()
})

const priorityClass = (name: string, value: number) =>
  [
    'apiVersion: scheduling.k8s.io/v1',
    'kind: PriorityClass',
    'metadata:',
    `  name: ${name}`,
    `value: ${value}`,
    '',
  ].join('\n')
const inputs = { kubernetes: '1.31', kruise: 'none' }

/** A pull request that adds `file`, merged as GitHub does it. */
function pullRequest(file: string, text: string) {
  const repository = new Repository()
  const base = repository.write('k8s/old.yaml', priorityClass('old', 1000)).commit('base')
  repository.git('checkout', '-q', '-b', 'topic')
  const head = repository.write(file, text).commit('topic')
  const merge = repository.checkoutMerge(base, head)
  made.push(repository)
  const pull_request = { number: 7, base: { sha: base }, head: { sha: head }, changed_files: 1 }
  return {
    repository,
    base,
    merge,
    run: { entry: dist, workspace: repository.folder, event: 'pull_request', payload: { pull_request } },
  }
}

describe.skipIf(!existsSync(dist))('dist/action.js as committed (npm run build makes it)', () => {
  it('fails a pull request at the line that a cluster would refuse', async () => {
    const { run } = pullRequest('k8s/neu ü.yaml', priorityClass('new', 2_000_000_000))
    const outcome = await runAction({ ...run, inputs })
    expect(outcome).toMatchObject({ code: 1, stderr: '', outputs: { outcome: 'new-findings', errors: '1' } })
    expect(outcome.commands).toMatchObject([{ name: 'error', properties: { file: 'k8s/neu ü.yaml', line: '5' } }])
    expect(outcome.summary).toContain('k8s/neu ü.yaml:5')
    expect(outcome.report!.findings).toMatchObject([
      { file: 'k8s/neu ü.yaml', line: 5, severity: 'error', status: 'new' },
    ])
  })

  it('passes a clean one', async () => {
    const { run } = pullRequest('k8s/new.yaml', priorityClass('new', 2000))
    const outcome = await runAction({ ...run, inputs })
    expect(outcome).toMatchObject({
      code: 0,
      stderr: '',
      outputs: { outcome: 'clean-with-assumptions', 'changed-files-source': 'git' },
    })
  })

  it('asks GitHub where the commits are not there', async () => {
    const text = priorityClass('new', 2_000_000_000)
    const { repository, base, merge, run } = pullRequest('k8s/new.yaml', text)
    const one = repository.shallow(merge, 1)
    made.push(one)
    const patch = `@@ -0,0 +1,5 @@\n+${text.trimEnd().replaceAll('\n', '\n+')}`
    const server = await standIn(answering(repository, [entry('k8s/new.yaml', 'added', patch)]))
    const env = { GITHUB_API_URL: server.url }
    const outcome = await runAction({ ...run, workspace: one.folder, inputs, env })
    await server.close()
    expect(server.problems).toEqual([])
    expect(server.asked).toEqual([
      'GET /repos/o/r/pulls/7/files?per_page=50&page=1',
      `GET /repos/o/r/git/trees/${base}?recursive=1`,
    ])
    expect(outcome).toMatchObject({
      code: 1,
      stderr: '',
      outputs: { 'changed-files-source': 'pull-request', errors: '1', existing: '0' },
    })
  })

  it('says a mistake of the configuration with its place', async () => {
    const { run } = pullRequest('.github/kruise-preflight.yml', 'clusters:\n  - name: prod\n    kubernets: 1.31\n')
    const outcome = await runAction(run)
    expect(outcome.code).toBe(2)
    expect(outcome.commands).toMatchObject([{ name: 'error', properties: { title: 'Kruise Preflight could not run' } }])
    expect(outcome.commands[0]!.message).toMatch(/^\.github\/kruise-preflight\.yml:3:5\b.*kubernets/)
  })

  it('obeys nothing that a manifest says', async () => {
    const hostile = priorityClass('"x\\n::error::pwned\\n##[error]pwned"', 2_000_000_000)
    const { run } = pullRequest('k8s/new\n::error::pwned.yaml', hostile)
    const outcome = await runAction({ ...run, inputs })
    expect(outcome.code).toBe(1)
    expect(outcome.commands.map(({ properties }) => properties.file)).toEqual(
      outcome.commands.map(() => expect.stringContaining('k8s/new')),
    )
  })
})
