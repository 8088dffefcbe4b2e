import { describe, expect, test } from 'vitest'
import { ClusterProfile, fill } from '../../src/cluster/profile.js'
import { resolveRelease } from '../../src/cluster/releases.js'
import { knowledge } from '../knowledge.js'
import { profile, release } from './facts.js'

describe('a profile of made-up facts', () => {
  test('holds what its releases do, aliases followed', () => {
    expect(profile('1.32.0', '1.8.0').holds('clears')).toBe(true)
    expect(profile('1.32.0', '1.7.4').holds('clears')).toBe(false)
    expect(profile('1.32.0', '1.7.5').holds('clears')).toBe(true)
    expect(profile('1.32.0').holds('immutable')).toBe(true)
    expect(profile('1.28').holds('immutable')).toBe(false)
  })

  test('no fact holds of what is not installed', () => {
    expect(profile('1.32.0').holds('clears')).toBe(false)
    expect(profile('1.32.0').holds('host-class')).toBe(false)
    expect(profile('1.32.0').installed('kruise')).toBe(false)
    expect(profile('1.32.0', '1.8.0').installed('kruise')).toBe(true)
    expect(profile('1.32.0', '1.8.0').installed('vcluster')).toBe(false)
    expect(profile('1.32.0').lookup('kruise-client-library')).toBeUndefined()
    expect(profile('1.32.0').kruiseEnabled('PodWebhook')).toBe(false)
  })

  test.each([
    ['0.22.6', true],
    ['0.23.0-rc.3', true],
    ['0.23.0-rc.4', false],
    ['0.23', false],
  ])('vcluster %s', (text, held) => {
    expect(profile('1.32.0', undefined, { vcluster: release('vcluster', text) }).holds('host-class')).toBe(held)
  })

  test('says the wording of its release', () => {
    expect(profile('1.32.0').say('worded', { a: 'x' })).toBe('new x')
    expect(profile('1.28.0').say('worded', { a: 0 })).toBe('old 0')
    expect(profile('1.28.0').say('of-kruise')).toBe('kept')
    expect(profile('1.28.0').say('plain', { a: '{b}', b: '$&' })).toBe('{b} is $&, {b}')
  })

  test('the first row of a table counts', () => {
    expect(profile('1.32.0').lookup('number')).toBe(2)
    expect(profile('1.28.0').lookup('number')).toBe(1)
    expect(profile('1.26.0').lookup('number')).toBeUndefined()
  })

  test.each([
    ['1.28.3', '28'],
    ['1.28.3-acme.1', '1.28+'],
    ['v1.28.3+acme-1', '1.28+'],
    ['1.28-acme', '1.28+'],
    ['1.28.3-acme1', '1.28+'],
    ['1.28.3-acmes.1', '28'],
    ['1.28.3-my-acme.1', '28'],
    ['1.28+', '1.28+'],
    ['28+', '1.28+'],
    ['1.32.1-acme.1', '32'],
    ['1.26.0', undefined],
    ['1.26.0-other', 7],
  ])('a row of some vendors is for their builds: %s', (text, value) => {
    expect(profile(text).lookup('of-vendors')).toBe(value)
  })

  test('names that nothing has', () => {
    const one = profile('1.32.0', '1.8.0')
    expect(() => one.holds('none')).toThrow('there is no fact named "none"')
    expect(() => one.holds('toString')).toThrow('there is no fact named "toString"')
    expect(() => one.say('none')).toThrow('there is no message named "none"')
    expect(() => one.lookup('none')).toThrow('there is no table named "none"')
    expect(() => one.enabled('None')).toThrow('there is no kubernetes gate named "None"')
    expect(() => one.kruiseEnabled('Resize')).toThrow('there is no kruise gate named "Resize"')
    expect(() => profile('1.32.0').kruiseEnabled('None')).toThrow('there is no kruise gate named "None"')
  })

  test('gates, and what is wrong with them', () => {
    const one = profile('1.32.0', '1.8.0', {
      featureGates: { Resize: false, Own: true },
      kruiseFeatureGates: { Spread: false },
    })
    expect([one.enabled('Resize'), one.enabled('Own'), one.kruiseEnabled('Spread')]).toEqual([true, true, false])
    expect(one.problems.map(({ of, gate }) => `${of} ${gate}`)).toEqual(['kubernetes Resize', 'kubernetes Own'])
  })

  test('notes of its releases, in one order', () => {
    expect(profile('1.28.99', '1.7.5').notes).toEqual([
      'kubernetes 1.28.99 is not in the tables; judged as 1.28.15',
      'kruise 1.7.5 is the same code as 1.8.3',
    ])
  })

  test('closed kinds', () => {
    const one = profile('1.32.0', undefined, { knows: ['PriorityClass'] })
    expect([one.closed('PriorityClass'), one.closed('LimitRange')]).toEqual([true, false])
  })

  test('the library of a Kruise build is Kubernetes code of its own version, with default gates', () => {
    const one = profile('1.32.0', '1.7.4', { featureGates: { Sidecars: false } })
    const library = one.library('kruise')
    expect(library.holds('young')).toBe(false)
    expect(one.holds('young')).toBe(true)
    expect(library.enabled('Resize')).toBe(false)
    expect(library.enabled('Sidecars')).toBe(true)
    expect(library.say('worded', { a: 1 })).toBe('old 1')
    expect(profile('1.26.0', '1.8.0').library('kruise').holds('young')).toBe(true)
  })

  test('a fact of Kruise asked of its library is the cluster’s', () => {
    expect(profile('1.32.0', '1.8.0').library('kruise').holds('clears')).toBe(true)
    expect(profile('1.32.0', '1.7.4').library('kruise').say('of-kruise')).toBe('kept')
  })

  test('no library without the component', () => {
    expect(() => profile('1.32.0').library('kruise')).toThrow(
      '1.32.0/none has no kruise whose Kubernetes libraries are known',
    )
  })
})

