import { expect, test } from 'vitest'
import { isReadable, readDocuments } from '../../src/source/yaml.js'

test.each([
  ['spec:\n  ...\n  template:\n', 'mapping values are not allowed in this context'],
  ['a: b: c\n', 'mapping values are not allowed in this context'],
  ['cat <<EOF\nkind: A\n', 'mapping values are not allowed in this context'],
  ['a: {b}.16\n', 'did not find expected key'],
  ["a: 'b' c\n", 'did not find expected key'],
  ['a:\n  - b\n - c\n', 'did not find expected key'],
  ['a:\n-   b: 1\n  c: 2\n', 'did not find expected key'],
  ['a:\n  -   b: 1\n    c: 2\n', "did not find expected '-' indicator"],
  ['a: - 1\n', 'block sequence entries are not allowed in this context'],
  ['a: ? b\n', 'mapping keys are not allowed in this context'],
  ['a: b\nc\n', "could not find expected ':'"],
  ['a:\n  b: 1\n  ...\n', "could not find expected ':'"],
  ['a: ["x", "y, "z"]\n', "did not find expected ',' or ']'"],
  ['a: {b: 1 c: "d"}\n', "did not find expected ',' or '}'"],
  ['a: [- b]\n', 'did not find expected node content'],
  ['a: [1,,2]\n', 'did not find expected node content'],
  ['a: "\\q"\n', 'found unknown escape character'],
  ['a: ****\n', 'did not find expected alphabetic or numeric character'],
  ['% kubectl get x\n', 'could not find expected directive name'],
  ['a: 1\n\tb: 2\n', 'found a tab character that violates indentation'],
  ['a: |0\n  x\n', 'found an indentation indicator equal to 0'],
  ['a: -.inf\n', 'json: unsupported value: -Inf'],
  ['a: .nan\n', 'json: unsupported value: NaN'],
])("%j is refused in kubectl's words", (text, words) => {
  const problems = readDocuments({ path: 'a.yaml', text }).map((each) => (isReadable(each) ? 'read' : each.problem))
  expect(problems).toEqual([words])
})
