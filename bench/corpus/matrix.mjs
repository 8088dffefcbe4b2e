import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { root } from '../cache.mjs'

/** The known minors of a component, newest first: `1.32`. */
function minors(component) {
  const { releases } = load(readFileSync(join(root, 'policies/facts/releases.yaml'), 'utf8'))
  const known = releases.find(({ of }) => of === component).known
  return [...new Set(known.map((range) => /^\d+\.\d+/.exec(String(range))[0]))].reverse()
}

/** Pairs of a gate and a release that has it and lets it be set, with the value that it does not have by itself. */
function variants(component, releases) {
  const { gates } = load(readFileSync(join(root, 'policies/facts/feature-gates.yaml'), 'utf8'))
  return gates
    .filter(({ of }) => of === component)
    .flatMap(({ gate, rows }) =>
      rows.filter(({ locked, stage }) => !locked && stage !== 'removed').map((row) => ({ gate, row })),
    )
    .flatMap(({ gate, row }) => {
      const minor = releases.find((each) => within(each, row.holds))
      return minor ? [{ gate, minor, value: !row.default }] : []
    })
}

/** Whether a minor is in a range of whole minors, as the tables of gates have them. */
function within(minor, range) {
  const order = (version) => Number(version.split('.')[0]) * 1000 + Number(version.split('.')[1])
  return range.split(' ').every((bound) => {
    const [, operator, version] = /^(>=|<)(\d+\.\d+)/.exec(bound) ?? []
    if (!operator) return false
    return operator === '>=' ? order(minor) >= order(version) : order(minor) < order(version)
  })
}

/**
 * A configuration of up to 200 clusters of which no two are equal: 12 minors of Kubernetes with 10 of Kruise each, then 80 of
 * the newest ones with one feature gate set otherwise. The first is the one cluster of the other runs.
 */
export function matrix(count) {
  const kubernetes = minors('kubernetes').slice(0, 12)
  const kruise = minors('kruise').slice(0, 10)
  const first = { kubernetes: '1.32', kruise: '1.6' }
  const plain = kubernetes.flatMap((each) => kruise.map((build) => ({ kubernetes: each, kruise: build })))
  const cells = [first, ...plain.filter((cell) => cell.kubernetes !== first.kubernetes || cell.kruise !== first.kruise)]
  const half = (component, releases) => variants(component, releases).slice(0, 40)
  const ofKruise = half('kruise', kruise).map(({ gate, minor, value }) => ({
    kubernetes: kubernetes[0],
    kruise: minor,
    kruiseFeatureGates: { [gate]: value },
  }))
  const ofKubernetes = variants('kubernetes', kubernetes)
    .slice(0, 80 - ofKruise.length)
    .map(({ gate, minor, value }) => ({ kubernetes: minor, kruise: kruise[0], featureGates: { [gate]: value } }))
  const all = [...cells, ...ofKruise, ...ofKubernetes]
  if (new Set(all.map((cell) => JSON.stringify(cell))).size < count)
    throw new Error(`only ${all.length} clusters differ`)
  return `clusters:\n${all
    .slice(0, count)
    .map((cell, i) => `  - ${JSON.stringify({ name: `cell-${i}`, ...cell })}\n`)
    .join('')}`
}
