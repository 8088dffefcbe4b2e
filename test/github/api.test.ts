import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiOf } from '../../src/github/api.js'
import { clientOf } from '../../src/github/client.js'
import { type Answer, type Asked, comparison, entry, forbidden, notFound, type StandIn, standIn } from './stand-in.js'

let server: StandIn
const waited: number[] = []
afterEach(async () => {
  await server.close()
  expect(server.problems).toEqual([])
  waited.length = 0
})

async function api(answer: (asked: Asked, time: number) => Answer) {
  let time = 0
  server = await standIn((asked) => answer(asked, ++time))
  const client = clientOf({ baseUrl: server.url, repository: 'o/r', token: 'secret' }, async (milliseconds) => {
    waited.push(milliseconds)
  })
  return apiOf(client)
}
const files = (count: number) => Array.from({ length: count }, (_, i) => entry(`f${i}.yaml`, 'added'))
const files7 = 'GET /repos/o/r/pulls/7/files?per_page=50'

describe('the files of a pull request', () => {
  it('are read to the page that is not full', async () => {
    const { pullRequestFiles } = await api(({ query }) => ({ status: 200, body: files(query.page === '2' ? 3 : 50) }))
    expect(await pullRequestFiles(7)).toHaveLength(53)
    expect(server.asked).toEqual([`${files7}&page=1`, `${files7}&page=2`])
  })

  it('end at exactly a full page', async () => {
    const { pullRequestFiles } = await api(({ query }) => ({ status: 200, body: files(query.page === '1' ? 50 : 0) }))
    expect(await pullRequestFiles(7)).toHaveLength(50)
  })

  it('are never asked for beyond what GitHub lists', async () => {
    const { pullRequestFiles } = await api(() => ({ status: 200, body: files(50) }))
    expect(await pullRequestFiles(7)).toHaveLength(3000)
    expect(server.asked).toHaveLength(60)
    expect(server.asked.at(-1)).toBe(`${files7}&page=60`)
  })

  it.each([2999, 3000, 3001])('are no more than 3,000 of %i, without a question too many', async (count) => {
    const { pullRequestFiles } = await api(({ query }) => {
      const from = (Number(query.page) - 1) * 50
      return { status: 200, body: files(Math.max(0, Math.min(50, Math.min(count, 3000) - from))) }
    })
    expect(await pullRequestFiles(7)).toHaveLength(Math.min(count, 3000))
    expect(server.asked).toHaveLength(60)
  })

  it('may have no patch: what is binary, large, or only moved', async () => {
    const body = [
      entry('a.png', 'modified', undefined, { changes: 0 }),
      entry('b.yaml', 'modified', undefined, { changes: 9000 }),
    ]
    const { pullRequestFiles } = await api(() => ({ status: 200, body }))
    const found = await pullRequestFiles(7)
    expect(found.map(({ patch, changes }) => [patch, changes])).toEqual([
      [undefined, 0],
      [undefined, 9000],
    ])
  })

  it('carry their patches', async () => {
    const { pullRequestFiles } = await api(() => ({
      status: 200,
      body: [entry('b.yaml', 'renamed', '@@ -1 +1 @@\n-a\n+b', { previous_filename: 'a.yaml' })],
    }))
    expect(await pullRequestFiles(7)).toMatchObject([
      { filename: 'b.yaml', status: 'renamed', previous_filename: 'a.yaml', patch: '@@ -1 +1 @@\n-a\n+b' },
    ])
  })
})

describe('a comparison', () => {
  it('is of the two commits, and asks for few of the commits between', async () => {
    const { comparedFiles } = await api(() => ({ status: 200, body: comparison([entry('a.yaml', 'modified')]) }))
    expect(await comparedFiles('a'.repeat(40), 'b'.repeat(40))).toMatchObject([{ filename: 'a.yaml' }])
    expect(server.asked).toEqual([`GET /repos/o/r/compare/${'a'.repeat(40)}...${'b'.repeat(40)}?per_page=1&page=1`])
  })
})

describe('what was asked before', () => {
  it('is not asked again, a refusal is', async () => {
    const { comparedFiles, mergeBase } = await api((_, time) =>
      time === 1 ? { status: 404, body: notFound } : { status: 200, body: comparison([]) },
    )
    const [base, head] = ['a'.repeat(40), 'b'.repeat(40)]
    await expect(comparedFiles(base, head)).rejects.toMatchObject({ status: 404 })
    expect(await comparedFiles(base, head)).toEqual([])
    expect(await mergeBase(base, head)).toMatch(/^[0-9a-f]{40}$/)
    expect(server.asked).toHaveLength(2)
  })
})

