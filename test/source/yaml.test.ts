import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { SourceDocument, UnreadableDocument } from '../../src/source/document.js'
import { entry, type Node, plainValue, written } from '../../src/source/node.js'
import type { Json } from '../../src/source/path.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'

function read(text: string): (SourceDocument | UnreadableDocument)[] {
  return readDocuments({ path: 'x.yaml', text })
}

function values(text: string): (Json | string)[] {
  return read(text).map((each) => (isReadable(each) ? plainValue(each.root) : `! ${each.problem}`))
}

function only(text: string): SourceDocument {
  const documents = read(text)
  expect(documents.map((each) => ('problem' in each ? each.problem : 'read'))).toEqual(['read'])
  return documents[0] as SourceDocument
}

function problem(text: string): { problem: string; at: number; template: string | undefined } {
  const [first] = read(text)
  if (!first || isReadable(first)) throw new Error(`was read: ${JSON.stringify(first && plainValue(first.root))}`)
  return { problem: first.problem, at: first.at, template: first.template }
}

/** The texts of keys and values below a node, as its spans cut them out. */
function cuts(text: string, node: Node): unknown {
  const own = text.slice(node.start, node.end)
  if (node.kind === 'scalar') return own
  if (node.kind === 'seq') return node.items.map((each) => cuts(text, each))
  return node.entries.map((each) => [text.slice(each.key.start, each.key.end), cuts(text, each.value)])
}

test('every key and value has its place', () => {
  const text = `a: one # c
"b": 'two'
c:
- 3
- d: |  # header
    x

    y

  e: >-
    z
f: {g: [1, "2" ], h: }
i:
j: &k !!str 5
`
  const { root } = only(text)
  expect(cuts(text, root)).toEqual([
    ['a', 'one'],
    ['"b"', "'two'"],
    [
      'c',
      [
        '3',
        [
          ['d', '|  # header\n    x\n\n    y'],
          ['e', '>-\n    z'],
        ],
      ],
    ],
    [
      'f',
      [
        ['g', ['1', '"2"']],
        ['h', ''],
      ],
    ],
    ['i', ''],
    ['j', '5'],
  ])
  const span = (...path: string[]) => {
    const { node } = written(root, path)
    return [node.start, node.end]
  }
  expect(span('i')).toEqual([text.indexOf('i:') + 2, text.indexOf('i:') + 2])
  expect(span('f', 'h')).toEqual([text.indexOf('h:') + 2, text.indexOf('h:') + 2])
  expect(span('f')).toEqual([text.indexOf('{'), text.indexOf('}') + 1])
  expect(span('f', 'g')).toEqual([text.indexOf('['), text.indexOf(']') + 1])
  expect(span('c')).toEqual([text.indexOf('- 3'), text.indexOf('    z') + 5])
  expect([root.start, root.end]).toEqual([0, text.length - 1])
})

test('an alias is the node of its anchor, and merged keys are entries', () => {
  const text = 'a: &x {b: 1, c: 2}\nd: *x\ne:\n  <<: *x\n  c: 3\n'
  const { root, duplicates } = only(text)
  expect(entry(root, 'd')?.value).toBe(entry(root, 'a')?.value)
  const merged = entry(root, 'e')?.value
  expect(plainValue(merged as Node)).toEqual({ b: 1, c: 3 })
  expect(entry(merged, 'b')?.key).toEqual({ start: 7, end: 8 })
  expect(duplicates).toEqual([])
})

test('of duplicate keys the last wins, and both places are told', () => {
  const text = 'a:\n  - b: 1\n    c: 2\n    "b": 3\nd: 1\n'
  const document = only(text)
  expect(plainValue(document.root)).toEqual({ a: [{ b: 3, c: 2 }], d: 1 })
  expect(document.duplicates).toEqual([
    {
      name: 'b',
      path: ['a', 0, 'b'],
      first: { start: text.indexOf('b: 1'), end: text.indexOf('b: 1') + 1 },
      again: { start: text.indexOf('"b"'), end: text.indexOf('"b"') + 3 },
      same: false,
    },
  ])
})

test.each([
  ['a: 1\na: 1\n', true],
  ['a: 1\na: "1"\n', false],
  ['a: x\na: "x"\n', true],
  ['a:\na: null\n', true],
  ['a: {}\na: {}\n', false],
])('whether the two values of %j are one scalar is told', (text, same) => {
  expect(only(text).duplicates.map((each) => each.same)).toEqual([same])
})

