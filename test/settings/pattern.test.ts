import { describe, expect, test } from 'vitest'
import { chooser, patternProblem, splitPattern } from '../../src/settings/pattern.js'

const fits = (pattern: string, path: string): boolean => chooser([pattern])(path)

describe('a pattern', () => {
  test.each([
    ['a.yaml', 'a.yaml'],
    ['./a.yaml', 'a.yaml'],
    ['*.yaml', '.a.yaml'],
    ['a/*/c', 'a/b/c'],
    ['a/**', 'a/b/c/.d'],
    ['**/c', 'c'],
    ['**/c', 'a/b/c'],
    ['a/**/c', 'a/c'],
    ['a/**/b/**/c', 'a/b/x/b/y/c'],
    ['**', 'a/b'],
    ['a', 'a/b/c'],
    ['a/', 'a/b/c'],
    ['?.{yaml,yml}', 'a.yml'],
    ['{a,b/{c,d}}/x', 'b/d/x'],
    ['[a-c]x[!0-9]', 'bxy'],
    ['a[]b', 'a[]b'],
    ['a\\*b', 'a*b'],
    ['{a}', '{a}'],
    ['a{b', 'a{b'],
  ])('%s chooses %s', (pattern, path) => expect(fits(pattern, path)).toBe(true))

  test.each([
    ['*.yaml', 'a/b.yaml'],
    ['a/*', 'a/b/c'],
    ['a/**/c', 'ab/c'],
    ['a', 'ab'],
    ['a?c', 'a/c'],
    ['[!a]', 'a'],
    ['a\\*b', 'axb'],
    ['.', 'a'],
    ['', 'a'],
    ['{a,b}', 'c'],
  ])('%s does not choose %s', (pattern, path) => expect(fits(pattern, path)).toBe(false))

  test('the last that fits decides', () => {
    const chosen = chooser(['a/**', '!a/b/**', 'a/b/c'])
    expect(['a/x', 'a/b/x', 'a/b/c', 'z'].filter(chosen)).toEqual(['a/x', 'a/b/c'])
    expect(['a', 'b'].filter(chooser(['!a']))).toEqual(['b'])
    expect(chooser([])('a')).toBe(false)
  })

  test('its folders stand before what is chosen by', () => {
    expect(splitPattern('./a/b/*.yaml')).toEqual({ base: 'a/b', rest: '*.yaml' })
    expect(splitPattern('a/b/')).toEqual({ base: 'a/b', rest: '' })
    expect(splitPattern('{a,b}/c/')).toEqual({ base: '', rest: '{a,b}/c/' })
  })
})

describe('a hostile pattern', () => {
  test.each([
    ['**/'.repeat(300), 'a/'.repeat(2000)],
    ['*a'.repeat(500), 'a'.repeat(20_000)],
    ['{a,'.repeat(300), 'a'],
    ['{'.repeat(1000), 'a'],
    ['['.repeat(1000), '['.repeat(1000)],
    ['+(a|b)*'.repeat(100), 'a'.repeat(5000)],
  ])('%# takes no time', (pattern, path) => {
    const start = process.cpuUsage()
    patternProblem(pattern)
    fits(pattern, path)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  })

  test('that stands for too much is a problem', () => {
    expect(patternProblem('{a,b}'.repeat(7))).toBe('its braces stand for more than 64 patterns; write them one by one')
    expect(patternProblem('{a,b}'.repeat(6))).toBe(undefined)
    expect(patternProblem('a'.repeat(1001))).toBe('a pattern of 1001 characters; at most 1000 are read')
  })
})
