import type { Finding } from '../finding.js'
import type { NeedyFinding, UpgradeReport } from '../upgrade.js'
import { allowancesMarkdown } from './allowances.js'
import { block, clipped, code, html, inline } from './markup.js'
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

const mostListed = 50
const mostWords = 300

/** The comparison as a comment or a summary: what moves and the count, then what breaks, unfolded; the rest folded. */
export function renderUpgradeMarkdown(report: UpgradeReport): string {
  const { broken, mended, unchanged } = report
  const parts = [
    `## Kruise Preflight: ${inline(clipped(outcomeWords(report), mostWords))}\n`,
    ...movesWords(report).map((each) => `- ${inline(each)}\n`),
    ...(broken.length > 0 ? ['\n### Newly broken\n'] : []),
    ...broken.slice(0, mostListed).map((each) => detailed(each, report)),
    ...rest(broken.length),
    folded(
      'Newly mended',
      mended.map((each) => briefly(each, report)),
    ),
    folded(
      'Unchanged',
      unchanged.map((each) => `${briefly(each, report)}${needsOf(each, report)}`),
    ),
    folded('What runs otherwise', runsOf(report)),
    allowancesMarkdown(report),
    ...notedOf(report).map(({ note, names }) => `\n- ${inline(note)} (${inline(shortened(names))})\n`),
  ]
  return parts.join('')
}

function detailed(finding: NeedyFinding, report: UpgradeReport): string {
  const { severity, message, fix, affects } = finding
  const where = shownClusters(finding.clusters, report)
  const paragraphs = [
    `<b>${severity}</b> ${html(clipped(message, mostWords))}`,
    `${code(`${finding.file}:${finding.line}:${finding.column}`)} ${code(finding.ruleId)}`,
    ...upstreamWords(finding).map(({ message: said }) => block(said)),
    `**Do** ${inline(finding.remedy)}`,
    ...(fix
      ? [`**Fix** ${inline(`${fix.title}${fix.safe ? '' : ' (changes what runs)'}, which clears it today as well`)}`]
      : []),
    ...(affects.length > 1 ? [`**Affects** ${inline(shortened(affects.map(namedObject)))}`] : []),
    ...(where === '' ? [] : [`**In** ${inline(where)}`]),
    ...finding.assumes.map((each) => `**Assumes** ${inline(each)}`),
    ...finding.needs.map(
      (need) => `**Needs** ${inline(`${needWords(need, finding.clusters, report)}${brokenWords(need)}`)}`,
    ),
  ]
  return `\n${paragraphs.join('\n\n')}\n`
}

function briefly({ severity, file, line, message, ruleId, clusters }: Finding, report: UpgradeReport): string {
  const where = shownClusters(clusters, report)
  return `- ${severity} ${code(`${file}:${line}`)} ${inline(clipped(message, mostWords))} ${code(ruleId)}${where && ` in ${inline(where)}`}`
}

function needsOf({ needs, clusters }: NeedyFinding, report: UpgradeReport): string {
  return needs.map((each) => `; needs ${inline(`${needWords(each, clusters, report)}${brokenWords(each)}`)}`).join('')
}

function runsOf(report: UpgradeReport): string[] {
  return report.runs.flatMap((row) => {
    const where = shownClusters(row.clusters, report)
    const lines = row.runs.map((each) => `  - ${inline(clipped(each, mostWords))}`)
    return [
      [
        `- **${inline(namedObject({ ...row.object, pods: row.pods }))}**${where && ` in ${inline(where)}`}`,
        ...lines,
      ].join('\n'),
    ]
  })
}

function folded(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const shown = [...lines.slice(0, mostListed), ...rest(lines.length)].join('\n')
  return `\n<details><summary>${title} (${lines.length})</summary>\n\n${shown}\n\n</details>\n`
}

function rest(count: number): string[] {
  return count > mostListed ? [`- and ${count - mostListed} more`] : []
}
