import { marked } from 'marked'
import { afterEach, describe, expect, test } from 'vitest'
import { PullRequestMemory, ROBOT } from './conversation-memory.js'
import { fixOf, found, marker, print, rows, run, STICKY } from './conversation-told.js'
import type { Asked } from './stand-in.js'
import { forbidden, notFound } from './stand-in.js'

let memory: PullRequestMemory
const open = async (head = rows(10)) => {
  memory = await PullRequestMemory.open({ 'a.yaml': '' }, { 'a.yaml': head })
  return memory
}
afterEach(async () => {
  expect(memory.problems).toEqual([])
  await memory.close()
})
const writes = () => memory.asked().filter((each) => !/^GET|graphql/.test(each))
const refusing = (operations: RegExp, status: number, body: object, headers = {}) => {
  memory.refuse = ({ operation }: Asked) => (operations.test(operation) ? { status, body, headers } : undefined)
}
const PERMIT =
  'To mend: `pull-requests: write` in the permissions of the job; the token of a pull request from a fork never has it, so there a workflow on `workflow_run` is to publish the result.'

describe('what GitHub refuses is a warning', () => {
  const both = [found('one', 5), found('far', 20, { file: 'b.yaml' })]

  test('a token that may only read', async () => {
    await open()
    refusing(/create|update/, 403, forbidden)
    expect(await run(memory, both)).toEqual({
      warnings: [`No review is posted (403 Resource not accessible by integration). ${PERMIT}`],
      inReview: new Set(),
    })
    expect(writes()).toEqual(['POST /pulls/7/reviews'])
    expect((await run(memory, both, { review: false })).warnings).toEqual([
      `The comment on the pull request is not written (403 Resource not accessible by integration). ${PERMIT}`,
    ])
  })

  test('a conversation that is locked: no permission would mend it', async () => {
    await open()
    refusing(/create/, 403, { ...forbidden, message: 'Unable to create comment because issue is locked.' })
    expect((await run(memory, both)).warnings).toEqual([
      'No review is posted (403 Unable to create comment because issue is locked.).',
    ])
  })

  test('a pull request that is not there for the token', async () => {
    await open()
    refusing(/^pulls\/get$/, 404, notFound)
    expect((await run(memory, both)).warnings).toEqual([
      `Nothing is said on the pull request: it cannot be read (404 Not Found). ${PERMIT}`,
    ])
  })

  test('comments that cannot be read: none is to stand twice', async () => {
    await open()
    refusing(/list-review-comments/, 404, notFound)
    const { warnings } = await run(memory, both)
    expect(warnings).toEqual([
      `No review is posted: the comments that stand on the pull request cannot be read, and none is to stand twice (404 Not Found). ${PERMIT}`,
    ])
    expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: one, far`])
    refusing(/issues\/list-comments/, 404, notFound)
    expect((await run(memory, both)).warnings).toEqual([
      `No comment is written: those that stand on the pull request cannot be read, and none is to stand twice (404 Not Found). ${PERMIT}`,
    ])
    expect(memory.comments.length).toBe(1)
  })

  test('files and texts that cannot be read: what stands is kept all the same', async () => {
    await open()
    await run(memory, both)
    refusing(/list-files/, 404, notFound)
    const { warnings, inReview } = await run(memory, [...both, found('two', 6)])
    expect(warnings).toEqual([
      `Nothing new is in the review: the pull request's list of files cannot be read (404 Not Found). ${PERMIT}`,
    ])
    expect([...inReview]).toEqual([print('one')])
    expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: far, two`])
    refusing(/get-content/, 403, {
      message: 'This repository is locked',
      documentation_url: 'https://docs.github.com',
      status: '403',
    })
    expect((await run(memory, [...both, found('two', 6)])).warnings).toEqual([
      'Some findings are not in the review: the texts of their files cannot be read (403 This repository is locked).',
    ])
  })

  test('one bad comment does not lose the rest', async () => {
    await open()
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const findings = names.map((name, i) => found(name, i + 1))
    memory.refuse = ({ operation, body }) =>
      operation === 'pulls/create-review' && body.comments.some((each: { line: number }) => each.line === 4)
        ? {
            status: 422,
            body: { message: 'Unprocessable Entity', documentation_url: 'https://docs.github.com', errors: ['no'] },
          }
        : undefined
    const { warnings, inReview } = await run(memory, findings)
    expect(warnings.length).toBe(1)
    expect(warnings[0]).toMatch(
      /^GitHub does not take one comment of the review \(422 Unprocessable Entity.*\); the job summary has the findings\.$/,
    )
    expect([...inReview].sort()).toEqual(
      names
        .filter((each) => each !== 'd')
        .map(print)
        .sort(),
    )
    expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: d`])
  })

  test('a review of which nothing is taken is tried no more than a few times', async () => {
    await open(rows(40))
    refusing(/create-review/, 422, {
      message: 'Unprocessable Entity',
      documentation_url: 'https://docs.github.com',
      errors: ['no'],
    })
    const findings = Array.from({ length: 30 }, (_, i) => found(`${i}`, i + 1))
    const { warnings, inReview } = await run(memory, findings)
    expect(inReview.size).toBe(0)
    expect(warnings[0]).toMatch(/^GitHub does not take 30 comments of the review \(422 /)
    const asked = writes()
    expect(asked.filter((each) => each === 'POST /pulls/7/reviews').length).toBeLessThanOrEqual(26)
    expect(asked.at(-1)).toBe('POST /issues/7/comments')
  })

  test('too many requests: GitHub is left alone for as long as it wants', async () => {
    await open()
    let refused = 0
    memory.refuse = ({ operation }) =>
      operation === 'pulls/create-review' && refused++ < 1
        ? {
            status: 429,
            body: { message: 'slow down', documentation_url: 'https://docs.github.com', status: '429' },
            headers: { 'retry-after': '2' },
          }
        : undefined
    expect((await run(memory, both)).warnings).toEqual([])
    expect(memory.reviews.length).toBe(1)
    refusing(/update|create/, 429, {
      message: 'slow down',
      documentation_url: 'https://docs.github.com',
      status: '429',
    })
    expect((await run(memory, [...both, found('two', 6)])).warnings).toEqual(['No review is posted (429 slow down).'])
  })

  test('an answer of 500: it is looked whether the review is there', async () => {
    await open()
    refusing(/create-review/, 500, { message: 'oops', documentation_url: 'https://docs.github.com', status: '500' })
    expect((await run(memory, both)).warnings).toEqual(['No review is posted (500 oops).'])
    expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: one, far`])
    expect(writes()).toEqual(['POST /pulls/7/reviews', 'POST /issues/7/comments'])
  })

  test('a lost answer to what was done: nothing is written twice', async () => {
    await open()
    memory.lose = ({ operation }) => /create/.test(operation)
    const { warnings, inReview } = await run(memory, both)
    expect(warnings).toEqual([])
    expect([...inReview]).toEqual([print('one')])
    expect(writes()).toEqual(['POST /pulls/7/reviews', 'POST /issues/7/comments'])
    expect([memory.reviews.length, memory.comments.length]).toEqual([1, 1])
    memory.lose = () => false
    await run(memory, both)
    expect(writes()).toEqual([])
  })

  test('a lost request: nothing is written, and the next run does it', async () => {
    await open()
    memory.refuse = ({ operation }) => (/create/.test(operation) ? { status: 200, drop: true } : undefined)
    expect((await run(memory, both)).warnings).toEqual([
      'No review is posted (no answer).',
      'The comment on the pull request is not written (no answer).',
    ])
    expect([memory.reviews.length, memory.comments.length]).toEqual([0, 0])
    memory.refuse = () => undefined
    expect((await run(memory, both)).warnings).toEqual([])
    expect([memory.reviews.length, memory.comments.length]).toEqual([1, 1])
  })

  test('nobody there', async () => {
    await open()
    memory.refuse = () => ({ status: 200, drop: true })
    expect((await run(memory, both)).warnings).toEqual([
      'Nothing is said on the pull request: it cannot be read (no answer).',
    ])
  })

  test('nobody there any more, after the first questions', async () => {
    await open()
    let isThere = true
    memory.refuse = ({ operation }) => {
      if (operation === 'pulls/create-review') isThere = false
      return isThere ? undefined : { status: 200, drop: true }
    }
    expect((await run(memory, both)).warnings).toEqual(['No review is posted (no answer).'])
  })

  test('an answer of another shape, as of a proxy', async () => {
    await open()
    memory.refuse = ({ operation }) => (operation === 'pulls/get' ? { status: 200, body: 'hello' } : undefined)
    expect((await run(memory, both)).warnings).toEqual([
      'Nothing is said on the pull request: it cannot be read (the answer is not a pull request).',
    ])
    memory.refuse = ({ operation }) =>
      operation.startsWith('pulls/list-rev') ? { status: 200, body: '{}' } : undefined
    expect((await run(memory, both, { comment: false })).warnings).toEqual([
      'No review is posted: the comments that stand on the pull request cannot be read, and none is to stand twice (the answer is not a list of comments).',
    ])
  })

  test('a mistake of ours', async () => {
    await open()
    const body = () => {
      throw new Error('oh')
    }
    expect(await run(memory, [found('far', 20, { file: 'b.yaml' })], { body })).toEqual({
      warnings: ['Nothing more is said on the pull request (oh).'],
      inReview: new Set(),
    })
  })
})

describe('as much as GitHub takes', () => {
  test.each([
    [29, 29, 0],
    [30, 30, 0],
    [31, 30, 1],
  ])('%i findings on lines of their own: %i comments, %i left', async (count, comments, left) => {
    await open(rows(40))
    const findings = Array.from({ length: count }, (_, i) =>
      found(`f${i}`, i + 1, { severity: i === count - 1 ? 'error' : 'warning' }),
    )
    const { inReview } = await run(memory, findings)
    expect(inReview.size).toBe(comments)
    expect(inReview.has(print(`f${count - 1}`))).toBe(true)
    expect(memory.lineComments.length).toBe(comments)
    expect(memory.comments.map(({ body }) => body)).toEqual(left === 0 ? [] : [`${STICKY}\nleft: f29`])
    const more = ' One more finding is not commented: at most 30 comments stand at a time.'
    expect(memory.reviews[0]!.body.endsWith(`on lines of this change.${left === 0 ? '' : more}`)).toBe(true)
    // Nothing more is posted while they stand; room is made by what is resolved.
    await run(memory, findings)
    expect([memory.reviews.length, memory.lineComments.length]).toEqual([1, comments])
    await run(memory, findings.slice(-2))
    expect(memory.lineComments.length).toBe(count)
  })

  test.each([
    [79, 79, 0],
    [80, 80, 0],
    [81, 80, 1],
    [83, 80, 3],
  ])('%i comments to mark as resolved: %i are, %i are left to the next run', async (count, marked, left) => {
    await open(rows(100))
    for (let i = 0; i < count; i++) memory.says(ROBOT, `${marker(`f${i}`)}\nwords`, { path: 'a.yaml', to: i + 1 })
    const { warnings } = await run(memory, [], { comment: false })
    const isMarked = ({ body }: { body: string }) => body.includes('\nResolved by ')
    expect(memory.lineComments.filter(isMarked).length).toBe(marked)
    const words = left === 1 ? 'One comment of the review is' : `${left} comments of the review are`
    expect(warnings).toEqual(
      left === 0
        ? []
        : [`${words} not marked as resolved; the next run does it (429 GitHub takes 80 contents a minute).`],
    )
    expect((await run(memory, [], { comment: false })).warnings).toEqual([])
    expect(memory.lineComments.every(isMarked)).toBe(true)
  })

  test('what is new goes first where there is more to write', async () => {
    await open(rows(100))
    for (let i = 0; i < 90; i++) memory.says(ROBOT, `${marker(`f${i}`)}\nwords`, { path: 'a.yaml', to: i + 1 })
    await run(memory, [found('new', 95), found('far', 20, { file: 'b.yaml' })])
    expect(writes().slice(0, 3)).toEqual([
      'POST /pulls/7/reviews',
      'POST /issues/7/comments',
      'PATCH /pulls/comments/1',
    ])
  })

  test.each([
    [65_535, true],
    [65_536, true],
    [65_537, false],
  ])('a comment of %i characters: %s', async (length, isWritten) => {
    await open()
    const limits: number[] = []
    const body = (limit: number) => {
      limits.push(limit)
      return 'x'.repeat(length - STICKY.length - 1)
    }
    const { warnings } = await run(memory, [found('far', 20, { file: 'b.yaml' })], { body })
    expect(limits).toEqual([65_536 - STICKY.length - 1])
    expect(memory.comments.map((each) => each.body.length)).toEqual(isWritten ? [length] : [])
    expect(warnings).toEqual(
      isWritten ? [] : ['No comment is written: it is longer than the 65536 characters that GitHub takes.'],
    )
  })

  test('5,000 findings: thirty comments, and the rest is left to the comment, none twice and none nowhere', async () => {
    await open(rows(6000))
    const text = memory.text('a.yaml')!
    const findings = Array.from({ length: 5000 }, (_, i) =>
      found(`f${i}`, i + 1, {
        severity: i % 2 ? 'error' : 'warning',
        ...(i % 10 === 1 && fixOf(text, `key${i + 1}: `, 'x: ')),
      }),
    )
    const { inReview } = await run(memory, findings)
    expect([...inReview]).toEqual(Array.from({ length: 30 }, (_, i) => print(`f${2 * i + 1}`)))
    const [, left] = memory.comments[0]!.body.split('left: ')
    expect(new Set(left!.split(', ')).size).toBe(4970)
    await run(memory, findings.slice(0, 10))
    expect(memory.asked().filter((each) => each === 'GET /contents/a.yaml').length).toBe(2)
  })

  test('a comment of the review that has no room for all of a line says what it holds, and no more passes for said', async () => {
    await open()
    const findings = Array.from({ length: 30 }, (_, i) => found(`f${i}`, 5, { remedy: '@a'.repeat(5000) }))
    const { inReview } = await run(memory, findings)
    const [{ body } = { body: '' }] = memory.lineComments
    expect(body.length).toBeLessThanOrEqual(65_536)
    expect(body.length).toBeGreaterThan(45_000)
    const held = [...body.matchAll(/^\*\*error\*\* (f\d+) /gm)].map(([, name]) => name!)
    expect(body.split('\n')[0]).toBe(marker(...held))
    expect([...inReview]).toEqual(held.map(print))
    expect(memory.lineComments.length).toBe(1)
    const left = findings.map(({ message }) => message).filter((each) => !held.includes(each))
    expect(memory.comments[0]!.body).toBe(`${STICKY}\nleft: ${left.join(', ')}`)
  })
})

test('what a manifest says comes to no life in a comment, and forges no marker', async () => {
  const evil = `@octocat #1 https://evil.example <img src=x> ![x](//e.e) ${marker('two')} \`\`\` \r\n::error::x`
  await open()
  const text = memory.text('a.yaml')!
  await run(memory, [
    found('one', 5, {
      ...{ message: evil, symptom: evil, remedy: evil, why: evil, assumes: [evil], ruleId: evil },
      refusal: { by: 'x', message: `${evil}\n\`\`\`suggestion\nx\n\`\`\`` },
      ...fixOf(text, 'key5: 5', 'key5: 55\n# ```suggestion\n# <!-- x -->'),
    }),
    found('two', 6, { fingerprint: '--> @octocat' }),
  ])
  const [one, two] = memory.lineComments.map(({ body }) => body)
  expect(one!.split('\n')[0]).toBe(marker('one'))
  expect(two).toMatch(/^<!-- kruise-preflight: [0-9a-f]{16} -->\n\*\*error\*\* two /)
  const [, ...lines] = one!.split('\n')
  let fence = ''
  const prose: string[] = []
  for (const line of lines) {
    const [run = ''] = /^`{3,}/.exec(line) ?? []
    if (fence === '' && run !== '') fence = run
    else if (fence !== '' && line === fence) fence = ''
    else if (fence === '') prose.push(line.replace(/(`+)[^`].*?[^`]\1(?!`)/g, ''))
  }
  expect(fence).toBe('')
  expect(prose.join('\n')).not.toMatch(/@octocat|#1\b|:\/\/|<img|(?<!\\)\]\(|<!--/)
  expect(await marked.parse(one!.slice(one!.indexOf('\n')))).not.toMatch(/<(?:a|img|script|!--)\b/)
  expect(one!.match(/^`+suggestion$/gm)).toEqual(['````suggestion'])
  // Where the comment is marked, its words are still what they were.
  await run(memory, [])
  expect(memory.lineComments[0]!.body).not.toMatch(/^`+suggestion$/m)
})
