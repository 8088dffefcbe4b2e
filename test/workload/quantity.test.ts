import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addQuantities,
  compareQuantities,
  formatQuantity,
  int64Value,
  isQuantity,
  parseQuantity,
  type Quantity,
  scaledValue,
} from '../../src/workload/quantity.js'
import recorded from '../oracle/quantity/answers.json' with { type: 'json' }

function quantity(text: string): Quantity {
  const parsed = parseQuantity(text)
  if (!isQuantity(parsed)) throw new Error(`${text}: ${parsed.error}`)
  return parsed
}

describe('as the Go library answered', () => {
  test.each(recorded.answers as [string, string | null, string | number, number?][])(
    '%j',
    (text, shown, third, fourth) => {
      const parsed = parseQuantity(text)
      if (shown === null) expect(parsed).toEqual({ error: third })
      else {
        const read = quantity(text)
        expect([
          formatQuantity(read),
          compareQuantities(read, quantity('1')),
          compareQuantities(read, quantity('1Gi')),
        ]).toEqual([shown, third, fourth])
      }
    },
  )
})

describe('sums', () => {
  test.each([
    ['100m', '900m', '1'],
    ['1.5Gi', '512Mi', '2Gi'],
    ['0', '1Gi', '1Gi'],
    ['1Gi', '1', '1073741825'],
    ['1', '1n', '1000000001n'],
    ['1e3', '500', '1500'],
  ])('%s + %s = %s', (left, right, sum) => {
    expect(formatQuantity(addQuantities(quantity(left), quantity(right)))).toBe(sum)
  })

  test('of amounts that no machine has is the larger one', () => {
    expect(formatQuantity(addQuantities(quantity('1e2147483647'), quantity('1m')))).toBe('10e2147483646')
  })
})

test('whole units and thousandths are rounded away from zero', () => {
  expect(scaledValue(quantity('1.1'))).toBe(2n)
  expect(scaledValue(quantity('-1.1'))).toBe(-2n)
  expect(scaledValue(quantity('1n'), -3)).toBe(1n)
  expect(scaledValue(quantity('0m'))).toBe(0n)
  expect(int64Value(quantity('10E'))).toBe(0n)
  expect(int64Value(quantity('1e2000000000'))).toBe(0n)
})

test('no text is too mean to be read', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[-+]?[0-9.]{0,24}[eEinumkKMGTP]{0,3}[-+]?[0-9]{0,12}$/), (text) => {
      const parsed = parseQuantity(text)
      if (!isQuantity(parsed)) return
      expect(compareQuantities(parsed, parsed)).toBe(0)
      expect(formatQuantity(parsed).length).toBeGreaterThan(0)
      int64Value(parsed, -3)
      addQuantities(parsed, quantity('1Gi'))
    }),
  )
})
