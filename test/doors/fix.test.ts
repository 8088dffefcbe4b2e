import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { rewrite } from '../../src/doors/fix/files.js'
import { type FixOptions, fix, fixFiles } from '../../src/doors/fix.js'
import { checkFiles } from '../../src/index.js'
import type { FixReport } from '../../src/report/fix.js'
import { casesIn } from '../case.js'
import { CONFIG, classNamed, folder, spread, tooHigh } from './folder.js'

vi.setConfig({ testTimeout: 120_000 })

const today = '2026-11-22'
const textOf = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8')
const on = (...names: string[]) =>
  `clusters: [${names.map((name) => `{ name: ${name}, kubernetes: 1.28, kruise: 1.6.3 }`).join(', ')}]\n`
const fixIn = (cwd: string, options: Partial<FixOptions> = {}) => fix({ cwd, today, ...options })
const lines = ({ fixed }: FixReport) =>
  fixed.map(({ file, line, title, ruleId }) => `${file}:${line} ${title} [${ruleId}]`)
const leftIn = ({ left }: FixReport) =>
  left.map(
    ({ file, line, why, because, ruleId }) =>
      `${file}:${line} ${why} [${ruleId}]${because === null ? '' : ` ${because}`}`,
  )

const spreadFixed = (name = 'web'): string => spread(name).replace('# why\n', '# why\n          priority: 1000\n')

