import { compileKnowledge, type Knowledge } from '../../src/cluster/knowledge.js'
import { ClusterProfile, type ProfileSpec } from '../../src/cluster/profile.js'
import { type Release, resolveRelease } from '../../src/cluster/releases.js'

/** A small world of facts, in which every number is made up. */
export const FACTS = {
  releases: [
    { of: 'kubernetes', known: ['1.26.0 - 1.26.2', '1.28.0 - 1.28.15', '1.32.0 - 1.32.3'], evidence: ['e'] },
    {
      of: 'kruise',
      known: ['1.6.3', '1.7.4 - 1.7.5', '1.8.0 - 1.8.4'],
      aliases: { '1.7.5': { is: '1.8.3' } },
      evidence: ['e'],
    },
    { of: 'vcluster', known: ['0.22.0 - 0.22.6', '0.23.0-rc.3', '0.23.0-rc.4', '0.23.0 - 0.23.3'], evidence: ['e'] },
  ],
  facts: [
    fact('clears', 'kruise', '>=1.8.0'),
    fact('host-class', 'vcluster', '<0.23.0-rc.4'),
    fact('immutable', 'kubernetes', '>=1.32.0'),
    fact('young', 'kubernetes', '>=1.30.0'),
  ],
  messages: [
    { message: 'plain', text: '{a} is {b}, {a}', evidence: ['e'] },
    { message: 'worded', texts: [{ when: 'immutable', text: 'new {a}' }, { text: 'old {a}' }], evidence: ['e'] },
    { message: 'of-kruise', texts: [{ when: 'clears', text: 'cleared' }, { text: 'kept' }], evidence: ['e'] },
  ],
  tables: [
    {
      table: 'kruise-client-library',
      says: 's',
      of: 'kruise',
      rows: [
        { holds: '<1.8.0', value: '1.26.15' },
        { holds: '>=1.8.0', value: '1.30.10' },
      ],
      evidence: ['e'],
    },
    {
      table: 'number',
      says: 's',
      of: 'kubernetes',
      rows: [
        { holds: '>=1.32.0', value: 2 },
        { holds: '>=1.28.0', value: 1 },
      ],
      evidence: ['e'],
    },
    {
      table: 'of-vendors',
      says: 's',
      of: 'kubernetes',
      rows: [
        { holds: '<1.30.0', vendors: ['acme', '+'], value: '{major}.{minor}+' },
        { holds: '*', vendors: ['other'], value: 7 },
        { holds: '>=1.28.0', value: '{minor}' },
      ],
      evidence: ['e'],
    },
  ],
  gates: [
    gate('Resize', 'kubernetes', [
      { holds: '>=1.27.0 <1.32.0', stage: 'alpha', default: false },
      { holds: '>=1.32.0', stage: 'ga', default: true, locked: true },
    ]),
    gate('Sidecars', 'kubernetes', [
      { holds: '>=1.26.0 <1.28.3', stage: 'beta', default: true },
      { holds: '>=1.28.3 <1.32.0', stage: 'beta', default: false },
      { holds: '>=1.32.0', stage: 'removed', default: true },
    ]),
    gate('PodWebhook', 'kruise', [{ holds: '*', stage: 'beta', default: true }]),
    gate('Spread', 'kruise', [{ holds: '*', stage: 'alpha', default: true }]),
    gate('Late', 'kruise', [{ holds: '>=1.8.0', stage: 'alpha', default: false }]),
    gate('Jobs', 'kruise', [{ holds: '*', stage: 'alpha', default: false, chart: true }]),
  ],
  gateRules: [
    { of: 'kruise', holds: '*', when: 'PodWebhook', is: false, sets: { Spread: false }, evidence: ['e'] },
    { of: 'kruise', holds: '*', when: 'Spread', is: true, sets: { Late: true }, evidence: ['e'] },
  ],
}

export const made: Knowledge = compileKnowledge([{ file: 'made.yaml', value: FACTS }])

export function release(of: 'kubernetes' | 'kruise' | 'vcluster', text: string, knowledge = made): Release {
  return resolveRelease(knowledge, of, text)!
}

/** A profile of the made-up world; versions as text. */
export function profile(
  kubernetes: string,
  kruise?: string,
  more: Omit<Partial<ProfileSpec>, 'kubernetes' | 'kruise'> = {},
): ClusterProfile {
  return new ClusterProfile(made, {
    name: `${kubernetes}/${kruise ?? 'none'}`,
    kubernetes: release('kubernetes', kubernetes),
    kruise: kruise === undefined ? undefined : release('kruise', kruise),
    ...more,
  })
}

function fact(name: string, of: string, holds: string) {
  return { fact: name, says: 's', of, holds, basis: 'source', evidence: ['e'] }
}

function gate(name: string, of: string, rows: object[]) {
  return { gate: name, of, rows: rows.map((row) => ({ ...row, evidence: 'e' })) }
}
