// What real API servers, Kruise managers and vclusters answered, held against the simulation.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../knowledge.js'
import { judged, recordedIn } from './answers.js'
import { DISAGREEMENTS } from './disagreements.js'

const recorded = recordedIn(join(import.meta.dirname, 'recorded'))
const known = new Map(DISAGREEMENTS.map((each) => [each.case, each]))

describe.each(recorded)('recorded answers %s', (_, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (name, each) => {
    const found = judged(each, knowledge)
    const { says } = known.get(name) ?? {}
    if (says)
      expect(
        found.flatMap(({ differences }) => differences),
        'leave the list',
      ).toContainEqual(expect.stringMatching(says))
    const unknown = found.flatMap(({ profile, differences }) =>
      differences
        .filter((difference) => !says?.test(difference))
        .map((difference) => `${JSON.stringify(profile)} ${difference}`),
    )
    expect(unknown).toEqual([])
  })
})

test('every known disagreement is one of a recorded case', () => {
  const names = new Set(recorded.flatMap(([, cases]) => cases.map(({ name }) => name)))
  expect([...known.keys()].filter((name) => !names.has(name))).toEqual([])
})
