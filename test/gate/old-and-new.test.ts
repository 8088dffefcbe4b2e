import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Finding, Report } from '../../src/finding.js'
import { checkFiles } from '../../src/index.js'
import { RULES } from '../../src/rules/index.js'

vi.setConfig({ testTimeout: 60_000 })

const CONFIG = {
  path: '.github/kruise-preflight.yml',
  text: `defaults: { knows: [PriorityClass, LimitRange, SidecarSet] }
clusters:
  - { name: old, kubernetes: 1.28, kruise: 1.6.3 }
  - { name: part, kubernetes: 1.33, kruise: 1.8.4, paths: ["b/**"] }
  - { name: range, kubernetes: 1.32 - 1.33, kruise: 1.7.2 }
`,
}

type Value = { readonly [key: string]: unknown }
interface Placed {
  readonly object: Value & { readonly kind: string; readonly metadata: { readonly name: string } }
  readonly file: string
  readonly flow: boolean
}

const kruise = 'apps.kruise.io/v1alpha1'
const name = fc.constantFrom('web', 'api')
const klass = fc.constantFrom('gold', 'silver', 'nowhere', undefined)

const priorityClass = fc
  .record({ name: fc.constantFrom('gold', 'silver'), value: fc.constantFrom(1, 1000, 2_000_000_000) })
  .map(({ name, value }) => ({ apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name }, value }))
const limitRange = fc.constantFrom('shop', 'other').map((namespace) => ({
  apiVersion: 'v1',
  kind: 'LimitRange',
  metadata: { name: `limits-${namespace}`, namespace },
  spec: { limits: [{ type: 'Container', max: { cpu: 1 } }] },
}))
const sidecarSet = fc.record({ app: name, cpu: fc.constantFrom('100m', '2', undefined) }).map(({ app, cpu }) => ({
  apiVersion: kruise,
  kind: 'SidecarSet',
  metadata: { name: 'logs' },
  spec: {
    selector: { matchLabels: { app } },
    containers: [{ name: 'agent', image: 'agent', ...(cpu && { resources: { limits: { cpu } } }) }],
  },
}))
const spread = fc.record({ name, klass, several: fc.boolean() }).map(({ name, klass, several }) => ({
  apiVersion: kruise,
  kind: 'WorkloadSpread',
  metadata: { name, namespace: 'shop' },
  spec: {
    targetRef: { apiVersion: kruise, kind: 'CloneSet', name },
    subsets: [
      { name: 'one', maxReplicas: 1, ...(klass && { patch: { spec: { priorityClassName: klass } } }) },
      ...(several ? [{ name: 'two' }] : []),
    ],
  },
}))
const workload = fc
  .record({
    kind: fc.constantFrom('CloneSet', 'Deployment', 'StatefulSet', 'Pod'),
    name,
    klass,
    cpu: fc.constantFrom('100m', '4', undefined),
    image: fc.constantFrom('a:1', 'a:2'),
    names: fc.constantFrom(['app'], ['app', 'other'], ['other', 'app']),
    mismatched: fc.integer({ min: 0, max: 3 }).map((each) => each === 0),
  })
  .map(({ kind, name, klass, cpu, image, names, mismatched }) => {
    const resources = cpu && { resources: { limits: { cpu } } }
    const spec = {
      ...(klass && { priorityClassName: klass }),
      containers: names.map((each) => ({ name: each, image, ...resources })),
    }
    const labels = { app: name }
    const metadata = { name, namespace: 'shop' }
    if (kind === 'Pod') return { apiVersion: 'v1', kind, metadata: { ...metadata, labels }, spec }
    const selector = { matchLabels: { app: mismatched ? 'none' : name } }
    const template = { metadata: { labels }, spec }
    const apiVersion = kind === 'CloneSet' ? kruise : 'apps/v1'
    return { apiVersion, kind, metadata, spec: { replicas: 2, serviceName: 'x', selector, template } }
  })

const object = fc.oneof(
  { weight: 2, arbitrary: priorityClass },
  { weight: 1, arbitrary: limitRange },
  { weight: 1, arbitrary: sidecarSet },
  { weight: 2, arbitrary: spread },
  { weight: 5, arbitrary: workload },
)
const file = fc.constantFrom('a.yaml', 'b/a.yaml', 'b/c.yaml', 'd.yaml')
const placed: fc.Arbitrary<Placed> = fc.record({ object, file, flow: fc.boolean() })
const idOf = ({ object: { kind, metadata } }: Placed): string => `${kind}/${metadata.name}`

