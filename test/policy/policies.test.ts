import { expect, test } from 'vitest'
import { loadPolicies } from '../../src/policy/load.js'
import { documents } from './read.js'
import { styleProblems } from './style.js'

const house = documents(new URL('../../policies/', import.meta.url))

test('the policies of the house are right', () => {
  expect(loadPolicies(house).problems).toEqual([])
})

test('the policies of the house are said as the house says things', () => {
  const { policies } = loadPolicies(house)
  expect(policies.flatMap((policy) => styleProblems(policy).map((problem) => `${policy.id}: ${problem}`))).toEqual([])
})

test('the fixtures are right, and the checks of style can fail', () => {
  const { policies, problems } = loadPolicies(documents(new URL('./fixtures/', import.meta.url)))
  expect(problems).toEqual([])
  expect(policies.map(({ id }) => id)).toEqual(['claim-mount', 'subset-class'])
  expect(policies.flatMap(styleProblems)).toEqual([])
  const [policy] = policies
  expect(
    styleProblems({
      ...policy!,
      basis: 'derived',
      summary: 'from 1.8.0 on.',
      message: 'Please look.',
      symptom: 'you would see 1.7.2 pods!',
      remedy: 'run 1.8.0; 1.7.2 does not',
      variants: { x: { why: 'it might', fixes: [{ title: 'mend it.', safe: true, patch: [] }] } },
    }),
  ).toEqual([
    'summary: half a line, no full stop, no placeholder',
    'summary: types a version',
    'severity: what is derived is never an error',
    'message: says "please"',
    'message: names nothing that was found',
    'symptom: has an exclamation mark',
    'symptom: types the version 1.7.2; write {since:fact}',
    'symptom: repeats its label',
    'remedy: types the version 1.8.0; write {since:fact}',
    'variants/x/why: does not say what happens',
    'variants/x/fix: its title ends with a full stop',
  ])
})
