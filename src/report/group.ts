/** `items` by the key that `keyOf` gives them, in the order in which the keys first came. */
export function grouped<K, T>(items: readonly T[], keyOf: (item: T) => K): [K, [T, ...T[]]][] {
  const groups = new Map<K, [T, ...T[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
