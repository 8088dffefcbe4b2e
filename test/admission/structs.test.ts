import { describe, expect, test } from 'vitest'
import { patchSchema } from '../../src/admission/merge-keys.js'
import { typed } from '../../src/admission/typed.js'
import { ClusterProfile } from '../../src/cluster/profile.js'
import { resolveRelease } from '../../src/cluster/releases.js'
import { pointer } from '../../src/source/path.js'
import { Origins } from '../../src/workload/origins.js'
import { knowledge } from '../knowledge.js'

function library(kruise: string) {
  const kubernetes = resolveRelease(knowledge, 'kubernetes', '1.32')!
  const profile = new ClusterProfile(knowledge, {
    name: 'c',
    kubernetes,
    kruise: resolveRelease(knowledge, 'kruise', kruise),
  })
  return profile.library('kruise')
}

function lost(kruise: string, spec: object): string[] {
  const found: string[] = []
  const structs = patchSchema('Pod', library(kruise))
  typed({ metadata: {}, spec } as never, structs, new Origins(), (path) => found.push(pointer(path)))
  return found
}

const spec = {
  os: { name: 'linux' },
  schedulingGates: [{ name: 'a' }],
  nodeselector: { misspelled: 'yes' },
  resources: { limits: { cpu: '1' } },
  hostnameOverride: 'x',
  securityContext: { appArmorProfile: { type: 'RuntimeDefault' }, runAsUser: 1 },
  volumes: [{ name: 'v', image: { reference: 'r' } }],
  initContainers: [{ name: 'i', restartPolicy: 'Always' }],
  containers: [
    {
      name: 'a',
      resizePolicy: [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }],
      resources: { limits: { 'nvidia.com/gpu': 1 } },
      lifecycle: { preStop: { sleep: { seconds: 1 } } },
      env: [{ name: 'E', valueFrom: { fileKeyRef: { key: 'k' } } }],
      livenessProbe: { grpc: { port: 1 } },
    },
  ],
}

describe('the fields that a Kruise build drops from a template', () => {
  const misspelled = ['/spec/nodeselector']
  const since133 = ['/spec/hostnameOverride', '/spec/containers/0/env/0/valueFrom/fileKeyRef']
  const since131 = ['/spec/resources', '/spec/volumes/0/image']
  const since129 = ['/spec/securityContext/appArmorProfile', '/spec/containers/0/lifecycle/preStop/sleep']
  const since127 = ['/spec/initContainers/0/restartPolicy', '/spec/containers/0/resizePolicy']
  const since126 = ['/spec/schedulingGates']
  const since124 = ['/spec/os', '/spec/containers/0/livenessProbe/grpc']
  test.each([
    ['1.9.0', [misspelled, since133]],
    ['1.8.4', [misspelled, since133, since131]],
    ['1.7.5', [misspelled, since133, since131]],
    ['1.7.4', [misspelled, since133, since131, since129]],
    ['1.6.4', [misspelled, since133, since131, since129, since127]],
    ['1.5.5', [misspelled, since133, since131, since129, since127, since126]],
    ['1.4.2', [misspelled, since133, since131, since129, since127, since126, since124]],
  ])('kruise %s', (kruise, fields) => {
    expect(lost(kruise, spec).sort()).toEqual(fields.flat().sort())
  })
})

test('what is kept is the very value, and keys of maps are nobody’s fields', () => {
  const metadata = { labels: { nodeselector: 'x', __proto__x: 'y' }, annotations: { a: 'b' } }
  const pod = { metadata, spec: { nodeSelector: { anything: 'goes' }, containers: [{ name: 'a', command: ['sh'] }] } }
  expect(typed(pod, patchSchema('Pod', library('1.6.3')), new Origins())).toEqual(pod)
})

test('the same library has the same structs', () => {
  expect(patchSchema('Pod', library('1.8.0'))).toBe(patchSchema('Pod', library('1.7.5')))
  expect(patchSchema('Pod', library('1.6.3'))).not.toBe(patchSchema('Pod', library('1.7.0')))
})
