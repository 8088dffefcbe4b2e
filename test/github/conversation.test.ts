import { afterEach, expect, test } from 'vitest'
import { converse } from '../../src/github/conversation.js'
import { textsByApi } from '../../src/github/texts.js'
import { report } from '../report/sample.js'
import { PullRequestMemory, ROBOT, STRANGER } from './conversation-memory.js'
import { fixOf, found, marker, print, rows, run, STICKY } from './conversation-told.js'

let memory: PullRequestMemory
const open = async (head = rows(20).replace('key5: 5', 'key5: five\nkey5b: 5'), base = rows(20)) => {
  memory = await PullRequestMemory.open({ 'a.yaml': base, 'b.yaml': rows(3) }, { 'a.yaml': head })
  return memory
}
afterEach(async () => {
  expect(memory.problems).toEqual([])
  await memory.close()
})
const READ_FIRST = ['GET /pulls/7', 'GET /pulls/7/comments']
const AGAIN = ['GET /pulls/7', 'GET /pulls/7/comments', 'POST /graphql', 'GET /pulls/7/files']

test('new findings stand in one review on lines of the diff, and the rest in one comment', async () => {
  const { repository, head } = await open()
  const text = memory.text('a.yaml')!
  const findings = [
    found('soft', 8, { severity: 'warning' }),
    found('hard', 5, fixOf(text, 'five', '55')),
    found('far', 20),
    found('elsewhere', 1, { file: 'b.yaml', changedHere: { file: 'a.yaml', line: 6, column: 1 } }),
    found('other', 2, { file: 'b.yaml' }),
    found('old', 6, { status: 'existing' }),
  ]
  const { warnings, inReview } = await run(memory, findings)
  expect(warnings).toEqual([])
  expect([...inReview]).toEqual(['hard', 'elsewhere', 'soft'].map(print))
  expect(memory.reviews).toEqual([
    {
      id: expect.any(Number),
      body: 'Kruise Preflight: 2 errors and 1 warning on lines of this change.',
      commit: head,
    },
  ])
  expect(memory.lineComments.map(({ path, from, to }) => [path, from, to])).toEqual([
    ['a.yaml', 5, 5],
    ['a.yaml', 6, 6],
    ['a.yaml', 8, 8],
  ])
  const [hard, elsewhere] = memory.lineComments.map(({ body }) => body.split('\n'))
  expect(hard!.slice(0, 8)).toEqual([
    marker('hard'),
    '**error** hard `subset-patch-changes-priority-class`',
    '',
    '**Do** mend hard',
    '',
    '```suggestion',
    'key5: 55',
    '```',
  ])
  expect(elsewhere).toContain('**The cause** `b.yaml:1:11`')
  expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: far, other`])
  expect(memory.asked()).toEqual([
    ...READ_FIRST,
    'GET /pulls/7/files',
    'GET /contents/a.yaml',
    'POST /pulls/7/reviews',
    'GET /issues/7/comments',
    'POST /issues/7/comments',
  ])
  expect(repository.git('status', '--short')).toBe('')
})

test('a second run that finds the same writes nothing', async () => {
  await open()
  const findings = [found('a', 5, fixOf(memory.text('a.yaml')!, 'five', '55')), found('far', 20)]
  await run(memory, findings)
  memory.asked()
  const again = await run(memory, findings)
  expect(again).toEqual({ warnings: [], inReview: new Set([print('a')]) })
  expect(memory.asked()).toEqual([...AGAIN, 'GET /contents/a.yaml', 'GET /issues/7/comments', 'POST /graphql'])
})

test('the next push brings up to date what stands, marks what is resolved, and posts what is new alone', async () => {
  await open()
  await run(memory, [found('stays', 5), found('goes', 6), found('far', 20)])
  const [stays, goes] = memory.lineComments
  memory.says(STRANGER, 'why?', { path: 'a.yaml', to: 6, answers: goes!.id })
  memory.push({ 'a.yaml': `# a line above\n${memory.text('a.yaml')}` })
  const before = goes!.body
  const { inReview } = await run(memory, [found('stays', 6, { remedy: 'another way' }), found('comes', 9)])
  expect([...inReview]).toEqual([print('stays'), print('comes')])
  expect(memory.reviews.map(({ body }) => body)).toEqual([
    'Kruise Preflight: 2 errors on lines of this change.',
    'Kruise Preflight: 1 error on lines of this change.',
  ])
  expect(memory.lineComments.map(({ body }) => body.split('\n')[0])).toEqual([
    marker('stays'),
    marker('goes'),
    'why?',
    marker('comes'),
  ])
  expect(stays!.body).toContain('**Do** another way')
  const [first, ...rest] = before.split('\n')
  expect(goes!.body).toBe(
    `${first}\nResolved by ${memory.head.slice(0, 10)}.\n\n<details><summary>What it said</summary>\n\n${rest.join('\n')}\n\n</details>`,
  )
  expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nnothing left`])
  memory.asked()

  // What is marked stays as it is.
  memory.push({ 'b.yaml': rows(4) })
  await run(memory, [found('stays', 6, { remedy: 'another way' }), found('comes', 9)])
  expect(memory.asked().filter((each) => /^(?:PATCH|POST \/(?:pulls|issues))/.test(each))).toEqual([])

  // What comes back is shown again, where it stood.
  const { inReview: again } = await run(memory, [found('goes', 7), found('stays', 6), found('comes', 9)])
  expect([...again].sort()).toEqual(['goes', 'stays', 'comes'].map(print).sort())
  expect(goes!.body).toBe(before)
  expect(memory.reviews.length).toBe(2)
})

test('several findings on a line are one comment, which loses them one by one', async () => {
  await open()
  const [one, two] = [found('one', 5), found('two', 5, { severity: 'warning' })]
  await run(memory, [two, one])
  const [comment] = memory.lineComments
  expect(comment!.body.split('\n')[0]).toBe(marker('one', 'two'))
  expect(comment!.body.match(/^\*\*(?:error|warning)\*\* \w+/gm)).toEqual(['**error** one', '**warning** two'])
  expect(await run(memory, [two])).toEqual({ warnings: [], inReview: new Set([print('two')]) })
  expect(comment!.body.match(/^\*\*(?:error|warning)\*\* \w+/gm)).toEqual(['**warning** two'])
  expect(comment!.body.endsWith('\n\n---\n\n1 other finding of this comment is resolved.')).toBe(true)
  memory.asked()
  await run(memory, [two])
  expect(memory.asked().filter((each) => each.startsWith('PATCH'))).toEqual([])
  await run(memory, [])
  expect(comment!.body.split('\n').slice(0, 2)).toEqual([
    marker('one', 'two'),
    `Resolved by ${memory.head.slice(0, 10)}.`,
  ])
  expect(memory.lineComments.length).toBe(1)
})

test('of suggestions for the same lines one is made, and the other says its fix', async () => {
  await open()
  const text = memory.text('a.yaml')!
  const wide = fixOf(text, 'key5b: 5\nkey6: 6', 'both: 1')
  await run(memory, [found('one', 6, wide), found('two', 7, fixOf(text, 'key6: 6', 'key6: 66'))])
  const [one, two] = memory.lineComments
  expect([one!.from, one!.to, two!.from, two!.to]).toEqual([6, 7, 7, 7])
  expect(one!.body).toContain('```suggestion\nboth: 1\n```')
  expect(two!.body).not.toContain('suggestion')
  expect(two!.body).toContain('**Fix** key6: 6 becomes key6: 66')
})

test('a suggestion goes where its comment stands on other lines than it changes', async () => {
  await open()
  const text = memory.text('a.yaml')!
  await run(memory, [found('one', 5, fixOf(text, 'five', '55'))])
  const [comment] = memory.lineComments
  expect(comment!.body).toContain('suggestion')
  // Two lines are to change now, and the comment stands on one.
  await run(memory, [found('one', 5, fixOf(text, 'key5: five\nkey5b: 5', 'key5: 55'))])
  expect(comment!.body).not.toContain('suggestion')
  expect(comment!.body).toContain('**Fix** ')
  await run(memory, [found('one', 5, fixOf(text, 'five', '55'))])
  expect(comment!.body).toContain('```suggestion\nkey5: 55\n```')
})

test('the suggestion of a resolved comment cannot be applied', async () => {
  await open()
  await run(memory, [found('one', 5, fixOf(memory.text('a.yaml')!, 'five', '``` 55'))])
  expect(memory.lineComments[0]!.body).toContain('````suggestion\nkey5: ``` 55\n````')
  await run(memory, [])
  expect(memory.lineComments[0]!.body).toContain('````text\nkey5: ``` 55\n````')
  expect(memory.lineComments[0]!.body).not.toContain('suggestion')
})

