import policies from 'virtual:policies'
import { expect, test } from 'vitest'
import { check } from '../../src/gate.js'
import { readSettings } from '../../src/settings.js'
import { knowledge } from '../knowledge.js'

const application = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: tenant
  namespace: argocd
spec:
  destination: { namespace: vcluster-tenant }
  source:
    chart: vcluster
    targetRevision: 0.22.1
    helm:
      valuesObject:
        controlPlane: { distro: { k8s: { version: 1.32.1 } } }
`
const host = `clusters:
  - { name: host, kubernetes: 1.31 }
`

/** The findings on the Application, with `guest` as further lines of the configuration. */
async function findings(guest = '') {
  const settings = readSettings({ path: '.github/kruise-preflight.yml', text: `${host}${guest}` })
  const file = { path: 'host/tenant.yaml', text: application }
  const repository = {
    settings,
    clusters: settings.clusters,
    root: '',
    files: [file],
    objects: new Map(),
    named: new Map([['host/tenant.yaml', file]]),
  }
  const report = await check(repository, { knowledge, policies: async () => policies }, { today: '2026-11-21' })
  return report.findings.map(({ file, line, column, path, object, clusters, message }) => ({
    at: `${file}:${line}:${column}`,
    path,
    object: object && `${object.kind} ${object.namespace}/${object.name}`,
    clusters,
    tenant: /virtual cluster "(.*?)"/.exec(message)?.[1],
  }))
}

const atTheRevision = {
  at: 'host/tenant.yaml:10:21',
  path: '/spec/source/targetRevision',
  object: 'Application argocd/tenant',
}

test('a virtual cluster that a manifest installs is judged on the cluster that the manifest goes to', async () => {
  expect(await findings()).toEqual([{ ...atTheRevision, clusters: ['host'], tenant: 'vcluster-tenant' }])
})

test('one that the configuration reads from that manifest is judged once', async () => {
  expect(
    await findings(
      '  - { name: a, kubernetes: 1.32.1, vcluster: { from: host/tenant.yaml }, host: host, paths: [x] }\n',
    ),
  ).toEqual([{ ...atTheRevision, clusters: ['a'], tenant: 'a' }])
})

test('one that the configuration describes by its namespace is judged once, where the configuration sets the version', async () => {
  expect(
    await findings(
      '  - { name: a, kubernetes: 1.32.1, vcluster: 0.22.1, host: host, hostNamespace: vcluster-tenant, paths: [x] }\n',
    ),
  ).toEqual([
    {
      at: '.github/kruise-preflight.yml:3:46',
      path: '/clusters/1/vcluster',
      object: null,
      clusters: ['a'],
      tenant: 'a',
    },
  ])
})

test('one in another namespace of the host is another', async () => {
  const found = await findings(
    '  - { name: a, kubernetes: 1.32.1, vcluster: 0.22.1, host: host, hostNamespace: elsewhere, paths: [x] }\n',
  )
  expect(found.map(({ tenant }) => tenant)).toEqual(['a', 'vcluster-tenant'])
})
