import type { Allowance, Finding, Report } from '../finding.js'
import { wrapped } from './columns.js'
import { cell, clipped, code, inline } from './markup.js'
import { folded, visible } from './visible.js'

/** What is said of allowing a finding of a locked rule. */
export const LOCKED = 'nobody can allow this here: the configuration locks the rule'

const mostListed = 10
const mostRows = 100
/** In UTF-16 units, of a reason. */
const mostWords = 300

type Listed = Pick<Report, 'allowances' | 'mended'>

/** The allowances that the change adds, in the order of the files; without a base nobody knows which they are, and there are none. */
export function addedAllowances({ allowances = [], mended }: Listed): readonly Allowance[] {
  return mended === undefined ? [] : allowances.filter(({ status }) => status === 'new')
}

/** `2 allowances are new`; undefined where the change adds none. */
export function addedWords(report: Listed): string | undefined {
  const count = addedAllowances(report).length
  return count === 0 ? undefined : `${count === 1 ? '1 allowance is' : `${count} allowances are`} new`
}

/** Whether a comment at its cause can allow a finding: not of a locked rule, not about an allowance, and JSON has no comments. */
export function mayAllow({ ruleId, file, locked }: Pick<Finding, 'ruleId' | 'file' | 'locked'>): boolean {
  return !locked && takesAllowance(ruleId) && !/\.json$/i.test(file)
}

/** Whether findings of the rule can be allowed: those about allowances cannot. */
export function takesAllowance(ruleId: string): boolean {
  return !ruleId.startsWith('allowance-')
}

/** The comment that allows findings of a rule. */
export function allowingComment(ruleId: string): string {
  return `# kruise-preflight: allow ${ruleId} until 2027-03-31 because REASON`
}

/** An allowance on a line: `(new) allows 2 times resize/* until 2027-01-31: upstream chart`. */
export function allowanceWords(allowance: Allowance, report: Listed): string {
  const reason = visible(clipped(folded(allowance.because), mostWords))
  return `${whatOf(allowance, report)} ${visible(allowance.rule)}${dayOf(allowance)}: ${reason}`
}

/** Every allowance on a line below the verdict, those first that the change adds; many are counted. */
export function allowancesText(report: Listed, columns: number): string[] {
  const listed = inOrder(report)
  if (listed.length === 0) return []
  const lines = listed.slice(0, mostListed).flatMap((each) => {
    const { file, line, column } = each
    return wrapped('  ', `${visible(`${file}:${line}:${column}`)} ${allowanceWords(each, report)}`, columns)
  })
  const more = listed.length - mostListed
  const rest = more > 0 ? [`  and ${more} more; --format json has them all`] : []
  return [`${summed(listed)}:`, ...lines, ...rest]
}

/** The same for a job summary, folded; '' where there is none. */
export function allowancesMarkdown(report: Listed): string {
  const listed = inOrder(report)
  if (listed.length === 0) return ''
  const rows = listed.slice(0, mostRows).map((each) => {
    const { file, line, rule, until = '', because } = each
    const cells = [
      code(`${file}:${line}`),
      code(rule),
      inline(whatOf(each, report)),
      until,
      inline(clipped(because, mostWords)),
    ]
    return `| ${cells.map(cell).join(' | ')} |`
  })
  const more = listed.length - mostRows
  const rest = more > 0 ? `\nand ${more} more; the JSON report has them all.\n` : ''
  const open = addedAllowances(report).length > 0 ? ' open' : ''
  const table = ['| where | rule | | until | because |', '|---|---|---|---|---|', ...rows].join('\n')
  return `\n<details${open}><summary>${summed(listed)}</summary>\n\n${table}\n${rest}\n</details>\n`
}

function inOrder(report: Listed): readonly Allowance[] {
  const added = addedAllowances(report)
  return [...added, ...(report.allowances ?? []).filter((each) => !added.includes(each))]
}

/** `3 findings are allowed by 2 allowances`. */
function summed(allowances: readonly Allowance[]): string {
  const findings = new Set(
    allowances.flatMap(({ allows, config }) => allows.map(({ fingerprint }) => `${config} ${fingerprint}`)),
  ).size
  const words = findings === 1 ? '1 finding is' : `${findings === 0 ? 'no' : findings} findings are`
  const said = `${words} allowed by ${allowances.length === 1 ? '1 allowance' : `${allowances.length} allowances`}`
  return `${said[0]?.toUpperCase()}${said.slice(1)}`
}

const STATES: Readonly<Record<Allowance['state'], string>> = {
  counts: 'allows',
  expired: 'has ended for',
  locked: 'does not count for the locked',
  'not-needed': 'is not needed for',
  pending: 'will count once it is on the base for',
}

function whatOf(allowance: Allowance, report: Listed): string {
  const words = STATES[allowance.state]
  const { length } = allowance.allows
  const count = length > 1 ? ` ${length} times` : ''
  return `${addedAllowances(report).includes(allowance) ? '(new) ' : ''}${words}${count}`
}

function dayOf({ until, state }: Allowance): string {
  if (until === undefined) return ''
  return state === 'expired' ? ` (until ${until})` : ` until ${until}`
}