const edit = fc.oneof(
  fc.record({ at: fc.nat(20), to: placed }).map(
    ({ at, to }) =>
      (all: readonly Placed[]) =>
        all.some((each) => idOf(each) === idOf(to))
          ? all.map((each) => (idOf(each) === idOf(to) ? { ...each, object: to.object } : each))
          : [...all.slice(0, at), to, ...all.slice(at)],
  ),
  fc.record({ at: fc.nat(20), file, flow: fc.boolean() }).map(
    ({ at, ...there }) =>
      (all: readonly Placed[]) =>
        all.map((each, index) => (index === at % all.length ? { ...each, ...there } : each)),
  ),
  fc.nat(20).map((at) => (all: readonly Placed[]) => all.filter((_, index) => index !== at % all.length)),
)

/** A value in block style, of which a test says more easily that it is the same as its JSON. */
function block(value: object, indent = ''): string {
  const lines = Object.entries(value).map(([key, each]) => {
    const head = `${indent}${Array.isArray(value) ? '-' : `${key}:`}`
    return each && typeof each === 'object'
      ? `${head}\n${block(each, `${indent}  `)}`
      : `${head} ${JSON.stringify(each)}\n`
  })
  return lines.join('')
}

function filesOf(all: readonly Placed[]) {
  const texts = new Map<string, string[]>()
  for (const { object, file, flow } of all) {
    const text = flow ? `${JSON.stringify(object)}\n` : block(JSON.parse(JSON.stringify(object)))
    texts.set(file, [...(texts.get(file) ?? []), text])
  }
  return [CONFIG, ...[...texts].map(([path, each]) => ({ path, text: each.join('---\n') }))]
}

const named = (each: { kind: string; name: string } | null): string => `${each?.kind}/${each?.name}`

/** A finding for each workload that meets it: in which clusters, as a line for each. */
function meetings(finding: Finding): { readonly lines: string[]; readonly status: string; readonly of: string[] }[] {
  const { fingerprint, ruleId, object, affects, clusters, status } = finding
  const all = affects.length > 0 ? affects : [{ kind: '', name: '', clusters, status }]
  return all.map((victim) => ({
    lines: victim.clusters.map((cluster) => `${ruleId} ${named(object)} ${fingerprint} ${named(victim)} ${cluster}`),
    status: victim.status,
    of: [named(object), named(victim)],
  }))
}

const OF_CHANGES = new Set(RULES.filter(({ observeChange }) => observeChange).map(({ id }) => id))
const told = (findings: Report['findings'] = []) =>
  findings.filter(({ ruleId }) => !OF_CHANGES.has(ruleId)).flatMap(meetings)

test('what both sides have is existing, the rest of the head new, and the rest of the base mended', async () => {
  const repository = fc.uniqueArray(placed, { selector: idOf, minLength: 2, maxLength: 6 })
  const edits = fc.array(edit, { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(repository, edits, async (before, changes) => {
      const after = changes.reduce((all: readonly Placed[], change) => change(all), before)
      const [base, head] = [filesOf(before), filesOf(after)]
      const [both, now, was] = [
        (await checkFiles(head, { base })).report,
        told((await checkFiles(head)).report.findings),
        told((await checkFiles(base)).report.findings),
      ]
      const [has, had] = [now, was].map((all) => new Set(all.flatMap(({ lines }) => lines))) as [
        Set<string>,
        Set<string>,
      ]
      // Of an object that may not be changed so, other things are true than where it is created.
      const updates = new Set(
        both.findings
          .filter(
            (each) =>
              each.ruleId === 'object-refused' &&
              !meetings(each).every(({ lines }) => lines.every((line) => has.has(line))),
          )
          .map((each) => named(each.object)),
      )
      const counts = ({ of }: { of: string[] }) => !of.some((each) => updates.has(each))
      const found = told(both.findings).filter(counts)
      expect(new Set(found.flatMap(({ lines }) => lines))).toEqual(
        new Set(now.filter(counts).flatMap(({ lines }) => lines)),
      )
      for (const { lines, status } of found)
        expect([...lines, status]).toEqual([...lines, lines.every((line) => had.has(line)) ? 'existing' : 'new'])
      const mended = told(both.mended).filter(counts)
      const gone = was.filter(counts).flatMap(({ lines }) => lines.filter((line) => !has.has(line)))
      expect(new Set(mended.flatMap(({ lines }) => lines))).toEqual(new Set(gone))
      for (const { status, changedHere } of both.findings) if (status === 'existing') expect(changedHere).toBeNull()
    }),
    { seed: 20261121, numRuns: 25 },
  )
})
