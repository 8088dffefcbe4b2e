import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readByName } from '../../src/doors/read-by-name.js'

let cwd: string
let outside: string
beforeEach(() => {
  outside = mkdtempSync(path.join(realpathSync(tmpdir()), 'preflight-'))
  cwd = path.join(outside, 'work')
  mkdirSync(cwd)
})
afterEach(() => rmSync(outside, { recursive: true }))

const write = (name: string, text = '') => {
  mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true })
  writeFileSync(path.join(cwd, name), text)
}
const link = (name: string, target: string) => {
  mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true })
  symlinkSync(target, path.join(cwd, name))
}
const CONFIG = '.github/kruise-preflight.yml'
const asked = (names: string[], selection: Parameters<typeof readByName>[1] = {}) =>
  names.filter(readByName(cwd, selection))

describe('what is read by name', () => {
  it('is nothing in an ordinary repository', () => {
    write(CONFIG, 'clusters: [{ name: README.md, kubernetes: 1.28, objects: ["objects/*"] }]\n')
    write('objects/a.txt')
    write('k8s/a.yaml')
    link('k8s/b.yaml', 'a.yaml')
    link('elsewhere.yaml', '../no/such/file')
    expect(asked(['docs/README.md', 'a.tpl', 'b.yml.gotmpl', 'objects/a.txt', 'k8s', 'gone/README'])).toEqual(['k8s'])
  })

  it('is whatever lies in a chart or a kustomization, which may be made of it', () => {
    write('charts/shop/Chart.yaml')
    write('overlays/prod/kustomization.yaml')
    write('overlays/old/Kustomization')
    expect(
      asked([
        'charts/shop/templates/_helpers.tpl',
        'charts/shop/charts/redis-19.0.0.tgz',
        'charts/README.md',
        'overlays/prod/app.properties',
        'overlays/old/files/a.conf',
        'overlays/notes.txt',
      ]),
    ).toEqual([
      'charts/shop/templates/_helpers.tpl',
      'charts/shop/charts/redis-19.0.0.tgz',
      'overlays/prod/app.properties',
      'overlays/old/files/a.conf',
    ])
  })

  it('is what any configuration names for a cluster, from its own folder, with names filled in', () => {
    write(
      'teams/a/.github/kruise-preflight.yml',
      `defaults: { objects: ["objects/<name>.txt"] }
environments:
  live: { vcluster: { version: 0.22.1, values: "./live/v\\u0061lues.conf" } }
clusters:
  - { name: host, kubernetes: 1.28, vcluster: none }
  - { name: one, environment: live, kubernetes: 1.28, host: host, hostNamespace: ns }
  - { name: two, kubernetes: 1.28, next: { kubernetes: 1.30, vcluster: { from: next.lock } } }
`,
    )
    const named = ['objects/one.txt', 'objects/two.txt', 'live/values.conf', 'next.lock'].map(
      (each) => `teams/a/${each}`,
    )
    expect(asked([...named, 'objects/one.txt', 'teams/a/other.lock', 'live/values.conf'])).toEqual(named)
    // Gone or not: a file that is missing matters.
    write('teams/a/next.lock')
    expect(asked(named)).toEqual(named)
    expect(asked(named, { config: 'none.yml' })).toEqual([])
  })

  it('is what stands in a configuration that cannot be read', () => {
    write(CONFIG, 'clusters: [{ name: a, kubernetes: 1.28, objects: [x/objects.txt] }\n')
    expect(asked(['x/objects.txt', 'README.md'])).toEqual(['x/objects.txt'])
  })

  it('is what a person names', () => {
    write('deploy/app.tpl')
    const selection = { paths: ['./deploy/app.tpl', '../above.txt'], config: 'own.conf', baseline: 'accepted' }
    expect(asked(['deploy/app.tpl', '../above.txt', 'own.conf', 'accepted', 'app.tpl'], selection)).toEqual([
      'deploy/app.tpl',
      '../above.txt',
      'own.conf',
      'accepted',
    ])
  })

  it('is what a link called as a manifest leads to, over every step', () => {
    write('v1/a.src')
    link('current', 'v1')
    link('step.src', 'current/a.src')
    link('k8s/a.yaml', '../step.src')
    link('k8s/gone.yaml', '../gone.src')
    link('k8s/round.yaml', 'round.yaml')
    const names = ['v1/a.src', 'current', 'step.src', 'gone.src', 'v1/b.src', 'other.src']
    expect(asked(names)).toEqual(['v1/a.src', 'current', 'step.src', 'gone.src'])
  })

  it('is a folder, as a submodule is, and a link, wherever it leads', () => {
    write('vendor/x.txt')
    link('README.md', 'docs/README.md')
    expect(asked(['vendor', 'README.md', 'docs/README.md'])).toEqual(['vendor', 'README.md'])
  })

  it('is found where the folder of a configuration is a link', () => {
    write('shared/kruise-preflight.yml', 'clusters: [{ name: a, kubernetes: 1.28, objects: [objects.txt] }]\n')
    link('apps/.github', '../shared')
    expect(asked(['apps/objects.txt', 'objects.txt'])).toEqual(['apps/objects.txt'])
  })
})
