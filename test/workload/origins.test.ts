import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patchSchema, strategicMerge } from '../../src/admission/strategic-merge.js'
import type { Json, Path } from '../../src/source/path.js'
import { valueAt } from '../../src/source/path.js'
import type { JsonObject, Manifest } from '../../src/workload/manifest.js'
import { type Origin, Origins } from '../../src/workload/origins.js'
import { manifests, podOf, writer } from '../admission/cluster.js'

const [a, b] = manifests(
  '{ apiVersion: v1, kind: A, metadata: { name: a } }\n---\n{ apiVersion: v1, kind: B, metadata: { name: b } }',
) as [Manifest, Manifest]

const shown = (origin: Origin | undefined): string | undefined =>
  origin && `${origin.manifest.name}:${origin.path.join('/')}`

/** Small trees, with lists and objects. */
const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc.constantFrom<Json>(null, 1, 'x', true),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('tree'), { maxKeys: 3 }),
  ),
}))
const json = tree.map((value) => JSON.parse(JSON.stringify(value)) as Json)

function paths(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [at, ...keys.flatMap((key) => paths(valueAt(value, [key]) as Json, [...at, key]))]
}

describe('what is adopted', () => {
  test('is a copy in which every part knows its path', () => {
    fc.assert(
      fc.property(json, (value) => {
        const origins = new Origins()
        const copy = origins.adopt(a, ['spec'], value)
        expect(copy).toEqual(value)
        if (typeof value !== 'object' || value === null) return
        expect(copy).not.toBe(value)
        for (const path of paths(copy)) expect(shown(origins.of(copy, path))).toBe(['a:spec', ...path].join('/'))
      }),
    )
  })

  test('keeps its origins in a copy, and the copy’s changes are its own', () => {
    fc.assert(
      fc.property(json, (value) => {
        const origins = new Origins()
        const first = origins.adopt(a, [], value)
        const second = origins.copy(first)
        expect(second).toEqual(first)
        for (const path of paths(second)) expect(shown(origins.of(second, path))).toBe(shown(origins.of(first, path)))
        if (typeof second !== 'object' || second === null || Array.isArray(second)) return
        origins.write(second, 'a', { manifest: b, path: ['x'] })
        if (typeof second.a !== 'object' || second.a === null) expect(shown(origins.of(second, ['a']))).toBe('b:x')
        expect(shown(origins.of(first, ['a']))).toBe('a:a')
      }),
    )
  })

  test('keeps its origins wherever it is moved, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }), (order) => {
        const origins = new Origins()
        const list = origins.adopt(
          a,
          ['l'],
          [0, 1, 2, 3, 4].map((n) => ({ n, deep: [{ n }] })),
        )
        const other = origins.adopt(b, ['o'], [{ n: 'new' }])
        const moved: Json[] = [...other, ...order.map((at) => list[at]!)]
        order.forEach((was, at) => {
          expect(shown(origins.of(moved, [at + 1, 'n']))).toBe(`a:l/${was}/n`)
          expect(shown(origins.of(moved, [at + 1, 'deep', 0, 'n']))).toBe(`a:l/${was}/deep/0/n`)
        })
        expect(shown(origins.of(moved, [0, 'n']))).toBe('b:o/0/n')
      }),
    )
  })
})

