import { describe, expect, test } from 'vitest'
import { IN_PLACE, updated } from './updated.js'

const workload = (apiVersion: string, kind: string) => `
apiVersion: ${apiVersion}
kind: ${kind}
metadata: { name: web, namespace: shop }
spec:
  replicas: 2
  selector: { matchLabels: { app: web } }
  ${kind === 'CloneSet' ? 'updateStrategy: { type: InPlaceIfPossible }' : ''}
  template:
    metadata: { labels: { app: web } }
    spec:
      volumes: [{ name: tmp, emptyDir: { sizeLimit: 1Gi } }]
      containers:
        - name: web
          image: web:1
          resources: { requests: { cpu: 100m, memory: 1Gi } }
`

// encoding/json over the structs, and k8s.io/apimachinery pkg/api/resource/quantity.go MarshalJSON.
describe.each([
  ['apps/v1', 'Deployment'],
  ['apps.kruise.io/v1alpha1', 'CloneSet'],
])('the template of a %s %s', (apiVersion, kind) => {
  const changed = (from: string, to: string) => updated('1.33.4/1.8.4', workload(apiVersion, kind), from, to)

  test.each([
    ['cpu: 100m', 'cpu: "0.1"'],
    ['memory: 1Gi', 'memory: 1024Mi'],
    ['image: web:1', 'image: web:1\n          env: []\n          tty: false\n          workingDir: ""'],
    ['image: web:1', 'image: web:1\n          securityContext: null'],
    ['volumes:', 'nodeSelector: {}\n      tolerations: []\n      hostNetwork: false\n      volumes:'],
  ])('is the same with %s as %s', (from, to) => {
    expect(changed(from, to)).toEqual([['none', 'the template of the pods stays as it is']])
  })

  test.each([
    ['image: web:1', 'image: web:1\n          securityContext: {}'],
    ['cpu: 100m', 'cpu: 101m'],
    ['volumes:', 'automountServiceAccountToken: false\n      volumes:'],
  ])('is another with %s as %s', (from, to) => {
    expect(changed(from, to).map(([outcome]) => outcome)).toEqual(['recreate'])
  })

  // A Deployment compares what templates mean, a CloneSet what is written of them, and 1Gi is not written as a number of bytes.
  test('is another with the same size in bytes, but for a Deployment', () => {
    const outcomes = changed('sizeLimit: 1Gi', 'sizeLimit: "1073741824"').map(([outcome]) => outcome)
    expect(outcomes).toEqual([kind === 'Deployment' ? 'none' : 'recreate'])
  })

  test('is another with another image', () => {
    const outcome = kind === 'CloneSet' ? IN_PLACE : ['recreate', 'a Deployment makes new pods for a new template']
    expect(changed('web:1', 'web:2')).toEqual([outcome])
  })
})