test('duplicates are found among many keys too', () => {
  const keys = Array.from({ length: 40 }, (_, at) => `k${at}: ${at}\n`).join('')
  expect(only(`${keys}k7: x\nk33: y\n`).duplicates.map((each) => each.name)).toEqual(['k7', 'k33'])
})

test('a file is split where kubectl splits it', () => {
  const text = '# head\n---\n---\na: 1\n--- # c\n# nothing\n---\r\nb: 2\r\n---'
  expect(values(text)).toEqual([{ a: 1 }, { b: 2 }])
  expect(read(text).map(({ start, end }) => text.slice(start, end))).toEqual(['a: 1\n', 'b: 2\r\n'])
})

test('a separator with anything but a comment behind it is invalid and spoils only its own document', () => {
  expect(values('a: 1\n--- b: 2\nc: 3\n---\nd: 4\n')).toEqual([
    { a: 1 },
    '! invalid Yaml document separator: b: 2',
    { d: 4 },
  ])
  expect(values('a: |\n-----BEGIN\n')).toEqual([{ a: '' }, '! invalid Yaml document separator: --BEGIN'])
})

test('one broken document does not lose the file', () => {
  const text = 'a: 1\n---\nb: [\n---\nc: 3\n'
  expect(values(text)).toEqual([{ a: 1 }, '! found no end to the bracket here', { c: 3 }])
})

test('what kubectl drops without a word is told', () => {
  const text = 'a: 1\n...\nb: 2\n---\nc: 3\n'
  const ignored = "! kubectl ignores this: it reads one document up to the next '---'"
  expect(values(text)).toEqual([{ a: 1 }, ignored, { c: 3 }])
  expect(read(text)[1]).toMatchObject({ at: text.indexOf('b: 2'), template: undefined })
  expect(values('  a: 1\nb: 2\n')).toEqual([{ a: 1 }, ignored])
  expect(values('a: 1\n...\n# c\n')).toEqual([{ a: 1 }])
})

test('documents without content are none', () => {
  expect(values('')).toEqual([])
  expect(values('# a\n---\n\t\n---\n\ufeff\n')).toEqual([])
  expect(values('null\n')).toEqual([null])
})

test('a byte order mark, CRLF and JSON are read', () => {
  expect(values('\ufeffa: 1\r\nb: "x\r\n  y"\r\nc: |\r\n  l1\r\n  l2\r\n')).toEqual([{ a: 1, b: 'x y', c: 'l1\nl2\n' }])
  expect(values('{"a": "\\/\\ud83d\\ude00"}')).toEqual([{ a: '/😀' }])
  const text = '{"a": "}{"}{"b": {"c": 2}}\n\n{"d": 3}\n---\n{"e": 4}'
  expect(values(text)).toEqual([{ a: '}{' }, { b: { c: 2 } }, { d: 3 }, { e: 4 }])
  const b = read(text)[1] as SourceDocument
  expect(entry(b.root, 'b')?.key).toEqual({ start: text.indexOf('"b"'), end: text.indexOf('"b"') + 3 })
})

test('two thousand JSON values in one file are read in time that is in proportion to it', () => {
  const begin = performance.now()
  expect(values('{"a": {"b": [1, 2]}}\n'.repeat(2000))).toHaveLength(2000)
  expect(performance.now() - begin).toBeLessThan(3000)
})

test.each([
  ['a: *b', "unknown anchor 'b' referenced", 3],
  ['a: &a [*a]', "anchor 'a' value contains itself", 7],
  ['a: @x', 'found character that cannot start any token', 3],
  ['a: .inf', 'json: unsupported value: +Inf', 3],
  ['~: 1', 'unsupported map key of type null', 0],
  ['? [a]\n: 1', 'invalid map key: a key must be a scalar', 2],
  ['<<: 1', 'map merge requires map or sequence of maps as the value', 0],
  ['a: "\\/"', 'found unknown escape character', 4],
  ['%YAML 1.2\na: 1', 'directives end mark is expected', 10],
  ['a: b\u0007', 'control characters are not allowed', 4],
  ['a: \0', 'control characters are not allowed', 3],
  ['a: 1\n\t\n', 'found a tab character that violates indentation', 5],
  ['a:\n- "x"b: 1\n', 'did not find expected key', 8],
  ['a: !!int x', 'cannot decode !!str `x` as a !!int', 9],
])('%j is unreadable', (text, message, at) => {
  expect(problem(text)).toEqual({ problem: message, at, template: undefined })
})

test('offsets of problems count from the start of the file', () => {
  expect(problem('# c\n---\na: *b\n').at).toBe(11)
})

