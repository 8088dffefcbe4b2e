import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { render } from '../../src/doors/rendered.js'
import { check } from '../../src/index.js'
import { lineHashes } from '../../src/report/line-hash.js'
import { finding, report } from '../report/sample.js'
import { sarifProblems } from '../report/sarif-problems.js'
import { folder, tooHigh } from './folder.js'

const cwd = () => folder({ 'a.yaml': tooHigh, 'b/c d.yaml': `${tooHigh.replace('high', 'other')}`, 'bad.yaml': 'a: [' })
const of = async () => check({ cwd: cwd(), adHoc: { kubernetes: '1.28' } })
const run = (text: string) => JSON.parse(text).runs[0]
const uris = ({ results }: any) =>
  results.map(({ locations }: any) => locations[0].physicalLocation.artifactLocation.uri).sort()

test('SARIF names files from the root of the repository and still knows their lines', async () => {
  const checked = await of()
  const [here, below] = [await render('sarif', checked), await render('sarif', checked, { prefix: 'apps/shop' })]
  expect([sarifProblems(here), sarifProblems(below)]).toEqual([[], []])
  expect(uris(run(here))).toEqual(['a.yaml', 'b/c%20d.yaml', 'bad.yaml'])
  expect(uris(run(below))).toEqual(['apps/shop/a.yaml', 'apps/shop/b/c%20d.yaml', 'apps/shop/bad.yaml'])
  const hashes = (log: string) => run(log).results.map(({ partialFingerprints }: any) => partialFingerprints)
  expect(hashes(below)).toEqual(hashes(here))
  expect(hashes(below)[0].primaryLocationLineHash).toBe(lineHashes(tooHigh)[3])
  // Everything in it: what fixes change and what was not checked.
  for (const uri of below.matchAll(/"uri": ?"([^"]*)"/g)) expect(uri[1]).toMatch(/^apps\/shop\//)
  expect(below).toContain('"artifactChanges":[{"artifactLocation":{"uri":"apps/shop/a.yaml"')
  expect(JSON.stringify(run(below).invocations)).toContain('"apps/shop/bad.yaml"')
})

test('SARIF says its version, a category that is given, and the words of each rule', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const { tool, automationDetails } = run(await render('sarif', await of(), { category: 'apps/shop' }))
  expect([tool.driver.semanticVersion, automationDetails]).toEqual([version, { id: 'apps/shop/' }])
  const rule = tool.driver.rules.find(({ id }: any) => id === 'priority-class-value-too-high')
  expect(rule.help.markdown).toContain('#### priority-class-value-too-high: a failing example')
  expect(run(await render('sarif', await of())).automationDetails).toBeUndefined()
})

test('only the rules about security have a score', async () => {
  const findings = ['priority-class-unlimited', 'priority-class-missing', 'constructor'].map((ruleId) =>
    finding({ ruleId }),
  )
  const { tool } = run(await render('sarif', { report: report({ findings }), textOf: () => undefined }))
  expect(
    tool.driver.rules.map(({ id, properties }: any) => `${id} ${properties['security-severity'] ?? 'none'}`),
  ).toEqual(['priority-class-unlimited 5.0', 'priority-class-missing none', 'constructor none'])
})

test('JUnit names files from the root of the repository; JSON and markdown from the working directory', async () => {
  const checked = await of()
  const texts = async (prefix: string) =>
    Promise.all((['junit', 'json', 'markdown'] as const).map((format) => render(format, checked, { prefix })))
  const [junit, ...others] = await texts('apps/shop')
  expect(junit).toContain(' file="apps/shop/a.yaml" line="4"')
  expect(others).toEqual((await texts('')).slice(1))
  expect(
    JSON.parse(others[0] ?? '')
      .findings.map(({ file }: any) => file)
      .sort(),
  ).toEqual(['a.yaml', 'b/c d.yaml', 'bad.yaml'])
})

test('what has no room is told', async () => {
  const told: string[] = []
  const findings = Array.from({ length: 10_001 }, (_, at) => finding({ message: `M${at}.`, affects: [] }))
  const checked = { report: report({ findings }), textOf: () => undefined }
  const tell = (words: string) => told.push(words)
  await render('junit', checked, { tell })
  await render('sarif', checked, { tell })
  expect(told).toEqual([
    '1 more finding, 1 of which fails the run, is not in this file; --format json has them all.',
    '5001 findings are in this file and not shown by GitHub, the least grave: it shows 5000.',
  ])
  expect(Buffer.byteLength(await render('markdown', checked, { limit: 5_000 }))).toBeLessThanOrEqual(5_000)
}, 60_000)
