// What a stranger's pull request may hold: the bundled CLI neither crashes, hangs, is polluted nor writes a runner's command.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bundled, runCli } from './cli.js'
import { folder, tooHigh } from './doors/folder.js'

vi.setConfig({ testTimeout: 120_000 })

let dist = ''
beforeAll(async () => {
  dist = await bundled()
}, 60_000)
afterAll(() => rmSync(dist, { recursive: true }))

const map = (name: string, rest = ''): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\n${rest}`
const named = (name: string): string => tooHigh.replace('high', name)
const nested = (open: string, close: string): string => `a: ${open.repeat(50_000)}1${close.repeat(50_000)}\n`
const bomb = Array.from({ length: 30 }, (_, at) => `a${at}: &a${at} [${at ? `*a${at - 1}, `.repeat(9) : 'x'}]`).join(
  '\n',
)
const merges = Array.from(
  { length: 30 },
  (_, at) => `m${at}: &m${at} { <<: [${at ? `*m${at - 1}, `.repeat(9) : ''}], k${at}: v }`,
)
const pod = (spec: string): string => `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { ${spec} }\n`

/** Each file and the place and rule of what is found in it; nothing for what is fine. */
const hostile: Record<string, { text: string | Buffer; found?: string }> = {
  'alias bomb': { text: map('a', bomb), found: 'unparseable-document' },
  'merge bomb': { text: merges.join('\n'), found: 'unparseable-document' },
  'deep lists': { text: nested('[', ']'), found: '1:1003 unparseable-document' },
  'deep mappings': { text: nested('{ a: ', '}'), found: 'unparseable-document' },
  'deep JSON': { text: `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, found: 'unparseable-document' },
  'open JSON': { text: '['.repeat(50_000), found: 'unparseable-document' },
  'deep dashes': { text: `${'- '.repeat(50_000)}a\n`, found: 'unparseable-document' },
  'deep questions': { text: `${'? '.repeat(50_000)}a\n`, found: 'unparseable-document' },
  'deep blocks': {
    text: Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
    found: 'unparseable-document',
  },
  'lists of lists': {
    text: '{apiVersion: v1, kind: List, items: ['.repeat(2000) + ']}'.repeat(2000),
    found: 'unparseable-document',
  },
  NUL: { text: map('a', 'data: { a: "\0" }\n'), found: '4:13 unparseable-document' },
  'a prototype': { text: map('a', '__proto__: { polluted: yes }\nconstructor: { prototype: { polluted: yes } }\n') },
  'a prototype in JSON': {
    text: '{"apiVersion":"v1","kind":"ConfigMap","__proto__":{"polluted":1},"metadata":{"name":"a","__proto__":{"polluted":1}}}',
  },
  'names of Object': {
    text: `apiVersion: __proto__\nkind: constructor\nmetadata: { name: toString, namespace: __proto__ }\n---\n${pod('priorityClassName: __proto__, containers: [{ name: constructor, image: a }]')}`,
    found: 'priority-class-missing',
  },
  'a command in a name': {
    text: named('"\\n::error::x\\r\\n::set-output name=a::b\\n##[error]z"'),
    found: '4:1 priority-class-value-too-high',
  },
  'a command in what does not parse': {
    text: '"::error::a\n::warning::b": {\n::error::c\n',
    found: 'unparseable-document',
  },
  escapes: { text: named('"\\e[31mred\\e]0;title\\a\\u202e"'), found: '4:1 priority-class-value-too-high' },
  'a mark': { text: `\uFEFF${tooHigh}`, found: '4:1 priority-class-value-too-high' },
  'CR LF': { text: tooHigh.replaceAll('\n', '\r\n'), found: '4:1 priority-class-value-too-high' },
  'one line of 10 MB': { text: map('a', `data: { a: "${'x'.repeat(10_000_000)}" }\n`) },
  'a plain line of 10 MB': { text: `a: ${'x '.repeat(5_000_000)}\n` },
  'spaces of 10 MB': { text: `${' '.repeat(10_000_000)}a\n` },
  'separators of 2 MB': { text: '---\n'.repeat(500_000) },
  'braces of 1 MB': { text: '{{'.repeat(500_000), found: 'unparseable-document' },
  'a number of 1 MB': {
    text: pod(`containers: [{ name: a, image: a, resources: { limits: { cpu: 1${'0'.repeat(1_000_000)} } } }]`),
  },
  bytes: {
    text: Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251)),
    found: 'unparseable-document',
  },
}

describe('the CLI is not disturbed by', () => {
  test.each(Object.entries(hostile))('%s', (_, { text, found }) => {
    const cwd = folder({ 'a.yaml': text })
    const start = Date.now()
    for (const args of [
      ['check', '--format', 'json'],
      ['check', '--format', 'text'],
      ['simulate', '--format', 'json'],
    ]) {
      const { code, out, err } = runCli(dist, cwd, args)
      expect(err).toBe(
        'No cluster is configured: judged as kubernetes 1.37.1, kruise 1.9.0, the newest known releases.\n',
      )
      expect(code).toBeLessThan(2)
      expect(out).not.toMatch(/^\s*::|##\[|[\0-\x09\x0b-\x1f\x7f\x80-\x9f\u202e]/m)
      if (args[0] !== 'check' || args[2] !== 'json') continue
      const { findings, ledger } = JSON.parse(out)
      const said = findings.map(({ line, column, ruleId }: any) => `${line}:${column} ${ruleId}`)
      if (found === undefined) expect(said).toEqual([])
      else expect(said).toContainEqual(expect.stringContaining(found))
      expect(ledger.documents).toBe(ledger.checked + ledger.skipped.length)
    }
    expect(Date.now() - start).toBeLessThan(30_000)
  })
})
