// Fixes that meet each other, on texts and findings that are made up.
import { describe, expect, test } from 'vitest'
import type { Checked } from '../../src/doors/check.js'
import { type Bench, mend } from '../../src/doors/fix/rounds.js'
import type { Finding, Fix, Report } from '../../src/finding.js'

/** A mistake of a made-up language: what it looks like, and the text that mends it there. */
interface Mistake {
  readonly id: string
  readonly looks: RegExp
  /** The fix, as what of the match is replaced by what; without it there is none. */
  readonly by?: readonly [RegExp, string]
}

function findingsIn(text: string, mistakes: readonly Mistake[]): Finding[] {
  return mistakes.flatMap(({ id, looks, by }) => {
    const found = looks.exec(text)
    if (!found) return []
    const inner = by?.[0].exec(found[0])
    const start = found.index + (inner?.index ?? 0)
    const edits = inner && by && [{ file: 'a', start, end: start + inner[0].length, newText: by[1] }]
    const fix: Fix | undefined = edits ? { title: id, safe: true, edits } : undefined
    return [
      {
        ruleId: id,
        message: `${id} is wrong`,
        file: 'a',
        line: 1,
        column: found.index + 1,
        fingerprint: id,
        severity: 'error',
        clusters: ['prod'],
        affects: [],
        status: 'new',
        ...(fix && { fix }),
      } as unknown as Finding,
    ]
  })
}

async function mended(text: string, mistakes: readonly Mistake[]) {
  let judged = 0
  const judge = async (texts: ReadonlyMap<string, string>): Promise<Checked> => {
    judged++
    const findings = findingsIn(texts.get('a') ?? text, mistakes)
    const report = {
      schemaVersion: 1,
      clusters: [{ name: 'prod' }],
      findings,
      ledger: { documents: 1, checked: 1, skipped: [] },
    }
    return { report: report as unknown as Report } as Checked
  }
  const bench: Bench = {
    judge,
    fixOf: ({ fix }) => fix,
    placeOf: (file) => file,
    originalOf: () => text,
    offsetOf: ({ column }) => column - 1,
  }
  const { state, applied, refused } = await mend(await judge(new Map()), bench)
  return {
    text: state.texts.get('a') ?? text,
    applied: applied.map(({ finding, at }) => `${finding.ruleId}@${at}`),
    refused: Object.fromEntries([...refused].map(([key, because]) => [JSON.parse(key)[1], because])),
    judged,
    changes: state.changes.get('a') ?? [],
  }
}

describe('rounds of fixes', () => {
  test('those that do not touch are made at once', async () => {
    const found = await mended('aa bb', [
      { id: 'A', looks: /a+/, by: [/a+/, '1'] },
      { id: 'B', looks: /b+/, by: [/b+/, '22'] },
    ])
    expect(found).toMatchObject({ text: '1 22', applied: ['A@0', 'B@3'], refused: {}, judged: 2 })
    expect(found.changes).toEqual([
      { start: 0, end: 2, newText: '1' },
      { start: 3, end: 5, newText: '22' },
    ])
  })

  test('those that touch are made one after the other, and told by where they stood first', async () => {
    const found = await mended('aab', [
      { id: 'A', looks: /a+/, by: [/a+/, '11111'] },
      { id: 'B', looks: /b/, by: [/b/, '2'] },
    ])
    expect(found).toMatchObject({ text: '111112', applied: ['A@0', 'B@2'], refused: {}, judged: 3 })
  })

  test('an edit that two of them make is made once', async () => {
    const found = await mended('aa', [
      { id: 'A', looks: /a+/, by: [/a+/, 'x'] },
      { id: 'B', looks: /aa/, by: [/aa/, 'x'] },
    ])
    expect(found).toMatchObject({ text: 'x', applied: ['A@0', 'B@0'], judged: 2 })
  })

  test('one that brings about another finding with the rest is left out, the others are made', async () => {
    const found = await mended('a b c d', [
      { id: 'A', looks: /a/, by: [/a/, '1'] },
      { id: 'B', looks: /b/, by: [/b/, '2'] },
      { id: 'C', looks: /c/, by: [/c/, '3'] },
      { id: 'D', looks: /d/, by: [/d/, '4'] },
      { id: 'BD', looks: /2 .* 4/ },
    ])
    expect(found).toMatchObject({
      text: '1 2 3 d',
      applied: ['A@0', 'B@2', 'C@4'],
      refused: { D: 'it would bring about: BD is wrong [BD]' },
    })
  })

  test('one that was left out is made once nothing is in its way', async () => {
    const found = await mended('a b', [
      { id: 'A', looks: /a/, by: [/a/, '1'] },
      // With A it would bring about AB as long as the first one is a "1"; that is itself mended to a "9".
      { id: 'B', looks: /b/, by: [/b/, '2'] },
      { id: 'AB', looks: /[a1] 2/ },
      { id: 'ONE', looks: /[a1]/, by: [/[a1]/, '9'] },
    ])
    expect(found).toMatchObject({ text: '9 2', refused: {} })
  })

  test('one that does not mend its finding is left out', async () => {
    const found = await mended('a', [{ id: 'A', looks: /a|b/, by: [/a|b/, 'b'] }])
    expect(found).toMatchObject({ text: 'a', applied: [], refused: { A: 'it would not mend it' } })
  })

  test('two that undo each other come to an end', async () => {
    const found = await mended('a', [
      { id: 'A', looks: /a/, by: [/a/, 'b'] },
      { id: 'B', looks: /b/, by: [/b/, 'a'] },
    ])
    expect(found).toMatchObject({ text: 'a', applied: [], refused: { A: 'it would bring about: B is wrong [B]' } })
  })
})
