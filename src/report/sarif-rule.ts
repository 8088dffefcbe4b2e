import type { Finding, Severity } from '../finding.js'
import { clipped, inline } from './markup.js'
import { folded } from './visible.js'

/** What is said of a rule wherever it speaks. */
export interface RuleWords {
  /** What it is about in half a line. */
  readonly summary: string
  readonly severity: Severity
  /** Its section of policies/README.md. */
  readonly page?: string | undefined
  /**
   * How grave it is for security, above 0 up to 10 as of CVSS. Most rules have none: a pod that is refused or an update that
   * gets stuck harms nobody's secrets, and a score makes a security alert of it, which may block merges on its own.
   */
  readonly security?: number
}

const PAGE = 'https://github.com/kruise-preflight/kruise-preflight/blob/main/policies/README.md'
/** GitHub shows so much of a description. */
const mostDescribed = 1024

/** A severity as SARIF says it. */
export const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
}

/**
 * A rule as SARIF describes it, with what GitHub reads of it (docs: SARIF support for code scanning). The words are the
 * same in every run; of a rule without words its first finding speaks.
 */
export function ruleOf(finding: Finding, words: RuleWords | undefined) {
  const { ruleId: id, family, basis } = finding
  const summary = sentence(words?.summary ?? id.replaceAll('-', ' '))
  const severity = words?.severity ?? finding.severity
  const page = words?.page
  const part = (label: string, own: string) => folded((page && partOf(page, label)) || own)
  const uri = `${PAGE}#${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd'))}`
  const told = [
    ['You would see', part('You would see', finding.symptom)],
    ['Why', part('Why', finding.why)],
    ['Do', part('Do', finding.remedy)],
  ].filter(([, text]) => text !== '')
  const why = part('Why', finding.why)
  return {
    id,
    name: clipped(`${family}/${id}`, 254),
    shortDescription: { text: clipped(summary, mostDescribed - 1) },
    fullDescription: { text: clipped(why === '' ? summary : why, mostDescribed - 1) },
    help: {
      text: [summary, ...told.map(([label, text]) => `${label}: ${text}`), uri].join('\n\n'),
      markdown: page
        ? helpOf(page, id)
        : [inline(summary), ...told.map(([label, text]) => `**${label}.** ${inline(text ?? '')}`), `<${uri}>`].join(
            '\n\n',
          ),
    },
    helpUri: uri,
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: ['kubernetes', family, ...(words?.security ? ['security'] : [])],
      precision: { recorded: 'very-high', source: 'high', derived: 'medium' }[basis.level],
      'problem.severity': severity === 'notice' ? 'recommendation' : severity,
      ...(words?.security && { 'security-severity': words.security.toFixed(1) }),
    },
  }
}

/** The paragraph of a rule's section that begins with the label. */
function partOf(page: string, label: string): string | undefined {
  const begin = `**${label}.** `
  const line = page.split('\n').find((each) => each.startsWith(begin))
  return line?.slice(begin.length)
}

/** The section without its heading, and without the table whose links lead nowhere from another page. */
function helpOf(page: string, id: string): string {
  const end = page.indexOf(`\n#### ${id}: situations`)
  return (end < 0 ? page : page.slice(0, end)).replace(/^### .*\n+/, '').trim()
}

function sentence(words: string): string {
  const line = folded(words)
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}
