import { facade, isClass } from './lazy.mjs'

/**
 * In which file of dist/ each module stands. `modules` are all of them by path, `doors` the names of the entries, and
 * `lazy` what is loaded on use, by file.
 */
export function layout(modules, doors, lazy) {
  const entries = entriesOf(modules, doors, lazy)
  const entryOf = new Map([...entries].flatMap(([name, paths]) => paths.map((path) => [path, name])))
  const isLazy = (path) => entryOf.get(path) in lazy
  const users = usersOf(modules, entries, (path) => (isLazy(path) ? entryOf.get(path) : undefined))
  const beyondAction = reached(modules, ['src/cli.ts', 'src/index.ts'], () => true)
  const fileOf = (path) => {
    const names = users.get(path)
    if (names.size === 1) return [...names][0]
    if (names.has('cli')) return 'core'
    return beyondAction.has(path) ? 'shared' : 'action-shared'
  }
  const targets = new Map(
    [...modules].map(([path, { imports }]) => [
      path,
      new Map(imports.filter(({ path: to }) => modules.get(to)?.exports).map((each) => [each.original, each.path])),
    ]),
  )
  const crossed = new Set(
    [...targets].flatMap(([from, own]) => [...own.values()].filter((to) => isLazy(to) || apart(from, to))),
  )
  function apart(from, to) {
    return modules.get(from).exports === undefined || [...users.get(from)].some(() => fileOf(from) !== fileOf(to))
  }
  const names = new Map()
  for (const path of [...crossed].sort(byPlace)) {
    const file = fileOf(path)
    const taken = names.get(file) ?? new Map()
    names.set(file, taken)
    for (const name of modules.get(path).exports) {
      if (name === 'default') continue
      let there = name
      for (let n = 2; taken.has(there); n++) there = `${name}_${n}`
      taken.set(there, { path, name })
    }
  }
  const exportsOf = (path) =>
    [...names.get(fileOf(path))].filter(([, each]) => each.path === path).map(([there, { name }]) => ({ name, there }))
  return {
    names: [...new Set([...doors, ...[...users.keys()].filter((path) => modules.get(path).exports).map(fileOf)])],
    fileOf,
    /** The modules that a door loads at its start. */
    eager: (door) => [...users].filter(([, own]) => own.has(door)).map(([path]) => path),
    /** The module that `from` means by `written`, undefined for one that is bundled where it is used. */
    target: (from, written) => targets.get(from)?.get(written),
    /** The source of a file: what other files take from it. */
    entry: (file) =>
      [...(names.get(file) ?? [])]
        .map(([there, { path, name }]) => `export { ${name} as ${there} } from './${path}'\n`)
        .join(''),
    /** The module at `path` for other files than its own. */
    imported(path) {
      const file = `./${fileOf(path)}.js`
      const exported = exportsOf(path)
      if (isLazy(path))
        return facade(
          file,
          exported.map((each) => ({ ...each, isClass: isClass(path, each.name) })),
        )
      return exported.map(({ name, there }) => `export { ${there} as ${name} } from '${file}'\n`).join('')
    },
  }
}

function entriesOf(modules, doors, lazy) {
  const entries = new Map(doors.map((name) => [name, [`src/${name}.ts`]]))
  for (const [path, { imports }] of [...modules].sort(([a], [b]) => byPlace(a, b))) {
    const file = Object.keys(lazy).find((name) => lazy[name].test(path))
    if (file) entries.set(file, [...(entries.get(file) ?? []), path])
    for (const { kind, path: to } of imports)
      if (path.startsWith('src/') && kind === 'dynamic-import' && modules.get(to)?.exports)
        entries.set(chunkName(to), [to])
  }
  return entries
}

/** The entries from which each module is reached without loading another one. */
function usersOf(modules, entries, lazyFile) {
  const users = new Map()
  for (const [name, paths] of entries) {
    const isOwn = (path, kind) => kind !== 'dynamic-import' && [undefined, name].includes(lazyFile(path))
    for (const path of reached(modules, paths, isOwn)) users.set(path, (users.get(path) ?? new Set()).add(name))
  }
  return users
}

function reached(modules, from, follows) {
  const found = new Set(from)
  for (const path of found)
    for (const { path: to, kind, external } of modules.get(path)?.imports ?? [])
      if (!external && modules.has(to) && follows(to, kind)) found.add(to)
  return found
}

/** src/github/index.ts is `github`, src/report/sarif.ts `report-sarif`. */
function chunkName(path) {
  return path.replace(/^src\/|(?:\/index)?\.ts$/g, '').replaceAll('/', '-')
}

/** The order of paths, wherever node_modules is. */
function byPlace(a, b) {
  const [one, other] = [a, b].map((path) => path.replace(/^.*node_modules\//, 'node_modules/'))
  return one < other ? -1 : one > other ? 1 : 0
}
