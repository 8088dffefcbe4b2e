/** The fewest folders (`apps/`) and files that stand for exactly the `chosen` of `all` names: a folder of which all is chosen stands for it. */
export function grouped(chosen: ReadonlySet<string>, all: Iterable<string>): readonly string[] {
  const counts = new Map<string, { all: number; chosen: number }>()
  const names = new Set([...all, ...chosen])
  for (const name of names)
    for (const folder of foldersOf(name)) {
      const count = counts.get(folder) ?? { all: 0, chosen: 0 }
      counts.set(folder, { all: count.all + 1, chosen: count.chosen + (chosen.has(name) ? 1 : 0) })
    }
  const isWhole = (folder: string): boolean => {
    const count = counts.get(folder)
    return count !== undefined && count.all === count.chosen
  }
  const standing = [...chosen].map((name) => {
    const folder = foldersOf(name).find(isWhole)
    return folder === undefined ? name : `${folder}/`
  })
  return [...new Set(standing)].sort()
}

/** The folders that hold a name, the outermost first. */
export function foldersOf(name: string): string[] {
  const steps = name.split('/').slice(0, -1)
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'))
}
