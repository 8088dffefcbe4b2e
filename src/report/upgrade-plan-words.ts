import type { ClusterPlan, PlannedChange, PlanOrder, PlanReport, PlanStep } from '../upgrade.js'
import { shortened } from './shortened.js'
import { countedBySeverity, namedObject } from './upgrade-words.js'
import { counted } from './verdict.js'

/** `1 error breaks, 1 warning mended: Deployment shop/web`, or `nothing changes`. */
function stepWords(step: PlanStep): string {
  return [changeWords(step), ...step.notes.map((note) => `(${note})`)].join(' ')
}

function changeWords({ broken, mended, unknown }: PlanStep): string {
  const parts = [
    ...(broken.length > 0 ? [`${countedBySeverity(broken)} ${broken.length === 1 ? 'breaks' : 'break'}`] : []),
    ...(unknown.length > 0 ? [`${countedBySeverity(unknown)} may break`] : []),
    ...(mended.length > 0 ? [`${countedBySeverity(mended)} mended`] : []),
  ]
  if (parts.length === 0) return 'nothing changes'
  const names = new Set([...broken, ...unknown, ...mended].flatMap(({ affects }) => affects.map(namedObject)))
  return `${parts.join(', ')}: ${shortened([...names])}`
}

/** The releases ahead with what they do; those of one component that do the same in one: `kubernetes 1.28.15 to 1.37.1`. */
export function stepsOf({ steps }: ClusterPlan): { releases: string; words: string }[] {
  const told: { first: string; last: string; words: string }[] = []
  for (const step of steps) {
    const [words, release] = [stepWords(step), step.releases.join(', ')]
    const before = told.at(-1)
    const alike = before?.words === words && componentOf(before.first) === componentOf(release)
    if (before && alike && step.releases.length === 1) before.last = release
    else told.push({ first: release, last: release, words })
  }
  return told.map(({ first, last, words }) => {
    return { releases: first === last ? first : `${first} to ${last.slice(componentOf(last).length + 1)}`, words }
  })
}

function componentOf(release: string): string {
  return release.slice(0, release.indexOf(' '))
}

/** The best orders, and what the others would break on the way. */
export function orderWords({ orders }: ClusterPlan): string[] {
  const best = orders.filter((each) => each.best)
  const [first] = best
  if (!first) return []
  const told =
    best.length === orders.length ? `any, ${costOf(first)}` : `${best.map(sequence).join('; or ')}, ${costOf(first)}`
  return [told, ...orders.filter((each) => !each.best).map((each) => `not ${sequence(each)}, ${costOf(each)}`)]
}

function sequence({ order }: PlanOrder): string {
  return order.join(', then ')
}

function costOf({ between }: PlanOrder): string {
  if (between.length === 0) return 'nothing breaks on the way only'
  const told = between.map(({ message, ruleId }) => `${message} [${ruleId}]`)
  return `${countedBySeverity(between)} ${between.length === 1 ? 'breaks' : 'break'} on the way only: ${shortened(told, 3)}`
}

/** `kubernetes 1.33.13; kruise 1.8.4 in prod-eu`. */
export function beforeWords({ before }: PlannedChange, all: readonly string[]): string {
  return before
    .map(({ release, clusters }) => (clusters.length === all.length ? release : `${release} in ${shortened(clusters)}`))
    .join('; ')
}

/** `2 findings to mend before, of which 1 has a fix, for 3 clusters and 40 documents`. */
export function planWords({ plans, changes, ledger }: PlanReport): string {
  const fixes = changes.filter(({ fix }) => fix).length
  const all = plans.flatMap(({ clusters }) => clusters)
  const told =
    changes.length === 0
      ? 'Nothing to mend before'
      : `${counted(changes.length, 'finding')} to mend before, ${fixes} with a fix`
  return `${told}, for ${counted(all.length, 'cluster')} and ${counted(ledger.checked, 'document')}`
}
