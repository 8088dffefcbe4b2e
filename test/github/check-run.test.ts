import { afterEach, describe, expect, it } from 'vitest'
import { annotateByCheckRun, type CheckRun } from '../../src/github/check-run.js'
import { clientOf } from '../../src/github/client.js'
import type { Annotation } from '../../src/report/annotations.js'
import { type Answer, type Asked, example, forbidden, notFound, type StandIn, standIn } from './stand-in.js'

let server: StandIn | undefined
const asked: Asked[] = []
afterEach(async () => {
  await server?.close()
  expect(server?.problems ?? []).toEqual([])
  server = undefined
  asked.length = 0
})

/** What GitHub answers to a check run. */
const run = (status: number): Answer => ({ status, body: example('check-run-example-of-completed-conclusion') })
const taken = ({ operation }: Asked): Answer => run(operation === 'checks/create' ? 201 : 200)
const busy: Answer = { status: 502, body: { message: 'Bad Gateway', documentation_url: 'https://docs.github.com' } }

function annotation(more: Partial<Annotation> = {}): Annotation {
  return { severity: 'error', file: 'a.yaml', line: 3, endLine: 3, title: 't', message: 'm', ...more }
}
const many = (count: number) => Array.from({ length: count }, (_, at) => annotation({ line: at + 1, endLine: at + 1 }))

async function annotate(more: Partial<CheckRun>, answer: (asked: Asked, time: number) => Answer = taken) {
  let time = 0
  server = await standIn((each) => {
    asked.push(each)
    return answer(each, ++time)
  })
  const client = clientOf({ baseUrl: server.url, repository: 'o/r', token: 'secret' }, async () => {})
  const told = { sha: 'a'.repeat(40), name: 'Kruise', conclusion: 'failure', title: 'T', summary: 'S' } as const
  return annotateByCheckRun({ annotations: [annotation()], ...told, ...more }, client)
}
const written = () => asked.flatMap(({ body }) => body.output.annotations)

