// What `kruise-preflight check examples/` finds, finding by finding.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { check, renderJson, simulate } from '../src/index.js'

const root = join(import.meta.dirname, '..')
const judged = (path: string) => check({ cwd: root, paths: [path], clusters: [] })

/** The files that are no manifests of anybody's: the configuration, and what a cluster holds. */
const expected = /^(?:a configuration of Kruise Preflight|what cluster \S+ holds beside the manifests)$/

/** A finding as these tests tell it: rule, place, clusters, words. */
async function told(path: string) {
  const { report } = await judged(path)
  expect(report.ledger.skipped.filter(({ reason }) => !expected.test(reason))).toEqual([])
  return report.findings.map(({ severity, ruleId, file, line, column, clusters, message, fix }) => ({
    is: `${severity} ${ruleId}`,
    at: `${file}:${line}:${column}`,
    clusters,
    message,
    fix: fix?.title,
  }))
}

describe('examples/', () => {
  it('priority: a subset that Kruise 1.6.3 leaves without pods, beside one that every release takes', async () => {
    expect(await told('examples/priority')).toEqual([
      {
        is: 'error subset-patch-changes-priority-class',
        at: 'examples/priority/manifests/checkout.yaml:22:11',
        clusters: ['prod-eu'],
        message: 'Subset "reserved" of Deployment shop/checkout gets no pods; they land in "spot" at priority 0.',
        fix: 'write priority 100000 beside the class',
      },
    ])
  })

  it("priority-classes: a value that is the system's own, and a name that nobody declares", async () => {
    expect(await told('examples/priority-classes')).toEqual([
      {
        is: 'error priority-class-value-too-high',
        at: 'examples/priority-classes/manifests/classes.yaml:6:1',
        clusters: ['analytics-1', 'analytics-2'],
        message: 'PriorityClass "ingest" is refused: its value 2000000000 is above 1000000000.',
        fix: 'set the highest value that is allowed',
      },
      {
        is: 'error priority-class-missing',
        at: 'examples/priority-classes/manifests/reports.yaml:11:7',
        clusters: ['analytics-1', 'analytics-2'],
        message: 'Job reports/revenue-report gets no pods: no PriorityClass "nightly" is declared.',
        fix: undefined,
      },
    ])
  })

  it('fields: a native sidecar that Kruise 1.6.4 makes an ordinary init container', async () => {
    expect(await told('examples/fields')).toEqual([
      {
        is: 'error native-sidecar-becomes-init-container',
        at: 'examples/fields/manifests/ingest.yaml:21:11',
        clusters: ['edge'],
        message:
          'Pods of CloneSet telemetry/ingest stay in Init: Kruise drops the restartPolicy of init container "mesh", which never ends.',
        fix: undefined,
      },
    ])
  })

  it('pull-request: a change whose base lies outside, of which one update gets stuck', async () => {
    expect(await told('examples/pull-request')).toEqual([
      {
        is: 'notice sidecar-lowers-qos-class',
        at: 'examples/pull-request/manifests/logs.yaml:13:7',
        clusters: ['prod-eu', 'prod-us'],
        message:
          'The pods of CloneSet shop/cart are "Burstable" instead of "Guaranteed": sidecar "collector" of SidecarSet "logs" has no equal requests and limits.',
        fix: undefined,
      },
    ])
    const options = { cwd: root, paths: ['examples/pull-request'], base: 'examples.base/pull-request', clusters: [] }
    const { report } = await check(options)
    expect(report.findings.map(({ ruleId, status, clusters }) => `${status} ${ruleId} ${clusters}`)).toEqual([
      'new update-changes-priority prod-eu,prod-us',
      'new sidecar-lowers-qos-class prod-eu,prod-us',
      'new update-changes-qos-class prod-eu,prod-us',
      'new update-gets-stuck prod-us',
      'new update-recreates-pods prod-eu',
    ])
  })

  it('rollout: subsets that are too small for all pods', async () => {
    expect(await told('examples/rollout')).toEqual([
      {
        is: 'notice spread-has-no-room',
        at: 'examples/rollout/manifests/render.yaml:32:3',
        clusters: ['prod'],
        message: '2 of 12 pods of Deployment media/render land in no subset: those of WorkloadSpread "render" hold 10.',
        fix: undefined,
      },
    ])
  })

  it('webhooks: a number as a text, which Kruise 1.9.0 refuses', async () => {
    expect(await told('examples/webhooks')).toEqual([
      {
        is: 'error object-refused',
        at: 'examples/webhooks/manifests/search.yaml:12:5',
        clusters: ['next'],
        message: 'CloneSet catalog/search is refused by vcloneset.kb.io.',
        fix: undefined,
      },
    ])
  })

  it('volumes: a patch of a label that the webhook of Kruise 1.7.2 refuses', async () => {
    expect(await told('examples/volumes')).toEqual([
      {
        is: 'error spread-patch-meets-claim-volumes',
        at: 'examples/volumes/manifests/search-index.yaml:24:7',
        clusters: ['search-old'],
        message:
          'The WorkloadSpread is refused for the patch of subset "zone-b", whatever it changes: CloneSet search/search-index mounts segments from volumeClaimTemplates.',
        fix: undefined,
      },
    ])
  })

  it('resize: one sidecar that stops the in-place updates of two CloneSets', async () => {
    expect(await told('examples/resize')).toEqual([
      {
        is: 'error sidecar-takes-resize-policy',
        at: 'examples/resize/manifests/log-shipper.yaml:16:7',
        clusters: ['canary'],
        message:
          'In-place updates of CloneSet orders/order-api and 1 more never finish: sidecar "shipper" is left with the resizePolicy of container "api".',
        fix: 'inject the sidecar behind the app containers',
      },
    ])
    const { report } = await judged('examples/resize')
    expect(report.findings[0]?.affects.map(({ name, line }) => `${name} ${line}`)).toEqual([
      'order-api 1',
      'order-events 23',
    ])
  })

  it('qos: a virtual cluster whose pods run on the host and stay Pending in the guest', async () => {
    expect(await told('examples/qos')).toEqual([
      {
        is: 'error vcluster-syncs-qos-class',
        at: 'examples/qos/platform/payments-dev.yaml:15:21',
        clusters: ['payments-dev'],
        message:
          'The pods of StatefulSet payments/ledger stay Pending in virtual cluster "payments-dev": they are "BestEffort" there and "Burstable" on the host, because of the init container vcluster-rewrite-hosts.',
        fix: undefined,
      },
    ])
  })

  it('together are what they are apart, and their JSON is as the schema says', async () => {
    const all = await judged('examples/')
    const apart = await Promise.all(
      ['fields', 'priority', 'priority-classes', 'pull-request', 'qos', 'resize', 'rollout', 'volumes', 'webhooks'].map(
        (name) => judged(`examples/${name}`),
      ),
    )
    const withoutConfig = all.report.findings.map(({ config: _, ...finding }) => finding)
    expect(withoutConfig).toEqual(apart.flatMap(({ report }) => report.findings))
    expect(all.notes).toEqual([])
    const schema = JSON.parse(readFileSync(join(root, 'policies/schema/report.json'), 'utf8'))
    const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)
    valid(JSON.parse(renderJson(all.report)))
    expect(valid.errors).toBe(null)
  })

  it('are simulated: what is checked is what would happen', async () => {
    const { simulation } = await simulate({ cwd: root, paths: ['examples/priority'], clusters: [] })
    const verdicts = simulation.clusters.map(({ cluster, pods }) => [
      cluster.name,
      ...pods.map(({ workload, subset, verdict, priority }) => `${workload.name} ${subset} ${verdict} ${priority}`),
    ])
    const mended = ['checkout reserved admitted 100000', 'checkout spot admitted 0']
    const payments = ['payments reserved admitted 100000', 'payments spot admitted 0']
    expect(verdicts).toEqual([
      ['prod-eu', 'checkout reserved rejected 0', 'checkout spot admitted 0', ...payments],
      ['prod-us', ...mended, ...payments],
      ['staging', ...mended, ...payments],
    ])
  })
})
