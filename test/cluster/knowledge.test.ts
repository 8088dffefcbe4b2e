import { describe, expect, test } from 'vitest'
import { compileKnowledge } from '../../src/cluster/knowledge.js'
import { made } from './facts.js'

const compile = (value: unknown) => compileKnowledge([{ file: 'a.yaml', value }])
const fact = { fact: 'one', says: 's', of: 'kruise', holds: '*', basis: 'source', evidence: ['e'] }

describe('compileKnowledge', () => {
  test('joins files and spells out patches', () => {
    const releases = [{ of: 'kruise', known: ['1.0.0', '1.2.0 - 1.2.2'], evidence: ['e'] }]
    const known = compileKnowledge([
      { file: 'a.yaml', value: { facts: [fact] } },
      { file: 'b.yaml', value: { facts: [{ ...fact, fact: 'two' }], releases } },
    ])
    expect(Object.keys(known.facts)).toEqual(['one', 'two'])
    expect(known.releases.kruise.known).toEqual(['1.0.0', '1.2.0', '1.2.1', '1.2.2'])
    expect(known.releases.vcluster).toEqual({ of: 'vcluster', known: [], aliases: {}, evidence: [] })
  })

  test('a message of one text is a message of texts', () => {
    expect(compile({ messages: [{ message: 'm', text: 't', evidence: ['e'] }] }).messages).toEqual({
      m: { message: 'm', texts: [{ text: 't' }], evidence: ['e'] },
    })
  })

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(made))).toEqual(made)
  })

  test('a message may ask for a fact of a later file', () => {
    const messages = [{ message: 'm', texts: [{ when: 'one', text: 'a' }, { text: 'b' }], evidence: ['e'] }]
    expect(() =>
      compileKnowledge([
        { file: 'a.yaml', value: { messages } },
        { file: 'b.yaml', value: { facts: [fact] } },
      ]),
    ).not.toThrow()
  })

  test.each<[string, unknown, string]>([
    ['no mapping', [fact], 'a.yaml: is not a mapping'],
    ['an empty file', null, 'a.yaml: is not a mapping'],
    [
      'an unknown list',
      { fact: [] },
      'a.yaml: "fact" is none of facts, messages, tables, releases, gates, gateRules, recorded',
    ],
    ['a mapping for a list', { facts: { one: fact } }, 'a.yaml: facts: is not a list'],
    ['nothing for an entry', { facts: [null] }, 'a.yaml: facts[0]: is not a mapping'],
    ['a name used twice', { facts: [fact, fact] }, 'a.yaml: facts[1] one: the name is taken by an earlier entry'],
    [
      'a name in camel case',
      { facts: [{ ...fact, fact: 'oneTwo' }] },
      'a.yaml: facts[0] oneTwo: its name is not in kebab-case',
    ],
    ['no name', { facts: [{ ...fact, fact: undefined }] }, 'a.yaml: facts[0] kruise: its name is not in kebab-case'],
    [
      'an unknown component',
      { facts: [{ ...fact, of: 'k8s' }] },
      'a.yaml: facts[0] one: of is none of kubernetes, kruise, vcluster',
    ],
    [
      'a bad range',
      { facts: [{ ...fact, holds: '~1.8' }] },
      'a.yaml: facts[0] one: "~1.8" is not a comparator such as ">=1.8.0"',
    ],
    ['a number for a range', { facts: [{ ...fact, holds: 1.8 }] }, 'a.yaml: facts[0] one: holds is not a range'],
    [
      'a message that asks for no fact',
      { messages: [{ message: 'm', texts: [{ when: 'none', text: 'a' }, { text: 'b' }] }] },
      'a.yaml: messages[0] m: there is no fact named "none"',
    ],
    [
      'a message that asks for a name of Object',
      { messages: [{ message: 'm', texts: [{ when: 'constructor', text: 'a' }, { text: 'b' }] }] },
      'a.yaml: messages[0] m: there is no fact named "constructor"',
    ],
    [
      'a message without a last resort',
      { facts: [fact], messages: [{ message: 'm', texts: [{ when: 'one', text: 'a' }] }] },
      'a.yaml: messages[0] m: the last text, and it alone, has no when',
    ],
    [
      'a text that is never said',
      { messages: [{ message: 'm', texts: [{ text: 'a' }, { text: 'b' }] }] },
      'a.yaml: messages[0] m: the last text, and it alone, has no when',
    ],
    ['a message without a text', { messages: [{ message: 'm' }] }, 'a.yaml: messages[0] m: has no text'],
    [
      'a bad range in a table',
      { tables: [{ table: 't', of: 'kruise', rows: [{ holds: '1', value: 1 }] }] },
      'a.yaml: tables[0] t: "1" is not a comparator such as ">=1.8.0"',
    ],
    [
      'releases of two minors',
      { releases: [{ of: 'kruise', known: ['1.7.0 - 1.8.0'] }] },
      'a.yaml: releases[0] kruise: "1.7.0 - 1.8.0" is neither a release nor the patches of one minor, "1.8.0 - 1.8.4"',
    ],
    [
      'a release that is a number',
      { releases: [{ of: 'kruise', known: [1.7] }] },
      'a.yaml: releases[0] kruise: "1.7" is neither a release nor the patches of one minor, "1.8.0 - 1.8.4"',
    ],
    [
      'an alias of nothing',
      { releases: [{ of: 'kruise', known: ['1.7.5'], aliases: { '1.7.5': { is: '1.8.3' } } }] },
      'a.yaml: releases[0] kruise: 1.8.3 is not among the known releases',
    ],
    [
      'a gate of vcluster',
      { gates: [{ gate: 'G', of: 'vcluster', rows: [] }] },
      'a.yaml: gates[0] G: of is none of kubernetes, kruise',
    ],
    [
      'a rule for no gate',
      { gateRules: [{ of: 'kruise', holds: '*', when: 'G', is: true, sets: {} }] },
      'gateRules[0]: there is no kruise gate named "G"',
    ],
    [
      'recorded answers of no version',
      { recorded: [{ kubernetes: '1.28.15', kruise: 'latest', answers: 1, given: 1 }] },
      'a.yaml: recorded[0]: latest is not a version',
    ],
  ])('refuses %s', (_, value, message) => {
    expect(() => compile(value)).toThrow(new Error(message))
  })

  test('a gate may have the same name in Kubernetes and in Kruise', () => {
    const rows = [{ holds: '*', stage: 'beta', default: true, evidence: 'e' }]
    const gates = [
      { gate: 'G', of: 'kubernetes', rows },
      { gate: 'G', of: 'kruise', rows },
    ]
    expect(() => compile({ gates })).not.toThrow()
    expect(() => compile({ gates: [...gates, gates[0]] })).toThrow('a.yaml: gates[2] G: the name is taken')
  })
})
