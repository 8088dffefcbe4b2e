// Mirrors applicationset/generators of argoproj/argo-cd.
import { plainValue } from '../../source/node.js'
import type { Json } from '../../source/path.js'
import { isReadable, readDocuments } from '../../source/yaml.js'
import { isObject, type JsonObject, objects, text } from '../../workload/manifest.js'
import { selects } from '../../workload/selector.js'
import type { Checkout, KnownCluster } from './destination.js'
import { globbed } from './glob.js'
import { isOwn, nameIn } from './places.js'
import { filled, normalized, type Parameters } from './template.js'

/** What a generator works with. */
export interface Ground {
  readonly checkout: Checkout
  readonly clusters: readonly KnownCluster[]
  readonly isGo: boolean
  /** Says that a generator was not evaluated, and why. */
  leave(reason: string): void
}

/** The generators that are evaluated. */
const EVALUATED = ['list', 'git', 'clusters', 'matrix', 'merge'] as const
/** An ApplicationSet that makes more is not followed further. */
const MOST = 1000

/** The parameters that a generator makes, one set for each Application. */
export function generated(generator: JsonObject, ground: Ground): readonly Parameters[] {
  const kind = EVALUATED.find((each) => isObject(generator[each]) || generator[each] === null)
  if (!kind) {
    const named = Object.keys(generator).find((each) => each !== 'selector' && each !== 'template')
    ground.leave(`the generator ${named ?? 'without a name'} is not evaluated`)
    return []
  }
  const given = isObject(generator[kind]) ? generator[kind] : {}
  const all = GENERATORS[kind](given, ground)
  const chosen = isObject(generator.selector)
    ? all.filter(({ flat }) => selects(generator.selector, flat as JsonObject))
    : all
  if (chosen.length > MOST) ground.leave(`it makes more than ${MOST} Applications, of which ${MOST} are followed`)
  return chosen.slice(0, MOST)
}

type Generate = (given: JsonObject, ground: Ground) => readonly Parameters[]

