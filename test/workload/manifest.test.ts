import { describe, expect, test } from 'vitest'
import { isReadable, readDocuments } from '../../src/source/yaml.js'
import { isObject, type Manifest, manifestsOf, nameOf, objects, text } from '../../src/workload/manifest.js'

function read(yaml: string): Manifest[] | { readonly reason: string } {
  const [document] = readDocuments({ path: 'a.yaml', text: yaml }).filter(isReadable)
  return manifestsOf(document!)
}

const one = (yaml: string): Manifest => (read(yaml) as Manifest[])[0]!

describe('what a document holds', () => {
  test('an object, with its group, version and labels', () => {
    const manifest = one(
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web, labels: { a: b } }\nspec: { replicas: 2 }\n',
    )
    const { group, apiVersion, kind, namespace, name, labels, spec, at } = manifest
    expect([group, apiVersion, kind, namespace, name]).toEqual(['apps', 'apps/v1', 'Deployment', 'default', 'web'])
    expect([labels, spec, at]).toEqual([{ a: 'b' }, { replicas: 2 }, []])
    expect(nameOf(manifest)).toBe('Deployment default/web')
    expect(manifest.value).toBe(manifest.value)
  })

  test('no namespace where its kind stands in none', () => {
    for (const head of [
      'scheduling.k8s.io/v1, kind: PriorityClass',
      'v1, kind: Namespace',
      'apps.kruise.io/v1alpha1, kind: SidecarSet',
      'rbac.authorization.k8s.io/v1, kind: ClusterRole',
    ]) {
      const manifest = one(`{ apiVersion: ${head}, metadata: { name: x, namespace: lost } }`)
      expect([manifest.namespace, nameOf(manifest)]).toEqual([null, `${manifest.kind} x`])
    }
  })

  test('a generated name, and a name that is a number', () => {
    expect(one('{ apiVersion: v1, kind: Pod, metadata: { generateName: web- } }').name).toBe('web-')
    expect(one('{ apiVersion: v1, kind: Pod, metadata: { name: 5 } }').name).toBe('5')
    expect(one('{ apiVersion: v1, kind: Pod, metadata: [] }').name).toBe('')
    expect(one('{ apiVersion: v1, kind: Pod, metadata: { name: null, namespace: { a: b } } }').namespace).toBe(
      'default',
    )
  })

  test('each object of a List, where it stands', () => {
    for (const kind of ['List', 'PodList']) {
      const list = read(
        `{ apiVersion: v1, kind: ${kind}, items: [{ apiVersion: v1, kind: Pod, metadata: { name: a } }, 5, { apiVersion: v1, kind: Pod, metadata: { name: b } }] }`,
      )
      expect((list as Manifest[]).map(({ name, at }) => [name, at])).toEqual([
        ['a', ['items', 0]],
        ['b', ['items', 2]],
      ])
    }
    expect(read('{ apiVersion: v1, kind: List, items: [] }')).toEqual([])
  })

  test('or why it holds none', () => {
    expect(read('[1]')).toEqual({ reason: 'not a Kubernetes object: the document is no mapping' })
    for (const yaml of [
      'a: b',
      'kind: Pod',
      'apiVersion: v1',
      '{ apiVersion: v1, kind: null }',
      '{ apiVersion: {}, kind: Pod }',
    ])
      expect(read(yaml)).toEqual({ reason: 'not a Kubernetes object: no apiVersion and kind' })
  })

  test('spec and labels of any shape', () => {
    for (const shape of ['null', '5', '[a]', 'text']) {
      const manifest = one(`{ apiVersion: v1, kind: Pod, metadata: { labels: ${shape} }, spec: ${shape} }`)
      expect([manifest.spec, manifest.labels]).toEqual([{}, {}])
    }
  })

  test('a key __proto__ is a key', () => {
    const { value } = one('{ apiVersion: v1, kind: Pod, __proto__: { polluted: true } }')
    expect(Object.hasOwn(value, '__proto__')).toBe(true)
    expect((value as { polluted?: boolean }).polluted).toBeUndefined()
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

test('small readers take any value', () => {
  expect([isObject({}), isObject([]), isObject(null), isObject('x'), isObject(undefined)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(objects([{ a: 1 }, null, 5, [{}], 'x'])).toEqual([{ a: 1 }])
  expect([objects(null), objects({ 0: {} }), objects('ab')]).toEqual([[], [], []])
  expect([text('x'), text(5), text(null), text(undefined)]).toEqual(['x', '', '', ''])
})
