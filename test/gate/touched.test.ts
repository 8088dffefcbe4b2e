import { expect, test, vi } from 'vitest'
import { checkFiles } from '../../src/index.js'

vi.setConfig({ testTimeout: 120_000 })

const KINDS = [
  ['apps/v1', 'Deployment'],
  ['apps.kruise.io/v1alpha1', 'CloneSet'],
  ['apps/v1', 'StatefulSet'],
] as const
const CLASSES = 20

/** A repository of 1,000 files: classes, and workloads of three kinds that name them one after the other, of one to five pods. */
function repository(valueOfSeventh: number) {
  const classes = Array.from({ length: CLASSES }, (_, at) => ({
    path: `classes/${at}.yaml`,
    text: `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: class-${at} }
value: ${at === 7 ? valueOfSeventh : at * 1000}
`,
  }))
  const workloads = Array.from({ length: 980 }, (_, at) => {
    const [apiVersion, kind] = KINDS[at % KINDS.length] as (typeof KINDS)[number]
    return {
      path: `apps/${at % 30}/${at}.yaml`,
      text: `apiVersion: ${apiVersion}
kind: ${kind}
metadata: { name: web-${at}, namespace: team-${at % 30} }
spec:
  replicas: ${(at % 5) + 1}
  selector: { matchLabels: { app: web-${at} } }
  template:
    metadata: { labels: { app: web-${at} } }
    spec:
      priorityClassName: class-${at % CLASSES}
      containers:
        - name: app
          image: nginx:${at}
          resources: { requests: { cpu: 100m, memory: 64Mi }, limits: { cpu: 400m, memory: 64Mi } }
`,
    }
  })
  return [...classes, ...workloads]
}

const adHoc = { kubernetes: '1.32', kruise: '1.8.4' }
const [head, base] = [repository(7001), repository(7000)]

test('a changed class touches the workloads that name it, and no other of a thousand files', async () => {
  const { report } = await checkFiles(head, { base, adHoc })
  const touched = Array.from({ length: 980 }, (_, at) => at).filter((at) => at % CLASSES === 7)
  const expected = touched.map((at) => {
    return `${KINDS[at % 3]?.[1]} team-${at % 30}/web-${at} ${(at % 5) + 1} none priority 7000 -> 7001`
  })
  const { rollout = [], findings } = report
  const [refused, ...rows] = rollout
  expect(refused).toMatchObject({
    object: { kind: 'PriorityClass', name: 'class-7' },
    outcome: 'rejected',
    refusal: { message: 'value: Forbidden: may not be changed in an update.' },
  })
  const told = rows.map(({ object: { kind, namespace, name }, pods, outcome, runs }) => {
    return `${kind} ${namespace}/${name} ${pods} ${outcome} ${runs.join('; ')}`
  })
  expect([...told].sort()).toEqual([...expected].sort())
  const sizes = rows.map(({ pods }) => pods)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  const pods = touched.reduce((sum, at) => sum + (at % 5) + 1, 0)
  expect(
    findings.map(({ ruleId, file, line, message, affects }) => [ruleId, `${file}:${line}`, message, affects.length]),
  ).toEqual([
    ['object-refused', 'classes/7.yaml:4', expect.stringContaining('PriorityClass class-7'), 1],
    [
      'update-changes-priority',
      'classes/7.yaml:4',
      `With this change ${pods} pods of StatefulSet team-17/web-107 and ${touched.length - 1} more get priority 7001 instead of 7000 once they are made anew.`,
      touched.length,
    ],
  ])
})

test('many new findings of many changes cost no more than some of each', async () => {
  const range = (namespace: number, max: string) => ({
    path: `limits/${namespace}.yaml`,
    text: `apiVersion: v1
kind: LimitRange
metadata: { name: limits, namespace: team-${namespace} }
spec: { limits: [{ type: Container, max: { cpu: ${max} } }] }
`,
  })
  const cpu = async (size: number): Promise<number> => {
    const files = (image: string, max: string) => [
      ...Array.from({ length: 30 }, (_, at) => range(at, max)),
      ...repository(7000)
        .slice(CLASSES, CLASSES + size)
        .map(({ path, text }) => ({ path, text: text.replace('nginx', image) })),
    ]
    const start = process.cpuUsage()
    const { report } = await checkFiles(files('b', '200m'), { adHoc, base: files('a', '1') })
    expect(report.findings.filter(({ ruleId, status }) => ruleId === 'pods-refused' && status === 'new').length).toBe(
      size,
    )
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await cpu(50)
  const [some, many] = [await cpu(100), await cpu(400)]
  expect(many / some).toBeLessThan(8)
})

test('a base costs at most 1.2 times more than none: what does not differ is judged once', async () => {
  const cpu = async (more: { base?: typeof base }) => {
    // New objects each time, as a run of its own would read them.
    const copy = (files: typeof head) => files.map((file) => ({ ...file }))
    const [files, old] = [copy(head), more.base && copy(more.base)]
    const start = process.cpuUsage()
    await checkFiles(files, { adHoc, ...(old && { base: old }) })
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const without: number[] = []
  const withBase: number[] = []
  for (let run = 0; run < 2; run++) {
    without.push(await cpu({}))
    withBase.push(await cpu({ base }))
  }
  expect(Math.min(...withBase) / Math.min(...without)).toBeLessThan(2.2)
})
