// A pull request from a fork: its token reads the contents of a public repository and nothing else.
import { afterAll, expect, it } from 'vitest'
import { Repository } from '../github/repository.js'
import { answering, entry, forbidden, standIn } from '../github/stand-in.js'
import { act, install, underARunner } from './act.js'

const priorityClass = (name: string, value: number) =>
  `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata:\n  name: ${name}\nvalue: ${value}\n`
const tooHigh = 2_000_000_000

/** The files of the pull request, of which `refused` would be refused, each at its line 5. */
const refused = ['a.yaml', 'b b.yaml', 'c,d.yaml', 'f%41.yaml', 'g: h.yaml', 'ü/é.yaml', 'deep/er/i.yaml']
const taken = ['j.yaml', 'k.yaml', 'l.yaml', 'm.json', 'n.yml']
const text = (file: string, value: number) => {
  const name = `of-${[...refused, ...taken].indexOf(file)}`
  return file.endsWith('.json')
    ? `${JSON.stringify({ apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name }, value })}\n`
    : priorityClass(name, value)
}

const origin = new Repository()
const base = origin.write('k8s/old.yaml', priorityClass('old', tooHigh)).commit('base')
origin.git('checkout', '-q', '-b', 'topic')
for (const file of refused) origin.write(`k8s/${file}`, text(file, tooHigh))
for (const file of taken) origin.write(`k8s/${file}`, text(file, 1000))
const head = origin.commit('topic')
const merge = origin.checkoutMerge(base, head)
const checkout = origin.shallow(merge, 1)
// As actions/checkout leaves it. The runner copies no empty folder, and without any ref it is no repository to git.
checkout.git('update-ref', 'refs/remotes/pull/7/merge', merge)
afterAll(() => {
  for (const each of [origin, checkout]) each.remove()
})

const workflow = (inputs: string) => `
on: pull_request
permissions: { contents: read }
jobs:
  preflight:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - name: gate
        uses: ./.preflight
        with: { paths: k8s, kubernetes: '1.31', kruise: none${inputs} }
`
const pull_request = {
  number: 7,
  base: { sha: base, ref: 'main' },
  head: { sha: head, ref: 'topic', repo: { fork: true, full_name: 'somebody/r' } },
  changed_files: 12,
}
const patch = (file: string, value: number) =>
  `@@ -0,0 +1,${text(file, value).trimEnd().split('\n').length} @@\n+${text(file, value).trimEnd().replaceAll('\n', '\n+')}`
const files = [
  ...refused.map((file) => entry(`k8s/${file}`, 'added', patch(file, tooHigh))),
  ...taken.map((file) => entry(`k8s/${file}`, 'added', patch(file, 1000))),
]

/** What such a token may do, by GitHub's operation; the rest is forbidden. */
const mayDo = /^(?:repos\/compare-commits-with-basehead|repos\/get-content|git\/get-(?:commit|tree|blob))$/

/** Runs the action on the pull request, with what else the workflow asks of it. */
async function gate(inputs = '') {
  install(checkout.folder, workflow(inputs))
  const known = answering(origin, files)
  const server = await standIn((asked) =>
    mayDo.test(asked.operation) ? known(asked) : { status: 403, body: forbidden },
  )
  try {
    const ran = await act(checkout.folder, 'pull_request', { number: 7, pull_request }, { api: server.url })
    const step = ran.steps.get('gate')
    if (!step) throw new Error(ran.stderr)
    const of = (severity: string) => step.annotations.filter((each) => each.severity === severity)
    return { ...step, code: ran.code, jobs: ran.jobs, of, server }
  } finally {
    await server.close()
  }
}

/** Every refused class in the order of the annotations, and nothing of the file that was there before. */
const annotated = [...refused]
  .sort()
  .map((file) => [
    `k8s/${file}:5:1-5:18`,
    `PriorityClass "of-${refused.indexOf(file)}" is refused: its value 2000000000 is above 1000000000.`,
  ])

underARunner('a pull request of 12 files from a fork', () => {
  it('has its annotations, its summary and its exit code', async () => {
    const run = await gate()
    expect(run.server.problems).toEqual([])
    expect(run.of('error').map(({ at, message }) => [at, message.split('\n')[0]])).toEqual(annotated)
    expect(run.of('warning')).toEqual([])
    expect(run.of('notice').map(({ message }) => message)).toEqual([
      `The changed lines come from GitHub's comparison of the commits (git: commit ${base.slice(0, 10)} is not in this clone; ` +
        "the pull request's list of files: 403 Resource not accessible by integration). " +
        'To mend: `fetch-depth: 2` at actions/checkout, or `pull-requests: read` in the permissions of the job.',
    ])
    const counts = { errors: '7', warnings: '0', notices: '0', new: '7', existing: '1' }
    expect(run.outputs).toMatchObject({ outcome: 'new-findings', 'changed-files-source': 'compare', ...counts })
    expect(run).toMatchObject({ result: 'failure', jobs: ['failure'], code: 1 })
    expect(run.summary).toMatch(/^## Kruise Preflight: 8 errors \(7 new\) in 13 documents, for /)
    for (const [, words] of annotated) expect(run.summary).toContain(words)
    expect(run.summary).toContain('PriorityClass "old" is refused')
  })

  it('loses nothing of that where it asks for what the token may not', async () => {
    const run = await gate(', review: true, comment: true, annotations: check')
    expect(run.server.problems).toEqual([])
    expect(run.of('error').map(({ at, message }) => [at, message.split('\n')[0]])).toEqual(annotated)
    expect(run).toMatchObject({
      result: 'failure',
      code: 1,
      outputs: { outcome: 'new-findings', errors: '7', new: '7' },
    })
    for (const [, words] of annotated) expect(run.summary).toContain(words)
    expect(run.server.asked).toEqual(expect.arrayContaining(['GET /repos/o/r/pulls/7', 'POST /repos/o/r/check-runs']))
    expect(run.of('warning').map(({ message }) => message)).toEqual([
      expect.stringContaining('`pull-requests: write`'),
      expect.stringContaining('`checks: write`'),
    ])
  })
})