describe('the origin of a path', () => {
  const origins = new Origins()
  const root = origins.adopt(a, ['spec'], { list: ['x', 'y'], object: { key: 1 }, none: null } as JsonObject)

  test.each([
    [[], 'a:spec'],
    [['list', 1], 'a:spec/list/1'],
    [['absent'], 'a:spec/absent'],
    [['absent', 0, 'deeper'], 'a:spec/absent/0/deeper'],
    [['list', 7, 'x'], 'a:spec/list/7/x'],
    [['object', 'key', 'below', 'a scalar'], 'a:spec/object/key/below/a scalar'],
    [['none', 'x'], 'a:spec/none/x'],
    [['constructor'], 'a:spec/constructor'],
    [['__proto__', 'x'], 'a:spec/__proto__/x'],
  ] as [Path, string][])('%j is %s', (path, expected) => {
    expect(shown(origins.of(root, path))).toBe(expected)
  })

  test('is nobody’s where upstream itself wrote', () => {
    expect(origins.of({ a: { b: 1 } }, ['a', 'b'])).toBeUndefined()
    expect(origins.of('text', [])).toBeUndefined()
    expect(origins.of(null, ['x'])).toBeUndefined()
  })

  test('is the scalar’s writer, and the remover’s of what is gone', () => {
    const own = new Origins()
    const pod = own.adopt(a, [], { spec: { class: 'x', kept: 'y', deep: { z: 1 } } } as JsonObject)
    const spec = pod.spec as JsonObject
    spec.class = 'z'
    own.write(spec, 'class', { manifest: b, path: ['patch', 'class'] })
    delete spec.deep
    own.write(spec, 'deep', { manifest: b, path: ['patch', 'deep'] })
    expect(shown(own.of(pod, ['spec', 'class']))).toBe('b:patch/class')
    expect(shown(own.of(pod, ['spec', 'kept']))).toBe('a:spec/kept')
    expect(shown(own.of(pod, ['spec', 'deep', 'z']))).toBe('b:patch/deep/z')
    const copy = own.copy(pod)
    expect(shown(own.of(copy, ['spec', 'class']))).toBe('b:patch/class')
  })

  test('an unknown writer changes nothing that is known', () => {
    const own = new Origins()
    const value = own.adopt(a, [], { x: 1 } as JsonObject)
    own.write(value, 'x', undefined)
    own.own(value, undefined)
    own.inheritWhole({}, value)
    expect(shown(own.of(value, ['x']))).toBe('a:x')
  })
})

