import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { renderJson } from '../../src/report/json.js'
import { affected, finding, report } from './sample.js'

const schema = JSON.parse(readFileSync(new URL('../../policies/schema/report.json', import.meta.url), 'utf8'))
const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)

const full = finding({
  changedHere: { file: 'a.yaml', line: 1, column: 2 },
  related: [{ file: 'b.yaml', line: 1, column: 2, endLine: 1, endColumn: 3, note: 'n' }],
  fix: { title: 't', safe: true, edits: [{ file: 'a.yaml', start: 1, end: 2, newText: 'x' }] },
})

test('what is printed is valid against the published schema and is the report', () => {
  const all = report({
    findings: [full, finding({ object: null, path: '' })],
    ledger: { documents: 2, checked: 1, skipped: [{ file: 'c', line: 1, reason: 'r' }] },
  })
  const printed = JSON.parse(renderJson(all))
  valid(printed)
  expect(valid.errors).toBe(null)
  expect(printed).toEqual(all)
})

test('the schema refuses what is not the contract', () => {
  const broken = JSON.parse(renderJson(report()))
  delete broken.findings[0].changedHere
  broken.findings[0].line = 0
  expect(valid(broken)).toBe(false)
  expect(valid.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
    '/findings/0 required',
    '/findings/0/line minimum',
  ])
})

test('keys stand in the order of the contract, whatever order they came in', () => {
  const reversed = Object.fromEntries(Object.entries(full).reverse()) as typeof full
  const printed = JSON.parse(renderJson(report({ findings: [reversed] })))
  expect(Object.keys(printed)).toEqual(['schemaVersion', 'clusters', 'findings', 'ledger'])
  expect(Object.keys(printed.findings[0])).toEqual(
    'ruleId family severity message symptom refusal file line column endLine endColumn changedHere object path clusters affects related why remedy assumes basis fix fingerprint status'.split(
      ' ',
    ),
  )
})

test('nothing unseen stands in it, and it reads back as it was', () => {
  const evil = '\u001b[31m\u0085\u202e\u2028\n::error::##[add-mask]\u{e0041}\ud800'
  const all = report({ findings: [finding({ message: evil, affects: [affected(evil)] })] })
  const printed = renderJson(all)
  expect(printed).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e\u{e0041}]|##\[|^\s*::/mu)
  expect(JSON.parse(printed)).toEqual(all)
})

test('what is not the report is not printed', () => {
  expect(renderJson(report({ findings: [{ ...finding(), secret: 'hunter2' } as never] }))).not.toContain('hunter2')
})
