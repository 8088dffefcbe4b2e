import type { FixedFinding, FixReport, LeftFinding } from './fix.js'
import { counted } from './verdict.js'
import { folded, inert, visible } from './visible.js'

/** What `fix` did, for a person: a line for each finding that is fixed and for each whose fix is not applied, and the sum. */
export function renderFixText(report: FixReport): string {
  const { fixed, left, dryRun } = report
  const lines = [
    ...fixed.map((each) => `${dryRun ? 'would fix' : 'fixed'} ${fixedWords(each)}`),
    ...left.filter(({ why }) => why !== 'no-fix' && why !== 'rendered').map((each) => `left ${leftWords(each)}`),
    summary(report),
  ]
  return lines.map((line) => `${inert(line)}\n`).join('')
}

function fixedWords({ file, line, title, ruleId }: FixedFinding): string {
  return `${visible(`${file}:${line}`)}: ${folded(title ?? 'by what is changed for another')} [${ruleId}]`
}

function leftWords({ file, line, title, ruleId, why, because }: LeftFinding): string {
  const head = `${visible(`${file}:${line}`)}: ${folded(title ?? '')} [${ruleId}]`
  if (why === 'unsafe') return `${head}: it changes more than the finding`
  return `${head}: ${folded(because ?? '')}`
}

function summary({ fixed, left, files, dryRun }: FixReport): string {
  const of = (why: LeftFinding['why']) => left.filter((each) => each.why === why).length
  const parts = [
    [of('unsafe'), 'with a fix that changes more than the finding, which --unsafe applies'],
    [of('adds'), 'with a fix that would bring about another'],
    [of('not-written'), 'in a file that is not written'],
    [of('rendered'), 'in what kustomizations and charts make, which no fix changes'],
    [of('no-fix'), 'without a fix'],
  ] as const
  const rest = parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
  const done =
    fixed.length === 0
      ? 'Nothing is fixed'
      : `${counted(fixed.length, 'finding')} ${dryRun ? 'would be' : fixed.length === 1 ? 'is' : 'are'} fixed in ${counted(files.length, 'file')}`
  const are = `${left.length} ${left.length === 1 ? 'is' : 'are'} left`
  if (rest.length > 1) return `${done}; ${are}: ${rest.join(', ')}.`
  if (rest.length > 0) return `${done}; ${are} ${rest[0]?.replace(/^\d+ /, '')}.`
  return fixed.length === 0 ? 'Nothing to fix: no findings.' : `${done}; none is left.`
}

/**
 * The diffs of all files, as `git apply` takes them. `token` is one that nobody can guess, where a runner reads along: it obeys
 * nothing between the lines that it is put in, and git passes over those.
 */
export function renderFixDiff({ files }: FixReport, token?: string): string {
  const diff = files.map((each) => each.diff).join('')
  const isObeyed = token !== undefined && diff.split('\n').some((line) => inert(line) !== line)
  return isObeyed ? `::stop-commands::${token}\n${diff}::${token}::\n` : diff
}

/** A text as a terminal may have it: its lines stay, what a terminal would obey is written out. */
export function shownText(text: string): string {
  return text
    .split('\n')
    .map((line) => visible(line.replace(/\r$/, '')))
    .join('\n')
}