describe('a refusal', () => {
  it.each([
    ['403', { status: 403, body: forbidden }, { status: 403, message: 'Resource not accessible by integration' }],
    ['404', { status: 404, body: notFound }, { status: 404, message: 'Not Found' }],
    ['401', { status: 401, body: { message: 'Bad credentials' } }, { status: 401, message: 'Bad credentials' }],
  ])('%s is said at once', async (_, answer, error) => {
    const { pullRequestFiles } = await api(() => answer)
    await expect(pullRequestFiles(7)).rejects.toMatchObject(error)
    expect(server.asked).toHaveLength(1)
    expect(waited).toEqual([])
  })

  it('that passes is waited out: 5xx, a dropped connection', async () => {
    const { pullRequestFiles } = await api((_, time) =>
      time === 1
        ? { status: 503, body: { code: 'busy', message: 'busy', documentation_url: 'https://docs.github.com' } }
        : time === 2
          ? { status: 0, drop: true }
          : { status: 200, body: files(1) },
    )
    expect(await pullRequestFiles(7)).toHaveLength(1)
    expect(waited).toEqual([250, 1000])
  })

  it('that stays is said after four times', async () => {
    const { pullRequestFiles } = await api(() => ({ status: 502, body: '<html>Bad Gateway</html>' }))
    await expect(pullRequestFiles(7)).rejects.toMatchObject({ status: 502 })
    expect(server.asked).toHaveLength(4)
    expect(waited).toEqual([250, 1000, 4000])
  })

  it('because of too many requests is waited out as GitHub asks, but not for long', async () => {
    const limited = (seconds: string): Answer => ({
      status: 403,
      headers: { 'retry-after': seconds },
      body: { message: 'You have exceeded a secondary rate limit.' },
    })
    const { pullRequestFiles } = await api((_, time) => (time === 1 ? limited('7') : { status: 200, body: files(1) }))
    expect(await pullRequestFiles(7)).toHaveLength(1)
    expect(waited).toEqual([7000])
    await server.close()
    const other = await api(() => limited('46'))
    await expect(other.pullRequestFiles(7)).rejects.toMatchObject({ status: 403 })
    expect(server.asked).toHaveLength(1)
    await server.close()
    waited.length = 0
    const patient = await api(() => limited('20'))
    await expect(patient.pullRequestFiles(7)).rejects.toMatchObject({ status: 403 })
    expect(waited, 'no more than 45 seconds in all').toEqual([20_000, 20_000])
  })

  it.each([
    [403, '44', 200],
    [403, '45', 200],
    [403, '46', 403],
    [429, '45', 200],
    [429, '46', 429],
    // Dates are not GitHub's way.
    [429, 'Wed, 21 Oct 2015 07:28:00 GMT', 429],
  ])('%i with retry-after %s ends as %i', async (status, seconds, ends) => {
    const { parents } = await api((_, time) =>
      time === 1
        ? {
            status,
            headers: { 'retry-after': seconds },
            body: { message: 'You have exceeded a secondary rate limit.' },
          }
        : { status: 404, body: notFound },
    )
    await expect(parents('a'.repeat(40))).rejects.toMatchObject({ status: ends === 200 ? 404 : ends })
    expect(waited).toEqual(ends === 200 ? [Number(seconds) * 1000] : [])
  })

  it('because the hour is spent is not waited out', async () => {
    const { pullRequestFiles } = await api(() => ({
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' },
      body: { message: 'API rate limit exceeded for installation.' },
    }))
    await expect(pullRequestFiles(7)).rejects.toMatchObject({ message: 'API rate limit exceeded for installation.' })
    expect(server.asked).toHaveLength(1)
  })

  it('may be no answer, or one that is not a list', async () => {
    const { pullRequestFiles } = await api((_, time) =>
      time <= 4 ? { status: 0, drop: true } : { status: 200, body: '"nonsense' },
    )
    await expect(pullRequestFiles(7)).rejects.toMatchObject({ status: 0, message: 'no answer' })
    await expect(pullRequestFiles(7)).rejects.toThrow('the answer is not a list of files')
  })
})

describe('the time that is waited', () => {
  it('is that of answers that never come, too: three of fifteen seconds are all the patience there is', async () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    server = await standIn(() => ({ status: 404, body: notFound }))
    const { patiently } = clientOf({ baseUrl: server.url, repository: 'o/r', token: 'secret' }, async () => {})
    let times = 0
    const never = async (): Promise<never> => {
      times++
      now += 15_000
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    }
    await expect(patiently(never)).rejects.toMatchObject({ status: 0, message: 'no answer' })
    expect(times).toBe(3)
    await expect(patiently(never)).rejects.toMatchObject({ status: 0 })
    expect(times).toBe(4)
    clock.mockRestore()
  })
})
