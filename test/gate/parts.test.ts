import { describe, expect, test } from 'vitest'
import { checked, on, simulated } from './judge.js'

const VERSIONS = ['1.32.13/1.6.3']
const REASON = 'a part of an object, which nobody could create as it is'

const told = async (text: string) => {
  const { findings, ledger } = await checked(on(VERSIONS, text))
  return {
    findings: findings.map(({ ruleId, line, refusal }) => [ruleId, line, refusal?.message]),
    skipped: ledger.skipped.map(({ line, reason }) => [line, reason]),
  }
}

const of = (kind: string, spec: string, metadata = '{ name: web }') => {
  const own = ['CloneSet', 'SidecarSet', 'AdvancedCronJob', 'UnitedDeployment'].includes(kind)
  const apiVersion = own
    ? 'apps.kruise.io/v1alpha1'
    : ['Pod', 'ReplicationController'].includes(kind)
      ? 'v1'
      : /Job/.test(kind)
        ? 'batch/v1'
        : 'apps/v1'
  return `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: ${metadata}\nspec: ${spec}\n`
}
const image = 'containers: [{ name: app, image: "app:1" }]'

describe('a part of an object', () => {
  test.each([
    ['some replicas', of('Deployment', '{ replicas: 3 }')],
    ['a container without its image', of('StatefulSet', '{ template: { spec: { containers: [{ name: app }] } } }')],
    ['annotations of the pods', of('DaemonSet', '{ template: { metadata: { annotations: { a: b } } } }')],
    ['nothing but metadata', of('Deployment', 'null')],
    ['a Pod of metadata alone', of('Pod', 'null')],
    ['a Job of metadata alone', of('Job', 'null')],
    ['a strategy without a name', of('CloneSet', '{ updateStrategy: { paused: true } }', '{}')],
    ['a strategy of a SidecarSet', of('SidecarSet', '{ updateStrategy: { partition: 90 } }')],
    ['a CronJob that is suspended', of('CronJob', '{ suspend: true }')],
    ['a ReplicationController without labels', of('ReplicationController', '{ template: { spec: {} } }')],
    ['the topology of a UnitedDeployment', of('UnitedDeployment', '{ topology: { subsets: [{ name: a }] } }')],
    ['templates to choose from', of('AdvancedCronJob', '{ template: { jobTemplate: null } }', '{}')],
    ['a Pod to show an env', of('Pod', '{ containers: [{ name: app, env: [{ name: A, value: b }] }] }', '{}')],
    [
      'a mount of what the whole has',
      of(
        'Deployment',
        '{ template: { spec: { containers: [{ name: app, volumeMounts: [{ name: data, mountPath: /d }] }] } } }',
      ),
    ],
    ['a directive', of('Deployment', '{ template: { spec: { containers: [{ name: app, $patch: delete }] } } }')],
  ])('%s: what it leaves out is no mistake', async (_, text) => {
    expect(await told(text)).toEqual({ findings: [], skipped: [[1, REASON]] })
    const [object] = simulated(on(VERSIONS, text)).clusters[0]?.objects ?? []
    expect(object?.verdict).toBe('rejected')
  })

  test('what it holds is judged', async () => {
    const text = of('Deployment', '\n  template: { spec: { hostNetwork: soon } }')
    expect(await told(text)).toEqual({
      findings: [
        [
          'object-refused',
          5,
          'Deployment in version "v1" cannot be handled as a Deployment: json: cannot unmarshal string into Go struct field PodSpec.spec.template.spec.hostNetwork of type bool',
        ],
      ],
      skipped: [[1, REASON]],
    })
  })

  test('of a List is one where all of it is', async () => {
    const item = (spec: string) =>
      `- { apiVersion: apps/v1, kind: Deployment, metadata: { name: web }, spec: ${spec} }\n`
    const list = (...items: string[]) => `apiVersion: v1\nkind: List\nitems:\n${items.join('')}`
    expect((await told(list(item('{ replicas: 1 }')))).skipped).toEqual([[1, REASON]])
    const whole = `{ selector: { matchLabels: { a: b } }, template: { metadata: { labels: { a: b } }, spec: { ${image} } } }`
    expect(await told(list(item('{ replicas: 1 }'), item(whole)))).toEqual({ findings: [], skipped: [] })
  })
})

describe('a mistake', () => {
  test.each([
    [
      'a selector that is missing',
      of('Deployment', `{ template: { metadata: { labels: { a: b } }, spec: { ${image} } } }`),
    ],
    ['containers that are missing', of('Pod', '{ nodeName: a }')],
    ['a spec of nothing', of('Pod', '{}')],
    ['a schedule without a job', of('CronJob', '{ schedule: "* * * * *" }')],
    [
      'a ReplicationController with labels to select',
      of('ReplicationController', '{ template: { metadata: { labels: { a: b } }, spec: {} } }'),
    ],
    ['a Job without a template', of('Job', '{ parallelism: 1 }')],
    ['a selector of a CloneSet', of('CloneSet', `{ template: { spec: { ${image} } } }`)],
    ['what stands a level too high', `${of('Deployment', '{ replicas: 1 }')}selector: { matchLabels: { a: b } }\n`],
    ['containers without a template', of('Deployment', `{ ${image} }`)],
    ['a template that is misspelt', of('Deployment', '{ tempalte: {} }')],
    ['a pod of a pod', of('Deployment', `{ template: { ${image} } }`)],
    ['containers at the root', `${of('Pod', 'null')}${image}\n`],
    ['a field of nobody', of('CloneSet', '{ spec: { replicas: 1 } }')],
  ])('%s is told', async (_, text) => {
    const { findings, skipped } = await told(text)
    expect(findings.map(([rule]) => rule)).toContain('object-refused')
    expect(skipped).toEqual([])
  })
})
