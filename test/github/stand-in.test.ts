import { expect, it } from 'vitest'
import { entry, forbidden, standIn } from './stand-in.js'

const headers = { authorization: 'token x', accept: 'application/vnd.github.v3+json', 'user-agent': 'test' }

it.each([
  ['/repos/o/r/pulls/7/file', headers, 'is not an operation that we know of'],
  ['/repos/o/r/pulls/seven/files', headers, 'pull_number: data must be integer'],
  ['/repos/o/r/pulls/7/files?perpage=5', headers, 'unknown parameter perpage'],
  ['/repos/o/r/pulls/7/files?per_page=101', headers, 'per_page is over 100'],
  ['/repos/o/r/pulls/7/files?page=x', headers, 'page: data must be integer'],
  ['/repos/o/r/pulls/7/files', { ...headers, authorization: '' }, 'no token'],
  ['/repos/o/r/pulls/7/files', { ...headers, accept: 'text/html' }, 'accepts text/html'],
])('the stand-in does not let pass GET %s', async (path, headers, problem) => {
  const server = await standIn(() => ({ status: 200, body: [] }))
  await fetch(`${server.url}${path}`, { headers })
  await server.close()
  expect(server.problems).toEqual([`GET ${path}: ${problem}`])
})

it.each([
  [{ status: 200, body: {} }, 'answered data must be array'],
  [
    { status: 200, body: [{ ...entry('a', 'added'), status: 'new' }] },
    'answered data/0/status must be equal to one of the allowed values',
  ],
  [{ status: 418, body: { message: 7 } }, 'answered data/message must be string'],
  [{ status: 202, body: [] }, ': the operation never answers 202'],
])('nor an answer that GitHub never gives: %o', async (answer, problem) => {
  const server = await standIn(() => answer)
  await fetch(`${server.url}/repos/o/r/pulls/7/files`, { headers })
  await server.close()
  expect(server.problems).toEqual([expect.stringContaining(problem)])
})

it('lets pass what GitHub does without saying so', async () => {
  const server = await standIn(() => ({ status: 403, body: forbidden }))
  await fetch(`${server.url}/repos/o/r/pulls/7/files?per_page=100&page=2`, { headers })
  await server.close()
  expect(server.problems).toEqual([])
})
