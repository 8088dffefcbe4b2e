import { expect, test } from 'vitest'
import { behaviourOf, distinctAhead } from '../../src/cluster/behaviour.js'
import { knownReleases, ofVendor, type Release, releasesAhead, resolveRelease } from '../../src/cluster/releases.js'
import { knowledge } from '../knowledge.js'

const release = (of: Release['of'], text: string): Release => resolveRelease(knowledge, of, text) as Release
const told = (from: Release) =>
  releasesAhead(knowledge, from).map((each) => [each.release.display, each.minors, each.steps])

test('the releases ahead stand with the minors and the releases that lie between, without second names', () => {
  expect(told(release('kruise', '1.7.3'))).toEqual([
    ['1.7.4', 0, 1],
    ['1.8.0', 1, 2],
    ['1.8.1', 1, 3],
    ['1.8.2', 1, 4],
    ['1.8.3', 1, 5],
    ['1.8.4', 1, 6],
    ['1.9.0', 2, 7],
  ])
  expect(told(release('kruise', '1.9.0'))).toEqual([])
})

test('a second name has ahead what the release that it is has', () => {
  expect(told(release('kruise', '1.7.5'))).toEqual([
    ['1.8.4', 0, 1],
    ['1.9.0', 1, 2],
  ])
})

test('pre-releases are passed over, and are behind their release', () => {
  expect(told(release('vcluster', '0.22.6')).slice(0, 2)).toEqual([
    ['0.23.0', 1, 1],
    ['0.23.1', 1, 2],
  ])
  expect(told(release('vcluster', '0.23.0-rc.4'))[0]).toEqual(['0.23.0', 0, 1])
})

test('what is ahead of a provider’s release is built by the provider', () => {
  expect(told(release('kubernetes', '1.36.2-gke.17'))[0]).toEqual(['1.36.3-gke', 0, 1])
  expect(told(release('kubernetes', '1.36.2-eks-abc123'))[0]).toEqual(['1.36.3-eks', 0, 1])
  expect(releasesAhead(knowledge, release('kubernetes', '1.30+'))[0]?.release).toMatchObject({ vendor: '+' })
  expect(ofVendor('1.33.1-eks-1', release('kubernetes', '1.28-gke.1'))).toBe('1.33.1-eks-1')
})

test('releases that nothing tells apart are one, and the nearest stands for them', () => {
  const from = release('kruise', '1.6.3')
  const ahead = releasesAhead(knowledge, from)
  const distinct = distinctAhead(knowledge, from, ahead).map((each) => each.release)
  const behaviours = distinct.map((each) => behaviourOf(knowledge, each))
  expect(new Set([...behaviours, behaviourOf(knowledge, from)]).size).toBe(behaviours.length + 1)
  for (const { release: each } of ahead) {
    const behaviour = behaviourOf(knowledge, each)
    const first = ahead.find((other) => behaviourOf(knowledge, other.release) === behaviour)
    expect([...distinct, from].map((one) => behaviourOf(knowledge, one))).toContain(behaviour)
    if (behaviour !== behaviourOf(knowledge, from)) expect(distinct).toContain(first?.release)
  }
})

test('releases of one behaviour have the same facts', () => {
  for (const of of ['kubernetes', 'kruise', 'vcluster'] as const) {
    const all = knownReleases(knowledge, of).map(({ text }) => release(of, text))
    expect(behaviourOf(knowledge, all[0] as Release)).not.toBe(behaviourOf(knowledge, all.at(-1) as Release))
  }
  expect(behaviourOf(knowledge, release('kruise', '1.7.5'))).toBe(behaviourOf(knowledge, release('kruise', '1.8.3')))
})
