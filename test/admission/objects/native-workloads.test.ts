import { describe, expect, test } from 'vitest'
import { indent, judged } from './judged.js'

const workload = (
  kind: string,
  spec: string,
  {
    labels = '{ app: web }',
    pods = 'containers: [{ name: app, image: nginx }]',
    name = 'web',
    selector = '{ matchLabels: { app: web } }',
  } = {},
) => `
apiVersion: ${kind === 'Job' ? 'batch/v1' : 'apps/v1'}
kind: ${kind}
metadata: { name: ${name} }
spec:
  selector: ${selector}
  template:
    metadata: { labels: ${labels} }
    spec:
${indent(6, pods)}
${indent(2, spec)}
`

describe('the workloads of Kubernetes', () => {
  test.each(['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet'])('%s selects its own pods', (kind) => {
    expect(judged('1.32.13', workload(kind, ''))).toEqual([])
    expect(judged('1.32.13', workload(kind, '', { labels: '{ app: x }' }))).toEqual([
      `${kind}Validation /spec/template/metadata/labels spec.template.metadata.labels: Invalid value: map[string]string{"app":"x"}: \`selector\` does not match template \`labels\``,
    ])
    expect(judged('1.36.3', workload(kind, '', { labels: '{ app: x }' }))).toEqual([
      `${kind}Validation /spec/template/metadata/labels spec.template.metadata.labels: Invalid value: {"app":"x"}: \`selector\` does not match template \`labels\``,
    ])
  })

  const mismatch = (kind: string, labels: string) =>
    `${kind}Validation /spec/template/metadata/labels spec.template.metadata.labels: Invalid value: ${labels}: \`selector\` does not match template \`labels\``

  test.each(['Deployment', 'ReplicaSet', 'StatefulSet'])('%s needs a selector, and none matches nothing', (kind) => {
    const text = workload(kind, '').replace(/ {2}selector: .*\n/, '')
    expect(judged('1.32.13', text)).toEqual([
      `${kind}Validation /spec/selector spec.selector: Required value`,
      mismatch(kind, 'map[string]string{"app":"web"}'),
    ])
    expect(judged('1.32.13', workload('DaemonSet', '').replace(/ {2}selector: .*\n/, ''))).toEqual([
      mismatch('DaemonSet', 'map[string]string{"app":"web"}'),
    ])
  })

  test('an empty selector is refused for what it is: it matches everything', () => {
    for (const selector of ['{}', '{ matchLabels: {} }', '{ app: web }']) {
      const [first, ...more] = judged('1.32.13', workload('Deployment', '', { selector }))
      expect(first).toMatch(/^DeploymentValidation \/spec\/selector .*: empty selector is invalid for deployment$/)
      expect(more).toEqual([])
    }
  })

  test('a selector that is none is not compared with the labels', () => {
    const both = { selector: '{ matchLabels: { app: -x } }', labels: '{ app: z }' }
    const value =
      "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')"
    const own = (kind: string) =>
      `${kind}Validation /spec/selector/matchLabels/app spec.selector.matchLabels: Invalid value: "-x": ${value}`
    const literal =
      'v1.LabelSelector{MatchLabels:map[string]string{"app":"-x"}, MatchExpressions:[]v1.LabelSelectorRequirement(nil)}'
    const whole = (kind: string) => `${kind}Validation /spec/selector spec.selector: Invalid value: ${literal}`
    for (const kind of ['Deployment', 'ReplicaSet']) {
      expect(judged('1.32.13', workload(kind, '', both))).toEqual([own(kind), `${whole(kind)}: invalid label selector`])
    }
    expect(judged('1.32.13', workload('StatefulSet', '', both))).toEqual([own('StatefulSet'), whole('StatefulSet')])
    expect(judged('1.32.13', workload('DaemonSet', '', both))).toEqual([own('DaemonSet')])
    const job = workload('Job', 'manualSelector: true', {
      ...both,
      pods: 'restartPolicy: Never\ncontainers: [{ name: app, image: nginx }]',
    })
    expect(judged('1.32.13', job)).toEqual([own('Job')])
  })

  test('a template that is not written has no containers', () => {
    const text = (kind: string) => workload(kind, '').replace(/ {2}template:[\s\S]*/, '')
    const containers = (kind: string) =>
      `${kind}Validation /spec/template/spec/containers spec.template.spec.containers: Required value`
    for (const kind of ['Deployment', 'ReplicaSet', 'DaemonSet']) {
      expect(judged('1.32.13', text(kind))).toEqual([mismatch(kind, 'map[string]string(nil)'), containers(kind)])
    }
    expect(judged('1.32.13', text('StatefulSet'))).toEqual([mismatch('StatefulSet', 'map[string]string(nil)')])
    expect(judged('1.36.3', text('StatefulSet'))).toEqual([mismatch('StatefulSet', 'null'), containers('StatefulSet')])
  })

  test.each(['Deployment', 'ReplicaSet', 'DaemonSet'])('%s keeps its selector', (kind) => {
    const both = { labels: '{ app: web, a: b }' }
    const now = workload(kind, '', { ...both, selector: '{ matchLabels: { a: b } }' })
    expect(judged('1.32.13', now, { before: workload(kind, '', both) })).toEqual([
      `${kind}Validation /spec/selector spec.selector: Invalid value: v1.LabelSelector{MatchLabels:map[string]string{"a":"b"}, MatchExpressions:[]v1.LabelSelectorRequirement(nil)}: field is immutable`,
    ])
    expect(judged('1.34.4', now, { before: workload(kind, '', both) })).toEqual([
      `${kind}Validation /spec/selector spec.selector: Invalid value: {"matchLabels":{"a":"b"}}: field is immutable`,
    ])
  })

  test('a value of another type is refused before all else', () => {
    const pods = 'containers: [{ name: app, env: [{ name: A, value: true }] }]'
    expect(judged('1.32.13', workload('Deployment', 'replicas: -1', { pods }))).toEqual([
      'Decoding /spec/template/spec/containers/0/env/0/value Deployment in version "v1" cannot be handled as a Deployment: json: cannot unmarshal bool into Go struct field EnvVar.spec.template.spec.containers.env.value of type string',
    ])
    expect(judged('1.32.13', workload('StatefulSet', 'replicas: 1.5'))).toEqual([
      'Decoding /spec/replicas StatefulSet in version "v1" cannot be handled as a StatefulSet: json: cannot unmarshal number 1.5 into Go struct field StatefulSetSpec.spec.replicas of type int32',
    ])
  })

  test('a Deployment lets something move', () => {
    const rolling = (written: string) => judged('1.32.13', workload('Deployment', `strategy: ${written}`))
    expect(rolling('{ rollingUpdate: { maxSurge: 0, maxUnavailable: 0% } }')).toEqual([
      'DeploymentValidation /spec/strategy/rollingUpdate/maxUnavailable spec.strategy.rollingUpdate.maxUnavailable: Invalid value: intstr.IntOrString{Type:1, IntVal:0, StrVal:"0%"}: may not be 0 when `maxSurge` is 0',
    ])
    expect(rolling('{ type: Recreate, rollingUpdate: { maxSurge: 1 } }')).toEqual([
      "DeploymentValidation /spec/strategy/rollingUpdate spec.strategy.rollingUpdate: Forbidden: may not be specified when strategy `type` is 'Recreate'",
    ])
  })

  test('a strategy that there is none of is shown whole, in the names of Go', () => {
    const shown = (kind: string, written: string) => {
      const field = kind === 'Deployment' ? 'strategy' : 'updateStrategy'
      return judged('1.36.3', workload(kind, `${field}: ${written}`)).map((each) => each.replace(/^.*? value: /, ''))
    }
    const deployment = 'supported values: "Recreate", "RollingUpdate"'
    expect(shown('Deployment', '{ type: Other }')).toEqual([`{"Type":"Other","RollingUpdate":null}: ${deployment}`])
    expect(shown('Deployment', '{ type: Other, rollingUpdate: { maxSurge: 10% } }')).toEqual([
      `{"Type":"Other","RollingUpdate":{"MaxUnavailable":0,"MaxSurge":"10%"}}: ${deployment}`,
    ])
    expect(shown('DaemonSet', '{ type: Other, rollingUpdate: { maxUnavailable: 2 } }')).toEqual([
      '{"Type":"Other","RollingUpdate":{"MaxUnavailable":2,"MaxSurge":0}}: supported values: "RollingUpdate", "OnDelete"',
    ])
    expect(shown('StatefulSet', '{ type: Other, rollingUpdate: { partition: 2 } }')).toEqual([
      `{"Type":"Other","RollingUpdate":{"Partition":2,"MaxUnavailable":null}}: must be 'RollingUpdate' or 'OnDelete'`,
    ])
  })

  test('a Job ends', () => {
    const job = (pods: string) => judged('1.32.13', workload('Job', '', { pods }).replace(/ {2}selector: .*\n/, ''))
    expect(job('restartPolicy: Never\ncontainers: [{ name: app, image: nginx }]')).toEqual([])
    expect(job('containers: [{ name: app, image: nginx }]')).toEqual([
      'JobValidation /spec/template/spec/restartPolicy spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"',
    ])
  })
})

