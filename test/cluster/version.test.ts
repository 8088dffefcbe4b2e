import { describe, expect, test } from 'vitest'
import { compareVersions, parseVersion } from '../../src/cluster/version.js'

const read = (text: string) => {
  const version = parseVersion(text)
  if (!version) return undefined
  const { major, minor, patch, pre, vendor } = version
  return [major, minor, patch, pre && `${pre.stage}.${pre.number}`, vendor]
}

describe('parseVersion', () => {
  test.each([
    ['1.28', [1, 28, undefined, undefined, '']],
    ['1.30', [1, 30, undefined, undefined, '']],
    ['v1.28.7-gke.1026000', [1, 28, 7, undefined, 'gke.1026000']],
    ['1.32.0-k3s1', [1, 32, 0, undefined, 'k3s1']],
    ['v1.32.1+k3s1', [1, 32, 1, undefined, 'k3s1']],
    ['1.31.4-eks-2d5f260', [1, 31, 4, undefined, 'eks-2d5f260']],
    ['v1.27.8+4fab27b', [1, 27, 8, undefined, '4fab27b']],
    ['v1.27.12-rancher1-1', [1, 27, 12, undefined, 'rancher1-1']],
    ['1.30.2-k0s.0', [1, 30, 2, undefined, 'k0s.0']],
    ['1.32+', [1, 32, undefined, undefined, '']],
    ['32+', [1, 32, undefined, undefined, '']],
    ['v0.23.0-rc.4', [0, 23, 0, 'rc.4', '']],
    ['1.33.0-alpha.1', [1, 33, 0, 'alpha.1', '']],
    ['1.9.0-alpha1', [1, 9, 0, 'alpha.1', '']],
    ['1.33.0-beta', [1, 33, 0, 'beta.0', '']],
    ['v1.24.1-rc1-k3s1', [1, 24, 1, 'rc.1', 'k3s1']],
    ['1.32.0-rc.1+k3s1', [1, 32, 0, 'rc.1', 'k3s1']],
    ['v1.33.0-beta.0.12+3f6a2b', [1, 33, 0, 'beta.0', '12+3f6a2b']],
    ['1.28.0-rcx', [1, 28, 0, undefined, 'rcx']],
    ['1.28.0-alphabet', [1, 28, 0, undefined, 'alphabet']],
    [' V1.8.4 ', [1, 8, 4, undefined, '']],
  ])('%s', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  test.each([
    '',
    'v',
    '1',
    'latest',
    'none',
    'true',
    '1.',
    '1.x',
    '1.28.x',
    '1.28.',
    '1.28.7.3',
    '1.28x',
    '1.28.7 gke',
    '1.28-',
    '-1.28',
    '1,28',
    '>=1.28',
    '1.28.7@sha256:0',
    '99999.1',
    `1.28.7-${'a'.repeat(100)}`,
  ])('"%s" is no version', (text) => {
    expect(parseVersion(text)).toBeUndefined()
  })

  test('the text is as written, without spaces and v', () => {
    expect(parseVersion(' v1.28.7-gke.1026000 ')?.text).toBe('1.28.7-gke.1026000')
  })
})

describe('compareVersions', () => {
  const sort = (...texts: string[]) =>
    texts
      .map((text) => parseVersion(text)!)
      .sort(compareVersions)
      .map(({ text }) => text)

  test('numbers count as numbers, pre-releases before their release', () => {
    expect(
      sort('1.10.0', '1.9.0', '0.23.0', '0.23.0-rc.10', '0.23.0-rc.4', '0.23.0-beta.5', '0.23.0-alpha.9', '0.22.6'),
    ).toEqual(['0.22.6', '0.23.0-alpha.9', '0.23.0-beta.5', '0.23.0-rc.4', '0.23.0-rc.10', '0.23.0', '1.9.0', '1.10.0'])
  })

  test.each([
    ['1.32.0-k3s1', '1.32.0'],
    ['1.31.4-eks-2d5f260', '1.31.4'],
    ['1.28', '1.28.0'],
    ['32+', '1.32'],
    ['1.28.7-gke.2', '1.28.7-gke.10'],
  ])('%s is as old as %s', (a, b) => {
    expect(compareVersions(parseVersion(a)!, parseVersion(b)!)).toBe(0)
  })
})
