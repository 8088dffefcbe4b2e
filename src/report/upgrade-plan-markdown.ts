import type { ClusterPlan, PlannedChange, PlanReport } from '../upgrade.js'
import { versions } from './clusters.js'
import { cell, clipped, code, inline } from './markup.js'
import { shortened } from './shortened.js'
import { beforeWords, orderWords, planWords, stepsOf } from './upgrade-plan-words.js'

const mostListed = 100
const mostWords = 300

/** The plan as a page: a table of the releases ahead for each cluster, then what to change before. */
export function renderUpgradePlanMarkdown(report: PlanReport): string {
  const { plans, changes } = report
  const all = plans.flatMap(({ clusters }) => clusters)
  const more = changes.length > mostListed ? `- and ${changes.length - mostListed} more\n` : ''
  return [
    `## Kruise Preflight: ${inline(planWords(report))}\n`,
    ...plans.map(tableOf),
    ...(changes.length > 0 ? ['\n### To change before\n\n'] : []),
    ...changes.slice(0, mostListed).map((each) => changeOf(each, all)),
    more,
  ].join('')
}

function tableOf(plan: ClusterPlan): string {
  const rows = stepsOf(plan).map(
    ({ releases, words }) => `| ${cell(inline(releases))} | ${cell(inline(clipped(words, mostWords)))} |\n`,
  )
  const orders = orderWords(plan).map((each) => `\nOrder: ${inline(clipped(each, mostWords))}\n`)
  const head = `\n### ${inline(`${shortened(plan.clusters)}: ${versions(plan.now)}`)}\n\n`
  const table =
    rows.length > 0 ? `| release | what it does |\n|---|---|\n${rows.join('')}` : 'No known release is ahead.\n'
  return `${head}${table}${orders.join('')}`
}

function changeOf(change: PlannedChange, all: readonly string[]): string {
  const { file, line, severity, message, ruleId, remedy, fix } = change
  const does = fix ? `${fix.title}${fix.safe ? '' : ' (changes what runs)'}; it can be made today` : remedy
  return [
    `- ${severity} ${code(`${file}:${line}`)} ${inline(clipped(message, mostWords))} ${code(ruleId)}`,
    `  - before ${inline(beforeWords(change, all))}`,
    `  - ${fix ? 'fix' : 'do'}: ${inline(does)}`,
    '',
  ].join('\n')
}