describe('a StatefulSet', () => {
  const label =
    "must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')"

  test('names a service as a label from 1.33 on', () => {
    const spec = workload('StatefulSet', 'serviceName: Web')
    expect(judged('1.32.13', spec)).toEqual([])
    expect(judged('1.33.13', spec)).toEqual([
      `StatefulSetValidation /spec/serviceName spec.serviceName: Invalid value: "Web": a lowercase RFC 1123 label ${label}`,
    ])
    expect(judged('1.33.13', spec, { before: spec })).toEqual([])
  })

  test('has no dots in its name from 1.27 on', () => {
    const spec = workload('StatefulSet', '', { name: 'a.b' })
    expect(judged('1.26.15', spec)).toEqual([])
    expect(judged('1.32.13', spec)).toEqual([
      'StatefulSetValidation /metadata/name metadata.name: Invalid value: "a.b": must not contain dots',
    ])
  })

  test('has claims that can be, from 1.34 on', () => {
    const spec = workload(
      'StatefulSet',
      'volumeClaimTemplates: [{ metadata: { name: data }, spec: { accessModes: [ReadWriteOnce] } }]',
    )
    expect(judged('1.33.13', spec)).toEqual([])
    expect(judged('1.34.4', spec)).toEqual([
      'StatefulSetValidation /spec/volumeClaimTemplates/0/spec/resources/requests/storage spec.volumeClaimTemplates[0].spec.resources[storage]: Required value',
    ])
    expect(judged('1.34.4', spec, { before: spec })).toEqual([])
  })

  test('keeps its service, in the words of each release', () => {
    const moved = (versions: string) =>
      judged(versions, workload('StatefulSet', 'serviceName: b'), { before: workload('StatefulSet', 'serviceName: a') })
    const forbidden = (more: string) => [
      `StatefulSetValidation /spec spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy',${more} 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden`,
    ]
    expect(moved('1.32.13')).toEqual(forbidden(''))
    expect(moved('1.33.13')).toEqual(forbidden(" 'revisionHistoryLimit',"))
    expect(moved('1.37.1')).toEqual([
      'StatefulSetValidation /spec/serviceName spec.serviceName: Invalid value: "b": field is immutable',
    ])
  })

  test('changes how many revisions it keeps from 1.33 on', () => {
    const moved = (versions: string) =>
      judged(versions, workload('StatefulSet', 'revisionHistoryLimit: 3'), { before: workload('StatefulSet', '') })
    expect(moved('1.32.13')).toHaveLength(1)
    expect(moved('1.33.13')).toEqual([])
  })
})

