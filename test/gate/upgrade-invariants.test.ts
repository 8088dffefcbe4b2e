import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../../src/finding.js'
import { upgrade } from '../../src/gate/upgrade.js'
import { type Versions, withVersions } from '../../src/gate/upgrade-versions.js'
import { check } from '../../src/gate.js'
import { ALLOWANCE_RULES } from '../../src/rules/index.js'
import { casesIn } from '../case.js'
import { knowledge } from '../knowledge.js'
import { configured, LIBRARY, TODAY } from './judge.js'

const moves: readonly Versions[] = [
  { kubernetes: '1.33' },
  { kruise: '1.9.0' },
  { kubernetes: '1.28', kruise: '1.6.3' },
  { kubernetes: '1.37', kruise: '1.8.4' },
]
/** What is wrong whatever the cluster is. */
const everywhere = ['duplicate-key', 'unparseable-document', ...ALLOWANCE_RULES.map(({ id }) => id)]
// One of seventeen is enough to see a difference, and takes a few seconds.
const cases = casesIn(join(import.meta.dirname, '../cases')).filter(
  ({ config }, at) => at % 17 === 4 && !/values|from:/.test(config),
)

test.each(cases.map((each, at) => [`${each.rule}/${each.name}`, each, moves[at % moves.length] as Versions] as const))(
  'of %s it says what check says there, and the way back mends what this one breaks',
  async (_, { config, files }, move) => {
    const from = configured(config, Object.fromEntries(files.map(({ path, text }) => [path, text])))
    const clusters = from.clusters.map((each) => withVersions(each, move, knowledge))
    const to = { ...from, clusters }
    const was = new Map(clusters.map(({ name }) => [name, name]))
    const forth = await upgrade({ from, to, was }, LIBRARY, TODAY)
    const back = await upgrade({ from: to, to: from, was }, LIBRARY, TODAY)
    const there = (await check(to, LIBRARY, { today: TODAY })).findings
    const told = (all: readonly Finding[], severity = true) =>
      [
        ...new Set(
          all.map((each) => `${each.ruleId} ${each.file}:${each.line}:${each.column} ${severity && each.severity}`),
        ),
      ].sort()
    expect(told([...forth.broken, ...forth.unchanged])).toEqual(
      told(there.filter(({ ruleId }) => !everywhere.includes(ruleId))),
    )
    expect(told(forth.broken, false)).toEqual(told(back.mended, false))
  },
)
