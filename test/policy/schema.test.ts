// What an editor says of a policy by policies/schema/policy.json, held against what the build says by src/policy/load.ts.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { schemaCompiler } from '../../scripts/compile-policies.mjs'
import { loadPolicies } from '../../src/policy/load.js'
import { builtIns } from '../../src/policy/policy.js'
import { templateProblems } from '../../src/policy/template.js'
import { document, documents } from './read.js'

type Schema = { readonly [key: string]: any }

const folder = new URL('../../policies/', import.meta.url)
const read = (name: string): Schema => JSON.parse(readFileSync(new URL(`schema/${name}.json`, folder), 'utf8'))
const schema = read('policy')
const valid: (value: unknown) => boolean = schemaCompiler().compile(schema)
const isTemplate: (value: unknown) => boolean = schemaCompiler().compile(schema.$defs.template)

const file = 'policies/volumes/claim-mount.yaml'
const right = readFileSync(new URL('./fixtures/volumes/claim-mount.yaml', import.meta.url), 'utf8')
const mistaken = (from: string, to: string) => {
  const text = right.replace(from, () => to)
  expect(text).not.toBe(right)
  return document(file, text)
}

test('every policy of the house is right', () => {
  expect(documents(folder).filter(({ value }) => !valid(value))).toEqual([])
})

test('every policy and every file of facts names its schema in its first line, by which an editor finds it', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
  const files = folders.flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, folder))
      .filter((each) => each.endsWith('.yaml'))
      .map((each) => `${name}/${each}`),
  )
  const first = (name: string) => readFileSync(new URL(name, folder), 'utf8').split('\n')[0]
  expect(
    files.filter((name) => {
      const of = name.startsWith('facts/') ? 'facts' : 'policy'
      return first(name) !== `# yaml-language-server: $schema=../schema/${of}.json`
    }),
  ).toEqual([])
})

describe.each(['policy', 'facts', 'config'])('the schema %s', (name) => {
  it('stands where its id says, and describes every key', () => {
    const root = read(name)
    const of = ({ $ref }: Schema): Schema =>
      $ref
        ? $ref
            .slice(2)
            .split('/')
            .reduce((at: Schema, step: string) => at[step], root)
        : {}
    const undescribed = (node: unknown, at: string): string[] => {
      if (typeof node !== 'object' || node === null) return []
      return Object.entries(node).flatMap(([key, each]) => {
        // What stands there only chooses among keys that are described elsewhere.
        if (['if', 'then', 'else', 'not', 'allOf', 'oneOf', 'anyOf'].includes(key) && !Array.isArray(node)) return []
        const own =
          key === 'properties' && typeof each === 'object'
            ? Object.entries(each as Schema).filter(([, one]) => !one.description && !of(one).description)
            : []
        return [...own.map(([one]) => `${at}/${key}/${one}`), ...undescribed(each, `${at}/${key}`)]
      })
    }
    expect(undescribed(root, '')).toEqual([])
    expect(root.$id).toBe(
      `https://raw.githubusercontent.com/kruise-preflight/kruise-preflight/main/policies/schema/${name}.json`,
    )
  })
})

