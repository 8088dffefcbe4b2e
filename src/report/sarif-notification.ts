import type { Report } from '../finding.js'
import { allowanceWords } from './allowances.js'
import { artifactOf } from './artifact.js'
import { mostPlaces, unlinked } from './sarif-result.js'
import { shortened } from './shortened.js'
import { clusterNotes, counted, leftOutWords, uncheckedIn } from './verdict.js'
import { folded, visible } from './visible.js'

const mostNotified = 100
/** GitHub takes more results, and shows so many. */
const mostShown = 5_000

/** What a notification of the run may be about. */
const ABOUT = {
  'results-left-out': 'Findings for which there is no room in this file.',
  'results-not-shown': 'Findings in this file that GitHub does not show.',
  'places-left-out': 'Places of findings that GitHub would not show.',
  'document-not-checked': 'A document that was not checked, and why.',
  'objects-left-out': 'Objects of documents with several, which are not judged by themselves, and why.',
  'cluster-note': 'What a reader must know of a cluster: a version that was judged as another.',
  allowance: 'Findings that somebody knows and accepts, which are no results.',
}

/** The same as SARIF describes it. */
export const NOTIFICATIONS = Object.entries(ABOUT).map(([id, text]) => ({ id, shortDescription: { text } }))

/** A notification's kind, and what it says of what a file or its reader leaves out. */
export type Withheld = readonly [id: keyof typeof ABOUT, words: string]

/** What is left out, as a notification. */
export function toNotification([id, words]: Withheld) {
  return notification(id, 'warning', words)
}

/** That so many findings have no room. */
export function leftOut(count: number, most: number, limit: number): Withheld[] {
  if (count === 0) return []
  const text = `${counted(count, 'finding')} ${count === 1 ? 'is' : 'are'} left out, the least grave: this file holds at most ${most} results and ${limit} bytes. --format json has them all.`
  return [['results-left-out', text]]
}

/** That GitHub does not show all of so many results. */
export function notShown(count: number): Withheld[] {
  const more = count - mostShown
  if (more <= 0) return []
  const text = `${counted(more, 'finding')} ${more === 1 ? 'is' : 'are'} in this file and not shown by GitHub, the least grave: it shows ${mostShown}.`
  return [['results-not-shown', text]]
}

/** That so many findings have more places than are written. */
export function placesLeftOut(count: number): Withheld[] {
  if (count === 0) return []
  const text = `${counted(count, 'finding')} ${count === 1 ? 'has' : 'have'} more places than the ${mostPlaces} that GitHub shows of each. --format json has them all.`
  return [['places-left-out', text]]
}

/** The documents that were not checked, with their places. */
export function notChecked(ledger: Report['ledger']) {
  const skipped = uncheckedIn(ledger)
  return [
    ...skipped.slice(0, mostNotified).map(({ file, line, reason }) => ({
      ...notification('document-not-checked', 'warning', `Not checked: ${folded(reason)}`),
      locations: at(file, { startLine: line }),
    })),
    ...more(
      'document-not-checked',
      'warning',
      skipped.length,
      (count) => `Not checked: ${counted(count, 'more document')}`,
    ),
  ]
}

/** The objects that are not judged by themselves, which is no mistake. */
export function objectsLeftOut(report: Report) {
  const words = leftOutWords(report)
  return words === undefined ? [] : [notification('objects-left-out', 'note', words)]
}

/** What a reader must know of clusters. */
export function clustersNoted(report: Report) {
  return clusterNotes(report)
    .slice(0, mostNotified)
    .map(({ note, names }) => notification('cluster-note', 'note', `${folded(note)} (${visible(shortened(names))})`))
}

/** The allowances, each with its place and reason. */
export function allowancesNoted(report: Report) {
  const { allowances = [] } = report
  return [
    ...allowances.slice(0, mostNotified).map((each) => ({
      ...notification('allowance', 'note', `An allowance ${allowanceWords(each, report)}`),
      locations: at(each.file, { startLine: each.line, startColumn: each.column }),
    })),
    ...more('allowance', 'note', allowances.length, (count) => `${counted(count, 'more allowance')}`),
  ]
}

function more(id: keyof typeof ABOUT, level: 'note' | 'warning', count: number, words: (count: number) => string) {
  return count > mostNotified ? [notification(id, level, words(count - mostNotified))] : []
}

function at(file: string, region: { readonly startLine: number; readonly startColumn?: number }) {
  return [{ physicalLocation: { artifactLocation: artifactOf(file), region } }]
}

function notification(id: keyof typeof ABOUT, level: 'note' | 'warning', text: string) {
  return { level, descriptor: { id }, message: { text: unlinked(text) } }
}