describe('a strategic merge in the effective pod', () => {
  const text = (patch: JsonObject): string =>
    [
      {
        apiVersion: 'apps.kruise.io/v1alpha1',
        kind: 'CloneSet',
        metadata: { name: 'web', namespace: 'shop' },
        spec: {
          selector: { matchLabels: { app: 'web' } },
          template: {
            metadata: { labels: { app: 'web' }, finalizers: ['x/a', 'x/b'] },
            spec: {
              priorityClassName: 'low',
              nodeSelector: { zone: 'a', disk: 'ssd' },
              containers: [
                { name: 'one', image: 'one:1', env: [{ name: 'A', value: 'a' }], args: ['x', 'y'] },
                { name: 'two', image: 'two:1' },
              ],
              tolerations: [{ key: 'a', operator: 'Exists' }],
            },
          },
        },
      },
      {
        apiVersion: 'apps.kruise.io/v1alpha1',
        kind: 'WorkloadSpread',
        metadata: { name: 'ws', namespace: 'shop' },
        spec: {
          targetRef: { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'CloneSet', name: 'web' },
          subsets: [{ name: 'x', tolerations: [{ key: 'b' }], patch }],
        },
      },
    ]
      .map((each) => JSON.stringify(each))
      .join('\n---\n')
  const of = (patch: JsonObject, ...path: Path) =>
    writer(podOf('1.28.15/1.8.4', text(patch), { mode: 'look-past' }), ...path)
  const template = 'CloneSet/web spec/template'
  const subset = 'WorkloadSpread/ws spec/subsets/0'

  test.each([
    [
      'a written scalar',
      { spec: { priorityClassName: 'high' } },
      ['spec', 'priorityClassName'],
      `${subset}/patch/spec/priorityClassName`,
    ],
    [
      'its untouched sibling',
      { spec: { priorityClassName: 'high' } },
      ['spec', 'nodeSelector', 'zone'],
      `${template}/spec/nodeSelector/zone`,
    ],
    [
      'a removed key',
      { spec: { priorityClassName: null } },
      ['spec', 'priorityClassName'],
      `${subset}/patch/spec/priorityClassName`,
    ],
    [
      'a removed object',
      { spec: { nodeSelector: null } },
      ['spec', 'nodeSelector', 'zone'],
      `${subset}/patch/spec/nodeSelector/zone`,
    ],
    [
      'a key of a merged map',
      { spec: { nodeSelector: { zone: 'b' } } },
      ['spec', 'nodeSelector', 'zone'],
      `${subset}/patch/spec/nodeSelector/zone`,
    ],
    [
      'its untouched key',
      { spec: { nodeSelector: { zone: 'b' } } },
      ['spec', 'nodeSelector', 'disk'],
      `${template}/spec/nodeSelector/disk`,
    ],
    [
      'the image of a merged container',
      { spec: { containers: [{ name: 'two', image: 'x:2' }] } },
      ['spec', 'containers', 1, 'image'],
      `${subset}/patch/spec/containers/0/image`,
    ],
    [
      'the image of another',
      { spec: { containers: [{ name: 'two', image: 'x:2' }] } },
      ['spec', 'containers', 0, 'image'],
      `${template}/spec/containers/0/image`,
    ],
    [
      'an added variable',
      { spec: { containers: [{ name: 'one', env: [{ name: 'B', value: 'b' }] }] } },
      ['spec', 'containers', 0, 'env', 0, 'value'],
      `${subset}/patch/spec/containers/0/env/0/value`,
    ],
    [
      'an atomic list',
      { spec: { containers: [{ name: 'one', args: ['z'] }] } },
      ['spec', 'containers', 0, 'args', 0],
      `${subset}/patch/spec/containers/0/args/0`,
    ],
    [
      'a container that moves',
      {
        spec: {
          $retainKeys: undefined,
          '$setElementOrder/containers': [{ name: 'two' }, { name: 'one' }],
          containers: [{ name: 'two' }],
        },
      },
      ['spec', 'containers', 1, 'image'],
      `${template}/spec/containers/0/image`,
    ],
    [
      'a deleted container’s successor',
      { spec: { containers: [{ name: 'one', $patch: 'delete' }] } },
      ['spec', 'containers', 0, 'image'],
      `${template}/spec/containers/1/image`,
    ],
    ['the subset’s own toleration', {}, ['spec', 'tolerations', 1, 'key'], `${subset}/tolerations/0/key`],
    ['the template’s toleration', {}, ['spec', 'tolerations', 0, 'key'], `${template}/spec/tolerations/0/key`],
  ] as unknown as [string, JsonObject, Path, string][])('%s', (_, patch, path, expected) => {
    expect(of(patch, ...path)).toBe(expected)
  })
})

test('a merge of any two trees tells for every part of the result who wrote it, with that value', () => {
  const schema = patchSchema('Pod', { holds: () => true })
  const key = fc.constantFrom('labels', 'x', 'name', 'annotations')
  const part = fc.dictionary(
    fc.constantFrom('labels', 'annotations', 'name'),
    fc.oneof(fc.constantFrom<Json>('s', 't', null), fc.dictionary(key, fc.constantFrom<Json>('u', 'v', null))),
  )
  fc.assert(
    fc.property(part, part, (left, right) => {
      const origins = new Origins()
      const given = JSON.parse(JSON.stringify({ metadata: left })) as JsonObject
      const patch = JSON.parse(JSON.stringify({ metadata: right })) as JsonObject
      const original = origins.adopt(a, [], given)
      const from = (path: Path) => ({ manifest: b, path: ['patch', ...path] })
      const merged = strategicMerge(original, patch, {
        schema,
        onCopy: (was, is) => origins.inherit(was, is),
        onWrite: (target, name, path) => origins.write(target, name, from(path)),
        onDelete: (target, name, path) => origins.write(target, name, from(path)),
      })
      for (const path of paths(merged)) {
        const value = valueAt(merged, path)
        const origin = origins.of(merged, path)
        if (typeof value === 'object' && value !== null) continue
        const source =
          origin?.manifest === b ? valueAt({ patch }, origin.path) : valueAt(given, origin?.path ?? ['none'])
        expect([path, source]).toEqual([path, value])
      }
    }),
    { numRuns: 300 },
  )
})
