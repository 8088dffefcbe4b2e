import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFiles, renderText } from '../src/index.js'
import { readSettings } from '../src/settings.js'

const page = readFileSync(join(import.meta.dirname, '../docs/allowances.md'), 'utf8')
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({ language, text: text! }))
const config = 'clusters: [{ name: prod, kubernetes: 1.32.13, knows: [PriorityClass] }]\n'

it('docs/allowances.md shows a comment with what it makes of the report', async () => {
  const [manifest, printed] = blocks
  const files = (text: string) => [
    { path: '.github/kruise-preflight.yml', text: config },
    { path: 'web.yaml', text },
  ]
  const { report, lineOf } = await checkFiles(files(manifest!.text), { today: '2027-03-31' })
  const text = renderText(report, { lineOf, colour: false })
  expect(text.replaceAll(/^note: .*\n/gm, '')).toBe(printed!.text)
  const without = await checkFiles(files(manifest!.text.replace(/^ *#.*\n/m, '')), { today: '2027-03-31' })
  expect(without.report.findings.map(({ ruleId }) => ruleId)).toEqual(['priority-class-missing'])
})

it('docs/allowances.md shows entries that a configuration takes', () => {
  const [, , entry, rules] = blocks
  expect(readSettings({ path: 'c.yml', text: entry!.text }).allow.map(({ rule }) => rule)).toEqual(['resize/*'])
  const named = `${entry!.text.replaceAll('{ name', '{ environment: prod, name')}environments: { prod: {} }\n${rules!.text}`
  expect(readSettings({ path: 'c.yml', text: named }).rules.map(({ rule, locked }) => [rule, locked])).toEqual([
    ['priority/*', true],
    ['qos/*', true],
  ])
})
