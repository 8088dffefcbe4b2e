import { chownSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../cli.js'
import { BUSY, busy, Change, CONFIG, fine, on, tooHigh } from '../github/change.js'
import { Repository } from '../github/repository.js'
import { type Answer, type Asked, answering, forbidden, type StandIn, standIn } from '../github/stand-in.js'
import { helm, search } from '../render/helm/chart.js'
import { type Outcome, type Run, runAction } from './runner.js'

let folder: string
let server: StandIn | undefined
const made: { remove(): void }[] = []
const keep = <T extends { remove(): void }>(each: T): T => {
  made.push(each)
  return each
}
const change = keep(busy())
beforeAll(async () => {
  folder = await bundled()
})
afterEach(async () => {
  await server?.close()
  expect(server?.problems ?? []).toEqual([])
  server = undefined
})
afterAll(() => {
  for (const each of made) each.remove()
  rmSync(folder, { recursive: true })
})

function run(workspace: string, more: Partial<Run>): Promise<Outcome> {
  const env = { ...(server && { GITHUB_API_URL: server.url }), ...more.env }
  return runAction({ entry: path.join(folder, 'dist/action.js'), workspace, event: 'push', ...more, env })
}

/** Runs it on the merge commit with `fetch-depth: 2`. */
const deep = (change: Change, more: Partial<Run> = {}) =>
  run(change.checkout(change.merge, 2), { ...change.event, ...more })

/** Runs it on the merge commit with `fetch-depth: 1`, GitHub answering but for what is told otherwise. */
async function shallow(
  change: Change,
  otherwise: Readonly<Record<string, (asked: Asked) => Answer>> = {},
  more: Partial<Run> = {},
): Promise<Outcome> {
  server = await standIn((asked) => (otherwise[asked.operation] ?? answering(change.repository, change.files))(asked))
  return run(change.checkout(change.merge, 1), { ...change.event, ...more })
}

/** The findings with what is new about them. */
const told = ({ report }: Outcome) =>
  report!.findings.map(({ status, file, line, object }) => `${status} ${file}:${line} ${object?.name}`)
const mended = ({ report }: Outcome) => report!.mended?.map(({ object }) => object?.name)
const annotated = ({ commands }: Outcome) =>
  commands
    .filter(({ properties }) => properties.file)
    .map(({ name, properties: { file, line } }) => `${name} ${file}:${line}`)
const notices = ({ commands }: Outcome) =>
  commands.filter(({ name, properties }) => name === 'notice' && !properties.file).map(({ message }) => message)

describe('a pull request', { timeout: 60_000 }, () => {
  it('fails for what it brings, and counts what stood before', async () => {
    const outcome = await deep(change)
    expect(told(outcome)).toEqual(BUSY)
    expect(mended(outcome)).toEqual(['gone'])
    expect(annotated(outcome)).toEqual(['error k8s/new ü.yaml:5'])
    expect(outcome).toMatchObject({ code: 1, stderr: '' })
    expect(outcome.outputs).toMatchObject({
      outcome: 'new-findings',
      errors: '1',
      existing: '6',
      'changed-files-source': 'git',
    })
    expect(outcome.summary).toContain('Mended by this change')
    expect(outcome.summary).toContain('6 findings that stood before this change')
    expect(outcome.log).toContain('6 findings stood before this change; the summary shows them')
    expect(outcome.log.split('\n').slice(0, 4)).toEqual([
      'Read 12 files.',
      'Judged 8 objects on 1 cluster.',
      'Judged the old side, 8 objects on 1 cluster.',
      'Tried fixes on 8 objects on 1 cluster.',
    ])
  })

  it('passes where all that is wrong stood before', async () => {
    const outcome = await deep(keep(new Change({ 'old.yaml': tooHigh('old') }, { 'new.yaml': fine('new') })))
    expect(outcome).toMatchObject({ code: 0, stderr: '', commands: [] })
    expect(outcome.outputs).toMatchObject({ outcome: 'existing-only', errors: '0', new: '0', existing: '1' })
  })

  it('is judged alike where the base comes from the API', async () => {
    const [one, other] = [await deep(change), await shallow(change)]
    expect(notices(other)).toEqual([])
    expect(told(other)).toEqual(BUSY)
    expect({ ...other.report, findings: [] }).toEqual({ ...one.report, findings: [] })
    expect(other.outputs).toMatchObject({
      outcome: 'new-findings',
      errors: '1',
      existing: '6',
      'changed-files-source': 'pull-request',
    })
    const ids = ['gone', 'one', 'two', 'edited'].map((name) =>
      change.repository.git('rev-parse', `${change.main}:k8s/${name}.yaml`),
    )
    // What moved is at the head too, under another name; what is no manifest is not asked for.
    expect(server!.asked.toSorted()).toEqual(
      [
        'GET /repos/o/r/pulls/7/files?per_page=50&page=1',
        `GET /repos/o/r/git/trees/${change.main}?recursive=1`,
        ...ids.map((id) => `GET /repos/o/r/git/blobs/${id}`),
      ].toSorted(),
    )
  })

  it.skipIf(!helm)('of a helper of a chart is judged alike, whoever has the base', async () => {
    const shop = (cpu: number) => ({
      'shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
      'shop/templates/_helpers.tpl': `{{ define "cpu" }}${cpu}{{ end }}\n`,
      'shop/templates/web.yaml': `apiVersion: v1
kind: Pod
metadata: { name: web }
spec:
  containers:
    - name: web
      image: web:1
      resources: { requests: { cpu: {{ include "cpu" . }} }, limits: { cpu: 2 } }
`,
    })
    const bad = keep(new Change(shop(1), { 'shop/templates/_helpers.tpl': shop(3)['shop/templates/_helpers.tpl']! }))
    const env = { PATH: search }
    const [one, other] = [await deep(bad, { env }), await shallow(bad, {}, { env })]
    expect([...new Set(told(one))]).toEqual(['new shop/templates/_helpers.tpl:1 web'])
    expect([told(other), notices(other)]).toEqual([told(one), []])
    expect([...new Set(annotated(other))]).toEqual(['error shop/templates/_helpers.tpl:1'])
  })

  it('may have its head checked out, not the merge: it started where it left the base', async () => {
    const expected = BUSY.filter((line) => !line.includes('main'))
    expect(told(await run(change.checkout(change.head, 9), change.event)), 'without the base').not.toEqual(expected)
    change.repository.git('checkout', '-q', change.head)
    expect(told(await run(change.repository.folder, change.event))).toEqual(expected)
    server = await standIn(answering(change.repository, change.files))
    const outcome = await run(change.checkout(change.head, 1), change.event)
    expect(told(outcome)).toEqual(expected)
    expect(server.asked).toContain(`GET /repos/o/r/git/trees/${change.first}?recursive=1`)
  })

  it('of a folder of the repository knows what stood there', async () => {
    const inputs = { 'working-directory': 'k8s', kubernetes: '1.28', kruise: 'none' }
    const expected = BUSY.map((line) => line.replace('k8s/', ''))
    expect(told(await deep(change, { inputs }))).toEqual(expected)
    const outcome = await shallow(change, {}, { inputs })
    expect(told(outcome)).toEqual(expected)
    expect(annotated(outcome)).toEqual(['error k8s/new ü.yaml:5'])
  })

  it('is told with what becomes of its workloads, and of those that go', async () => {
    const web = (image: string) =>
      [
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web, namespace: shop }\nspec:',
        '  selector: { matchLabels: { app: web } }\n  template:\n    metadata: { labels: { app: web } }',
        `    spec: { containers: [{ name: app, image: ${image} }] }\n`,
      ].join('\n')
    const bump = await deep(keep(new Change({ 'web.yaml': web('nginx:1') }, { 'web.yaml': web('nginx:2') })))
    expect(bump.report!.rollout).toMatchObject([{ object: { name: 'web' }, file: 'web.yaml', outcome: 'recreate' }])
    expect(bump.log).toContain('What this change does:\n')
    expect(bump.summary).toMatch(
      /### What this change does\n\n.*\n.*\n\| Deployment shop\/web \(1 pod\) \|.*\| \*\*made anew\*\* \|/,
    )
    const last = await deep(keep(new Change({ 'web.yaml': web('nginx') }, { 'web.yaml': null })))
    expect(last.report!.rollout).toMatchObject([{ object: { name: 'web' }, file: 'web.yaml', outcome: 'delete' }])
    expect(last.outputs).toMatchObject({ outcome: 'clean-with-assumptions' })
  })

  it('does not make its own rules, wherever the configuration lies', async () => {
    const strict = on('1.8.4')
    const change = keep(
      new Change(
        { 'gate.conf': strict, 'k8s/old.yaml': tooHigh('old') },
        { 'gate.conf': `${strict}rules: { "priority/*": off }\n`, 'k8s/new.yaml': tooHigh('new') },
      ),
    )
    const inputs = { 'working-directory': 'k8s', 'config-file': '../gate.conf' }
    const expected = ['new new.yaml:5 new', 'existing old.yaml:5 old']
    expect(told(await deep(change, { inputs }))).toEqual(expected)
    expect(told(await shallow(change, {}, { inputs }))).toEqual(expected)
  })

  it('that changes versions only brings the findings of the new ones', async () => {
    const spread = [
      'apiVersion: apps.kruise.io/v1alpha1\nkind: WorkloadSpread\nmetadata: { name: web, namespace: shop }\nspec:',
      '  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }\n  subsets:',
      '    - name: stable\n      patch: { spec: { priorityClassName: high } }\n',
    ].join('\n')
    const web = [
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web, namespace: shop }\nspec:',
      '  selector: { matchLabels: { app: web } }\n  template:\n    metadata: { labels: { app: web } }',
      '    spec: { containers: [{ name: app, image: nginx }] }\n',
    ].join('\n')
    const files = { 'spread.yaml': spread, 'web.yaml': web, 'class.yaml': fine('high') }
    const change = keep(new Change({ ...files, [CONFIG]: on('1.8.4') }, { [CONFIG]: on('1.6.3') }))
    for (const outcome of [await deep(change), await shallow(change)]) {
      expect(told(outcome)).toEqual(['new spread.yaml:8 web'])
      expect(outcome).toMatchObject({ code: 1, outputs: { outcome: 'new-findings', existing: '0' } })
      expect(annotated(outcome)).toEqual(['error .github/kruise-preflight.yml:2'])
    }
    const other = keep(new Change({ ...files, [CONFIG]: on('1.6.3') }, { [CONFIG]: `# words\n${on('1.6.3')}` }))
    expect(await deep(other)).toMatchObject({ code: 0, outputs: { outcome: 'existing-only', existing: '1' } })
  })
})

