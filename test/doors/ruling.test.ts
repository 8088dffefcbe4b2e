import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../src/index.js'

const clusters = 'clusters: [{ name: prod, kubernetes: 1.28.15 }]\n'
const manifest = {
  path: 'a.yaml',
  text: 'apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: x }\nvalue: 2000000000\n',
}
const CONFIG = '.github/kruise-preflight.yml'
const side = (config: string | undefined) => [
  manifest,
  ...(config === undefined ? [] : [{ path: CONFIG, text: `${clusters}${config}` }]),
]
/** What is told of a change of the configuration, and the severities that count. */
async function told(before: string | undefined, now: string | undefined) {
  const { notes, report } = await checkFiles(side(now), { base: side(before), today: '2026-11-22' })
  return { notes, findings: report.findings.map(({ severity }) => severity) }
}
const counts = `in ${CONFIG}; that counts once it is on the base.`

describe('a change of the rules by which it is judged', () => {
  it.each<[string, string, string[]]>([
    ['', 'rules: { "priority/*": "off" }\n', [`This change sets rule priority/* to off ${counts}`]],
    [
      'rules: { "priority/*": { level: error, locked: true } }\n',
      'rules: { "priority/*": error }\n',
      [`This change sets rule priority/* to error ${counts}`],
    ],
    ['rules: { "priority/*": error }\n', '', [`This change takes away that rule priority/* is error ${counts}`]],
    [
      'rules: { "priority/*": error }\n',
      'rules: { "priority/*": { level: error, from: 2027-02-01 } }\n',
      [
        `This change sets rule priority/* from 2027-02-01 to error ${counts}`,
        `This change takes away that rule priority/* is error ${counts}`,
      ],
    ],
    ['', 'ignore: ["**/*.yaml"]\n', [`This change ignores "**/*.yaml" ${counts}`]],
    ['ignore: ["b/**"]\n', '', [`This change no longer ignores "b/**" ${counts}`]],
    ['', 'paths: ["b/**"]\n', [`This change sets paths to "b/**" ${counts}`]],
    ['paths: ["**"]\n', '', [`This change takes paths away ${counts}`]],
  ])('is told and does not count: %j to %j', async (before, now, notes) => {
    expect(await told(before, now)).toEqual({ notes, findings: ['error'] })
  })

  it('is told where the whole configuration goes', async () => {
    const { notes } = await told('rules: { "priority/*": error }\n', undefined)
    expect(notes).toContain(`This change takes away that rule priority/* is error ${counts}`)
  })

  it('is not told where there is none, nor where the base has no configuration', async () => {
    expect(await told('rules: { "priority/*": error }\n', '# words\nrules: { "priority/*": error }\n')).toMatchObject({
      notes: [],
    })
    expect((await told(undefined, 'rules: { "priority/*": "off" }\n')).notes).toEqual([])
  })
})
