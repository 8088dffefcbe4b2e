import { afterAll, afterEach, expect, it } from 'vitest'
import { apiOf } from '../../src/github/api.js'
import { readBase } from '../../src/github/base.js'
import { findChanged } from '../../src/github/changed.js'
import { clientOf } from '../../src/github/client.js'
import { busy } from './change.js'
import { type Answer, type Asked, answering, blob, forbidden, notFound, type StandIn, standIn } from './stand-in.js'

let server: StandIn | undefined
const change = busy()
afterEach(async () => {
  await server?.close()
  expect(server?.problems ?? []).toEqual([])
  server = undefined
})
afterAll(() => change.remove())

const DEEPER = '`fetch-depth: 2` at actions/checkout'
const READ = `${DEEPER}, or \`contents: read\` in the permissions of the job`

/** The base of the pull request, whose merge is checked out without it. */
async function read(
  otherwise: Readonly<Record<string, (asked: Asked) => Answer>> = {},
  head = change.merge,
  cwd = change.checkout(head, 1),
) {
  server = await standIn((asked) => (otherwise[asked.operation] ?? answering(change.repository, change.files))(asked))
  const { url: baseUrl } = server
  const api = apiOf(clientOf({ baseUrl, repository: 'o/r', token: 'secret' }, async () => {}))
  const where = { cwd, workspace: cwd, connect: async () => api }
  const trigger = {
    ...{ kind: 'pull-request' as const, number: 7, base: change.main, head: change.head },
    ...{ changedFiles: undefined, onTarget: false },
  }
  return readBase(trigger, await findChanged(trigger, where), where)
}

it('has every file of the commit, and the texts of those that differ', async () => {
  const { base, notices } = await read()
  expect(notices).toEqual([])
  expect(base!.commit).toBe(change.main)
  const names = [...base!.files.keys()]
  expect(names.sort()).toEqual(change.repository.git('ls-tree', '-r', '--name-only', change.main).split('\n').sort())
  const manifests = names.filter((name) => name.endsWith('.yaml'))
  const differ = ['edited', 'gone', 'here', 'one', 'two'].map((name) => `k8s/${name}.yaml`)
  expect(manifests.filter(base!.differs)).toEqual(differ)
  expect([...base!.contents(differ)].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual(
    differ.map((name) => [name, `${change.repository.git('show', `${change.main}:${name}`)}\n`]),
  )
})

it('leaves out what a sparse checkout leaves out', async () => {
  const clone = change.repository.shallow(change.merge, 1)
  clone.git('sparse-checkout', 'set', '--no-cone', '/k8s/old.yaml', '/k8s/one.yaml')
  const { base } = await read({}, change.merge, clone.folder)
  clone.remove()
  // What the merge has no more is no matter of the checkout.
  const gone = ['k8s/gone.yaml', 'k8s/here.yaml']
  expect([...base!.files.keys()].sort()).toEqual([...gone, 'k8s/old.yaml', 'k8s/one.yaml'])
})

it('is where the head left it, where the head is checked out alone', async () => {
  const { base } = await read({}, change.head)
  expect(base!.commit).toBe(change.first)
  expect([...base!.files.keys()]).not.toContain('k8s/main.yaml')
})

it('where even that is refused, a deeper fetch helps', async () => {
  const refuses = () => ({ status: 403, body: forbidden })
  const { notices } = await read({ 'repos/compare-commits-with-basehead': refuses }, change.head)
  expect(notices).toEqual([
    `Every finding counts as new, for the base cannot be read (git: commit ${change.main.slice(0, 10)} is not in this clone; ` +
      'GitHub: 403 Resource not accessible by integration). To mend: `fetch-depth: 0` at actions/checkout, or `contents: read` in the permissions of the job.',
  ])
})

const limited = { message: 'API rate limit exceeded for installation ID 1.' }
const tree = (count: number, more: object = {}) => ({
  ...{ sha: 'a'.repeat(40), url: 'https://x', truncated: false, ...more },
  tree: Array.from({ length: count }, (_, i) => ({
    ...{ path: `k8s/${i}.yaml`, mode: '100644', type: 'blob', sha: String(i).padStart(40, '0'), size: 100_000 },
  })),
})
it.each<[string, string, Answer, string, string]>([
  ['a refusal', 'git/get-tree', { status: 403, body: forbidden }, '403 Resource not accessible by integration', READ],
  ['a private repository', 'git/get-tree', { status: 404, body: notFound }, '404 Not Found', READ],
  [
    'a refusal of one text',
    'git/get-blob',
    { status: 403, body: forbidden },
    '403 Resource not accessible by integration',
    READ,
  ],
  ['too many requests', 'git/get-tree', { status: 403, body: limited }, `403 ${limited.message}`, DEEPER],
  ['too many requests at a text', 'git/get-blob', { status: 403, body: limited }, `403 ${limited.message}`, DEEPER],
  ['a server in trouble', 'git/get-blob', { status: 502, body: '<html>' }, '502 <html>', DEEPER],
  ['no answer', 'git/get-tree', { status: 0, drop: true }, 'no answer', DEEPER],
  [
    'an empty repository',
    'git/get-tree',
    { status: 409, body: { message: 'Git Repository is empty.' } },
    '409 Git Repository is empty.',
    DEEPER,
  ],
  [
    'another text',
    'git/get-blob',
    { status: 200, body: blob('a'.repeat(40), Buffer.from('x')) },
    'the answer is not the file that was asked for',
    DEEPER,
  ],
  ['what is no list', 'git/get-tree', { status: 200, body: '"nonsense' }, 'the answer is not a list of files', DEEPER],
  [
    'a list that is cut',
    'git/get-tree',
    { status: 200, body: tree(1, { truncated: true }) },
    'it does not list all files of a commit that has so many',
    DEEPER,
  ],
  [
    '301 files',
    'git/get-tree',
    { status: 200, body: tree(301) },
    'the 301 files that differ are too many to be fetched (at most 300 of 32 MB in all)',
    DEEPER,
  ],
  [
    '300 large files',
    'git/get-tree',
    { status: 200, body: { ...tree(0), tree: tree(300).tree.map((each) => ({ ...each, size: 200_000 })) } },
    'the 300 files that differ are too many to be fetched (at most 300 of 32 MB in all)',
    DEEPER,
  ],
])('%s makes everything new', async (_, operation, answer, reason, mend) => {
  const { base, notices } = await read({ [operation]: () => answer })
  expect(base).toBeUndefined()
  expect(notices).toEqual([
    `Every finding counts as new, for the base cannot be read (git: commit ${change.main.slice(0, 10)} is not in this clone; ` +
      `GitHub: ${reason}). To mend: ${mend}.`,
  ])
})

it('no text is asked for after one that is refused', async () => {
  const refuses = { 'git/get-blob': () => ({ status: 403, body: forbidden }) }
  await read({ ...refuses, 'git/get-tree': () => ({ status: 200, body: tree(300) }) })
  // Four are on their way at once.
  expect(server!.asked.filter((each) => each.includes('/blobs/')).length).toBeLessThanOrEqual(4)
})
