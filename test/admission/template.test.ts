import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/workload/manifest.js'
import { names, podOf, writer } from './cluster.js'

const workload = (apiVersion: string, kind: string, spec: JsonObject, pod: JsonObject = {}): string =>
  JSON.stringify({
    apiVersion,
    kind,
    metadata: { name: 'db', namespace: 'shop' },
    spec: {
      selector: { matchLabels: { app: 'db' } },
      template: { metadata: { labels: { app: 'db' } }, spec: { containers: [{ name: 'a', image: 'a:1' }], ...pod } },
      ...spec,
    },
  })

const claims = { volumeClaimTemplates: [{ metadata: { name: 'data' } }, { metadata: { name: 'log' } }] }

describe('the pod that a controller makes', () => {
  test.each([
    ['apps/v1', 'StatefulSet', '1.32.13'],
    ['apps.kruise.io/v1beta1', 'StatefulSet', '1.32.13/1.8.4'],
    ['apps.kruise.io/v1alpha1', 'CloneSet', '1.32.13/1.8.4'],
  ])('%s %s: claims become volumes and take the place of volumes of their name', (apiVersion, kind, versions) => {
    const volumes = [
      { name: 'log', emptyDir: {} },
      { name: 'tmp', emptyDir: {} },
    ]
    const seen = podOf(versions, workload(apiVersion, kind, claims, { volumes }), { mode: 'look-past' })
    expect(names(seen.pod.spec.volumes)).toEqual(['tmp', 'data', 'log'])
    expect((seen.pod.spec.volumes as JsonObject[])[2]).toMatchObject({ persistentVolumeClaim: {} })
    expect(writer(seen, 'spec', 'volumes', 2)).toBe(`${kind}/db spec/volumeClaimTemplates/1`)
    expect(writer(seen, 'spec', 'volumes', 0, 'emptyDir')).toBe(`${kind}/db spec/template/spec/volumes/1/emptyDir`)
  })

  test('a stateful pod has a host name of its own, and its service’s domain', () => {
    const { spec } = podOf('1.32.13', workload('apps/v1', 'StatefulSet', { serviceName: 'dbs' })).pod
    expect([spec.hostname, spec.subdomain]).toEqual(['db-0', 'dbs'])
    expect(podOf('1.32.13', workload('apps/v1', 'StatefulSet', {})).pod.spec).not.toHaveProperty('subdomain')
    const other = podOf('1.32.13', workload('apps/v1', 'Deployment', { serviceName: 'dbs' })).pod.spec
    expect([other.hostname, other.subdomain]).toEqual([undefined, undefined])
  })

  test('Kruise’s defaults pull an image always, upstream’s only the latest', () => {
    const policy = (apiVersion: string, kind: string) =>
      (podOf('1.32.13/1.8.4', workload(apiVersion, kind, {})).pod.spec.containers as JsonObject[])[0]?.imagePullPolicy
    expect(policy('apps.kruise.io/v1alpha1', 'CloneSet')).toBe('Always')
    expect(policy('apps/v1', 'Deployment')).toBe('IfNotPresent')
  })

  test('of a CronJob stands two templates deep, and origins are paths of the CronJob', () => {
    const template = { spec: { restartPolicy: 'Never', containers: [{ name: 'a', image: 'a:1' }] } }
    const cron = JSON.stringify({
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata: { name: 'c' },
      spec: { schedule: '* * * * *', jobTemplate: { spec: { template } } },
    })
    const seen = podOf('1.32.13', cron)
    expect(writer(seen, 'spec', 'containers', 0, 'image')).toBe(
      'CronJob/c spec/jobTemplate/spec/template/spec/containers/0/image',
    )
  })
})
