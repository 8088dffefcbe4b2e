import type { Finding, Report, VersionsChange } from '../finding.js'
import { wrapped } from './columns.js'
import { clipped, code, inline } from './markup.js'
import { tallied } from './page.js'
import { ranked } from './ranked.js'
import { movesWords } from './upgrade-words.js'
import { counted } from './verdict.js'
import { folded } from './visible.js'

const mostListed = 20
const mostWords = 300

/** What other versions of the clusters do, where a change brings them, for a terminal. */
export function versionsText({ versions }: Report, columns: number): string[] {
  if (!versions) return []
  const part = (label: string, findings: readonly Finding[]) => [
    ...findings
      .slice(0, mostListed)
      .flatMap((each) => wrapped(`  ${label.padEnd(18)}`, folded(`${each.message} [${each.ruleId}]`), columns)),
    ...(findings.length > mostListed ? [`  and ${findings.length - mostListed} more`] : []),
  ]
  return [
    ...wrapped('What the new versions do: ', folded(`${moves(versions)}; ${summed(versions)}`), columns),
    ...part('newly broken', versions.broken),
    ...part('mended', versions.mended),
    '',
  ]
}

/** The same for a job summary. */
export function versionsMarkdown({ versions }: Report): string {
  if (!versions) return ''
  const part = (label: string, findings: readonly Finding[]) => {
    const order = ranked(findings)
    const lines = order
      .slice(0, mostListed)
      .map((each) => `- ${each.severity} ${inline(clipped(each.message, mostWords))} ${code(each.ruleId)}`)
    const more = tallied(order.slice(mostListed))
    return lines.length > 0 ? `\n**${label}**\n\n${lines.join('\n')}\n${more && `\nand:\n${more}`}` : ''
  }
  const head = `\n### What the new versions do\n\n${inline(moves(versions))}; ${summed(versions)}.\n`
  return `${head}${part('Newly broken', versions.broken)}${part('Mended', versions.mended)}`
}

function moves({ clusters }: VersionsChange): string {
  return movesWords({
    upgrades: clusters.map(({ name, from, to }) => ({ cluster: name, from: [from], to: [to] })),
  }).join('; ')
}

function summed({ broken, mended, unchanged }: VersionsChange): string {
  return `${counted(broken.length, 'finding')} newly broken, ${mended.length} mended, ${unchanged.length} unchanged`
}
