import type { Finding, Report } from '../../finding.js'
import type { FixedFinding, FixReport, LeftFinding } from '../../report/fix.js'
import { LineIndex } from '../../source/lines.js'
import { offsetAfter, offsetBefore } from '../../source/moved.js'
import { unifiedDiff } from '../../source/unified.js'
import { PIPED } from '../tree.js'
import { counted, keyOf } from './growth.js'
import type { Bench, Mended } from './rounds.js'

/** What a report of the rounds needs beside them. */
interface Circumstances extends Pick<Bench, 'placeOf' | 'originalOf' | 'offsetOf'> {
  readonly dryRun: boolean
  readonly unsafe: boolean
  isWanted(finding: Finding): boolean
  whyUnwritten(file: string): string | undefined
  nameOf(place: string): string
}

/** What came of the rounds, in the lines of the files as they are now. */
export function fixReport(first: Report, mended: Mended, circumstances: Circumstances): FixReport {
  const { state, applied, refused } = mended
  const { dryRun, isWanted, placeOf, nameOf, originalOf, offsetOf } = circumstances
  const changesOf = (file: string) => state.changes.get(placeOf(file)) ?? []
  const textOf = (file: string) => state.texts.get(placeOf(file)) ?? originalOf(file)
  const lines = new Map<string, LineIndex>()
  /** The line of an offset in the text that is there now. */
  const lineAt = (file: string, offset: number): number => {
    const index = lines.get(file) ?? new LineIndex(dryRun ? originalOf(file) : textOf(file))
    lines.set(file, index)
    return index.at(offset).line
  }
  const fromFirst = (file: string, offset: number) =>
    lineAt(file, dryRun ? offset : offsetAfter(changesOf(file), offset))
  const fromLast = (file: string, offset: number) =>
    lineAt(file, dryRun ? offsetBefore(changesOf(file), offset) : offset)

  const own = applied.map(({ finding, fix: { title, safe }, at }): FixedFinding => {
    return { ...named(finding, fromFirst(finding.file, at)), title, safe }
  })
  const stays = counted(state.checked.report.findings)
  const spoken = counted(applied.map(({ finding }) => finding))
  const along = first.findings.filter(isWanted).filter((finding) => {
    const key = keyOf(finding)
    for (const counts of [stays, spoken]) {
      const count = counts.get(key) ?? 0
      if (count === 0) continue
      counts.set(key, count - 1)
      return false
    }
    return true
  })
  const others = along.map((finding): FixedFinding => {
    const at = offsetOf(finding, originalOf(finding.file))
    return { ...named(finding, fromFirst(finding.file, at)), title: null, safe: null }
  })
  const left = state.checked.report.findings.filter(isWanted).map((finding): LeftFinding => {
    const line = fromLast(finding.file, offsetOf(finding, textOf(finding.file)))
    return { ...named(finding, line), ...whyLeft(finding, refused, circumstances) }
  })
  const files = [...state.changes].flatMap(([place, changes]) => {
    const file = nameOf(place)
    const diff = unifiedDiff(file, originalOf(place), changes)
    const text = file === PIPED ? { text: state.texts.get(place) ?? '' } : {}
    return diff === '' ? [] : [{ file, diff, ...text }]
  })
  return {
    schemaVersion: 1,
    dryRun,
    fixed: [...own, ...others].sort(byPlace),
    left: left.sort(byPlace),
    files: files.sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

function named({ ruleId, severity, file, message, config }: Finding, line: number) {
  return { ruleId, severity, file, line, message, ...(config !== undefined && { config }) }
}

function whyLeft(
  finding: Finding,
  refused: Mended['refused'],
  { unsafe, whyUnwritten }: Circumstances,
): Pick<LeftFinding, 'why' | 'title' | 'because'> {
  const { fix, renderedFrom } = finding
  if (!fix && renderedFrom !== undefined) return { why: 'rendered', title: null, because: renderedFrom }
  if (!fix) return { why: 'no-fix', title: null, because: null }
  const { title } = fix
  if (!unsafe && !fix.safe) return { why: 'unsafe', title, because: null }
  const unwritten = fix.edits.map(({ file }) => whyUnwritten(file)).find((each) => each !== undefined)
  if (unwritten !== undefined) return { why: 'not-written', title, because: unwritten }
  return { why: 'adds', title, because: refused.get(keyOf(finding)) ?? 'what was tried too often' }
}

function byPlace(one: { file: string; line: number }, other: { file: string; line: number }): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line
}
