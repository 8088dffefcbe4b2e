import { expect, test } from 'vitest'
import { byEnvironment, described, judgedOn } from '../../src/report/clusters.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { renderText } from '../../src/report/text.js'
import { cluster, finding, report } from './sample.js'

const two = report({
  clusters: [
    cluster('prod', { config: 'shop/.github/kruise-preflight.yml' }),
    cluster('staging', { config: 'shop/.github/kruise-preflight.yml', kruise: '1.9.0' }),
    cluster('prod', { config: 'search/.github/kruise-preflight.yml', kruise: '1.7.2' }),
  ],
  findings: [finding({ config: 'shop/.github/kruise-preflight.yml', clusters: ['prod'] })],
})

test('a finding counts the clusters of its own configuration, whatever others are called', () => {
  const [first] = two.findings
  expect(byEnvironment(first!.clusters, judgedOn(first!, two.clusters))).toEqual([
    'clusters 1 of 2: prod (kubernetes 1.28.7, kruise 1.6.3)',
  ])
  const text = renderText(two, { lineOf: () => undefined, colour: false })
  expect(text).toContain('= in:    clusters 1 of 2: prod (kubernetes 1.28.7, kruise 1.6.3)\n')
})

test('in the table of the summary a cluster of another configuration has no answer', () => {
  expect(renderMarkdown(two)).toContain('| **yes** | no |  |\n')
})

test('a cluster of the command line is not named twice', () => {
  expect(described(cluster('kubernetes=1.28.7,kruise=1.6.3'))).toBe('kubernetes 1.28.7, kruise 1.6.3')
  expect(described(cluster('kubernetes=1.28,kruise=1.6.3'))).toBe(
    'kubernetes=1.28,kruise=1.6.3 (kubernetes 1.28.7, kruise 1.6.3)',
  )
  expect(described(cluster('prod'))).toBe('prod (kubernetes 1.28.7, kruise 1.6.3)')
})