describe('what is not written', () => {
  const without = (kind: string, line: RegExp) => workload(kind, '').replace(line, '')
  const unselected = (kind: string) => without(kind, / {2}selector: .*\n/)
  const misses = `spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: \`selector\` does not match template \`labels\``

  test.each(['Deployment', 'ReplicaSet', 'StatefulSet'])('a %s without a selector selects nothing', (kind) => {
    expect(judged('1.32.13', unselected(kind))).toEqual([
      `${kind}Validation /spec/selector spec.selector: Required value`,
      `${kind}Validation /spec/template/metadata/labels ${misses}`,
    ])
  })

  test('a DaemonSet without one matches nothing, and that is all that is said', () => {
    expect(judged('1.32.13', unselected('DaemonSet'))).toEqual([
      `DaemonSetValidation /spec/template/metadata/labels ${misses}`,
    ])
  })

  test('a template is empty', () => {
    const bare = (kind: string, spec: string) =>
      judged(
        '1.32.13',
        `apiVersion: ${kind === 'CronJob' ? 'batch/v1' : 'apps/v1'}\nkind: ${kind}\nmetadata: { name: web }\nspec: ${spec}\n`,
      )
    expect(bare('Deployment', '{ replicas: 1 }')).toEqual([
      'DeploymentValidation /spec/selector spec.selector: Required value',
      'DeploymentValidation /spec/template/metadata/labels spec.template.metadata.labels: Invalid value: map[string]string(nil): `selector` does not match template `labels`',
      'DeploymentValidation /spec/template/spec/containers spec.template.spec.containers: Required value',
    ])
    expect(bare('CronJob', '{ schedule: "* * * * *" }')).toEqual([
      'CronJobValidation /spec/jobTemplate/spec/template/spec/restartPolicy spec.jobTemplate.spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"',
      'CronJobValidation /spec/jobTemplate/spec/template/spec/containers spec.jobTemplate.spec.template.spec.containers: Required value',
    ])
  })

  test('but a ReplicationController has none', () => {
    const controller =
      'apiVersion: v1\nkind: ReplicationController\nmetadata: { name: web }\nspec: { selector: { a: b } }\n'
    expect(judged('1.32.13', controller)).toEqual([
      'ReplicationControllerValidation /spec/template spec.template: Required value',
    ])
  })
})

