import type { ClusterPlan, PlannedChange, PlanReport } from '../upgrade.js'
import { versions } from './clusters.js'
import { wrapped } from './columns.js'
import { grouped } from './group.js'
import { shortened } from './shortened.js'
import { beforeWords, orderWords, planWords, stepsOf } from './upgrade-plan-words.js'
import { namedObject } from './upgrade-words.js'
import { folded, inert, visible } from './visible.js'

const columns = 120

/** The plan as a person reads it on a terminal: cluster by cluster the releases ahead and the order, then what to change, by file. */
export function renderUpgradePlanText(report: PlanReport): string {
  const lines = report.plans.flatMap((each) => [...planLines(each), ''])
  if (report.changes.length > 0) lines.push('To change before:', ...changeLines(report), '')
  lines.push(`${planWords(report)}.`)
  return `${lines.map(inert).join('\n')}\n`
}

function planLines(plan: ClusterPlan): string[] {
  const told = stepsOf(plan)
  const width = Math.max(...told.map(({ releases }) => releases.length), 0)
  const head = `${shortened(plan.clusters)}: ${versions(plan.now)}`
  const steps = told.flatMap(({ releases, words }) =>
    wrapped(`  ${visible(releases).padEnd(width)}  `, folded(words), columns),
  )
  const orders = orderWords(plan).flatMap((each) => wrapped('  order: ', folded(each), columns))
  return [
    ...wrapped('', visible(head), columns),
    ...(steps.length > 0 ? steps : ['  no known release is ahead']),
    ...orders,
  ]
}

function changeLines({ changes, plans }: PlanReport): string[] {
  const all = plans.flatMap(({ clusters }) => clusters)
  return grouped(changes, ({ file }) => file).flatMap(([file, own]) => [
    `  ${visible(file)}`,
    ...own.flatMap((each) => changeLinesOf(each, all)),
  ])
}

function changeLinesOf(change: PlannedChange, all: readonly string[]): string[] {
  const { line, column, severity, message, ruleId, affects, remedy, fix } = change
  const part = (label: string, words: string) => wrapped(`      = ${`${label}:`.padEnd(8)} `, folded(words), columns)
  return [
    `    ${line}:${column} ${severity}: ${folded(message)} [${visible(ruleId)}]`,
    ...part('before', beforeWords(change, all)),
    ...(affects.length > 1 ? part('affects', shortened(affects.map(namedObject))) : []),
    ...part('do', remedy),
    ...(fix ? part('fix', `${fix.title}${fix.safe ? '' : ' (changes what runs)'}; it can be made today`) : []),
  ]
}
