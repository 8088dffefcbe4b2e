import type { Cell } from '../cluster/reading.js'
import type { Manifest } from '../workload/manifest.js'
import type { MatrixCell } from './cells.js'

/** The cells that a manifest goes to, and each as it is seen from the manifest, in one order. */
export interface Destination {
  readonly there: readonly MatrixCell[]
  readonly seen: readonly Cell[]
}

/** Where manifests go. Those that go to the same cells share the lists, so that what these answer is found out once. */
export class Destinations {
  readonly #applied: readonly ReadonlySet<Manifest>[]
  readonly #made = new Map<Cell, Map<string, Destination>>()

  constructor(readonly cells: readonly MatrixCell[]) {
    this.#applied = [...new Set(cells.map(({ applied }) => applied))]
  }

  of(manifest: Manifest): Destination {
    const chosen = this.#applied.map((applied) => applied.has(manifest))
    const first = this.cells.find(({ applied }) => applied.has(manifest))?.seenFrom(manifest)
    if (!first) return { there: [], seen: [] }
    const known = this.#made.get(first) ?? new Map<string, Destination>()
    this.#made.set(first, known)
    const key = chosen.join()
    let destination = known.get(key)
    if (!destination) {
      const there = this.cells.filter(({ applied }) => applied.has(manifest))
      destination = { there, seen: there.map((cell) => cell.seenFrom(manifest)) }
      known.set(key, destination)
    }
    return destination
  }
}
