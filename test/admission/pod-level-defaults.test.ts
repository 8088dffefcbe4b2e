import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject } from '../../src/workload/manifest.js'
import { podOf } from './cluster.js'

const container = (limits: JsonObject, requests: JsonObject = {}, name = 'app'): JsonObject => ({
  name,
  image: 'app:1',
  resources: { limits, requests },
})

const pod = (resources: JsonObject, containers: JsonObject[], initContainers: JsonObject[] = []): string =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'web', namespace: 'shop', labels: { app: 'web' } },
    spec: { resources, containers, initContainers },
  })

/** What is stored of the resources of the pod as a whole, and its class. */
function stored(versions: string, ...of: Parameters<typeof pod>): unknown[] {
  const { pod: made, qosClass } = podOf(versions, pod(...of))
  const { requests, limits } = isObject(made.spec.resources) ? made.spec.resources : {}
  return [requests, limits, qosClass]
}

describe('the resources of a pod as a whole', () => {
  const app = container({ cpu: '500m' }, { cpu: '200m', memory: '64Mi' })

  test('requests are those of the containers, and with limits alone up to 1.36', () => {
    const limited = { limits: { cpu: '1', memory: '1Gi' } }
    for (const versions of ['1.34.4', '1.36.3', '1.37.1']) {
      expect(stored(versions, limited, [app])).toEqual([{ cpu: '200m', memory: '64Mi' }, limited.limits, 'Burstable'])
    }
    const requested = { requests: { cpu: '1' } }
    expect(stored('1.36.3', requested, [app])).toEqual([{ cpu: '1' }, undefined, 'Burstable'])
    expect(stored('1.37.1', requested, [app])).toEqual([{ cpu: '1', memory: '64Mi' }, { cpu: '1' }, 'Burstable'])
  })

  test('limits are those of the containers if each has one, and no less than the requests, from 1.37 on', () => {
    const both = [container({ cpu: '1', memory: '1Gi' }), container({ cpu: '2', memory: '1Gi' }, {}, 'b')]
    const requested = { requests: { cpu: '1' } }
    expect(stored('1.36.3', requested, both)).toEqual([{ cpu: '1' }, undefined, 'Burstable'])
    expect(stored('1.37.1', requested, both)).toEqual([
      { cpu: '1', memory: '2Gi' },
      { cpu: '3', memory: '2Gi' },
      'Burstable',
    ])
    expect(stored('1.37.1', { requests: { memory: '4Gi' } }, both)).toEqual([
      { memory: '4Gi', cpu: '3' },
      { memory: '4Gi', cpu: '3' },
      'Guaranteed',
    ])
    const init = container({ memory: '64Mi' }, {}, 'init')
    expect(stored('1.37.1', requested, both, [init])).toEqual([
      { cpu: '1', memory: '2Gi' },
      { memory: '2Gi' },
      'Burstable',
    ])
  })

  test('stay empty where none are stated', () => {
    expect(stored('1.37.1', {}, [app]).slice(0, 2)).toEqual([undefined, undefined])
  })

  test('count what a webhook put into the pod, from 1.37 on', () => {
    const sidecarSet = {
      apiVersion: 'apps.kruise.io/v1alpha1',
      kind: 'SidecarSet',
      metadata: { name: 'log' },
      spec: { selector: { matchLabels: { app: 'web' } }, containers: [container({}, { cpu: '300m' }, 'log')] },
    }
    const held = `${pod({ limits: { cpu: '2' } }, [app])}\n---\n${JSON.stringify(sidecarSet)}`
    const requests = (versions: string) => (podOf(versions, held).pod.spec.resources as JsonObject).requests
    expect(requests('1.36.3/1.9.0')).toEqual({ cpu: '200m', memory: '64Mi' })
    expect(requests('1.37.1/1.9.0')).toEqual({ cpu: '500m', memory: '64Mi' })
  })
})
