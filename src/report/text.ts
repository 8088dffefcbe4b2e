import type { Finding, Report, Severity } from '../finding.js'
import { allowancesText, LOCKED } from './allowances.js'
import { basisWords } from './basis.js'
import { clustersOf } from './clusters.js'
import { width, wrapped } from './columns.js'
import { excerpt } from './excerpt.js'
import { hunk } from './hunk.js'
import { onlyIn } from './only-in.js'
import { fromWords, placeWords } from './place-words.js'
import { rolloutText } from './rollout.js'
import { shortened } from './shortened.js'
import { shownFindings } from './shown.js'
import { upstreamWords } from './upstream.js'
import { clusterNotes, counted, leftOutWords, openKinds, skippedWords, verdict } from './verdict.js'
import { versionsText } from './versions.js'
import { folded, inert, visible } from './visible.js'

/** What the text report needs beside the report. */
export interface TextOptions {
  /** A line of a file, from 1, without its line break; undefined where the file is not at hand. */
  readonly lineOf: (file: string, line: number) => string | undefined
  /** The whole text of a file: with it, short fixes are shown as a hunk. */
  readonly textOf?: (file: string) => string | undefined
  readonly colour: boolean
  /** Whether what stood before the change is shown too. */
  readonly all?: boolean
  /** What shows it else; `--all` without it. */
  readonly elsewhere?: string
}

const columns = 120
const shownAffects = 5

/** The report as a person reads it on a terminal: each finding on its line, then the verdict. */
export function renderText(report: Report, options: TextOptions): string {
  const paint = options.colour ? ansi : plain
  const { shown, left } = shownFindings(report, options.all ?? false)
  const lines = shown.flatMap((finding) => [...findingLines(finding, report, options, paint), ''])
  lines.push(...versionsText(report, columns), ...rolloutText(report, columns))
  for (const each of report.mended ?? [])
    lines.push(
      ...wrapped('mended: ', `${each.message} [${each.ruleId}] ${onlyIn(each, report.clusters)}`, columns).map(folded),
    )
  if (left.length > 0)
    lines.push(...wrapped('note: ', `${visible(left.join(', '))} not shown; --format json has them all`, columns))
  for (const { note, names } of clusterNotes(report))
    lines.push(...wrapped('note: ', `${folded(note)} (${visible(shortened(names))})`, columns))
  const skipped = skippedWords(report)
  const leftOut = leftOutWords(report)
  const old = report.findings.filter(({ status }) => status === 'existing')
  if (old.length > 0 && !options.all)
    lines.push(
      ...wrapped(
        'note: ',
        `${counted(old.length, 'finding')} stood before this change; ${options.elsewhere ?? '--all'} shows ${old.length === 1 ? 'it' : 'them'}`,
        columns,
      ),
    )
  const clean = report.findings.length === 0
  const words = verdict(report)
  lines.push(paint(clean ? 'clean' : 'strong', `${words[0]?.toUpperCase()}${words.slice(1)}.`))
  lines.push(...allowancesText(report, columns))
  if (skipped) lines.push(...wrapped('', `${skipped}.`, columns))
  if (leftOut) lines.push(...wrapped('', `${leftOut}.`, columns))
  const open = openKinds(report)
  if (clean && open.length)
    lines.push(
      ...wrapped(
        '',
        `Open: objects of these kinds may exist that are not in view: ${visible(open.join(', '))}.`,
        columns,
      ),
    )
  return `${lines.map(inert).join('\n')}\n`
}

type Style = Severity | 'strong' | 'dim' | 'clean' | 'add' | 'remove'
type Paint = (style: Style, text: string) => string

const codes: Record<Style, string> = {
  error: '1;31',
  warning: '1;33',
  notice: '1;36',
  strong: '1',
  dim: '2',
  clean: '32',
  add: '32',
  remove: '31',
}
const ansi: Paint = (style, text) => `\x1b[${codes[style]}m${text}\x1b[0m`
const plain: Paint = (_, text) => text

