// JUnit as readers of other people read it: Python's expat, and junitparser where tools/python/requirements.txt is installed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding, Report } from '../../src/finding.js'
import { renderJunit } from '../../src/report/junit.js'
import { affected, cluster, finding, report } from './sample.js'

const python = process.env.PREFLIGHT_PYTHON || 'python3'
const script = join(import.meta.dirname, '../../tools/python/read_junit.py')
const has = (...args: string[]) => spawnSync(python, args).status === 0
const readers = [...(has('--version') ? ['expat'] : []), ...(has('-c', 'import junitparser') ? ['junitparser'] : [])]
for (const each of ['expat', 'junitparser'].filter((name) => !readers.includes(name)))
  console.log(`JUnit is not read by ${each}: ${python} has none (PREFLIGHT_PYTHON names another)`)

const fails = ({ severity, status }: Finding) => severity === 'error' && status === 'new'

interface Suite {
  readonly name: string
  /** Tests, failures, errors, skipped. */
  readonly counts: readonly number[]
  readonly cases: readonly {
    readonly classname: string
    readonly name: string
    readonly outcomes: readonly (readonly [kind: string, message: string, text: string | null])[]
  }[]
}

function readBy(reader: string, given: Partial<Report>): Suite[] {
  const { status, stdout, stderr } = spawnSync(python, [script], {
    input: renderJunit(report(given), { fails }),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)[reader]
}

if (readers.length === 0) test.skip('there is no reader', () => {})

describe.each(readers)('%s', (reader) => {
  test('reads every finding with its outcome and words', () => {
    const findings = [
      finding({ message: 'One.', why: 'Because.' }),
      finding({ message: 'Two.', severity: 'warning', ruleId: 'other' }),
      finding({ message: 'Three.', status: 'existing' }),
    ]
    const skipped = [{ file: 'b.yaml', line: 2, reason: 'a template' }]
    const suites = readBy(reader, { findings, ledger: { documents: 3, checked: 2, skipped } })
    expect(suites.map(({ name, counts }) => [name, ...counts])).toEqual([
      ['kruise-preflight', 2, 0, 0, 1],
      ['priority.subset-patch-changes-priority-class', 2, 1, 0, 1],
      ['priority.other', 1, 0, 0, 1],
    ])
    const cases = suites.flatMap((suite) => suite.cases)
    expect(cases.map(({ name, outcomes }) => [name, ...(outcomes[0]?.slice(0, 2) ?? [])])).toEqual([
      ['the manifests are checked'],
      ['b.yaml:2 is checked', 'skipped', 'Not checked: a template'],
      ['spread.yaml: One.', 'failure', 'One.'],
      ['spread.yaml: Three.', 'skipped', 'error, there before this change: Three.'],
      ['spread.yaml: Two.', 'skipped', 'warning: Two.'],
    ])
    const [failure] = cases[2]?.outcomes ?? []
    expect(failure?.[2]?.split('\n').slice(0, 2)).toEqual(['spread.yaml:28:11', 'One.'])
    expect(failure?.[2]).toContain('\nWhy: Because.\n')
  })

  test('reads hostile text as text', () => {
    const evil =
      ']]>&amp;&#0;<b a="1">\'<!-- --><![CDATA[x]]>\u0000\u0008\u000b\u000c\u001b[31m\u007f\u0085\ufffe\uffff\ud800\u202e\r\n::error::##[add-mask]\t😀'
    const shown =
      ']]>&amp;&#0;<b a="1">\'<!-- --><![CDATA[x]]>\\u0000\\u0008\\u000b\\u000c\\u001b[31m\\u007f\\u0085\\ufffe\\uffff\\ud800\\u202e'
    const one = finding({
      ...{ file: evil, ruleId: evil, family: evil, message: evil, symptom: evil, remedy: evil, why: evil },
      refusal: { by: evil, message: evil },
      clusters: [evil],
      affects: [affected(evil), affected(evil)],
      related: [{ file: evil, line: 1, column: 1, endLine: 1, endColumn: 2, note: evil }],
      assumes: [evil],
      basis: { level: 'source', evidence: [evil] },
    })
    const suites = readBy(reader, { findings: [one], clusters: [cluster(evil)] })
    const [{ classname, name, outcomes } = { classname: '', name: '', outcomes: [] }] = suites[1]?.cases ?? []
    const line = `${shown}\\u000d\\u000a::error::##[add-mask]\\u0009😀`
    expect([suites[1]?.name, classname]).toEqual([`${line}.${line}`, `${line}.${line}`])
    expect(name.startsWith(`${line}: ${shown}`)).toBe(true)
    expect(outcomes.map(([kind, message]) => [kind, message.startsWith(shown)])).toEqual([['failure', true]])
  })

  test('reads whatever a name is made of, and takes no two test cases for one', () => {
    const names = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), {
      numRuns: 60,
      seed: 20261122,
    })
    const findings = names.map((name, at) => finding({ file: name, message: `${name}.`, fingerprint: `${at}` }))
    const [, rule] = readBy(reader, { findings })
    expect(rule?.cases).toHaveLength(names.length)
    expect(new Set(rule?.cases.map(({ classname, name }) => `${classname} ${name}`)).size).toBe(names.length)
  }, 30_000)
})
