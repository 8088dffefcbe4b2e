// What is printed of examples/ is what the tools that read it take.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import policies from 'virtual:policies'
import { expect, test } from 'vitest'
import { sectionOf } from '../../src/doors/explain.js'
import { check } from '../../src/index.js'
import { renderJunit } from '../../src/report/junit.js'
import { renderSarif } from '../../src/report/sarif.js'
import { applyEdits } from '../../src/source/edit.js'
import { LineIndex } from '../../src/source/lines.js'
import { finding, report } from './sample.js'
import { sarifProblems } from './sarif-problems.js'
import { readXml } from './xml-reader.js'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'policies/README.md'), 'utf8')
const wordsOf = (id: string) => policies[id] && { ...policies[id], page: sectionOf(page, id) }
const changed = readdirSync(join(root, 'examples.base')).map((name) => [name, `examples.base/${name}`] as const)
const plain = readdirSync(join(root, 'examples')).map((name) => [name, undefined] as const)

test.each([...plain, ['', undefined] as const, ...changed])('examples/%s against %s', async (name, base) => {
  const { report: judged, textOf } = await check({ cwd: root, paths: [`examples/${name}`], clusters: [], base })
  const printed = renderSarif(judged, { version: '1.0.0', textOf, wordsOf })
  expect(sarifProblems(printed)).toEqual([])
  const [{ results, tool }] = JSON.parse(printed).runs
  const findings = ['new', 'existing'].flatMap((status) =>
    ['error', 'warning', 'notice'].flatMap((severity) =>
      judged.findings.filter((each) => each.status === status && each.severity === severity),
    ),
  )
  expect(results.map(({ partialFingerprints }: any) => partialFingerprints['kruisePreflight/v1'])).toEqual(
    findings.map(({ fingerprint }) => fingerprint),
  )
  // A rule that is new to the page is described by its finding until the page is made again.
  for (const { help, id } of tool.driver.rules)
    expect(help.markdown).toContain(sectionOf(page, id) ? `#### ${id}: a failing example` : '**Do.** ')

  // By offsets and by lines and columns a replacement means what the fix does.
  for (const [at, { fix }] of findings.entries()) {
    const changes = results[at].fixes?.[0].artifactChanges ?? []
    expect(changes.length > 0).toBe(fix !== undefined)
    for (const { artifactLocation, replacements } of changes) {
      const file = decodeURIComponent(artifactLocation.uri)
      const text = textOf(file)!
      const lines = new LineIndex(text)
      const own = fix!.edits.filter((edit) => edit.file === file)
      const edited = (rangeOf: (region: any) => [number, number]) =>
        applyEdits(
          text,
          replacements.map(({ deletedRegion, insertedContent }: any) => {
            const [start, end] = rangeOf(deletedRegion)
            return { file, start, end, newText: insertedContent?.text ?? '' }
          }),
        )
      expect(edited(({ charOffset, charLength }) => [charOffset, charOffset + charLength])).toBe(applyEdits(text, own))
      const offset = (line: number, column: number) => lines.start(line) + column - 1
      expect(edited((at) => [offset(at.startLine, at.startColumn), offset(at.endLine, at.endColumn)])).toBe(
        applyEdits(text, own),
      )
    }
  }

  const suites = readXml(renderJunit(judged, { fails: ({ severity }) => severity === 'error' }))
  const errors = judged.findings.filter(({ severity }) => severity === 'error')
  expect(suites.attributes.failures).toBe(String(errors.length))
})

test('every rule is described as GitHub asks for it, and its page has each part', () => {
  const findings = Object.values(policies)
    .filter(({ id }) => sectionOf(page, id))
    .map(({ id: ruleId, family }) => ({ ...finding(), ruleId, family }))
  const printed = renderSarif(report({ findings }), { wordsOf })
  expect(sarifProblems(printed)).toEqual([])
  const { rules } = JSON.parse(printed).runs[0].tool.driver
  for (const { id, shortDescription, fullDescription, help, defaultConfiguration } of rules) {
    const { summary, severity } = policies[id]!
    expect(shortDescription.text.toLowerCase()).toBe(`${summary.toLowerCase()}.`)
    expect(fullDescription.text).not.toBe(shortDescription.text)
    expect(help.text).toMatch(/\n\nYou would see: .+\n\nWhy: .+\n\nDo: .+\n\nhttps:/)
    expect(help.markdown).not.toMatch(/^### |: situations$|\]\(\.\./m)
    expect(defaultConfiguration.level).toBe(severity === 'notice' ? 'note' : severity)
  }
  const scored = rules.filter(({ properties }: any) => properties['security-severity'])
  expect(scored.map(({ id, properties }: any) => `${id} ${properties['security-severity']}`)).toEqual([
    'priority-class-unlimited 5.0',
    'sidecarset-namespace-selector-lost 5.5',
  ])
})
