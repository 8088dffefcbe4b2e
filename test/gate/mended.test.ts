import { expect, test } from 'vitest'
import type { Report } from '../../src/finding.js'
import { checkFiles } from '../../src/index.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { renderText } from '../../src/report/text.js'

type Texts = Readonly<Record<string, string>>
const filesOf = (texts: Texts) => Object.entries(texts).map(([path, text]) => ({ path, text }))
const CONFIG = {
  '.github/kruise-preflight.yml': `defaults: { kubernetes: 1.32, kruise: 1.8.4, knows: [LimitRange] }
clusters: [{ name: east }, { name: west, paths: ["all/**"] }]
`,
}
const range = (max: string) => `apiVersion: v1
kind: LimitRange
metadata: { name: limits, namespace: shop }
spec: { limits: [{ type: Container, max: { cpu: ${max} } }] }
`
const logs = `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: logs }
spec:
  selector: { matchLabels: { logs: wanted } }
  containers: [{ name: agent, image: agent, resources: { limits: { cpu: 3 } } }]
`
const web = (name: string, label = 'logs: wanted') => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: shop }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web, ${label} } }
    spec: { containers: [{ name: app, image: a }] }
`

/** Each finding, and each that is mended, with the workloads that meet it and where. */
async function told(base: Texts, head: Texts): Promise<[string[], Report]> {
  const { report } = await checkFiles(filesOf({ ...CONFIG, ...head }), { base: filesOf({ ...CONFIG, ...base }) })
  const of = (list: Report['findings'], what = '') =>
    list.map(({ ruleId, affects, status }) => {
      const whom = affects.map(({ name, clusters }) => `${name} in ${clusters.join(' ')}`)
      return `${what || status} ${ruleId}: ${whom.join(', ')}`
    })
  return [[...of(report.findings), ...of(report.mended ?? [], 'mended')], report]
}

test('a finding that goes on for others is mended for one workload', async () => {
  const base = { 'all/a.yaml': range('2'), 'all/b.yaml': logs, 'all/c.yaml': `${web('one')}---\n${web('two')}` }
  const [lines] = await told(base, { ...base, 'all/c.yaml': `${web('one')}---\n${web('two', 'logs: none')}` })
  expect(lines).toEqual(['existing pods-refused: one in east west', 'mended pods-refused: two in east west'])
})

test('another target that a spread misses is another cause', async () => {
  const spread = (target: string) => ({
    'a.yaml': `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web }
spec: { targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${target} }, subsets: [{ name: only }] }
`,
  })
  const missing = async (base: Texts, head: Texts) =>
    (await told(base, head))[0].filter((line) => line.includes('spread-target-missing'))
  expect(await missing(spread('one'), spread('"one"'))).toEqual(['existing spread-target-missing: '])
  // The change of the target is refused: the spread goes on as it is.
  expect(await missing(spread('one'), spread('two'))).toEqual([])
  // Of a new name it is missing too, which the refused change of the target leaves unsaid.
  const { report } = await checkFiles(filesOf(spread('one')))
  const other = (await checkFiles(filesOf(spread('two')))).report
  const printOf = ({ findings }: Report) =>
    findings.find(({ ruleId }) => ruleId === 'spread-target-missing')?.fingerprint
  expect(printOf(report)).toMatch(/^[0-9a-f]{16}$/)
  expect(printOf(report)).not.toBe(printOf(other))
})

test('and in one cluster, which is said', async () => {
  const base = { 'all/a.yaml': range('2'), 'all/b.yaml': logs, 'all/c.yaml': web('one') }
  const [lines, report] = await told(base, { 'a.yaml': range('2'), 'all/b.yaml': logs, 'all/c.yaml': web('one') })
  expect(lines).toEqual(['existing pods-refused: one in east', 'mended pods-refused: one in west'])
  expect(renderText(report, { colour: false, lineOf: () => undefined }).replace(/\s+/g, ' ')).toMatch(
    /mended: [^[]*\[pods-refused\] in west/,
  )
  expect(renderMarkdown(report)).toContain('`pods-refused` in west\n')
})
