import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../src/source/edit.js'
import { checked, configured, on, simulated } from './judge.js'

const HIGH = 'apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: high }\nvalue: 1000\n'

const deployment = (name: string, more: { replicas?: number; spec?: string } = {}): string => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: ${more.replicas ?? 1}
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec:
      ${more.spec ?? ''}
      containers: [{ name: app, image: "app:1" }]
`

const spread = (patch = '{ priorityClassName: high }', target = 'web'): string => `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata:
  name: ${target}
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${target} }
  subsets:
    - name: stable
      maxReplicas: 2
      patch:
        spec: ${patch}
    - name: spot
`

const documents = (...texts: string[]): string => texts.join('---\n')
const RULE = 'subset-patch-changes-priority-class'

const clusters = (...lines: string[]): string => `clusters:\n${lines.map((each) => `  - ${each}\n`).join('')}`

describe('which manifests meet in which cluster', () => {
  test('a cluster has the files that its paths choose, and its objects', async () => {
    const config = clusters(
      '{ name: east, kubernetes: 1.28.15, kruise: 1.6.3, knows: [PriorityClass], paths: ["east/**", "all/**"], objects: ["o/*"] }',
      '{ name: west, kubernetes: 1.28.15, kruise: 1.6.3, knows: [PriorityClass], paths: ["west/**", "all/**"] }',
    )
    const named = deployment('web', { spec: 'priorityClassName: high' })
    const seen = async (at: string, objects: Record<string, string> = {}) => {
      const { findings } = await checked(configured(config, { [at]: named }, { objects }))
      return findings.map(({ ruleId, severity, clusters }) => [ruleId, severity, ...clusters])
    }
    expect(await seen('all/a.yaml')).toEqual([['priority-class-missing', 'error', 'east', 'west']])
    expect(await seen('all/a.yaml', { east: HIGH })).toEqual([['priority-class-missing', 'error', 'west']])
    expect(await seen('west/.hidden/a.yaml', { east: HIGH })).toEqual([['priority-class-missing', 'error', 'west']])
    expect(await seen('east/a.yaml', { east: HIGH })).toEqual([])
    expect(await seen('elsewhere/a.yaml')).toEqual([])
  })

  test('an object of the repository is the one that counts, not its older self in the cluster', async () => {
    const config = clusters('{ name: one, kubernetes: 1.28.15, kruise: 1.6.3, objects: ["o/*"] }')
    const text = documents(HIGH, deployment('web'), spread())
    const older = HIGH.replace('1000', '0')
    const { findings } = await checked(configured(config, text, { objects: { one: older } }))
    expect(findings.map(({ ruleId, refusal }) => [ruleId, /computed (\d+)/.exec(refusal?.message ?? '')?.[1]])).toEqual(
      [[RULE, '1000']],
    )
  })

  test('a guest’s pods meet what is on the host, and not the other way round', () => {
    const config = clusters(
      '{ name: guest, kubernetes: 1.32.13, vcluster: 0.22.1, host: host, hostNamespace: team, paths: ["guest/**"] }',
      '{ name: host, kubernetes: 1.32.13, paths: ["host/**"] }',
    )
    const pod = 'apiVersion: v1\nkind: Pod\nmetadata: { name: p }\nspec: { containers: [{ name: a, image: "a:1" }] }\n'
    const limits = (namespace: string) =>
      `apiVersion: v1\nkind: LimitRange\nmetadata: { name: l, namespace: ${namespace} }\nspec: { limits: [{ type: Container, default: { cpu: 1 } }] }\n`
    const seen = (namespace: string) => {
      const { clusters } = simulated(configured(config, { 'guest/p.yaml': pod, 'host/l.yaml': limits(namespace) }))
      return clusters[0]?.pods.map(({ qosClass, host }) => [qosClass, host?.qosClass, host?.verdict])
    }
    expect(seen('team')).toEqual([['BestEffort', 'Burstable', 'stuck']])
    expect(seen('default')).toEqual([['BestEffort', 'BestEffort', 'admitted']])
  })

  test('what is refused does not exist, unless one looks past it', async () => {
    const wrong = HIGH.replace('1000', '2000000000')
    const named = deployment('web', { spec: 'priorityClassName: high' })
    const repository = on(['1.28.15'], documents(wrong, named))
    const { clusters } = simulated(repository)
    expect(clusters[0]?.pods.map(({ refusals }) => refusals.map(({ message }) => message))).toEqual([
      ['no PriorityClass with name high was found'],
    ])
    const { findings } = await checked(repository)
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['priority-class-value-too-high'])
  })

  test('a range of versions is judged over all of it, and is one cluster', async () => {
    const resize = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  updateStrategy: { type: InPlaceIfPossible }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: "app:1", resources: { requests: { cpu: 1 } } }] }
---
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: log }
spec: { selector: { matchLabels: { app: web } }, containers: [{ name: log, image: "log:1" }] }
`
    const judged = async (kubernetes: string) => {
      const gates = 'featureGates: { InPlacePodVerticalScaling: true }'
      const config = clusters(`{ name: one, kubernetes: ${kubernetes}, kruise: 1.6.3, ${gates} }`)
      const report = await checked(configured(config, resize))
      const found = report.findings.filter(({ ruleId }) => ruleId === 'sidecar-takes-resize-policy')
      return [
        report.clusters.map((each) => each.kubernetes.split('.').slice(0, 2).join('.')),
        found.map((each) => each.clusters),
      ]
    }
    expect(await judged('1.31 - 1.34')).toEqual([['1.31', '1.32', '1.33', '1.34'], [['one']]])
    expect(await judged('1.33 - 1.34')).toEqual([['1.33', '1.34'], []])
  })
})

