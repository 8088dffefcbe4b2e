import { walk } from '../source/wildcards.js'
import { known, quoted } from './words.js'

/** What a selector speaks of: a cluster's name and environment. */
export interface Named {
  readonly name: string
  readonly environment: string | null
}

/**
 * The clusters that a selector names: a name, a pattern of names (`prod-*`, `node-?`) or `env:NAME` (a pattern too). `problem`
 * says why there are none.
 */
export function matching<T extends Named>(
  selector: string,
  clusters: readonly T[],
  environments: readonly string[],
): { clusters: readonly T[]; problem?: string } {
  const found = clusters.filter((cluster) => selects(selector, cluster))
  if (found.length > 0) return { clusters: found }
  const environment = environmentIn(selector)
  if (environment === undefined) {
    const names = clusters.map(({ name }) => name)
    const what = /[*?]/.test(selector)
      ? `no cluster is named ${quoted(selector)}`
      : `there is no cluster ${quoted(selector)}`
    return { clusters: [], problem: `${what}${known(selector, names)}` }
  }
  const empty = environments.includes(environment)
  const problem = empty
    ? `no cluster is in the environment ${quoted(environment)}`
    : `there is no environment ${quoted(environment)}${known(environment, environments)}`
  return { clusters: [], problem }
}

/** Whether the selector names the cluster. */
export function selects(selector: string, { name, environment }: Named): boolean {
  const wanted = environmentIn(selector)
  if (wanted !== undefined) return environment !== null && fits(wanted, environment)
  return fits(selector, name)
}

function environmentIn(selector: string): string | undefined {
  return selector.startsWith('env:') ? selector.slice('env:'.length) : undefined
}

/** Whether `name` is as `pattern`, where `*` is any text and `?` any character. */
function fits(pattern: string, name: string): boolean {
  return walk(
    pattern.split(''),
    name,
    (each) => each === '*',
    (each, letter) => each === '?' || each === letter,
  )
}
