import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Checked, checkFiles, renderText, simulate } from '../../src/index.js'
import { CONFIG, classNamed, folder, podOf, put, run, seen, tooHigh } from './folder.js'

const on = (name: string, version = '1.28'): string =>
  `defaults: { knows: [PriorityClass] }\nclusters:\n  - name: ${name}\n    kubernetes: ${version}\n`

/** Runs git in a folder as a person with a name. */
function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** A repository whose only commit holds these files. */
function repository(files: Readonly<Record<string, string>>): string {
  const cwd = folder(files)
  git(cwd, 'init', '-q', '-b', 'main')
  commit(cwd)
  return cwd
}

function commit(cwd: string): void {
  git(cwd, 'add', '-A')
  git(cwd, 'commit', '-qm', 'a change')
}

/** The findings with what is new about them, and what the change mends. */
function told(checked: Checked): string[] {
  const { findings, mended = [] } = checked.report
  return [
    ...findings.map(({ ruleId, object, status }) => `${status} ${ruleId} ${object?.kind}/${object?.name}`),
    ...mended.map(
      ({ ruleId, file, line, object }) => `mended ${ruleId} ${object?.kind}/${object?.name} ${file}:${line}`,
    ),
  ]
}

const pod = (name: string, priorityClass: string): string =>
  podOf(priorityClass).replace('name: a }\nspec', `name: ${name} }\nspec`)

