import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { helmOnPath } from '../src/doors/render/helm.js'
import { kustomizeOnPath } from '../src/doors/render/kustomize.js'
import { type Checked, check, type Edit, renderText } from '../src/index.js'
import { applyEdits } from '../src/source/edit.js'
import { CONFIG, casesIn, judge, partsOf } from './case.js'

// A case with many fixes is judged many times, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = join(import.meta.dirname, 'cases')
const cases = casesIn(folder)

/** What is rendered is judged where there is a program for it. */
const lacking = new Set<string>()
if (!kustomizeOnPath()) {
  lacking.add('kustomization-does-not-build')
  console.log('skipped: the cases of kustomizations, as neither kustomize nor kubectl is on the PATH')
}
if (!helmOnPath()) {
  lacking.add('chart-does-not-render')
  console.log('skipped: the cases of charts, as helm is not on the PATH')
}

/** With it the .out files are written as the cases print them now: read each of them aloud. */
const update = process.env.UPDATE === '1'

/** The findings as the text report prints them, without the verdict below them. */
function printed({ report, lineOf, textOf }: Checked): string | undefined {
  const text = renderText(report, { lineOf, textOf, colour: false })
  return report.findings.length === 0 ? undefined : text.slice(0, text.lastIndexOf('\n\n') + 1)
}

function edited(text: string, path: string, edits: readonly Edit[]): string {
  const own = edits.filter(({ file }) => file === path)
  return applyEdits(text, own)
}

describe.each([...new Set(cases.map(({ rule }) => rule))].filter((rule) => !lacking.has(rule)))('%s', (rule) => {
  it.each(cases.filter((each) => each.rule === rule))('$name', async ({ name, config, files, base, out }) => {
    const checked = await judge(check, config, files, base)
    const text = printed(checked)
    const file = join(folder, rule, `${name}.out`)
    if (!update) expect(text).toBe(out)
    else if (text !== undefined) writeFileSync(file, text)
    else if (existsSync(file)) rmSync(file)
    const { findings } = checked.report
    if (name === 'fails') expect(findings.map(({ ruleId }) => ruleId)).toContain(rule)

    // What is offered as a fix clears its finding in every cluster and adds none.
    const before = findings.map(({ fingerprint }) => fingerprint)
    for (const { fingerprint, fix } of findings) {
      if (!fix) continue
      const mended = files.map((each) => ({ path: each.path, text: edited(each.text, each.path, fix.edits) }))
      const again = await judge(check, edited(config, CONFIG, fix.edits), mended, base)
      const after = again.report.findings.map((each) => each.fingerprint)
      expect(after).not.toContain(fingerprint)
      expect(before).toEqual(expect.arrayContaining(after))
    }
  })
})

describe('a case', () => {
  const text =
    '# Shows this\n# and that.\n# clusters:\n#   - { name: a, kubernetes: 1.28 }\n\nkind: A\n# file: x/values.yaml\nb: 1\n'

  it('is its title, its configuration and its files, each on the lines that it has there', () => {
    expect(partsOf(text, 'fails.yaml')).toEqual({
      title: 'Shows this and that.',
      config: '\n\nclusters:\n  - { name: a, kubernetes: 1.28 }',
      files: [
        { path: 'fails.yaml', text: text.slice(0, text.indexOf('\n# file')) },
        { path: 'x/values.yaml', text: '\n\n\n\n\n\n\nb: 1\n' },
      ],
    })
  })

  it('without clusters is a mistake', () => {
    expect(() => partsOf('# Shows this.\nkind: A\n', 'x.yaml')).toThrow('x.yaml: its first comment holds no clusters')
  })

  it('leaves no folder behind', async () => {
    let seen = ''
    const look = async (options: { cwd: string; paths: string[]; clusters: string[] }) => {
      seen = options.cwd
      return check(options)
    }
    await judge(look, partsOf(text, 'a.yaml').config, [])
    expect([seen === '', existsSync(seen)]).toEqual([false, false])
  })
})
