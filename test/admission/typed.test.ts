import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patchSchema } from '../../src/admission/merge-keys.js'
import { rebase, typed } from '../../src/admission/typed.js'
import type { Json, Path } from '../../src/source/path.js'
import { valueAt } from '../../src/source/path.js'
import { Origins } from '../../src/workload/origins.js'
import { manifests } from './cluster.js'

const recorded = readFileSync(new URL('../oracle/jsonpatch/answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as [raw: Json, before: Json, after: Json, stored: Json])

describe('rebase', () => {
  test('stores what the recorded libraries store', () => {
    const wrong = recorded.filter(
      ([raw, before, after, stored]) => !equal(rebase(raw, before, after, new Origins()), stored),
    )
    expect(wrong).toEqual([])
  })

  test('a field that the webhook does not know stays at its index, under whatever the webhook put there', () => {
    const [raw, before, after] = [
      { list: [{ name: 'app', policy: 'p' }] },
      { list: [{ name: 'app' }] },
      { list: [{ name: 'side' }, { name: 'app' }] },
    ]
    expect(rebase(raw, before, after, new Origins())).toEqual({
      list: [{ name: 'side', policy: 'p' }, { name: 'app' }],
    })
  })

  test('each part keeps the origin of the one that it came from', () => {
    const [pod, set] = manifests(`
{ apiVersion: v1, kind: Pod, metadata: { name: p }, list: [{ name: app, policy: p }] }
---
{ apiVersion: v1, kind: Set, metadata: { name: s }, list: [{ name: side }] }`)
    const origins = new Origins()
    const raw = origins.adopt(pod!, ['list'], pod!.value.list as Json[])
    const before = origins.copy(raw).map((each) => {
      delete (each as { policy?: Json }).policy
      return each
    })
    const side = origins.adopt(set!, ['list'], set!.value.list as Json[])
    const after = [side[0]!, origins.copy(before[0]!)]
    const stored = rebase(raw, before, after, origins)
    const at = (...path: Path) => {
      const origin = origins.of(stored, path)
      return `${origin?.manifest.name} ${origin?.path.join('/')}`
    }
    expect([at(0, 'name'), at(0, 'policy'), at(1, 'name')]).toEqual([
      's list/0/name',
      'p list/0/policy',
      'p list/0/name',
    ])
  })

  test('nothing changed is nothing changed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), (value) => {
        const given = JSON.parse(JSON.stringify(value)) as Json
        expect(rebase(given, given, given, new Origins())).toEqual(given)
      }),
      { examples: [[JSON.parse('[{"__proto__":""}]')], [JSON.parse('{"a":{"__proto__":{"b":1}}}')]] },
    )
  })
})

describe('typed', () => {
  const structs = (minor: number) =>
    patchSchema('Pod', {
      holds: (fact) =>
        minor >= (fact === 'strategic-merge-prunes-directives' ? 28 : Number(/-1-(\d+)$/.exec(fact)?.[1])),
    })

  test('drops what the structs lack, wherever it stands, and tells of it', () => {
    const pod: Json = {
      metadata: { name: 'p', labels: { spec: 'x' }, mine: 1 },
      spec: {
        containers: [{ name: 'a', resizePolicy: [{ resourceName: 'cpu' }], env: [{ name: 'A', valueFrom: { x: 1 } }] }],
        initContainers: [{ name: 'i', restartPolicy: 'Always' }],
        nodeSelector: { resizePolicy: 'x' },
      },
    }
    const lost: Path[] = []
    const known = typed(pod, structs(26), new Origins(), (path) => lost.push(path))
    expect(known).toEqual({
      metadata: { name: 'p', labels: { spec: 'x' } },
      spec: {
        containers: [{ name: 'a', env: [{ name: 'A', valueFrom: {} }] }],
        initContainers: [{ name: 'i' }],
        nodeSelector: { resizePolicy: 'x' },
      },
    })
    expect(lost.map((path) => path.join('/')).sort()).toEqual([
      'metadata/mine',
      'spec/containers/0/env/0/valueFrom/x',
      'spec/containers/0/resizePolicy',
      'spec/initContainers/0/restartPolicy',
    ])
    expect(typed(pod, structs(32), new Origins())).toMatchObject({
      spec: {
        containers: [{ resizePolicy: [{ resourceName: 'cpu' }] }],
        initContainers: [{ restartPolicy: 'Always' }],
      },
    })
  })

  test('any shape: a copy with the same values at every path that is left, and never the same object', () => {
    const key = fc.constantFrom(
      'spec',
      'containers',
      'name',
      'env',
      'metadata',
      'labels',
      'x',
      '__proto__',
      'constructor',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom<Json>(null, 1, 'a', true),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
      ),
    }))
    fc.assert(
      fc.property(tree, (made) => {
        const value = JSON.parse(JSON.stringify(made)) as Json
        const text = JSON.stringify(value)
        const copy = typed(value, structs(30), new Origins())
        const check = (part: Json, path: Path): void => {
          if (typeof part !== 'object' || part === null) return expect(part).toBe(valueAt(value, path))
          expect(part).not.toBe(valueAt(value, path))
          for (const [name, each] of Object.entries(part))
            check(each, [...path, Array.isArray(part) ? Number(name) : name])
        }
        check(copy, [])
        expect(JSON.stringify(value)).toBe(text)
        expect(typed(copy, structs(30), new Origins())).toEqual(copy)
      }),
      { numRuns: 300 },
    )
  })
})

function equal(a: Json, b: Json): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] as Json)]),
  )
}
