import { expect, test } from 'vitest'
import type { Finding, Severity } from '../../src/finding.js'
import { planAnnotations, renderAnnotations, WHOLE_ROOM } from '../../src/report/annotations.js'
import { finding, report } from './sample.js'

const lines = (findings: Finding[], isChanged?: (file: string, line: number) => boolean, room = WHOLE_ROOM) =>
  renderAnnotations(planAnnotations(report({ findings }), isChanged).annotations, room)
    .split('\n')
    .slice(0, -1)
/** `count` findings of that severity, each on a line of its own. */
const many = (severity: Severity, count: number) =>
  Array.from({ length: count }, (_, at) => finding({ severity, line: at + 1, endLine: at + 1 }))
const count = (out: string[], name: string) => out.filter((line) => line.startsWith(`::${name} `)).length

test('a finding is one workflow command', () => {
  expect(lines(report().findings as Finding[])).toEqual([
    `::error file=spread.yaml,line=28,endLine=28,col=11,endColumn=43,title=Kruise Preflight%3A subset-patch-changes-priority-class::Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.%0AUpstream: the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000000000 from the given PriorityClass name%0AYou would see: Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread%0ADo: add \`priority: 1000000000\` beside it, or run kruise 1.8.0; 1.7.2 is not enough%0AIn: prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)`,
  ])
  expect(lines([])).toEqual([])
})

test('columns only where the place is on one line', () => {
  const start = (more: Partial<Finding>) => lines([finding(more)])[0]?.split(',title=')[0]
  expect(start({ endLine: 30, endColumn: 4 })).toBe('::error file=spread.yaml,line=28,endLine=30')
  expect(start({ endLine: 30, endColumn: 1 })).toBe('::error file=spread.yaml,line=28,endLine=29')
  expect(start({ endLine: 29, endColumn: 1 })).toBe('::error file=spread.yaml,line=28,endLine=28,col=11')
  expect(start({ endColumn: 11 })).toBe('::error file=spread.yaml,line=28,endLine=28,col=11,endColumn=11')
})

test('the line of the change is annotated where the cause is unchanged', () => {
  const changedHere = { file: 'class.yaml', line: 4, column: 3 }
  const [line] = lines([finding({ changedHere })], (file) => file === 'class.yaml')
  expect(line).toMatch(/^::error file=class\.yaml,line=4,endLine=4,col=3,title=/)
  expect(line).toMatch(/%0AThe cause: spread\.yaml:28:11$/)
})

test('what no changed line brings about is not annotated in a change', () => {
  const findings = [finding({ line: 1, changedHere: null }), finding({ line: 9 })]
  const { annotations, elsewhere } = planAnnotations(report({ findings }), (_, line) => line === 9)
  expect(annotations.map(({ line }) => line)).toEqual([9])
  expect(elsewhere).toEqual([findings[0]])
})

test('what is new comes first, then errors', () => {
  const findings = [
    finding({ ruleId: 'd', status: 'existing' }),
    finding({ ruleId: 'e', status: 'existing', severity: 'warning' }),
    finding({ ruleId: 'c', severity: 'notice' }),
    finding({ ruleId: 'b', severity: 'warning' }),
    finding({ ruleId: 'a' }),
  ]
  expect(lines(findings).map((line) => /title=Kruise Preflight%3A (\w)::/.exec(line)?.[1])).toEqual([...'abcde'])
})

test('one place says the same once, with all of its clusters', () => {
  const [first, ...others] = lines([
    finding({ config: 'a', clusters: ['east'] }),
    finding({ config: 'b', clusters: ['west'] }),
    finding({ message: 'Something else.' }),
  ])
  expect(first).toMatch(/%0AIn: east%0AIn: west$/)
  expect(others).toHaveLength(1)
  expect(others[0]).toContain('::Something else.')
})

test('10 of each severity are shown, and what is withheld is said in one of the notices', () => {
  const full = [...many('error', 10), ...many('warning', 10), ...many('notice', 10)]
  for (const severity of ['error', 'warning', 'notice']) expect(count(lines(full), severity)).toBe(10)
  expect(lines(full).at(-1)).not.toContain('annotated')
  expect(lines(many('error', 9))).toHaveLength(9)

  const others = [...many('error', 3), ...many('warning', 1)].map((each) => ({ ...each, file: 'other.yaml' }))
  const over = [...full, ...others]
  for (const severity of ['error', 'warning', 'notice']) expect(count(lines(over), severity)).toBe(10)
  expect(lines(over).at(-1)).toBe(
    '::notice title=Kruise Preflight::3 errors, 1 warning, 1 notice more are not annotated: GitHub shows 10 of each severity in a step, and 50 in a job. The job summary and the log have more.',
  )
  expect(count(lines(many('error', 11)), 'error')).toBe(10)
  expect(lines(many('error', 11)).at(-1)).toMatch(/^::notice title=Kruise Preflight::1 error more is not annotated/)
  expect(lines(many('notice', 11)).at(-1)).toMatch(/::2 notices more are not annotated/)
})

test.each([
  [29, 29, false],
  [30, 30, false],
  [31, 30, true],
])('with %i findings of all severities, %i are annotated', (count, shown, says) => {
  const each = Math.ceil(count / 3)
  const findings = (['error', 'warning', 'notice'] as const).flatMap((severity) => many(severity, each)).slice(0, count)
  const out = lines(findings)
  expect(out).toHaveLength(shown)
  expect(out.at(-1)!.includes('not annotated')).toBe(says)
})

test.each([
  [11, 10, false],
  [10, 10, false],
  [9, 9, true],
  [1, 1, true],
  [0, 0, false],
])('where the job has room for %i, %i of 10 are annotated', (left, shown, says) => {
  const out = lines(many('error', 10), undefined, { ...WHOLE_ROOM, all: left })
  expect(out).toHaveLength(shown)
  expect(out.at(-1)?.includes('not annotated') ?? false).toBe(says)
})

test('without room for a notice nothing is said of what is withheld', () => {
  const out = lines(many('error', 11), undefined, { ...WHOLE_ROOM, notice: 0 })
  expect(out).toHaveLength(10)
  expect(out.every((line) => line.startsWith('::error '))).toBe(true)
})

test('nothing in a name ends its command or begins another', () => {
  const evil = '100%0A,line=1:\r\n::error::x\n##[add-mask]x\u001b[31m'
  const out = lines([
    finding({
      file: evil,
      ruleId: evil,
      message: evil,
      symptom: evil,
      remedy: evil,
      refusal: { by: evil, message: evil },
    }),
  ])
  expect(out).toHaveLength(1)
  expect(out[0]).not.toMatch(/[\x00-\x1f]|##\[/)
  const escaped = '100%250A%2Cline=1%3A\\u000d\\u000a%3A%3Aerror%3A%3Ax\\u000a##\\u005badd-mask]x\\u001b[31m'
  expect(
    out[0]?.startsWith(
      `::error file=${escaped},line=28,endLine=28,col=11,endColumn=43,title=Kruise Preflight%3A ${escaped}::100%250A,line=1: ::error::x `,
    ),
  ).toBe(true)
})

test('title and message stay within what GitHub takes', () => {
  const [line = ''] = lines([finding({ ruleId: 'r'.repeat(400), message: '界'.repeat(70_000) })])
  const [, title = '', message = ''] = /title=(.*?)::(.*)$/.exec(line) ?? []
  expect(title.replaceAll('%3A', ':').length).toBe(255)
  expect(Buffer.byteLength(message)).toBeLessThanOrEqual(65_536)
})
