import path from 'node:path'
import type { NamedRelease } from '../render/helm/releases.js'
import { type ClusterSettings, filledIn, selects } from '../settings.js'
import type { Reach } from './objects.js'

/** How a configuration installs charts: each of its `releases`, once for every cluster that it chooses. */
export function releasesIn(
  { settings: { file, releases = [] }, folder }: Pick<Reach, 'settings' | 'folder'>,
  clusters: readonly ClusterSettings[],
): NamedRelease[] {
  const from = (name: string): string => path.posix.join(folder, name).replace(/(?<=.)\/$/, '')
  return releases.flatMap(({ chart, name, namespace, values = [], clusters: chosen, at }, index) =>
    clusters
      .map((each) => ({ ...each, environment: each.environment ?? null }))
      .filter((each) => !chosen || chosen.some((selector) => selects(selector, each)))
      .map((each): NamedRelease => {
        const fill = (text: string) => filledIn(text, each.name, each.environment) as string
        return {
          chart: from(chart),
          cluster: each.name,
          name,
          namespace: namespace === undefined ? undefined : fill(namespace),
          values: values.map((value) => from(fill(value))),
          by: { file: file!, span: at, path: ['releases', index, 'chart'] },
        }
      }),
  )
}
