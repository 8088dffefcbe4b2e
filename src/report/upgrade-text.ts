import type { Finding } from '../finding.js'
import type { Need, NeedyFinding, UpgradeReport } from '../upgrade.js'
import { allowancesText } from './allowances.js'
import { wrapped } from './columns.js'
import { shortened } from './shortened.js'
import {
  brokenWords,
  movesWords,
  namedObject,
  needWords,
  notedOf,
  outcomeWords,
  shownClusters,
} from './upgrade-words.js'
import { upstreamWords } from './upstream.js'
import { folded, inert, visible } from './visible.js'

const columns = 120
const mostRows = 50
const mostLines = 20
const gutter = '    '

/** The comparison as a person reads it on a terminal: what moves, what breaks, what is mended, what runs otherwise, and the count. */
export function renderUpgradeText(report: UpgradeReport): string {
  const lines = [...movesWords(report).flatMap((each) => wrapped('', visible(each), columns)), '']
  const section = (title: string, body: readonly string[]) => {
    if (body.length > 0) lines.push(`${title}:`, ...body, '')
  }
  section(
    'Newly broken',
    report.broken.flatMap((each) => [...headLines(each), ...details(each, report), ...needs(each, report)]),
  )
  section(
    'Newly mended',
    report.mended.flatMap((each) => [...headLines(each), ...where(each, report)]),
  )
  section(
    'Unchanged',
    report.unchanged.flatMap((each) => [...headLines(each), ...where(each, report), ...needs(each, report)]),
  )
  section('What runs otherwise', runs(report))
  for (const { note, names } of notedOf(report))
    lines.push(...wrapped('note: ', `${folded(note)} (${visible(shortened(names))})`, columns))
  lines.push(`${outcomeWords(report)}.`, ...allowancesText(report, columns))
  return `${lines.map(inert).join('\n')}\n`
}

/** Not wrapped: an editor's problem matcher reads it. */
function headLines({ file, line, column, severity, message, ruleId }: Finding): string[] {
  return [`${visible(`${file}:${line}:${column}:`)} ${severity}: ${folded(message)} [${visible(ruleId)}]`]
}

function part(label: string, words: string): string[] {
  return words === '' ? [] : wrapped(`${gutter}= ${`${label}:`.padEnd(8)} `, folded(words), columns)
}

function details(finding: NeedyFinding, report: UpgradeReport): string[] {
  const { affects, fix } = finding
  const said = upstreamWords(finding).map(
    ({ on, message }) => `${gutter}= upstream${visible(on)}:  ${visible(message)}`,
  )
  return [
    ...said,
    ...part('do', finding.remedy),
    ...(fix ? part('fix', `${fix.title}${fix.safe ? '' : ' (changes what runs)'}, which clears it today as well`) : []),
    ...(affects.length > 1 ? part('affects', shortened(affects.map(namedObject))) : []),
    ...where(finding, report),
    ...finding.assumes.flatMap((each) => part('assumes', each)),
  ]
}

function where(finding: Finding, report: UpgradeReport): string[] {
  const words = shownClusters(finding.clusters, report)
  return part('in', words)
}

function needs({ needs: all, clusters }: NeedyFinding, report: UpgradeReport): string[] {
  return all.flatMap((need: Need) => part('needs', `${needWords(need, clusters, report)}${brokenWords(need)}`))
}

function runs(report: UpgradeReport): string[] {
  const lines = report.runs.slice(0, mostRows).flatMap((row) => {
    const of = shownClusters(row.clusters, report)
    const more = row.runs.length - mostLines
    return [
      ...wrapped('  ', folded(`${namedObject({ ...row.object, pods: row.pods })}${of && ` in ${of}`}`), columns),
      ...row.runs.slice(0, mostLines).map((each) => `${gutter}  ${folded(each)}`),
      ...(more > 0 ? [`${gutter}  and ${more} more`] : []),
    ]
  })
  const rest = report.runs.length - mostRows
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines
}
