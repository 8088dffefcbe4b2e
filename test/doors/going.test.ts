import { describe, expect, test } from 'vitest'
import { where, whereText } from '../../src/doors/where.js'
import { checkFiles, simulateFiles } from '../../src/index.js'
import { CONFIG, folder, left, seen, tooHigh } from './folder.js'
import { appOfApps, deployment, flux, helmAndTenants } from './init/layouts.js'

const ORIGIN = 'https://github.com/team/deploy.git'
const git = {
  '.git/config': `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${ORIGIN}\n\tfetch = +x\n[branch "b"]\n`,
}

const clusters = (more = '') => `clusters:
  - { name: dev-eu, kubernetes: 1.33 }
  - { name: prod-eu, kubernetes: 1.31${more} }
`

const asFiles = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))

describe('gitops: true', () => {
  const judge = async (texts: Readonly<Record<string, string>>, more = '') => {
    const files = asFiles({ ...texts, [CONFIG]: `gitops: true\n${clusters(more)}` })
    return { files, checked: await checkFiles(files, { origin: ORIGIN }) }
  }

  test('judges each file where it is sent, in the namespace of its destination', async () => {
    const { files, checked } = await judge({
      ...appOfApps,
      'apps/api/class.yaml': tooHigh,
      'apps/retired/c.yaml': tooHigh,
    })
    expect(seen(checked)).toEqual(['apps/api/class.yaml:4:1 priority-class-value-too-high [prod-eu]'])
    expect(left(checked).filter((each) => each.startsWith('apps/'))).toEqual([
      'apps/retired/deployment.yaml:1 it goes nowhere: nothing of Argo CD or Flux, and the paths of no cluster, send it to a cluster',
      'apps/retired/c.yaml:1 it goes nowhere: nothing of Argo CD or Flux, and the paths of no cluster, send it to a cluster',
    ])
    const { simulation } = await simulateFiles(files, { origin: ORIGIN })
    expect(
      simulation.clusters.map(({ cluster, objects }) => [
        cluster.name,
        objects.filter(({ kind }) => kind === 'Deployment').map(({ namespace, name }) => `${namespace}/${name}`),
      ]),
    ).toEqual([
      ['dev-eu', ['shop/web']],
      ['prod-eu', ['shop/web', 'api/api']],
    ])
  })

  test('leaves a namespace alone that is written, or where destinations differ', async () => {
    const texts = {
      ...appOfApps,
      'argo/apps/web-dev-eu.yaml': appOfApps['argo/apps/web-dev-eu.yaml']!.replace(
        'namespace: shop',
        'namespace: other',
      ),
      'apps/api/deployment.yaml': deployment('api').replace('name: api }', 'name: api, namespace: own }'),
    }
    const { files } = await judge(texts)
    const { simulation } = await simulateFiles(files, { origin: ORIGIN })
    const named = simulation.clusters.map(({ objects }) =>
      objects.filter(({ kind }) => kind === 'Deployment').map(({ namespace, name }) => `${namespace}/${name}`),
    )
    expect(named).toEqual([['default/web'], ['default/web', 'own/api']])
  })

  test('lets paths of a cluster come first, and files of another repository go nowhere', async () => {
    const { checked } = await judge({ ...appOfApps, 'apps/retired/c.yaml': tooHigh }, ', paths: ["apps/retired/**"]')
    expect(seen(checked)).toEqual(['apps/retired/c.yaml:4:1 priority-class-value-too-high [prod-eu]'])
    const files = asFiles({ ...appOfApps, 'apps/api/class.yaml': tooHigh, [CONFIG]: `gitops: true\n${clusters()}` })
    expect(seen(await checkFiles(files, { origin: 'https://github.com/team/other' }))).toEqual([])
  })

  test('says it where nothing is sent to a cluster of the configuration', async () => {
    const { checked } = await judge({ 'apps/api/class.yaml': tooHigh })
    expect(seen(checked)).toEqual([])
    expect(checked.notes).toEqual([
      'gitops is true, and no object of Argo CD or Flux sends anything to a cluster of the configuration.',
    ])
  })

  test('changes nothing where it is not written', async () => {
    const files = asFiles({ ...appOfApps, 'apps/retired/c.yaml': tooHigh, [CONFIG]: clusters() })
    expect(seen(await checkFiles(files, { origin: ORIGIN }))).toEqual([
      'apps/retired/c.yaml:4:1 priority-class-value-too-high [dev-eu prod-eu]',
    ])
  })

  test('a file that the base sends somewhere and the change does not is no finding of the change', async () => {
    const texts: Record<string, string> = {
      ...appOfApps,
      'apps/api/class.yaml': tooHigh,
      [CONFIG]: `gitops: true\n${clusters()}`,
    }
    const { 'argo/apps/api-prod-eu.yaml': _, ...without } = texts
    const gone = await checkFiles(asFiles(without), { base: asFiles(texts), origin: ORIGIN })
    expect(gone.report.findings).toEqual([])
    const come = await checkFiles(asFiles(texts), { base: asFiles(without), origin: ORIGIN })
    expect(come.report.findings.map(({ status, file }) => `${status} ${file}`)).toEqual(['new apps/api/class.yaml'])
  })
})