test.each([
  ['{{- if .Values.x }}\na: 1\n{{- end }}\n', '{{'],
  ['a: {{ .Values.x | quote }}\n', '{{'],
  ['a: "{{ .Values.x | default "y" }}"\n', '{{'],
  ['a:\n{{ toYaml .Values.a | indent 2 }}\nb: 1\n', '{{'],
  ['{{ .Values.name }}: {{ .Values.value }}\n', '{{'],
  ['{{- /* one\n two */ -}}\na: b: c\n', '{{'],
  ['{# why #}\n{% for each in all %}\n- {{ each }}\n{% endfor %}\n', '{#'],
  ['a: 1\n{% if b %}\nc: 2\n{% endif %}\n', '{%'],
  ['a: 1\n<% if b %>\nc: 2\n<% end %>\n', '<%'],
  ['a:\n  b: 1\n  ${LABELS}\n', '${'],
  ['a: 1\n%{ if b }\nc: 2\n%{ endif }\n', '%{'],
  ['a: {IP_PREFIX}.16\n', '{NAME}'],
  ['a: @IMAGE@\n', '@NAME@'],
])('%j is a template', (text, mark) => {
  expect(problem(text).template).toBe(mark)
})

test.each([
  'a: [\n',
  'a: b: c\nd: "{{ $labels.instance }} is down"\n',
  'd: "{{ $labels.instance }} is down"\na: b: c\n',
  'a: |\n  echo ${HOME}\nb: c: d\n',
  'a: {b}.c\n',
  'a: {{ b\n',
])('%j is a mistake', (text) => {
  expect(problem(text).template).toBeUndefined()
})

test('what a template holds is data where the text reads all the same', () => {
  expect(values('a: "{{ .Values.x }}"\nb: x{{ y }}\n')).toEqual([{ a: '{{ .Values.x }}', b: 'x{{ y }}' }])
})

test('a text of brackets that nobody closes is looked at once', () => {
  expect(problem(`a: {${'{{'.repeat(200_000)}`).template).toBeUndefined()
})

test('lines of quoted and flow values may stand left of their key', () => {
  const text = `a:
  b: "one
two \\
  three # x

four"
  c: [
1,
"y # z", # {
'it''s
me'
]
  d: |
    "not
   quoted
  e: plain
    'nor this
  f: 'x'
g: 1
`.replace('   quoted', '    quoted')
  const { root } = only(text)
  expect(plainValue(root)).toEqual({
    a: {
      b: 'one two three # x\nfour',
      c: [1, 'y # z', "it's me"],
      d: '"not\nquoted\n',
      e: "plain 'nor this",
      f: 'x',
    },
    g: 1,
  })
  const b = written(root, ['a', 'b']).node
  expect(text.slice(b.start, b.end)).toBe('"one\ntwo \\\n  three # x\n\nfour"')
  expect(text.slice(entry(root, 'g')?.key.start)).toBe('g: 1\n')
})

test('a large file with many such values is read in time that is in proportion to it', () => {
  const begin = performance.now()
  const text = Array.from({ length: 5000 }, (_, at) => `k${at}: "some\ntext ${at}"\n`).join('')
  expect(Object.keys(values(text)[0] as object)).toHaveLength(5000)
  expect(performance.now() - begin).toBeLessThan(3000)
})

