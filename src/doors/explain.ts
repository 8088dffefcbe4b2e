import { allowingComment, takesAllowance } from '../report/allowances.js'
import { quoted } from '../settings/words.js'
import { nearest } from '../source/nearest.js'
import { UsageError } from './usage-error.js'

/** A line of the table that policies/README.md begins with: rule, what happens, affected. */
const ROW = /^\| \[([\w-]+)\]\(#[\w-]+\) \| (.+) \| .+ \|$/

/**
 * What is known of a rule: its words, the releases that it affects, its evidence, a failing and a passing example, and how to
 * allow what it finds. Without a rule the list of all. `page` is policies/README.md, from which all of it is taken.
 */
export function explain(page: string, rule?: string): string {
  const rules = page.split('\n').flatMap((line) => {
    const [, id, says] = ROW.exec(line) ?? []
    return id && says ? [{ id, says: says.replaceAll('\\|', '|') }] : []
  })
  if (rule === undefined) {
    const width = Math.max(...rules.map(({ id }) => id.length))
    return rules.map(({ id, says }) => `${id.padEnd(width)}  ${says}\n`).join('')
  }
  const section = sectionOf(page, rule)
  if (section === undefined) {
    const close = nearest(
      rule,
      rules.map(({ id }) => id),
    )
    throw new UsageError(`there is no rule ${quoted(rule)}; ${close ? `did you mean ${close}?` : 'explain lists them'}`)
  }
  return takesAllowance(rule) ? `${section}\n${ALLOW}\n\n    ${allowingComment(rule)}\n` : section
}

const ALLOW =
  '**Allow** it where it is known and accepted, by this comment on the line of the cause or on the line above:'

/** The section `### rule` of policies/README.md, up to the next heading that is no part of it; undefined where there is none. */
export function sectionOf(page: string, rule: string): string | undefined {
  const lines = page.split('\n')
  const first = lines.indexOf(`### ${rule}`)
  if (first < 0) return undefined
  let fenced = false
  const length = lines.slice(first + 1).findIndex((line) => {
    if (line.startsWith('```')) fenced = !fenced
    return !fenced && /^##?#? /.test(line)
  })
  const section = length < 0 ? lines.slice(first) : lines.slice(first, first + 1 + length)
  return `${section.join('\n').trimEnd()}\n`
}
