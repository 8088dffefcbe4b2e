import { type Json, valueAt } from '../source/path.js'
import { layersOf, pathOf } from './cluster.js'
import { type ConfigProblem, problemAt } from './validator.js'
import { known, quoted } from './words.js'

/** How many clusters of a round are named. */
const NAMED = 5

/** Hosts that are no clusters, and clusters that run on themselves, be it by way of others. */
export function hostProblems(root: Json, names: readonly (string | undefined)[]): ConfigProblem[] {
  const paths = names.map((_, index) => pathOf(root, layersOf(root, index), 'host'))
  const hosts = paths.map((path) => (path ? names.indexOf(String(valueAt(root, path))) : -1))
  const all = names.filter((name) => name !== undefined)
  return paths.flatMap((path, index) => {
    const host = path && valueAt(root, path)
    if (!path || typeof host !== 'string') return []
    const problem =
      hosts[index] === -1 ? `there is no cluster ${quoted(host)}${known(host, all)}` : round(hosts, index, names)
    return problem === undefined ? [] : [problemAt(path, problem)]
  })
}

/** How the cluster comes to run on itself, undefined where it does not. */
function round(hosts: readonly number[], index: number, names: readonly (string | undefined)[]): string | undefined {
  if (hosts[index] === index) return `${quoted(names[index])} is the cluster itself`
  const visited = [index]
  for (let at = hosts[index] as number; at !== index; at = hosts[at] as number) {
    if (at < 0 || visited.length > hosts.length) return undefined
    visited.push(at)
  }
  const shown = visited.slice(0, NAMED).map((at) => names[at])
  return [...shown, ...(visited.length > NAMED ? ['...'] : []), names[index]].join(' runs on ')
}
