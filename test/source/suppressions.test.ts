import { describe, expect, it } from 'vitest'
import { suppressionsIn } from '../../src/source/suppressions.js'
import { readDocuments } from '../../src/source/yaml.js'

const read = (text: string, path = 'a.yaml') => {
  const file = { path, text }
  return suppressionsIn(file, () => readDocuments(file))
}
/** What is allowed: `RULE on LINE [until DAY]: REASON`. */
const allowed = (text: string) =>
  read(text).allowed.map(
    ({ rule, line, until, because }) => `${rule} on ${line}${until ? ` until ${until}` : ''}: ${because}`,
  )
const problems = (text: string) => read(text).misread.map(({ problem }) => problem)
const would = (text: string) => read(text).misread.map(({ write }) => write)

describe('a comment that allows', () => {
  it('has a rule, a day and a reason', () => {
    const text = 'a: 1 # kruise-preflight: allow pods-refused until 2027-03-31 because the vendor mends it\n'
    const [first] = read(text).allowed
    expect(first).toEqual({
      rule: 'pods-refused',
      span: { start: text.indexOf('#'), end: text.length - 1 },
      until: '2027-03-31',
      because: 'the vendor mends it',
      line: 1,
    })
  })

  it.each([
    ['on the line itself', 'a: 1 # kruise-preflight: allow x because y\nb: 2', ['x on 1: y']],
    ['on the line above', 'a:\n  # kruise-preflight: allow x because y\n  b: 2', ['x on 3: y']],
    ['above an item', 'a:\n  # kruise-preflight: allow x because y\n  - b: 2', ['x on 3: y']],
    ['behind the dash of an item', 'a:\n  - # kruise-preflight: allow x because y\n    b: 2', ['x on 3: y']],
    ['of a family', 'a: 1 # kruise-preflight: allow resize/* because y', ['resize/* on 1: y']],
    [
      'several rules',
      'a: 1 # kruise-preflight: allow x,  y/z until 2027-01-01 because r',
      ['x on 1 until 2027-01-01: r', 'y/z on 1 until 2027-01-01: r'],
    ],
    [
      'stacked comments',
      '# kruise-preflight: allow x because y\n# why\n# kruise-preflight: allow z because w\na: 1',
      ['x on 4: y', 'z on 4: w'],
    ],
    ['over a separator', '# kruise-preflight: allow x because y\n---\na: 1', ['x on 3: y']],
    ['over a separator with a comment', '# kruise-preflight: allow x because y\n--- # b\na: 1', ['x on 3: y']],
    ['on a separator', '--- # kruise-preflight: allow x because y\na: 1', ['x on 2: y']],
    ['not over an empty line', '# kruise-preflight: allow x because y\n\na: 1', ['x on 2: y']],
    ['at the end', 'a: 1\n# kruise-preflight: allow x because y', ['x on 3: y']],
    ['behind another comment', 'a: 1 # b # kruise-preflight: allow x because y', ['x on 1: y']],
    ['behind another that stands alone', '# b # kruise-preflight: allow x because y\na: 1', ['x on 2: y']],
    [
      'two of them on a line',
      'a: 1 # kruise-preflight: allow x because y # kruise-preflight: allow z because w',
      ['x on 1: y', 'z on 1: w'],
    ],
    ['in flow style', 'a: [ # kruise-preflight: allow x because y\n  1]', ['x on 1: y']],
    ['inside of flow style', '{\n  # kruise-preflight: allow x because y\n  "a": 1 }', ['x on 3: y']],
    ['with a byte order mark', '\uFEFF# kruise-preflight: allow x because y\na: 1', ['x on 2: y']],
    ['with CRLF', 'a: 1\r\n# kruise-preflight: allow x because y\r\nb: 2\r\n', ['x on 3: y']],
    ['behind a tab', 'a: 1\t#\tkruise-preflight:\tallow\tx\tbecause\ty', ['x on 1: y']],
    ['on the header of a block', 'a: | # kruise-preflight: allow x because y\n  text # b\nb: 1', ['x on 1: y']],
    ['behind a block', 'a: |\n  text\n# kruise-preflight: allow x because y\nb: 1', ['x on 4: y']],
    ['without blanks', 'a: 1 #kruise-preflight:allow x because y', ['x on 1: y']],
    [
      'in a template',
      'a: {{ x }}\n# kruise-preflight: allow x because y\nb: {{ y }}: # kruise-preflight: allow no because y',
      ['x on 3: y'],
    ],
    [
      'with the word because in its reason',
      'a: 1 # kruise-preflight: allow x because it is because',
      ['x on 1: it is because'],
    ],
  ])('%s', (_, text, expected) => {
    expect([allowed(text), problems(text)]).toEqual([expected, []])
  })

  it.each([
    ['a literal block', 'a: |\n  # kruise-preflight: allow x because y\n  text'],
    ['a literal block that keeps its end', 'a: |+\n  text\n\n  # kruise-preflight: allow x because y\n'],
    ['a folded block', 'a: >-\n  text\n  # kruise-preflight: allow x because y\nb: 1'],
    ['a block in a list', '- |\n  # kruise-preflight: allow x because y\n- 1'],
    ['the first of two values of a key', 'a: |\n  # kruise-preflight: allow x because y\na: 1'],
    ['double quotes', 'a: "b # kruise-preflight: allow x because y"'],
    ['double quotes over lines', 'a: "b\n  # kruise-preflight: allow x because y"'],
    ['single quotes', "a: 'b # kruise-preflight: allow x because y'"],
    ['a key', '"b # kruise-preflight: allow x because y": 1'],
    ['JSON', '{\n  "a": "\\n # kruise-preflight: allow x because y"\n}'],
    ['a plain text that goes on', 'a: b#kruise-preflight: allow x because y'],
    ['a sentence', '# see `# kruise-preflight: allow` in the docs, and kruise-preflight: it allows'],
    ['a sentence about this tool', '# kruise-preflight checks this file\na: 1 # kruise-preflight is run here'],
    ['another tool', '# kube-linter: allow x because y'],
  ])('is none in %s', (_, text) => {
    expect(read(text)).toEqual({ allowed: [], misread: [] })
  })

  it.each([
    ['kruise-preflight: allow x', 'the reason is missing', 'x because REASON'],
    ['kruise-preflight: allow x because', 'the reason is missing', 'x because REASON'],
    [
      'kruise-preflight: allow x becuase y',
      '"becuase y" is unknown here; after a rule come a comma, "until" or "because"',
      'x because REASON',
    ],
    ['kruise-preflight: allow because y', 'no rule is named', 'RULE because y'],
    ['kruise-preflight: allow', 'no rule is named', 'RULE because REASON'],
    ['kruise-preflight: allow x, because y', 'a rule is missing beside a comma', 'x because y'],
    [
      'kruise-preflight: allow x y because z',
      '"y" is unknown here; after a rule come a comma, "until" or "because"',
      'x because z',
    ],
    ['kruise-preflight: allow x until because y', '"until" names no day', 'x because y'],
    ['kruise-preflight: allow x until 2027-02-30 because y', '"2027-02-30" is no day of the calendar', 'x because y'],
    ['kruise-preflight: allow x until 2027-2-3 because y', '"2027-2-3" is not a date as 2027-03-31 is', 'x because y'],
    [
      'kruise-preflight: allow x until 2027-02-03 or so because y',
      '"2027-02-03 or so" is not a date as 2027-03-31 is',
      'x because y',
    ],
    [
      'kruise-preflight: allow x because y until 2027-02-03',
      '"until 2027-02-03" stands behind "because", where it is a part of the reason',
      'x until 2027-02-03 because y',
    ],
    ['kruise-preflight: disable x because y', '"disable" is unknown; known is "allow"', 'x because y'],
    ['kruise-preflight:', '"allow" is missing', 'RULE because REASON'],
    ['kruise-preflight allow x because y', '":" is missing behind "kruise-preflight"', 'x because y'],
    ['kruise-prefligth: allow x because y', '"kruise-prefligth" is not "kruise-preflight"', 'x because y'],
    ['Kruise Preflight: allow x because y', '"Kruise Preflight" is not "kruise-preflight"', 'x because y'],
    ['kruise_preflight alow x because y', '"kruise_preflight" is not "kruise-preflight"', 'x because y'],
  ])('is told where it says "%s"', (comment, problem, words) => {
    const text = `a: 1 # ${comment}\r\nb: 2`
    expect([allowed(text), problems(text), would(text)]).toEqual([
      [],
      [problem],
      [`# kruise-preflight: allow ${words}`],
    ])
    expect(read(text).misread[0]?.span).toEqual({ start: 5, end: text.indexOf('\r') })
  })

  it('of several rules stands at its first, and at the name of each other', () => {
    const text = 'a: 1 # kruise-preflight: allow x,  y because z  \n'
    expect(read(text).allowed.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      '# kruise-preflight: allow x,  y because z',
      'y because z',
    ])
  })

  it('takes time that grows with the text, however many there are', () => {
    const line = '# kruise-preflight: allow x because y\n'
    const text = `${line.repeat(50_000)}${'a: "#"\n'.repeat(10)}`
    const begin = performance.now()
    expect(read(text).allowed.at(0)?.line).toBe(50_001)
    expect(performance.now() - begin).toBeLessThan(5_000)
  })
})
