import { type ClusterSettings, clusterSettings } from './settings/cluster.js'
import { exactness, type Level, type RuleName, type RuleSetting } from './settings/levels.js'
import { problemsOfMeaning } from './settings/meaning.js'
import { placed, placeOf, SettingsError, type SettingsProblem } from './settings/problems.js'
import { configValue } from './settings/schema.js'
import { matching } from './settings/select.js'
import { validate } from './settings/validator.js'
import { known, quoted } from './settings/words.js'
import type { SourceDocument, SourceFile } from './source/document.js'
import { entry, type Span, written } from './source/node.js'
import { type Json, type Path, valueAt } from './source/path.js'
import { readDocuments } from './source/yaml.js'

export { type AdHocOptions, adHocCluster } from './settings/ad-hoc.js'
export type { ClusterKey, ClusterSettings, NextVersions, SettingPlace, VclusterSetting } from './settings/cluster.js'
export { filledIn } from './settings/cluster.js'
export {
  exactness,
  type Level,
  levelOf,
  type RuleLevel,
  type RuleName,
  type RuleSetting,
  severityIn,
} from './settings/levels.js'
export { chooser, splitPattern } from './settings/pattern.js'
export { placeOf, SettingsError, type SettingsProblem } from './settings/problems.js'
export { selects } from './settings/select.js'
export { readSnapshot, type Snapshot } from './settings/snapshot.js'

/** An entry of `allow:`: findings that are known and accepted. */
export interface AllowanceSetting {
  readonly rule: string
  /** A pattern of files, from the configuration's folder. */
  readonly path?: string
  readonly clusters?: readonly string[]
  /** The last day (`2027-01-31`) on which it holds. */
  readonly until?: string
  readonly because: string
  readonly at: Span
  readonly file: SourceFile
  /** Where one side of a change alone has it: what the head adds does not count yet, what it takes away still does. */
  readonly only?: 'head' | 'base'
}

/** An entry of `releases:`: how a chart is installed. */
export interface ReleaseSetting {
  /** Its folder, from the configuration's. */
  readonly chart: string
  readonly name?: string
  readonly namespace?: string
  /** Values files, from the configuration's folder; the last counts over all others. */
  readonly values?: readonly string[]
  /** Selectors of clusters; all without it. */
  readonly clusters?: readonly string[]
  readonly at: Span
}

/** What a configuration says, with every cluster's keys resolved. */
export interface Settings {
  /** The configuration, null without one. */
  readonly file: SourceFile | null
  readonly clusters: readonly ClusterSettings[]
  /** The names of the environments. */
  readonly environments: readonly string[]
  readonly rules: readonly RuleSetting[]
  readonly allow: readonly AllowanceSetting[]
  /** Patterns of the files with manifests; absent for all. */
  readonly paths?: readonly string[]
  /** Patterns of the files that are not read. */
  readonly ignore: readonly string[]
  /** How charts are installed; absent where nothing is said of it. */
  readonly releases?: readonly ReleaseSetting[]
  /** Whether clusters without paths of their own get what Argo CD and Flux send there. */
  readonly gitops?: boolean
}

/** The settings where there is no configuration. */
export const NO_SETTINGS: Settings = { file: null, clusters: [], environments: [], rules: [], allow: [], ignore: [] }

/** Reads `.github/kruise-preflight.yml`; throws a SettingsError with all that is wrong in it. */
export function readSettings(file: SourceFile): Settings {
  const { root, duplicates } = onlyDocument(file)
  const value = configValue(root, file.text)
  const broken = validate(value)
  const twice = duplicates.map(({ name, first, again }) => {
    const { line, column } = placeOf(file, first)
    const problem = `key ${quoted(name)} stands twice; it first stands at ${line}:${column}`
    return { place: placeOf(file, again), problem }
  })
  const problems = placed(file, root, [...broken, ...problemsOfMeaning(value, broken)])
  problems.push(...twice)
  if (problems.length > 0) throw new SettingsError(inOrder(problems))
  const clusters = list(value, ['clusters']).map((_, index) => clusterSettings(value, root, index))
  const paths = valueAt(value, ['paths']) as string[] | undefined
  return {
    file,
    clusters,
    environments: Object.keys(valueAt(value, ['environments']) ?? {}),
    rules: Object.entries(valueAt(value, ['rules']) ?? {}).map(([rule, setting]) => ({
      rule,
      locked: false,
      ...(typeof setting === 'string' ? { level: setting as Level } : (setting as object)),
      at: spanOf(entry(written(root, ['rules']).node, rule)!.key),
    })),
    allow: list(value, ['allow']).map((allowance, index) => ({
      ...(allowance as unknown as Omit<AllowanceSetting, 'at' | 'file'>),
      at: spanOf(written(root, ['allow', index]).node),
      file,
    })),
    ...(paths && { paths }),
    ignore: list(value, ['ignore']) as string[],
    ...(valueAt(value, ['releases']) !== undefined && {
      releases: list(value, ['releases']).map((release, index) => ({
        ...(release as unknown as Omit<ReleaseSetting, 'at'>),
        at: spanOf(written(root, ['releases', index, 'chart']).node),
      })),
    }),
    ...(valueAt(value, ['gitops']) === true && { gitops: true }),
  }
}

/** The clusters that the selectors (names, patterns, `env:NAME`) name, in the order of the configuration; all without any. */
export function selectClusters(settings: Settings, selectors: readonly string[]): readonly ClusterSettings[] {
  if (selectors.length === 0) return settings.clusters
  const found = selectors.map((selector) => matching(selector, settings.clusters, settings.environments))
  const problems = found.flatMap(({ problem }) => (problem === undefined ? [] : [{ place: null, problem }]))
  if (problems.length > 0) throw new SettingsError(problems)
  return settings.clusters.filter((cluster) => found.some(({ clusters }) => clusters.includes(cluster)))
}

/** The entries of `rules:` and `allow:` that name none of the rules there are. */
export function unknownRules(settings: Settings, rules: readonly RuleName[]): SettingsProblem[] {
  const { file } = settings
  if (!file) return []
  const names = [...new Set(rules.flatMap(({ ruleId, family }) => [`${family}/*`, ruleId]))]
  return [...settings.rules, ...settings.allow]
    .filter((setting) => rules.every((rule) => exactness(setting.rule, rule) === 0))
    .map(({ rule, at }) => ({
      place: placeOf(file, at),
      problem: `there is no rule ${quoted(rule)}${known(rule.replace(/^.*\/(?!\*)/, ''), names)}`,
    }))
}

function onlyDocument(file: SourceFile): SourceDocument {
  const documents = readDocuments(file)
  const problems: SettingsProblem[] = documents.flatMap((document) =>
    'root' in document
      ? []
      : [{ place: placeOf(file, { start: document.at, end: document.at }), problem: document.problem }],
  )
  const [document, second] = documents
  if (problems.length > 0) throw new SettingsError(problems)
  if (!document || !('root' in document)) {
    const problem = 'nothing is written here; write at least clusters, each with a name and kubernetes'
    throw new SettingsError([{ place: placeOf(file, { start: 0, end: 0 }), problem }])
  }
  if (second)
    throw new SettingsError([
      {
        place: placeOf(file, 'root' in second ? second.root : second),
        problem: 'a second document begins here; a configuration is one document',
      },
    ])
  return document
}

function inOrder(problems: readonly SettingsProblem[]): SettingsProblem[] {
  return [...problems].sort((a, b) => a.place!.line - b.place!.line || a.place!.column - b.place!.column)
}

function list(value: Json, path: Path): Json[] {
  return (valueAt(value, path) ?? []) as Json[]
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}
