import type { Finding, Report } from '../finding.js'
import { allowanceWords } from './allowances.js'
import { basisWords } from './basis.js'
import { described } from './clusters.js'
import { grouped } from './group.js'
import { clipped } from './markup.js'
import { placeWords } from './place-words.js'
import { saidLines } from './said.js'
import { counted, leftOutWords, severities, uncheckedIn, verdict } from './verdict.js'
import { folded } from './visible.js'
import { attributes, xml } from './xml.js'

/** What JUnit needs beside the report, and what bounds it. */
export interface JunitOptions {
  /** Whether a finding fails the run. */
  readonly fails: (finding: Finding) => boolean
  /** The most test cases for findings: GitLab reads no file of more than 250,000 elements and attributes. */
  readonly most?: number
  /** The most bytes: GitLab reads no file of 30 MB. */
  readonly limit?: number
  /** Is told what the file leaves out, in a sentence. */
  readonly tell?: (words: string) => void
}

/** A test case, as lines of XML. */
interface TestCase {
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly lines: readonly string[]
}

const TOOL = 'kruise-preflight'
const ALLOWED = `${TOOL}.allowed`
const mostListed = 10
const mostSkipped = 1_000
/** In UTF-16 units, of a name and of one line of a text. */
const longestName = 500
const longestLine = 4_000

/**
 * The report as JUnit XML. A suite is a rule, `priority.subset-patch-changes-priority-class`, because that is what the CI
 * systems can show: Jenkins takes what stands before the last dot of a class name for its package, which makes nonsense of
 * the names of files, and GitLab shows the class name as the suite. A test case is a finding; class name and name
 * together tell it from every other, for GitLab reads only the first of two that are alike, and hold no line, for a
 * finding that moves is no new one. `file` and `line` are where the test reporters of GitHub annotate.
 *
 * A finding fails where it fails the run. Any other (below `--fail-on`, or there before the change) is skipped, which
 * shows it and leaves the build as it is; so is a document that was not checked, and an allowance, with its reason: of what
 * passes GitLab shows no words, and neither shows properties. One test case always passes: Jenkins fails a build whose
 * report holds none.
 */
