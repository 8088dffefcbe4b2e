import type { Finding, JudgedCluster } from '../finding.js'
import { clustersOf } from './clusters.js'
import { fromWords } from './place-words.js'
import { upstreamWords } from './upstream.js'
import { folded, visible } from './visible.js'

/** A finding in as few lines as tell what to do, each with its label: the message, upstream's words, what one would see, what to do, in which clusters. */
export function saidLines(finding: Finding, clusters: readonly JudgedCluster[]): string[] {
  const { message, symptom, remedy } = finding
  return [
    folded(`${message}${fromWords(finding)}`),
    ...upstreamWords(finding).map((each) => `Upstream${visible(each.on)}: ${visible(each.message)}`),
    symptom ? `You would see: ${folded(symptom)}` : '',
    remedy ? `Do: ${folded(remedy)}` : '',
    ...clusterLines(finding, clusters),
  ].filter((line) => line !== '')
}

/** The clusters of a finding, a line for each environment: `In: prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)`. */
export function clusterLines(finding: Finding, clusters: readonly JudgedCluster[]): string[] {
  return clustersOf(finding, clusters).map((words) => `In: ${visible(words)}`)
}