describe('how grave a finding is', () => {
  const severities = async (config: string, text: string) =>
    (await checked(configured(config, text))).findings.map(({ ruleId, severity, assumes }) => [
      ruleId,
      severity,
      assumes,
    ])
  const missing = deployment('web', { spec: 'priorityClassName: high' })

  test('a class that may be there makes it a warning that says so; where all classes are in view, an error', async () => {
    const assumed = ['PriorityClass high is not in the cluster']
    expect(await severities(clusters('{ name: a, kubernetes: 1.28.15 }'), missing)).toEqual([
      ['priority-class-missing', 'warning', assumed],
    ])
    expect(await severities(clusters('{ name: a, kubernetes: 1.28.15, knows: [PriorityClass] }'), missing)).toEqual([
      ['priority-class-missing', 'error', []],
    ])
    const both = clusters(
      '{ name: a, kubernetes: 1.28.15 }',
      '{ name: b, kubernetes: 1.28.15, knows: [PriorityClass] }',
    )
    expect(await severities(both, missing)).toEqual([['priority-class-missing', 'error', assumed]])
  })

  test('an environment caps what holds only there', async () => {
    const text = documents(HIGH, deployment('web'), spread())
    const config = (both: boolean) => `environments: { dev: { atMost: notice }, prod: { atMost: error } }
${clusters('{ name: d, environment: dev, kubernetes: 1.28.15, kruise: 1.6.3 }', `{ name: p, environment: prod, kubernetes: 1.28.15, kruise: ${both ? '1.6.3' : '1.9.0'} }`)}`
    expect(await severities(config(true), text)).toEqual([[RULE, 'error', []]])
    expect(await severities(config(false), text)).toEqual([[RULE, 'notice', []]])
  })

  test('rules have levels, by id or by family; off is off', async () => {
    const text = documents(HIGH, deployment('web'), spread())
    const config = (rules: string) =>
      `rules: { ${rules} }\n${clusters('{ name: a, kubernetes: 1.28.15, kruise: 1.6.3 }')}`
    expect(await severities(config(`${RULE}: warning`), text)).toEqual([[RULE, 'warning', []]])
    expect(await severities(config('"priority/*": notice'), text)).toEqual([[RULE, 'notice', []]])
    expect(await severities(config(`"priority/*": "off", ${RULE}: error`), text)).toEqual([[RULE, 'error', []]])
    expect(await severities(config(`"priority/*": "off"`), text)).toEqual([])
  })
})

describe('one cause is one finding', () => {
  test('a class of 200 workloads, the largest first', async () => {
    const spreads = Array.from({ length: 200 }, (_, at) =>
      deployment(`w${at}`, { replicas: (at * 37) % 200, spec: 'priorityClassName: none' }),
    )
    const set = `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: log }
spec: { selector: { matchExpressions: [{ key: app, operator: Exists }] }, containers: [{ name: app, image: "x:1", ports: [{ containerPort: 99999 }] }] }
`
    const files = Object.fromEntries([
      ...spreads.map((text, at) => [`w${at}.yaml`, text] as const),
      ['set.yaml', set] as const,
    ])
    const { findings } = await checked(on(['1.28.15/1.8.4'], files))
    const found = findings.filter(({ ruleId, file }) => ruleId === 'pods-refused' && file === 'set.yaml')
    expect(found.map(({ line, affects }) => [line, affects.length])).toEqual([[4, 200]])
    const sizes = found[0]?.affects.map(({ name }) => (Number(name.slice(1)) * 37) % 200)
    expect(sizes).toEqual(Array.from({ length: 200 }, (_, at) => 199 - at))
    expect(found[0]?.affects[0]).toMatchObject({
      kind: 'Deployment',
      namespace: 'default',
      line: 1,
      clusters: ['1.28.15/1.8.4'],
    })
  })

  test('in several clusters, each of its victims with its own', async () => {
    const text = documents(HIGH, deployment('web'), spread())
    const { findings } = await checked(on(['1.28.15/1.6.3', '1.28.15/1.9.0', '1.32.13/1.7.2'], text))
    expect(findings.map(({ clusters, affects }) => [clusters, affects.map((each) => each.clusters)])).toEqual([
      [['1.28.15/1.6.3', '1.32.13/1.7.2'], [['1.28.15/1.6.3', '1.32.13/1.7.2']]],
    ])
  })
})

