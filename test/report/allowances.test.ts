import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Allowance, Report } from '../../src/finding.js'
import {
  addedAllowances,
  addedWords,
  allowancesMarkdown,
  allowancesText,
  allowingComment,
  mayAllow,
} from '../../src/report/allowances.js'
import { renderJson } from '../../src/report/json.js'
import { renderText } from '../../src/report/text.js'
import { verdict } from '../../src/report/verdict.js'
import { finding, report } from './sample.js'

const allowance = (more: Partial<Allowance> = {}): Allowance => ({
  rule: 'pods-refused',
  file: 'shop/web.yaml',
  line: 12,
  column: 7,
  because: 'the vendor mends it in March',
  from: 'comment',
  status: 'existing',
  state: 'counts',
  allows: [finding()],
  ...more,
})
const compared = (...allowances: Allowance[]): Report => report({ findings: [], rollout: [], mended: [], allowances })
const added = allowance({ status: 'new', file: 'b.yaml', until: '2027-03-31', allows: [finding({ fingerprint: 'b' })] })

describe('the allowances of a change', () => {
  test('are said in the verdict', () => {
    expect(verdict(compared(allowance(), added))).toMatch(/^no findings in .*; 1 allowance is new$/)
    expect(addedWords(compared(added, added))).toBe('2 allowances are new')
    expect(verdict(compared(allowance()))).not.toContain('allowance')
  })

  test("are nobody's without a base", () => {
    const alone = report({ allowances: [added] })
    expect(addedAllowances(alone)).toEqual([])
    expect(verdict(alone)).not.toContain('allowance')
  })
})

describe('on a terminal', () => {
  test('each has a line below the verdict, those first that are new', () => {
    const old = allowance({ state: 'expired', until: '2026-01-01', allows: [] })
    expect(allowancesText(compared(old, allowance({ allows: [finding(), finding()] }), added), 120)).toEqual([
      '2 findings are allowed by 3 allowances:',
      '  b.yaml:12:7 (new) allows pods-refused until 2027-03-31: the vendor mends it in March',
      '  shop/web.yaml:12:7 has ended for pods-refused (until 2026-01-01): the vendor mends it in March',
      '  shop/web.yaml:12:7 allows 2 times pods-refused: the vendor mends it in March',
    ])
  })

  test('ten are listed and eleven are folded', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => allowance({ line: at + 1 }))
    expect(allowancesText(compared(...many(10)), 120)).toHaveLength(11)
    expect(allowancesText(compared(...many(11)), 120).at(-1)).toBe('  and 1 more; --format json has them all')
    expect(allowancesText(compared(), 120)).toEqual([])
  })

  test('they stand behind the verdict, and a finding of a locked rule says so', () => {
    const text = renderText(
      { ...compared(allowance()), findings: [finding({ locked: true })] },
      { lineOf: () => undefined, colour: false },
    )
    expect(text).toContain('= allow: nobody can allow this here: the configuration locks the rule\n')
    expect(text.slice(text.indexOf('1 finding is allowed'))).toBe(
      '1 finding is allowed by 1 allowance:\n  shop/web.yaml:12:7 allows pods-refused: the vendor mends it in March\n',
    )
  })
})

describe('in a summary', () => {
  test('they are a folded table, which is open where the change adds one', () => {
    expect(allowancesMarkdown(compared(allowance()))).toBe(`
<details><summary>1 finding is allowed by 1 allowance</summary>

| where | rule | | until | because |
|---|---|---|---|---|
| \`shop/web.yaml:12\` | \`pods-refused\` | allows |  | the vendor mends it in March |

</details>
`)
    expect(allowancesMarkdown(compared(added))).toContain('<details open>')
    expect(allowancesMarkdown(compared())).toBe('')
  })

  test('a reason does nothing there', () => {
    const because = '@team | <img src=x> ![a](http://b.example) #12 `c` ::error::x\n\u001b[31m\u202e##[group]'
    const hostile = compared(allowance({ because, file: 'a|`@b`.yaml', rule: 'x' }))
    const markdown = allowancesMarkdown(hostile)
    expect(markdown.split('\n')[5]?.split(/(?<!\\)\|/)).toHaveLength(7)
    for (const alive of ['<img', '![a](', '@team', '://', '#12', '\u001b', '\u202e'])
      expect(markdown.includes(alive)).toBe(false)
    const text = renderText(hostile, { lineOf: () => undefined, colour: false })
    for (const alive of ['\u001b', '\u202e', '\n::', '##[']) expect(text.includes(alive)).toBe(false)
  })
})

test('the JSON is valid against the published schema and is the report', () => {
  const schema = JSON.parse(readFileSync(new URL('../../policies/schema/report.json', import.meta.url), 'utf8'))
  const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)
  const all = compared(allowance({ config: 'c.yml' }), added)
  const printed = JSON.parse(renderJson(all))
  valid(printed)
  expect(valid.errors).toBe(null)
  expect(printed).toEqual(all)
  valid({ ...printed, allowances: [{ ...printed.allowances[0], state: 'maybe', because: undefined }] })
  expect(valid.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
    '/allowances/0 required',
    '/allowances/0/state enum',
  ])
})

test('a comment can allow a finding, unless its rule is locked or about allowances, or its file is JSON', () => {
  expect(allowingComment('x')).toBe('# kruise-preflight: allow x until 2027-03-31 because REASON')
  const of = (more: Parameters<typeof finding>[0]) => mayAllow(finding(more))
  expect([of({}), of({ locked: true }), of({ ruleId: 'allowance-expired' }), of({ file: 'a.JSON' })]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
