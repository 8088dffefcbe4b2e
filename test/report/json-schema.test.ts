// The published schema of a report describes every field of real reports, and no field that is never there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { type Checked, check, checkFiles, renderJson } from '../../src/index.js'
import { CONFIG, podOf, tooHigh } from '../doors/folder.js'
import { finding, report } from './sample.js'

const root = join(import.meta.dirname, '../..')
const shop = readFileSync(join(root, 'test/fixtures/kubectl/shop-1.31.yaml'), 'utf8')
const schema = JSON.parse(readFileSync(join(root, 'policies/schema/report.json'), 'utf8'))

/** The schema with every object closed: what is published lets a report grow. */
function closed(part: any): any {
  if (Array.isArray(part)) return part.map(closed)
  if (part === null || typeof part !== 'object') return part
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]))
  return part.properties && typeof part.properties === 'object' && part.type === 'object'
    ? { ...inner, additionalProperties: false }
    : inner
}

const compiled = (given: any) => new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(given)
const [strict, published] = [compiled(closed(schema)), compiled(schema)]

/** The fields that the schema describes, as `finding.fix.title`. */
function described(part: any, name: string): string[] {
  const fields = Object.entries(part.properties ?? {}).flatMap(([key, value]) => [
    `${name}.${key}`,
    ...described(value, `${name}.${key}`),
  ])
  return [
    ...fields,
    ...(part.items ? described(part.items, name) : []),
    ...(part.oneOf ?? []).flatMap((each: any) => described(each, name)),
  ]
}

/** The fields that a value has, named by the schema as above. */
function there(value: any, part: any, name: string): string[] {
  if (part?.$ref) return there(value, named(part.$ref), part.$ref.split('/').at(-1))
  if (Array.isArray(value)) return value.flatMap((each) => there(each, part?.items, name))
  if (value === null || typeof value !== 'object') return []
  if (part?.oneOf) return part.oneOf.flatMap((each: any) => (each.type === 'null' ? [] : there(value, each, name)))
  return Object.entries(value).flatMap(([key, inner]) => [
    `${name}.${key}`,
    ...there(inner, part?.properties?.[key], `${name}.${key}`),
  ])
}
const named = (ref: string) => schema.$defs[ref.replace('#/$defs/', '')]

const cloneSet = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: search }
spec:
  replicas: 3
  updateStrategy: { maxUnavailable: 20%, maxSurge: '1' }
  selector: { matchLabels: { app: s } }
  template:
    metadata: { labels: { app: s } }
    spec: { containers: [{ name: s, image: s }] }
`
/** What releases of Kruise refuse in other words. */
const spread = `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: high }
value: 1000
preemptionPolicy: Never
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: 'app:1' }] }
---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - { name: stable, maxReplicas: 2, patch: { spec: { priorityClassName: high } } }
    - { name: spot }
`
const config = (kruise: string, more = '') => `clusters:
  - { name: old, kubernetes: 1.28.15, kruise: ${kruise}, next: { kruise: 1.9.0, from: 2027-02-01 } }
  - { name: new, kubernetes: 1.32.13, kruise: 1.8.4, knows: [PriorityClass] }
${more}`
const levels = `rules: { priority-class-value-too-high: { locked: true } }
allow: [{ rule: priority-class-missing, until: 2099-01-01, because: it comes with the platform }]
`
const files = (kruise: string, more?: string) => [
  { path: CONFIG, text: config(kruise, more) },
  { path: 'a.yaml', text: tooHigh.replace('high', 'a') },
  { path: 'bad.yaml', text: 'a: [' },
  { path: 'clone.yaml', text: cloneSet },
  { path: 'pod.yaml', text: podOf('gone') },
  { path: 'spread.yaml', text: spread },
]
/** Two configurations, so that each allowance says whose it is. */
const two = [
  ...files('1.7.4', levels),
  { path: `other/${CONFIG}`, text: config('1.7.4', levels) },
  { path: 'other/pod.yaml', text: podOf('gone') },
]

const reports: readonly (readonly [string, () => Promise<Checked>])[] = [
  ['the examples, of several configurations', () => check({ cwd: root, paths: ['examples'] })],
  [
    'a change with its base',
    () => check({ cwd: root, paths: ['examples/pull-request'], base: 'examples.base/pull-request' }),
  ],
  ['what clusters run next', () => checkFiles(files('1.7.4'), { today: '2026-11-21' })],
  ['a change of versions', () => checkFiles(files('1.8.4'), { base: files('1.7.4'), today: '2026-11-21' })],
  ['allowances', () => checkFiles(two, { base: two, today: '2026-11-21' })],
  ['a cluster of the command line', () => checkFiles(files('1.7.4').slice(1), { adHoc: { kubernetes: '1.30' } })],
  ['what kubectl get prints', () => checkFiles([{ path: 'get.yaml', text: shop }])],
  ['what was rendered', rendered],
  ['nothing', () => checkFiles([])],
]
/** As of what a tool rendered: some of its places are files alone. */
async function rendered(): Promise<Checked> {
  const checked = await checkFiles(files('1.7.4'))
  const findings = checked.report.findings.map((each) => ({
    ...each,
    confidence: 'file' as const,
    renderedFrom: 'overlays/prod',
    related: each.related.map((one) => ({ ...one, confidence: 'file' as const })),
  }))
  const left = { file: 'shop/kustomization.yaml', line: 3, reason: 'not checked', unchecked: true as const }
  const ledger = { ...checked.report.ledger, skipped: [left] }
  return { ...checked, report: { ...checked.report, findings, ledger } }
}
const seen = new Set<string>()

test.each(reports)(
  '%s: every field is described',
  async (_, judged) => {
    const printed = JSON.parse(renderJson((await judged()).report))
    strict(printed)
    expect(strict.errors).toBe(null)
    for (const field of there(printed, schema, 'report')) seen.add(field)
  },
  60_000,
)

test('every field that is described is in one of those reports', () => {
  const all = [
    ...described(schema, 'report'),
    ...Object.entries(schema.$defs).flatMap(([name, part]) => described(part, name)),
  ]
  expect(all.filter((field) => !seen.has(field))).toEqual([])
})

test('the published schema takes a report of a later release, this one says what it adds', () => {
  const { $id, $schema } = schema
  expect([$id, $schema]).toEqual([
    'https://kruise-preflight.github.io/schema/report.json',
    'https://json-schema.org/draft/2020-12/schema',
  ])
  const later = JSON.parse(
    renderJson(report({ findings: [finding({ refusal: { by: 'a', message: 'b', others: [] } })], mended: [] })),
  )
  const grown = (value: any): any =>
    Array.isArray(value)
      ? value.map(grown)
      : value === null || typeof value !== 'object'
        ? value
        : { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grown(inner)])), later: 1 }
  published(grown(later))
  expect(published.errors).toBe(null)
  expect(strict(grown(later))).toBe(false)
  expect(strict.errors?.map(({ instancePath }) => instancePath)).toContain('/findings/0/refusal')
})
