import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents, objectsOf, type Situation, situations } from '../admission/situations.js'
import { checked, configured, simulated } from './judge.js'

const KNOWS = ['PriorityClass', 'LimitRange', 'ResourceQuota', 'SidecarSet', 'WorkloadSpread']

function configOf({ versions, featureGates, kruiseFeatureGates }: Situation): string {
  const [kubernetes, kruise] = versions.split('/')
  const cluster = {
    name: 'prod',
    kubernetes,
    ...(kruise && { kruise }),
    featureGates,
    kruiseFeatureGates,
    knows: KNOWS,
  }
  return JSON.stringify({ clusters: [cluster] })
}

test('in a cluster of which all is known check and simulate refuse the same, in the same words', {
  timeout: 60_000,
}, async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(situations({ flaws: true }), async (situation) => {
      const config = configOf(situation)
      const [workload, ...others] = objectsOf(situation).map((object) => documents([object]))
      // What is refused itself is mended for the one, and not there for the other.
      const there = others.filter(
        (text) => simulated(configured(config, text)).clusters[0]?.objects[0]?.verdict === 'admitted',
      )
      const text = [workload, ...there].join('\n---\n')
      const { objects, pods } = simulated(configured(config, text)).clusters[0]!
      if (objects.slice(1).some(({ verdict }) => verdict !== 'admitted')) return
      const { findings } = await checked(configured(config, text))
      const refusals = [...objects, ...pods].flatMap((each) => each.refusals)
      refused += refusals.length
      const said = new Set(findings.map(({ refusal }) => refusal?.message))
      expect(refusals.filter(({ message }) => !said.has(message))).toEqual([])
      if (refusals.length > 0) return
      expect(findings.filter(({ severity, refusal }) => severity === 'error' && refusal)).toEqual([])
    }),
    { numRuns: 40, seed: 20_261_121, endOnFailure: true },
  )
  expect(refused).toBeGreaterThan(10)
})
