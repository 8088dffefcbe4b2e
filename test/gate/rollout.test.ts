import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/index.js'

type Texts = Readonly<Record<string, string>>
const filesOf = (texts: Texts) => Object.entries(texts).map(([path, text]) => ({ path, text }))
const adHoc = { kubernetes: '1.32', kruise: '1.8.4' }

/** The rows of a change: the object with its clusters, what happens and why, then what its pods are, a line each. */
async function rows(base: Texts, head: Texts, clusters: object = { adHoc }): Promise<string[][]> {
  const { report } = await checkFiles(filesOf(head), { ...clusters, base: filesOf(base) })
  return (report.rollout ?? []).map(({ object, outcome, because, refusal, runs, clusters: where, pods }) => [
    `${object.kind}/${object.name} ${pods} [${where.join(' ')}] ${outcome}: ${refusal?.message ?? because}`,
    ...runs,
  ])
}

/** What changes in the pods of the first row. */
async function runs(base: Texts, head: Texts, clusters?: object): Promise<string[] | undefined> {
  return (await rows(base, head, clusters))[0]?.slice(1)
}

const deployment = (spec: string, { name = 'web', replicas = 3 } = {}) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: shop }
spec:
  replicas: ${replicas}
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: ${spec}
`
const app = (more = '') => `{ containers: [{ name: app, image: 'nginx:1'${more} }] }`
const at = 'kubernetes=1.32,kruise=1.8.4'

describe('the rows of a change', () => {
  test('have none for what stays as it is, moved or laid out anew', async () => {
    const one = { 'a.yaml': deployment(app()) }
    expect(
      await rows(one, {
        'b/c.yaml': `# moved\n${deployment(`\n      containers:\n      - image: "nginx:1"\n        name: app`)}`,
      }),
    ).toEqual([])
  })

  test('tell of what is new, what is gone and what has another name', async () => {
    const base = { 'a.yaml': deployment(app()), 'b.yaml': deployment(app(), { name: 'old', replicas: 5 }) }
    const head = {
      'a.yaml': deployment(app()),
      'b.yaml': deployment(app(), { name: 'new', replicas: 5 }),
      'c.yaml': deployment(app(', command: [a]'), { name: 'other' }),
    }
    expect(await rows(base, head)).toEqual([
      [`Deployment/old 5 [${at}] delete: it is not among the manifests any more`],
      [`Deployment/new 5 [${at}] create: renamed from old, which is deleted: its pods go, and these come`],
      [`Deployment/other 3 [${at}] create: it is new`],
    ])
  })

  test('put what touches the most pods first, and of as many the gravest', async () => {
    const job = (image: string) => `apiVersion: batch/v1
kind: Job
metadata: { name: once, namespace: shop }
spec: { parallelism: 4, template: { spec: { restartPolicy: Never, containers: [{ name: a, image: ${image} }] } } }
`
    const of = (image: string, cpu: string) => ({
      'a.yaml': deployment(app(), { name: 'small', replicas: 2 }).replace('nginx:1', image),
      'b.yaml': deployment(app(), { name: 'large', replicas: 9 }).replace('nginx:1', image),
      'c.yaml': job(image),
      'd.yaml': deployment(app(`, resources: { requests: { cpu: ${cpu} } }`), { name: 'even', replicas: 4 }),
    })
    expect((await rows(of('a:1', '1'), of('a:2', '2'))).map(([first]) => first?.split(' [')[0])).toEqual([
      'Deployment/large 9',
      'Job/once 4',
      'Deployment/even 4',
      'Deployment/small 2',
    ])
  })

  test('join the clusters in which the same happens', async () => {
    const clone = (value: string) => `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  updateStrategy: { type: InPlaceIfPossible }
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: a, resources: { requests: { cpu: ${value} } } }] }
`
    const config = `defaults: { kubernetes: 1.33 }
clusters:
  - { name: a, kruise: 1.6.3 }
  - { name: b, kruise: 1.8.4, kruiseFeatureGates: { InPlaceWorkloadVerticalScaling: true } }
  - { name: c, kruise: 1.7.2 }
`
    const files = (value: string) => ({ '.github/kruise-preflight.yml': config, 'a.yaml': clone(value) })
    const told = await rows(files('1'), files('2'), {})
    expect(told.map(([first]) => first?.slice(0, 40))).toEqual([
      'CloneSet/web 1 [b] stuck: spec: Forbidde',
      'CloneSet/web 1 [a c] recreate: /spec/con',
    ])
  })
})

