import knowledge from 'virtual:knowledge'
import type { Finding } from '../../finding.js'
import { known, quoted } from '../../settings/words.js'
import { exactness } from '../../settings.js'
import { LIBRARY } from '../library.js'
import type { Selection } from '../selection.js'
import type { Tree } from '../tree.js'
import { usable } from '../usable.js'
import { UsageError } from '../usage-error.js'
import { readWorlds } from '../worlds.js'

/** Which findings are to be fixed. */
export interface Scope {
  /** Rules by id, `family/id` or `family/*`; all without any. */
  readonly rules?: readonly string[] | undefined
  /** With a base or baseline: what stood before too. */
  readonly all?: boolean | undefined
}

/** Whether a finding is to be fixed: of the rules, in one of the chosen clusters, and new. Throws a UsageError for a rule that is none. */
export async function scopeOf({ rules = [], all = false }: Scope, selection: Selection, tree: Tree) {
  await knownRules(rules)
  const isThere = await usable(() => clustersIn(selection, tree))
  return (finding: Finding): boolean =>
    (all || finding.status === 'new') &&
    (rules.length === 0 || rules.some((each) => exactness(each, finding) > 0)) &&
    isThere(finding)
}

async function knownRules(rules: readonly string[]): Promise<void> {
  if (rules.length === 0) return
  const all = Object.values(await LIBRARY.policies()).map(({ id, family }) => ({ ruleId: id, family }))
  const names = [...new Set(all.flatMap(({ ruleId, family }) => [`${family}/*`, ruleId]))]
  for (const rule of rules)
    if (!all.some((each) => exactness(rule, each) > 0))
      throw new UsageError(`--rule ${rule}: there is no rule ${quoted(rule)}${known(rule, names)}`)
}

/** Whether a finding holds in a chosen cluster. Fixes are judged on every cluster, whichever are chosen. */
function clustersIn(selection: Selection, tree: Tree): (finding: Finding) => boolean {
  if ((selection.clusters ?? []).length === 0) return () => true
  const { repositories } = readWorlds(selection, tree, knowledge)
  const chosen = repositories.map(({ settings, clusters }) => ({
    config: settings.file?.path,
    names: new Set(clusters.map(({ name }) => name)),
  }))
  return ({ config, clusters }) =>
    chosen.some(
      (each) => (config === undefined || each.config === config) && clusters.some((name) => each.names.has(name)),
    )
}
