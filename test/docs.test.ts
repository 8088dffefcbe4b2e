import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { differing, page, table } from '../scripts/docs-page.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { ranges, releasesAlike, sweep } from '../scripts/docs-sweep.mjs'
import { check } from '../src/index.js'
import { judge, partsOf } from './case.js'

vi.setConfig({ testTimeout: 60_000 })

const known = ['1.6.0', '1.6.1', '1.7.0', '1.7.1', '1.7.2', '1.8.0']

describe('the releases that a rule affects', () => {
  it.each([
    [[], 'none'],
    [known, 'every release'],
    [['1.6.0', '1.6.1'], '1.6.0 to 1.6.1'],
    [['1.6.1', '1.7.0', '1.7.1'], '1.6.1 to 1.7.1, not 1.7.2'],
    [['1.6.0'], '1.6.0, not 1.6.1'],
    [['1.6.1', '1.8.0'], '1.6.1; 1.8.0 and later'],
    [['1.7.1', '1.7.2', '1.8.0'], '1.7.1 and later'],
  ])('%j are said as %s', (affected, words) => {
    expect(ranges(affected, known)).toBe(words)
  })

  it('are judged once where no fact tells them apart, pre-releases among them', () => {
    const behaviour = (_: string, release: string) => (release < '1.7.1' ? 'a' : 'b')
    const releases = { kubernetes: known, kruise: ['1.7.2'], vcluster: [] }
    expect(releasesAlike({ releases, behaviour })).toEqual({
      kubernetes: [
        ['1.6.0', '1.6.1', '1.7.0'],
        ['1.7.1', '1.7.2', '1.8.0'],
      ],
      kruise: [['1.7.2']],
      vcluster: [],
    })
  })

  it('come from judging the case on each of them, one component at a time', async () => {
    const text = readFileSync(join(import.meta.dirname, 'cases/subset-patch-changes-priority-class/fails.yaml'), 'utf8')
    const failing = { rule: 'subset-patch-changes-priority-class', ...partsOf(text, 'fails.yaml') }
    const alike = {
      kubernetes: [['1.28.15'], ['1.32.13']],
      kruise: [['1.3.0'], ['1.7.2', '1.7.4'], ['1.7.5'], ['1.8.0', '1.9.0']],
    }
    const { findings, affected } = await sweep(failing, { check, judge }, alike)
    expect([...affected]).toEqual([
      ['kubernetes', ['1.28.15', '1.32.13']],
      ['kruise', ['1.7.2', '1.7.4']],
    ])
    expect(findings.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([failing.rule])
  })
})

describe('the page', () => {
  const releases = { kubernetes: known, kruise: known, vcluster: known }
  const finding = { symptom: 'Nothing runs.', why: 'It is so.', remedy: 'Mend it.', refusal: { message: 'no' } }
  const rule = {
    policy: {
      id: 'a-rule',
      family: 'priority',
      severity: 'error',
      summary: 'it fails',
      evidence: ['x.go:1', 'https://a.b/1'],
    },
    cases: [
      {
        rule: 'a-rule',
        name: 'fails',
        title: 'It fails.',
        text: 'a: 1\n',
        out: 'no\n',
        findings: [finding],
        affected: new Map([['kruise', ['1.6.0', '1.6.1']]]),
      },
      {
        rule: 'a-rule',
        name: 'passes',
        title: 'It passes.',
        text: 'a: 2\n',
        out: undefined,
        findings: [],
        affected: new Map([['kruise', []]]),
      },
    ],
  }

  it('has a row and a section for each rule', () => {
    expect(table([rule], 'policies/README.md', releases)).toBe(
      [
        '| rule | what happens | affected |',
        '| --- | --- | --- |',
        '| [a-rule](policies/README.md#a-rule) | it fails | OpenKruise 1.6.0 to 1.6.1 |',
        '',
      ].join('\n'),
    )
    expect(page([rule], releases).split('### a-rule\n')[1]).toBe(
      [
        '',
        '**error**: it fails. Affected: OpenKruise 1.6.0 to 1.6.1.',
        '',
        "Upstream's words:",
        '',
        '```text\nno\n```',
        '',
        '**You would see.** Nothing runs.',
        '',
        '**Why.** It is so.',
        '',
        '**Do.** Mend it.',
        '',
        '**Evidence** (source): `x.go:1`, <https://a.b/1>.',
        '',
        '#### a-rule: a failing example',
        '',
        '```yaml\na: 1\n```',
        '',
        '```text\nno\n```',
        '',
        '#### a-rule: a passing example',
        '',
        '```yaml\na: 2\n```',
        '',
        '#### a-rule: situations',
        '',
        '| situation | OpenKruise |',
        '| --- | --- |',
        '| [It fails](../test/cases/a-rule/fails.yaml) | 1.6.0 to 1.6.1 |',
        '| [It passes](../test/cases/a-rule/passes.yaml) | none |',
        '',
      ].join('\n'),
    )
  })

  it('is compared section by section', () => {
    const old = '# A\n\n## b\n\n```yaml\n# c\n```\n\n### d\n\nx\n'
    expect(differing(old, old)).toEqual([])
    expect(differing(old, old.replace('x', 'y'))).toEqual(['### d'])
    expect(differing(old, old.replace('# c', '# e').replace('### d', '### f'))).toEqual(['## b', '### d', '### f'])
  })
})
