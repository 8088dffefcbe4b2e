import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../cli.js'
import { Repository } from '../github/repository.js'
import { type Answer, type Asked, answering, entry, type StandIn, standIn } from '../github/stand-in.js'
import { type Outcome, type Run, runAction } from './runner.js'

let folder: string
let server: StandIn | undefined
const made: Repository[] = []
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

const CONFIG = '.github/kruise-preflight.yml'
const on = (kruise: string) => `clusters:\n  - { name: prod, kubernetes: 1.28, kruise: ${kruise} }\n`
/** A class that no API server takes: its value is over the limit. */
const tooHigh = (name: string, value = 2_000_000_000) =>
  `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata:\n  name: ${name}\nvalue: ${value}\n`
const fine = (name: string) => tooHigh(name, 1000)

type Files = Readonly<Record<string, string | null>>

/** A pull request of one commit that writes files, or removes those that are null; `meanwhile` comes to the base beside it. */
class Change {
  readonly repository = new Repository()
  readonly first: string
  readonly head: string
  readonly main: string
  readonly merge: string

  constructor(base: Files, change: Files, meanwhile: Files = {}) {
    made.push(this.repository)
    this.first = this.#commit(base)
    this.repository.git('checkout', '-q', '-b', 'topic')
    this.head = this.#commit(change)
    this.repository.git('checkout', '-q', 'main')
    this.main = this.#commit(meanwhile)
    this.merge = this.repository.checkoutMerge(this.main, this.head)
  }

  #commit(files: Files): string {
    for (const [name, text] of Object.entries(files))
      if (text === null) rmSync(path.join(this.repository.folder, name))
      else this.repository.write(name, text)
    return this.repository.commit('a commit')
  }

  /** What actions/checkout has of it. */
  checkout(commit: string, depth: number): string {
    const clone = this.repository.shallow(commit, depth)
    made.push(clone)
    return clone.folder
  }

  get event() {
    const pull_request = { number: 7, base: { sha: this.main }, head: { sha: this.head } }
    return { event: 'pull_request', payload: { pull_request } }
  }

  /** The pull request's list of files, as GitHub has it. */
  get files(): object[] {
    const listed = this.repository.git('diff', '--name-status', '-z', '-M', `${this.main}...${this.head}`).split('\0')
    const files: object[] = []
    const statuses: Record<string, string> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed' }
    for (let i = 0; i + 1 < listed.length; i++) {
      const status = statuses[listed[i]![0]!]!
      const from = status === 'renamed' ? { previous_filename: listed[++i]! } : {}
      files.push(entry(listed[++i]!, status, undefined, from))
    }
    return files
  }
}

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

/** What stood before, what comes, what goes, what moves, and what came to the base meanwhile. */
const busy = () =>
  new Change(
    {
      [CONFIG]: on('1.8.4'),
      'k8s/old.yaml': tooHigh('old'),
      'k8s/gone.yaml': tooHigh('gone'),
      'k8s/here.yaml': tooHigh('moved'),
      'k8s/one.yaml': `${tooHigh('left')}---\n${tooHigh('wanders')}`,
      'k8s/two.yaml': fine('two'),
      'k8s/edited.yaml': tooHigh('edited'),
      'README.md': 'words\n',
    },
    {
      'k8s/new ü.yaml': tooHigh('new'),
      'k8s/gone.yaml': null,
      'k8s/here.yaml': null,
      'k8s/there.yaml': tooHigh('moved'),
      'k8s/one.yaml': tooHigh('left'),
      'k8s/two.yaml': `${fine('two')}---\n${tooHigh('wanders')}`,
      'k8s/edited.yaml': `# a comment\n\n${tooHigh('edited')}`,
      'README.md': 'other words\n',
    },
    { 'k8s/main.yaml': tooHigh('main') },
  )
const BUSY = [
  'existing k8s/edited.yaml:7 edited',
  'existing k8s/main.yaml:5 main',
  'new k8s/new ü.yaml:5 new',
  'existing k8s/old.yaml:5 old',
  'existing k8s/one.yaml:5 left',
  'existing k8s/there.yaml:5 moved',
  'existing k8s/two.yaml:11 wanders',
]