describe('a check run', () => {
  it('is made on the commit, completed, with its annotations', async () => {
    const annotations = [
      annotation({ column: 5, endColumn: 9 }),
      annotation({ severity: 'warning', line: 4, endLine: 6, file: 'größe 1.yaml' }),
      annotation({ severity: 'notice', column: 7 }),
    ]
    expect(await annotate({ annotations })).toEqual({ done: true, left: [], warnings: [] })
    expect(asked.map(({ operation, body }) => [operation, body])).toEqual([
      [
        'checks/create',
        {
          name: 'Kruise',
          head_sha: 'a'.repeat(40),
          status: 'completed',
          conclusion: 'failure',
          output: {
            title: 'T',
            summary: 'S',
            annotations: [
              {
                ...{ path: 'a.yaml', start_line: 3, end_line: 3, start_column: 5, end_column: 9 },
                ...{ annotation_level: 'failure', title: 't', message: 'm' },
              },
              {
                ...{ path: 'größe 1.yaml', start_line: 4, end_line: 6 },
                ...{ annotation_level: 'warning', title: 't', message: 'm' },
              },
              {
                ...{ path: 'a.yaml', start_line: 3, end_line: 3, start_column: 7, end_column: 7 },
                ...{ annotation_level: 'notice', title: 't', message: 'm' },
              },
            ],
          },
        },
      ],
    ])
  })

  it('stands there without annotations too', async () => {
    expect(await annotate({ annotations: [], conclusion: 'success' })).toEqual({ done: true, left: [], warnings: [] })
    expect(asked.map(({ body }) => [body.conclusion, body.output.annotations])).toEqual([['success', []]])
  })

  it.each([
    [49, [49]],
    [50, [50]],
    [51, [50, 1]],
    [100, [50, 50]],
    [101, [50, 50, 1]],
  ])('of %i annotations takes 50 in a request', async (count, pages) => {
    const annotations = many(count)
    expect(await annotate({ annotations })).toEqual({ done: true, left: [], warnings: [] })
    expect(asked.map(({ body }) => body.output.annotations.length)).toEqual(pages)
    expect(written().map(({ start_line }) => start_line)).toEqual(annotations.map(({ line }) => line))
    for (const { operation, params, body } of asked.slice(1)) {
      expect([operation, params.check_run_id]).toEqual(['checks/update', '4'])
      expect([body.status, body.conclusion, body.output.title, body.output.summary]).toEqual([
        ...['completed', 'failure', 'T', 'S'],
      ])
    }
  })

  it.each([
    [1_999, 1_999],
    [2_000, 2_000],
    [2_001, 2_000],
  ])(
    'of %i annotations holds %i, and gives back the others',
    async (count, held) => {
      const annotations = many(count)
      const { done, left, warnings } = await annotate({ annotations })
      expect([done, written().length, asked.length]).toEqual([true, held, 40])
      expect(left).toEqual(annotations.slice(held))
      expect(warnings).toEqual(
        count === held
          ? []
          : ['The check run "Kruise" holds 2000 of 2001 annotations: more would take GitHub too many requests.'],
      )
      expect(asked.at(-1)?.body.output.summary).toBe(
        count === held ? 'S' : '2000 of 2001 annotations stand here; the log has more.\n\nS',
      )
    },
    60_000,
  )

  it('has columns only where the place is on one line', async () => {
    const columns = { column: 5, endColumn: 2 }
    await annotate({
      annotations: [2, 3, 4].map((endLine) => annotation({ line: 3, endLine, ...columns })),
    })
    expect(written().map(({ end_line, start_column, end_column }) => [end_line, start_column, end_column])).toEqual([
      [3, undefined, undefined],
      [3, 5, 5],
      [4, undefined, undefined],
    ])
  })

  it.each([
    ['m', 65_535, 65_535],
    ['m', 65_536, 65_536],
    ['m', 65_537, 65_536],
    // Of three bytes each.
    ['界', 21_845, 65_535],
    ['界', 21_846, 65_535],
  ])('says a message of %s, %i times, in %i bytes', async (unit, count, bytes) => {
    await annotate({ annotations: [annotation({ message: unit.repeat(count) })] })
    const [{ message }] = written()
    expect([Buffer.byteLength(message), message.endsWith('…')]).toEqual([
      bytes,
      count * Buffer.byteLength(unit) > 65_536,
    ])
    expect(message).not.toContain('\ufffd')
  })

  it.each([
    [254, 254],
    [255, 255],
    [256, 255],
  ])('says a title of %i characters in %i', async (count, said) => {
    await annotate({ title: 'T'.repeat(count), annotations: [annotation({ title: 't'.repeat(count) })] })
    const { title, annotations } = asked[0]!.body.output
    for (const each of [title, annotations[0].title])
      expect([each.length, each.endsWith('…')]).toEqual([said, count > said])
  })

  it.each([
    [65_534, 65_534],
    [65_535, 65_535],
    [65_536, 65_535],
    [200_000, 65_535],
  ])('says a summary of %i characters in %i', async (count, said) => {
    await annotate({ summary: 's'.repeat(count) })
    const { summary } = asked[0]!.body.output
    expect([Buffer.byteLength(summary), summary.endsWith('…')]).toEqual([said, count > said])
  })

  it('never cuts a character in two', async () => {
    await annotate({ summary: '😀'.repeat(40_000), annotations: [annotation({ title: `t${'😀'.repeat(200)}` })] })
    const { summary, annotations } = asked[0]!.body.output
    expect([summary, annotations[0].title].map((each) => each.isWellFormed())).toEqual([true, true])
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535)
  })

  it('shows what a reader would not see, and keeps the lines of a message', async () => {
    await annotate({ annotations: [annotation({ title: 'a\u202e\nb', message: 'one\n\u001b[31mtwo\ud800' })] })
    expect(written().map(({ title, message }) => [title, message])).toEqual([
      ['a\\u202e\\u000ab', 'one\n\\u001b[31mtwo\\ud800'],
    ])
  })
})

