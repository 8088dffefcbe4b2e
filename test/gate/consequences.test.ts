import { expect, test } from 'vitest'
import { checked, on } from './judge.js'

const told = async (version: string, text: string) => {
  const { findings } = await checked(on([version], text))
  return findings.map(({ ruleId, line, refusal }) => [ruleId, line, refusal?.message])
}

const template = `
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers: to be written
`
const TEXT = 'json: cannot unmarshal string into Go struct field'

test('a list that is a text is told as what it is, and not as missing besides', async () => {
  const pod = 'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers: to be written\n'
  expect(await told('1.32.13/1.6.3', pod)).toEqual([
    [
      'object-refused',
      5,
      `Pod in version "v1" cannot be handled as a Pod: ${TEXT} PodSpec.spec.containers of type []v1.Container`,
    ],
  ])
  const deployment = `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:${template}`
  const error = `${TEXT} PodSpec.spec.template.spec.containers of type []v1.Container`
  expect(await told('1.32.13/1.6.3', deployment)).toEqual([
    ['object-refused', 9, `Deployment in version "v1" cannot be handled as a Deployment: ${error}`],
  ])
  const cloneSet = `apiVersion: apps.kruise.io/v1alpha1\nkind: CloneSet\nmetadata: { name: web }\nspec:${template}`
  expect(await told('1.32.13/1.6.3', cloneSet)).toEqual([['object-refused', 9, error]])
})

test('beside the first value of a wrong type, what is really missing is told', async () => {
  const pod = `apiVersion: v1
kind: Pod
metadata: { name: web }
spec:
  activeDeadlineSeconds: soon
  containers:
    - { name: app, image: ['app:1'] }
    - { name: proxy, image: '' }
    - { name: log, image: {} }
    - { name: shell }
`
  expect(await told('1.32.13/1.6.3', pod)).toEqual([
    [
      'object-refused',
      5,
      `Pod in version "v1" cannot be handled as a Pod: ${TEXT} PodSpec.spec.activeDeadlineSeconds of type int64`,
    ],
    ['object-refused', 8, 'spec.containers[1].image: Required value'],
    ['object-refused', 9, 'spec.containers[2].image: Required value'],
    ['object-refused', 10, 'spec.containers[3].image: Required value'],
  ])
})
