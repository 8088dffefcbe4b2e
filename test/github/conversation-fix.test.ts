import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkFiles } from '../../src/doors/check.js'
import type { Report } from '../../src/finding.js'
import { CONFIG, casesIn } from '../case.js'
import { type Kept, PullRequestMemory } from './conversation-memory.js'
import { run } from './conversation-told.js'

vi.setConfig({ testTimeout: 60_000 })

const RULE = 'subset-patch-changes-priority-class'
const cases = casesIn(join(import.meta.dirname, '../cases')).filter(
  ({ rule, files }) => rule === RULE && files.length === 1,
)

/** What GitHub makes of a file where a person commits the suggestion of a comment. */
function committed(text: string, { body, from, to }: Kept): string {
  const [, fence, lines] = /^(`{3,})suggestion\n([\s\S]*?)^\1$/m.exec(body)!
  expect(fence).toBe('```')
  const rows = text.split(/(?<=\n)/)
  return [...rows.slice(0, from! - 1), lines, ...rows.slice(to!)].join('')
}

const shown = ({ findings }: Report) => findings.map(({ fingerprint }) => fingerprint).sort()

test.each([
  ['fails', 1],
  ['two-subsets', 2],
  ['template-with-class', 1],
  ['cloneset', 1],
  ['statefulset', 1],
  ['class-with-never-and-priority', 1],
  ['wrong-priority', 1],
])('%s: a suggestion, committed, clears its finding in every cluster and adds none', async (name, count) => {
  const { config, files } = cases.find((each) => each.name === name)!
  const [{ path, text }] = files as [(typeof files)[0]]
  const check = async (text: string): Promise<Report> => {
    const given = [
      { path: CONFIG, text: config },
      { path, text },
    ]
    return (await checkFiles(given, { paths: [path], clusters: [], today: '2026-11-22' })).report
  }
  const memory = await PullRequestMemory.open({ [CONFIG]: config }, { [path]: text })
  try {
    const before = await check(text)
    const { warnings } = await run(memory, before.findings, { report: before })
    expect(warnings).toEqual([])
    const offering = memory.lineComments.filter(({ body }) => body.includes('suggestion\n'))
    expect(offering.length).toBe(count)
    expect(before.findings.filter(({ fix }) => fix?.safe).length).toBe(count)
    for (const comment of offering) {
      const of = before.findings.find(({ fingerprint }) => comment.body.includes(` ${fingerprint} -->`))!
      const after = committed(text, comment)
      expect(after).not.toBe(text)
      const found = shown(await check(after))
      expect(found).not.toContain(of.fingerprint)
      expect(shown(before)).toEqual(expect.arrayContaining(found))
    }

    // All of them in one commit, from the last on; the next run marks their comments.
    const byLine = [...offering].sort((a, b) => b.to! - a.to!)
    const after = byLine.reduce(committed, text)
    const rest = await check(after)
    memory.push({ [path]: after })
    await run(memory, rest.findings, { report: rest })
    expect(offering.map(({ body }) => body.split('\n')[1])).toEqual(
      offering.map(() => `Resolved by ${memory.head.slice(0, 10)}.`),
    )
    expect(memory.problems).toEqual([])
  } finally {
    await memory.close()
  }
})
