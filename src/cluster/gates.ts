// Mirrors k8s.io/component-base/featuregate/feature_gate.go and SetDefaultFeatureGates of pkg/features/kruise_features.go.
import type { GateRow, Knowledge } from './knowledge.js'
import { inRange } from './range.js'
import type { Version } from './version.js'

/** A setting that the component would not start with, or that the tables cannot follow. */
export interface GateProblem {
  readonly of: 'kubernetes' | 'kruise'
  readonly gate: string
  /** In upstream's words where upstream has any. */
  readonly message: string
}

/** The feature gates of one release: whether each is on, and what was wrong with the settings. */
export interface Gates {
  readonly on: ReadonlyMap<string, boolean>
  /** Those that are as the binary has them, and otherwise where the Helm chart installs it. */
  readonly otherInChart: ReadonlySet<string>
  readonly problems: readonly GateProblem[]
}

/**
 * The feature gates of a release under these settings (`AllAlpha` and `AllBeta` among them). A gate that the release
 * does not know is off, one that has been removed is what it was last; a locked gate stays as it is.
 */
export function gatesOf(
  knowledge: Knowledge,
  of: 'kubernetes' | 'kruise',
  version: Version,
  settings: Readonly<Record<string, boolean>>,
): Gates {
  const on = new Map<string, boolean>()
  const problems: GateProblem[] = []
  const rows = rowsOf(knowledge, of, version)
  const otherInChart = new Set<string>()
  for (const [gate, row] of rows) {
    on.set(gate, settingOfStage(row, settings) ?? row?.default ?? false)
    if (row?.chart !== undefined && settings[gate] === undefined && row.chart !== on.get(gate)) otherInChart.add(gate)
  }
  for (const [gate, value] of Object.entries(settings)) {
    if (gate === 'AllAlpha' || gate === 'AllBeta') continue
    const row = rows.get(gate)
    if (!rows.has(gate)) {
      on.set(gate, value)
      problems.push({ of, gate, message: `the feature gate ${gate} is not in the tables of ${of}` })
    } else if (!row || row.stage === 'removed') {
      problems.push({ of, gate, message: `unrecognized feature gate: ${gate}` })
    } else if (row.locked && value !== row.default) {
      const message = `cannot set feature gate ${gate} to ${value}, feature is locked to ${row.default}`
      problems.push({ of, gate, message })
    } else on.set(gate, value)
  }
  for (const rule of knowledge.gateRules) {
    if (rule.of !== of || !inRange(version, rule.holds) || on.get(rule.when) !== rule.is) continue
    for (const [gate, value] of Object.entries(rule.sets)) if (rows.get(gate)) on.set(gate, value)
  }
  return { on, otherInChart, problems }
}

const looked = new WeakMap<Knowledge, Map<string, ReadonlyMap<string, GateRow | undefined>>>()

/** What each gate is in a release, looked up once: a matrix asks for the same release in many cells. */
function rowsOf(
  knowledge: Knowledge,
  of: 'kubernetes' | 'kruise',
  version: Version,
): ReadonlyMap<string, GateRow | undefined> {
  const known = looked.get(knowledge) ?? new Map<string, ReadonlyMap<string, GateRow | undefined>>()
  looked.set(knowledge, known)
  const key = `${of} ${version.text}`
  const found =
    known.get(key) ??
    new Map(
      Object.values(knowledge.gates[of]).map(({ gate, rows }) => [
        gate,
        rows.find(({ holds }) => inRange(version, holds)),
      ]),
    )
  known.set(key, found)
  return found
}

function settingOfStage(row: GateRow | undefined, settings: Readonly<Record<string, boolean>>): boolean | undefined {
  if (row?.stage === 'alpha') return settings.AllAlpha
  if (row?.stage === 'beta') return settings.AllBeta
  return undefined
}