describe('where a finding stands', () => {
  const at = async (text: string) =>
    (await checked(on(['1.28.15/1.6.3'], text))).findings.map(({ ruleId, line, column, endLine, endColumn, path }) => [
      ruleId,
      line,
      column,
      endLine,
      endColumn,
      path,
    ])

  test('on the key and the scalar that bring it about', async () => {
    const text = documents(HIGH, deployment('web'), spread('\n          priorityClassName: high'))
    expect(await at(text)).toEqual([[RULE, 30, 11, 30, 34, '/spec/subsets/0/patch/spec/priorityClassName']])
  })

  test('in an item of a List, whose path begins at the document', async () => {
    const indented = (text: string) => `  - ${text.trimEnd().replaceAll('\n', '\n    ')}\n`
    const list = `apiVersion: v1\nkind: List\nitems:\n${[HIGH, deployment('web'), spread()].map(indented).join('')}`
    const { findings } = await checked(on(['1.28.15/1.6.3'], list))
    expect(findings.map(({ path, object, fix }) => [path, object?.name, fix !== undefined])).toEqual([
      ['/items/2/spec/subsets/0/patch/spec/priorityClassName', 'web', true],
    ])
    const mended = applyEdits(list, findings[0]?.fix?.edits ?? [])
    expect(mended).toContain('{ priorityClassName: high, priority: 1000 }')
    expect((await checked(on(['1.28.15/1.6.3'], mended))).findings).toEqual([])
  })

  test('a key that stands twice is a finding with both places', async () => {
    const text = `${HIGH}value: 5\n`
    const { findings } = await checked(on(['1.28.15'], text))
    expect(findings.map(({ ruleId, line, related }) => [ruleId, line, related.map((each) => each.line)])).toEqual([
      ['duplicate-key', 5, [4]],
    ])
  })
})

describe('a fingerprint', () => {
  const of = async (text: string) =>
    (await checked(on(['1.28.15/1.6.3'], text))).findings.map(({ fingerprint }) => fingerprint)
  const text = documents(HIGH, deployment('web'), spread())

  test('stays when lines move, texts are formatted anew and others come', async () => {
    const [first] = await of(text)
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(await of(`# a comment\n\n${text}`)).toEqual([first])
    expect(
      await of(
        documents(spread('\n          # why\n          "priorityClassName":   "high"'), deployment('web'), HIGH),
      ),
    ).toEqual([first])
    expect(await of(documents(text, deployment('other', { replicas: 3 })))).toEqual([first])
    const { findings } = await checked(on(['1.32.13/1.7.2', '1.28.15/1.6.3'], { 'b/c.yaml': text }))
    expect(findings.map(({ fingerprint }) => fingerprint)).toEqual([first])
  })

  test('is another one for another cause', async () => {
    const others = [
      documents(HIGH, deployment('web'), spread('{ priority: 1000 }')),
      documents(HIGH, deployment('api'), spread(undefined, 'api')),
      text.replace('name: stable', 'name: other').replace('- name: other', '- { name: first }\n    - name: other'),
    ]
    const all = await Promise.all([text, ...others].map(of))
    expect(all.map(({ length }) => length)).toEqual([1, 1, 1, 1])
    expect(new Set(all.flat()).size).toBe(4)
  })
})

describe('a fix', () => {
  test('is offered where it clears the finding in every cluster', async () => {
    const text = documents(HIGH, deployment('web'), spread())
    const { findings } = await checked(on(['1.28.15/1.6.3', '1.32.13/1.7.2', '1.36.3/1.9.0'], text))
    expect(findings.map(({ fix }) => fix?.edits.length)).toEqual([1])
    expect(
      (await checked(on(['1.28.15/1.6.3', '1.32.13/1.7.2', '1.36.3/1.9.0'], applyEdits(text, findings[0]!.fix!.edits))))
        .findings,
    ).toEqual([])
  })

  test('not where it works on one cluster and not on another', async () => {
    const config = clusters(
      '{ name: a, kubernetes: 1.28.15, kruise: 1.6.3, objects: ["o/a"] }',
      '{ name: b, kubernetes: 1.28.15, kruise: 1.6.3, objects: ["o/b"] }',
    )
    const text = documents(deployment('web'), spread())
    const objects = { a: HIGH, b: HIGH.replace('1000', '7') }
    const { findings } = await checked(configured(config, text, { objects }))
    expect(findings.flatMap(({ fix }) => fix ?? [])).toEqual([])
    expect(findings.flatMap((each) => each.clusters).sort()).toEqual(['a', 'b'])
    const same = await checked(configured(config, text, { objects: { a: HIGH, b: HIGH } }))
    expect(same.findings.map(({ fix }) => fix !== undefined)).toEqual([true])
  })
})