function findingLines(finding: Finding, report: Report, options: TextOptions, paint: Paint): string[] {
  const { file, line, severity, ruleId } = finding
  // Not wrapped: an editor's problem matcher reads it.
  const head = `${paint('strong', visible(`${placeWords(finding)}:`))} ${paint(severity, `${severity}:`)} ${folded(`${finding.message}${fromWords(finding)}`)} ${paint('dim', `[${visible(ruleId)}]`)}`
  const gutter = ' '.repeat(String(line).length + 2)
  const part = (label: string, text: string) => partLines(gutter, label, text, paint)
  const lines = [head, ...excerptLines(finding, gutter, options, paint)]

  // Not wrapped either: people search for it.
  for (const { on, message } of upstreamWords(finding))
    lines.push(`${gutter}${paint('dim', '=')} upstream${visible(on)}:  ${visible(message)}`)
  lines.push(...part('you would see', finding.symptom), ...part('why', finding.why), ...part('do', finding.remedy))
  const { changedHere } = finding
  if (changedHere && (changedHere.file !== file || changedHere.line !== line))
    lines.push(
      ...part('at', `${changedHere.file}:${changedHere.line}:${changedHere.column} this change brings it about`),
    )
  for (const at of finding.related) lines.push(...part('at', `${placeWords(at)} ${at.note}`))
  for (const [at, words] of clustersOf(finding, report.clusters).entries())
    lines.push(...(at === 0 ? part('in', words) : wrapped(`${gutter}         `, visible(words), columns)))
  lines.push(...part('known', basisWords(finding)))
  if (finding.affects.length > 1) lines.push(...part('affects', affectsWords(finding)))
  for (const assumed of finding.assumes) lines.push(...part('assumes', assumed))
  if (finding.locked) lines.push(...part('allow', LOCKED))
  return [...lines, ...fixLines(finding, gutter, options, paint)]
}

function partLines(gutter: string, label: string, text: string, paint: Paint): string[] {
  const words = folded(text)
  if (words === '') return []
  const head = `${gutter}= ${`${label}:`.padEnd(6)} `
  const [first = '', ...rest] = wrapped(head, words, columns)
  return [
    `${gutter}${paint('dim', '=')} ${paint('strong', `${label}:`)}${first.slice(gutter.length + 3 + label.length)}`,
    ...rest,
  ]
}

function excerptLines(finding: Finding, gutter: string, options: TextOptions, paint: Paint): string[] {
  // Of a file alone no line says anything.
  const line = finding.confidence === 'file' ? undefined : options.lineOf(finding.file, finding.line)
  if (line === undefined) return []
  const shown = excerpt(finding, line, columns - gutter.length - 2)
  const bar = paint('dim', '|')
  const carets = `${' '.repeat(shown.from)}${paint(finding.severity, '^'.repeat(shown.to - shown.from))}`
  return [
    `${gutter}${bar}`,
    `${paint('dim', ` ${finding.line} |`)} ${shown.text}`.trimEnd(),
    `${gutter}${bar} ${carets}`,
  ]
}

function affectsWords({ affects }: Finding): string {
  const shown = affects.slice(0, shownAffects).map((each) => {
    const name = `${each.kind} ${each.namespace === null ? '' : `${each.namespace}/`}${each.name || '(unnamed)'}`
    return `${name} (${each.file}:${each.line})`
  })
  return `${shown.join(', ')}${affects.length > shownAffects ? ` and ${affects.length - shownAffects} more` : ''}`
}

function fixLines(finding: Finding, gutter: string, options: TextOptions, paint: Paint): string[] {
  const { fix } = finding
  if (!fix) return []
  const lines = partLines(gutter, 'fix', `${fix.title}${fix.safe ? '' : ' (changes what runs)'}`, paint)
  const text = options.textOf?.(finding.file)
  for (const each of (text === undefined ? undefined : hunk(finding, text)) ?? []) {
    const words = visible(each.replaceAll('\t', '    '))
    const shown = width(words) > columns ? `${words.slice(0, columns)}…` : words
    lines.push(`${gutter}  ${paint(each.startsWith('+') ? 'add' : 'remove', shown)}`)
  }
  return lines
}
