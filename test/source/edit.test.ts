import fc from 'fast-check'
import jsonpatch, { type Operation } from 'fast-json-patch'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { SourceDocument } from '../../src/source/document.js'
import { applyEdits, EditRefused, textEdits } from '../../src/source/edit.js'
import { plainValue } from '../../src/source/node.js'
import type { PatchOperation } from '../../src/source/patch.js'
import type { Json } from '../../src/source/path.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'

function documents(text: string): SourceDocument[] {
  return readDocuments({ path: 'dir/x.yaml', text }).filter(isReadable)
}

function edited(text: string, operations: PatchOperation[], at = 0): string {
  const document = documents(text)[at] as SourceDocument
  const result = applyEdits(text, textEdits(document, operations))
  const value = plainValue((documents(result)[at] as SourceDocument).root)
  expect(value).toEqual(patchedByOracle(plainValue(document.root), operations))
  return result
}

function patchedByOracle(value: Json, operations: PatchOperation[]): Json {
  const copy = JSON.parse(JSON.stringify([value, operations])) as [Json, Operation[]]
  return jsonpatch.applyPatch(copy[0], copy[1], true).newDocument
}

const add = (path: string, value: Json): PatchOperation => ({ op: 'add', path, value })
const replace = (path: string, value: Json): PatchOperation => ({ op: 'replace', path, value })
const remove = (path: string): PatchOperation => ({ op: 'remove', path })

const pod = `# a pod
spec: # its spec
  containers:
  - name: a   # first
    image: "x:1"
    env: []
  # second
  - name: b
    resources:
      limits: {cpu: 1, memory: 1Gi}
  priority: 5
`

describe('what is not touched stays as it is', () => {
  test.each<[string, PatchOperation[], string, string]>([
    ['replaces a scalar', [replace('/spec/priority', 7)], 'priority: 5', 'priority: 7'],
    ['keeps the quotes', [replace('/spec/containers/0/image', 'y:2')], '"x:1"', '"y:2"'],
    ['keeps the comment', [replace('/spec/containers/0/name', 'yes')], 'name: a   # first', "name: 'yes'   # first"],
    ['removes an entry', [remove('/spec/priority')], '  priority: 5\n', ''],
    ['removes the first key of an item', [remove('/spec/containers/0/name')], 'name: a   # first\n    image', 'image'],
    [
      'removes an item',
      [remove('/spec/containers/1')],
      '  - name: b\n    resources:\n      limits: {cpu: 1, memory: 1Gi}\n',
      '',
    ],
    ['adds to a flow mapping', [add('/spec/containers/1/resources/limits/gpu', 2)], '1Gi}', '1Gi, gpu: 2}'],
    ['removes from a flow mapping', [remove('/spec/containers/1/resources/limits/cpu')], '{cpu: 1, memory', '{memory'],
    ['removes the last of a flow mapping', [remove('/spec/containers/1/resources/limits/memory')], ', memory: 1Gi', ''],
    [
      'fills an empty sequence',
      [add('/spec/containers/0/env/-', { name: 'A', value: '1' })],
      '[]',
      "[{name: A, value: '1'}]",
    ],
    [
      'empties a mapping',
      [remove('/spec/containers/1/resources/limits')],
      'resources:\n      limits: {cpu: 1, memory: 1Gi}',
      'resources: {}',
    ],
    ['adds an entry', [add('/spec/containers/1/image', 'z')], '1Gi}\n', '1Gi}\n    image: z\n'],
    [
      'adds an object in the style of the file',
      [add('/spec/containers/1/resources/requests', { cpu: '1', list: [{ a: 1, b: ['x'] }, []] })],
      '1Gi}\n',
      "1Gi}\n      requests:\n        cpu: '1'\n        list:\n        - a: 1\n          b:\n          - x\n        - []\n",
    ],
    [
      'inserts an item in front',
      [add('/spec/containers/0', { name: 'new', x: null })],
      '  - name: a ',
      '  - name: new\n    x: null\n  - name: a ',
    ],
    ['appends an item', [add('/spec/containers/-', 'c')], '1Gi}\n', '1Gi}\n  - c\n'],
    ['puts a block in the place of a scalar', [replace('/spec/priority', { a: [1] })], ' 5', '\n    a:\n    - 1'],
    [
      'puts a scalar in the place of a block',
      [replace('/spec/containers/1/resources', 3)],
      ':\n      limits: {cpu: 1, memory: 1Gi}',
      ': 3',
    ],
    [
      'changes only the members that differ',
      [replace('/spec/containers/0', { name: 'a', image: 'x:2', env: [], tty: true })],
      'x:1"\n    env: []\n',
      'x:2"\n    env: []\n    tty: true\n',
    ],
  ])('%s', (_, operations, before, after) => {
    expect(pod.split(before)).toHaveLength(2)
    expect(edited(pod, operations)).toBe(pod.replace(before, after))
  })
})

