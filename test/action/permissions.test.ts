// The whole action where GitHub refuses, fails or talks nonsense: the gate's result is in the exit code, the annotations, the outputs and
// the summary every time, and a warning says what is missing.

import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Repository } from '../github/repository.js'
import { actionWithTestGate } from './bundle.js'
import { finding, reportOf } from './report.js'
import { runAction } from './runner.js'

let action: string
const repository = new Repository()
const base = repository.write('a.yaml', 'a: 1\nb: 1\nc: 1\n').commit('base')
repository.git('checkout', '-q', '-b', 'topic')
const head = repository.write('a.yaml', 'a: 1\nb: 2\nc: 1\n').commit('topic')
repository.git('checkout', '-q', 'main')
const merge = repository.checkoutMerge(base, head)
const alone = repository.shallow(merge, 1)
const close: (() => void)[] = []
beforeAll(async () => {
  action = await actionWithTestGate()
})
afterAll(() => {
  for (const each of close) each()
  for (const each of [repository, alone]) each.remove()
  rmSync(path.dirname(action), { recursive: true })
})

type Handle = (request: IncomingMessage, response: ServerResponse, address: string) => void

async function github(handle: Handle): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    handle(request, response, url)
  })
  // What goes through a proxy comes here in the end.
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    asked.push(`CONNECT ${request.url}`)
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    server.emit('connection', socket)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url, asked }
}

