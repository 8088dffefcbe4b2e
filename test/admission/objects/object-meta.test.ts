import { describe, expect, test } from 'vitest'
import { outcome } from '../cluster.js'
import { judged } from './judged.js'

const template = '{ metadata: { labels: { app: web } }, spec: { containers: [{ name: app, image: web }] } }'
const job = '{ spec: { restartPolicy: Never, containers: [{ name: app, image: web }] } }'
const selecting = `{ selector: { matchLabels: { app: web } }, serviceName: web, template: ${template} }`
const SPECS: Readonly<Record<string, string>> = {
  'apps/v1 Deployment': selecting,
  'apps/v1 ReplicaSet': selecting,
  'apps/v1 DaemonSet': selecting,
  'apps/v1 StatefulSet': selecting,
  'v1 ReplicationController': `{ template: ${template} }`,
  'batch/v1 Job': `{ template: ${job} }`,
  'batch/v1 CronJob': `{ schedule: '* * * * *', jobTemplate: { spec: { template: ${job} } } }`,
  'v1 LimitRange': '{ limits: [] }',
  'v1 ResourceQuota': '{}',
  'v1 PersistentVolumeClaim': '{ accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } }',
  'policy/v1 PodDisruptionBudget': '{ maxUnavailable: 1 }',
  'apps.kruise.io/v1alpha1 CloneSet': selecting,
  'apps.kruise.io/v1beta1 StatefulSet': selecting,
  'apps.kruise.io/v1alpha1 DaemonSet': selecting,
  'apps.kruise.io/v1alpha1 SidecarSet':
    '{ selector: { matchLabels: { app: web } }, containers: [{ name: log, image: log }] }',
}

/** An object of a kind of the table with that metadata, and what a cluster says of it. */
function of(kind: string, metadata: string, versions = '1.32.13/1.9.0', before?: string) {
  const [apiVersion, name] = kind.split(' ')
  const text = (meta: string) => `
apiVersion: ${apiVersion}
kind: ${name}
metadata: ${meta}
spec: ${SPECS[kind]}
`
  return judged(versions, text(metadata), before === undefined ? {} : { before: text(before) })
}

const by = (kind: string) => (kind.includes('kruise.io') ? 'CRDValidation' : `${kind.split(' ')[1]}Validation`)
const NAMELESS = '/metadata/name metadata.name: Required value: name or generateName is required'
const SUBDOMAIN =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"
const QUALIFIED =
  "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')"

describe.each(Object.keys(SPECS))('%s', (kind) => {
  test('as it should be', () => {
    expect(of(kind, '{ name: web, labels: { a: b }, annotations: { Example.com/A_b: any text at all } }')).toEqual([])
    expect(of(kind, '{ generateName: web- }')).toEqual([])
  })

  test('must have a name, or the beginning of one', () => {
    for (const metadata of ['{}', '{ labels: { app: web } }', "{ name: '' }", '{ name: null }', 'null'])
      expect([metadata, ...of(kind, metadata)]).toEqual([metadata, `${by(kind)} ${NAMELESS}`])
  })

  test('has labels and annotations of a form, when it is changed too', () => {
    const said = [
      `${by(kind)} /metadata/labels/a b metadata.labels: Invalid value: "a b": ${QUALIFIED}`,
      `${by(kind)} /metadata/annotations/A b metadata.annotations: Invalid value: "A b": ${QUALIFIED}`,
    ]
    const metadata = '{ name: web, labels: { a b: c }, annotations: { A b: c } }'
    expect(of(kind, metadata)).toEqual(said)
    expect(of(kind, metadata, '1.32.13/1.9.0', '{ name: web }')).toEqual(said)
  })
})

test.each(Object.keys(SPECS).filter((kind) => !/StatefulSet|Budget/.test(kind)))(
  'the name of a %s is a subdomain',
  (kind) => {
    expect(of(kind, '{ name: Web }')[0]).toBe(
      `${by(kind)} /metadata/name metadata.name: Invalid value: "Web": ${SUBDOMAIN}`,
    )
    if (!kind.endsWith('SidecarSet')) expect(of(kind, '{ name: w.e-b.0 }')).toEqual([])
  },
)

