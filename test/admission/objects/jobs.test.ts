import { describe, expect, test } from 'vitest'
import { refused } from './refusals.js'

const kind = (name: string, spec: string, version = 'v1alpha1') => `
apiVersion: apps.kruise.io/${version}
kind: ${name}
metadata: {name: job}
spec: {${spec}}
`
const pods = 'template: {spec: {restartPolicy: Never, containers: [{name: c, image: i:1}]}}'

describe('an AdvancedCronJob', () => {
  const cron = (schedule: string, more = '') =>
    kind('AdvancedCronJob', `schedule: "${schedule}", template: {jobTemplate: {spec: {${pods}}}}${more}`)
  const fault = (schedule: string, versions = '1.32.13/1.9.0') =>
    refused(versions, cron(schedule)).map((each) => each.replace(/^.*Invalid value: "[^"]*": /, ''))

  test('has a schedule as cron reads it', () => {
    for (const good of [
      '*/5 * * * *',
      '0 0 1 jan sun',
      '@daily',
      '@every 1h30m',
      'TZ=Asia/Shanghai 0 3 * * ?',
      '1-59/2 * * * mon-fri',
    ]) {
      expect(fault(good)).toEqual([])
    }
    expect(fault('0 0 3 * * *')).toEqual(['expected exactly 5 fields, found 6: [0 0 3 * * *]'])
    expect(fault('61 * * * *')).toEqual(['end of range (61) above maximum (59): 61'])
    expect(fault('* * 0 * *')).toEqual(['beginning of range (0) below minimum (1): 0'])
    expect(fault('5-1 * * * *')).toEqual(['beginning of range (5) beyond end of range (1): 5-1'])
    expect(fault('*/0 * * * *')).toEqual(['step of range should be a positive number: */0'])
    expect(fault('x * * * *')).toEqual(['failed to parse int from x: strconv.Atoi: parsing "x": invalid syntax'])
    expect(fault('1-2-3 * * * *')).toEqual(['too many hyphens: 1-2-3'])
    expect(fault('1/2/3 * * * *')).toEqual(['too many slashes: 1/2/3'])
    expect(fault('@fortnightly')).toEqual(['unrecognized descriptor: @fortnightly'])
    expect(fault('@every 5')).toEqual(['failed to parse duration @every 5: time: missing unit in duration "5"'])
    expect(fault('TZ=Mars 0 3 * * *')).toEqual(['provided bad location Mars: unknown time zone Mars'])
    expect(fault('')).toEqual(['schedule cannot be empty, please provide valid cron schedule.', 'empty spec string'])
    expect(fault('0 0 3 * * *', '1.28.15/1.2.0')).toEqual(['Expected exactly 5 fields, found 6: 0 0 3 * * *'])
  })

  test('has a time zone that Go knows, in the case of its letters', () => {
    const zone = (name: string) => refused('1.32.13/1.9.0', cron('0 3 * * *', `, timeZone: "${name}"`))
    const said = (name: string, detail: string) => [
      `vadvancedcronjob.kb.io spec.timeZone: spec.timeZone: Invalid value: "${name}": ${detail}`,
    ]
    for (const good of ['Europe/Berlin', 'US/Pacific', 'UTC', 'Etc/GMT+3']) expect(zone(good)).toEqual([])
    expect(zone('europe/berlin')).toEqual(said('europe/berlin', 'unknown time zone europe/berlin'))
    expect(zone('+02:00')).toEqual(said('+02:00', 'unknown time zone +02:00'))
    expect(zone('../etc')).toEqual(said('../etc', 'time: invalid location name'))
    expect(zone('local')).toHaveLength(2)
    expect(zone('')).toEqual(said('', 'timeZone must be nil or non-empty string'))
  })

  test('pulls images only where its version has a field for that', () => {
    const pull = (version: string, more = '') =>
      kind(
        'AdvancedCronJob',
        `schedule: "@daily"${more}, template: {imageListPullJobTemplate: {spec: {images: ["nginx:1"], completionPolicy: {type: Always}}}}`,
        version,
      )
    expect(refused('1.32.13/1.9.0', pull('v1beta1'))).toEqual([])
    expect(refused('1.32.13/1.9.0', pull('v1alpha1'))).toEqual([
      'vadvancedcronjob.kb.io spec.template: spec.template: Forbidden: spec must have one template, either JobTemplate or BroadcastJobTemplate or ImageListPullJobTemplate should be provided',
    ])
    expect(refused('1.32.13/1.9.0', pull('v1beta1', ', concurrencyPolicy: Allow'))).toEqual([
      'vadvancedcronjob.kb.io spec.concurrencyPolicy: spec.spec.concurrencyPolicy: Invalid value: "Allow": concurrencyPolicy should be Replace or Forbid, but current value is: Allow',
    ])
  })

  test('keeps its template', () => {
    const before = cron('@daily')
    expect(refused('1.32.13/1.9.0', cron('@hourly', ', paused: true'), { before })).toEqual([])
    expect(refused('1.32.13/1.9.0', before.replace('i:1', 'i:2'), { before })[0]).toMatch(
      /^vadvancedcronjob.kb.io spec: spec: Forbidden: updates to advancedcronjob spec for fields other than 'imageListPullJobTemplate', 'schedule'/,
    )
    const written = before.replace('image: i:1', 'image: i:1, imagePullPolicy: IfNotPresent')
    expect(refused('1.32.13/1.9.0', written, { before })).toEqual([])
  })
})

describe('a BroadcastJob', () => {
  const says = (versions: string, spec: string) => refused(versions, kind('BroadcastJob', spec))

  test('says when its pods restart, for the default is Always', () => {
    const words = (policy: string) => [
      `vbroadcastjob.kb.io spec.template.spec.restartPolicy: spec.template.spec.restartPolicy: Invalid value: "${policy}": pod restartPolicy can only be Never or OnFailure`,
    ]
    const bare = 'template: {spec: {containers: [{name: c, image: i:1}]}}'
    expect(says('1.32.13/1.9.0', bare)).toEqual(words('Always'))
    expect(says('1.32.13/1.6.3', bare)).toEqual(words('Always'))
    expect(says('1.32.13/1.9.0', pods)).toEqual([])
  })

  test('that never completes has no deadline', () => {
    expect(says('1.32.13/1.9.0', `${pods}, completionPolicy: {type: Never, activeDeadlineSeconds: 5}`)).toEqual([
      'vbroadcastjob.kb.io spec.completionPolicy.activeDeadlineSeconds: spec.completionPolicy.activeDeadlineSeconds: Invalid value: 5: activeDeadlineSeconds can just work with Always CompletionPolicyType',
    ])
  })
})

describe('jobs that pull images', () => {
  const pull = (spec: string, versions = '1.32.13/1.9.0', ImagePullJobGate = true) =>
    refused(versions, kind('ImagePullJob', spec), { kruiseFeatureGates: { ImagePullJobGate } })
  const said = (place: string, message: string) => [`vimagepulljob-v1beta1.kb.io ${place}: ${message}`]

  test('are refused without their gate, and by another name from the newer API on', () => {
    expect(pull('image: i', '1.32.13/1.8.4', false)).toEqual([
      'vimagepulljob.kb.io : feature-gate ImagePullJobGate is not enabled',
    ])
    expect(pull('image: i', '1.32.13/1.9.0', false)).toEqual(said('', 'feature-gate ImagePullJobGate is not enabled'))
    expect(pull('image: i', '1.28.15/1.4.2', false)).toEqual([])
  })

  test('name images that are images', () => {
    const fault = (image: string) => pull(`image: "${image}"`).map((each) => each.replace(/^[^:]*: /, ''))
    for (const good of ['nginx', 'nginx:1.25', 'localhost:5000/a/b', `a/b@sha256:${'0'.repeat(64)}`]) {
      expect(fault(good)).toEqual([])
    }
    expect(fault('Nginx')).toEqual(['invalid image Nginx: invalid reference format: repository name must be lowercase'])
    expect(fault('a b')).toEqual(['invalid image a b: invalid reference format'])
    expect(fault(`a@sha256:${'0'.repeat(40)}`)[0]).toMatch(/: invalid checksum digest length$/)
    expect(fault('')).toEqual(['image can not be empty'])
  })

  test('end no sooner than one image may take', () => {
    const slow = 'image: i, completionPolicy: {activeDeadlineSeconds: 599}'
    expect(pull(slow)).toEqual(
      said(
        'spec.completionPolicy.activeDeadlineSeconds',
        'completionPolicy.activeDeadlineSeconds must be greater than pullPolicy.timeoutSeconds(default 600)',
      ),
    )
    expect(pull(slow.replace('599', '600'))).toEqual([])
    expect(pull(slow, '1.32.13/1.7.4')).toEqual([])
    expect(pull(slow, '1.32.13/1.7.5')).toHaveLength(1)
  })

  test('run as many as a number says', () => {
    expect(pull('image: i, parallelism: 10%')).toEqual(
      said('spec.parallelism', 'parallelism does not support percentage value'),
    )
    expect(pull('image: i, parallelism: "x"')).toEqual(
      said('spec.parallelism', 'parallelism must be a valid integer: strconv.ParseInt: parsing "x": invalid syntax'),
    )
    expect(pull('image: i, parallelism: 10%', '1.32.13/1.8.4')).toEqual([])
  })

  test('must decode', () => {
    expect(pull('image: 5')).toEqual([
      'mimagepulljob-v1beta1.kb.io spec.image: json: cannot unmarshal number into Go struct field ImagePullJobSpec.spec.image of type string',
    ])
  })
})

describe('an EphemeralJob', () => {
  const job = (container: string) =>
    kind(
      'EphemeralJob',
      `selector: {matchLabels: {app: a}}, template: {ephemeralContainers: [{name: c, ${container}}]}`,
    )
  const at = 'spec.template.ephemeralContainers.0'
  const whole = 'image: i, terminationMessagePolicy: File, imagePullPolicy: Always'

  test('gets no defaults', () => {
    expect(refused('1.32.13/1.9.0', job('image: i'))).toEqual([
      `vephemeraljobs.kb.io ${at}.terminationMessagePolicy: ephemeralContainers[0].terminationMessagePolicy: Required value`,
      `vephemeraljobs.kb.io ${at}.imagePullPolicy: ephemeralContainers[0].imagePullPolicy: Required value`,
    ])
    expect(refused('1.32.13/1.6.3', job('image: i'))).toEqual([])
  })

  test('has no mounts of parts of volumes', () => {
    expect(refused('1.32.13/1.9.0', job(`${whole}, volumeMounts: [{name: v, mountPath: /v, subPath: a}]`))).toEqual([
      `vephemeraljobs.kb.io ${at}.volumeMounts.0.subPath: ephemeralContainers[0].volumeMounts[0].subPath: Forbidden: cannot be set for an Ephemeral Container`,
    ])
  })
})

test('a ContainerRecreateRequest says what to recreate', () => {
  const says = (spec: string) => refused('1.32.13/1.9.0', kind('ContainerRecreateRequest', spec))
  const by = 'mcontainerrecreaterequest.kb.io'
  expect(says('containers: [{name: a}]')).toEqual([`${by} spec.podName: podName can not be empty`])
  expect(says('podName: p, containers: []')).toEqual([`${by} spec.containers: containers list can not be null`])
  expect(says('podName: p, activeDeadlineSeconds: 2, containers: [{name: a}]')).toEqual([
    `${by} spec.activeDeadlineSeconds: activeDeadlineSeconds can not be less than 3s`,
  ])
  expect(says('podName: p, containers: [{name: a}, {name: a}]')).toEqual([
    `${by} spec.containers.1: can not recreate a multi times`,
  ])
  expect(says('podName: p, containers: [{name: a}]')).toEqual([])
})
