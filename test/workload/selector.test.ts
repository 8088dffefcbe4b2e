import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/source/path.js'
import { isEmptySelector, selects } from '../../src/workload/selector.js'

const labels = { app: 'web', tier: '', constructor: 'x' }
const expression = (key: string, operator: string, values?: Json[]) => ({
  matchExpressions: [{ key, operator, ...(values && { values }) }],
})

describe('selects', () => {
  test.each([
    [{}, true],
    [{ matchLabels: {} }, true],
    [{ matchLabels: { app: 'web' } }, true],
    [{ matchLabels: { app: 'web', tier: '' } }, true],
    [{ matchLabels: { app: 'api' } }, false],
    [{ matchLabels: { none: 'x' } }, false],
    [{ matchLabels: { toString: 'x' } }, false],
    [{ matchLabels: { constructor: 'x' } }, true],
    [expression('app', 'In', ['api', 'web']), true],
    [expression('app', 'In', ['api']), false],
    [expression('none', 'In', ['web']), false],
    [expression('app', 'NotIn', ['web']), false],
    [expression('app', 'NotIn', ['api']), true],
    [expression('none', 'NotIn', ['web']), true],
    [expression('tier', 'Exists'), true],
    [expression('none', 'Exists'), false],
    [expression('toString', 'Exists'), false],
    [expression('tier', 'DoesNotExist'), false],
    [expression('none', 'DoesNotExist'), true],
    [expression('app', 'in', ['web']), false],
    [expression('app', 'Gt', ['1']), false],
    [{ matchLabels: { app: 'web' }, ...expression('app', 'NotIn', ['web']) }, false],
  ])('%j: %s', (selector, matches) => {
    expect(selects(selector, labels)).toBe(matches)
  })

  test('what is no selector selects nothing', () => {
    for (const selector of [null, undefined, 'app=web', 5, []]) expect(selects(selector, labels)).toBe(false)
    for (const selector of [{ matchExpressions: [{}] }, { matchExpressions: [{ key: 5, operator: [] }] }])
      expect(selects(selector, labels)).toBe(false)
  })
})

test('an empty selector is told apart', () => {
  for (const selector of [
    {},
    null,
    { matchLabels: {} },
    { matchExpressions: [] },
    { matchLabels: null, matchExpressions: 'x' },
    [],
  ])
    expect(isEmptySelector(selector)).toBe(true)
  expect(isEmptySelector({ matchLabels: { a: 'b' } })).toBe(false)
  expect(isEmptySelector(expression('a', 'Exists'))).toBe(false)
})
