import { describe, expect, test } from 'vitest'
import { gatesOf } from '../../src/cluster/gates.js'
import { parseVersion } from '../../src/cluster/version.js'
import { knowledge } from '../knowledge.js'
import { made } from './facts.js'

const gates = (of: 'kubernetes' | 'kruise', version: string, settings: Record<string, boolean> = {}, from = made) =>
  gatesOf(from, of, parseVersion(version)!, settings)

describe('gatesOf', () => {
  test('unknown before its first release, on or off by default, and what it was when it is gone', () => {
    expect([...gates('kubernetes', '1.26.2').on]).toEqual([
      ['Resize', false],
      ['Sidecars', true],
    ])
    expect([...gates('kubernetes', '1.28.3').on]).toEqual([
      ['Resize', false],
      ['Sidecars', false],
    ])
    expect([...gates('kubernetes', '1.32.0').on]).toEqual([
      ['Resize', true],
      ['Sidecars', true],
    ])
  })

  test('a setting counts', () => {
    const { on, problems } = gates('kubernetes', '1.28.0', { Resize: true, Sidecars: false })
    expect([on.get('Resize'), on.get('Sidecars'), problems]).toEqual([true, false, []])
  })

  test('a locked gate stays, in upstream’s words', () => {
    const { on, problems } = gates('kubernetes', '1.32.0', { Resize: false })
    expect(on.get('Resize')).toBe(true)
    expect(problems).toEqual([
      {
        of: 'kubernetes',
        gate: 'Resize',
        message: 'cannot set feature gate Resize to false, feature is locked to true',
      },
    ])
    expect(gates('kubernetes', '1.32.0', { Resize: true }).problems).toEqual([])
  })

  test('a gate that the release does not know, or no more', () => {
    const early = gates('kubernetes', '1.26.0', { Resize: true })
    expect(early.on.get('Resize')).toBe(false)
    expect(early.problems.map(({ message }) => message)).toEqual(['unrecognized feature gate: Resize'])
    const late = gates('kubernetes', '1.32.0', { Sidecars: false })
    expect(late.on.get('Sidecars')).toBe(true)
    expect(late.problems.map(({ message }) => message)).toEqual(['unrecognized feature gate: Sidecars'])
  })

  test('a gate that no release in the tables knows counts as set, and is named', () => {
    const { on, problems } = gates('kubernetes', '1.28.0', { Rezise: true, constructor: true })
    expect([on.get('Rezise'), on.get('constructor')]).toEqual([true, true])
    expect(problems.map(({ message }) => message)).toEqual([
      'the feature gate Rezise is not in the tables of kubernetes',
      'the feature gate constructor is not in the tables of kubernetes',
    ])
  })

  test('AllAlpha and AllBeta move the gates of their stage that are not set', () => {
    expect(gates('kubernetes', '1.28.0', { AllAlpha: true, AllBeta: false }).on).toEqual(
      new Map([
        ['Resize', true],
        ['Sidecars', false],
      ]),
    )
    expect(gates('kubernetes', '1.28.0', { AllAlpha: true, Resize: false }).on.get('Resize')).toBe(false)
    expect(gates('kubernetes', '1.32.0', { AllAlpha: false, AllBeta: false }).on.get('Resize')).toBe(true)
    expect(gates('kubernetes', '1.26.0', { AllAlpha: true }).on.get('Resize')).toBe(false)
  })

  test('rules follow in order, for gates that the release knows', () => {
    expect(Object.fromEntries(gates('kruise', '1.8.0').on)).toEqual({
      PodWebhook: true,
      Spread: true,
      Late: true,
      Jobs: false,
    })
    expect(Object.fromEntries(gates('kruise', '1.8.0', { PodWebhook: false, Spread: true }).on)).toEqual({
      PodWebhook: false,
      Spread: false,
      Late: false,
      Jobs: false,
    })
    expect(gates('kruise', '1.6.3').on.get('Late')).toBe(false)
  })
})

