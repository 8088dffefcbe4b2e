import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { simulate } from '../../src/index.js'
import { CONFIG, classNamed, folder, left, podOf, put, refusal, run, seen, tooHigh } from './folder.js'

const on = (name: string, version = '1.28'): string => `clusters: [{ name: ${name}, kubernetes: ${version} }]\n`

describe('configurations', () => {
  test('each file has the nearest, up to the working directory', async () => {
    const cwd = folder({
      [CONFIG]: on('above'),
      'x/a.yaml': tooHigh,
      'x/y/a.yaml': tooHigh,
      [`x/y/${CONFIG}`]: on('near'),
      'x/y/z/deep/a.yaml': tooHigh,
    })
    expect(seen(await run(cwd))).toEqual([
      'x/a.yaml:4:1 priority-class-value-too-high [above]',
      'x/y/a.yaml:4:1 priority-class-value-too-high [near]',
      'x/y/z/deep/a.yaml:4:1 priority-class-value-too-high [near]',
    ])
    const inside = await run(join(cwd, 'x'), { paths: ['a.yaml'] })
    expect(seen(inside)).toEqual(['a.yaml:4:1 priority-class-value-too-high [kubernetes=1.37.1,kruise=1.9.0]'])
    expect(inside.notes).toEqual([
      'No cluster is configured: judged as kubernetes 1.37.1, kruise 1.9.0, the newest known releases.',
    ])
  })

  test('the files of one form a world: examples do not meet', async () => {
    const cwd = folder({
      [`a/${CONFIG}`]: `defaults: { knows: [PriorityClass] }\n${on('prod')}`,
      'a/class.yaml': classNamed('gold'),
      'a/pod.yaml': podOf('gold'),
      [`b/${CONFIG}`]: `defaults: { knows: [PriorityClass] }\n${on('prod')}`,
      'b/pod.yaml': podOf('gold'),
    })
    const checked = await run(cwd)
    expect(seen(checked)).toEqual(['b/pod.yaml:5:3 priority-class-missing [prod]'])
    expect(checked.report.findings[0]?.config).toBe(`b/${CONFIG}`)
  })

  test('one that is named counts for all files', async () => {
    const cwd = folder({ 'c.yml': on('mine'), 'a/a.yaml': tooHigh, [`a/${CONFIG}`]: 'nonsense' })
    const checked = await run(cwd, { config: 'c.yml' })
    expect(seen(checked)).toEqual(['a/a.yaml:4:1 priority-class-value-too-high [mine]'])
    expect(left(checked)).toEqual([
      `a/${CONFIG}:1 a configuration of Kruise Preflight`,
      'c.yml:1 a configuration of Kruise Preflight',
    ])
  })

  test('outside the working directory it is looked for up to the path that is given', async () => {
    const cwd = folder({
      [CONFIG]: on('above'),
      [`o/${CONFIG}`]: on('own'),
      'o/p/a.yaml': tooHigh,
      'w/b.yaml': tooHigh,
    })
    const outside = await run(join(cwd, 'w'), { paths: ['../o'] })
    expect(seen(outside)).toEqual(['../o/p/a.yaml:4:1 priority-class-value-too-high [own]'])
    const around = await run(join(cwd, 'w'), { paths: ['..'] })
    expect(seen(around)).toEqual([
      '../o/p/a.yaml:4:1 priority-class-value-too-high [own]',
      'b.yaml:4:1 priority-class-value-too-high [kubernetes=1.37.1,kruise=1.9.0]',
    ])
  })
})