describe('a fix', () => {
  test('is written, and nothing else of the file changes; a second run changes nothing', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': spread() })
    const { report } = await fixIn(cwd)
    expect(lines(report)).toEqual([
      'a.yaml:26 write priority 1000 beside the class [subset-patch-changes-priority-class]',
    ])
    expect(report.left).toEqual([])
    expect(textOf(cwd, 'a.yaml')).toBe(spreadFixed())
    const again = await fixIn(cwd)
    expect([again.report.fixed, again.report.files]).toEqual([[], []])
    expect(textOf(cwd, 'a.yaml')).toBe(spreadFixed())
  })

  test('is only shown in a dry run, in the lines that are there', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': `${spread('one')}---\n${spread('two')}` })
    const { report } = await fixIn(cwd, { dryRun: true })
    expect(report.fixed.map(({ line }) => line)).toEqual([26, 54])
    expect(report.files.map(({ diff }) => diff)).toEqual([
      [
        '--- a/a.yaml',
        '+++ b/a.yaml',
        '@@ -24,6 +24,7 @@',
        '         spec:',
        '           # as agreed',
        '           priorityClassName: one-gold   # why',
        '+          priority: 1000',
        '     - name: rest',
        ' ---',
        ' apiVersion: scheduling.k8s.io/v1',
        '@@ -52,4 +53,5 @@',
        '         spec:',
        '           # as agreed',
        '           priorityClassName: two-gold   # why',
        '+          priority: 1000',
        '     - name: rest',
        '',
      ].join('\n'),
    ])
    expect(textOf(cwd, 'a.yaml')).toBe(`${spread('one')}---\n${spread('two')}`)
    expect((await fixIn(cwd)).report.fixed.map(({ line }) => line)).toEqual([26, 55])
  })

  test('keeps \\r\\n, a byte order mark, a missing last line break and the mode', async () => {
    const text = `\ufeff${spread().slice(0, -1)}`.replaceAll('\n', '\r\n')
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': text })
    chmodSync(join(cwd, 'a.yaml'), 0o640)
    await fixIn(cwd)
    expect(textOf(cwd, 'a.yaml')).toBe(`\ufeff${spreadFixed().slice(0, -1)}`.replaceAll('\n', '\r\n'))
    expect(statSync(join(cwd, 'a.yaml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(cwd).sort()).toEqual(['.github', 'a.yaml'])
  })

  test('that changes more than the finding is applied where that is asked for', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': tooHigh })
    const { report } = await fixIn(cwd)
    expect(leftIn(report)).toEqual(['a.yaml:4 unsafe [priority-class-value-too-high]'])
    expect(textOf(cwd, 'a.yaml')).toBe(tooHigh)
    await fixIn(cwd, { unsafe: true })
    expect(textOf(cwd, 'a.yaml')).toBe(tooHigh.replace('2000000000', '1000000000'))
  })

  test('of one rule leaves the others alone', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': tooHigh, 'b.yaml': spread() })
    const { report } = await fixIn(cwd, { unsafe: true, rules: ['priority-class-value-too-high'] })
    expect(lines(report)).toEqual(['a.yaml:4 set the highest value that is allowed [priority-class-value-too-high]'])
    expect(report.left).toEqual([])
    expect(textOf(cwd, 'b.yaml')).toBe(spread())
    const family = await fixIn(cwd, { dryRun: true, rules: ['priority/*'] })
    expect(lines(family.report)).toEqual([
      'b.yaml:26 write priority 1000 beside the class [subset-patch-changes-priority-class]',
    ])
    await expect(fixIn(cwd, { rules: ['priority-class-value-to-high'] })).rejects.toThrow(
      /^--rule priority-class-value-to-high: there is no rule "priority-class-value-to-high", perhaps "priority-class-value-too-high"; known are /,
    )
  })

  test('for some clusters is judged on all of them', async () => {
    const config = `clusters:
  - { name: old, kubernetes: 1.28, kruise: 1.6.3 }
  - { name: new, kubernetes: 1.28, kruise: 1.9.0 }
`
    const cwd = folder({ [CONFIG]: config, 'a.yaml': spread() })
    const other = await fixIn(cwd, { clusters: ['new'], dryRun: true })
    expect([other.report.fixed, other.report.left]).toEqual([[], []])
    expect(lines((await fixIn(cwd, { clusters: ['old'] })).report)).toHaveLength(1)
    await expect(fixIn(cwd, { clusters: ['gone'] })).rejects.toThrow('there is no cluster "gone"; known are old, new')
  })

  test('with a base is for what is new', async () => {
    const cwd = folder({
      [CONFIG]: on('prod'),
      'm/a.yaml': spread('a'),
      'm/b.yaml': spread('b'),
      'before/a.yaml': spread('a'),
    })
    const options = { paths: ['m'], base: 'before', dryRun: true }
    expect((await fixIn(cwd, options)).report.fixed.map(({ file }) => file)).toEqual(['m/b.yaml'])
    expect((await fixIn(cwd, { ...options, all: true })).report.fixed.map(({ file }) => file)).toEqual([
      'm/a.yaml',
      'm/b.yaml',
    ])
    await expect(fixIn(cwd, { ...options, base: 'gone' })).rejects.toThrow(/^gone: /)
  })

  test('is not made of what is allowed', async () => {
    const allowed = spread().replace(
      '          # as agreed',
      '          # kruise-preflight: allow subset-patch-changes-priority-class because we know',
    )
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': allowed })
    const { report } = await fixIn(cwd)
    expect([report.fixed, report.left]).toEqual([[], []])
    expect(textOf(cwd, 'a.yaml')).toBe(allowed)
  })
})