describe('a ReplicationController', () => {
  const controller = (spec: string) => `
apiVersion: v1
kind: ReplicationController
metadata: { name: web }
spec:
${indent(2, spec)}
`
  const template = (more: string, labels = '{ app: web }') => `template:
  metadata: { labels: ${labels} }
  spec:
    containers: [{ name: app, image: nginx }]
    ${more}`
  const by = 'ReplicationControllerValidation'

  test('selects the labels of its template where it says nothing else', () => {
    expect(judged('1.32.13', controller(template('')))).toEqual([])
    expect(judged('1.32.13', controller(`selector: { app: web }\n${template('')}`))).toEqual([])
    expect(judged('1.32.13', controller(template('', '{}')))).toEqual([
      `${by} /spec/selector spec.selector: Required value`,
    ])
    expect(judged('1.32.13', controller(`selector: { app: x }\n${template('')}`))).toEqual([
      `${by} /spec/template/metadata/labels spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: \`selector\` does not match template \`labels\``,
    ])
  })

  test('has a template, whose pods are always restarted and do not end', () => {
    expect(judged('1.32.13', controller('selector: { app: web }'))).toEqual([
      `${by} /spec/template spec.template: Required value`,
    ])
    expect(judged('1.32.13', controller(template('restartPolicy: Never\n    activeDeadlineSeconds: 9')))).toEqual([
      `${by} /spec/template/spec/restartPolicy spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"`,
      `${by} /spec/template/spec/activeDeadlineSeconds spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in ReplicationController is not Supported`,
    ])
  })

  test('is decoded first', () => {
    expect(judged('1.32.13', controller(`replicas: two\n${template('')}`))).toEqual([
      'Decoding /spec/replicas ReplicationController in version "v1" cannot be handled as a ReplicationController: json: cannot unmarshal string into Go struct field ReplicationControllerSpec.spec.replicas of type int32',
    ])
    expect(judged('1.32.13', controller(`selector: { app: true }\n${template('')}`))).toEqual([
      'Decoding /spec/selector/app ReplicationController in version "v1" cannot be handled as a ReplicationController: json: cannot unmarshal bool into Go struct field ReplicationControllerSpec.spec.selector of type string',
    ])
  })
})

