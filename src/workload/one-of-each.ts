import type { Manifest } from './manifest.js'

/**
 * One object of each name: a cluster holds no two. Where files hold several, as folders of several clusters do, it is the
 * one whose file stands nearest to `file`; of those that stand as near, the one that is applied last.
 */
export function oneOfEach(manifests: readonly Manifest[], file: string | undefined): readonly Manifest[] {
  const chosen = new Map<string, Manifest>()
  for (const each of manifests) {
    const key = `${each.namespace ?? ''}/${each.name}`
    const other = chosen.get(key)
    if (!other || nearness(each, file) >= nearness(other, file)) chosen.set(key, each)
  }
  if (chosen.size === manifests.length) return manifests
  const kept = new Set(chosen.values())
  return manifests.filter((each) => kept.has(each))
}

/** How many folders two files have in common. */
function nearness({ document }: Manifest, file = ''): number {
  const folders = document.file.path.split('/').slice(0, -1)
  const others = file.split('/').slice(0, -1)
  const apart = folders.findIndex((folder, at) => folder !== others[at])
  return apart < 0 ? folders.length : apart
}
