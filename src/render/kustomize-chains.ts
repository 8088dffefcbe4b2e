// Mirrors kustomize api/internal/target/kusttarget.go: resources, then components, then what the kustomization itself changes.

import { entry } from '../source/node.js'
import { type Kustomization, textOf } from './kustomization.js'
import type { Reach } from './kustomize-roots.js'

/** The kustomizations that change an object on its way into the output: the last to do so first. */
export type Chain = readonly Kustomization[]

/** More ways than these into one output are not told apart. */
const MOST = 64

/** Every way from a kustomization that `holds` the object up to the root; empty where there are too many. */
export function chainsTo(holds: (each: Kustomization) => boolean, { root, kustomizations }: Reach): readonly Chain[] {
  const named = (at: Kustomization, use: 'resource' | 'component') =>
    at.references.flatMap((each) => (each.use === use ? (kustomizations.get(each.to) ?? []) : []))
  let left = MOST
  const whole = (at: Kustomization, way: readonly Kustomization[] = []): Kustomization[] =>
    way.includes(at)
      ? []
      : [
          at,
          ...named(at, 'component')
            .reverse()
            .flatMap((each) => whole(each, [...way, at])),
        ]
  const chains = (at: Kustomization, way: readonly Kustomization[]): Chain[] => {
    if (way.includes(at)) return []
    const further = [...way, at]
    const components = named(at, 'component')
    const after = (index: number) =>
      components
        .slice(index)
        .reverse()
        .flatMap((each) => whole(each, further))
    const found: Chain[] = holds(at) ? [[at, ...after(0)]] : []
    for (const child of named(at, 'resource'))
      for (const chain of chains(child, further)) found.push([at, ...after(0), ...chain])
    for (const [index, component] of components.entries())
      for (const chain of chains(component, further)) found.push([at, ...after(index + 1), ...chain])
    left -= found.length
    return left < 0 ? [] : found
  }
  const all = chains(root, [])
  return left < 0 ? [] : all
}

/** The name as a chain makes it of the one that is written. */
export function nameThrough(chain: Chain, name: string): string {
  return chain.reduceRight((named, { root }) => {
    const [prefix, suffix] = ['namePrefix', 'nameSuffix'].map((key) => textOf(entry(root, key)?.value))
    return `${prefix}${named}${suffix}`
  }, name)
}

/** Every name that the object has on its way: patches may call it by any of them. */
export function namesThrough(chain: Chain, name: string): ReadonlySet<string> {
  return new Set(chain.map((_, at) => nameThrough(chain.slice(at), name)).concat(name))
}
