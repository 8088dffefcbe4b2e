import { compareVersions, parseVersion } from '../cluster/version.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { environmentOf, layersOf, pathOf } from './cluster.js'
import { schemaAt } from './schema.js'
import { matching } from './select.js'
import { at, type ConfigProblem } from './validator.js'
import { known, notThat, quoted } from './words.js'

/**
 * What is wrong in a configuration though each value by itself is as the schema asks. It looks at anything, so that one
 * run tells all; `broken` are the places where the schema has already found something.
 */
export function problemsOfMeaning(root: Json, broken: readonly ConfigProblem[]): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  const say = (path: Path, problem: string) => problems.push({ path, key: false, problem: at(path, problem) })
  for (const [path, text] of texts(root, [])) {
    const problem = unreadable(path, text)
    if (problem) say(path, problem)
  }
  const names = clusterNames(root)
  const environments = Object.keys(mapping(valueAt(root, ['environments'])))
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name)
    if (name !== undefined && first < index)
      say(['clusters', index, 'name'], `${quoted(name)} is already clusters[${first}]`)
    problems.push(...clusterProblems(root, index, names, environments))
    const has = pathOf(root, layersOf(root, index), 'kubernetes')
    const mistaken = broken.some(({ path }) => path[0] === 'clusters' && path[1] === index)
    if (!has && !mistaken)
      say(['clusters', index], `kubernetes is missing; write it here, in its environment or in defaults`)
  }
  for (const path of selectors(root)) {
    const selector = valueAt(root, path)
    if (typeof selector !== 'string') continue
    const problem = matching(selector, named(root, names), environments).problem
    if (problem) say(path, problem)
  }
  return problems
}

function clusterProblems(
  root: Json,
  index: number,
  names: readonly (string | undefined)[],
  environments: readonly string[],
): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  const say = (path: Path, problem: string) => problems.push({ path, key: false, problem: at(path, problem) })
  const layers = layersOf(root, index)
  const environment = environmentOf(root, index)
  const environmentAt = pathOf(root, layers, 'environment')
  if (environmentAt && typeof environment === 'string' && !environments.includes(environment)) {
    const words = environments.length > 0 ? known(environment, environments) : '; there are no environments'
    say(environmentAt, `${quoted(environment)} is not in environments${words}`)
  }
  const hostAt = pathOf(root, layers, 'host')
  const host = hostAt && valueAt(root, hostAt)
  if (hostAt && typeof host === 'string') {
    const all = names.filter((name) => name !== undefined)
    if (!all.includes(host)) say(hostAt, `there is no cluster ${quoted(host)}${known(host, all)}`)
    else {
      const round = hostsInARound(root, index, names)
      if (round)
        say(
          hostAt,
          round.length === 1
            ? `${quoted(host)} is the cluster itself`
            : `${round.join(' runs on ')} runs on ${round[0]}`,
        )
    }
  }
  if (environment === undefined)
    for (const layer of layers)
      for (const [path, text] of texts(valueAt(root, layer), layer))
        if (text.includes('<environment>'))
          say(path, `${names[index] ?? `clusters[${index}]`} has no environment for <environment>`)
  return problems
}

/** The clusters from that index on, each the host of the one before, where they come round to the first. */
function hostsInARound(root: Json, index: number, names: readonly (string | undefined)[]): string[] | undefined {
  const round: string[] = []
  for (let at = index; round.length <= names.length; ) {
    round.push(String(names[at]))
    const path = pathOf(root, layersOf(root, at), 'host')
    at = path ? names.indexOf(valueAt(root, path) as string) : -1
    if (at === index) return round
    if (at < 0) return undefined
  }
  return undefined
}

/** What is wrong with a text that the schema calls a version, a date or a file. */
function unreadable(path: Path, text: string): string | undefined {
  const schema = schemaAt(path)
  switch (schema?.title) {
    case 'a version': {
      if (text === 'none') return undefined
      const ends = text.split(/ +- +/).map(parseVersion)
      const [low, high] = ends
      if (!low || ends.includes(undefined)) return notThat(text, schema)
      if (!high || compareVersions(low, high) <= 0) return undefined
      return `${quoted(text)} ends before it begins; write ${text.split(/ +- +/).reverse().join(' - ')}`
    }
    case 'a date': {
      const day = new Date(`${text}T00:00:00Z`)
      const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
      return real ? undefined : `${quoted(text)} is no day of the calendar`
    }
    case 'a file':
    case 'the name of a namespace': {
      const word = /<[^<>]*>/g
      const unknown = text.match(word)?.find((each) => each !== '<name>' && each !== '<environment>')
      return unknown === undefined
        ? undefined
        : `${quoted(unknown)} stands for nothing; known are <name> and <environment>`
    }
    default:
      return undefined
  }
}

function selectors(root: Json): Path[] {
  const rules = Object.keys(mapping(valueAt(root, ['rules']))).map((key) => ['rules', key, 'in'])
  const allowances = list(valueAt(root, ['allow'])).map((_, index) => ['allow', index, 'clusters'])
  return [...rules, ...allowances].flatMap((path) => list(valueAt(root, path)).map((_, index) => [...path, index]))
}

function named(root: Json, names: readonly (string | undefined)[]) {
  return names.flatMap((name, index) =>
    name === undefined ? [] : [{ name, environment: environmentOf(root, index) ?? null }],
  )
}

function clusterNames(root: Json): (string | undefined)[] {
  return list(valueAt(root, ['clusters'])).map((cluster) => {
    const name = valueAt(cluster, ['name'])
    return typeof name === 'string' ? name : undefined
  })
}

function* texts(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* texts(item, [...path, index])
  else for (const [key, member] of Object.entries(mapping(value))) yield* texts(member, [...path, key])
}

function mapping(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