test('a finding whose comment is outdated is not commented again: it stands in the comment below', async () => {
  await open()
  await run(memory, [found('one', 5)])
  memory.push({ 'a.yaml': memory.text('a.yaml')!.replace('five', 'FIVE') })
  expect(memory.lineComments[0]!.to).toBe(null)
  const { inReview } = await run(memory, [found('one', 5)])
  expect([...inReview]).toEqual([])
  expect(memory.lineComments.length).toBe(1)
  expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: one`])
})

test('markers in comments of others, and anywhere but at the start, are nothing', async () => {
  await open()
  const line = { path: 'a.yaml', to: 5 }
  const theirs = [
    memory.says(STRANGER, `${marker('one')}\nmine`, line),
    memory.says({ login: 'dependabot[bot]', type: 'Bot' }, `${marker('one')}\nmine`, line),
    memory.says({ login: 'github-actions', type: 'User' }, `${marker('one')}\nmine`, line),
    memory.says(ROBOT, `> ${marker('one')}`, line),
    memory.says(ROBOT, `\n${marker('one')}`, line),
    memory.says(STRANGER, `${STICKY}\nmine`),
    memory.says(ROBOT, `as ${STICKY}`),
  ]
  const bodies = theirs.map(({ body }) => body)
  const { inReview, warnings } = await run(memory, [found('one', 5), found('far', 20)])
  expect(warnings).toEqual([])
  expect([...inReview]).toEqual([print('one')])
  expect(memory.lineComments.length).toBe(6)
  expect(memory.comments.at(-1)!.body).toBe(`${STICKY}\nleft: far`)
  await run(memory, [])
  expect(theirs.map(({ body }) => body)).toEqual(bodies)
})

test('a token of a person knows its own comments, and an app by its name without [bot]', async () => {
  await open()
  for (const me of [STRANGER, { login: 'gate[bot]', type: 'Bot' } as const]) {
    memory.me = me
    memory.refuse = ({ operation }) =>
      operation === 'graphql'
        ? { status: 200, body: { data: { viewer: { login: me.login.replace('[bot]', '') } } } }
        : undefined
    await run(memory, [found('one', 5), found('far', 20)])
    await run(memory, [found('one', 5), found('far', 20)])
  }
  expect(memory.lineComments.map(({ author }) => author.login)).toEqual(['mallory', 'gate[bot]'])
  expect(memory.comments.map(({ author }) => author.login)).toEqual(['mallory', 'gate[bot]'])
})

test('where GitHub does not say who the token is, comments of bots count', async () => {
  await open()
  await run(memory, [found('one', 5)])
  memory.says(STRANGER, `${marker('two')}\nmine`, { path: 'a.yaml', to: 5 })
  memory.refuse = ({ operation }) =>
    operation === 'graphql'
      ? { status: 200, body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'no' }] } }
      : undefined
  const { warnings } = await run(memory, [found('one', 5), found('two', 6)])
  expect(warnings).toEqual([])
  expect(memory.lineComments.map(({ body }) => body.split('\n')[0])).toEqual([
    marker('one'),
    marker('two'),
    marker('two'),
  ])
})

test('a run that another later run has overtaken says nothing', async () => {
  await open()
  const head = 'd'.repeat(40)
  expect(await run(memory, [found('one', 5)], { head })).toEqual({
    warnings: [
      `Nothing is said on the pull request: it is at ${memory.head.slice(0, 10)} by now, and this run judged dddddddddd.`,
    ],
    inReview: new Set(),
  })
  expect(memory.asked()).toEqual(['GET /pulls/7'])
})

test('lines are those of the head, where the base brought others to the text that was judged', async () => {
  await open()
  const head = memory.text('a.yaml')!
  const judged = `# of the base\n${head.replace('key18: 18\n', 'key18: 18\nbase: 1\n')}`
  const client = memory.client()
  const texts = { ...textsByApi({ judged: memory.head, head: memory.head }, client), judged: async () => judged }
  const findings = [found('five', 6, fixOf(judged, 'five', '55')), found('base', 1), found('late', 20)]
  const told = { report: report({ findings }), review: true, comment: false, body: () => '', pullRequest: 7 }
  const { inReview } = await converse({ ...told, head: memory.head }, texts, client)
  expect([...inReview]).toEqual([print('five')])
  expect(memory.lineComments.map(({ from, to }) => [from, to])).toEqual([[5, 5]])
  expect(memory.lineComments[0]!.body).toContain('```suggestion\nkey5: 55\n```')
  expect(memory.lineComments[0]!.body).not.toContain('The cause')
})

