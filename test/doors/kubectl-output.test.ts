import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { simulate } from '../../src/index.js'
import { renderText } from '../../src/report/text.js'
import { folder, run, seen } from './folder.js'

const shop = readFileSync(join(import.meta.dirname, '../fixtures/kubectl/shop-1.31.yaml'), 'utf8')
const items: any[] = parse(shop).items
const listOf = (...those: any[]): string => JSON.stringify({ apiVersion: 'v1', kind: 'List', items: those }, null, 4)
const named = (kind: string, name: string): any =>
  items.find((each) => each.kind === kind && each.metadata.name === name)

const piped = (standardInput: string, adHoc = { kubernetes: '1.31.4', kruise: '1.8.0' }) =>
  run(folder({}), { standardInput, adHoc })

const left = [
  { file: '-', line: 178, reason: 'made by Deployment shop/web, with which it is judged' },
  { file: '-', line: 233, reason: 'made by Deployment shop/web, with which it is judged' },
  { file: '-', line: 505, reason: 'made by CloneSet shop/cart, with which it is judged' },
  { file: '-', line: 624, reason: 'made by CronJob shop/sweep, with which it is judged' },
  { file: '-', line: 734, reason: 'a static pod of a node, which no API server admits' },
]

describe('kubectl get -o yaml', () => {
  test.each([
    ['1.28.15', '1.5.0'],
    ['1.29.14', '1.6.3'],
    ['1.30.10', '1.7.2'],
    ['1.31.4', '1.8.0'],
    ['1.32.3', '1.8.4'],
    ['1.33.1', '1.8.4'],
  ])('of a healthy namespace finds nothing on Kubernetes %s with Kruise %s', async (kubernetes, kruise) => {
    const checked = await piped(shop, { kubernetes, kruise })
    expect(seen(checked)).toEqual([])
    expect(checked.report.ledger).toEqual({ documents: 1, checked: 1, skipped: [], leftOut: left })
  })

  test('is the same with -o json, with CRLF and with a byte order mark', async () => {
    for (const text of [JSON.stringify(parse(shop), null, 4), shop.replaceAll('\n', '\r\n'), `\uFEFF${shop}`]) {
      const { report } = await piped(text)
      expect(report.findings).toEqual([])
      expect(report.ledger.leftOut?.map(({ reason }) => reason)).toEqual(left.map(({ reason }) => reason))
    }
  })

  test('says in the summary what is not judged by itself', async () => {
    const { report, lineOf, textOf } = await piped(shop)
    expect(renderText(report, { lineOf, textOf, colour: false, all: false })).toContain(
      '5 objects left out: made by Deployment shop/web, with which it is judged (-:178, -:233)',
    )
  })

  test('what a workload makes next is judged as it would be created, at the line of the workload', async () => {
    const web = structuredClone(named('Deployment', 'web'))
    web.spec.template.spec.priority = 5
    const checked = await piped(listOf(named('PriorityClass', 'business'), web, ...items.filter(isMadeOfWeb)))
    expect(checked.report.findings.map(({ ruleId, object, path }) => [ruleId, object?.kind, path])).toEqual([
      ['pod-priority-not-of-its-class', 'Deployment', '/items/1/spec/template/spec/priority'],
    ])
  })

  test('what has no uid is judged as it would be created', async () => {
    const { uid: _, ...metadata } = named('Pod', 'debug').metadata
    const checked = await piped(listOf({ ...named('Pod', 'debug'), metadata }))
    expect(checked.report.findings.map(({ ruleId }) => ruleId).sort()).toEqual([
      'object-refused',
      'priority-class-missing',
    ])
  })

  test('a running pod without a workload stands as it is: its class may be gone', async () => {
    const simulation = await simulate({ ...simulated(shop), cwd: folder({}) })
    const { objects, pods } = simulation.simulation.clusters[0]!
    expect(objects.find(({ name }) => name === 'debug')).toMatchObject({ verdict: 'admitted', refusals: [] })
    expect(pods.find(({ workload }) => workload.name === 'debug')).toMatchObject({
      verdict: 'admitted',
      priorityClassName: 'gone',
      priority: 1000,
      qosClass: 'Burstable',
      refusals: [],
    })
    expect(pods.map(({ workload: { kind, name } }) => `${kind} ${name}`)).toEqual([
      'Deployment web',
      'CloneSet cart',
      'CloneSet cart',
      'CronJob sweep',
      'Job migrate',
      'Pod debug',
    ])
  })

  test('pods without their workload are left out, each with the reason', async () => {
    const pods = items.filter(({ kind, metadata }) => kind === 'Pod' && metadata.name !== 'debug')
    const { report } = await piped(listOf(...pods))
    const reasons = [
      'a pod that ReplicaSet web-6c8f5d7b9d made, which is not judged here; what it makes next is not this text',
      'a pod that CloneSet cart made, which is not judged here; what it makes next is not this text',
      'a static pod of a node, which no API server admits',
    ]
    expect(report.findings).toEqual([])
    expect(report.ledger.skipped).toEqual([
      { file: '-', line: 1, reason: 'a list of objects that are not judged by themselves' },
    ])
    expect(report.ledger.checked).toBe(0)
    expect(report.ledger.leftOut?.map(({ reason }) => reason)).toEqual(reasons)
  })

  test('one pod alone is a skipped document', async () => {
    const { report } = await piped(JSON.stringify(named('Pod', 'cart-7xk4m')))
    const reason = 'a pod that CloneSet cart made, which is not judged here; what it makes next is not this text'
    expect(report.ledger).toEqual({ documents: 1, checked: 0, skipped: [{ file: '-', line: 1, reason }] })
  })

  test('the owner is told by its uid: one of the same name made nothing', async () => {
    const web = structuredClone(named('Deployment', 'web'))
    web.metadata.uid = '00000000-0000-0000-0000-000000000000'
    const { report } = await piped(listOf(web, named('ReplicaSet', 'web-6c8f5d7b9d')))
    expect(report.ledger.leftOut).toBeUndefined()
  })

  test('owners in a circle, and owners that are no objects, end', async () => {
    const one = structuredClone(named('ReplicaSet', 'web-6c8f5d7b9d'))
    one.metadata.ownerReferences[0] = {
      ...one.metadata.ownerReferences[0],
      kind: 'ReplicaSet',
      name: one.metadata.name,
    }
    one.metadata.ownerReferences[0].uid = one.metadata.uid
    const odd = structuredClone(named('Pod', 'debug'))
    odd.metadata.ownerReferences = ['x', null, { controller: true, apiVersion: 7, uid: [] }]
    const { report } = await piped(listOf(one, odd))
    expect(report.ledger).toEqual({ documents: 1, checked: 1, skipped: [] })
  })

  test('revisions scaled to nothing and Jobs that have ended make no pods', async () => {
    const rs = structuredClone(named('ReplicaSet', 'web-6c8f5d7b9d'))
    rs.spec.replicas = 0
    const job = named('Job', 'sweep-29001')
    const { report } = await piped(listOf(rs, job, named('Namespace', 'shop')))
    expect(report.ledger.leftOut?.map(({ reason }) => reason)).toEqual([
      'an earlier revision of Deployment web, scaled to nothing',
      'a Job that has ended, which makes no more pods',
    ])
  })
})

function isMadeOfWeb({ metadata }: any): boolean {
  return metadata.name.startsWith('web-')
}

function simulated(standardInput: string) {
  return { standardInput, adHoc: { kubernetes: '1.31.4', kruise: '1.8.0' } }
}
