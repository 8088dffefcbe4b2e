import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  checkFiles,
  describe as describeClusters,
  fixFiles,
  type Progress,
  render,
  renderJson,
  renderJunit,
  renderMarkdown,
  renderSarif,
  renderText,
  simulateFiles,
  UsageError,
} from '../src/index.js'
import { CONFIG, classNamed, podOf, seen, spread, tooHigh } from './doors/folder.js'
import { sarifProblems } from './report/sarif-problems.js'
import { readXml } from './report/xml-reader.js'

const day = '2027-03-01'

test('texts are checked on a cluster that is given', async () => {
  const checked = await checkFiles([{ path: 'a.yaml', text: tooHigh }], { adHoc: { kubernetes: '1.28', name: 'mine' } })
  expect(seen(checked)).toEqual(['a.yaml:4:1 priority-class-value-too-high [mine]'])
  expect(checked.notes).toEqual([])
  expect(JSON.parse(renderJson(checked.report)).clusters).toMatchObject([{ name: 'mine', kubernetes: '1.28.15' }])
  const { report, lineOf, textOf } = checked
  expect(renderText(report, { lineOf, textOf, colour: false })).toMatch(/^a\.yaml:4:1: error: PriorityClass "high"/)
})

test('a report is rendered for other programs, with the words of the rules or without', async () => {
  const checked = await checkFiles([{ path: 'a.yaml', text: tooHigh }], { adHoc: { kubernetes: '1.28', name: 'mine' } })
  const { report, textOf } = checked
  const [own, plain] = [await render('sarif', checked), renderSarif(report, { textOf })]
  expect([sarifProblems(own), sarifProblems(plain)]).toEqual([[], []])
  const [ownRun, plainRun] = [JSON.parse(own).runs[0], JSON.parse(plain).runs[0]]
  expect(ownRun.results).toEqual(plainRun.results)
  expect(
    [ownRun, plainRun].map(({ tool }) => tool.driver.rules[0].help.markdown.includes('a failing example')),
  ).toEqual([true, false])
  const fails = () => false
  expect(readXml(renderJunit(report, { fails })).attributes).toMatchObject({ tests: '2', failures: '0' })
  expect(await render('junit', checked, { fails })).toBe(renderJunit(report, { fails }))
  expect(readXml(await render('junit', checked)).attributes).toMatchObject({ tests: '2', failures: '1' })
  expect(renderMarkdown(report)).toMatch(/^## Kruise Preflight: 1 error/)
  expect(await render('markdown', checked)).toBe(renderMarkdown(report, { textOf }))
  expect(await render('json', checked)).toBe(renderJson(report))
})

test('a configuration among the texts speaks of those beside and below it', async () => {
  const files = [
    {
      path: `./x/${CONFIG}`,
      text: `defaults: { knows: [PriorityClass], objects: [there/*] }
clusters: [{ name: prod, kubernetes: 1.30 }]
rules: { priority-class-missing: { level: notice, from: ${day} } }
`,
    },
    { path: 'x/there/gold.txt', text: classNamed('gold') },
    { path: 'x/gold.yaml', text: podOf('gold') },
    { path: 'x/silver.yaml', text: podOf('silver') },
  ]
  const levels = async (today: string) =>
    (await checkFiles(files, { today })).report.findings.map(({ file, severity }) => `${file} ${severity}`)
  expect(await levels('2027-02-28')).toEqual(['x/silver.yaml error'])
  expect(await levels(day)).toEqual(['x/silver.yaml notice'])
  expect(seen(await checkFiles(files, { clusters: ['prod'], paths: ['x/gold.yaml'] }))).toEqual([])
})

test('texts are simulated, with what runs now among them', async () => {
  const files = [
    { path: 'new/a.yaml', text: classNamed('a').replace('value: 1', 'value: 2') },
    { path: 'old/a.yaml', text: classNamed('a') },
  ]
  const { simulation } = await simulateFiles(files, { paths: ['new'], base: 'old', adHoc: { kubernetes: '1.32' } })
  expect(simulation.clusters).toMatchObject([
    {
      cluster: { name: 'kubernetes=1.32', kubernetes: '1.32.13', kruise: null },
      objects: [{ file: 'new/a.yaml', verdict: 'rejected' }],
      updates: [{ outcome: 'rejected' }],
    },
  ])
})

test('texts are fixed, and the files of a disk stay as they are', async () => {
  const adHoc = { kubernetes: '1.28', kruise: '1.6.3' }
  const { report, texts } = await fixFiles([{ path: 'a.yaml', text: spread() }], { adHoc })
  expect(report.fixed.map(({ file, line, title }) => `${file}:${line} ${title}`)).toEqual([
    'a.yaml:26 write priority 1000 beside the class',
  ])
  const text = spread().replace('# why\n', '# why\n          priority: 1000\n')
  expect([...texts]).toEqual([['a.yaml', text]])
  expect(seen(await checkFiles([{ path: 'a.yaml', text }], { adHoc }))).toEqual([])
})

test('clusters are described', async () => {
  const { described, notes } = await describeClusters({
    cwd: import.meta.dirname,
    paths: ['cli.ts'],
    adHoc: { kubernetes: '1.28' },
  })
  expect(described.clusters).toMatchObject([
    { name: 'kubernetes=1.28', kubernetes: { version: '1.28.15' }, kruise: null },
  ])
  expect(notes).toEqual([])
})

test('who asks is told how far the work is', async () => {
  const told: string[] = []
  const progress: Progress = {
    stage: ({ doing }) => told.push(doing),
    step: (done, total, what) => told.push(`${done} of ${total} ${what}`),
  }
  await checkFiles([{ path: 'a.yaml', text: tooHigh }], { adHoc: { kubernetes: '1.28' }, progress })
  expect(told).toEqual([
    'Reading',
    '1 of 1 file',
    'Judging',
    '1 of 1 object on 1 cluster',
    'Trying fixes on',
    '1 of 1 object on 1 cluster',
  ])
})

test('no disk is touched', async () => {
  const [here] = readdirSync('.').filter((name) => name.endsWith('.json'))
  for (const paths of [[here as string], ['/etc'], ['..']])
    await expect(checkFiles([{ path: 'a.yaml', text: tooHigh }], { paths })).rejects.toThrow(UsageError)
  await expect(checkFiles([], { config: 'package.json' })).rejects.toThrow('package.json: there is no such file')
  await expect(simulateFiles([], { base: 'src' })).rejects.toThrow('src: there is no such file or folder')
})

test('what cannot be judged is a UsageError with one line for each mistake', async () => {
  const error = await checkFiles([{ path: CONFIG, text: 'clusters: [{ name: a, kubernetes: x, zz: 1 }]\n' }]).catch(
    (it) => it,
  )
  expect(error).toBeInstanceOf(UsageError)
  expect(error.message.split('\n')).toEqual([
    expect.stringMatching(/^\.github\/kruise-preflight\.yml:1:35: kubernetes: "x" is not a version; /),
    expect.stringMatching(/^\.github\/kruise-preflight\.yml:1:38: unknown key "zz"; /),
  ])
})
