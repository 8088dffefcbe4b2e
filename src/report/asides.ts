import type { Report } from '../finding.js'
import { grouped } from './group.js'
import { clipped, code, html, inline } from './markup.js'
import { onlyIn } from './only-in.js'
import { tallied } from './page.js'
import { ranked } from './ranked.js'
import { shortened } from './shortened.js'
import { clusterNotes, counted, leftOutWords, openKinds, uncheckedIn } from './verdict.js'

const mostWords = 300
const mostPlaces = 3

/** What a change mends; '' where nothing. */
export function mendedMarkdown({ mended = [], clusters }: Report, most: number): string {
  if (mended.length === 0) return ''
  const lines = mended
    .slice(0, most)
    .map((each) =>
      `- ${inline(clipped(each.message, mostWords))} ${code(each.ruleId)} ${inline(onlyIn(each, clusters))}`.trimEnd(),
    )
  return `\n### Mended by this change\n\n${lines.join('\n')}\n${rest(tallied(mended.slice(most)))}`
}

/** What stood before the change, folded away. */
export function existingMarkdown({ findings }: Report, most: number): string {
  const old = ranked(findings.filter(({ status }) => status === 'existing'))
  if (old.length === 0) return ''
  const lines = old
    .slice(0, most)
    .map(
      ({ severity, file, line, message, ruleId }) =>
        `- ${severity} ${code(`${file}:${line}`)} ${inline(clipped(message, mostWords))} ${code(ruleId)}`,
    )
  const title = `${counted(old.length, 'finding')} that stood before this change`
  return `\n<details><summary>${title}</summary>\n\n${lines.join('\n')}\n${rest(tallied(old.slice(most)))}\n</details>\n`
}

/** What a reader must know of the clusters; for a clean report the kinds that are open too. */
export function clusterNotesMarkdown(report: Report, most: number): string {
  const notes = clusterNotes(report).map(({ note, names }) => `- ${inline(note)} (${inline(shortened(names))})`)
  const open = openKinds(report)
  if (!report.findings.length && open.length)
    notes.unshift(`- Objects of these kinds may exist that are not in view: ${inline(shortened(open, most))}`)
  if (notes.length === 0) return ''
  const more = notes.length > most ? `- and ${notes.length - most} more\n` : ''
  return `\n### About the clusters\n\n${notes.slice(0, most).join('\n')}\n${more}`
}

/** What was not checked, by reason: those first that hold for most documents. Below it what is not judged by itself. */
export function uncheckedMarkdown(report: Report, most: number): string {
  const { ledger } = report
  const out = leftOutWords(report)
  const below = out === undefined ? '' : `\n${inline(clipped(out, 2 * mostWords))}\n`
  const unchecked = uncheckedIn(ledger)
  if (unchecked.length === 0) return below
  const reasons = grouped(unchecked, ({ reason }) => reason).sort(([, a], [, b]) => b.length - a.length)
  const lines = reasons.slice(0, most).map(([reason, those]) => {
    const places = those.slice(0, mostPlaces).map(({ file, line }) => code(`${file}:${line}`))
    const more = those.length > mostPlaces ? ` and ${those.length - mostPlaces} more` : ''
    const count = those.length > 1 ? `**${those.length} documents:** ` : ''
    return `- ${count}${inline(clipped(reason, mostWords))} (${places.join(', ')}${more})`
  })
  const others = reasons.slice(most).reduce((sum, [, those]) => sum + those.length, 0)
  if (others > 0) lines.push(`- ${counted(others, 'document')} for other reasons`)
  return `\n### Not checked: ${unchecked.length} of ${counted(ledger.documents, 'document')}\n\n${lines.join('\n')}\n${below}`
}

/** What the run itself has to say: a base that is not there, a permission that is missing. */
export function notesMarkdown(notes: readonly string[]): string {
  return notes.map((words) => `\n> ${inline(words)}\n`).join('')
}

/** Markdown folded away under a title. */
export function fold(title: string, markdown: string): string {
  return markdown === '' ? '' : `\n<details><summary>${html(title)}</summary>\n${markdown}\n</details>\n`
}

const rest = (table: string) => table && `\nand:\n${table}`
