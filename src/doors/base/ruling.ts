import type { Settings } from '../../settings.js'

/** What a configuration rules, of which a change cannot take anything away by itself. */
type Ruling = Pick<Settings, 'rules' | 'ignore' | 'paths' | 'file'>

/**
 * What a change does to the rules by which it is judged, a sentence each: none of it counts before it is on the base. New
 * allowances are told where allowances are.
 */
export function rulingNotes(before: Ruling, now: Ruling): string[] {
  const name = now.file?.path ?? before.file?.path ?? ''
  const told = (what: string) => `This change ${what} in ${name}; that counts once it is on the base.`
  const [old, fresh] = [rulesOf(before), rulesOf(now)]
  return [
    ...[...fresh]
      .filter(([rule, level]) => old.get(rule) !== level)
      .map(([rule, level]) => told(`sets rule ${rule} to ${level}`)),
    ...[...old]
      .filter(([rule]) => !fresh.has(rule))
      .map(([rule, level]) => told(`takes away that rule ${rule} is ${level}`)),
    ...added(before.ignore, now.ignore).map((pattern) => told(`ignores ${JSON.stringify(pattern)}`)),
    ...added(now.ignore, before.ignore).map((pattern) => told(`no longer ignores ${JSON.stringify(pattern)}`)),
    ...(JSON.stringify(before.paths) === JSON.stringify(now.paths)
      ? []
      : [
          told(
            now.paths
              ? `sets paths to ${now.paths.map((each) => JSON.stringify(each)).join(', ')}`
              : 'takes paths away',
          ),
        ]),
  ]
}

/** The levels by what they are set for: `priority/*`, and the clusters and the day where one is named. */
function rulesOf({ rules }: Ruling): Map<string, string> {
  return new Map(
    rules.map(({ rule, level = 'its own level', locked, in: where, from }) => [
      `${rule}${where ? ` in ${where.join(', ')}` : ''}${from === undefined ? '' : ` from ${from}`}`,
      `${level}${locked ? ', locked' : ''}`,
    ]),
  )
}

function added(before: readonly string[], now: readonly string[]): string[] {
  return now.filter((each) => !before.includes(each))
}