test('edits are minimal and count from the start of the file', () => {
  const text = 'a: 1\n---\nb: 2 # c\n'
  const document = documents(text)[1] as SourceDocument
  expect(textEdits(document, [replace('/b', 3)])).toEqual([{ file: 'dir/x.yaml', start: 12, end: 13, newText: '3' }])
  expect(textEdits(document, [replace('/b', 2)])).toEqual([])
})

test('several operations build on each other', () => {
  const text = 'a: 1\nb: 2\n'
  const operations = [
    add('/c', {}),
    add('/c/d', [1]),
    replace('/a', 'x'),
    add('/c/d/0', 0),
    remove('/b'),
    replace('/a', 'z'),
  ]
  expect(edited(text, operations)).toBe('a: z\nc: {d: [0, 1]}\n')
})

test('line breaks and the end of the file stay as they are', () => {
  expect(edited('a:\r\n  b: 1\r\nc: 2', [add('/a/d', { e: 1 }), add('/f', 3)])).toBe(
    'a:\r\n  b: 1\r\n  d:\r\n    e: 1\r\nc: 2\r\nf: 3',
  )
  expect(edited('a: 1\nb: 2', [remove('/b')])).toBe('a: 1')
  expect(edited('a: 1\r\nb: 2', [remove('/b')])).toBe('a: 1')
  expect(edited('a: 1', [remove('/a')])).toBe('{}')
})

test('values that are not written, blocks and tags are replaced', () => {
  expect(edited('a:\nb:\n', [replace('/a', 'x'), replace('/b', { c: 1 })])).toBe('a: x\nb:\n  c: 1\n')
  expect(edited('a: !!str 1 # c\nb: 2\n', [replace('/a', 2)])).toBe('a: 2 # c\nb: 2\n')
  expect(edited('a: |\n  x\n\n  y\n\nb: 1\n', [replace('/a', 'z')])).toBe('a: z\n\nb: 1\n')
  expect(edited('a: |+\n  x\n\n', [add('/b', 1)])).toBe('a: |+\n  x\n\nb: 1\n')
  expect(edited('- \n-\n', [replace('/0', { a: 1, b: 2 }), replace('/1', 5)])).toBe('- a: 1\n  b: 2\n- 5\n')
  expect(edited('a: # why\n  b: 1\n', [replace('/a', 5)])).toBe('a: 5 # why\n')
  expect(edited('a: 5 # why\n', [replace('/a', { b: 1 })])).toBe('a: # why\n  b: 1\n')
})

test('indentation follows the file', () => {
  expect(edited('a:\n    b:\n        - c: 1\n', [add('/a/d', { e: [{ f: 1 }] })])).toBe(
    'a:\n    b:\n        - c: 1\n    d:\n        e:\n            - f: 1\n',
  )
  expect(edited('- - a\n  - b\n', [add('/0/0', 'x'), remove('/0/1')])).toBe('- - x\n  - b\n')
})

test('JSON stays JSON', () => {
  const text = '{\n\t"a": 1,\n\t"b": {"c": "d"}\n}\n'
  expect(edited(text, [add('/e', 'yes'), add('/b/f', [null])])).toBe(
    '{\n\t"a": 1,\n\t"b": {"c": "d", "f": [null]},\n\t"e": "yes"\n}\n',
  )
  expect(edited('{}', [add('/a', { b: 'c' })])).toBe('{"a": {"b": "c"}}')
  expect(edited('{"a": 1}{"b": 2}', [replace('/b', 3)], 1)).toBe('{"a": 1}{"b": 3}')
})

test.each([
  ...[
    'yes',
    'No',
    'on',
    'y',
    'null',
    '~',
    '',
    '0644',
    '08',
    '1e3',
    '0x1',
    '1_000',
    '1.5',
    '.5',
    '12:30:45',
    '2026-11-21',
  ],
  ...[
    'a: b',
    'a:',
    'a #b',
    '# a',
    '- a',
    '-',
    '?',
    ': a',
    '@a',
    '`a',
    '%a',
    '!a',
    '&a',
    '*a',
    '|',
    '>',
    '{a',
    '[a',
    'a]',
    ',',
  ],
  ...[
    "it's",
    '"a"',
    ' a',
    'a ',
    'a\tb',
    'a\nb',
    'a\nb\n',
    'a\n\nb',
    '\na',
    ' a\n b\n',
    'a\r\nb',
    'a\n ',
    'a\u0000',
    '\u0085',
    '\u2028',
  ],
  ...[
    '\ufeff',
    '\u007f',
    '😀',
    '<<',
    '=',
    '...',
    '---',
    '--- a',
    '.inf',
    '.nan',
    'a\\b',
    "'",
    '\\',
    '9'.repeat(30),
    'http://x:80/?a=b',
  ],
])('the string %j survives, as a value, an item and a key', (text) => {
  const source = 'a: {b: c}\nd: \'x\'\ne: "y"\nf:\n  g:\n  - h\n'
  edited(source, [
    replace('/a/b', text),
    replace('/d', text),
    replace('/e', text),
    add('/f/g/0', text),
    add('/f/g/-', { k: text }),
    add('/f/i', [text]),
    add(`/f/${text.replaceAll('~', '~0').replaceAll('/', '~1')}`, 1),
    add(`/a/${text.replaceAll('~', '~0').replaceAll('/', '~1')}`, { z: 1 }),
  ])
})