describe('the gates of Kubernetes', () => {
  const row = (gate: string, ...versions: string[]) =>
    versions.map((version) => gates('kubernetes', version, {}, knowledge).on.get(gate))

  test.each([
    ['InPlacePodVerticalScaling', [false, false, false, false, false, false, false, true, true, true, true, true]],
    ['SidecarContainers', [false, false, false, true, true, true, true, true, true, true, true, true]],
    ['PodLevelResources', [false, false, false, false, false, false, false, false, true, true, true, true]],
    ['MaxUnavailableStatefulSet', [false, false, false, false, false, false, false, false, false, false, false, true]],
    ['ImageVolume', [false, false, false, false, false, false, false, false, false, true, true, true]],
    ['LegacySidecarContainers', Array(12).fill(false)],
    ['TopologyAwareHints', Array(12).fill(true)],
  ])('%s from 1.26 to 1.37', (gate, expected) => {
    const newest = ['1.26.15', '1.27.16', '1.28.15', '1.29.15', '1.30.14', '1.31.14']
    newest.push('1.32.13', '1.33.13', '1.34.4', '1.35.4', '1.36.3', '1.37.1')
    expect(row(gate, ...newest)).toEqual(expected)
  })

  test('patches differ', () => {
    expect(row('MaxUnavailableStatefulSet', '1.35.0', '1.35.3', '1.35.4', '1.36.0')).toEqual([true, true, false, false])
    expect(row('StatefulSetSemanticRevisionComparison', '1.34.1', '1.34.2')).toEqual([false, true])
  })

  test('what is locked, and what is gone', () => {
    const off = { InPlacePodVerticalScaling: false, SidecarContainers: false }
    const problems = (version: string) => gates('kubernetes', version, off, knowledge).problems.map((p) => p.message)
    expect(problems('1.32.13')).toEqual([])
    expect(problems('1.33.0')).toEqual([
      'cannot set feature gate SidecarContainers to false, feature is locked to true',
    ])
    expect(problems('1.37.0')).toEqual([
      'cannot set feature gate InPlacePodVerticalScaling to false, feature is locked to true',
      'unrecognized feature gate: SidecarContainers',
    ])
  })
})

describe('the gates of Kruise', () => {
  const on = (version: string, settings = {}) => Object.fromEntries(gates('kruise', version, settings, knowledge).on)

  test('defaults by release', () => {
    expect([on('1.3.0').WorkloadSpread, on('1.4.0').WorkloadSpread]).toEqual([false, true])
    expect([on('1.7.4').ResourcesDeletionProtection, on('1.8.0').ResourcesDeletionProtection]).toEqual([true, false])
    expect([on('1.6.4').PodIndexLabel, on('1.7.0').PodIndexLabel]).toEqual([false, true])
  })

  test('ImagePullJobGate is off in the binary, and the chart turns it on', () => {
    const chart = (version: string, settings = {}) => [...gates('kruise', version, settings, knowledge).otherInChart]
    expect([on('1.5.0').ImagePullJobGate, chart('1.4.2'), chart('1.5.0')]).toEqual([false, [], ['ImagePullJobGate']])
    expect([chart('1.5.0', { ImagePullJobGate: false }), chart('1.5.0', { AllAlpha: true })]).toEqual([[], []])
    expect(on('1.5.0', { ImagePullJobGate: false }).ImagePullJobGate).toBe(false)
    expect(on('1.5.0', { ImagePullJobGate: false, PreDownloadImageForInPlaceUpdate: true }).ImagePullJobGate).toBe(true)
  })

  test('without the pod webhook or the daemon others are off', () => {
    const noWebhook = on('1.9.0', { PodWebhook: false })
    expect([noWebhook.WorkloadSpread, noWebhook.PodUnavailableBudgetDeleteGate, noWebhook.PodProbeMarkerGate]).toEqual([
      false,
      false,
      true,
    ])
    expect(on('1.6.0', { PodWebhook: false }).ResourcesDeletionProtection).toBe(false)
    expect(on('1.6.1', { PodWebhook: false }).ResourcesDeletionProtection).toBe(true)
    const noDaemon = on('1.9.0', { KruiseDaemon: false })
    expect([noDaemon.WorkloadSpread, noDaemon.ImagePullJobGate, noDaemon.InPlaceUpdateEnvFromMetadata]).toEqual([
      true,
      false,
      false,
    ])
    expect(on('1.3.0', { KruiseDaemon: false }).PodProbeMarkerGate).toBe(false)
    expect(on('1.5.0', { ResourcesDeletionProtection: false }).DeletionProtectionForCRDCascadingGate).toBe(false)
  })
})
