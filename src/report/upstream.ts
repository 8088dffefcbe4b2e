import type { Finding } from '../finding.js'
import { shortened } from './shortened.js'

/** Upstream's words, with the clusters that say it in these words where others have other words: `on prod` or nothing. */
export function upstreamWords({ refusal, clusters }: Finding): { on: string; message: string }[] {
  if (!refusal) return []
  const { message, others = [] } = refusal
  const elsewhere = new Set(others.flatMap((each) => each.clusters))
  const here = clusters.filter((name) => !elsewhere.has(name))
  const on = (names: readonly string[]) => (others.length === 0 ? '' : ` on ${shortened(names)}`)
  return [
    { on: on(here.length === 0 ? clusters : here), message },
    ...others.map((each) => ({ on: on(each.clusters), message: each.message })),
  ]
}
