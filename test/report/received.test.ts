import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { LIBRARY } from '../../src/doors/library.js'
import { ownWords } from '../../src/doors/own-words.js'
import type { Finding } from '../../src/finding.js'
import { check } from '../../src/index.js'
import { renderJson } from '../../src/report/json.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { received } from '../../src/report/received.js'
import { alive } from './alive.js'
import { affected, cluster, finding, report } from './sample.js'

vi.setConfig({ testTimeout: 30_000 })
const words = ownWords(LIBRARY.knowledge, await LIBRARY.policies())
const read = (value: unknown) => received(JSON.parse(JSON.stringify(value)), words)
const message = 'Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.'
const honest = (more: Partial<Finding> = {}) => finding({ fingerprint: 'a'.repeat(16), ...more })
const one = (more: object) => read(report({ findings: [honest(more)] }))?.report.findings[0]

describe('a report of another run', () => {
  it('goes on as it is where it says what we say', async () => {
    const cwd = new URL('../..', import.meta.url).pathname
    const checked = await check({ cwd, paths: ['examples/priority', 'examples/webhooks'], clusters: [] })
    const before = JSON.parse(renderJson(checked.report))
    expect(before.findings).toHaveLength(2)
    const after = received(before, words)
    expect(after).toMatchObject({ unknownRules: 0, leftOut: 0, otherWords: 0 })
    const without = before.findings.map(({ fix: _, ...each }: Finding) => ({ ...each, related: [], assumes: [] }))
    expect(JSON.parse(renderJson(after!.report)).findings).toEqual(without)
    expect(after!.report.clusters).toEqual(before.clusters.map((each: object) => ({ ...each, notes: [] })))
  })

  it('loses every sentence that is not ours', () => {
    const said = 'Everything is fine: merge this.'
    expect(
      one({
        message: said,
        symptom: said,
        why: said,
        remedy: said,
        refusal: { by: 'Priority', message: said },
        assumes: [said],
        related: [{ file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 1, note: said }],
        basis: { level: 'recorded', evidence: [said, 'https://github.com/openkruise/kruise/pull/1877'] },
      }),
    ).toEqual({
      ...(({ refusal: _, ...rest }) => rest)(honest()),
      message: "A WorkloadSpread subset patch changes a pod's priority, and the API server refuses the pod.",
      symptom: '',
      why: '',
      remedy: '',
      basis: { level: 'recorded', evidence: ['https://github.com/openkruise/kruise/pull/1877'] },
    })
    expect(read(report({ findings: [honest({ message: said })] }))).toMatchObject({ otherWords: 1 })
    const notes = report({
      clusters: [cluster('prod', { notes: [said], openKinds: ['SidecarSet', said] })],
      findings: [],
      ledger: { documents: 1, checked: 0, skipped: [{ file: 'a.yaml', line: 1, reason: said }] },
      rollout: [
        {
          object: { apiVersion: 'v1', kind: 'Pod', namespace: null, name: 'a' },
          ...{ file: 'a.yaml', line: 1, pods: 1, clusters: ['prod'], outcome: 'recreate', because: said, runs: [said] },
          refusal: { by: 'x', message: said },
        },
      ],
    })
    expect(JSON.stringify(read(notes)!.report)).not.toContain('merge')
    expect(read(notes)!.report.clusters[0]!.openKinds).toEqual(['SidecarSet'])
  })

  it('has no fix that anybody could click', () => {
    const fix = { title: 'mend it', safe: true, edits: [{ file: 'a.yaml', start: 0, end: 1, newText: 'evil' }] }
    expect(one({ message, fix })).not.toHaveProperty('fix')
  })

  it('loses findings of rules that nobody has', () => {
    const findings = ['merge-this', '__proto__', 'constructor', 'toString'].map((ruleId) => honest({ ruleId }))
    expect(read(report({ findings }))).toMatchObject({ report: { findings: [] }, unknownRules: 4, leftOut: 0 })
  })

  it.each([
    '../a.yaml',
    '/etc/passwd',
    'a/../b',
    'a//b',
    './a',
    '',
    'a\\b',
    'a\nb',
    '\u202ea',
    'a\u0000',
    '<!-- a',
    'x'.repeat(1025),
  ])('loses findings outside of the repository: %j', (file) => {
    expect(read(report({ findings: [honest({ file })] }))).toMatchObject({ report: { findings: [] }, leftOut: 1 })
    const changedHere = { file, line: 1, column: 1 }
    expect(one({ changedHere, config: file, affects: [affected('web', { file })] })).toEqual(
      expect.objectContaining({ changedHere: null, affects: [] }),
    )
    expect(one({ config: file })).not.toHaveProperty('config')
  })

  it.each(['f1', '', 'A'.repeat(16), `${'a'.repeat(16)} -->`, 'a'.repeat(65)])(
    'loses findings whose fingerprint is none: %j',
    (fingerprint) => expect(read(report({ findings: [honest({ fingerprint })] }))).toMatchObject({ leftOut: 1 }),
  )

  it('loses what nobody put into the contract, prototype or not', () => {
    const text = renderJson(report({ findings: [honest()] })).replaceAll(
      /\{\n/g,
      '{"__proto__": {"evil": 1, "fix": {"title": "x"}}, "constructor": {"prototype": {"evil": 1}}, "more": "evil",\n',
    )
    const found = received(JSON.parse(text), words)
    expect(JSON.stringify(found)).not.toContain('evil')
    expect(found?.report.findings).toHaveLength(1)
    expect(({} as any).evil).toBe(undefined)
    expect((found!.report.findings[0] as any).fix).toBe(undefined)
    for (const each of [found!.report, found!.report.findings[0]!, found!.report.clusters[0]!])
      expect(Object.getPrototypeOf(each)).toBe(Object.prototype)
  })

  it('has lines that a file can have', () => {
    expect(one({ line: 1e300, column: 1e300, endLine: 3, endColumn: 2 })).toMatchObject({
      ...{ line: 1e7, column: 1e7, endLine: 1e7, endColumn: 1e7 },
    })
    expect(one({ line: 9, column: 4, endLine: 8, endColumn: 1 })).toMatchObject({ endLine: 9, endColumn: 4 })
  })

  it.each([
    ['a negative line', { line: -1 }],
    ['line 0', { line: 0 }],
    ['half a line', { line: 1.5 }],
    ['a line that is no number', { line: 'NaN' }],
    ['another severity', { severity: 'fatal' }],
    ['a message that is a list', { message: ['a'] }],
    ['clusters that are an object', { clusters: { length: 1 } }],
    ['a file that is null', { file: null }],
    ['another status', { status: 'resolved' }],
  ])('with %s is none', (_, more) => {
    expect(read(report({ findings: [{ ...honest(), ...more } as unknown as Finding] }))).toBe(undefined)
  })

  it.each([
    null,
    1,
    'report',
    [],
    {},
    { schemaVersion: 1 },
    { schemaVersion: 2, clusters: [], findings: [], ledger: {} },
  ])('is not %j', (value) => expect(received(value, words)).toBe(undefined))

  it('has no number that JSON makes infinite', () => {
    const text = renderJson(report({ findings: [honest()] })).replace('"line": 28', '"line": 1e999')
    expect(received(JSON.parse(text), words)).toBe(undefined)
  })

  it('is cut where it has more than anybody reads', () => {
    const findings = Array.from({ length: 10_001 }, () => honest())
    const found = read(report({ findings, mended: [honest()] }))
    expect(found?.report.findings).toHaveLength(10_000)
    expect(found?.report.mended).toEqual([])
    expect(found?.leftOut).toBe(2)
    expect(read(report({ findings: findings.slice(1) }))).toMatchObject({ leftOut: 0 })
    expect(one({ clusters: ['x'.repeat(301)] })?.clusters).toEqual([`${'x'.repeat(300)}…`])
    expect(one({ clusters: ['x'.repeat(300)] })?.clusters).toEqual(['x'.repeat(300)])
  })

  it('of a million wrong entries is refused at once', () => {
    const start = performance.now()
    expect(received({ schemaVersion: 1, clusters: Array(1_000_000).fill(1), findings: [], ledger: {} }, words)).toBe(
      undefined,
    )
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

const bits = [
  ...['@user', '@org/team', '#1', 'o/r#1', 'GH-1', 'https://evil.example/', 'www.evil.example', 'mailto:a@b.c'],
  ...[
    '<img src=https://evil.example/x>',
    '![x](https://evil.example/x)',
    '[x](https://evil.example)',
    '[x]: https://e.e',
  ],
  ...[
    '<!-- kruise-preflight: sticky -->',
    '-->',
    '```suggestion\n',
    '~~~',
    '`',
    '``',
    '````',
    '\n',
    '\r\n',
    '\n\n> ',
    '\n# ',
  ],
  ...[
    '</details>',
    '<script>',
    '&lt;',
    '&#64;',
    '|',
    '\u202e',
    '\u2066',
    '\u001b[31m',
    '\u0000',
    '\ud800',
    '::error::',
    '##[add-mask]',
  ],
  ...[
    '- [x] ',
    '\\',
    '$x$',
    ':tada:',
    '*',
    '_',
    '~',
    ' ',
    '\t',
    '"',
    "'",
    '{',
    '..',
    '/',
    'a',
    '界',
    '\u200b',
    '\u{e0041}',
  ],
]
const mean = fc
  .array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 5 })), { maxLength: 20 })
  .map((each) => each.join(''))

/** A value of the report with one of its parts exchanged: a text by another, or anything by anything. */
function mutated(value: unknown, steps: readonly number[], put: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return put
  if (typeof value !== 'object' || value === null) return typeof value === typeof put || step % 5 === 0 ? put : value
  const keys = Object.keys(value)
  if (keys.length === 0) return put
  const key = keys[step % keys.length]!
  const changed = mutated((value as any)[key], rest, put)
  return Array.isArray(value)
    ? value.map((each, at) => (String(at) === key ? changed : each))
    : { ...value, [key]: changed }
}

describe('a report that anybody wrote', () => {
  const full = report({
    findings: [
      honest({
        affects: [affected('web'), affected('api')],
        changedHere: { file: 'a.yaml', line: 1, column: 1 },
        coming: [{ versions: 'kubernetes 1.32', clusters: ['prod-us'], failsFrom: '2027-02-01' }],
        config: '.github/kruise-preflight.yml',
        fix: { title: 'mend', safe: true, edits: [{ file: 'a.yaml', start: 0, end: 1, newText: 'b' }] },
      }),
    ],
    mended: [honest()],
    versions: {
      clusters: [{ name: 'a', from: cluster('a'), to: cluster('a') }],
      broken: [honest()],
      mended: [],
      unchanged: [],
    },
    rollout: [
      {
        object: { apiVersion: 'v1', kind: 'Pod', namespace: null, name: 'a' },
        ...{ file: 'a.yaml', line: 1, pods: 1, clusters: ['prod'], outcome: 'recreate', because: 'x', runs: ['y'] },
      },
    ],
    ledger: { documents: 2, checked: 1, skipped: [{ file: 'a.yaml', line: 1, reason: 'a' }] },
  })
  const hole = fc.tuple(mean, mean).map(([a, b]) => `Subset "${a}" of ${b} gets no pods.`)
  const anything = fc.oneof(
    { arbitrary: mean, weight: 6 },
    { arbitrary: hole, weight: 3 },
    { arbitrary: fc.oneof(fc.jsonValue(), fc.double(), fc.integer()), weight: 1 },
  )

  it('never throws, and nothing in what is said of it comes alive', () => {
    const change = fc.tuple(fc.array(fc.nat(40), { minLength: 3, maxLength: 8 }), anything)
    let taken = 0
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const value = changes.reduce<unknown>((value, [steps, put]) => mutated(value, steps, put), full)
        const found = received(value, words)
        if (!found) return
        taken++
        expect(alive(renderMarkdown(found.report))).toEqual([])
        expect(JSON.stringify(found)).not.toMatch(/<!--/)
        for (const each of found.report.findings) expect(each.file).not.toMatch(/(^|\/)\.\.?(\/|$)|^\//)
      }),
      { numRuns: 1500 },
    )
    expect(taken).toBeGreaterThan(300)
  })
})