const GENERATORS: Readonly<Record<(typeof EVALUATED)[number], Generate>> = {
  list(given, ground) {
    if (given.elementsYaml !== undefined) ground.leave('elementsYaml of the generator list is not evaluated')
    return objects(given.elements).map((element) => ({ flat: flat(element), nested: element }))
  },

  git(given, ground) {
    const { checkout } = ground
    const repo = text(given.repoURL)
    const patterns = [...objects(given.directories), ...objects(given.files)].map(({ path }) => text(path))
    const anchor = patterns[0]?.replace(/\/?[^/]*[*?[{].*$/, '') || '.'
    if (!isOwn(repo, anchor, checkout)) {
      ground.leave(`the generator git reads another repository: ${repo}`)
      return []
    }
    return given.directories !== undefined ? directories(given, ground) : filesOf(given, ground)
  },

  clusters({ selector, values, flatList }, ground) {
    const { clusters } = ground
    if (flatList === true) ground.leave('flatList of the generator clusters is not evaluated')
    const asks = isObject(selector) && Object.keys(selector).length > 0
    if (asks && clusters.every(({ labels }) => labels === undefined)) {
      ground.leave('the generator clusters selects by labels, and no cluster of the configuration has `labels`')
      return []
    }
    if (clusters.length === 0) ground.leave('the generator clusters: no cluster is configured')
    const standard = { 'argocd.argoproj.io/secret-type': 'cluster' }
    const chosen = clusters.filter(({ labels }) => !asks || (labels && selects(selector, { ...standard, ...labels })))
    return chosen.map(({ name, destinations = [], labels = {} }) => {
      const server = destinations.find((each) => each.includes('://')) ?? name
      const own = { name, nameNormalized: normalized(name), server }
      const metadata: JsonObject = { labels: { ...labels }, annotations: {} }
      const flatLabels = Object.entries(labels).map(([key, value]) => [`metadata.labels.${key}`, value])
      return withValues(
        values,
        { flat: { ...own, ...Object.fromEntries(flatLabels) }, nested: { ...own, metadata } },
        ground,
      )
    })
  },

  matrix({ generators }, ground) {
    const [first, second] = objects(generators)
    if (!first || !second) return []
    const made: Parameters[] = []
    for (const one of generated(first, ground)) {
      // The second one may be made of what the first one gives.
      const asked = filled(second, one, ground.isGo) as JsonObject
      made.push(...generated(asked, ground).map((other) => together(one, other)))
      if (made.length > MOST) break
    }
    return made
  },

  merge({ generators, mergeKeys }, ground) {
    const keys = Array.isArray(mergeKeys) ? mergeKeys.map(String) : []
    const [base, ...others] = objects(generators)
    if (!base) return []
    const keyOf = ({ flat: params }: Parameters) => JSON.stringify(keys.map((key) => params[key] ?? null))
    const merged = new Map(generated(base, ground).map((each) => [keyOf(each), each]))
    for (const other of others)
      for (const each of generated(other, ground)) {
        const known = merged.get(keyOf(each))
        if (known) merged.set(keyOf(each), together(known, each))
      }
    return [...merged.values()]
  },
}

function directories(given: JsonObject, ground: Ground): readonly Parameters[] {
  const { checkout } = ground
  const asked = objects(given.directories)
  const [takes, leaves] = [
    asked.filter(({ exclude }) => exclude !== true),
    asked.filter(({ exclude }) => exclude === true),
  ]
  const found = foldersOf(checkout).filter((folder) => {
    const is = (each: JsonObject) => globbed(text(each.path), folder)
    return takes.some(is) && !leaves.some(is) && !folder.split('/').some((step) => step.startsWith('.'))
  })
  return found.map((folder) => withValues(given.values, pathParameters(folder, given), ground))
}

function filesOf(given: JsonObject, ground: Ground): readonly Parameters[] {
  const { checkout } = ground
  const asked = objects(given.files)
  const is = (exclude: boolean, name: string) =>
    asked.some((each) => (each.exclude === true) === exclude && globbed(text(each.path), name))
  return relativeNames(checkout)
    .filter((name) => is(false, name) && !is(true, name))
    .flatMap((name) => {
      const file = checkout.read(nameIn(name, checkout))
      if ('unread' in file) return []
      const [document] = readDocuments(file).filter(isReadable)
      const content = document && plainValue(document.root)
      // A file with a list makes a set for each of its items.
      return (Array.isArray(content) ? content : [content]).filter(isObject).map((each) => {
        const own = pathParameters(name.slice(0, Math.max(name.lastIndexOf('/'), 0)), given, name.split('/').at(-1))
        return withValues(given.values, together({ flat: flat(each), nested: each }, own), ground)
      })
    })
}

function pathParameters(path: string, { pathParamPrefix }: JsonObject, filename?: string): Parameters {
  const prefix = text(pathParamPrefix)
  const segments = path.split('/').filter((step) => step !== '')
  const basename = segments.at(-1) ?? ''
  const own = {
    basename,
    basenameNormalized: normalized(basename),
    ...(filename !== undefined && { filename, filenameNormalized: normalized(filename) }),
  }
  const nested: JsonObject = { path: { path, segments, ...own } }
  const under = prefix === '' ? 'path' : `${prefix}.path`
  const named = Object.entries(own).map(([key, value]) => [`${under}.${key}`, value])
  const numbered = segments.map((step, at) => [`${under}[${at}]`, step])
  return {
    flat: { [under]: path, ...Object.fromEntries([...named, ...numbered]) },
    nested: prefix === '' ? nested : { [prefix]: nested },
  }
}

/** With `values`, which may be made of the other parameters. */
function withValues(values: Json | undefined, parameters: Parameters, { isGo }: Ground): Parameters {
  if (!isObject(values)) return parameters
  const own = filled(values, parameters, isGo) as JsonObject
  return together(parameters, { flat: flat({ values: own }), nested: { values: own } })
}

function together(one: Parameters, other: Parameters): Parameters {
  return { flat: { ...one.flat, ...other.flat }, nested: deep(one.nested, other.nested) as JsonObject }
}

function deep(one: Json | undefined, other: Json): Json {
  if (!isObject(one) || !isObject(other)) return other
  const members = Object.entries(other).map(([key, value]) => {
    return [key, deep(Object.hasOwn(one, key) ? one[key] : undefined, value)]
  })
  return { ...one, ...Object.fromEntries(members) }
}

/** `{ a: { b: 1 } }` as `a.b`. */
function flat(value: JsonObject, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]): [string, string][] => {
      if (isObject(member)) return Object.entries(flat(member, `${before}${key}.`))
      if (Array.isArray(member)) return member.map((item, at) => [`${before}${key}.${at}`, String(item)])
      return [[`${before}${key}`, member === null ? '' : String(member)]]
    }),
  )
}

/** The names of the files from the root of the repository. */
function relativeNames({ names, root }: Checkout): readonly string[] {
  if (root === '.') return names
  return names.flatMap((name) => (name.startsWith(`${root}/`) ? [name.slice(root.length + 1)] : []))
}

function foldersOf(checkout: Checkout): readonly string[] {
  const folders = new Set<string>()
  for (const name of relativeNames(checkout))
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      const folder = name.slice(0, at)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return [...folders].sort()
}