describe('files', () => {
  test('every document is counted once, whatever was given twice', async () => {
    const cwd = folder({
      'a.yaml': `${tooHigh}---\na: 1\n---\nb: [\n---\n# nothing\n---\n{{ x }}\n`,
      'sub/b.json': '{"kind":"List","apiVersion":"v1","items":[]}',
      'sub/c.txt': tooHigh,
      'node_modules/d.yaml': tooHigh,
      '.git/e.yaml': tooHigh,
      '.hidden/f.YML': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: f }\n',
    })
    const checked = await run(cwd, { paths: ['a.yaml', './a.yaml', '.', 'sub', 'sub/../sub', join(cwd, 'sub')] })
    expect(seen(checked)).toEqual([
      expect.stringContaining('a.yaml:4:1 priority-class-value-too-high'),
      expect.stringContaining('a.yaml:8:4 unparseable-document'),
    ])
    expect(left(checked)).toEqual([
      'a.yaml:6 not a Kubernetes object: no apiVersion and kind',
      expect.stringMatching(/^a\.yaml:8 /),
      'a.yaml:12 a template: it holds {{ and does not parse',
    ])
    const { documents, checked: judged } = checked.report.ledger
    expect({ documents, judged }).toEqual({ documents: 6, judged: 3 })
    const named = await run(cwd, { paths: ['sub/c.txt', 'node_modules/d.yaml'] })
    expect(named.report.findings.map(({ file }) => file)).toEqual(['node_modules/d.yaml', 'sub/c.txt'])
  })

  test('links are followed inside the folder that is given, and nowhere else', async () => {
    const cwd = folder({ 'in/real.txt': tooHigh, 'out/secret.yaml': tooHigh })
    symlinkSync('real.txt', join(cwd, 'in/a-link.yaml'))
    symlinkSync('../out/secret.yaml', join(cwd, 'in/b-out.yaml'))
    symlinkSync('c-loop.yaml', join(cwd, 'in/c-loop.yaml'))
    symlinkSync('gone.yaml', join(cwd, 'in/d-gone.yaml'))
    symlinkSync('..', join(cwd, 'in/e-up'))
    symlinkSync('.', join(cwd, 'in/f-self.yaml'))
    mkdirSync(join(cwd, 'in/g-folder.yaml'))
    const pipe = process.platform === 'linux'
    if (pipe) execFileSync('mkfifo', [join(cwd, 'in/h-pipe.yaml')])
    const checked = await run(cwd, { paths: ['in'] })
    expect(checked.report.findings.map(({ file }) => file)).toEqual(['in/a-link.yaml'])
    expect(left(checked)).toEqual([
      'in/b-out.yaml:1 a link out of the folder that is checked',
      'in/c-loop.yaml:1 a link that leads nowhere',
      'in/d-gone.yaml:1 a link that leads nowhere',
      'in/f-self.yaml:1 a link to what is no file',
      ...(pipe ? ['in/h-pipe.yaml:1 not a regular file'] : []),
    ])
    expect(await refusal(cwd, { paths: ['in/c-loop.yaml'] })).toBe(
      'UsageError: in/c-loop.yaml: it is a link that leads to itself',
    )
    expect((await run(cwd, { paths: ['in/b-out.yaml'] })).report.findings).toHaveLength(1)
  })

  test('what is no text is said where it is none; what is too large is not read', async () => {
    const latin = Buffer.from('apiVersion: v1\nkind: ConfigMap\nmetadata: { name: "\uFFFD\xe9" }\n', 'latin1')
    const mark = Buffer.concat([Buffer.from('a: \uFFFD\n---\nb: '), Buffer.from([0xe9, 0x0a])])
    const cwd = folder({
      'a.yaml': latin,
      'b.yaml': mark,
      'c.yaml': Buffer.from(`\uFEFF${tooHigh}`, 'utf16le'),
      'd.yaml': 'a: "\0"\n',
      'e.yaml': Buffer.alloc(64 * 1024 * 1024 + 1, '#'),
      'f.yaml': `\uFEFF${tooHigh}`,
      'g.yaml': tooHigh.replaceAll('\n', '\r\n'),
    })
    const checked = await run(cwd)
    expect(
      checked.report.findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    ).toEqual([
      'a.yaml:3:20 The document cannot be read: this is no UTF-8.',
      'b.yaml:3:4 The document cannot be read: this is no UTF-8.',
      'c.yaml:1:1 The document cannot be read: this is no UTF-8.',
      'd.yaml:1:5 The document cannot be read: control characters are not allowed.',
      expect.stringContaining('f.yaml:4:1 PriorityClass "high"'),
      expect.stringContaining('g.yaml:4:1 PriorityClass "high"'),
    ])
    expect(left(checked)[0]).toBe('e.yaml:1 larger than 64 MB')
    const { documents, checked: judged, skipped } = checked.report.ledger
    expect(documents).toBe(judged + skipped.length)
  })

  test('paths and ignore choose; a path that is given counts more than paths', async () => {
    const cwd = folder({
      [CONFIG]: `paths: [keep, "more/**/*.yaml", "!more/not/**"]\nignore: ["**/testdata/**"]\n${on('a')}`,
      'keep/a.yaml': tooHigh,
      'keep/testdata/b.yaml': tooHigh,
      'more/x/y/c.yaml': tooHigh,
      'more/not/d.yaml': tooHigh,
      'other/e.yaml': tooHigh,
    })
    const files = async (paths?: string[]) =>
      (await run(cwd, paths ? { paths } : {})).report.findings.map(({ file }) => file)
    expect(await files()).toEqual(['keep/a.yaml', 'more/x/y/c.yaml'])
    expect(await files(['other', 'keep', 'more/not/d.yaml'])).toEqual([
      'keep/a.yaml',
      'more/not/d.yaml',
      'other/e.yaml',
    ])
    expect(await files(['keep/testdata/b.yaml'])).toEqual([])
  })

  test('standard input has the configuration of the working directory', async () => {
    const cwd = folder({ [CONFIG]: `ignore: ["**"]\n${on('a')}`, 'b.yaml': tooHigh })
    expect(seen(await run(cwd, { standardInput: tooHigh }))).toEqual(['-:4:1 priority-class-value-too-high [a]'])
    const both = await run(cwd, {
      standardInput: Buffer.from('a: \xe9', 'latin1'),
      paths: ['b.yaml'],
      config: 'c.yml',
    }).catch((error: Error) => error.message)
    expect(both).toBe('c.yml: there is no such file')
    const bytes = await run(cwd, { standardInput: Buffer.from('a: \xe9', 'latin1') })
    expect(bytes.report.findings.map(({ file, column }) => [file, column])).toEqual([['-', 4]])
  })
})

