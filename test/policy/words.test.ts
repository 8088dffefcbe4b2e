import { expect, test } from 'vitest'
import { affectedWords } from '../../src/policy/words.js'

test.each([
  [[], undefined],
  [[{ kind: 'CloneSet', namespace: 'shop', name: 'web' }], 'CloneSet shop/web'],
  [[{ kind: 'PriorityClass', namespace: null, name: 'high' }], 'PriorityClass high'],
  [[{ kind: 'CloneSet', namespace: 'shop', name: '' }], 'CloneSet without a name'],
  [
    [
      { kind: 'CloneSet', namespace: 'shop', name: '' },
      { kind: 'Job', namespace: 'shop', name: 'a' },
    ],
    'CloneSet without a name and 1 more',
  ],
])('what is affected in half a line: %j', (affected, words) => {
  expect(affectedWords(affected)).toBe(words)
})