describe('clusters that share outcomes', () => {
  const pod = (name: string, spec: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name}, labels: { app: ${name} } }\nspec: { ${spec} containers: [{ name: app, image: "app:1" }] }\n`
  const SET = (name: string) =>
    `apiVersion: apps.kruise.io/v1alpha1\nkind: SidecarSet\nmetadata: { name: ${name} }\nspec: { selector: { matchLabels: { app: web } }, containers: [{ name: ${name}, image: "s:1", resources: { requests: { cpu: 1 } } }] }\n`
  const PIECES = [
    HIGH,
    HIGH.replace('high', 'low').replace('1000', '5000000000'),
    HIGH.replace('high', 'other').replace('value', 'globalDefault: true\nvalue'),
    deployment('web'),
    deployment('web', { spec: 'priorityClassName: low' }).replace('name: web', 'name: web2'),
    spread(),
    spread('{ preemptionPolicy: Never }', 'web2'),
    SET('a'),
    SET('b').replace('Labels: { app: web }', 'Expressions: [{ key: app, operator: Exists }]'),
    pod('p', 'priority: 4,'),
    pod('q', 'initContainers: [{ name: i, image: "i:1", restartPolicy: Always }],'),
    'apiVersion: v1\nkind: LimitRange\nmetadata: { name: l }\nspec: { limits: [{ type: Container, default: { cpu: 1 } }] }\n',
  ]

  test('give what each gives alone', { timeout: 120_000 }, async () => {
    const versions = fc.constantFrom(
      '1.26.15/1.3.0',
      '1.28.15/1.6.3',
      '1.28.0/1.6.3',
      '1.28.15',
      '1.30.14/1.7.4',
      '1.32.13/1.8.4',
      '1.34.4/1.8.4',
      '1.36.3/1.9.0',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(versions, { minLength: 2, maxLength: 5 }),
        fc.subarray(PIECES, { minLength: 2 }),
        async (matrix, pieces) => {
          const text = documents(...pieces)
          const together = simulated(on(matrix, text)).clusters
          expect(together).toEqual(matrix.flatMap((each) => simulated(on([each], text)).clusters))
          const found = (await checked(on(matrix, text))).findings
          for (const each of matrix) {
            const alone = (await checked(on([each], text))).findings
            const shared = found.filter((finding) => finding.clusters.includes(each))
            expect(shared.map(({ fingerprint }) => fingerprint).sort()).toEqual(
              alone.map(({ fingerprint }) => fingerprint).sort(),
            )
          }
        },
      ),
      { numRuns: 12, seed: 20261121 },
    )
  })
})

describe('what releases say in other words', () => {
  const config = clusters(
    '{ name: old, kubernetes: 1.28.15, kruise: 1.7.4 }',
    '{ name: new, kubernetes: 1.32.13, kruise: 1.9.0 }',
  )

  test('is one finding, with the words of each', async () => {
    const never = `${HIGH}preemptionPolicy: Never\n`
    const { findings } = await checked(configured(config, documents(never, deployment('web'), spread())))
    const by = 'Priority'
    expect(findings.map(({ clusters, refusal }) => [clusters, refusal])).toEqual([
      [
        ['old', 'new'],
        {
          by,
          message: expect.stringContaining('the integer value of priority (0)'),
          others: [{ by, message: expect.stringContaining('the string value of PreemptionPolicy'), clusters: ['new'] }],
        },
      ],
    ])
  })

  test('stays several where one cluster says them together', async () => {
    const port = '{ containerPort: 0, protocol: X }'
    const pod = `apiVersion: v1\nkind: Pod\nmetadata: { name: p }\nspec: { containers: [{ name: a, image: "a:1", ports: [${port}] }] }\n`
    const { findings } = await checked(configured(config, pod))
    expect(findings.map(({ clusters, refusal }) => [clusters, refusal?.others])).toEqual([
      [['old', 'new'], undefined],
      [['old', 'new'], undefined],
    ])
  })
})