const json = (status: number, body: unknown, headers = {}): Handle => {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
const refused = { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest' }

/** A run in a pull request that wants all of GitHub; the checkout has its base unless it is `alone`. */
async function run(url: string, { workspace = repository.folder, inputs = {}, env = {} } = {}) {
  const payload = { number: 7, pull_request: { number: 7, base: { sha: base }, head: { sha: head }, changed_files: 1 } }
  return runAction({
    ...{ entry: action, workspace, event: 'pull_request', payload },
    gate: { report: reportOf([finding()]) },
    inputs: { review: 'true', comment: 'true', annotations: 'check', ...inputs },
    env: { GITHUB_API_URL: url, GITHUB_SHA: merge, ...env },
  })
}
type Outcome = Awaited<ReturnType<typeof run>>
const warnings = ({ commands }: Outcome) =>
  commands.filter(({ name }) => name === 'warning').map(({ message }) => message)

/** Nothing is lost: the finding fails the step, is annotated, counted, and stands in the summary and the report. */
function holds(outcome: Outcome): void {
  expect(outcome).toMatchObject({
    code: 1,
    stderr: '',
    outputs: { outcome: 'new-findings', errors: '1', new: '1' },
    report: { findings: [{ message: 'Pods are refused.' }] },
  })
  expect(outcome.commands.filter(({ name }) => name === 'error')).toMatchObject([
    { properties: { file: 'a.yaml', line: '2' }, message: expect.stringContaining('Pods are refused.') },
  ])
  expect(outcome.summary).toContain('Pods are refused.')
  expect(JSON.stringify(outcome.commands.filter(({ name }) => name !== 'add-mask'))).not.toContain('ghs_secret')
  expect(outcome.log + outcome.summary).not.toContain('ghs_secret')
}

describe('a token that may only read, as that of a fork', () => {
  it.each([403, 404])('is refused with %i, and each warning names its permission', async (status) => {
    const server = await github(json(status, refused))
    const outcome = await run(server.url)
    holds(outcome)
    const said = warnings(outcome)
    expect(said).toContainEqual(expect.stringContaining('`pull-requests: write`'))
    expect(said).toContainEqual(expect.stringContaining('`checks: write`'))
    for (const each of said) expect(outcome.summary).toContain(each.slice(0, 20))
  })

  it('may read the pull request and nothing else', async () => {
    const pull = { number: 7, state: 'open', head: { sha: head }, base: { sha: base } }
    const server = await github((request, response, url) => {
      const answer =
        request.method !== 'GET' ? json(403, refused) : json(200, request.url?.endsWith('/pulls/7') ? pull : [])
      answer(request, response, url)
    })
    const outcome = await run(server.url)
    holds(outcome)
    expect(warnings(outcome)).toContainEqual(expect.stringContaining('`pull-requests: write`'))
    expect(server.asked.filter((each) => each.startsWith('POST')).length).toBeLessThan(5)
  })

  it('is asked for nothing where nothing is wanted of it', async () => {
    const server = await github(json(403, refused))
    const outcome = await run(server.url, { inputs: { review: 'false', comment: 'false', annotations: 'log' } })
    holds(outcome)
    expect(warnings(outcome)).toEqual([])
    expect(server.asked).toEqual([])
  })

  it('in a checkout without its base everything counts, and the notices say what would mend that', async () => {
    const server = await github(json(403, refused))
    const outcome = await run(server.url, { workspace: alone.folder })
    holds(outcome)
    const notices = outcome.commands.filter(({ name }) => name === 'notice').map(({ message }) => message)
    expect(notices).toContainEqual(expect.stringMatching(/`fetch-depth: 2`.*`pull-requests: read`/))
    expect(notices).toContainEqual(expect.stringContaining('`contents: read`'))
  })
})

// They wait most of the time.
describe.concurrent('a GitHub that is not well', () => {
  const page = '<html><body>Sign in to the proxy</body></html>'
  const answers: [string, Handle][] = [
    ['has too many requests for an hour', json(429, { message: 'API rate limit exceeded' }, { 'retry-after': '3600' })],
    [
      'has too many of them at once',
      json(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '600' }),
    ],
    ['has spent its hour', json(403, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining': '0' })],
    ['wants to be left alone for no time that is', json(429, { message: 'wait' }, { 'retry-after': '-1' })],
    ['says when in another way', json(429, { message: 'wait' }, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })],
    ['is a page of a proxy', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page)],
    [
      'is a page that calls itself JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(page),
    ],
    ['answers nothing', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('')],
    ['answers null', json(200, null)],
    ['answers a number', json(200, 7)],
    ['answers a text', json(200, 'yes')],
    ['answers lists of null', json(200, [null, null])],
    [
      'answers objects of lists',
      json(200, { head: [], files: {}, tree: 7, data: { viewer: null }, user: null, id: 'x' }),
    ],
    [
      'answers with another kind of everything',
      json(200, { head: { sha: 7 }, sha: null, content: {}, encoding: 'base64' }),
    ],
    ['has no content', (_, response) => response.writeHead(204).end()],
    ['has nothing new', (_, response) => response.writeHead(304).end()],
    ['is a teapot', json(418, { message: '::error::x\n##[error]y\u001b[31m', errors: 'none' })],
    [
      'redirects in a circle',
      (request, response, url) => response.writeHead(302, { location: `${url}${request.url}` }).end(),
    ],
    ['redirects to nowhere', (_, response) => response.writeHead(301, { location: 'http://127.0.0.1:9/x' }).end()],
    ['redirects without saying where', (_, response) => response.writeHead(301).end()],
    ['redirects to a file', (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()],
    [
      'refuses what was sent',
      json(422, { message: 'Validation Failed', errors: [{ field: 'body', code: 'invalid' }] }),
    ],
  ]
  it.each(answers)(
    'and %s',
    async (what, handle) => {
      const server = await github(handle)
      // Those are asked again and again.
      for (const workspace of what.startsWith('redirects') ? [repository.folder] : [repository.folder, alone.folder]) {
        const outcome = await run(server.url, { workspace })
        holds(outcome)
        expect(
          outcome.commands.filter(({ name }) => !['add-mask', 'error', 'warning', 'notice'].includes(name)),
        ).toEqual([])
      }
    },
    60_000,
  )

  const lost: [string, Handle][] = [
    ['breaks', json(500, { message: 'Server Error' })],
    [
      'breaks in half an answer',
      (_, response) => response.writeHead(200, { 'content-length': '900' }).write('{"head":') && response.destroy(),
    ],
    ['hangs up', (request) => request.socket.destroy()],
  ]
  it.each(lost)(
    'and %s',
    async (_, handle) => {
      const server = await github(handle)
      const outcome = await run(server.url)
      holds(outcome)
      expect(warnings(outcome).length).toBeGreaterThan(0)
    },
    60_000,
  )

  it('and is not there', async () => holds(await run('http://127.0.0.1:9')), 60_000)

  it.each(['', 'nonsense', 'ftp://x', 'http://', 'http://[::1', 'http://no-such-host.invalid'])(
    'and is at %j',
    async (url) => {
      if (url !== '') holds(await run(url))
      else holds(await run(url, { inputs: { review: 'false', comment: 'false', annotations: 'log' } }))
    },
    60_000,
  )

  it('and is behind a proxy that is not there', async () => {
    holds(
      await run('http://github.internal/api/v3', {
        env: { http_proxy: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' },
      }),
    )
  }, 60_000)
})

describe('a GitHub of a company', () => {
  it('is asked below the path of its address', async () => {
    const server = await github(json(403, refused))
    holds(await run(`${server.url}/api/v3`))
    expect(server.asked[0]).toBe('GET /api/v3/repos/o/r/pulls/7')
  })

  it('is asked through a proxy, which sees no other host', async () => {
    const server = await github(json(403, refused))
    holds(await run('http://github.internal/api/v3', { env: { http_proxy: server.url } }))
    expect(server.asked.length).toBeGreaterThan(0)
    for (const each of server.asked)
      expect(each).toMatch(/^(?:CONNECT github\.internal:80|[A-Z]+ (?:http:\/\/github\.internal)?\/api\/)/)
  }, 60_000)
})
