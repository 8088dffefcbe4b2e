import { expect, test } from 'vitest'
import { judged } from './judged.js'

test.each([
  ['annotations: { a: 10 }', '/metadata/annotations/a', 'number', 'annotations'],
  ['labels: { a: true }', '/metadata/labels/a', 'bool', 'labels'],
])('metadata of a custom resource: %s', (metadata, path, given, field) => {
  const set = `apiVersion: apps.kruise.io/v1alpha1\nkind: CloneSet\nmetadata: { name: web, ${metadata} }\nspec: { replicas: x }\n`
  expect(judged('1.32.13/1.6.3', set)).toEqual([
    `Decoding ${path} CloneSet in version "v1alpha1" cannot be handled as a CloneSet: json: cannot unmarshal ${given} into Go struct field ObjectMeta.${field} of type string`,
  ])
})

test('metadata of a custom resource that is not there is nothing wrong', () => {
  const spread =
    'apiVersion: apps.kruise.io/v1alpha1\nkind: PodProbeMarker\nmetadata: { name: web, labels: null }\nspec: { selector: 5 }\n'
  expect(judged('1.32.13/1.6.3', spread).join()).not.toContain('Decoding')
})