describe('what is not written', () => {
  test('lies behind a link out of the working directory', async () => {
    const cwd = folder({ 'out/a.yaml': spread(), [`in/${CONFIG}`]: on('prod'), 'in/b.yaml': spread('b') })
    symlinkSync('../out/a.yaml', join(cwd, 'in/a.yaml'))
    symlinkSync('../out', join(cwd, 'in/folder'))
    const inside = join(cwd, 'in')
    const { report } = await fixIn(inside, { paths: ['a.yaml', 'folder', 'b.yaml'] })
    const why = 'it is reached by a link out of the working directory'
    expect(leftIn(report)).toContain(`a.yaml:26 not-written [subset-patch-changes-priority-class] ${why}`)
    expect(lines(report)).toEqual([
      'b.yaml:26 write priority 1000 beside the class [subset-patch-changes-priority-class]',
    ])
    expect(textOf(cwd, 'out/a.yaml')).toBe(spread())
  })

  test('is no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from(`${spread()}---\n# `), Buffer.from([0xff]), Buffer.from('\n')])
    const cwd = folder({ [CONFIG]: on('prod'), 'a.yaml': bytes })
    const { report } = await fixIn(cwd, { unsafe: true })
    expect(report.files).toEqual([])
    expect(readFileSync(join(cwd, 'a.yaml'))).toEqual(bytes)
  })

  test('is what a cluster holds beside the manifests, or the configuration', async () => {
    const config = `clusters: [{ name: prod, kubernetes: 1.28, kruise: 1.6.3, objects: ['held/*.yaml'] }]\n`
    const cwd = folder({ [CONFIG]: config, 'held/a.yaml': tooHigh, 'b.yaml': classNamed('b') })
    expect((await fixIn(cwd, { unsafe: true })).report.files).toEqual([])
    expect([textOf(cwd, CONFIG), textOf(cwd, 'held/a.yaml')]).toEqual([config, tooHigh])
  })

  test('a link within the working directory leads to a file that is written once', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'b/real.yaml': spread() })
    symlinkSync('b/real.yaml', join(cwd, 'a.yaml'))
    const { report } = await fixIn(cwd)
    expect(report.files.map(({ file }) => file)).toEqual(['b/real.yaml'])
    expect(textOf(cwd, 'b/real.yaml')).toBe(spreadFixed())
    expect(textOf(cwd, 'a.yaml')).toBe(spreadFixed())
  })

  test('all of it stays where one file cannot be written', async () => {
    const cwd = folder({ 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n', 'c.yaml': 'c: 1\n' })
    const at = (name: string) => ({ at: join(cwd, name), name, before: `${name[0]}: 1\n`, after: `${name[0]}: 2\n` })
    expect(() => rewrite([at('a.yaml'), { ...at('b.yaml'), before: 'b: 0\n' }])).toThrow(
      'b.yaml: it changed while it was judged; nothing is written',
    )
    expect(() => rewrite([at('a.yaml'), at('gone.yaml')])).toThrow('gone.yaml: it is gone')
    expect(['a.yaml', 'b.yaml'].map((name) => textOf(cwd, name))).toEqual(['a: 1\n', 'b: 1\n'])
    expect(readdirSync(cwd).sort()).toEqual(['a.yaml', 'b.yaml', 'c.yaml'])
    rewrite([at('a.yaml'), at('c.yaml')])
    expect(['a.yaml', 'b.yaml', 'c.yaml'].map((name) => textOf(cwd, name))).toEqual(['a: 2\n', 'b: 1\n', 'c: 2\n'])
  })
})

describe('fixes of the cases', () => {
  const rules = [
    'sidecar-takes-resize-policy',
    'in-place-update-panics',
    'subset-patch-changes-priority-class',
    'pod-priority-not-of-its-class',
    'priority-class-value-too-high',
    'priority-class-second-default',
    'api-version-not-served',
  ]
  const cases = casesIn(join(import.meta.dirname, '../cases')).filter(({ rule }) => rules.includes(rule))
  const filesOf = (at: number, { config, files }: (typeof cases)[number]) =>
    [...files, { path: CONFIG, text: config }].map(({ path, text }) => ({ path: `c${at}/${path}`, text }))

  test('in any company: what is fixed is gone, nothing is new, and a second run changes nothing', async () => {
    const some = fc.uniqueArray(fc.nat(cases.length - 1), { minLength: 1, maxLength: 5 })
    let fixes = 0
    await fc.assert(
      fc.asyncProperty(some, async (chosen) => {
        const files = chosen.flatMap((at) => filesOf(at, cases[at]!))
        const options = { unsafe: true, today }
        const before = (await checkFiles(files, { today })).report
        const { report, texts } = await fixFiles(files, options)
        const mended = files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }))
        const after = (await checkFiles(mended, { today })).report
        const key = ({ config, fingerprint }: (typeof after.findings)[number]) => `${config} ${fingerprint}`
        const [was, is] = [before, after].map(({ findings }) => new Set(findings.map(key)))
        expect([...is!].filter((each) => !was!.has(each))).toEqual([])
        expect(report.fixed.length).toBe(before.findings.length - after.findings.length)
        expect(after.findings.filter((each) => each.fix)).toEqual([])
        expect(report.left.map(({ why }) => why)).toEqual(after.findings.map(() => 'no-fix'))
        expect((await fixFiles(mended, options)).texts).toEqual(new Map())
        fixes += report.fixed.length
      }),
      { numRuns: 12, seed: 7 },
    )
    expect(fixes).toBeGreaterThan(10)
  })
})
