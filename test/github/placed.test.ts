import { expect, test } from 'vitest'
import { placedUnder } from '../../src/github/placed.js'
import { affected, finding, report } from '../report/sample.js'

const at = { line: 1, column: 1, endLine: 1, endColumn: 2 }
const full = finding({
  file: 'a.yaml',
  changedHere: { file: 'b.yaml', line: 1, column: 1 },
  affects: [affected('c')],
  related: [{ file: '../d.yaml', ...at, note: 'n' }],
  fix: { title: 't', safe: true, edits: [{ file: 'e.yaml', start: 0, end: 0, newText: '' }] },
})
const whole = report({
  findings: [full],
  mended: [full],
  versions: { clusters: [], broken: [full], mended: [full], unchanged: [full] },
  rollout: [
    {
      object: { apiVersion: 'v1', kind: 'Pod', namespace: null, name: 'p' },
      file: 'f.yaml',
      line: 1,
      pods: 1,
      clusters: [],
      outcome: 'none',
      because: '',
      runs: [],
    },
  ],
  allowances: [
    {
      rule: 'resize/*',
      file: 'h.yaml',
      line: 1,
      column: 1,
      because: 'b',
      from: 'comment',
      status: 'new',
      state: 'counts',
      allows: [full],
    },
  ],
  ledger: { documents: 1, checked: 0, skipped: [{ file: 'g.yaml', line: 1, reason: 'r' }] },
})

test('every file of a report is named from the root of the repository', () => {
  const named = (value: unknown) => [...JSON.stringify(value).matchAll(/"file":"([^"]*)"/g)].map(([, file]) => file)
  const below = named(placedUnder('apps/shop', whole))
  expect(below).toHaveLength(named(whole).length)
  expect([...new Set(below)].sort()).toEqual([
    'apps/d.yaml',
    ...['a', 'b', 'c', 'e', 'f', 'g', 'h'].map((name) => `apps/shop/${name}.yaml`),
  ])
})

test('at the root nothing moves', () => {
  expect(placedUnder('', whole)).toBe(whole)
})