describe('clusters', () => {
  test('those that are chosen exist in one of the configurations', async () => {
    const cwd = folder({
      [`a/${CONFIG}`]: on('prod-eu'),
      'a/a.yaml': tooHigh,
      [`b/${CONFIG}`]: on('dev'),
      'b/b.yaml': `${tooHigh}---\n${tooHigh}`,
      'c.yaml': tooHigh,
    })
    const checked = await run(cwd, { clusters: ['prod-*'] })
    expect(seen(checked)).toEqual(['a/a.yaml:4:1 priority-class-value-too-high [prod-eu]'])
    expect(checked.notes).toEqual([])
    expect(left(checked)).toEqual([
      `a/${CONFIG}:1 a configuration of Kruise Preflight`,
      `b/${CONFIG}:1 a configuration of Kruise Preflight`,
      'b/b.yaml:1 its configuration has none of the chosen clusters',
      'b/b.yaml:6 its configuration has none of the chosen clusters',
      'c.yaml:1 its configuration has none of the chosen clusters',
    ])
    expect(await refusal(cwd, { clusters: ['prd-eu'] })).toBe(
      'UsageError: there is no cluster "prd-eu", perhaps "prod-eu"; known are prod-eu, dev',
    )
    expect(await refusal(cwd, { paths: ['c.yaml'], clusters: ['prod-eu'] })).toBe(
      'UsageError: there is no cluster "prod-eu"; none is known',
    )
  })

  test('objects are no manifests, whichever cluster is chosen, and a virtual cluster brings its host', async () => {
    const cwd = folder({
      [CONFIG]: `defaults: { knows: [PriorityClass, LimitRange], objects: ["there/<name>/*.yaml"] }
clusters:
  - { name: host, kubernetes: 1.31, paths: [] }
  - { name: guest, kubernetes: 1.32, vcluster: { version: 0.22.1, values: values.yaml }, host: host }
`,
      'values.yaml': 'sync: {}\n',
      'there/host/limits.yaml': `apiVersion: v1
kind: LimitRange
metadata: { name: d, namespace: vcluster-guest }
spec: { limits: [{ type: Container, defaultRequest: { cpu: 10m } }] }
`,
      'there/guest/class.yaml': classNamed('gold'),
      'pod.yaml': podOf('gold'),
    })
    for (const clusters of [['guest'], []]) {
      const checked = await run(cwd, { clusters })
      expect(seen(checked)).toEqual([`${CONFIG}:4:59 vcluster-syncs-qos-class [guest]`])
      expect(left(checked)).toEqual([
        `${CONFIG}:1 a configuration of Kruise Preflight`,
        'there/guest/class.yaml:1 what cluster guest holds beside the manifests',
        'there/host/limits.yaml:1 what cluster host holds beside the manifests',
        'values.yaml:1 not a Kubernetes object: no apiVersion and kind',
      ])
    }
    put(cwd, { 'there/guest/class.yaml': 'a: [\n' })
    expect(seen(await run(cwd, { clusters: ['guest'] }))).toContainEqual(
      expect.stringMatching(/^there\/guest\/class\.yaml:\d+:\d+ unparseable-document \[guest\]$/),
    )
  })

  test('files that the configuration names and that are not there are said at their place', async () => {
    const cwd = folder({ 'a.yaml': tooHigh })
    const config = (keys: string) => put(cwd, { [CONFIG]: `clusters:\n  - { name: a, kubernetes: 1.32, ${keys} }\n` })
    config('vcluster: { version: 0.22.1, values: v.yaml }')
    expect(await refusal(cwd)).toBe(`UsageError: ${CONFIG}:2:55: there is no file "v.yaml"`)
    config('vcluster: { from: ../v.yaml }')
    expect(await refusal(cwd)).toMatch(/^UsageError: .*:2:44: "\.\.\/v\.yaml" leads out of the working directory; /)
    config('objects: [/etc/*]')
    expect(await refusal(cwd)).toMatch(/^UsageError: .*:2:43: "\/etc" leads out of the working directory; /)
    config('objects: ["../**"]')
    expect(await refusal(cwd)).toMatch(/"\.\." leads out of the working directory; /)
    // A person who names the configuration may name files that lie anywhere.
    const outside = folder({ 'class.yaml': tooHigh })
    config(`objects: ["${outside}/*.yaml"]`)
    expect(await refusal(cwd)).toMatch(/leads out of the working directory; /)
    expect(await refusal(cwd, { config: CONFIG, confined: true })).toMatch(/leads out of the working directory; /)
    expect((await run(cwd, { config: CONFIG })).notes).toEqual([])
    config('objects: ["none/<name>.yaml"]')
    expect((await run(cwd)).notes).toEqual([`${CONFIG}:2:43: objects: "none/a.yaml" of a names no file.`])
  })

  test('several that are given beside any configuration have names of their own', async () => {
    const cwd = folder({ 'a.yaml': tooHigh })
    const adHoc = [{ kubernetes: '1.28' }, { kubernetes: '1.28', featureGates: ['X=true'] }]
    expect(await refusal(cwd, { adHoc })).toBe(
      'UsageError: two clusters are named kubernetes=1.28; give them names of their own',
    )
    const named = adHoc.map((each, at) => ({ ...each, name: `c${at}` }))
    expect(seen(await run(cwd, { adHoc: named }))).toEqual(['a.yaml:4:1 priority-class-value-too-high [c0 c1]'])
  })
})

