import { chmodSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { diskTree } from '../../../src/doors/disk.js'
import { kustomizeOnPath } from '../../../src/doors/render/kustomize.js'
import { type Asked, Renderer } from '../../../src/doors/render/renderings.js'
import type { Tree } from '../../../src/doors/tree.js'
import type { Checked, CheckOptions } from '../../../src/index.js'
import type { SourceFile } from '../../../src/source/document.js'
import { plainValue } from '../../../src/source/node.js'
import { isReadable, readDocuments } from '../../../src/source/yaml.js'
import { CONFIG, folder, left, put, run } from '../folder.js'

// The one that CI builds comes before any other.
const { KUSTOMIZE, PATH = '' } = process.env
const search = [...(KUSTOMIZE ? [path.dirname(KUSTOMIZE)] : []), PATH].join(path.delimiter)
vi.stubEnv('PATH', search)
afterAll(() => vi.unstubAllEnvs())
const tool = kustomizeOnPath(search)
if (!tool) console.log('skipped: kustomizations are built, as neither kustomize nor kubectl is on the PATH')
vi.setConfig({ testTimeout: 60_000 })

type Files = Readonly<Record<string, string | Buffer>>

const web = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 1
  selector:
    matchLabels: { app: web }
  template:
    metadata:
      labels: { app: web }
    spec:
      containers:
        - name: web
          image: web:1
          resources:
            requests: { cpu: 1 }
            limits: { cpu: 2 }
`
const prod = 'clusters: [{ name: prod, kubernetes: 1.30.14 }]\n'
const base = { 'base/kustomization.yaml': 'resources:\n  - web.yaml\n', 'base/web.yaml': web }
const onBase = (more: string) => `resources:\n  - ../../base\n${more}`

/** The findings as `file:line:column`, or the file alone where no line is known, with the rule and the overlay. */
function places({ report }: Checked): string[] {
  return report.findings.map(({ file, line, column, confidence, ruleId, renderedFrom = '' }) => {
    return `${confidence === 'file' ? file : `${file}:${line}:${column}`} ${ruleId} ${renderedFrom}`.trimEnd()
  })
}

function rendered(files: Files, options: Partial<CheckOptions> = {}): Promise<Checked> {
  return run(folder({ [CONFIG]: prod, ...files }), { render: 'on-path', ...options })
}

describe.skipIf(!tool)('a mistake in an overlay stands where it was written', () => {
  const overlay = (more: string, others: Files = {}): Files => ({
    ...base,
    'overlays/prod/kustomization.yaml': onBase(more),
    ...others,
  })
  const mistakes: readonly (readonly [string, Files, readonly string[]])[] = [
    [
      'a value of the base',
      { ...overlay(''), 'base/web.yaml': web.replace('cpu: 1', 'cpu: 3') },
      ['base/web.yaml:17:25 object-refused overlays/prod'],
    ],
    [
      'a strategic merge patch in a file, its items by name',
      overlay('patches:\n  - path: more.yaml\n', {
        'overlays/prod/more.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  template:
    spec:
      containers:
        - name: helper
          image: helper:1
        - name: web
          resources:
            requests:
              cpu: 4
`,
      }),
      ['overlays/prod/more.yaml:14:15 object-refused overlays/prod'],
    ],
    [
      'a strategic merge patch in the kustomization',
      overlay(`patches:
  - patch: |-
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        replicas: -1
`),
      ['overlays/prod/kustomization.yaml:10:9 object-refused overlays/prod'],
    ],
    [
      'the last of two patches',
      overlay(`patches:
  - patch: |-
      - op: replace
        path: /spec/replicas
        value: -1
    target: { kind: Deployment }
  - patch: |-
      - op: replace
        path: /spec/replicas
        value: -2
    target: { kind: Deployment, name: web }
`),
      ['overlays/prod/kustomization.yaml:12:9 object-refused overlays/prod'],
    ],
    [
      'a JSON patch in a file for an old field',
      overlay(
        'patchesJson6902:\n  - path: scale.json\n    target: { group: apps, version: v1, kind: Deployment, name: web }\n',
        { 'overlays/prod/scale.json': '[\n  { "op": "replace", "path": "/spec/replicas", "value": -1 }\n]\n' },
      ),
      ['overlays/prod/scale.json:2:48 object-refused overlays/prod'],
    ],
    [
      'a JSON patch that adds a mapping',
      overlay(`patches:
  - target:
      kind: Deployment
    patch: |
      - op: add
        path: /spec/template/spec/containers/0/resources
        value:
          limits:
            memory: 1Gi
          requests:
            memory: 2Gi
`),
      ['overlays/prod/kustomization.yaml:13:13 object-refused overlays/prod'],
    ],
    [
      'the tag of an image',
      overlay('images:\n  - name: web\n    newTag: "2 "\n'),
      ['overlays/prod/kustomization.yaml:5:5 pods-refused overlays/prod'],
    ],
    ['a prefix', overlay('namePrefix: Prod_\n'), ['overlays/prod/kustomization.yaml:3:1 object-refused overlays/prod']],
    ['a suffix', overlay('nameSuffix: _prod\n'), ['overlays/prod/kustomization.yaml:3:1 object-refused overlays/prod']],
    [
      'a count of replicas',
      overlay('replicas:\n  - name: web\n    count: -3\n'),
      ['overlays/prod/kustomization.yaml:5:5 object-refused overlays/prod'],
    ],
    [
      'a label',
      overlay('labels:\n  - pairs:\n      team: not one!\n    includeTemplates: true\n'),
      [
        'overlays/prod/kustomization.yaml:5:7 object-refused overlays/prod',
        'overlays/prod/kustomization.yaml:5:7 object-refused overlays/prod',
      ],
    ],
    [
      'a patch of a component',
      overlay('components:\n  - ../../components/big\n', {
        'components/big/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
patches:
  - target: { kind: Deployment }
    patch: |-
      - op: replace
        path: /spec/template/spec/containers/0/resources/requests/cpu
        value: 8
`,
      }),
      ['components/big/kustomization.yaml:8:9 object-refused overlays/prod'],
    ],
    [
      'the same base by two ways, each with another mistake',
      {
        ...base,
        'teams/a/kustomization.yaml': 'resources: [../../base]\nnamePrefix: a-\nreplicas: [{ name: web, count: -1 }]\n',
        'teams/b/kustomization.yaml': 'resources: [../../base]\nnamePrefix: b-\nreplicas: [{ name: web, count: -2 }]\n',
        'all/kustomization.yaml': 'resources: [../teams/a, ../teams/b]\n',
      },
      ['teams/a/kustomization.yaml:3:25 object-refused all', 'teams/b/kustomization.yaml:3:25 object-refused all'],
    ],
    [
      'an item of a List in a file of several',
      {
        'app/kustomization.yaml': 'resources: [all.yaml]\nnamePrefix: x-\n',
        'app/all.yaml': `apiVersion: v1
kind: Service
metadata: { name: web }
spec: { ports: [{ port: 80 }] }
---
apiVersion: v1
kind: List
items:
  - ${web.replace('replicas: 1', 'replicas: -1').trimEnd().replaceAll('\n', '\n    ')}
`,
      },
      ['app/all.yaml:14:7 object-refused app'],
    ],
    [
      'what a replacement writes: the file alone',
      overlay(
        `replacements:
  - source: { kind: Deployment, name: web, fieldPath: 'metadata.annotations.count' }
    targets:
      - select: { kind: Deployment }
        fieldPaths: [spec.template.spec.priorityClassName]
        options: { create: true }
`,
        { 'base/web.yaml': web.replace('  name: web\nspec', '  name: web\n  annotations: { count: gone }\nspec') },
      ),
      ['base/web.yaml priority-class-missing overlays/prod'],
    ],
  ]

  test.each(mistakes)('%s', async (_, files, expected) => {
    expect(places(await rendered(files))).toEqual(expected)
  })
})

function asked(found: readonly SourceFile[], tree: Tree): Asked {
  return { found, tree, goes: () => true, clusters: [], targets: () => [], destinations: [], releases: [] }
}

/** Where what stands at a path of an object of that kind comes from: `file:line text`, or the file alone. */
function traced(files: Files, kind: string, steps: readonly (string | number)[]): string[] {
  const cwd = folder(files)
  const tree = diskTree(cwd)
  const found = tree.at('.').map(({ name }) => tree.read(name) as SourceFile)
  return new Renderer({ kustomize: () => tool }).render(asked(found, tree)).files.flatMap((each) =>
    readDocuments(each)
      .filter(isReadable)
      .filter(({ root }) => (plainValue(root) as { kind: string }).kind === kind)
      .map((document) => {
        const place = each.traced(document, steps)
        if (place.confidence === 'file') return place.file.path
        const { text } = place.file
        const line = text.slice(0, place.span.start).split('\n').length
        return `${place.file.path}:${line} ${text.slice(place.span.start, place.span.end)}`
      }),
  )
}

describe.skipIf(!tool)('what stands in the output comes from', () => {
  const shop = (more: string): Files => ({ ...base, 'shop/kustomization.yaml': `resources: [../base]\n${more}` })
  const container = ['spec', 'template', 'spec', 'containers', 0]
  test.each<[string, Files, string, (string | number)[], string]>([
    [
      'a namespace',
      shop('namespace: shop\n'),
      'Deployment',
      ['metadata', 'namespace'],
      'shop/kustomization.yaml:2 namespace: shop',
    ],
    ['an object', shop('namePrefix: x-\n'), 'Deployment', [], 'base/web.yaml:1 apiVersion: apps/v1'],
    [
      'a key that is not there: what would hold it',
      shop(''),
      'Deployment',
      [...container, 'resources', 'requests', 'memory'],
      'base/web.yaml:17 requests',
    ],
    [
      'an annotation',
      shop('commonAnnotations:\n  team: a\n'),
      'Deployment',
      ['metadata', 'annotations', 'team'],
      'shop/kustomization.yaml:3 team: a',
    ],
    [
      'a name of an image',
      shop('images: [{ name: web, newName: r.example/web }]\n'),
      'Deployment',
      [...container, 'image'],
      'shop/kustomization.yaml:2 newName: r.example/web',
    ],
    [
      'a digest',
      shop(`images: [{ name: web, digest: 'sha256:0f' }]\n`),
      'Deployment',
      [...container, 'image'],
      `shop/kustomization.yaml:2 digest: 'sha256:0f'`,
    ],
    [
      'a tag of the base, though another image is changed',
      shop('images: [{ name: web-more, newTag: "1" }]\n'),
      'Deployment',
      [...container, 'image'],
      'base/web.yaml:15 image: web:1',
    ],
    [
      'a generator, with a hash behind the name',
      {
        'shop/kustomization.yaml':
          'namePrefix: x-\nconfigMapGenerator:\n  - name: app-env\n    literals: [a=b]\n  - name: app\n    literals: [c=d]\n',
      },
      'ConfigMap',
      ['metadata', 'name'],
      'shop/kustomization.yaml:3 name: app-env',
    ],
    [
      'a name that kustomize changed with what it names: the file',
      {
        ...base,
        'base/kustomization.yaml': 'resources: [web.yaml]\nconfigMapGenerator: [{ name: cfg, literals: [a=b] }]\n',
        'base/web.yaml': `${web}          envFrom: [{ configMapRef: { name: cfg } }]\n`,
      },
      'Deployment',
      [...container, 'envFrom', 0, 'configMapRef', 'name'],
      'base/web.yaml',
    ],
    [
      'a patch that is quoted with escapes: the file',
      shop(
        `patches:\n  - target: { kind: Deployment }\n    patch: "- op: replace\\n  path: /spec/replicas\\n  value: 7"\n`,
      ),
      'Deployment',
      ['spec', 'replicas'],
      'base/web.yaml',
    ],
    [
      'a patch in quotes on one line',
      shop(
        `patches:\n  - target: { kind: Deployment }\n    patch: '[{"op": "replace", "path": "/spec/replicas", "value": 7}]'\n`,
      ),
      'Deployment',
      ['spec', 'replicas'],
      'shop/kustomization.yaml:4 "value": 7',
    ],
    [
      'a patch for another object: not from there',
      shop(
        `patches:\n  - target: { kind: Deployment, name: other }\n    patch: '[{"op": "replace", "path": "/spec/replicas", "value": 1}]'\n`,
      ),
      'Deployment',
      ['spec', 'replicas'],
      'base/web.yaml:6 replicas: 1',
    ],
  ])('%s', (_, files, kind, steps, expected) => {
    expect(traced(files, kind, steps)[0]).toBe(expected)
  })
})

describe.skipIf(!tool)('around', () => {
  const two: Files = {
    ...base,
    'overlays/prod/kustomization.yaml': onBase('replicas: [{ name: web, count: 5 }]\n'),
    'overlays/dev/kustomization.yaml': onBase('replicas: [{ name: web, count: 2 }]\n'),
  }

  test('the base and its overlays are judged once each, and every file is in the ledger', async () => {
    const checked = await rendered({ ...two, 'base/web.yaml': web.replace('cpu: 1', 'cpu: 3') })
    expect(places(checked)).toEqual(['base/web.yaml:17:25 object-refused'])
    expect(checked.report.findings[0]?.affects.map(({ name, file, line }) => [name, file, line])).toEqual([
      ['web', 'base/web.yaml', 1],
      ['web', 'base/web.yaml', 1],
    ])
    expect(checked.report.ledger).toMatchObject({ documents: 7, checked: 2 })
    expect(left(checked)).toEqual([
      '.github/kruise-preflight.yml:1 a configuration of Kruise Preflight',
      'base/kustomization.yaml:1 part of overlays/dev and 1 more, which are rendered',
      'base/web.yaml:1 part of overlays/dev and 1 more, which are rendered',
      'overlays/dev/kustomization.yaml:1 rendered: what it builds is checked',
      'overlays/prod/kustomization.yaml:1 rendered: what it builds is checked',
    ])
  })

  test('without a kustomization no program is started', () => {
    const cwd = folder({ 'web.yaml': web })
    const tree = diskTree(cwd)
    const started = () => {
      throw new Error('started')
    }
    const renderer = new Renderer({ kustomize: started, helm: started })
    expect(renderer.render(asked([tree.read('web.yaml') as SourceFile], tree)).files).toEqual([])
    expect([...renderer.notes]).toEqual([])
  })

  test('two overlays with the same class do not meet; both meet the plain files', async () => {
    const shared = (value: number): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: gold }
value: ${value}
globalDefault: true
`
    const checked = await rendered({
      [CONFIG]: 'clusters: [{ name: prod, kubernetes: 1.30.14, knows: [PriorityClass] }]\n',
      ...two,
      'base/web.yaml': web.replace('      containers', '      priorityClassName: gold\n      containers'),
      'overlays/prod/kustomization.yaml': 'resources: [../../base, class.yaml]\n',
      'overlays/dev/kustomization.yaml': 'resources: [../../base, class.yaml]\n',
      'overlays/prod/class.yaml': shared(10),
      'overlays/dev/class.yaml': shared(20),
    })
    expect(places(checked)).toEqual([])
    const missing = await rendered({
      [CONFIG]: 'clusters: [{ name: prod, kubernetes: 1.30.14, knows: [PriorityClass] }]\n',
      ...two,
      'base/web.yaml': web.replace('      containers', '      priorityClassName: gold\n      containers'),
      'overlays/prod/kustomization.yaml': 'resources: [../../base, class.yaml]\n',
      'overlays/prod/class.yaml': shared(10),
    })
    expect(places(missing)).toEqual(['base/web.yaml:13:7 priority-class-missing overlays/dev'])
  })

  test('an allowance stands beside what it allows, in the base', async () => {
    const text = web.replace(
      '            requests: { cpu: 1 }',
      '            # kruise-preflight: allow object-refused because it is mended tomorrow\n            requests: { cpu: 3 }',
    )
    const checked = await rendered({ ...two, 'base/web.yaml': text })
    expect(places(checked)).toEqual([])
    expect(checked.report.allowances?.map(({ file, line, state }) => [file, line, state])).toEqual([
      ['base/web.yaml', 17, 'counts'],
    ])
  })

  test('paths of clusters choose the overlays', async () => {
    const checked = await rendered({
      [CONFIG]:
        'clusters: [{ name: prod, kubernetes: 1.30.14, paths: ["overlays/prod/**"] }, { name: dev, kubernetes: 1.31.14, paths: ["overlays/dev/**"] }]\n',
      ...two,
      'overlays/dev/kustomization.yaml': onBase('replicas: [{ name: web, count: -2 }]\n'),
    })
    expect(checked.report.findings.map(({ file, line, clusters }) => [file, line, clusters])).toEqual([
      ['overlays/dev/kustomization.yaml', 3, ['dev']],
    ])
  })

  test('with a base: what an overlay had before is not new, and a new line of the base brings it about', async () => {
    const bad = onBase('replicas: [{ name: web, count: -2 }]\n')
    const before = { ...two, 'overlays/dev/kustomization.yaml': bad }
    const cwd = folder({ [CONFIG]: prod })
    put(path.join(cwd, 'head'), { ...before, 'base/web.yaml': web.replace('cpu: 1', 'cpu: 3') })
    put(path.join(cwd, 'old'), before)
    const checked = await run(cwd, { paths: ['head'], base: 'old', render: 'on-path' })
    expect(
      checked.report.findings.map(({ file, line, status, changedHere }) => [file, line, status, changedHere?.line]),
    ).toEqual([
      ['head/base/web.yaml', 17, 'new', 17],
      ['head/overlays/dev/kustomization.yaml', 3, 'existing', undefined],
    ])
  })

  test('what one overlay had is new in another, and not new where the overlay only moves', async () => {
    const bad = onBase('replicas: [{ name: web, count: -2 }]\n')
    const good = onBase('replicas: [{ name: web, count: 2 }]\n')
    const statuses = async (old: Files, now: Files) => {
      const cwd = folder({ [CONFIG]: prod })
      put(path.join(cwd, 'head'), now)
      put(path.join(cwd, 'old'), old)
      const { report } = await run(cwd, { paths: ['head'], base: 'old', render: 'on-path', whole: true })
      return [...report.findings.map(({ file, status }) => `${file} ${status}`), report.mended?.length]
    }
    const [a, b] = ['overlays/a/kustomization.yaml', 'overlays/b/kustomization.yaml']
    expect(await statuses({ ...base, [a]: bad, [b]: good }, { ...base, [a]: bad, [b]: bad })).toEqual([
      `head/${a} existing`,
      `head/${b} new`,
      0,
    ])
    expect(await statuses({ ...base, [a]: bad }, { ...base, [b]: bad })).toEqual([`head/${b} existing`, 0])
    expect(await statuses({ ...base, [a]: bad, [b]: bad }, { ...base, [a]: bad, [b]: good })).toEqual([
      `head/${a} existing`,
      1,
    ])
  })

  test.each<[string, Files, string]>([
    [
      'a remote base',
      { 'kustomization.yaml': 'resources:\n  - web.yaml\n  - https://example.com/a//b?ref=v1\n', 'web.yaml': web },
      'kustomization.yaml:3 not checked: kustomization .: it names what would have to be fetched: https://example.com/a//b?ref=v1',
    ],
    [
      'a repository',
      { 'kustomization.yaml': 'resources:\n  - github.com/a/b?ref=v1\n' },
      'kustomization.yaml:2 not checked: kustomization .: it names what would have to be fetched: github.com/a/b?ref=v1',
    ],
    [
      'a chart',
      { 'kustomization.yaml': 'helmCharts:\n  - name: a\n' },
      'kustomization.yaml:2 not checked: kustomization .: it has helmCharts, for which kustomize starts helm, and no program but kustomize is started',
    ],
    [
      'a plugin',
      {
        'kustomization.yaml': 'generators: [g.yaml]\n',
        'g.yaml':
          'apiVersion: x/v1\nkind: G\nmetadata:\n  name: g\n  annotations:\n    config.kubernetes.io/function: "exec: { path: ./run.sh }"\n',
      },
      'kustomization.yaml:1 not checked: kustomization .: it has a plugin in generators: g.yaml',
    ],
    [
      'a cycle',
      { 'a/kustomization.yaml': 'resources: [../b]\n', 'b/kustomization.yaml': 'resources: [../a]\n' },
      'b/kustomization.yaml:1 not checked: kustomization a: kustomizations include each other: a -> b -> a',
    ],
    [
      'a name out of the repository',
      { 'kustomization.yaml': 'resources: [/etc/passwd]\n' },
      'kustomization.yaml:1 not checked: kustomization .: /etc/passwd leads out of the repository',
    ],
    [
      'text that is no UTF-8',
      { 'kustomization.yaml': 'resources: [a.yaml]\n', 'a.yaml': Buffer.from([0x61, 0x3a, 0x20, 0xff]) },
      'kustomization.yaml:1 not checked: kustomization .: a.yaml is no UTF-8',
    ],
  ])('%s is not built', async (_, files, expected) => {
    const checked = await rendered(files)
    expect(left(checked)).toContain(expected)
    expect(checked.report.ledger.skipped.filter(({ unchecked }) => unchecked)).toHaveLength(1)
    expect(places(checked)).not.toContainEqual(expect.stringContaining('kustomization-does-not-build'))
  })

  test('a link out of the repository is not followed', async () => {
    const outside = folder({ 'secret.yaml': web })
    const cwd = folder({ [CONFIG]: prod, 'app/kustomization.yaml': 'resources: [web.yaml, more]\n' })
    symlinkSync(path.join(outside, 'secret.yaml'), path.join(cwd, 'app/web.yaml'))
    symlinkSync(outside, path.join(cwd, 'app/more'))
    expect(left(await run(cwd, { render: 'on-path' }))).toContain(
      'app/kustomization.yaml:1 not checked: kustomization app: web.yaml leads out of the repository',
    )
  })

  test('line ends, a byte order mark, spaces in names', async () => {
    const crlf = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    const checked = await rendered({
      'my base/kustomization.yaml': crlf('resources:\n  - my web.yaml\n'),
      'my base/my web.yaml': crlf(web.replace('cpu: 1', 'cpu: 3')),
      'my prod/kustomization.yaml': crlf('resources:\n  - ../my base\nreplicas:\n  - name: web\n    count: -1\n'),
    })
    expect(places(checked)).toEqual([
      'my base/my web.yaml:17:25 object-refused my prod',
      'my prod/kustomization.yaml:5:5 object-refused my prod',
    ])
  })

  test('a tab in the base is the mistake of the build', async () => {
    const checked = await rendered({ ...base, 'base/web.yaml': 'apiVersion: v1\nkind:\n\tConfigMap\n' })
    expect(places(checked)).toContain('base/kustomization.yaml:2:5 kustomization-does-not-build')
  })

  test('where kustomize names no entry the file is named, and what a patch holds is not quoted', async () => {
    const checked = await rendered({
      ...base,
      'base/kustomization.yaml':
        'resources: [web.yaml]\npatches:\n  - target: { kind: Secret }\n    patch: "hunter2 {{"\n',
    })
    expect(places(checked)).toEqual(['base/kustomization.yaml kustomization-does-not-build'])
    expect(JSON.stringify(checked.report)).not.toContain('hunter2')
    expect(checked.report.findings[0]?.refusal?.message).toContain('unable to parse SM or JSON patch from […]')
  })

  test('10 MB are read, and more than may be printed is stopped', async () => {
    const many = (count: number) =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: big }\ndata:\n${`  k: ${'x'.repeat(1000)}\n`.repeat(count).replaceAll(/^ {2}k/gm, () => `  k${count--}`)}`
    const cwd = folder({ 'kustomization.yaml': 'resources: [big.yaml]\n', 'big.yaml': many(10_000) })
    const tree = diskTree(cwd)
    const found = ['kustomization.yaml', 'big.yaml'].map((name) => tree.read(name) as SourceFile)
    const made = new Renderer({ kustomize: () => tool }).render(asked(found, tree))
    expect(made.files[0]?.text.length).toBeGreaterThan(10_000_000)
    const limited = new Renderer({
      kustomize: () => kustomizeOnPath(search, { time: 20_000, output: 1_000_000 }),
    }).render(asked(found, tree))
    expect(limited.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /^not checked: kustomization \.: kust\w+ build was stopped: it printed more than|^not checked: kustomization \.: kubectl kustomize was stopped/,
      ),
    ])
  })

  test('a file that may not be read stops the run, as any does', async () => {
    if (process.getuid?.() === 0) return
    const cwd = folder({ ...base, [CONFIG]: prod })
    chmodSync(path.join(cwd, 'base/web.yaml'), 0)
    await expect(run(cwd, { render: 'on-path' })).rejects.toThrow('it may not be read')
  })

  test('nothing of the run reaches the program', async () => {
    const cwd = folder({ 'bin/kustomize': '#!/bin/sh\necho "$PATH|$HOME|$GITHUB_TOKEN|$https_proxy" >&2\nexit 1\n' })
    chmodSync(path.join(cwd, 'bin/kustomize'), 0o755)
    vi.stubEnv('GITHUB_TOKEN', 'secret')
    const own = kustomizeOnPath(path.join(cwd, 'bin'))
    const built = own?.build('.', [{ path: 'kustomization.yaml', text: '' }])
    vi.stubEnv('GITHUB_TOKEN', undefined)
    expect(built).toMatchObject({ refused: expect.stringMatching(/^\|.*home\|\|$/) })
    expect(kustomizeOnPath('bin')).toBeUndefined()
  })
})

test('without a program it says what is not built and how to get it', async () => {
  vi.stubEnv('PATH', '/nonexistent')
  const checked = await rendered(base).finally(() => vi.stubEnv('PATH', search))
  expect(left(checked)).toContain(
    'base/kustomization.yaml:1 not checked: kustomization base: neither kustomize nor kubectl is on the PATH',
  )
  expect(checked.notes[0]).toBe(
    'Kustomizations are not built, and their files are read as they are: neither kustomize nor kubectl is on the PATH. https://kubectl.docs.kubernetes.io/installation/kustomize says how to install it.',
  )
})
