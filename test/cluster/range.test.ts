import { describe, expect, test } from 'vitest'
import { inRange, parseRange } from '../../src/cluster/range.js'
import { parseVersion } from '../../src/cluster/version.js'

describe('inRange', () => {
  test.each([
    ['>=1.27.0 <1.33.0', '1.26.15', false],
    ['>=1.27.0 <1.33.0', '1.27.0', true],
    ['>=1.27.0 <1.33.0', '1.32.99', true],
    ['>=1.27.0 <1.33.0', '1.33.0', false],
    ['>=1.27.0 <1.33.0', '1.33.0-rc.1', true],
    ['>=1.33.0', '1.33.0-rc.1', false],
    ['>=1.33', '1.33.0-k3s1', true],
    ['>=1.33', '1.32.13', false],
    ['<0.23.0-rc.4', '0.23.0-rc.3', true],
    ['<0.23.0-rc.4', '0.23.0-rc.4', false],
    ['<0.23.0-rc.4', '0.23.0-beta.9', true],
    ['<0.23.0-rc.4', '0.23.0', false],
    ['>=0.23.0-rc.3 <0.35.3 || >=0.36.0 <0.36.1', '0.35.2', true],
    ['>=0.23.0-rc.3 <0.35.3 || >=0.36.0 <0.36.1', '0.35.3', false],
    ['>=0.23.0-rc.3 <0.35.3 || >=0.36.0 <0.36.1', '0.36.0', true],
    ['>=0.23.0-rc.3 <0.35.3 || >=0.36.0 <0.36.1', '0.36.1', false],
    ['=1.9.0', '1.9.0', true],
    ['=1.9.0', '1.9.1', false],
    ['>1.9.0', '1.9.0', false],
    ['>1.9.0', '1.9.1', true],
    ['<=1.9.0', '1.9.0', true],
    ['<=1.9.0', '1.9.1', false],
    ['*', '0.0.1', true],
  ])('%s: %s is %s', (range, version, expected) => {
    expect(inRange(parseVersion(version)!, range)).toBe(expected)
  })

  test.each([
    ['', '"" is not a comparator such as ">=1.8.0"'],
    ['1.8.0', '"1.8.0" is not a comparator such as ">=1.8.0"'],
    ['>= 1.8.0', '">=" is not a comparator such as ">=1.8.0"'],
    ['>=1.8.0 ||', '"" is not a comparator such as ">=1.8.0"'],
    ['>=1.8.0-gke.1', '">=1.8.0-gke.1" is not a comparator such as ">=1.8.0"'],
    ['^1.8.0', '"^1.8.0" is not a comparator such as ">=1.8.0"'],
    ['<=1.8', '"<=1.8" needs a patch number'],
    ['=1.8', '"=1.8" needs a patch number'],
    ['* <1.8.0', '"*" is not a comparator such as ">=1.8.0"'],
  ])('the range "%s" cannot be read', (range, message) => {
    expect(() => parseRange(range)).toThrow(new Error(message))
  })
})