describe('the base is a commit', () => {
  test('what it has too is not new, wherever its lines and files are now', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'a.yaml': pod('old', 'gold'), 'b.yaml': pod('moved', 'gold') })
    rmSync(join(cwd, 'b.yaml'))
    put(cwd, {
      'a.yaml': `# a comment\n\n${pod('old', '"gold"')}`,
      'c/d.yaml': pod('moved', 'gold'),
      'e.yaml': pod('fresh', 'gold'),
    })
    const checked = await run(cwd, { base: 'HEAD' })
    expect(told(checked)).toEqual([
      'existing priority-class-missing Pod/old',
      'existing priority-class-missing Pod/moved',
      'new priority-class-missing Pod/fresh',
    ])
    expect(checked.notes).toEqual([])
  })

  test('another cause at the same place is new, and the one that it takes the place of is mended', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'a.yaml': pod('one', 'gold') })
    put(cwd, { 'a.yaml': pod('one', 'silver') })
    expect(told(await run(cwd, { base: 'HEAD' }))).toEqual([
      'new priority-class-missing Pod/one',
      'mended priority-class-missing Pod/one a.yaml:5',
    ])
  })

  test('an object that the change takes away leaves new victims', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'class.yaml': classNamed('gold'), 'a.yaml': pod('one', 'gold') })
    rmSync(join(cwd, 'class.yaml'))
    expect(told(await run(cwd, { base: 'HEAD' }))).toEqual(['new priority-class-missing Pod/one'])
    git(cwd, 'checkout', '-q', '.')
    expect(told(await run(cwd, { base: 'HEAD' }))).toEqual([])
  })

  test('it is where the work left the branch: what came there since is nobody’s change', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'a.yaml': pod('one', 'gold') })
    git(cwd, 'switch', '-qc', 'work')
    put(cwd, { 'b.yaml': pod('two', 'gold') })
    commit(cwd)
    git(cwd, 'switch', '-q', 'main')
    put(cwd, { 'class.yaml': classNamed('gold') })
    commit(cwd)
    git(cwd, 'switch', '-q', 'work')
    expect(told(await run(cwd, { base: 'main' }))).toEqual([
      'existing priority-class-missing Pod/one',
      'new priority-class-missing Pod/two',
    ])
  })

  test('a folder of the repository has its own part of it, and names that are no ASCII', async () => {
    const cwd = repository({
      [CONFIG]: on('above'),
      [`sub/${CONFIG}`]: on('prod'),
      'sub/größe 1.yaml': pod('one', 'gold'),
    })
    put(cwd, { 'sub/größe 1.yaml': `${pod('one', 'gold')}---\n${pod('two', 'gold')}` })
    const inside = await run(join(cwd, 'sub'), { base: 'HEAD' })
    expect(told(inside)).toEqual(['existing priority-class-missing Pod/one', 'new priority-class-missing Pod/two'])
    expect(told(await run(cwd, { base: 'HEAD', paths: ['sub'] }))).toEqual(told(inside))
  })

  test('it has the submodules that are at the same commit', async () => {
    const cwd = repository({ [CONFIG]: on('prod') })
    put(cwd, { 'vendor/a.yaml': pod('one', 'gold'), 'vendor/b/c.yaml': pod('two', 'gold') })
    git(join(cwd, 'vendor'), 'init', '-q', '-b', 'main')
    commit(join(cwd, 'vendor'))
    commit(cwd)
    put(cwd, { 'd.yaml': pod('three', 'gold') })
    const expected = [
      'new priority-class-missing Pod/three',
      'existing priority-class-missing Pod/one',
      'existing priority-class-missing Pod/two',
    ]
    expect(told(await run(cwd, { base: 'HEAD' }))).toEqual(expected)
    expect(told(await run(cwd, { base: 'HEAD', paths: ['vendor/b', 'd.yaml'] }))).toEqual([expected[0], expected[2]])
    put(cwd, { 'vendor/a.yaml': pod('other', 'gold') })
    commit(join(cwd, 'vendor'))
    expect(told(await run(cwd, { base: 'HEAD', paths: ['vendor'] }))).toEqual([
      'new priority-class-missing Pod/other',
      'new priority-class-missing Pod/two',
    ])
  })

  test('what a sparse checkout leaves out is neither deleted nor mended', async () => {
    const files = { [CONFIG]: on('prod'), 'in/a.yaml': pod('one', 'gold'), 'out/b.yaml': pod('two', 'gold') }
    const cwd = repository({ ...files, 'out/c.yaml': pod('three', 'gold') })
    put(cwd, { 'out/b.yaml': `# words\n${files['out/b.yaml']}` })
    commit(cwd)
    git(cwd, 'sparse-checkout', 'set', '--no-cone', 'in', '.github')
    put(cwd, { 'in/d.yaml': pod('four', 'gold') })
    const checked = await run(cwd, { base: 'HEAD~1' })
    const expected = ['existing priority-class-missing Pod/one', 'new priority-class-missing Pod/four']
    expect(told(checked)).toEqual(expected)
    expect(checked.report.rollout?.map(({ object, outcome }) => `${object.name} ${outcome}`)).toEqual(['four rejected'])
    expect(told(await run(join(cwd, 'in'), { base: 'HEAD~1' }))).toEqual(expected)
  })

  test('folders that are never searched are not searched there either, unless they are named', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'node_modules/x/a.yaml': pod('one', 'gold') })
    rmSync(join(cwd, 'node_modules'), { recursive: true })
    put(cwd, { 'node_modules/y.yaml': pod('two', 'gold') })
    expect(told(await run(cwd, { base: 'HEAD' }))).toEqual([])
    expect(told(await run(cwd, { base: 'HEAD', paths: ['node_modules'] }))).toEqual([
      'new priority-class-missing Pod/two',
      'mended priority-class-missing Pod/one node_modules/x/a.yaml:5',
    ])
  })

  test('as a hook of git, with the variables of one', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'sub/a.yaml': pod('one', 'gold') })
    put(cwd, { 'sub/b.yaml': pod('two', 'gold') })
    const variables = { GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index', GIT_PREFIX: 'sub/' }
    try {
      Object.assign(process.env, variables)
      const expected = ['existing priority-class-missing Pod/one', 'new priority-class-missing Pod/two']
      expect(told(await run(join(cwd, 'sub'), { base: 'HEAD', config: '../.github/kruise-preflight.yml' }))).toEqual(
        expected,
      )
    } finally {
      for (const name of Object.keys(variables)) delete process.env[name]
    }
  })

  test('a changed text is read whatever its attributes, and a link is not followed', async () => {
    const cwd = repository({
      [CONFIG]: on('prod'),
      '.gitattributes': '*.yaml -text diff=x\n',
      'a.yaml': pod('one', 'gold'),
    })
    git(cwd, 'config', 'diff.x.textconv', 'false')
    git(cwd, 'config', 'diff.relative', 'true')
    symlinkSync('a.yaml', join(cwd, 'link.yaml'))
    commit(cwd)
    put(cwd, { 'a.yaml': `# words\n${pod('one', 'gold')}`, 'sub/b.yaml': pod('two', 'gold') })
    expect(told(await run(cwd, { base: 'HEAD', paths: ['a.yaml', 'sub'] }))).toEqual([
      'existing priority-class-missing Pod/one',
      'new priority-class-missing Pod/two',
    ])
    expect(told(await run(join(cwd, 'sub'), { base: 'HEAD', paths: ['../a.yaml'] }))).toEqual([
      'existing priority-class-missing Pod/one',
    ])
  })

  test('one that is not there is said, and everything counts as new', async () => {
    const cwd = repository({ [CONFIG]: on('prod'), 'a.yaml': pod('one', 'gold') })
    const checked = await run(cwd, { base: 'origin/nowhere' })
    expect(checked.notes).toEqual([
      'Every finding counts as new, for the base cannot be read: origin/nowhere is neither a folder nor a commit of this repository.',
    ])
    expect(told(checked)).toEqual(['new priority-class-missing Pod/one'])
    const clone = folder({})
    put(cwd, { 'b.yaml': pod('two', 'gold') })
    commit(cwd)
    git(clone, 'clone', '-q', '--depth=1', `file://${cwd}`, 'shallow')
    const { notes } = await run(join(clone, 'shallow'), { base: git(cwd, 'rev-parse', 'HEAD~1') })
    expect(notes[0]).toMatch(
      / is not in this clone, which is shallow; fetch it \(`fetch-depth: 2` at actions\/checkout, /,
    )
    const none = await run(folder({ [CONFIG]: on('prod'), 'a.yaml': tooHigh }), { base: 'HEAD' })
    expect(none.notes[0]).toMatch(
      /^Every finding counts as new, for the base cannot be read: HEAD: there is no such file or folder, and no git repository/,
    )
  })

  test('a reference that reads like an option is none', async () => {
    const cwd = repository({ 'a.yaml': tooHigh })
    expect((await run(cwd, { base: '--output=x' })).notes.join(' ')).toContain(
      '--output=x is neither a folder nor a commit',
    )
  })
})