describe('a CronJob', () => {
  const cron = (spec: string, job = '', name = 'report') => `
apiVersion: batch/v1
kind: CronJob
metadata: { name: ${name} }
spec:
${indent(2, spec)}
  jobTemplate:
    spec:
      ${job}
      template: { spec: { restartPolicy: Never, containers: [{ name: app, image: nginx }] } }
`
  const by = 'CronJobValidation'
  const daily = 'schedule: "@daily"'

  test('has a schedule', () => {
    expect(judged('1.32.13', cron(daily))).toEqual([])
    const needed = [`${by} /spec/schedule spec.schedule: Required value`]
    expect(judged('1.32.13', cron('suspend: true'))).toEqual(needed)
    expect(judged('1.36.3', cron('schedule: ""'))).toEqual(needed)
  })

  test('counts no less than zero, and lets jobs run side by side, or not', () => {
    const less = 'Invalid value: -1: must be greater than or equal to 0'
    const spec = `${daily}\nstartingDeadlineSeconds: -1\nfailedJobsHistoryLimit: -1\nconcurrencyPolicy: forbid`
    expect(judged('1.32.13', cron(spec))).toEqual([
      `${by} /spec/startingDeadlineSeconds spec.startingDeadlineSeconds: ${less}`,
      `${by} /spec/concurrencyPolicy spec.concurrencyPolicy: Unsupported value: "forbid": supported values: "Allow", "Forbid", "Replace"`,
      `${by} /spec/failedJobsHistoryLimit spec.failedJobsHistoryLimit: ${less}`,
    ])
    expect(judged('1.32.13', cron(`${daily}\nconcurrencyPolicy: ""`))).toEqual([])
  })

  test('leaves the selector of its jobs to the API server', () => {
    const here = '/spec/jobTemplate/spec'
    expect(judged('1.32.13', cron(daily, 'manualSelector: true'))).toEqual([
      `${by} ${here}/manualSelector spec.jobTemplate.spec.manualSelector: Unsupported value: true: supported values: "nil", "false"`,
    ])
    expect(judged('1.32.13', cron(daily, 'selector: { matchLabels: { app: web } }'))).toEqual([
      `${by} ${here}/selector spec.jobTemplate.spec.selector: Invalid value: v1.LabelSelector{MatchLabels:map[string]string{"app":"web"}, MatchExpressions:[]v1.LabelSelectorRequirement(nil)}: \`selector\` will be auto-generated`,
    ])
  })

  test('has a name that leaves room for the time, when it is new', () => {
    const long = (length: number) => cron(daily, '', 'n'.repeat(length))
    expect(judged('1.32.13', long(52))).toEqual([])
    expect(judged('1.32.13', long(53))).toEqual([
      `${by} /metadata/name metadata.name: Invalid value: "${'n'.repeat(53)}": must be no more than 52 characters`,
    ])
    expect(judged('1.32.13', long(53), { before: long(53) })).toEqual([])
  })
})
