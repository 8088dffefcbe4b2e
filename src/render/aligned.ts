import { isDeepStrictEqual } from 'node:util'
import { entry, type Node, plainValue } from '../source/node.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { isObject } from '../workload/manifest.js'

/** The keys by which items of lists are told apart when objects are merged. */
const KEYS = ['name', 'containerPort', 'mountPath', 'devicePath', 'topologyKey', 'key', 'ip', 'port', 'uid'] as const

/** The path in a written part of an object that `path` is in the whole one; undefined where the part does not have it. Items of lists go by what they are called. */
export function aligned(root: Node, whole: Json, path: Path): Path | undefined {
  const there: (string | number)[] = []
  let node: Node | undefined = root
  let value: unknown = whole
  for (const step of path) {
    const next: string | number | undefined = node?.kind === 'seq' ? itemLike(node.items, value, Number(step)) : step
    if (next === undefined) return undefined
    node = node?.kind === 'seq' ? node.items[Number(next)] : entry(node, String(next))?.value
    if (!node) return undefined
    there.push(next)
    value = valueAt(value, [step])
  }
  return there
}

/** Which of the items is the one at `index` of a list; undefined where that is not certain. */
function itemLike(items: readonly Node[], list: unknown, index: number): number | undefined {
  if (!Array.isArray(list)) return undefined
  const wanted: unknown = list[index]
  if (isObject(wanted)) {
    for (const key of KEYS) {
      const name = wanted[key]
      if (typeof name !== 'string' && typeof name !== 'number') continue
      const all = list.filter((each) => isObject(each) && each[key] === name)
      const found = items.flatMap((item, at) => {
        const own = entry(item, key)?.value
        return own?.kind === 'scalar' && own.value === name ? [at] : []
      })
      if (found.length === 1 && all.length === 1) return found[0]
      if (found.length === 0 && all.length === 1) return undefined
    }
  }
  const same = items.flatMap((item, at) => (isDeepStrictEqual(plainValue(item), wanted) ? [at] : []))
  if (same.length === 1) return same[0]
  // With as many items in both, each has its own place.
  return items.length === list.length ? index : undefined
}