describe('the base is a folder', () => {
  test('it stands for the folder that is checked', async () => {
    const cwd = folder({
      [CONFIG]: on('prod'),
      'head/apps/a.yaml': pod('one', 'gold'),
      'head/apps/b.yaml': pod('two', 'gold'),
      'base/apps/a.yaml': pod('one', 'gold'),
    })
    expect(told(await run(cwd, { paths: ['head'], base: 'base' }))).toEqual([
      'existing priority-class-missing Pod/one',
      'new priority-class-missing Pod/two',
    ])
  })

  test('or for the working directory, where it has the paths that are checked', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'apps/a.yaml': pod('one', 'gold'), 'x/a.yaml': pod('x', 'gold') })
    const base = folder({ 'apps/a.yaml': pod('one', 'gold'), 'x/b.yaml': pod('gone', 'gold') })
    expect(told(await run(cwd, { paths: ['apps'], base }))).toEqual(['existing priority-class-missing Pod/one'])
    expect(told(await run(cwd, { paths: ['apps/a.yaml', 'x'], base }))).toEqual([
      'existing priority-class-missing Pod/one',
      'new priority-class-missing Pod/x',
      'mended priority-class-missing Pod/gone x/b.yaml:5',
    ])
  })

  test('a single file stands for a single file', async () => {
    const cwd = folder({ [CONFIG]: on('prod'), 'new.yaml': pod('one', 'gold'), 'old.yaml': pod('one', 'gold') })
    expect(told(await run(cwd, { paths: ['new.yaml'], base: 'old.yaml' }))).toEqual([
      'existing priority-class-missing Pod/one',
    ])
  })

  test('the paths of a cluster choose the same files on both sides', async () => {
    const config = `clusters: [{ name: a, kubernetes: 1.28, paths: ['a/**'] }, { name: b, kubernetes: 1.28 }]\n`
    const cwd = folder({
      [CONFIG]: config,
      'a/class.yaml': classNamed('gold'),
      'base/a/class.yaml': classNamed('gold'),
    })
    put(cwd, { 'a/class.yaml': classNamed('gold').replace('value: 1', 'value: 2') })
    const { simulation } = await simulate({ cwd, paths: ['a'], base: 'base' })
    expect(simulation.clusters.map(({ updates }) => updates.map(({ outcome }) => outcome))).toEqual([
      ['rejected'],
      ['rejected'],
    ])
  })
})