describe('lines of another commit', () => {
  it('are those that the mapping says, and what has no line is given back', async () => {
    const lost = annotation({ line: 9, endLine: 9 })
    const broken = annotation({ file: 'unreadable.yaml' })
    const lineAt = async (file: string, line: number) => {
      if (file === 'unreadable.yaml') throw new Error('no such file')
      return { 3: 13, 4: 14, 6: 16 }[line]
    }
    const annotations = [
      annotation({ column: 5, endColumn: 9 }),
      annotation({ line: 4, endLine: 6 }),
      lost,
      annotation({ line: 6, endLine: 9 }),
      annotation({ line: 6, endLine: 3 }),
      broken,
    ]
    expect(await annotate({ annotations, lineAt })).toEqual({ done: true, left: [lost, broken], warnings: [] })
    expect(written().map(({ start_line, end_line, start_column }) => [start_line, end_line, start_column])).toEqual([
      [13, 13, 5],
      [14, 16, undefined],
      [16, 16, undefined],
      [16, 16, undefined],
    ])
  })
})

describe('a refusal', () => {
  it.each([
    [403, forbidden, '403 Resource not accessible by integration. It needs `checks: write`.'],
    [404, notFound, '404 Not Found. It needs `checks: write`.'],
    [
      422,
      { message: 'Validation Failed', documentation_url: 'https://docs.github.com' },
      '422 Validation Failed. With `checks: write` the next run writes it anew.',
    ],
  ])('of %i gives every annotation back and names the permission', async (status, body, words) => {
    const annotations = many(60)
    const lineAt = () => undefined
    expect(await annotate({ annotations, lineAt }, () => ({ status, body }))).toEqual({
      done: false,
      left: annotations,
      warnings: [`The check run "Kruise" is not written, for GitHub says: ${words}`],
    })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['502', busy, '502 Bad Gateway'],
    ['a lost answer', { status: 0, drop: true }, 'no answer'],
  ])(
    'that is %s gives every annotation back, asks once and says that the check run may be there',
    async (_, answer, words) => {
      const annotations = many(60)
      expect(await annotate({ annotations }, () => answer)).toEqual({
        done: false,
        left: annotations,
        warnings: [
          `The check run "Kruise" may be missing, for GitHub says: ${words}. With \`checks: write\` the next run writes it anew.`,
        ],
      })
      expect(asked).toHaveLength(1)
    },
  )

  it('half-way leaves the verdict, says in the check run what is missing, and gives that back', async () => {
    const annotations = many(120)
    const result = await annotate({ annotations }, (each, time) => (time === 2 ? busy : taken(each)))
    expect(result).toEqual({
      done: false,
      left: annotations.slice(50),
      warnings: [
        'The check run "Kruise" holds 50 of 120 annotations, for GitHub says: 502 Bad Gateway. It needs `checks: write` to the end of the run.',
      ],
    })
    expect(asked).toHaveLength(3)
    expect(asked[2]?.body).toEqual({
      status: 'completed',
      conclusion: 'failure',
      output: { title: 'T', summary: '50 of 120 annotations stand here; the log has more.\n\nS', annotations: [] },
    })
  })

  it('to the end of the run is said', async () => {
    const annotations = [annotation({ file: 'gone.yaml' }), ...many(120)]
    const lineAt = (file: string, line: number) => (file === 'gone.yaml' ? undefined : line)
    const result = await annotate({ annotations, lineAt }, (each, time) =>
      time < 3 ? taken(each) : { status: 403, body: forbidden },
    )
    expect(result).toEqual({
      done: false,
      left: [...annotations.slice(101), annotations[0]],
      warnings: [
        'The check run "Kruise" holds 100 of 120 annotations, and does not say so, for GitHub says: 403 Resource not accessible by integration. It needs `checks: write` to the end of the run.',
      ],
    })
  })
})
