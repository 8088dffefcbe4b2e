import { expect, test } from 'vitest'
import { checked, configured, simulated } from './judge.js'

const CONFIG = 'clusters: [{ name: a, kubernetes: 1.28.15, kruise: 1.6.3, knows: [PriorityClass] }]'

const world = (patch: string): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: high }
value: 1000
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      priorityClassName: gone
      containers: [{ name: app, image: "app:1" }]
---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - name: s
      patch: { spec: { priorityClassName: ${patch} } }
`

// The template's class is missing, so the pod never meets the patch; whatever that puts there is not what is missing.
test.each(['null', 'high', 'gone'])(
  'a class that the template names and nobody declares, with a patch to %s',
  async (patch) => {
    const repository = configured(CONFIG, world(patch))
    const { findings } = await checked(repository)
    expect(findings.map(({ ruleId, line, refusal }) => [ruleId, line, refusal?.message])).toEqual([
      ['priority-class-missing', 14, 'no PriorityClass with name gone was found'],
    ])
    expect(findings[0]?.message).toContain('gone')
    const [pod] = simulated(repository).clusters[0]?.pods ?? []
    expect(pod?.refusals.map(({ message, line }) => [message, line])).toEqual([
      ['no PriorityClass with name gone was found', 14],
    ])
  },
)

test('a class that only the patch names is missing where the patch names it', async () => {
  const { findings } = await checked(
    configured(CONFIG, world('none').replace('priorityClassName: gone', 'priorityClassName: high')),
  )
  expect(findings.map(({ ruleId, line, refusal }) => [ruleId, line, refusal?.message])).toEqual([
    ['priority-class-missing', 24, 'no PriorityClass with name none was found'],
  ])
})
