import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeOnce } from '../../src/cluster/matrix.js'
import { ClusterProfile } from '../../src/cluster/profile.js'
import type { Cell, Reading } from '../../src/cluster/reading.js'
import { knowledge } from '../knowledge.js'
import { profile, release } from './facts.js'

const cell = (kubernetes: string, kruise?: string, answers: Record<string, unknown> = {}): Cell => ({
  profile: profile(kubernetes, kruise),
  answer: (key) => answers[key],
})

describe('judgeOnce', () => {
  test('runs once for cells that answer alike', () => {
    const cells = [cell('1.28.0', '1.6.3'), cell('1.28.1', '1.7.4'), cell('1.32.0', '1.8.0'), cell('1.26.0', '1.7.5')]
    const judged = judgeOnce(cells, (reading) => ({ clears: reading.holds('clears') }))
    expect(judged.runs).toBe(2)
    expect(judged.outcomes).toEqual([{ clears: false }, { clears: false }, { clears: true }, { clears: true }])
    expect(judged.outcomes[0]).toBe(judged.outcomes[1])
    expect(judged.outcomes[2]).toBe(judged.outcomes[3])
  })

  test('a run that asks nothing is the same for all', () => {
    expect(judgeOnce([cell('1.26.0'), cell('1.32.0')], () => 'x')).toEqual({ outcomes: ['x', 'x'], runs: 1 })
    expect(judgeOnce([], () => 'x')).toEqual({ outcomes: [], runs: 0 })
  })

  test('what is asked later may depend on what was answered', () => {
    const run = (reading: Reading) =>
      reading.installed('kruise') ? (reading.library('kruise').holds('young') ? 'young' : 'old') : 'none'
    const cells = [
      cell('1.28.0'),
      cell('1.28.0', '1.7.4'),
      cell('1.32.0'),
      cell('1.32.0', '1.8.0'),
      cell('1.26.0', '1.6.3'),
    ]
    expect(judgeOnce(cells, run)).toEqual({ outcomes: ['none', 'old', 'none', 'young', 'old'], runs: 3 })
  })

  test('objects compare by identity, lists by their parts', () => {
    const [a, b] = [{ name: 'a' }, { name: 'a' }]
    const see = (...values: unknown[]) =>
      judgeOnce(
        values.map((value) => cell('1.28.0', undefined, { classes: value })),
        (reading) => reading.ask('classes'),
      ).runs
    expect(see([a, b], [a, b])).toBe(1)
    expect(see([a, b], [b, a])).toBe(2)
    expect(see([a], [a, a])).toBe(2)
    expect(see(a, b)).toBe(2)
    expect(see(a, a)).toBe(1)
    expect(see(undefined, null)).toBe(2)
    expect(see([], [])).toBe(1)
    expect(see([], undefined)).toBe(2)
    expect(see('1', 1)).toBe(2)
  })

  test('the text of a message counts, not the values that fill it', () => {
    const cells = [cell('1.26.0'), cell('1.28.0'), cell('1.32.0')]
    expect(judgeOnce(cells, (reading) => reading.say('worded', { a: 'x' }))).toEqual({
      outcomes: ['old x', 'old x', 'new x'],
      runs: 2,
    })
  })

  test('a question that a later cell cannot answer makes it run by itself', () => {
    const asking: Cell = { profile: profile('1.28.0'), answer: () => 'yes' }
    const silent: Cell = { profile: profile('1.28.0') }
    const run = (reading: Reading, { profile: { name } }: Cell) => reading.ask('k', () => name)
    expect(judgeOnce([asking, silent, silent], run).runs).toBe(3)
  })

  test('a run that throws stops, and nothing hides it', () => {
    expect(() => judgeOnce([cell('1.28.0')], (reading) => reading.holds('none'))).toThrow('no fact named "none"')
  })

  test('hosts are told apart', () => {
    const guest = (host: string) => ({ profile: profile('1.32.0', undefined, { host: profile(host) }) })
    const cells = [guest('1.28.0'), guest('1.28.1'), guest('1.32.0'), cell('1.32.0')]
    expect(judgeOnce(cells, (reading) => reading.host?.holds('immutable'))).toEqual({
      outcomes: [false, false, true, undefined],
      runs: 3,
    })
  })

  test('200 real cells cost as many runs as they differ', () => {
    const cells = knowledge.releases.kubernetes.known.slice(60, 80).flatMap((kubernetes) =>
      knowledge.releases.kruise.known.slice(-10).map((kruise): Cell => {
        const spec = {
          name: `${kubernetes}/${kruise}`,
          kubernetes: release('kubernetes', kubernetes, knowledge),
          kruise: release('kruise', kruise, knowledge),
        }
        return { profile: new ClusterProfile(knowledge, spec) }
      }),
    )
    const { outcomes, runs } = judgeOnce(cells, (reading) =>
      [
        reading.holds('workloadspread-clears-priority') ? 'clears' : 'keeps',
        reading.enabled('SidecarContainers') ? 'native' : 'ordinary',
      ].join(),
    )
    expect([cells.length, runs]).toEqual([200, 2])
    expect([...new Set(outcomes)]).toEqual(['keeps,native', 'clears,native'])
    expect(outcomes.slice(0, 10)).toEqual([...Array(3).fill('keeps,native'), ...Array(7).fill('clears,native')])
  })

  test('with reuse the outcomes are those without', () => {
    const question = fc.oneof(
      fc.constantFrom('clears', 'host-class', 'immutable', 'young').map((fact) => ({ ask: 'holds' as const, fact })),
      fc.constantFrom('Resize', 'Sidecars').map((gate) => ({ ask: 'gate' as const, gate })),
      fc.constantFrom('a', 'b', 'c').map((key) => ({ ask: 'object' as const, key })),
      fc.constantFrom('library' as const, 'host' as const, 'wording' as const).map((ask) => ({ ask })),
    )
    type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never
    const ask = (reading: Reading, q: Question): unknown => {
      if (q.ask === 'holds') return reading.holds(q.fact)
      if (q.ask === 'gate') return reading.enabled(q.gate)
      if (q.ask === 'object') return reading.ask(q.key)
      if (q.ask === 'library') return reading.installed('kruise') && reading.library('kruise').holds('young')
      if (q.ask === 'host') return reading.host && [reading.host.holds('immutable'), reading.host.ask('a')]
      return reading.say('worded', { a: 1 })
    }
    // A program: after each question the answer decides which half of the rest is asked.
    const run = (reading: Reading, program: readonly Question[]): unknown[] => {
      const [first, ...rest] = program
      if (!first) return []
      const answer = ask(reading, first)
      const half = Math.ceil(rest.length / 2)
      return [answer, ...run(reading, answer ? rest.slice(0, half) : rest.slice(half))]
    }
    const objects = [{}, {}]
    const answers = fc.record({
      a: fc.constantFrom(...objects, undefined),
      b: fc.subarray(objects),
      c: fc.constantFrom(0, 1, 'x', null),
    })
    const cells = fc.array(
      fc
        .record({
          kubernetes: fc.constantFrom('1.26.0', '1.28.2', '1.28.3', '1.32.0'),
          kruise: fc.option(fc.constantFrom('1.6.3', '1.7.5', '1.8.0'), { nil: undefined }),
          vcluster: fc.option(fc.constantFrom('0.22.1', '0.23.0-rc.4'), { nil: undefined }),
          host: fc.option(fc.constantFrom('1.28.0', '1.32.0'), { nil: undefined }),
          resize: fc.option(fc.boolean(), { nil: undefined }),
          mine: answers,
          hosts: answers,
        })
        .map(({ kubernetes, kruise, vcluster, host, resize, mine, hosts }): Cell => {
          const hostProfile = host === undefined ? undefined : profile(host)
          return {
            profile: profile(kubernetes, kruise, {
              vcluster: vcluster === undefined ? undefined : release('vcluster', vcluster),
              host: hostProfile,
              featureGates: resize === undefined ? {} : { Resize: resize },
            }),
            answer: (key) => mine[key as 'a'],
            host: hostProfile && { profile: hostProfile, answer: (key) => hosts[key as 'a'] },
          }
        }),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(cells, fc.array(question, { maxLength: 12 }), (matrix, program) => {
        const together = judgeOnce(matrix, (reading) => run(reading, program))
        const alone = matrix.map((one) => judgeOnce([one], (reading) => run(reading, program)).outcomes[0])
        expect(together.outcomes).toEqual(alone)
        for (const [index, outcome] of together.outcomes.entries())
          expect((outcome as unknown[]).every((value, at) => same(value, (alone[index] as unknown[])[at]))).toBe(true)
        expect(together.runs).toBe(new Set(together.outcomes).size)
      }),
      { numRuns: 300 },
    )
  })
})

/** Identity, also of what is in lists: equal objects are not enough. */
function same(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((v, i) => same(v, b[i])) : a === b
}