export function renderJunit(report: Report, { fails, most = 10_000, limit = 30_000_000, tell }: JunitOptions): string {
  // A place for the frame: the suites' tags and the test cases that are not findings.
  const frame = suite(TOOL, ownCases(report), clusterProperties(report))
  const allowances = allowanceCases(report)
  const allowed = allowances.length > 0 ? [suite(ALLOWED, allowances)] : []
  let left = limit - size([frame, ...allowed].flatMap(({ lines }) => lines)) - 4_096
  const nameOf = names(report.findings)
  const cases = new Map<Finding, TestCase>()
  const ranked = [...report.findings].sort((a, b) => rank(a, fails) - rank(b, fails))
  for (const finding of ranked.slice(0, most)) {
    const name = nameOf(finding)
    const full = caseOf(finding, report, name, fails, true)
    const one = size(full.lines) <= left ? full : caseOf(finding, report, name, fails, false)
    // A suite of its own may be needed for it.
    const needed = size(one.lines) + 2 * classOf(finding).length + 150
    if (needed > left) break
    left -= needed
    cases.set(finding, one)
  }
  const rules = grouped(
    report.findings.filter((each) => cases.has(each)),
    classOf,
  ).map(([name, of]) =>
    suite(
      name,
      of.flatMap((each) => cases.get(each) ?? []),
    ),
  )
  const out = leftOut(
    ranked.filter((each) => !cases.has(each)),
    fails,
    tell,
  )
  const suites = [frame, ...rules, ...allowed, ...(out ? [suite(`${TOOL}.left-out`, [out])] : [])]
  const all = suites.flatMap(({ cases: of }) => of)
  return `${['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="Kruise Preflight"${counts(all)}>`, ...suites.flatMap(({ lines }) => lines), '</testsuites>'].join('\n')}\n`
}

function suite(name: string, cases: readonly TestCase[], properties: readonly string[] = []) {
  const lines = [
    `  <testsuite${attributes({ name })}${counts(cases)}>`,
    ...properties,
    ...cases.flatMap((each) => each.lines),
    '  </testsuite>',
  ]
  return { cases, lines }
}

function counts(cases: readonly TestCase[]): string {
  const count = (outcome: TestCase['outcome']) => cases.filter((each) => each.outcome === outcome).length
  return attributes({
    tests: cases.length,
    failures: count('failed'),
    errors: 0,
    skipped: count('skipped'),
    time: 0,
  })
}

function clusterProperties({ clusters }: Report): string[] {
  if (clusters.length === 0) return []
  const lines = clusters.map((each) => `      <property${attributes({ name: 'cluster', value: described(each) })}/>`)
  return ['    <properties>', ...lines, '    </properties>']
}

/** That the check ran, and what it did not look at. */
function ownCases(report: Report): TestCase[] {
  const head = attributes({ classname: TOOL, name: 'the manifests are checked', time: 0 })
  const skipped = uncheckedIn(report.ledger)
  const more = skipped.length - mostSkipped
  const out = leftOutWords(report)
  return [
    {
      outcome: 'passed',
      lines: [
        `    <testcase${head}>`,
        `      <system-out>${[verdict(report), ...(out ? [out] : [])].map(xml).join('\n')}</system-out>`,
        '    </testcase>',
      ],
    },
    ...skipped.slice(0, mostSkipped).map(({ file, line, reason }, at) => {
      const name = `${clipped(file, longestName)}:${line} is checked`
      const twice = skipped.findIndex((each) => each.file === file && each.line === line) < at
      return withSkipped({ name: twice ? `${name} (${at + 1})` : name, file, line }, `Not checked: ${folded(reason)}`)
    }),
    ...(more > 0
      ? [withSkipped({ name: 'every document is checked' }, `${counted(more, 'more document')} not checked`)]
      : []),
  ]
}

/** What somebody knows and accepts, with the reason. Its line is no part of its name: one that moves is no new one. */
function allowanceCases(report: Report): TestCase[] {
  const { allowances = [] } = report
  const used = new Set<string>()
  const more = allowances.length - mostSkipped
  return [
    ...allowances.slice(0, mostSkipped).map((each) => {
      const { file, line, rule, because } = each
      const plain = clipped(`${file}: ${rule}: ${folded(because)}`, longestName)
      let name = plain
      for (let nth = 2; used.has(name); nth++) name = `${plain} (${nth})`
      used.add(name)
      return withSkipped({ classname: ALLOWED, name, file, line }, allowanceWords(each, report))
    }),
    ...(more > 0
      ? [withSkipped({ classname: ALLOWED, name: 'every allowance has room' }, counted(more, 'more allowance'))]
      : []),
  ]
}

function withSkipped(of: Readonly<Record<string, string | number>>, message: string): TestCase {
  const skipped = `      <skipped${attributes({ message: clipped(message, longestLine) })}/>`
  return {
    outcome: 'skipped',
    lines: [`    <testcase${attributes({ classname: TOOL, ...of, time: 0 })}>`, skipped, '    </testcase>'],
  }
}

/** Failing before others, new before old, then from the gravest on. */
function rank(finding: Finding, fails: JunitOptions['fails']): number {
  const { status, severity } = finding
  return (fails(finding) ? 0 : 100) + (status === 'new' ? 0 : 10) + severities.indexOf(severity)
}

function classOf({ family, ruleId }: Finding): string {
  return `${family}.${ruleId}`
}

/** What a finding's test case is called: the same in every run, and another for every finding. */
function names(findings: readonly Finding[]): (finding: Finding) => string {
  const plain = ({ file, message }: Finding) => clipped(`${file}: ${folded(message)}`, longestName)
  const key = (finding: Finding) => `${classOf(finding)} ${plain(finding)}`
  const count = new Map<string, number>()
  for (const each of findings) count.set(key(each), (count.get(key(each)) ?? 0) + 1)
  const used = new Set<string>()
  return (finding) => {
    const shared = (count.get(key(finding)) ?? 0) > 1
    let name = shared ? `${plain(finding)} (${finding.fingerprint})` : plain(finding)
    for (let nth = 2; used.has(`${classOf(finding)} ${name}`); nth++)
      name = `${plain(finding)} (${finding.fingerprint}, ${nth})`
    used.add(`${classOf(finding)} ${name}`)
    return name
  }
}

function caseOf(
  finding: Finding,
  report: Report,
  name: string,
  fails: JunitOptions['fails'],
  inFull: boolean,
): TestCase {
  const { file, line, severity, status } = finding
  const failed = fails(finding)
  const message = clipped(folded(finding.message), longestLine)
  const body = inFull ? bodyOf(finding, report).map((each) => xml(clipped(each, longestLine))) : []
  const said = failed ? message : `${status === 'new' ? severity : `${severity}, there before this change`}: ${message}`
  const tag = failed ? 'failure' : 'skipped'
  const opened = `      <${tag}${attributes({ message: said, ...(failed && { type: severity }) })}`
  return {
    outcome: failed ? 'failed' : 'skipped',
    lines: [
      `    <testcase${attributes({ classname: classOf(finding), name, file, line, time: 0 })}>`,
      ...(body.length > 0 ? [`${opened}>${body.join('\n')}</${tag}>`] : [`${opened}/>`]),
      '    </testcase>',
    ],
  }
}

function bodyOf(finding: Finding, { clusters }: Report): string[] {
  const { changedHere, related, affects, assumes, fix, why } = finding
  const affected = affects.slice(0, mostListed).map(({ kind, namespace, name, ...place }) => {
    return `${kind} ${namespace === null ? '' : `${namespace}/`}${name || '(unnamed)'} (${place.file}:${place.line})`
  })
  const more = affects.length - mostListed
  return [
    placeWords(finding),
    ...saidLines(finding, clusters),
    ...(why ? [`Why: ${folded(why)}`] : []),
    ...(changedHere && placeWords(changedHere) !== placeWords(finding)
      ? [`Brought about at: ${placeWords(changedHere)}`]
      : []),
    ...related.slice(0, mostListed).map((each) => `At: ${placeWords(each)} ${folded(each.note)}`),
    `Known: ${basisWords(finding)}`,
    ...assumes.slice(0, mostListed).map((each) => `Assumes: ${folded(each)}`),
    ...(affects.length > 1 ? [`Affects: ${affected.join(', ')}${more > 0 ? ` and ${more} more` : ''}`] : []),
    ...(fix ? [`Fix: ${folded(fix.title)}${fix.safe ? '' : ' (changes what runs)'}`] : []),
  ]
}

/** What there is no room for, as one test case that fails where one of them does. */
function leftOut(
  findings: readonly Finding[],
  fails: JunitOptions['fails'],
  tell: JunitOptions['tell'],
): TestCase | undefined {
  if (findings.length === 0) return undefined
  const failing = findings.filter(fails).length
  const message = `${counted(findings.length, 'more finding')}, ${failing} of which ${failing === 1 ? 'fails' : 'fail'} the run, ${findings.length === 1 ? 'is' : 'are'} not in this file; --format json has them all.`
  tell?.(message)
  const tag = failing > 0 ? 'failure' : 'skipped'
  return {
    outcome: failing > 0 ? 'failed' : 'skipped',
    lines: [
      `    <testcase${attributes({ classname: `${TOOL}.left-out`, name: 'every finding has room', time: 0 })}>`,
      `      <${tag}${attributes({ message })}/>`,
      '    </testcase>',
    ],
  }
}

const size = (lines: readonly string[]) => lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
