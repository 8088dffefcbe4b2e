import { expect, test } from 'vitest'
import { floatKey, plainKey, plainScalar, taggedScalar } from '../../src/source/scalar.js'

test.each([
  ['yes', true],
  ['N', false],
  ['On', true],
  ['oN', 'oN'],
  ['~', null],
  ['0644', 420],
  ['010', 8],
  ['08', 8],
  ['0o644', 420],
  ['0b11', 3],
  ['1_000', 1000],
  ['12:30:45', '12:30:45'],
  ['2026-11-21', '2026-11-21'],
  ['1e3', 1000],
  ['1e1000', '1e1000'],
  ['9007199254740993', 9007199254740992],
  ['0x10000000000000000', '0x10000000000000000'],
  ['1.20', 1.2],
  ['1.2.3', '1.2.3'],
  ['-', '-'],
])('%s is read as kubectl reads it', (text, value) => {
  expect(plainScalar(text)).toBe(value)
})

test('what JSON cannot hold comes out as the number that it is', () => {
  expect(plainScalar('.inf')).toBe(Infinity)
  expect(plainScalar('-.INF')).toBe(-Infinity)
  expect(plainScalar('.NaN')).toBeNaN()
})

test('a long run of digits is read in time that is in proportion to it', () => {
  const begin = performance.now()
  expect(plainScalar('9'.repeat(200_000))).toBe('9'.repeat(200_000))
  expect(plainKey(`0x${'f'.repeat(200_000)}`)).toBe(`0x${'f'.repeat(200_000)}`)
  expect(performance.now() - begin).toBeLessThan(1000)
})

test.each([
  ['on', 'true'],
  ['0x10', '16'],
  ['1e10', '1e+10'],
  ['1e5', '100000'],
  ['0.1', '0.1'],
  ['9007199254740993', '9007199254740993'],
  ['.inf', '.inf'],
  ['name', 'name'],
])('the key %s is named %s', (text, name) => {
  expect(plainKey(text)).toBe(name)
})

test('keys that have no name in JSON are refused', () => {
  expect(plainKey('~')).toEqual({ problem: 'unsupported map key of type null' })
  expect(plainKey('18446744073709551615')).toEqual({
    problem: 'unsupported map key of type uint64, key: 18446744073709551615',
  })
})

test('a float key is printed with the precision of 32 bits', () => {
  expect([16777217.5, 1.5e-7, 1e300, -0, 123456, 1234567].map(floatKey)).toEqual([
    '1.6777218e+07',
    '1.5e-07',
    '.inf',
    '-0',
    '123456',
    '1.234567e+06',
  ])
})

test('tags decide over the text', () => {
  expect(taggedScalar('!!str', '0644')).toBe('0644')
  expect(taggedScalar('!<tag:yaml.org,2002:int>', '0644')).toBe(420)
  expect(taggedScalar('!!binary', 'aGk=')).toBe('hi')
  expect(taggedScalar('!unknown', 'yes')).toBe('yes')
  expect(taggedScalar('!!int', 'x')).toEqual({ problem: 'cannot decode !!str `x` as a !!int' })
  expect(taggedScalar('!!binary', '?')).toEqual({ problem: '!!binary value contains invalid base64 data' })
})