test('a document that cannot be parsed is an error where a change touches it, else a warning', async () => {
  const cwd = folder({ 'old.yaml': 'a: [\n', 'new.yaml': 'a: [\n', 'there.yaml': tooHigh })
  const severities = async (files?: string[]) => {
    const changed = files && { files: new Map(files.map((file) => [file, 'whole'] as const)) }
    const { report } = await run(cwd, { changed })
    return Object.fromEntries(report.findings.map(({ file, severity }) => [file, severity]))
  }
  expect(await severities(['new.yaml'])).toEqual({ 'new.yaml': 'error', 'old.yaml': 'warning', 'there.yaml': 'error' })
  expect(await severities()).toEqual({ 'new.yaml': 'error', 'old.yaml': 'error', 'there.yaml': 'error' })
  put(cwd, { [CONFIG]: `${on('a')}rules: { unparseable-document: error }\n` })
  expect(await severities([])).toMatchObject({ 'old.yaml': 'error' })
})

test('the base of each world is the same folder of the base', async () => {
  const cwd = folder({
    [`x/${CONFIG}`]: on('x'),
    'x/a.yaml': classNamed('a'),
    [`y/${CONFIG}`]: on('y'),
    'y/a.yaml': classNamed('a'),
    'old/x/a.yaml': classNamed('a').replace('value: 1', 'value: 2'),
    'old/y/a.yaml': classNamed('a'),
  })
  const { simulation } = await simulate({ cwd, paths: ['x', 'y'], base: 'old' })
  expect(
    simulation.clusters.map(({ cluster, updates }) => [cluster.name, updates.map(({ outcome }) => outcome)]),
  ).toEqual([
    ['x', ['rejected']],
    ['y', []],
  ])
})