describe('a mistake', () => {
  const fix = (patch: string, title = 'x') => `fix: { title: '${title}', safe: true, patch: [${patch}] }\nevidence: [`
  it.each([
    ['a key that there is not', 'why:', 'wy:'],
    ['a missing key', '\nseverity: ', '\noff: true # '],
    ['a level that there is not', 'severity: ', 'severity: x'],
    ['a family that there is not', 'family: volumes', 'family: volume'],
    ['a basis that there is not', 'basis: source', 'basis: rumour'],
    ['an id that is no name', 'id: claim-mount', 'id: claimMount'],
    ['an exclamation mark', 'to the webhook.', 'to the webhook!'],
    ['a message without its full stop', 'to the webhook.', 'to the webhook'],
    ['a full stop in the summary', 'summary: ', 'summary: x. # '],
    ['two braces', '{mounts}', '{{mounts}}'],
    ['braces around what is no name', '{mounts}', '{1}'],
    ['a brace that is not closed', '{mounts}', '{mounts'],
    ['an ask that there is not', '{since:sim', '{sinse:sim'],
    ['a piece that never falls away', '{mounts}', '[[mounts]]'],
    ['a piece that is not closed', '{mounts}', '[[{mounts}'],
    ['a piece that was never opened', '{mounts}', '{mounts}]]'],
    ['a name of data that is built in', '  mounts: the', '  count: n\n  mounts: the'],
    ['a name of data that is none', '  mounts: the', '  my-mounts: n\n  mounts: the'],
    ['no evidence', 'evidence: [', 'evidence: [] #'],
    [
      'a fix and fixes',
      'evidence: [',
      `fixes: [{ title: x, safe: true, patch: [{ op: remove, path: /a }] }]\n${fix('{ op: remove, path: /a }')}`,
    ],
    [
      'the same in a variant',
      'evidence: [',
      'variants: { x: { fix: { title: x, safe: true, patch: [{ op: remove, path: /a }] }, fixes: [{ title: x, safe: true, patch: [{ op: remove, path: /a }] }] } }\nevidence: [',
    ],
    ['an unknown key of a variant', 'evidence: [', 'variants: { x: { summary: y } }\nevidence: ['],
    ['a broken text of a variant', 'evidence: [', 'variants: { x: { why: "[[a]]" } }\nevidence: ['],
    ['an operation without its value', 'evidence: [', fix('{ op: add, path: /a }')],
    ['one without where it comes from', 'evidence: [', fix('{ op: move, path: /a }')],
    ['one that there is not', 'evidence: [', fix('{ op: set, path: /a, value: 1 }')],
    ['a path that is none', 'evidence: [', fix('{ op: remove, path: a }')],
    ['a broken text in a path', 'evidence: [', fix('{ op: remove, path: "/{{at}}" }')],
    ['a broken text in what is written', 'evidence: [', fix('{ op: add, path: /a, value: [{ b: "{1}" }] }')],
    ['a broken text in a title', 'evidence: [', fix('{ op: remove, path: /a }', '[[a]]')],
    ['no operation', 'evidence: [', fix('')],
    ['a score that there is not', 'evidence: [', 'security: 11\nevidence: ['],
  ])('%s is refused in an editor and by the build', (_, from, to) => {
    const policy = mistaken(from, to)
    expect(valid(policy.value)).toBe(false)
    expect(loadPolicies([policy]).problems).not.toEqual([])
  })

  it.each([
    ['what the file is called', 'id: claim-mount', 'id: claim', 'id "claim" is not the file'],
    ['where the file lies', 'family: volumes', 'family: qos', 'family "qos" is not the folder'],
    ['which names "data" has', '{mounts}', '{mount}', '{mount} is not listed in "data"'],
  ])('%s is only for the build to know', (_, from, to, said) => {
    const policy = mistaken(from, to)
    expect(valid(policy.value)).toBe(true)
    expect(loadPolicies([policy]).problems.join()).toContain(said)
  })
})

test('the names that are built in are those that the schema keeps free', () => {
  expect(schema.$defs.dataName.not.enum).toEqual(Object.keys(builtIns))
})

test('what an editor refuses as a text, the build refuses too', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '[[',
    ']]',
    '{{',
    '{a}',
    '{since:b}',
    '{until:c-d}',
    '{sinse:a}',
    'a',
    '-',
    ':',
    ' ',
    '\n',
  ]
  const names = new Set(['a'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (some) => {
      const text = some.join('')
      const problems = templateProblems(text, names)
      if (!isTemplate(text)) expect(problems, text).not.toEqual([])
      // Where a piece falls away, what stood around it may meet.
      else expect(text.includes('[[') ? [] : problems, text).toEqual([])
    }),
    { numRuns: 5000 },
  )
})
