import type { Report, RolloutRow } from '../finding.js'
import { wrapped } from './columns.js'
import { cell, clipped, code, html, inline } from './markup.js'
import { spread } from './spread.js'
import { counted } from './verdict.js'
import { folded } from './visible.js'

const mostRows = 50
const mostLines = 20
const mostWords = 300
/** The whole of a refusal stands with its finding. */
const mostOfCell = 120

const WORDS: Readonly<Record<RolloutRow['outcome'], string>> = {
  none: 'pods stay',
  'in-place': 'updated in place',
  recreate: 'made anew',
  rejected: 'refused',
  stuck: 'stuck',
  unknown: 'not known',
  create: 'created',
  delete: 'deleted',
}

/** What a change does, a line for each workload and what its pods will be, for a terminal. */
export function rolloutText(report: Report, columns: number): string[] {
  const { rollout = [] } = report
  if (rollout.length === 0) return []
  const lines = rollout
    .slice(0, mostRows)
    .flatMap((row) => [
      ...wrapped(
        `  ${WORDS[row.outcome].padEnd(18)}`,
        folded(`${titled(row)} in ${clustersOf(row, report)}${reason(row)}`),
        columns,
      ),
      ...row.runs.slice(0, mostLines).map((each) => `${' '.repeat(21)}${folded(each)}`),
      ...(row.runs.length > mostLines ? [`${' '.repeat(21)}and ${row.runs.length - mostLines} more`] : []),
    ])
  return ['What this change does:', ...lines, ...rest(rollout, '  '), '']
}

/** The same as a table of at most `most` rows, and what the cluster will run, folded. */
export function rolloutMarkdown(report: Report, most = mostRows): { table: string; runs: string } {
  const { rollout = [] } = report
  const rows = rollout.slice(0, most)
  if (rows.length === 0) return { table: '', runs: '' }
  const table = rows.map((row) => {
    const why = row.refusal ? code(clipped(row.refusal.message, mostOfCell)) : inline(row.because)
    const what = row.outcome === 'none' ? WORDS.none : `**${WORDS[row.outcome]}**`
    return `| ${cell(inline(titled(row)))} | ${cell(inline(clustersOf(row, report)))} | ${what} | ${cell(why)} |`
  })
  const told = rows.filter(({ runs }) => runs.length > 0)
  const runs = told.map((row) => {
    const head = `**${inline(`${titled(row)}, ${clustersOf(row, report)}`)}**`
    const more = row.runs.length > mostLines ? [`- and ${row.runs.length - mostLines} more`] : []
    return [
      head,
      '',
      ...row.runs.slice(0, mostLines).map((line) => `- ${inline(clipped(line, mostWords))}`),
      ...more,
    ].join('\n')
  })
  return {
    table: `\n### What this change does\n\n| workload | clusters | what will happen | why |\n|---|---|---|---|\n${[...table, ...rest(rollout, '\n', most)].join('\n')}\n`,
    runs: runs.length
      ? `\n<details><summary>${html('What the cluster will run')}</summary>\n\n${runs.join('\n\n')}\n\n</details>\n`
      : '',
  }
}

function rest(rollout: readonly RolloutRow[], before: string, most = mostRows): string[] {
  return rollout.length > most ? [`${before}and ${rollout.length - most} more, which touch fewer pods`] : []
}

/** `CloneSet shop/web (6 pods)`. */
function titled({ object: { kind, namespace, name }, pods }: RolloutRow): string {
  const size = pods > 0 ? ` (${counted(pods, 'pod')})` : ''
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name}${size}`
}

function clustersOf({ clusters }: RolloutRow, { clusters: all }: Report): string {
  return spread(clusters, all)
}

function reason({ because, refusal }: RolloutRow): string {
  const words = refusal?.message ?? because
  return words === '' ? '' : `: ${words}`
}