test('the name of a PodDisruptionBudget is anything that can stand in a URL, and looked at last', () => {
  const budget = (metadata: string) => of('policy/v1 PodDisruptionBudget', metadata)
  expect(budget('{ name: Web_1 }')).toEqual([])
  expect(budget('{ name: a/b%c }')).toEqual([
    'PodDisruptionBudgetValidation /metadata/name metadata.name: Invalid value: "a/b%c": may not contain \'/\'',
    'PodDisruptionBudgetValidation /metadata/name metadata.name: Invalid value: "a/b%c": may not contain \'%\'',
  ])
  expect(budget('{ name: .. }')).toEqual([
    'PodDisruptionBudgetValidation /metadata/name metadata.name: Invalid value: "..": may not be \'..\'',
  ])
  const wrong = judged('1.32.13', '{ apiVersion: policy/v1, kind: PodDisruptionBudget, spec: { maxUnavailable: -1 } }')
  expect(wrong.map((each) => each.split(' ')[1])).toEqual(['/spec/maxUnavailable'])
})

test('the beginning of a name may end in a dash, which stands for what follows', () => {
  const web = (generateName: string) => of('apps/v1 Deployment', `{ generateName: '${generateName}' }`)
  expect([web('web-'), web('w.'), web('-')].map((each) => each.length)).toEqual([0, 1, 1])
  expect(web('Web-')).toEqual([
    `DeploymentValidation /metadata/generateName metadata.generateName: Invalid value: "Web-": ${SUBDOMAIN}`,
  ])
})

test('a CronJob leaves room in its name for what its jobs add, but goes on where it is', () => {
  const name = (length: number) => `{ name: ${'a'.repeat(length)} }`
  expect(of('batch/v1 CronJob', name(52))).toEqual([])
  expect(of('batch/v1 CronJob', name(53))).toEqual([
    `CronJobValidation /metadata/name metadata.name: Invalid value: "${'a'.repeat(53)}": must be no more than 52 characters`,
  ])
  expect(of('batch/v1 CronJob', name(53), '1.32.13', name(53))).toEqual([])
})

test('the metadata comes before the spec, and both are told', () => {
  const text = `{ apiVersion: apps/v1, kind: Deployment, metadata: {}, spec: { selector: { matchLabels: { app: web } }, replicas: -1, template: ${template} } }`
  expect(judged('1.32.13', text).map((each) => each.split(' ')[1])).toEqual(['/metadata/name', '/spec/replicas'])
})

test('of a Namespace nothing is said: kustomizations give it its name', () => {
  expect(judged('1.32.13', '{ apiVersion: v1, kind: Namespace, metadata: { name: _ } }')).toEqual([])
})

describe('a bare Pod', () => {
  const pod = (metadata: string, spec = '') => `
apiVersion: v1
kind: Pod
metadata: ${metadata}
spec: { containers: [{ name: app, image: web }]${spec} }
`
  const said = (text: string) => outcome('1.32.13', text).object.refusals.map(({ by, message }) => `${by} ${message}`)

  test('is refused for its metadata when the plugins have seen it', () => {
    expect(said(pod('{ name: web }'))).toEqual([])
    expect(said(pod('{}'))).toEqual(['PodValidation metadata.name: Required value: name or generateName is required'])
    expect(said(pod('{ name: Web, labels: { a b: c } }', ', restartPolicy: Sometimes'))).toEqual([
      `PodValidation metadata.name: Invalid value: "Web": ${SUBDOMAIN}`,
      `PodValidation metadata.labels: Invalid value: "a b": ${QUALIFIED}`,
      'PodValidation spec.restartPolicy: Unsupported value: "Sometimes": supported values: "Always", "OnFailure", "Never"',
    ])
    expect(said(pod('{}', ', priorityClassName: none'))).toEqual(['Priority no PriorityClass with name none was found'])
  })
})