describe('a pull request', () => {
  it('fails for what it brings, and counts what stood before', async () => {
    const outcome = await deep(busy())
    expect(told(outcome)).toEqual(BUSY)
    expect(mended(outcome)).toEqual(['gone'])
    expect(annotated(outcome)).toEqual(['error k8s/new ü.yaml:5'])
    expect(outcome).toMatchObject({ code: 1, stderr: '' })
    expect(outcome.outputs).toMatchObject({
      verdict: 'findings',
      errors: '1',
      existing: '6',
      'changed-files-source': 'git',
    })
    expect(outcome.summary).toContain('Mended by this change')
    expect(outcome.summary).toContain('6 findings that stood before this change')
  })

  it('passes where all that is wrong stood before', async () => {
    const outcome = await deep(new Change({ 'old.yaml': tooHigh('old') }, { 'new.yaml': fine('new') }))
    expect(outcome).toMatchObject({ code: 0, stderr: '', commands: [] })
    expect(outcome.outputs).toMatchObject({ verdict: 'clean', errors: '0', existing: '1' })
  })

  it('is judged alike where the base comes from the API', async () => {
    const change = busy()
    const [one, other] = [await deep(change), await shallow(change)]
    expect(notices(other)).toEqual([])
    expect(told(other)).toEqual(BUSY)
    expect({ ...other.report, findings: [] }).toEqual({ ...one.report, findings: [] })
    expect(other.outputs).toMatchObject({
      verdict: 'findings',
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

  it('may have its head checked out, not the merge: it started where it left the base', async () => {
    const change = busy()
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
    const change = busy()
    const inputs = { 'working-directory': 'k8s', kubernetes: '1.28', kruise: 'none' }
    const expected = BUSY.map((line) => line.replace('k8s/', ''))
    expect(told(await deep(change, { inputs }))).toEqual(expected)
    const outcome = await shallow(change, {}, { inputs })
    expect(told(outcome)).toEqual(expected)
    expect(annotated(outcome)).toEqual(['error k8s/new ü.yaml:5'])
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
    const change = new Change({ ...files, [CONFIG]: on('1.8.4') }, { [CONFIG]: on('1.6.3') })
    for (const outcome of [await deep(change), await shallow(change)]) {
      expect(told(outcome)).toEqual(['new spread.yaml:8 web'])
      expect(outcome).toMatchObject({ code: 1, outputs: { verdict: 'findings', existing: '0' } })
    }
    const other = new Change({ ...files, [CONFIG]: on('1.6.3') }, { [CONFIG]: `# words\n${on('1.6.3')}` })
    expect(await deep(other)).toMatchObject({ code: 0, outputs: { verdict: 'clean', existing: '1' } })
  })
})

describe('a file that one side cannot be read', () => {
  const template = `{{- if .Values.on }}\n${tooHigh('a')}{{- end }}\n`

  it('a template that becomes a manifest brings what is wrong in it', async () => {
    const change = new Change({ 'a.yaml': template }, { 'a.yaml': tooHigh('a') })
    for (const outcome of [await deep(change), await shallow(change)]) {
      expect(told(outcome)).toEqual(['new a.yaml:5 a'])
      expect(outcome.report!.ledger).toMatchObject({ documents: 1, checked: 1, skipped: [] })
    }
  })

  it('a manifest that becomes a template is not checked, and mends nothing', async () => {
    const change = new Change({ 'a.yaml': tooHigh('a'), 'b.yaml': fine('b') }, { 'a.yaml': template })
    for (const outcome of [await deep(change), await shallow(change)]) {
      expect(told(outcome)).toEqual([])
      expect(outcome).toMatchObject({ code: 0, outputs: { verdict: 'clean', existing: '0' } })
      expect(outcome.report!.ledger).toMatchObject({ documents: 2, checked: 1, skipped: [{ file: 'a.yaml', line: 1 }] })
      expect(mended(outcome)).toEqual([])
    }
  })
})
