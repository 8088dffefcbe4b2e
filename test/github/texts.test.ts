import { afterEach, expect, test } from 'vitest'
import { foldersBetween, gitAt } from '../../src/github/git-command.js'
import { textsByApi, textsOfCheckout } from '../../src/github/texts.js'
import { Change } from './change.js'
import { PullRequestMemory } from './conversation-memory.js'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
const opened = async () => {
  const memory = await PullRequestMemory.open({ 'a b/ü.yaml': 'old\n' }, { 'a b/ü.yaml': 'new\r\n' })
  closing.push(() => memory.close())
  return memory
}

test('a text is read by the API where nothing is checked out, once', async () => {
  const memory = await opened()
  const texts = textsByApi({ judged: memory.base, head: memory.head }, memory.client())
  expect([await texts.judged('a b/ü.yaml'), await texts.head('a b/ü.yaml'), await texts.head('a b/ü.yaml')]).toEqual([
    'old\n',
    'new\r\n',
    'new\r\n',
  ])
  expect(await texts.head('b.yaml')).toBe(undefined)
  expect(memory.asked()).toEqual([
    'GET /contents/a%20b%2F%C3%BC.yaml',
    'GET /contents/a%20b%2F%C3%BC.yaml',
    'GET /contents/b.yaml',
  ])
  expect(memory.problems).toEqual([])
})

test('a refusal is not a file that is not there', async () => {
  const memory = await opened()
  memory.refuse = () => ({
    status: 403,
    body: { message: 'no', documentation_url: 'https://docs.github.com', status: '403' },
  })
  const texts = textsByApi({ judged: memory.head, head: memory.head }, memory.client())
  await expect(texts.head('a.yaml')).rejects.toMatchObject({ status: 403 })
})

test('a checkout has them where it is deep enough, whatever folder git runs in, and asks GitHub where it is not', async () => {
  const change = new Change(
    { 'k8s/a.yaml': 'a\nb\n' },
    { 'k8s/a.yaml': 'a\nB\n', 'k8s/[x].yaml': 'x\n' },
    { 'k8s/a.yaml': '# of the base\na\nb\n' },
  )
  closing.push(() => change.remove())
  const memory = await opened()
  const textsAt = (depth: number, folder = '') => {
    const cwd = `${change.checkout(change.merge, depth)}${folder}`
    return textsOfCheckout(change.head, gitAt(cwd, { safe: foldersBetween(cwd, cwd) }), memory.client())
  }
  for (const texts of [textsAt(2), textsAt(2, '/k8s')]) {
    expect(await texts.judged('k8s/a.yaml')).toBe('# of the base\na\nB\n')
    expect(await texts.head('k8s/a.yaml')).toBe('a\nB\n')
    expect(await texts.head('k8s/[x].yaml')).toBe('x\n')
    expect(await texts.judged('k8s')).toBe(undefined)
  }
  expect(memory.asked()).toEqual([])
  memory.refuse = ({ query }) => (query.ref === change.head ? undefined : { status: 500, body: {} })
  const shallow = textsAt(1)
  expect(await shallow.judged('k8s/a.yaml')).toBe('# of the base\na\nB\n')
  expect(await shallow.head('k8s/a.yaml')).toBe(undefined)
  expect(memory.asked()).toEqual(['GET /contents/k8s%2Fa.yaml'])
  const read = textsOfCheckout(
    change.head,
    gitAt(change.checkout(change.merge, 2)),
    memory.client(),
    (file) => `read ${file}`,
  )
  expect(await read.judged('k8s/a.yaml')).toBe('read k8s/a.yaml')
})
