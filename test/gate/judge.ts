import policies from 'virtual:policies'
import { check, type Repository, simulate } from '../../src/gate.js'
import { adHocCluster, NO_SETTINGS, readSettings } from '../../src/settings.js'
import type { SourceFile } from '../../src/source/document.js'
import { knowledge } from '../knowledge.js'

export const LIBRARY = { knowledge, policies: async () => policies }

/** Texts as files: one text is `a.yaml`, several have their paths. */
export type Texts = string | Readonly<Record<string, string>>

function filesOf(texts: Texts): SourceFile[] {
  const named = typeof texts === 'string' ? { 'a.yaml': texts } : texts
  return Object.entries(named).map(([path, text]) => ({ path, text }))
}

/** A repository with the clusters of a configuration's text. `objects` are texts by the name of the cluster that holds them. */
export function configured(
  config: string,
  texts: Texts,
  more: { objects?: Readonly<Record<string, string>>; named?: Readonly<Record<string, string>> } = {},
): Repository {
  const settings = readSettings({ path: '.github/kruise-preflight.yml', text: config })
  const objects = Object.entries(more.objects ?? {}).map(
    ([name, text]) => [name, [{ path: `objects/${name}.yaml`, text }]] as const,
  )
  const named = Object.entries(more.named ?? {}).map(([path, text]) => [path, { path, text }] as const)
  return {
    settings,
    clusters: settings.clusters,
    root: '',
    files: filesOf(texts),
    objects: new Map(objects),
    named: new Map(named),
  }
}

/** A repository on clusters of these versions, as `1.28.15/1.6.3` (kubernetes, kruise). */
export function on(versions: readonly string[], texts: Texts): Repository {
  const clusters = versions.map((each) => {
    const [kubernetes = '', kruise] = each.split('/')
    return { ...adHocCluster({ kubernetes, kruise }), name: each }
  })
  return { settings: NO_SETTINGS, clusters, root: '', files: filesOf(texts), objects: new Map(), named: new Map() }
}

export const TODAY = '2026-11-21'

/** The report on a repository. */
export function checked(repository: Repository) {
  return check(repository, LIBRARY, { today: TODAY })
}

/** What the clusters would do. */
export function simulated(repository: Repository, base?: Repository) {
  return simulate(repository, { knowledge }, base)
}
