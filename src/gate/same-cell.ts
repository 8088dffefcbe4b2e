import type { MatrixCell } from './cells.js'

/** The one among several cells that is of the same Kubernetes release: a range of versions is a cell for each. */
export function sameRelease({ profile }: MatrixCell, among: readonly MatrixCell[]): MatrixCell | undefined {
  return among.find((each) => each.profile.kubernetes.display === profile.kubernetes.display)
}

/** The cell that is the same cluster, of a range the same release of it, else its first. */
export function sameCell(cell: MatrixCell, cells: readonly MatrixCell[]): MatrixCell | undefined {
  const named = cells.filter(({ settings }) => settings.name === cell.settings.name)
  return sameRelease(cell, named) ?? named[0]
}