describe('a file that one side cannot be read', { timeout: 60_000 }, () => {
  const template = `{{- if .Values.on }}\n${tooHigh('a')}{{- end }}\n`

  it('a template that becomes a manifest brings what is wrong in it', async () => {
    const change = keep(new Change({ 'a.yaml': template }, { 'a.yaml': tooHigh('a') }))
    for (const outcome of [await deep(change), await shallow(change)]) {
      expect(told(outcome)).toEqual(['new a.yaml:5 a'])
      expect(outcome.report!.ledger).toMatchObject({ documents: 1, checked: 1, skipped: [] })
    }
  })

  it('a manifest that becomes a template is not checked, and mends nothing', async () => {
    const change = keep(new Change({ 'a.yaml': tooHigh('a'), 'b.yaml': fine('b') }, { 'a.yaml': template }))
    for (const outcome of [await deep(change), await shallow(change)]) {
      expect(told(outcome)).toEqual([])
      expect(outcome).toMatchObject({ code: 0, outputs: { outcome: 'not-fully-checked', existing: '0' } })
      expect(outcome.report!.ledger).toMatchObject({ documents: 2, checked: 1, skipped: [{ file: 'a.yaml', line: 1 }] })
      expect(mended(outcome)).toEqual([])
    }
  })
})