test('fill names the value that is missing', () => {
  expect(fill('map[string]struct{}', {})).toBe('map[string]struct{}')
  expect(() => fill('a {toString}', {})).toThrow('"a {toString}" wants a value for {toString}')
})

describe('what the facts say of real releases', () => {
  const cluster = (kubernetes: string, kruise?: string, vcluster?: string) =>
    new ClusterProfile(knowledge, {
      name: 'c',
      kubernetes: resolveRelease(knowledge, 'kubernetes', kubernetes)!,
      kruise: kruise === undefined ? undefined : resolveRelease(knowledge, 'kruise', kruise),
      vcluster: vcluster === undefined ? undefined : resolveRelease(knowledge, 'vcluster', vcluster),
    })

  test.each([
    [
      'workloadspread-clears-priority',
      { '1.6.3': false, '1.7.2': false, '1.7.4': false, '1.7.5': true, '1.8.0': true },
    ],
    ['workloadspread-adds-claim-volumes', { '1.7.2': false, '1.7.4': false, '1.7.5': true, '1.9.0': true }],
    ['workloadspread-validates-patch', { '1.4.2': false, '1.5.0': true }],
    ['workloadspread-validates-statefulset', { '1.7.5': false, '1.8.4': false, '1.9.0': true }],
    ['workloadspread-targets-statefulset', { '1.2.0': false, '1.3.0': true }],
    ['workloadspread-whitelist-custom', { '1.4.2': false, '1.5.0': true }],
    ['sidecarset-namespace-selector', { '1.3.0': false, '1.4.0': true }],
    ['sidecarset-init-inject-policy', { '1.6.4': false, '1.7.0': true }],
    ['sidecarset-replaces-init-containers', { '1.6.4': false, '1.7.0': true }],
    ['sidecarset-namespace-becomes-selector', { '1.8.4': false, '1.9.0': true }],
    ['pod-webhook-patches-typed-pod', { '1.4.2': false, '1.5.0': true }],
    ['kruise-writes-pods-with-put', { '1.0.0': true, '1.9.0': true }],
  ])('kruise: %s', (fact, expected) => {
    for (const [version, held] of Object.entries(expected))
      expect(cluster('1.32', version).holds(fact), version).toBe(held)
  })

  test.each([
    ['defaults-resize-policy', { '1.26.15': false, '1.27.0': true, '1.32.13': true, '1.33.0': false }],
    ['status-qos-class-immutable', { '1.31.14': false, '1.32.0': true, '1.32.0-k3s1': true }],
    ['statefulset-validates-template', { '1.33.13': false, '1.34.0': true }],
  ])('kubernetes: %s', (fact, expected) => {
    for (const [version, held] of Object.entries(expected)) expect(cluster(version).holds(fact), version).toBe(held)
  })

  test.each([
    ['syncer-writes-host-qos-class', { '0.19.10': true, '0.22.6': true, '0.23.0-rc.3': true, '0.23.0-rc.4': false }],
    [
      'syncer-writes-guest-qos-class',
      { '0.22.6': false, '0.23.0': true, '0.35.3': false, '0.36.0': true, '0.36.1': false },
    ],
    ['guest-follows-host-version', { '0.20.6': false, '0.21.0': true, '0.24.2': true, '0.25.0': false }],
    ['syncer-keeps-preemption-policy', { '0.19.0': true, '0.36.1': true }],
  ])('vcluster: %s', (fact, expected) => {
    for (const [version, held] of Object.entries(expected))
      expect(cluster('1.32', undefined, version).holds(fact), version).toBe(held)
  })

  test.each([
    ['1.0.1', '1.20.10'],
    ['1.4.2', '1.22.6'],
    ['1.5.5', '1.24.16'],
    ['1.6.2', '1.26.10'],
    ['1.6.3', '1.26.15'],
    ['1.7.4', '1.28.9'],
    ['1.7.5', '1.30.10'],
    ['1.8.4', '1.30.10'],
    ['1.9.0', '1.32.10'],
  ])('kruise %s is compiled with Kubernetes %s', (version, library) => {
    expect(cluster('1.32', version).lookup('kruise-client-library')).toBe(library)
    expect(cluster('1.32', version).library('kruise').version.text).toBe(library)
  })

  test('every known release has a library and a default guest version', () => {
    for (const version of knowledge.releases.kruise.known)
      expect(cluster('1.32', version).library('kruise').version.text, version).toMatch(/^1\.\d+\.\d+$/)
    for (const version of knowledge.releases.vcluster.known) {
      const one = cluster('1.32', undefined, version)
      expect(one.library('vcluster').version.text, version).toMatch(/^1\.\d+\.\d+$/)
      expect(one.lookup('vcluster-default-k8s-version'), version).toMatch(/^1\.\d+\.\d+$/)
    }
  })

  test('every fact tells some known release of its component from another, or holds of all', () => {
    const idle = Object.values(knowledge.facts).filter(({ fact, of, holds }) => {
      const answers = new Set(
        knowledge.releases[of].known.map((version) =>
          of === 'kubernetes'
            ? cluster(version).holds(fact)
            : cluster('1.32', of === 'kruise' ? version : undefined, of === 'vcluster' ? version : undefined).holds(
                fact,
              ),
        ),
      )
      const ofLibraries = of === 'kubernetes' && /^(>=|<)1\.2[0-6]\./.test(holds)
      return answers.size < 2 && holds !== '*' && !ofLibraries
    })
    expect(idle.map(({ fact }) => fact)).toEqual([])
  })
})
