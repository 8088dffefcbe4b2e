/** How deep a document may nest, aliases followed; Go's reader stops at 10,000. */
export const deepest = 1000

/** What kubectl's decoder refuses in a document, and the offset of it. */
export class Refused extends Error {
  readonly at: number

  constructor(at: number, problem: string) {
    super(problem)
    this.at = at
  }
}

/** The share of decoded nodes that may come from aliases: 99 % in documents of ordinary size, 10 % in huge ones (go-yaml decode.go). */
export function allowedShare(cost: number): number {
  const low = 400_000
  const high = 4_000_000
  if (cost <= low) return 0.99
  return cost >= high ? 0.1 : 0.99 - (0.89 * (cost - low)) / (high - low)
}