describe('what the pods are after a change', () => {
  test('names containers, images, resources and variables, and quotes no value that may be a secret', async () => {
    const before = {
      'a.yaml': deployment(
        `{ containers: [{ name: app, image: 'a:1', env: [{ name: A, value: secret1 }, { name: B, value: b }] }, { name: old, image: b }] }`,
      ),
    }
    const after = {
      'a.yaml': deployment(
        `{ containers: [{ name: new, image: c }, { name: app, image: 'a:2', args: [secret2], env: [{ name: A, value: secret3 }, { name: C, value: c }], resources: { requests: { cpu: 1 } } }] }`,
      ),
    }
    expect(await runs(before, after)).toEqual([
      '- container old',
      '+ container new before app',
      'app: image a:1 -> a:2',
      '- app: env B',
      '+ app: env C',
      'app: env A changes',
      'app: args is set',
      'app: requests.cpu none -> 1',
      'QoS BestEffort -> Burstable',
    ])
  })

  test('counts what others do to them: a sidecar, a range of limits, a spread', async () => {
    const web = { 'web.yaml': deployment(app()) }
    const sidecars = `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: logs }
spec:
  selector: { matchLabels: { app: web } }
  containers: [{ name: agent, image: agent, volumeMounts: [{ name: buffer, mountPath: /b }] }]
  volumes: [{ name: buffer, emptyDir: {} }]
`
    expect(await runs(web, { ...web, 'logs.yaml': sidecars })).toEqual([
      '+ container agent before app (SidecarSet logs)',
      '+ volume buffer',
    ])
    const range = `apiVersion: v1
kind: LimitRange
metadata: { name: limits, namespace: shop }
spec: { limits: [{ type: Container, default: { cpu: 1, memory: 1Gi } }] }
`
    expect(await runs(web, { ...web, 'range.yaml': range })).toEqual([
      'app: requests.cpu none -> 1',
      'app: requests.memory none -> 1Gi',
      'app: limits.cpu none -> 1',
      'app: limits.memory none -> 1Gi',
      'QoS BestEffort -> Guaranteed',
    ])
    const spread = `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web, namespace: shop }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - { name: fixed, maxReplicas: 1, patch: { spec: { terminationGracePeriodSeconds: 5 } } }
    - { name: spot }
`
    expect(await runs(web, { ...web, 'spread.yaml': spread })).toEqual([
      'pods land in fixed now',
      'pods land in spot now',
      'no pods land in the other pods any more',
    ])
  })

  test('tells what is refused now, and what a release drops', async () => {
    const class_ = `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: gold }
value: 10
`
    const web = { 'web.yaml': deployment('{ priorityClassName: gold, containers: [{ name: app, image: a }] }') }
    expect((await runs({ ...web, 'class.yaml': class_ }, web))?.[0]).toBe(
      'pods are refused: no PriorityClass with name gold was found',
    )
    expect((await runs(web, { ...web, 'class.yaml': class_ }))?.[0]).toBe('pods are created again')
    const files = (kruise: string) => ({
      '.github/kruise-preflight.yml': `clusters: [{ name: prod, kubernetes: 1.32, kruise: ${kruise} }]\n`,
      'a.yaml': `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { hostUsers: false, containers: [{ name: app, image: a }] }
`,
    })
    expect(await runs(files('1.9.0'), files('1.3.0'), {})).toEqual([
      'spec.template.spec.hostUsers is dropped by mcloneset.kb.io',
    ])
  })
})

describe('pods whose class is not in view', () => {
  const clone = (cpu: string, more = '') => ({
    'a.yaml': `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  replicas: 3
  updateStrategy: { type: InPlaceIfPossible }
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { priorityClassName: gold, containers: [{ name: app, image: 'a:${cpu}', resources: { requests: { cpu: 1 }, limits: { cpu: 1${more} } } }] }
`,
  })
  const knowing = (kinds: string) => ({
    '.github/kruise-preflight.yml': `clusters: [{ name: prod, kubernetes: 1.32, kruise: 1.8.4, knows: [${kinds}] }]\n`,
  })

  test('run, where it may exist', async () => {
    const of = (image: string) => ({ ...knowing(''), ...clone(image) })
    expect(await rows(of('1'), of('2'), {})).toEqual([
      [
        'CloneSet/web 3 [prod] in-place: nothing else than what may be changed in place is changed',
        'app: image a:1 -> a:2',
      ],
    ])
  })

  test('do not, where it does not exist', async () => {
    const of = (image: string) => ({ ...knowing('PriorityClass'), ...clone(image) })
    expect((await rows(of('1'), of('2'), {}))[0]?.[0]).toBe(
      'CloneSet/web 3 [prod] none: no pod runs: those to come are made of the new template',
    )
  })

  test('do not, where something else refuses them', async () => {
    const range = `apiVersion: v1
kind: LimitRange
metadata: { name: limits, namespace: default }
spec: { limits: [{ type: Container, max: { cpu: 500m } }] }
`
    const of = (image: string) => ({ ...knowing(''), ...clone(image), 'b.yaml': range })
    expect((await rows(of('1'), of('2'), {}))[0]?.[0]).toBe(
      'CloneSet/web 3 [prod] none: no pod runs: those to come are made of the new template',
    )
  })

  test('get another QoS class, and no priority that anybody could tell', async () => {
    const base = { ...knowing(''), ...clone('1', ', memory: 1Gi') }
    const head = { ...knowing(''), ...clone('1') }
    const { report } = await checkFiles(filesOf(head), { base: filesOf(base) })
    const told = report.findings.map(({ ruleId, status }) => `${status} ${ruleId}`)
    expect(told).toContain('new update-changes-qos-class')
    expect(told).not.toContain('new update-changes-priority')
  })
})

