import type { Finding, JudgedCluster } from '../finding.js'
import { judgedOn } from './clusters.js'
import { grouped } from './group.js'
import { cell, clipped, code, inline } from './markup.js'
import { inTurns } from './ranked.js'
import { countedAmong, namesOf } from './spread.js'

const mostColumns = 8
const mostWords = 300

/**
 * Findings by clusters as a table, in the order given: at most `most` rows, of which no rule takes all. A column is a
 * cluster, an environment, or all clusters, whichever first is not too many.
 */
export function matrix(findings: readonly Finding[], clusters: readonly JudgedCluster[], most: number): string {
  if (findings.length === 0) return ''
  const columns = columnsOf(clusters)
  const shown = new Set(inTurns(findings).slice(0, most))
  const rows = findings
    .filter((finding) => shown.has(finding))
    .map((finding) => {
      const cells = columns.map((column) => cell(answer(finding, column)))
      return `| ${severityOf(finding)} | ${cell(wordsOf(finding))} | ${cells.join(' | ')} |\n`
    })
  const head = [
    `| | finding | ${columns.map(({ title }) => cell(inline(title))).join(' | ')} |\n`,
    `|---|---|${columns.map(() => '---|').join('')}\n`,
  ]
  const more =
    shown.size < findings.length ? `\n${shown.size} of ${findings.length} findings stand in this table.\n` : ''
  return `\n${[...head, ...rows].join('')}${more}`
}

function severityOf({ severity }: Finding): string {
  return severity === 'error' ? '**error**' : severity
}

function wordsOf({ message, file, line, affects }: Finding): string {
  const victims = affects.length > 1 ? `, ${affects.length} objects affected` : ''
  return `${inline(clipped(message, mostWords))} ${code(`${file}:${line}`)}${victims}`
}

interface Column {
  readonly title: string
  readonly clusters: readonly JudgedCluster[]
}

function answer(finding: Finding, { clusters }: Column): string {
  const judged = namesOf(judgedOn(finding, clusters))
  if (judged.length === 0) return ''
  const hit = judged.filter((name) => finding.clusters.includes(name))
  if (hit.length === 0) return 'no'
  const isLater = finding.coming?.some((each) => hit.every((name) => each.clusters.includes(name)))
  if (judged.length === 1) return isLater ? 'next' : '**yes**'
  const words = inline(countedAmong(hit, judged)).replace(/^(?:all )?\d+(?: of \d+)?/, '**$&**')
  return isLater ? `${words}, next` : words
}

function columnsOf(clusters: readonly JudgedCluster[]): Column[] {
  const each = grouped(clusters, ({ config, name }) => JSON.stringify([config, name]))
  if (each.length <= mostColumns) return each.map(([, same]) => ({ title: same[0].name, clusters: same }))
  const environments = grouped(clusters, ({ environment }) => environment)
  if (environments.length > mostColumns) return [{ title: 'clusters', clusters }]
  return environments.map(([environment, members]) => ({ title: environment ?? 'other clusters', clusters: members }))
}