test.each<[string, string, PatchOperation[]]>([
  ['a value that an alias shares', 'a: &x {b: 1}\nc: *x\n', [replace('/a/b', 2)]],
  ['what an alias points to', 'a: &x {b: 1}\nc: *x\n', [replace('/c/b', 2)]],
  ['a merged key', 'a: &x {b: 1}\nc:\n  <<: *x\n  d: 1\n', [remove('/c/b')]],
  ['the anchor itself', 'a: &x 1\nc: *x\n', [remove('/a')]],
  ['a duplicate key', 'a: 1\nb: 2\na: 3\n', [remove('/a')]],
  ['the whole document', 'a: 1\n', [remove('')]],
  ['what is not there', 'a: 1\n', [replace('/b', 1)]],
  ['an item beyond the end', 'a: [1]\n', [add('/a/3', 1)]],
  ['a member of a scalar', 'a: x\n', [add('/a/b', 1)]],
  ['a move', 'a: 1\n', [{ op: 'move', path: '/b' }]],
  ['a pointer that is none', 'a: 1\n', [replace('a', 1)]],
])('%s is refused', (_, text, operations) => {
  expect(() => textEdits(documents(text)[0] as SourceDocument, operations)).toThrow(EditRefused)
})

test('an alias may be replaced, and keys may be added beside a merge', () => {
  expect(edited('a: &x {b: 1}\nc: *x # c\nd: 1\n', [replace('/c', { e: 2 })])).toBe(
    'a: &x {b: 1}\nc: # c\n  e: 2\nd: 1\n',
  )
  expect(edited('a: &x {b: 1}\nc:\n  <<: *x\n  d: 1\n', [add('/c/b', 2)])).toBe(
    'a: &x {b: 1}\nc:\n  <<: *x\n  d: 1\n  b: 2\n',
  )
})

const name = fc.oneof(
  fc.stringMatching(/^[a-z]{1,5}$/),
  fc.constantFrom('yes', '1', 'a/b', 'x~y', 'a b', '__proto__x', 'a.b/c'),
)
const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  fc.constantFrom('yes', '0644', 'a: b', '# c', 'two\nlines\n', '  x', "it's"),
)
const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.dictionary(name, tie('value'), { maxKeys: 3 }) },
  ),
})).value

function pointers(root: Json, at = ''): string[] {
  if (typeof root !== 'object' || root === null) return [at]
  const steps = Object.entries(root).flatMap(([step, each]) =>
    pointers(each, `${at}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
  return [at, ...steps, `${at}/${Array.isArray(root) ? '-' : 'added'}`]
}

test('the edited text reads as the patched value, whatever the patch', () => {
  let written = 0
  fc.assert(
    fc.property(
      fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 }),
      fc.record({ indent: fc.constantFrom(2, 3, 4), indentSeq: fc.boolean(), flow: fc.integer({ min: 0, max: 3 }) }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.array(fc.tuple(fc.constantFrom('add', 'replace', 'remove'), fc.nat(), value), { minLength: 1, maxLength: 4 }),
      (root, style, lineBreak, trimmed, choices) => {
        const flowKey = Object.keys(root)[style.flow]
        const block = stringify(root, { indent: style.indent, indentSeq: style.indentSeq, version: '1.1' })
        const flow = flowKey === undefined ? '' : `flow: ${JSON.stringify(root[flowKey])} # kept\n`
        let text = `# first\n${block}${flow}# last\n`.replaceAll('\n', lineBreak)
        if (trimmed) text = text.trimEnd()
        const document = documents(text)[0] as SourceDocument
        let wanted = plainValue(document.root)
        const operations: PatchOperation[] = []
        for (const [op, choice, given] of choices) {
          const all = pointers(wanted).slice(1)
          const path = all[choice % all.length]
          if (path === undefined) continue
          const operation = op === 'remove' ? remove(path) : { op, path, value: given }
          try {
            wanted = patchedByOracle(wanted, [operation])
          } catch {
            continue
          }
          operations.push(operation)
        }
        const result = applyEdits(text, textEdits(document, operations))
        expect(plainValue((documents(result)[0] as SourceDocument).root)).toEqual(wanted)
        if (!trimmed) expect(result).toContain('# last')
        expect(result).toContain('# first')
        written++
      },
    ),
    { numRuns: 300 },
  )
  expect(written).toBeGreaterThanOrEqual(300)
})