test('a text that nobody can read is an error where the change touches it', async () => {
  const broken = { path: 'a.yaml', text: 'a: [\n' }
  const severity = async (text: string) =>
    (await checkFiles([{ ...broken, text }], { base: [{ ...broken }] })).report.findings.map((each) => each.severity)
  expect(await severity(broken.text)).toEqual(['warning'])
  expect(await severity(`${broken.text}b: [\n`)).toEqual(['error'])
})

describe('whose configuration counts', () => {
  const config = (rules: string, kubernetes = '1.28') => `${on('prod', kubernetes)}rules: { ${rules} }\n`

  test('the rules are those of the base', async () => {
    const files = (rules: string) => [
      { path: CONFIG, text: config(rules) },
      { path: 'a.yaml', text: pod('one', 'gold') },
    ]
    const off = '"priority/*": off'
    const severities = async (head: string, base: string) =>
      (await checkFiles(files(head), { base: files(base) })).report.findings.map(({ severity }) => severity)
    expect(await severities(off, '"priority/*": notice')).toEqual(['notice'])
    expect(await severities('"priority/*": notice', off)).toEqual([])
  })

  test('a new configuration near the files does not make its own rules, nor ignores', async () => {
    const base = [
      { path: CONFIG, text: config('"qos/*": off') },
      { path: 'x/a.yaml', text: pod('one', 'gold') },
    ]
    const near = { path: `x/${CONFIG}`, text: `${config('"priority/*": off')}ignore: ["**"]\n` }
    const checked = await checkFiles([...base, near], { base })
    expect(seen(checked)).toEqual(['x/a.yaml:5:3 priority-class-missing [prod]'])
  })

  test('one that comes, goes or moves makes nothing new of what was there', async () => {
    const there = (configs: readonly string[]) => [
      { path: 'x/a.yaml', text: pod('one', 'gold') },
      ...configs.map((path) => ({ path, text: config('"qos/*": off') })),
    ]
    for (const [was, is] of [
      [[CONFIG], [CONFIG, `x/${CONFIG}`]],
      [[CONFIG], [`x/${CONFIG}`]],
      [[CONFIG, `x/${CONFIG}`], [CONFIG]],
      [[CONFIG], []],
    ] as const) {
      const { report } = await checkFiles(there(is), { base: there(was) })
      expect(report.findings.map(({ status }) => status)).not.toContain('new')
      expect(report.findings.length).toBeGreaterThan(0)
      expect(report.rollout).toEqual([])
    }
  })

  test('where the base has none, the new one speaks for both sides', async () => {
    const files = [{ path: 'a.yaml', text: pod('one', 'gold') }]
    const checked = await checkFiles([{ path: CONFIG, text: config('"priority/*": notice') }, ...files], {
      base: files,
    })
    expect(checked.report.findings.map(({ severity, status }) => `${severity} ${status}`)).toEqual(['notice existing'])
  })

  test('a configuration of the base that cannot be read is mended by the change', async () => {
    const files = [{ path: 'a.yaml', text: pod('one', 'gold') }]
    const checked = await checkFiles([{ path: CONFIG, text: on('prod') }, ...files], {
      base: [{ path: CONFIG, text: 'clusters: 3\n' }, ...files],
    })
    expect(told(checked)).toEqual(['existing priority-class-missing Pod/one'])
    expect(checked.notes[0]).toMatch(
      /^The base's configuration cannot be read, so the one of this change speaks for both sides: /,
    )
  })
})