describe('an object of the same name in two clusters', () => {
  const config = `defaults: { kubernetes: 1.32, kruise: 1.8.4 }
clusters: [{ name: prod, paths: ['prod/**'] }, { name: staging, paths: ['staging/**'] }]
`
  const image = (tag: string) => deployment(app()).replace('nginx:1', `nginx:${tag}`)
  const of = (prod: string, staging: string) => ({
    '.github/kruise-preflight.yml': config,
    'prod/web.yaml': prod,
    'staging/web.yaml': staging,
  })
  const anew = (where: string, from: string, to: string) => [
    `Deployment/web 3 [${where}] recreate: a Deployment makes new pods for a new template`,
    `app: image nginx:${from} -> nginx:${to}`,
  ]

  test('is compared with itself: what the one had before is a change for the other', async () => {
    expect(await rows(of(image('1'), image('2')), of(image('2'), image('2')), {})).toEqual([anew('prod', '1', '2')])
    expect(await rows(of(image('1'), image('2')), of(image('2'), image('3')), {})).toEqual([
      anew('prod', '1', '2'),
      anew('staging', '2', '3'),
    ])
  })

  test('is refused where it changes what is immutable, and created where it was not', async () => {
    const web = image('1')
    const other = web.replaceAll('app: web', 'app: other')
    const told = await rows(of(web, other), of(other, other), {})
    expect(told.map(([first]) => first)).toEqual([
      expect.stringMatching(/^Deployment\/web 3 \[prod\] rejected: spec.selector/),
    ])
    const base = { '.github/kruise-preflight.yml': config, 'staging/web.yaml': web }
    expect(await rows(base, of(other, web), {})).toEqual([
      ['Deployment/web 3 [prod] create: it did not go to this cluster before'],
    ])
    const { report } = await checkFiles(filesOf(of(other, web)), { base: filesOf(base) })
    expect(report.findings).toEqual([])
  })

  test('goes on as it was where its file has another place', async () => {
    const { 'prod/web.yaml': web, ...others } = of(image('1'), image('2'))
    expect(await rows(of(image('1'), image('2')), { ...others, 'prod/shop/web.yaml': web as string }, {})).toEqual([])
  })
})

describe('what was refused and is mended', () => {
  const gold = (value: number) => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: gold }
value: ${value}
`
  const mismatched = deployment(app()).replace('matchLabels: { app: web }', 'matchLabels: { app: other }')

  test('is created: nothing of it is immutable', async () => {
    const base = { 'class.yaml': gold(2000000000), 'a.yaml': mismatched }
    const head = { 'class.yaml': gold(1000), 'a.yaml': deployment(app()) }
    const { report } = await checkFiles(filesOf(head), { adHoc, base: filesOf(base) })
    expect(report.findings).toEqual([])
    expect(report.mended?.map(({ ruleId }) => ruleId)).toEqual(['object-refused', 'priority-class-value-too-high'])
    expect(await rows(base, head)).toEqual([[`Deployment/web 3 [${at}] create: it was refused before`]])
  })

  test('and what is new and refused is not created', async () => {
    expect((await rows({}, { 'a.yaml': mismatched }))[0]?.[0]).toMatch(
      /^Deployment\/web 3 \[.*\] rejected: .* `selector` does not match template `labels`$/,
    )
  })
})

test('a workload that was refused has no pods that could change', async () => {
  const of = (cpu: string) => deployment(app(`, resources: { requests: { cpu: 1, memory: 1Gi }, limits: { ${cpu} } }`))
  const refused = (cpu: string) => ({
    'a.yaml': of(cpu).replace('app: web } }\n  template', 'app: other } }\n  template'),
  })
  const qosIn = async (base: Texts) => {
    const head = { 'a.yaml': of('cpu: 1, memory: 1Gi') }
    const { report } = await checkFiles(filesOf(head), { adHoc, base: filesOf(base) })
    return report.findings.map(({ ruleId }) => ruleId).filter((id) => id.startsWith('update-changes'))
  }
  expect(await qosIn({ 'a.yaml': of('cpu: 1') })).toEqual(['update-changes-qos-class'])
  expect(await qosIn(refused('cpu: 1'))).toEqual([])
})