describe('a base that cannot be read', { timeout: 60_000 }, () => {
  const NEW = BUSY.map((line) => line.replace('existing', 'new'))
  const GONE = (change: Change) => `git: commit ${change.main.slice(0, 10)} is not in this clone`
  const DEEPER = '`fetch-depth: 2` at actions/checkout'
  const about = (reasons: string) =>
    `Every finding counts as new, for the base cannot be read (${reasons}). To mend: ${DEEPER}.`

  it('without a token everything is new, and a notice says what helps', async () => {
    const outcome = await run(change.checkout(change.merge, 1), { ...change.event, inputs: { token: '' } })
    expect(told(outcome)).toEqual(NEW)
    expect(outcome.report).not.toHaveProperty('mended')
    expect(outcome).toMatchObject({ code: 1, outputs: { outcome: 'new-findings', errors: '7', existing: '0' } })
    expect(notices(outcome)[1]).toBe(about(`${GONE(change)}; GitHub was not asked: there is no token`))
    expect(outcome.summary).toContain('Every finding counts as new')
  })

  it('the token of a fork is enough for it', async () => {
    const outcome = await shallow(change, { 'pulls/list-files': () => ({ status: 403, body: forbidden }) })
    expect(told(outcome)).toEqual(BUSY)
    expect(outcome.outputs['changed-files-source']).toBe('compare')
    expect(notices(outcome)).toEqual([expect.stringContaining('`pull-requests: read` in the permissions of the job')])
  })

  it('is none where something else is checked out', async () => {
    server = await standIn(answering(change.repository, change.files))
    const outcome = await run(change.checkout(change.first, 1), change.event)
    expect(told(outcome).every((line) => line.startsWith('new '))).toBe(true)
    expect(notices(outcome)).toEqual([
      expect.stringMatching(/^What is checked out is neither .* all of them count as new\.$/),
    ])
    expect(server.asked).toEqual(['GET /repos/o/r/pulls/7/files?per_page=50&page=1'])
  })

  it('is not asked for where there is nothing to check', async () => {
    const change = keep(new Change({ 'old.yaml': tooHigh('old'), 'README.md': 'a\n' }, { 'README.md': 'b\n' }))
    expect(await shallow(change)).toMatchObject({ code: 0, outputs: { outcome: 'nothing-to-check', existing: '0' } })
    expect(server!.asked).toEqual(['GET /repos/o/r/pulls/7/files?per_page=50&page=1'])
  })

  it('is none of a push', async () => {
    const outcome = await run(change.checkout(change.merge, 2), {
      event: 'push',
      payload: { before: change.main, after: change.merge },
    })
    expect(told(outcome)).toEqual(NEW)
    expect(outcome.report).not.toHaveProperty('rollout')
    expect(notices(outcome)).toEqual([])
  })
})

