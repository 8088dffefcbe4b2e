import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PatchError, patchSchema, strategicMerge } from '../../src/admission/strategic-merge.js'
import type { Json, Path } from '../../src/source/path.js'
import { valueAt } from '../../src/source/path.js'

type Row = Record<string, any>

const lines = (name: string): Row[] =>
  readFileSync(new URL(`../oracle/strategic-merge/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const minor = (api: string) => Number(api.split('.')[1])

/** The build whose Kubernetes libraries are those of k8s.io/api 0.MINOR. */
const build = (of: number) => ({
  holds: (fact: string) =>
    of >= (fact === 'strategic-merge-prunes-directives' ? 28 : Number(/-1-(\d+)$/.exec(fact)?.[1])),
})

const schema = patchSchema('Pod', build(32))

function outcome(original: Json, patch: Json, schemaOf = schema) {
  try {
    return { r: strategicMerge(original, patch, { schema: schemaOf }) }
  } catch (error) {
    const { message, panics } = error as PatchError
    return panics ? { p: message } : { e: message }
  }
}

const recorded = (() => {
  let [api, original]: [string, Json] = ['', null]
  return lines('cases.jsonl').flatMap((row, at): Row[] => {
    api = row.api ?? api
    original = 'o' in row ? row.o : original
    return row.api ? [] : [{ ...row, o: original, api, line: at + 1 }]
  })
})()

describe('the recorded answers of k8s.io/apimachinery', () => {
  it.each(lines('tables.jsonl').map(({ api, structs }) => [api, structs]))('%s: the structs', (api, structs) => {
    const { structs: ours } = patchSchema('Pod', build(minor(api)))
    expect(Object.fromEntries([...ours].map(([name, fields]) => [name, Object.fromEntries(fields)]))).toEqual(structs)
  })

  for (const of of new Set(recorded.map((each) => each.api as string))) {
    const schemas = new Map(
      (['Pod', 'PodTemplateSpec'] as const).map((root) => [root as string, patchSchema(root, build(minor(of)))]),
    )
    it(`${of}: every case`, () => {
      const wrong = recorded
        .filter((each) => each.api === of)
        .flatMap(({ line, t = 'Pod', o, d, x }) => {
          const given = JSON.stringify([o, d])
          const ours = outcome(o, d, schemas.get(t)!)
          expect(JSON.stringify([o, d])).toBe(given)
          return x.some((each: Row) => same(each, ours)) ? [] : [{ line, original: o, patch: d, upstream: x, ours }]
        })
      expect(wrong).toEqual([])
    })
  }
})

// What a panic says depends on the Go that upstream was compiled with, not on upstream.
const plain = (text: string | undefined) => text?.replace('runtime error: ', '').replace('type: ', 'type ')

function same(left: Row, right: Row): boolean {
  if (plain(left.p) !== plain(right.p)) return false
  if (left.p) return true
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right))
}

function sorted(value: any): any {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

/** A merge with everything that it told. */
function observed(original: Json, patch: Json, schemaOf = schema) {
  const told = {
    copies: new Map<object, Row>(),
    writes: new Map<object, Map<string | number, Path>>(),
    moves: new Map<object, Map<number, number>>(),
    deletes: new Map<object, Map<string | number, Path>>(),
  }
  const note = <K, V>(into: Map<object, Map<K, V>>, target: object, key: K, value: V) => {
    const known = into.get(target) ?? new Map<K, V>()
    expect(known.has(key)).toBe(false)
    into.set(target, known.set(key, value))
  }
  const result = strategicMerge(original, patch, {
    schema: schemaOf,
    onCopy: (from, to) => {
      expect(told.copies.has(to)).toBe(false)
      told.copies.set(to, from)
    },
    onMove: (target, index, from, was) => {
      expect(told.copies.get(target)).toBe(from)
      note(told.moves, target, index, was)
    },
    onWrite: (target, key, path) => note(told.writes, target, key, path),
    onDelete: (target, key, path) => note(told.deletes, target, key, path),
  })
  return { result, told }
}

/** Checks that what was told explains every value of the result, and nothing that did not change. */
function explained(original: Json, patch: Json, schemaOf = schema) {
  const before = JSON.stringify([original, patch])
  const { result, told } = observed(original, patch, schemaOf)
  expect(JSON.stringify([original, patch])).toBe(before)
  const originals = new Set<unknown>()
  const collect = (value: Json) => {
    if (typeof value !== 'object' || value === null) return
    originals.add(value)
    Object.values(value).forEach(collect)
  }
  collect(original)
  for (const [to, from] of told.copies) {
    expect(originals.has(from) || original === null).toBe(true)
    expect(same(from, to as Row)).toBe(false)
  }
  const visit = (value: any, writtenAt: Path | undefined) => {
    if (typeof value !== 'object' || value === null) return
    const from = told.copies.get(value)
    const writes = told.writes.get(value) ?? new Map<string | number, Path>()
    const moves = told.moves.get(value) ?? new Map<number, number>()
    const deletes = told.deletes.get(value) ?? new Map<string | number, Path>()
    if (!from && !writtenAt) {
      expect(originals.has(value)).toBe(true)
      expect([writes.size, moves.size, deletes.size]).toEqual([0, 0, 0])
      return
    }
    for (const path of deletes.values()) expect(valueAt(patch, path)).not.toBe(undefined)
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    for (const key of keys) {
      const path = writes.get(key)
      if (path) {
        const source = valueAt(patch, path) as Json
        if (typeof value[key] !== 'object' || value[key] === null) expect(value[key]).toBe(source)
        if (from && !Array.isArray(value) && Object.hasOwn(from, key)) expect(same(from[key], value[key])).toBe(false)
      } else if (Array.isArray(value)) {
        expect(moves.has(key as number)).toBe(true)
        const item = from![moves.get(key as number)!]
        expect(value[key as number] === item || told.copies.get(value[key as number]) === item).toBe(true)
      } else {
        expect(from && Object.hasOwn(from, key)).toBe(true)
        expect(value[key] === from![key] || told.copies.get(value[key]) === from![key]).toBe(true)
      }
      visit(value[key], path)
    }
    if (!from) return
    const gone = Array.isArray(from)
      ? [...from.keys()].filter((was) => ![...moves.values()].includes(was))
      : Object.keys(from).filter((key) => !Object.hasOwn(value, key))
    expect([...deletes.keys()].sort()).toEqual(gone.sort())
  }
  visit(result, told.copies.has(result as object) || result === original ? undefined : [])
  return result
}

describe('provenance', () => {
  it('explains every recorded result', () => {
    for (const { api, t = 'Pod', o, d, x, line } of recorded) {
      if (!x[0].r || x.length > 1) continue
      try {
        explained(o, d, patchSchema(t, build(minor(api))))
      } catch (error) {
        throw new Error(`cases.jsonl:${line} ${JSON.stringify(d)}`, { cause: error })
      }
    }
  })

  it('moves with the containers that a patch reorders, inserts and changes', () => {
    const original = {
      spec: { containers: [{ name: 'a', image: 'x' }, { name: 'b', env: [{ name: 'e', value: '1' }] }, { name: 'c' }] },
    }
    const patch = {
      spec: {
        '$setElementOrder/containers': [{ name: 'new' }, { name: 'b' }, { name: 'a' }],
        containers: [
          { name: 'new', image: 'n' },
          { name: 'b', env: [{ name: 'e', value: '2' }] },
          { name: 'c', $patch: 'delete' },
        ],
      },
    }
    const { result, told } = observed(original, patch)
    expect(result).toEqual({
      spec: {
        containers: [
          { name: 'new', image: 'n' },
          { name: 'b', env: [{ name: 'e', value: '2' }] },
          { name: 'a', image: 'x' },
        ],
      },
    })
    const list = (result as any).spec.containers
    const [, b] = original.spec.containers
    expect(list[2]).toBe(original.spec.containers[0])
    expect(told.copies.get(list[1])).toBe(b)
    expect(told.writes.get(list)).toEqual(new Map([[0, ['spec', 'containers', 0]]]))
    expect(told.moves.get(list)).toEqual(
      new Map([
        [1, 1],
        [2, 0],
      ]),
    )
    expect(told.deletes.get(list)).toEqual(new Map([[2, ['spec', 'containers', 2]]]))
    expect(told.writes.get(list[1].env[0])).toEqual(new Map([['value', ['spec', 'containers', 1, 'env', 0, 'value']]]))
    expect(told.writes.get(list[0])).toEqual(
      new Map([
        ['name', ['spec', 'containers', 0, 'name']],
        ['image', ['spec', 'containers', 0, 'image']],
      ]),
    )
  })

  it('tells what removed a value', () => {
    const original = {
      metadata: { finalizers: ['a', 'b'] },
      spec: { nodeName: 'n', priority: 1, volumes: [{ name: 'v', hostPath: { path: '/' } }] },
    }
    const { result, told } = observed(original, {
      metadata: { '$deleteFromPrimitiveList/finalizers': ['x', 'a'] },
      spec: {
        priority: null,
        hostNetwork: null,
        volumes: [{ name: 'v', $retainKeys: ['name', 'emptyDir'], emptyDir: {} }],
      },
    })
    const { metadata, spec } = result as any
    expect(metadata.finalizers).toEqual(['b'])
    expect(told.moves.get(metadata.finalizers)).toEqual(new Map([[0, 1]]))
    expect(told.deletes.get(metadata.finalizers)).toEqual(
      new Map([[0, ['metadata', '$deleteFromPrimitiveList/finalizers', 1]]]),
    )
    expect(told.deletes.get(spec)).toEqual(new Map([['priority', ['spec', 'priority']]]))
    expect(told.deletes.get(spec.volumes[0])).toEqual(new Map([['hostPath', ['spec', 'volumes', 0, '$retainKeys']]]))
  })

  it('keeps the origin of what the patch repeats', () => {
    const original = { spec: { priorityClassName: 'high', tolerations: [{ key: 'a', operator: 'Exists' }] } }
    const patch = { spec: { priorityClassName: 'high', tolerations: [{ operator: 'Exists', key: 'a' }] } }
    expect(strategicMerge(original, patch, { schema })).toBe(original)
  })
})

const name = fc.constantFrom('a', 'b', 'c')
const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>
const directive = fc.constantFrom('delete', 'replace', 'merge')
const element = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      { name, image: name, env: fc.array(fc.record({ name, value: name }), { maxLength: 3 }) },
      { requiredKeys: ['name'] },
    ),
  },
  { weight: 2, arbitrary: fc.record({ name, $patch: directive }, { requiredKeys: ['$patch'] }) },
  { weight: 1, arbitrary: anything },
)
const patches = fc.record(
  {
    $patch: fc.oneof({ weight: 1, arbitrary: directive }, { weight: 9, arbitrary: fc.constant(undefined) }),
    metadata: fc.oneof(
      anything,
      fc.record({ finalizers: fc.array(name), '$deleteFromPrimitiveList/finalizers': fc.array(name) }),
    ),
    spec: fc.oneof(
      anything,
      fc.record(
        {
          containers: fc.array(element, { maxLength: 5 }),
          '$setElementOrder/containers': fc.array(fc.record({ name }), { maxLength: 4 }),
          tolerations: fc.array(fc.record({ key: name })),
          nodeSelector: fc.dictionary(name, fc.option(name)),
          $retainKeys: fc.subarray(['containers', 'tolerations', 'nodeSelector']),
        },
        { requiredKeys: ['containers'] },
      ),
    ),
  },
  { requiredKeys: [] },
)
const environment = fc.uniqueArray(fc.record({ name, value: name }), { maxLength: 2, selector: (each) => each.name })
const containers = fc.uniqueArray(fc.record({ name, image: name, env: environment }), { selector: (each) => each.name })
const pods = fc.record({
  metadata: fc.record({ finalizers: fc.uniqueArray(name) }),
  spec: fc.record({
    containers,
    tolerations: fc.array(fc.record({ key: name }), { maxLength: 2 }),
    nodeSelector: fc.dictionary(name, name),
  }),
})
const plainJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))

describe('any pod and any patch', () => {
  it('is the pod itself under {} and null', () => {
    fc.assert(
      fc.property(pods.map(plainJson), (pod) => {
        expect(strategicMerge(pod, {}, { schema })).toBe(pod)
        expect(strategicMerge(pod, null, { schema })).toBe(pod)
      }),
      { numRuns: 50 },
    )
  })

  it('fails with a PatchError or is explained', () => {
    let merged = 0
    fc.assert(
      fc.property(pods.map(plainJson), patches.map(plainJson), (pod, patch) => {
        try {
          strategicMerge(pod, patch, { schema })
        } catch (error) {
          expect(error).toBeInstanceOf(PatchError)
          return
        }
        merged++
        explained(pod, patch)
      }),
      { numRuns: 400, seed: 7 },
    )
    expect(merged).toBeGreaterThan(50)
  })

  it('does not change an object twice', () => {
    fc.assert(
      fc.property(pods.map(plainJson), pods.map(plainJson), (pod, patch) => {
        const once = strategicMerge(pod, patch, { schema })
        expect(strategicMerge(once, patch, { schema })).toBe(once)
      }),
      { numRuns: 100, seed: 7 },
    )
  })
})
