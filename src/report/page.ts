import type { Finding } from '../finding.js'
import { grouped } from './group.js'
import { cell, code, html } from './markup.js'
import { inTurns, tally } from './ranked.js'
import { counted } from './verdict.js'

/** A part of a page, whole or not at all: its texts from the longest to the shortest, of which the first that fits is taken. */
export interface Section {
  /** As in `no room for what this change does`. */
  readonly name: string
  readonly texts: readonly string[]
}

/** Markdown that may be longer than there is room. Sections stand and are taken in their order, and before the details. */
export interface Page {
  readonly head: string
  readonly before: readonly Section[]
  /** What stands above the details, where there are any. */
  readonly above: string
  /** Findings folded away. */
  readonly details: readonly { readonly finding: Finding; readonly text: string }[]
  readonly after: readonly Section[]
}

/** What bounds a page. */
export interface Bounds {
  /** What the page is, as in `This summary`. */
  readonly title: string
  readonly limit: number
  readonly unit: 'bytes' | 'characters'
  /** Where all is that has no room. */
  readonly rest: string
}

/** More of them are folded by rule. */
const mostUnfolded = 20

/** The page within its limit: what has no room is counted by rule and severity, and said. Bytes are of UTF-8, characters UTF-16 units. */
export function fitted({ head, before, above, details, after }: Page, bounds: Bounds): string {
  const { limit } = bounds
  const size = (text: string) => (bounds.unit === 'bytes' ? Buffer.byteLength(text) : text.length)
  const findings = details.map(({ finding }) => finding)
  const groups = groupsOf(details)
  const whole = (sections: readonly Section[]) => sections.map(({ texts }) => texts[0] ?? '').join('')
  const all = `${head}${whole(before)}${folds(above, groups, new Set(findings))}${whole(after)}`
  if (size(all) <= limit) return all

  const sections = [...before, ...after].filter(({ texts }) => texts[0])
  const names = sections.map(({ name }) => name)
  let left = limit - size(head) - size(leftOut(findings, findings, names, bounds))
  const taken = new Map<Section, string>()
  for (const section of sections) {
    const text = section.texts.find((each) => size(each) <= left)
    if (!text) continue
    taken.set(section, text)
    left -= size(text)
  }
  left -= size(above)
  for (const group of groups) left -= size(`${opened(group)}${closed(group.members.length)}`)
  const shown = new Set<Finding>()
  const texts = new Map(details.map(({ finding, text }) => [finding, text]))
  for (const finding of inTurns(findings)) {
    const length = size(`\n${texts.get(finding)}`)
    if (length > left) continue
    left -= length
    shown.add(finding)
  }
  const lost = sections.filter((section) => !taken.has(section)).map(({ name }) => name)
  const cut = findings.filter((finding) => !shown.has(finding))
  const part = (those: readonly Section[]) => those.map((section) => taken.get(section) ?? '').join('')
  const last = leftOut(cut, findings, lost, bounds)
  const short = `${head}${part(before)}${folds(above, groups, shown)}${last}${part(after)}`
  // In room for a few words nothing else is said.
  return [short, `${head}${last}`, head, 'Kruise Preflight\n'].find((each) => size(each) <= limit) ?? ''
}

interface Group {
  /** The rule and severity; null where they are not folded by it. */
  readonly of: Finding | null
  readonly members: Page['details']
}

function groupsOf(details: Page['details']): Group[] {
  if (details.length <= mostUnfolded) return [{ of: null, members: details }]
  return grouped(details, ({ finding }) => `${finding.severity} ${finding.ruleId}`).map(([, members]) => ({
    of: members[0].finding,
    members,
  }))
}

function folds(above: string, groups: readonly Group[], shown: ReadonlySet<Finding>): string {
  if (shown.size === 0) return ''
  const folded = groups.map((group) => {
    const those = group.members.filter(({ finding }) => shown.has(finding))
    if (those.length === 0) return ''
    const texts = those.map(({ text }) => `\n${text}`).join('')
    return group.of ? `${opened(group)}${texts}${closed(group.members.length - those.length)}` : texts
  })
  return `${above}${folded.join('')}`
}

function opened({ of, members }: Group): string {
  if (!of) return ''
  const words = `<b>${of.severity}</b> <code>${html(of.ruleId)}</code>: ${counted(members.length, 'finding')}`
  return `\n<details><summary>${words}</summary>\n`
}

function closed(more: number): string {
  return `${more > 0 ? `\nand ${more} more, for which there is no room\n` : ''}\n</details>\n`
}

function leftOut(
  cut: readonly Finding[],
  all: readonly Finding[],
  lost: readonly string[],
  { title, limit, unit, rest }: Bounds,
): string {
  const what = [
    ...(cut.length > 0 ? [`the details of ${cut.length} of ${counted(all.length, 'finding')}`] : []),
    ...lost,
  ]
  if (what.length === 0) return ''
  const words = `${title} holds at most ${limit} ${unit}, and has no room for ${what.join(', nor for ')}. ${rest}`
  return `\n### Left out\n\n${words}\n${tallied(cut)}`
}

/** How many findings of which rule and severity, as a table. */
export function tallied(findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  const rows = tally(findings).map(
    ({ severity, ruleId, count }) => `| ${severity} | ${cell(code(ruleId))} | ${count} |\n`,
  )
  return `\n| | rule | findings |\n|---|---|---|\n${rows.join('')}`
}
