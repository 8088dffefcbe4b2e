import { describe, expect, test } from 'vitest'
import { baselineOf } from '../../src/gate/baseline.js'
import { CONFIG, folder, podOf, refusal, run } from './folder.js'

const on = (...names: string[]): string => {
  const clusters = names.map((name) => `  - { name: ${name}, kubernetes: 1.28 }\n`)
  return `defaults: { knows: [PriorityClass] }\nclusters:\n${clusters.join('')}`
}
const pod = (name: string, priorityClass: string): string =>
  podOf(priorityClass).replace('name: a }\nspec', `name: ${name} }\nspec`)

/** What is new on a folder whose baseline was written from other files. */
async function fresh(then: Record<string, string>, now: Record<string, string>): Promise<string[]> {
  const { report } = await run(folder(then))
  const cwd = folder({ ...now, 'baseline.json': JSON.stringify(baselineOf(report)) })
  const checked = await run(cwd, {
    baseline: 'baseline.json',
    paths: Object.keys(now).filter((path) => path !== CONFIG),
  })
  return checked.report.findings.map(
    ({ status, object, clusters }) => `${status} ${object?.name} ${clusters.join(' ')}`,
  )
}

describe('a baseline', () => {
  test('tells what was there, wherever it stands now', async () => {
    const then = { [CONFIG]: on('prod'), 'a.yaml': pod('old', 'gold') }
    const now = { [CONFIG]: on('prod'), 'b/c.yaml': `# moved\n${pod('old', 'gold')}`, 'd.yaml': pod('fresh', 'gold') }
    expect(await fresh(then, now)).toEqual(['existing old prod', 'new fresh prod'])
  })

  test('does not hide another cause at the same place', async () => {
    const config = { [CONFIG]: on('prod') }
    expect(
      await fresh({ ...config, 'a.yaml': pod('one', 'gold') }, { ...config, 'a.yaml': pod('one', 'silver') }),
    ).toEqual(['new one prod'])
  })

  test('knows the clusters that were judged, and makes nothing new of one that was not', async () => {
    const then = { [CONFIG]: on('prod'), 'a.yaml': pod('one', 'gold') }
    expect(await fresh(then, { ...then, [CONFIG]: on('prod', 'dev') })).toEqual(['existing one prod dev'])
  })

  test('is the same for the same findings, in whatever files and order', async () => {
    const texts = [pod('one', 'gold'), pod('two', 'gold')]
    const [first, second] = [texts, [...texts].reverse()].map((some) =>
      folder({ [CONFIG]: on('prod'), 'a.yaml': some.join('---\n') }),
    ) as [string, string]
    const baselines = await Promise.all([first, second].map(async (cwd) => baselineOf((await run(cwd)).report)))
    expect(baselines[0]).toEqual(baselines[1])
    expect(baselines[0]?.findings.map(({ of, ruleId, clusters }) => [of, ruleId, clusters])).toEqual(
      expect.arrayContaining([
        ['Pod default/one', 'priority-class-missing', ['prod']],
        ['Pod default/two', 'priority-class-missing', ['prod']],
      ]),
    )
  })

  test('that is none is a mistake that says how to make one', async () => {
    const cwd = folder({
      [CONFIG]: on('prod'),
      'a.yaml': pod('one', 'gold'),
      'b.json': '{"findings": []}',
      'c.json': '{',
    })
    for (const baseline of ['b.json', 'c.json'])
      expect(await refusal(cwd, { baseline })).toBe(
        `UsageError: ${baseline}: not a baseline; write one with \`kruise-preflight baseline --output ${baseline}\``,
      )
    expect(await refusal(cwd, { baseline: 'd.json' })).toBe('UsageError: d.json: there is no such file')
  })
})
