import { describe, expect, test } from 'vitest'
import { newest, releasesBetween, resolveRelease } from '../../src/cluster/releases.js'
import { knowledge } from '../knowledge.js'
import { made } from './facts.js'

const resolve = (of: 'kubernetes' | 'kruise' | 'vcluster', text: string, from = knowledge) => {
  const found = resolveRelease(from, of, text)
  return found && [found.display, found.judged.text, found.note]
}

describe('resolveRelease', () => {
  test.each([
    ['1.28', ['1.28.15', '1.28.15', undefined]],
    ['v1.28', ['1.28.15', '1.28.15', undefined]],
    ['1.30', ['1.30.14', '1.30.14', undefined]],
    ['32+', ['1.32.13', '1.32.13', undefined]],
    ['1.32+', ['1.32.13', '1.32.13', undefined]],
    ['1.35.0', ['1.35.0', '1.35.0', undefined]],
    ['v1.28.7-gke.1026000', ['1.28.7-gke.1026000', '1.28.7', undefined]],
    ['1.31.4-eks-2d5f260', ['1.31.4-eks-2d5f260', '1.31.4', undefined]],
    ['v1.32.1+k3s1', ['1.32.1+k3s1', '1.32.1', undefined]],
    ['1.28-gke', ['1.28-gke', '1.28.15', undefined]],
    ['1.28.99', ['1.28.99', '1.28.15', 'kubernetes 1.28.99 is not in the tables; judged as 1.28.15']],
    ['1.28.99-gke.1', ['1.28.99-gke.1', '1.28.15', 'kubernetes 1.28.99-gke.1 is not in the tables; judged as 1.28.15']],
    ['1.38', ['1.38', '1.37.1', 'kubernetes 1.38 is not in the tables; judged as 1.37.1']],
    ['2.0.0', ['2.0.0', '1.37.1', 'kubernetes 2.0.0 is not in the tables; judged as 1.37.1']],
    [
      '1.33.0-alpha.1',
      ['1.33.0-alpha.1', '1.32.13', 'kubernetes 1.33.0-alpha.1 is not in the tables; judged as 1.32.13'],
    ],
    ['1.25', ['1.25', '1.26.0', 'kubernetes 1.25 is older than the tables; judged as 1.26.0']],
    ['1.25.16', ['1.25.16', '1.26.0', 'kubernetes 1.25.16 is older than the tables; judged as 1.26.0']],
    ['latest', undefined],
  ])('kubernetes %s', (text, expected) => {
    expect(resolve('kubernetes', text)).toEqual(expected)
  })

  test.each([
    ['1.6.3', ['1.6.3', '1.6.3', undefined]],
    ['1.6', ['1.6.4', '1.6.4', undefined]],
    ['1.7.5', ['1.7.5', '1.8.3', 'kruise 1.7.5 is the same code as 1.8.3']],
    ['1.7', ['1.7.5', '1.8.3', 'kruise 1.7.5 is the same code as 1.8.3']],
    ['1.7.9', ['1.7.9', '1.8.3', 'kruise 1.7.9 is not in the tables; judged as 1.8.3']],
    ['1.4.1', ['1.4.1', '1.4.0', 'kruise 1.4.1 is not in the tables; judged as 1.4.0']],
    ['1.10.0', ['1.10.0', '1.9.0', 'kruise 1.10.0 is not in the tables; judged as 1.9.0']],
    ['0.10.2', ['0.10.2', '1.0.0', 'kruise 0.10.2 is older than the tables; judged as 1.0.0']],
  ])('kruise %s', (text, expected) => {
    expect(resolve('kruise', text)).toEqual(expected)
  })

  test.each([
    ['0.23', ['0.23.3', '0.23.3', undefined]],
    ['v0.23.0-rc.4', ['0.23.0-rc.4', '0.23.0-rc.4', undefined]],
    ['0.23.0-rc.3', ['0.23.0-rc.3', '0.23.0-rc.3', undefined]],
    ['0.23.0-rc.1', ['0.23.0-rc.1', '0.22.6', 'vcluster 0.23.0-rc.1 is not in the tables; judged as 0.22.6']],
    ['0.35.3', ['0.35.3', '0.35.3', undefined]],
    ['0.36', ['0.36.1', '0.36.1', undefined]],
    ['0.37.0-rc.1', ['0.37.0-rc.1', '0.36.1', 'vcluster 0.37.0-rc.1 is not in the tables; judged as 0.36.1']],
    ['0.18.1', ['0.18.1', '0.19.0', 'vcluster 0.18.1 is older than the tables; judged as 0.19.0']],
  ])('vcluster %s', (text, expected) => {
    expect(resolve('vcluster', text)).toEqual(expected)
  })

  test('a minor that lies between known ones is the newest below', () => {
    expect(resolve('kubernetes', '1.30', made)).toEqual([
      '1.30',
      '1.28.15',
      'kubernetes 1.30 is not in the tables; judged as 1.28.15',
    ])
  })

  test('a minor of which only pre-releases are known is the newest of them', () => {
    const known = ['0.22.0', '0.23.0-rc.3']
    const vcluster = { of: 'vcluster' as const, known, aliases: {}, evidence: [] }
    expect(resolve('vcluster', '0.23', { ...made, releases: { ...made.releases, vcluster } })).toEqual([
      '0.23.0-rc.3',
      '0.23.0-rc.3',
      undefined,
    ])
  })
})

test('the newest releases', () => {
  expect(newest(knowledge, 'kubernetes').display).toBe('1.37.1')
  expect(newest(knowledge, 'kruise').display).toBe('1.9.0')
  expect(newest(knowledge, 'vcluster').display).toBe('0.36.1')
})

describe('releasesBetween', () => {
  const between = (of: 'kubernetes' | 'kruise' | 'vcluster', first: string, last: string) =>
    releasesBetween(made, of, first, last)?.map(({ display, judged }) => `${display}=${judged.text}`)

  test('minors are taken whole', () => {
    expect(between('kubernetes', '1.26', '1.26')).toEqual(['1.26.0=1.26.0', '1.26.1=1.26.1', '1.26.2=1.26.2'])
  })
  test('patches are taken to the letter, aliases followed', () => {
    expect(between('kruise', '1.7.4', '1.8.0')).toEqual(['1.7.4=1.7.4', '1.7.5=1.8.3', '1.8.0=1.8.0'])
  })
  test('all are of the vendor that an end names', () => {
    const vendors = (first: string, last: string) => [
      ...new Set(releasesBetween(made, 'kubernetes', first, last)?.map(({ vendor }) => vendor)),
    ]
    expect(vendors('1.26.1-acme.3', '1.28.2-acme.5')).toEqual(['acme.5'])
    expect(vendors('1.26.1-acme.3', '1.28')).toEqual(['acme.3'])
    expect(vendors('1.26', '1.28')).toEqual([''])
  })
  test('pre-releases are left out', () => {
    expect(between('vcluster', '0.22.6', '0.23.0')).toEqual(['0.22.6=0.22.6', '0.23.0=0.23.0'])
  })
  test('nothing between, or no version', () => {
    expect(between('kubernetes', '1.29', '1.31')).toBeUndefined()
    expect(between('kubernetes', '1.32', '1.26')).toBeUndefined()
    expect(between('kubernetes', '1.26', 'x')).toBeUndefined()
  })
})