test('one cluster of the command line has the objects of every world', async () => {
  const cwd = folder({ [`x/${CONFIG}`]: on('x'), 'x/a.yaml': classNamed('a'), 'b.yaml': classNamed('b') })
  const { simulation } = await simulate({ cwd, adHoc: { kubernetes: '1.30' } })
  expect(simulation.clusters.map(({ objects }) => objects.map(({ file }) => file))).toEqual([['b.yaml', 'x/a.yaml']])
})

test('the patches of a kustomization are no objects', async () => {
  const cwd = folder({
    'base/kustomization.yaml': 'resources: [whole.yaml]\n',
    'base/whole.yaml': tooHigh,
    'over/kustomization.yml': `resources: [../base]
patches:
  - path: sub/one.yaml
  - { path: ./two.yaml, target: { kind: Deployment } }
  - patch: "- op: remove"
patchesStrategicMerge: [../base/whole.yaml, three.yaml, "kind: x\\nname: y"]
`,
    'over/sub/one.yaml': `${tooHigh}---\n${tooHigh}`,
    'over/two.yaml': '- { op: remove, path: /a }\n',
    'over/three.yaml': 'a: [\n',
  })
  const checked = await run(cwd)
  expect(checked.report.findings.map(({ file, ruleId }) => `${file} ${ruleId}`)).toEqual([
    'base/whole.yaml priority-class-value-too-high',
    'over/three.yaml unparseable-document',
  ])
  expect(left(checked).filter((each) => !each.includes('kustomization.y'))).toEqual([
    'over/sub/one.yaml:1 a patch of a kustomization, which is not applied by itself',
    'over/sub/one.yaml:6 a patch of a kustomization, which is not applied by itself',
    expect.stringMatching(/^over\/three\.yaml:1 /),
    'over/two.yaml:1 a patch of a kustomization, which is not applied by itself',
  ])
  const { documents, checked: judged, skipped } = checked.report.ledger
  expect(documents).toBe(judged + skipped.length)
  expect((await run(cwd, { paths: ['over/sub'] })).report.findings).not.toEqual([])
})
