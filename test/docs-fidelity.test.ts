import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { askedBy, fidelity, recordedFacts } from '../scripts/docs-fidelity.mjs'
import { recordedIn } from './oracle/answers.js'

const old = { kubernetes: '1.28.15', kruise: '1.6.3', featureGates: {} }
const gated = { ...old, featureGates: { InPlacePodVerticalScaling: true } }
const bare = { kubernetes: '1.28.15', featureGates: {} }
const guest = { kubernetes: '1.9.0', vcluster: '0.22.1', host: { kubernetes: '1.32.13' } }

describe('the table of fidelity', () => {
  it('counts the answers that are given by cluster and by what was asked, gates aside', () => {
    const answers = [
      { name: 'v01-equal', profile: guest, agreed: true },
      { name: 'a01-one', profile: { ...old, kruise: '1.10.0' }, agreed: false },
      { name: 'a01-one', profile: old, agreed: true },
      { name: 'a02-two', profile: gated, agreed: false },
      { name: 'e01-one', profile: bare, agreed: true },
    ]
    const known = [{ case: 'a02-two', reason: 'It is so.' }]
    const lines: string[] = fidelity(answers, ['qos', 'priority'], known).split('\n')
    const s = '*from source*'
    const cells = lines.filter((line) => line.startsWith('|')).map((line) => line.slice(2, -2).split(' | ').slice(0, 3))
    expect(cells).toEqual([
      ['cluster', 'qos', 'priority'],
      ['---', expect.anything(), expect.anything()],
      ['Kubernetes 1.28.15', '1 of 1', s],
      ['Kubernetes 1.28.15, OpenKruise 1.6.3', s, '1 of 2'],
      ['Kubernetes 1.28.15, OpenKruise 1.10.0', s, '0 of 1'],
      ['vcluster 0.22.1', '1 of 1', s],
      ['all of these', '2 of 2', '1 of 3'],
      ['every other', s, s],
    ])
    expect(lines).toContain('- `a02-two`: It is so.')
  })

  it('is counted by what exactly answered too, for `clusters`', () => {
    const answers = [
      { profile: guest, agreed: true },
      { profile: { ...old, kruise: '1.10.0' }, agreed: false },
      { profile: old, agreed: true },
      { profile: gated, agreed: false },
      { profile: bare, agreed: true },
    ]
    expect(recordedFacts(answers).split('\n').slice(3)).toEqual([
      'recorded:',
      '  - { kubernetes: 1.28.15, answers: 1, given: 1 }',
      '  - { kubernetes: 1.28.15, kruise: 1.6.3, answers: 2, given: 1 }',
      '  - { kubernetes: 1.28.15, kruise: 1.10.0, answers: 1, given: 0 }',
      '  - { kubernetes: 1.9.0, vcluster: 0.22.1, host: 1.32.13, answers: 1, given: 1 }',
      '',
    ])
  })

  it('names no case where every answer is given', () => {
    expect(fidelity([], [], [])).not.toContain('not given')
  })

  it.each([
    ['v05-pc-never', 'priority'],
    ['v03-sts-besteffort', 'qos'],
    ['k-ss-put-native', 'rollout'],
    ['k-ss-update-name', 'webhooks'],
    ['fm01-mix-daemonset', 'fields'],
  ])('counts %s as %s', (name, of) => {
    expect(askedBy(name)).toBe(of)
  })

  it('refuses a recorded case of which nothing says what it asks about', () => {
    expect(() => askedBy('x01-new')).toThrow('nothing says what the recorded case x01-new asks about')
  })

  it('has a column for every recorded case, and for every family of rules that is asked of a cluster', () => {
    const names = recordedIn(join(import.meta.dirname, 'oracle/recorded')).flatMap(([, cases]) => cases)
    const asked = new Set(names.map(({ name }) => askedBy(name)))
    const families = readdirSync(join(import.meta.dirname, '../policies'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['facts', 'schema', 'manifests'].includes(entry.name))
      .map(({ name }) => name)
    expect([...asked].sort()).toEqual([...families, 'combined'].sort())
  })
})