test('prototype keys are keys', () => {
  const value = values('__proto__: {polluted: 1}\nconstructor: 2\na: {__proto__: 3}\n')[0] as { a: object }
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'a'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(Object.getOwnPropertyDescriptor(value.a, '__proto__')?.value).toBe(3)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('problems are one line whatever the text holds', () => {
  const nasty = problem('a: *x\u2028::error::y\n')
  expect(nasty.problem).toBe("unknown anchor 'x ::error::y' referenced")
  expect(problem(`--- \u0085::error::\n${'x'.repeat(5000)}`).problem).toBe(
    'invalid Yaml document separator:  ::error::',
  )
  expect(problem(`--- ${'x'.repeat(5000)}\n`).problem).toHaveLength(300)
  expect(values('a: "\\n::error::x"')).toEqual([{ a: '\n::error::x' }])
})

test.each([
  ['brackets', `a: ${'['.repeat(50_000)}`],
  ['closed brackets', `a: ${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['braces', '{a: '.repeat(50_000)],
  ['dashes', '- '.repeat(50_000)],
  ['question marks', '? '.repeat(50_000)],
  ['lines', Array.from({ length: 5000 }, (_, at) => `${' '.repeat(at)}a:\n`).join('')],
])('nesting of %s is bounded', (_, text) => {
  const begin = performance.now()
  expect(problem(text).problem).toBe('nesting exceeds 1000 levels')
  expect(performance.now() - begin).toBeLessThan(5000)
})

test('nesting through aliases is bounded', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `a${at}: &x${at} [${at ? `*x${at - 1}` : ''}]\n`).join('')
  expect(problem(text).problem).toMatch(/^nesting exceeds 1000 levels$|^document contains excessive aliasing$/)
})

test('an alias bomb is refused, ordinary use of aliases is not', () => {
  const bomb = Array.from({ length: 12 }, (_, at) => `a${at}: &a${at} [${`${at ? `*a${at - 1}` : 'x'}, `.repeat(9)}]\n`)
  expect(problem(bomb.join('')).problem).toBe('document contains excessive aliasing')
  const plain = `x: &x {a: 1, b: [1, 2, 3]}\ny:\n${'- *x\n'.repeat(2000)}`
  expect(only(plain).root.kind).toBe('map')
})

test.each([
  ['anchors', `a: ${'&x '.repeat(20_000)}`],
  ['tags', `a: ${'!t '.repeat(20_000)}`],
  ['quotes', `a: ${'"'.repeat(50_001)}`],
  ['open quotes on lines', 'a: "x\n'.repeat(5_000)],
  ['colons', 'a'.concat(': '.repeat(20_000))],
  ['bang lines', '!a\n'.repeat(3_000)],
  ['anchored lines', 'a:\n'.concat('  &a\n'.repeat(3_000))],
  ['pairs', `[${'a: '.repeat(10_000)}`],
])('a long run of %s ends soon', (_, text) => {
  const begin = performance.now()
  read(text)
  expect(performance.now() - begin).toBeLessThan(5000)
})

const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.constantFrom(
      'yes',
      '0644',
      '1e3',
      '',
      'a: b',
      '# c',
      '- x',
      '"',
      "it's",
      'two\nlines\n',
      ' lead',
      '{{ x }}',
      'null',
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z./-]{1,8}$/), tie('value'), { maxKeys: 4 }),
  ),
})).value

test('what the yaml package writes and reads is read with the same structure', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), json, { minKeys: 1, maxKeys: 5 }),
      fc.constantFrom(2, 4),
      fc.boolean(),
      fc.constantFrom<'BLOCK_FOLDED' | 'BLOCK_LITERAL' | 'QUOTE_DOUBLE'>(
        'BLOCK_FOLDED',
        'BLOCK_LITERAL',
        'QUOTE_DOUBLE',
      ),
      (value, indent, indentSeq, blockQuote) => {
        const text = stringify(value, {
          indent,
          indentSeq,
          version: '1.1',
          defaultStringType: blockQuote === 'QUOTE_DOUBLE' ? 'QUOTE_DOUBLE' : 'PLAIN',
        })
        const { root } = only(text)
        expect(plainValue(root)).toEqual(parse(text, { version: '1.1' }))
        expect(plainValue(root)).toEqual(value)
      },
    ),
  )
})

test('no text makes it throw, and every span lies in the text', () => {
  const unit = fc.constantFrom(
    ...'ab: -[]{}"\'|>&*!#%@?\n\n  \t,~<.0',
    '---',
    '\r\n',
    '{{',
    '\n  ',
    '\n- ',
    'k: ',
    '\u0085',
    '😀',
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
      const text = units.join('')
      const inside = (node: Node): void => {
        expect(node.start).toBeGreaterThanOrEqual(0)
        expect(node.end).toBeGreaterThanOrEqual(node.start)
        expect(node.end).toBeLessThanOrEqual(text.length)
        if (node.kind === 'seq') node.items.forEach(inside)
        if (node.kind === 'map') for (const each of node.entries) inside(each.value)
      }
      for (const document of read(text)) {
        expect(document.start).toBeLessThanOrEqual(document.end)
        if (isReadable(document)) inside(document.root)
        else {
          expect(document.at).toBeLessThanOrEqual(text.length)
          expect(document.problem).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['in block scalars', `a:\n${'- |\n  x\n\ty\n'.replace('\ty', '  \ty').repeat(3000)}`],
  ['blank', `a:\n${'- x\n'.repeat(3000)}${'  \t\n'.repeat(30_000)}`],
  ['in JSON', `{\n${Array.from({ length: 10_000 }, (_, at) => `\t"k${at}": [\n\t\t1\n\t]`).join(',\n')}}`],
])('lines with tabs %s are judged in time that is in proportion to them', (_, text) => {
  const begin = performance.now()
  expect(only(text).root.kind).toBe('map')
  expect(performance.now() - begin).toBeLessThan(3000)
})
