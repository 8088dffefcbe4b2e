import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainValue } from '../../src/source/node.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'

/** What sigs.k8s.io/yaml v1.6.0 answered (answers.go); `differs` marks what this reader is known to read otherwise. */
interface Answer {
  in: string
  out?: string
  error?: string
  differs?: true
}

const answers: Answer[] = readFileSync(new URL('kubectl-answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

function ours(text: string): string {
  const [first] = readDocuments({ path: 'probe.yaml', text })
  if (!first) return 'null'
  return isReadable(first) ? JSON.stringify(plainValue(first.root)) : 'error'
}

function sorted(json: string): string {
  const value: unknown = JSON.parse(json)
  return JSON.stringify(value, (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}

/** One line for each probe, so that a failure shows the probes that differ and nothing else. */
function differing(wanted: boolean): string[] {
  return answers
    .filter((each) => (each.differs ?? false) === wanted)
    .flatMap((each) => {
      const mine = ours(each.in)
      const same = each.out === undefined ? mine === 'error' : mine !== 'error' && sorted(mine) === sorted(each.out)
      return same ? [] : [`${JSON.stringify(each.in)}: kubectl ${each.out ?? each.error}, here ${mine}`]
    })
}

test('documents are read as kubectl reads them', () => {
  expect(answers.length).toBeGreaterThan(1000)
  expect(differing(false)).toEqual([])
})

test('what is read otherwise than kubectl does is known', () => {
  expect(differing(true)).toEqual([
    `"...\\nb: 2\\n": kubectl did not find expected node content, here {"b":2}`,
    '"%YAML 1.1\\n---\\na: 1": kubectl {"a":1}, here error',
    `"a: \u0085b": kubectl line 3: could not find expected ':', here {"a":"\u0085b"}`,
    '"a: b\u0085c: d": kubectl {"a":"b","c":"d"}, here error',
    `"a: b\u2028c": kubectl line 3: could not find expected ':', here {"a":"b\u2028c"}`,
    '"a: |#c\\n x": kubectl {"a":"x"}, here error',
    '"\\"a\\"\\n: 1": kubectl "a", here error',
    '"\\"a\\":1": kubectl "a", here error',
    '"&a: 1": kubectl unsupported map key of type: %!s(<nil>), key: <nil>, value: 1, here 1',
    '"a: &b:c 1": kubectl {"a":":c 1"}, here {"a":1}',
    `"{a:[1]}": kubectl did not find expected ',' or '}', here {"a":[1]}`,
    '"{a: b:}": kubectl {"a":"b:"}, here error',
    '"{a: b:, c: d}": kubectl {"a":"b:","c":"d"}, here error',
    '"[a: b:]": kubectl [{"a":"b:"}], here error',
    '"[?b]": kubectl [{"b":null}], here error',
    '"[-]": kubectl ["-"], here error',
    '"{?a: 1}": kubectl {"a":1}, here error',
    '"{a: -}": kubectl {"a":"-"}, here error',
    '"[a,#b\\nc]": kubectl ["a","c"], here error',
    `"{a\\n: 1}": kubectl line 1: did not find expected ',' or '}', here {"a":1}`,
  ])
})