describe('a checkout of another kind', { timeout: 60_000 }, () => {
  it('of a merge group', async () => {
    const payload = { merge_group: { base_sha: change.main, head_sha: change.merge } }
    expect(told(await deep(change, { event: 'merge_group', payload }))).toEqual(BUSY)
    const outcome = await shallow(change, {}, { event: 'merge_group', payload })
    expect(told(outcome)).toEqual(BUSY)
    expect(outcome.outputs['changed-files-source']).toBe('compare')
  })

  it.skipIf(process.getuid?.() !== 0)('of another user, as in a container job', async () => {
    const checkout = keep(change.repository.shallow(change.merge, 2)).folder
    for (const name of ['', '.git']) chownSync(path.join(checkout, name), 12345, 12345)
    expect(told(await run(checkout, change.event))).toEqual(BUSY)
    const inputs = { 'working-directory': 'k8s', kubernetes: '1.28', kruise: 'none' }
    expect(told(await run(checkout, { ...change.event, inputs }))).toEqual(BUSY.map((line) => line.replace('k8s/', '')))
  })

  it('without git: the base comes from the API, by what the job was started for', async () => {
    const checkout = keep(change.repository.shallow(change.merge, 1)).folder
    rmSync(path.join(checkout, '.git'), { recursive: true })
    const bin = path.join(folder, 'bin')
    mkdirSync(bin)
    server = await standIn(answering(change.repository, change.files))
    const env = { PATH: bin, GITHUB_SHA: change.merge }
    const outcome = await run(checkout, { ...change.event, env })
    expect(told(outcome)).toEqual(BUSY)
    expect(notices(outcome)).toEqual([])
    const other = await run(checkout, { ...change.event, env: { ...env, GITHUB_SHA: change.main } })
    expect(told(other).every((line) => line.startsWith('new '))).toBe(true)
    expect(notices(other)).toEqual([
      'Every finding counts as new, for the base cannot be read (git: git is not installed; GitHub: the pull request is ' +
        'not what is checked out). To mend: git in the image of the job, before actions/checkout.',
    ])
  })

  it('without the texts of its base, as `filter` leaves it', async () => {
    const { repository } = change
    repository.git('config', 'uploadpack.allowFilter', 'true')
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    const clone = keep(new Repository())
    clone.git('remote', 'add', 'origin', `file://${repository.folder}`)
    clone.git('fetch', '-q', '--depth=2', '--filter=blob:none', 'origin', change.merge)
    clone.git('checkout', '-q', '--detach', 'FETCH_HEAD')
    expect(told(await run(clone.folder, change.event))).toEqual(BUSY)
    // Its remote gives nothing any more.
    const other = keep(new Repository())
    other.git('remote', 'add', 'origin', `file://${repository.folder}`)
    other.git('fetch', '-q', '--depth=2', '--filter=blob:none', 'origin', change.merge)
    other.git('checkout', '-q', '--detach', 'FETCH_HEAD')
    other.git('remote', 'set-url', 'origin', 'file:///nonexistent')
    server = await standIn(answering(repository, change.files))
    const outcome = await run(other.folder, change.event)
    expect(told(outcome)).toEqual(BUSY)
    expect(outcome.outputs['changed-files-source']).toBe('pull-request')
  })
})
