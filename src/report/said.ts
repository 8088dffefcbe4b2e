import type { Finding, JudgedCluster } from '../finding.js'
import { clustersOf } from './clusters.js'
import { upstreamWords } from './upstream.js'
import { folded, visible } from './visible.js'

/** A finding in as few lines as tell what to do, each with its label: the message, upstream's words, what one would see, what to do, in which clusters. */
export function saidLines(finding: Finding, clusters: readonly JudgedCluster[]): string[] {
  const { message, symptom, remedy } = finding
  return [
    folded(message),
    ...upstreamWords(finding).map((each) => `Upstream${visible(each.on)}: ${visible(each.message)}`),
    symptom ? `You would see: ${folded(symptom)}` : '',
    remedy ? `Do: ${folded(remedy)}` : '',
    ...clustersOf(finding, clusters).map((words) => `In: ${visible(words)}`),
  ].filter((line) => line !== '')
}
