import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configFor, init } from '../../../src/doors/init.js'
import { memoryTree } from '../../../src/doors/memory.js'
import { checkFiles } from '../../../src/index.js'
import { CONFIG, folder } from '../folder.js'
import { deployment, layouts } from './layouts.js'

const ORIGIN = 'git@github.com:team/deploy.git'

const treeOf = (texts: Readonly<Record<string, string>>) =>
  memoryTree(Object.entries(texts).map(([path, text]) => ({ path, text })))

describe('init writes what a careful person would', () => {
  test.each(Object.entries(layouts))('%s', (name, texts) => {
    const made = configFor(treeOf(texts), ORIGIN)
    const golden = join(import.meta.dirname, `${name}.yml`)
    if (process.env.UPDATE) writeFileSync(golden, made)
    expect(made).toBe(readFileSync(golden, 'utf8'))
  })
})

/** How check reads what init wrote: the clusters, what it does not judge, and what it says. */
async function read(name: string) {
  const texts = layouts[name]!
  const files = [...Object.entries({ ...texts, [CONFIG]: configFor(treeOf(texts), ORIGIN) })]
  const { report, notes } = await checkFiles(files.map(([path, text]) => ({ path, text })))
  return {
    clusters: report.clusters.map((each) =>
      [each.name, each.kubernetes, each.kruise, each.vcluster && `${each.vcluster} on ${each.host}`]
        .filter(Boolean)
        .join(' '),
    ),
    nowhere: [
      ...new Set(
        report.ledger.skipped.flatMap(({ file, reason }) => (reason.startsWith('it goes nowhere') ? [file] : [])),
      ),
    ],
    notes,
  }
}

describe('check reads what init writes without a problem', () => {
  test('an app of apps', async () => {
    expect(await read('app-of-apps')).toEqual({
      clusters: ['dev-eu 1.33.13 1.8.3', 'prod-eu 1.31.14 1.7.2'],
      nowhere: [
        'clusters/eks/prod-eu.yaml',
        'clusters/eks/dev-eu.yaml',
        'argo/root.yaml',
        'argo/apps/kruise-prod-eu.yaml',
        'argo/apps/kruise-dev-eu.yaml',
        'argo/apps/web-prod-eu.yaml',
        'argo/apps/web-dev-eu.yaml',
        'argo/apps/api-prod-eu.yaml',
        'apps/retired/deployment.yaml',
      ],
      notes: [],
    })
  })

  test('an ApplicationSet', async () => {
    const { clusters, nowhere } = await read('application-set')
    expect(clusters).toEqual(['in-cluster 1.37.1 1.8.3'])
    expect(nowhere).toEqual(['bootstrap/apps.yaml', 'apps/retired/deployment.yaml'])
  })

  test('Flux', async () => {
    const { clusters, notes } = await read('flux')
    expect(clusters).toEqual(['production 1.32.4 1.7.5', 'staging 1.37.1'])
    expect(notes).toEqual([
      'Cluster production: Kruise "1.7.x" in infrastructure/production/kruise.yaml is a range; judged as the newest known release of 1.7.',
    ])
  })

  test('overlays', async () => {
    expect(await read('overlays')).toEqual({
      clusters: ['dev 1.37.1 1.8.4', 'prod 1.37.1 1.6.3'],
      nowhere: [],
      notes: [],
    })
  })

  test('Helm with tenants', async () => {
    const { clusters } = await read('helm-and-tenants')
    expect(clusters).toEqual([
      'dev 1.33.1 1.8.4',
      'prod 1.37.1 1.8.4',
      'team-a 1.31.1 0.25.0 on prod',
      'team-b 1.37.1 0.22.1 on null',
    ])
  })
})

describe('init', () => {
  test('writes no file that is there, unless it is told to, nor through a link', () => {
    const cwd = folder({ 'a.yaml': deployment('a') })
    expect(init({ cwd }).file).toBe(CONFIG)
    const made = readFileSync(join(cwd, CONFIG), 'utf8')
    expect(made).toContain('- name: cluster ')
    writeFileSync(join(cwd, CONFIG), 'mine\n')
    expect(() => init({ cwd })).toThrow(`${CONFIG} is there already; --force writes it anew, and --output - prints`)
    expect(readFileSync(join(cwd, CONFIG), 'utf8')).toBe('mine\n')
    expect(init({ cwd, output: '-' })).toEqual({ text: made })
    expect(readFileSync(join(cwd, CONFIG), 'utf8')).toBe('mine\n')
    init({ cwd, force: true })
    expect(readFileSync(join(cwd, CONFIG), 'utf8')).toBe(made)
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'link.yml'))
    expect(() => init({ cwd, output: 'link.yml' })).toThrow('link.yml is there already')
    expect(() => init({ cwd, output: 'link.yml', force: true })).toThrow('link.yml: it is no regular file')
    expect(existsSync(join(cwd, 'elsewhere'))).toBe(false)
  })

  test('quotes what names of files and clusters could break', async () => {
    const texts = {
      'x/overlays/yes/kustomization.yaml': 'resources: [a.yaml]\n',
      'x/overlays/yes/a.yaml': deployment('a'),
      'x/overlays/a b: [c]/a.yaml': deployment('b'),
      'x/overlays/env:x\n# y/a.yaml': deployment('c'),
    }
    const text = configFor(treeOf(texts))
    const files = Object.entries({ ...texts, [CONFIG]: text }).map(([path, each]) => ({ path, text: each }))
    const { report } = await checkFiles(files)
    expect(report.clusters.map(({ name }) => name)).toEqual(['a-b:--c-', 'x---y', 'yes'])
    expect(text.split('\n').filter((line) => line.includes('a.yaml') || line.includes('**'))).toEqual([
      '      - "x/overlays/a b: \\\\[c\\\\]/**"',
      '      - "x/overlays/env:x\\n# y/**"',
      '      - "x/overlays/yes/**"',
    ])
  })
})
