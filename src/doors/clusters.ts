import type { Knowledge } from '../cluster/knowledge.js'
import { newest } from '../cluster/releases.js'
import { hostOf } from '../gate/cells.js'
import { adHocCluster, type ClusterSettings, NO_SETTINGS, type Settings, selectClusters } from '../settings.js'
import type { Selection } from './selection.js'
import { UsageError } from './usage-error.js'

/** The clusters that are given beside any configuration, undefined without any. */
export function adHocClusters({ adHoc }: Selection, knowledge: Knowledge): ClusterSettings[] | undefined {
  if (!adHoc) return undefined
  const newestKubernetes = newest(knowledge, 'kubernetes').display
  const made = [adHoc].flat().map(({ name, kubernetes = newestKubernetes, ...options }) => {
    const cluster = adHocCluster({ ...options, kubernetes })
    return name === undefined ? cluster : { ...cluster, name }
  })
  const names = made.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) throw new UsageError(`two clusters are named ${twice}; give them names of their own`)
  return made
}

/** The cluster where none is configured: the newest known releases. */
export function newestCluster(knowledge: Knowledge): ClusterSettings {
  const [kubernetes, kruise] = [newest(knowledge, 'kubernetes').display, newest(knowledge, 'kruise').display]
  return adHocCluster({ kubernetes, kruise })
}

/** The clusters that are chosen in each of several configurations; throws a SettingsError for a selector that names none in any. */
export function chosenIn(
  all: readonly Settings[],
  selectors: readonly string[],
): (settings: Settings) => ClusterSettings[] {
  const together = {
    ...NO_SETTINGS,
    clusters: all.flatMap(({ clusters }) => clusters),
    environments: all.flatMap(({ environments }) => environments),
  }
  const chosen = new Set(selectClusters(together, selectors))
  return ({ clusters }) => clusters.filter((each) => chosen.has(each))
}

/** The clusters with those that they run on, each once. */
export function withHosts(clusters: readonly ClusterSettings[], settings: Settings): ClusterSettings[] {
  const found = new Set(clusters)
  for (const each of found) {
    const host = hostOf(each, { clusters, settings })
    if (host) found.add(host)
  }
  return [...found]
}
