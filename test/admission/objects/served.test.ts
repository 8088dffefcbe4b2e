import { describe, expect, test } from 'vitest'
import { knownReleases } from '../../../src/cluster/releases.js'
import { knowledge } from '../../knowledge.js'
import { judged } from './judged.js'

const object = (apiVersion: string, kind: string) =>
  `{ apiVersion: ${apiVersion}, kind: ${kind}, metadata: { name: a } }`
const said = (apiVersion: string, kind: string, versions = '1.32.13/1.9.0') =>
  judged(versions, object(apiVersion, kind))
const none = (apiVersion: string, kind: string) => [
  `kube-apiserver /apiVersion no matches for kind "${kind}" in version "${apiVersion}"`,
]

describe('a version that no known release of Kubernetes serves', () => {
  test.each([
    ['batch/v1beta1', 'CronJob'],
    ['batch/v2alpha1', 'CronJob'],
    ['policy/v1beta1', 'PodDisruptionBudget'],
    ['extensions/v1beta1', 'Deployment'],
    ['extensions/v1beta1', 'DaemonSet'],
    ['extensions/v1beta1', 'ReplicaSet'],
    ['apps/v1beta1', 'Deployment'],
    ['apps/v1beta1', 'StatefulSet'],
    ['apps/v1beta2', 'Deployment'],
    ['apps/v1beta2', 'DaemonSet'],
    ['apps/v1beta2', 'ReplicaSet'],
    ['apps/v1beta2', 'StatefulSet'],
    ['autoscaling/v2beta1', 'HorizontalPodAutoscaler'],
    ['autoscaling/v2beta2', 'HorizontalPodAutoscaler'],
    ['scheduling.k8s.io/v1alpha1', 'PriorityClass'],
    ['scheduling.k8s.io/v1beta1', 'PriorityClass'],
    ['v1beta1', 'Pod'],
  ])('%s %s is refused where it is written, whatever else is wrong', (apiVersion, kind) => {
    for (const { text } of knownReleases(knowledge, 'kubernetes'))
      expect([text, ...said(apiVersion, kind, text)]).toEqual([text, ...none(apiVersion, kind)])
  })

  test.each([
    ['autoscaling/v1', 'HorizontalPodAutoscaler'],
    ['autoscaling/v2', 'HorizontalPodAutoscaler'],
    ['v1', 'Namespace'],
  ])('%s %s is served by each', (apiVersion, kind) => {
    for (const { text } of knownReleases(knowledge, 'kubernetes')) expect(said(apiVersion, kind, text)).toEqual([])
  })
})

test.each([
  ['v1', 'Deployment'],
  ['apps/v1', 'Pod'],
  ['apps/v1', 'CronJob'],
  ['batch/v1', 'DaemonSet'],
  ['apps/v1', 'CloneSet'],
  ['apps.kruise.io/v1alpha1', 'Deployment'],
  ['apps.kruise.io/v1alpha1', 'PodUnavailableBudget'],
  ['app.kruise.io/v1alpha1', 'CloneSet'],
])('%s has no %s: a known kind in a known group that is not its own', (apiVersion, kind) => {
  expect(said(apiVersion, kind)).toEqual(none(apiVersion, kind))
})

test.each([
  ['serving.knative.dev/v1', 'Deployment'],
  ['batch.volcano.sh/v1alpha1', 'Job'],
  ['v1', 'Service'],
  ['policy/v1beta1', 'PodSecurityPolicy'],
])('%s %s is not ours to judge', (apiVersion, kind) => {
  expect(said(apiVersion, kind)).toEqual([])
})
