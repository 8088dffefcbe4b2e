import policies from 'virtual:policies'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../../src/gate.js'
import type { Policy } from '../../src/policy/policy.js'
import { type Json, type Path, valueAt } from '../../src/source/path.js'
import { knowledge } from '../knowledge.js'
import { configured, simulated, TODAY } from './judge.js'
import { SEEDS } from './seeds.js'

const CONFIG = `
clusters:
  - { name: old, kubernetes: 1.28.15, kruise: 1.6.3, featureGates: { InPlacePodVerticalScaling: true } }
  - { name: new, kubernetes: 1.36.3, kruise: 1.9.0 }
  - { name: bare, kubernetes: 1.32.13, knows: [PriorityClass, SidecarSet, WorkloadSpread] }
  - { name: tenant, kubernetes: 1.32.13, kruise: 1.8.4, vcluster: 0.22.1, host: old }
`

/** What may stand where anything else is meant. */
const STRANGE: Json[] = [
  null,
  '',
  'x',
  'constructor',
  '__proto__',
  '-1',
  '1e400',
  '\u0000\n::error::x',
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  [],
  [null],
  ['x', 5, null, {}, []],
  [[]],
  {},
  { name: 'x' },
  { x: null },
  { name: {}, type: [], kind: 5 },
  [{ name: 5 }, { name: null }, { name: {} }],
  { $patch: 'replace' },
  { $patch: 'x' },
  [{ $patch: 'delete', name: 'app' }],
  { constructor: null, hasOwnProperty: 1, toString: 'x' },
]

function paths(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const steps = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [at, ...steps.flatMap((step) => paths((value as { [key: string]: Json })[step] as Json, [...at, step]))]
}

function replaced(value: Json, path: Path, by: Json): Json {
  const copy = structuredClone(value)
  const parent = valueAt(copy, path.slice(0, -1)) as { [key: string]: Json }
  if (path.length === 0) return by
  parent[path.at(-1) as string] = by
  return copy
}

async function judge(documents: readonly Json[], words: Readonly<Record<string, Policy>>): Promise<void> {
  const repository = configured(CONFIG, documents.map((each) => JSON.stringify(each)).join('\n---\n'))
  const report = await check(repository, { knowledge, policies: async () => words }, { today: TODAY })
  expect(report.ledger.documents).toBe(documents.length)
  const { clusters } = simulated(repository)
  expect(clusters).toHaveLength(4)
  JSON.stringify([report, clusters])
}

/** The gate without its trials of fixes, which judge everything again. */
const PLAIN = Object.fromEntries(
  Object.entries(policies).map(([id, { fixes, variants, ...policy }]) => [
    id,
    {
      ...policy,
      ...(variants && {
        variants: Object.fromEntries(
          Object.entries(variants).map(([name, { fixes: own, ...variant }]) => [name, variant]),
        ),
      }),
    },
  ]),
)

const change = fc.record({ seed: fc.nat(SEEDS.length - 1), where: fc.nat(), by: fc.constantFrom(...STRANGE) })

function changed(changes: readonly { seed: number; where: number; by: Json }[]): Json[] {
  const documents = SEEDS.map((each) => each as Json)
  for (const { seed, where, by } of changes) {
    const all = paths(documents[seed]!)
    documents[seed] = replaced(documents[seed]!, all[where % all.length]!, by)
  }
  return documents
}

/** The same shapes in every run; `FUZZ=2000` tries that many others. */
const { FUZZ } = process.env
const trials = (of: number) => (FUZZ ? { numRuns: Number(FUZZ) } : { numRuns: of, seed: 20261121 })

describe('no shape of a manifest makes the gate throw', () => {
  test('values replaced by others', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => judge(changed(changes), PLAIN)),
      trials(16),
    )
  })

  test('nor what fixes would make of them', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) =>
        judge(changed(changes), policies),
      ),
      trials(3),
    )
  })

  test('names that every object has mean nothing', async () => {
    const hard = { constructor: '1', toString: '1', __proto__: '1', 'requests.constructor': '1', cpu: '1' }
    const quota = JSON.stringify({ ...SEEDS[7], spec: { hard }, status: { hard, used: hard } }).replace(
      '"toString"',
      '"__proto__":"1","toString"',
    )
    const named = JSON.parse(
      JSON.stringify(SEEDS).replaceAll('"app"', '"constructor"').replaceAll('"web"', '"__proto__"'),
    )
    await judge([...named.slice(0, 7), JSON.parse(quota), ...named.slice(8)], policies)
  })
})