describe('a change of the clusters', () => {
  const spread = `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web, namespace: shop }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - name: stable
      patch: { spec: { priorityClassName: high } }
`
  const web = `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: nginx }] }
`
  const files = (kruise: string) => [
    { path: CONFIG, text: `${on('prod')}    kruise: ${kruise}\n` },
    { path: 'spread.yaml', text: spread },
    { path: 'web.yaml', text: web },
    { path: 'class.yaml', text: classNamed('high') },
  ]
  const rule = 'subset-patch-changes-priority-class WorkloadSpread/web'

  test('findings that the new version brings about are new, and counted under the old version too', async () => {
    expect(told(await checkFiles(files('1.6.3'), { base: files('1.8.4') }))).toEqual([`new ${rule}`])
    expect(told(await checkFiles(files('1.6.3'), { base: files('1.6.3') }))).toEqual([`existing ${rule}`])
    // What stands under either counts: nobody knows which comes first, the release or the manifests.
    expect(told(await checkFiles(files('1.8.4'), { base: files('1.6.3') }))).toEqual([`existing ${rule}`])
    const [config, , ...others] = files('1.6.3')
    expect(told(await checkFiles(files('1.8.4'), { base: [config!, ...others] }))).toEqual([`new ${rule}`])
  })

  test('a cluster that is told for the first time makes nothing new', async () => {
    const two = files('1.8.4').map(({ path, text }) => ({
      path,
      text: path === CONFIG ? `${text}  - { name: old, kubernetes: 1.28, kruise: 1.6.3 }\n` : text,
    }))
    expect(told(await checkFiles(two, { base: files('1.8.4') }))).toEqual([`existing ${rule}`])
  })

  test('the comparison of the versions is told: what breaks, what is mended, what stays', async () => {
    const { report } = await checkFiles(files('1.6.3'), { base: files('1.8.4') })
    const said = report.findings[0]?.message
    const { clusters, broken, mended, unchanged } = report.versions!
    expect(clusters.map(({ name, from, to }) => `${name} ${from.kruise} ${to.kruise}`)).toEqual(['prod 1.8.4 1.6.3'])
    expect([broken, mended, unchanged].map((list) => list.map((each) => each.message))).toEqual([[said], [], []])
    const back = await checkFiles(files('1.8.4'), { base: files('1.6.3') })
    expect(back.report.versions?.mended.map((each) => each.message)).toEqual([said])
    const text = renderText(back.report, { ...back, colour: false }).split('\n')
    const at = text.findIndex((line) => line.startsWith('What the new versions do:'))
    expect(text.slice(at, at + 2)).toEqual([
      'What the new versions do: prod: kruise 1.6.3 -> 1.8.4; 0 findings newly broken, 1 mended, 0 unchanged',
      expect.stringMatching(/^ {2}mended {12}Subset "stable" of Deployment shop\/web gets no pods/),
    ])
    expect((await checkFiles(files('1.6.3'), { base: files('1.6.3') })).report.versions).toBeUndefined()
  })
})
