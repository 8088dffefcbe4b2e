import { join } from 'node:path'
import knowledge from 'virtual:knowledge'
import { describe, expect, test } from 'vitest'
import { gateSettings } from '../../src/cluster/gate-settings.js'
import { recordingOf } from '../../src/cluster/recorded.js'
import { resolveRelease } from '../../src/cluster/releases.js'
import { recordedIn } from '../oracle/answers.js'

const release = (of: 'kubernetes' | 'kruise' | 'vcluster', text: string) => resolveRelease(knowledge, of, text)!
const cluster = (kubernetes: string, kruise?: string) => ({
  kubernetes: release('kubernetes', kubernetes),
  ...(kruise !== undefined && { kruise: release('kruise', kruise) }),
})
const known = (...args: Parameters<typeof cluster>) => {
  const { level, exact, on, near } = recordingOf(knowledge, cluster(...args))
  const named = (some: typeof on) => some.map((each) => `${each.kubernetes} ${each.kruise ?? each.vcluster ?? '-'}`)
  return { level, exact, on: named(on), near: named(near) }
}

describe('how well a cluster is known', () => {
  test('policies/facts/recorded.yaml counts every recorded answer', () => {
    const counts = new Map<string, number>()
    for (const { answers } of recordedIn(join(import.meta.dirname, '../oracle/recorded')).flatMap(([, cases]) => cases))
      for (const { kubernetes, kruise, vcluster, host } of answers.flatMap(({ profiles }) => profiles as any[])) {
        const key = JSON.stringify([kubernetes, kruise, vcluster, host?.kubernetes])
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    const said = knowledge.recorded.map(({ kubernetes, kruise, vcluster, host, answers }) => {
      return [JSON.stringify([kubernetes, kruise, vcluster, host]), answers]
    })
    // `node scripts/docs.mjs` writes it anew.
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(counts))
    for (const { answers, given } of knowledge.recorded) expect(given).toBeLessThanOrEqual(answers)
  })

  test('the same releases', () => {
    expect(known('1.28.15', '1.6.3')).toEqual({ level: 'recorded', exact: true, on: ['1.28.15 1.6.3'], near: [] })
    expect(known('1.28', '1.6.3')).toMatchObject({ exact: true })
    expect(known('1.32.13')).toEqual({ level: 'recorded', exact: true, on: ['1.32.13 -'], near: [] })
  })

  test('a second name of a release is that release', () => {
    expect(known('1.32.13', '1.7.5')).toMatchObject({ exact: true, on: ['1.32.13 1.7.5'] })
    expect(known('1.32.13', '1.8.3')).toMatchObject({ exact: true, on: ['1.32.13 1.7.5'] })
  })

  test("releases that no known fact tells apart, and a vendor's build, are not the same", () => {
    expect(known('1.28.7', '1.6.3')).toMatchObject({ level: 'recorded', exact: false, on: ['1.28.15 1.6.3'] })
    expect(known('1.28.15-gke.10', '1.6.3')).toMatchObject({ level: 'recorded', exact: false, on: ['1.28.15 1.6.3'] })
  })

  test('another minor is from source, and the nearest are named', () => {
    expect(known('1.30', '1.9.0')).toEqual({
      level: 'source',
      exact: false,
      on: [],
      near: ['1.28.15 1.9.0', '1.32.13 1.9.0', '1.36.3 1.9.0'],
    })
    expect(known('1.31', '1.5.0').near).toEqual(['1.31.14 -', '1.31.14 0.22.1', '1.31.14 0.23.0'])
    expect(known('1.30').near).toEqual([])
  })

  test('a virtual cluster is known with its host, which has no Kruise', () => {
    const guest = { ...cluster('1.32.13'), vcluster: release('vcluster', '0.23.0') }
    const on = (host: ReturnType<typeof cluster>) => recordingOf(knowledge, { ...guest, host }).on
    expect(on(cluster('1.36.3'))).toEqual([
      { kubernetes: '1.32.13', vcluster: '0.23.0', host: '1.36.3', answers: 4, given: 4 },
    ])
    expect(on(cluster('1.34'))).toEqual([])
    expect(on(cluster('1.36.3', '1.9.0'))).toEqual([])
  })
})

describe('gates that settings touch', () => {
  const of = (settings: Record<string, boolean>, kruise = '1.8.4') =>
    gateSettings(knowledge, 'kruise', release('kruise', kruise).judged, settings)

  test('none without settings', () => {
    expect(of({})).toEqual([])
  })

  test('by itself, even where it is so by default, and by the gate that it follows', () => {
    expect(of({ InPlaceUpdateEnvFromMetadata: true })).toEqual([
      { gate: 'InPlaceUpdateEnvFromMetadata', on: true, byDefault: true, by: 'InPlaceUpdateEnvFromMetadata' },
    ])
    expect(of({ PreDownloadImageForInPlaceUpdate: true })).toEqual([
      { gate: 'ImagePullJobGate', on: true, byDefault: false, by: 'PreDownloadImageForInPlaceUpdate' },
      { gate: 'PreDownloadImageForInPlaceUpdate', on: true, byDefault: false, by: 'PreDownloadImageForInPlaceUpdate' },
    ])
  })

  test('by its stage', () => {
    const stages = new Set(of({ AllAlpha: true }).map(({ by }) => by))
    expect([...stages].sort()).toEqual(['AllAlpha', 'PreDownloadImageForDaemonSetUpdate'])
    expect(of({ AllBeta: false }).find(({ gate }) => gate === 'KruiseDaemon')).toEqual({
      gate: 'KruiseDaemon',
      on: false,
      byDefault: true,
      by: 'AllBeta',
    })
  })
})
