import { compareVersions, parseVersion } from '../cluster/version.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { environmentOf, layersOf, pathOf } from './cluster.js'
import { hostProblems } from './hosts.js'
import { patternProblem } from './pattern.js'
import { schemaAt } from './schema.js'
import { matching } from './select.js'
import { type ConfigProblem, problemAt } from './validator.js'
import { known, notThat, quoted } from './words.js'

/** Longer than any version is. */
const LONGEST = 100

/**
 * What is wrong in a configuration though each value by itself is as the schema asks. It looks at anything, so that one
 * run tells all; `broken` are the places where the schema has already found something.
 */
export function problemsOfMeaning(root: Json, broken: readonly ConfigProblem[]): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  const say = (path: Path, problem: string) => problems.push(problemAt(path, problem))
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
    problems.push(...environmentProblems(root, index, environments))
    const has = ['kubernetes', 'snapshot'].some((key) => pathOf(root, layersOf(root, index), key))
    const mistaken = broken.some(({ path }) => path[0] === 'clusters' && path[1] === index)
    if (!has && !mistaken)
      say(['clusters', index], `kubernetes is missing; write it here, in its environment or in defaults`)
  }
  problems.push(...hostProblems(root, names))
  const clusters = named(root, names)
  for (const path of selectors(root)) {
    const selector = valueAt(root, path)
    if (typeof selector !== 'string') continue
    const problem = matching(selector, clusters, environments).problem
    if (problem) say(path, problem)
  }
  return problems
}

/** Whether the cluster's environment is one, and where it has none, whether a text that counts for it wants one. */
function environmentProblems(root: Json, index: number, environments: readonly string[]): ConfigProblem[] {
  const layers = layersOf(root, index)
  const environment = environmentOf(root, index)
  if (environment === undefined) {
    const keys = new Set(layers.flatMap((layer) => Object.keys(mapping(valueAt(root, layer)))))
    const paths = [...keys].flatMap((key) => [pathOf(root, layers, key) ?? []])
    const wanting = paths.flatMap((path) => [...texts(valueAt(root, path), path)])
    const name = valueAt(root, ['clusters', index, 'name'])
    return wanting
      .filter(([, text]) => text.includes('<environment>'))
      .map(([path]) => problemAt(path, `${name ?? `clusters[${index}]`} has no environment for <environment>`))
  }
  if (typeof environment !== 'string' || environments.includes(environment)) return []
  const words = environments.length > 0 ? known(environment, environments) : '; there are no environments'
  const path = pathOf(root, layers, 'environment') as Path
  return [problemAt(path, `${quoted(environment)} is not in environments${words}`)]
}

/** What is wrong with a text that the schema calls a version, a date or a file. */
function unreadable(path: Path, text: string): string | undefined {
  const schema = schemaAt(path)
  switch (schema?.title) {
    case 'a version': {
      if (text === 'none') return undefined
      if (text.length > LONGEST) return notThat(text, schema)
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
    case 'a file pattern':
      return patternProblem(text)
    case 'a file':
    case 'a folder':
    case 'the name of a namespace': {
      const unusable = patternProblem(text)
      if (unusable !== undefined) return unusable
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
  const releases = list(valueAt(root, ['releases'])).map((_, index) => ['releases', index, 'clusters'])
  return [...rules, ...allowances, ...releases].flatMap((path) =>
    list(valueAt(root, path)).map((_, index) => [...path, index]),
  )
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