test('a file that the paths of no cluster choose is in the ledger', async () => {
  const config =
    'clusters: [{ name: a, kubernetes: 1.31, paths: [a/**] }, { name: b, kubernetes: 1.31, paths: [b/**] }]\n'
  const files = asFiles({
    'a/a.yaml': tooHigh,
    'b/b.yaml': tooHigh,
    'c/c.yaml': tooHigh,
    'c/no.yaml': 'a: [',
    [CONFIG]: config,
  })
  const all = await checkFiles(files)
  expect(seen(all)).toContain('a/a.yaml:4:1 priority-class-value-too-high [a]')
  expect(seen(all).filter((each) => each.startsWith('c/'))).toEqual([expect.stringContaining('c/no.yaml:1:')])
  expect(left(all)).toContain('c/c.yaml:1 it goes nowhere: the paths of no cluster choose it')
  expect(left(await checkFiles(files, { clusters: ['a'] }))).toContain(
    'b/b.yaml:1 it goes to none of the chosen clusters',
  )
})

describe('where', () => {
  test('says by which object a file goes where, with namespace and values', async () => {
    const cwd = folder({ ...git, ...helmAndTenants, ...appOfApps, [CONFIG]: `gitops: true\n${clusters()}` })
    const found = await where(cwd, ['apps/web/deployment.yaml', 'tenants/team-a/vcluster.yaml', 'apps/retired'])
    expect(whereText(found)).toBe(`apps/web/deployment.yaml
  Application web-dev-eu (argo/apps/web-dev-eu.yaml:1)
    to        dev-eu
    namespace shop
    path      apps/web
  Application web-prod-eu (argo/apps/web-prod-eu.yaml:1)
    to        prod-eu
    namespace shop
    path      apps/web
  judged on dev-eu, prod-eu
tenants/team-a/vcluster.yaml
  Application team-a (tenants/team-a/application.yaml:1)
    to        prod (no cluster of the configuration)
    namespace vcluster-team-a
    chart     vcluster 0.25.0
    values    tenants/team-a/vcluster.yaml
  judged on no configured cluster
apps/retired/deployment.yaml
  nothing of Argo CD or Flux sends it anywhere
  judged on no configured cluster
`)
    expect(found.files[1]?.destinations).toEqual([
      {
        by: {
          kind: 'Application',
          namespace: 'argocd',
          name: 'team-a',
          file: 'tenants/team-a/application.yaml',
          line: 1,
        },
        name: 'team-a',
        path: null,
        chart: 'vcluster',
        repo: 'https://charts.loft.sh',
        revision: '0.25.0',
        cluster: 'prod',
        clusters: [],
        namespace: 'vcluster-team-a',
        valuesFiles: ['tenants/team-a/vcluster.yaml'],
        ownValues: false,
      },
    ])
  })

  test('without a configuration, with Flux', async () => {
    const { files } = await where(folder(flux), ['apps/base/web/deployment.yaml'])
    expect(files[0]?.destinations.map(({ by, name, path }) => [by.file, name, path])).toEqual([
      ['clusters/production/apps.yaml', 'apps', 'apps/production'],
      ['clusters/staging/apps.yaml', 'apps', 'apps/staging'],
    ])
  })

  test('of a file that is not there, or of none', async () => {
    const cwd = folder({ 'a.yaml': tooHigh })
    await expect(where(cwd, ['b.yaml'])).rejects.toThrow('b.yaml: there is no such file or folder')
    await expect(where(cwd, [])).rejects.toThrow('where takes files')
  })
})