test('nothing to say is not said, and needs no files of the pull request', async () => {
  await open()
  expect(await run(memory, [found('old', 5, { status: 'existing' })])).toEqual({ warnings: [], inReview: new Set() })
  expect(memory.asked()).toEqual([...READ_FIRST, 'GET /issues/7/comments'])
  expect(await run(memory, [found('one', 5)], { review: false, comment: false })).toEqual({
    warnings: [],
    inReview: new Set(),
  })
  expect(memory.asked()).toEqual([])
})

test('each of the two is kept alone', async () => {
  await open()
  await run(memory, [found('one', 5)], { review: false })
  expect(memory.lineComments).toEqual([])
  expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: one`])
  await run(memory, [found('one', 5)], { comment: false })
  expect(memory.lineComments.length).toBe(1)
  expect(memory.comments.map(({ body }) => body)).toEqual([`${STICKY}\nleft: one`])
})

test('of several comments of ours the newest is kept, and the others say so', async () => {
  await open()
  const [first, other, last] = ['a', 'b', 'c'].map((body) => memory.says(ROBOT, `${STICKY}\n${body}`))
  memory.says(STRANGER, 'words')
  await run(memory, [found('far', 20)])
  expect(last!.body).toBe(`${STICKY}\nleft: far`)
  const old = 'Kruise Preflight: a newer comment on this pull request has the result.'
  expect([first!.body, other!.body]).toEqual([old, old])
  memory.asked()
  await run(memory, [found('far', 20)])
  expect(memory.asked().filter((each) => each.startsWith('PATCH'))).toEqual([])
})

test('comments are looked for on all pages', async () => {
  await open()
  await run(memory, [found('one', 5), found('far', 20)])
  for (let i = 0; i < 250; i++) memory.says(STRANGER, `${i}`, { path: 'a.yaml', to: 5 })
  for (let i = 0; i < 250; i++) memory.says(STRANGER, `${i}`)
  memory.lineComments.push(memory.lineComments.shift()!)
  memory.comments.push(memory.comments.shift()!)
  memory.asked()
  await run(memory, [found('far', 20)])
  const asked = memory.asked()
  expect(asked.filter((each) => each === 'GET /pulls/7/comments').length).toBe(3)
  expect(asked.filter((each) => each === 'GET /issues/7/comments').length).toBe(3)
  expect(asked.filter((each) => each.startsWith('PATCH')).length).toBe(1)
  expect(memory.lineComments.at(-1)!.body).toContain('\nResolved by ')
})

test('two runs on one pull request keep their comments apart', async () => {
  await open()
  await run(memory, [found('one', 5), found('far', 20)], { run: 'prod' })
  await run(memory, [found('two', 5), found('wide', 20)], { run: 'dev -->' })
  expect(memory.lineComments.length).toBe(2)
  expect(memory.comments.map(({ body }) => body.split('\n')[1])).toEqual(['left: far', 'left: wide'])
  expect(
    memory.lineComments.map(({ body }) => /^<!-- kruise-preflight-[0-9a-f]{16}: [0-9a-f]{16} -->$/m.test(body)),
  ).toEqual([true, true])
  await run(memory, [], { run: 'prod' })
  expect(memory.lineComments.map(({ body }) => body.includes('Resolved by'))).toEqual([true, false])
})

test('a fingerprint at two places is not commented', async () => {
  await open()
  const twice = [found('one', 5, { config: 'a' }), found('one', 6, { config: 'b' })]
  expect([...(await run(memory, twice)).inReview]).toEqual([])
  expect(memory.lineComments).toEqual([])
})

test('of two comments on one finding, as two runs at once make, the first is kept up to date and both are marked', async () => {
  await open()
  await run(memory, [found('one', 5)])
  const twin = memory.says(ROBOT, memory.lineComments[0]!.body, { path: 'a.yaml', to: 5 })
  const before = twin.body
  const { inReview } = await run(memory, [found('one', 5, { remedy: 'another way' })])
  expect([...inReview]).toEqual([print('one')])
  expect(memory.lineComments.map(({ body }) => body === before)).toEqual([false, true])
  await run(memory, [])
  expect(memory.lineComments.map(({ body }) => body.split('\n')[1])).toEqual(
    [1, 2].map(() => `Resolved by ${memory.head.slice(0, 10)}.`),
  )
})

test('what a person edited, and line breaks as a browser sends them, are brought up to date and no more', async () => {
  await open()
  const findings = [found('one', 5, fixOf(memory.text('a.yaml')!, 'five', '55')), found('far', 20)]
  await run(memory, findings)
  const [line, sticky] = [memory.lineComments[0]!, memory.comments[0]!]
  const written = line.body
  line.body = `${written.replaceAll('\n', '\r\n')}\r\n`
  sticky.body = sticky.body.replaceAll('\n', '\r\n')
  memory.asked()
  await run(memory, findings)
  expect(memory.asked().filter((each) => each.startsWith('PATCH'))).toEqual([])
  line.body = `${marker('one')}\nmine`
  await run(memory, findings)
  expect(line.body).toBe(written)
  line.body = written.replaceAll('\n', '\r\n')
  await run(memory, [])
  expect(line.body).not.toContain('suggestion')
})

test('what may be secret is not suggested', async () => {
  await open()
  const fix = fixOf(memory.text('a.yaml')!, 'five', '55')
  await run(memory, [found('one', 5, { ...fix, path: '/data/key5' })])
  expect(memory.lineComments[0]!.body).not.toContain('suggestion')
})

test('a place that is none is not commented', async () => {
  await open()
  await run(memory, [found('a', 1.5), found('b', Number.NaN), found('c', -1), found('d', 1e12)], { comment: false })
  expect(memory.reviews).toEqual([])
})

test('an answer in a conversation is never one of our comments', async () => {
  await open()
  const theirs = memory.says(STRANGER, 'words', { path: 'a.yaml', to: 5 })
  const answer = memory.says(ROBOT, `${marker('one')}\nwords`, { path: 'a.yaml', to: 5, answers: theirs.id })
  await run(memory, [])
  expect(answer.body).toBe(`${marker('one')}\nwords`)
})

test('a file whose diff is of another text than the head has no comment', async () => {
  await open()
  const files = {
    judged: async () => `${rows(3)}more: 1\n${rows(20)}`,
    head: async () => `${rows(3)}more: 1\n${rows(20)}`,
  }
  const findings = [found('one', 5)]
  const told = { report: report({ findings }), review: true, comment: false, body: () => '', pullRequest: 7 }
  const { inReview, warnings } = await converse({ ...told, head: memory.head }, files, memory.client())
  expect([[...inReview], warnings, memory.reviews]).toEqual([[], [], []])
})
