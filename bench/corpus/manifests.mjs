import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as kinds from './kinds.mjs'
import { randomOf } from './random.mjs'

/** Writes a text below a folder. */
export function write(folder, file, text) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

// One in five documents is a workload or touches pods, as in the repositories of the field.
const mix = [
  [14, kinds.configMap],
  [10, kinds.service],
  [9, kinds.deployment],
  [8, kinds.values],
  [7, kinds.secret],
  [7, kinds.role],
  [6, kinds.ingress],
  [6, kinds.account],
  [5, kinds.networkPolicy],
  [4, kinds.autoscaler],
  [4, kinds.budget],
  [3, kinds.cronJob],
  [3, kinds.statefulSet],
  [3, kinds.cloneSet],
  [2, kinds.daemonSet],
  [1, kinds.advancedStatefulSet],
  [1, kinds.definition],
].flatMap(([weight, make]) => Array(weight).fill(make))

/** A document of a mixed repository, the `i`-th of it. */
export function document(random, i) {
  return random.among(mix)(random, `app-${i}`, `team-${i % 40}`)
}

/**
 * Writes `files` files of one to three documents each, below folders as teams have them: the same text for the same number.
 * Every 100th file has a WorkloadSpread with its CloneSet, and every third of those is one that old builds of Kruise refuse;
 * every 500th has a SidecarSet.
 */
export function writeMixed(folder, files, seed = 1) {
  const random = randomOf(seed)
  write(folder, 'platform/classes.yaml', kinds.priorityClass(random, 'gold'))
  for (let i = 1; i < files; i++) {
    const documents = Array.from({ length: 1 + (random.chance(0.3) ? 1 + random.below(2) : 0) }, () =>
      document(random, i),
    )
    if (i % 100 === 0)
      documents.push(
        kinds.cloneSet(random, `spread-${i}`, `team-${i % 40}`),
        kinds.workloadSpread(random, `spread-${i}`, `team-${i % 40}`, {
          target: 'CloneSet',
          priority: i % 300 === 0 ? 'gold' : '',
        }),
      )
    if (i % 500 === 0) documents.push(kinds.sidecarSet(random, `agent-${i}`, `team-${i % 40}`))
    write(folder, `teams/team-${i % 40}/apps/app-${i}/manifest-${i}.yaml`, documents.join('---\n'))
  }
}

/** Writes one file of about `bytes` bytes, document after document, or as one List. */
export function writeOne(folder, file, bytes, asList = false, seed = 2) {
  const random = randomOf(seed)
  const parts = []
  for (let size = 0, i = 0; size < bytes; i++) {
    const text = asList
      ? `- ${document(random, i)
          .replace(/\n---\n.*/s, '\n')
          .replaceAll('\n', '\n  ')
          .trimEnd()}\n`
      : document(random, i)
    parts.push(text)
    size += text.length + (asList ? 0 : 4)
  }
  write(folder, file, asList ? `apiVersion: v1\nkind: List\nitems:\n${parts.join('')}` : parts.join('---\n'))
}

/** Writes nothing but workloads: each has a WorkloadSpread of its own, each namespace a SidecarSet for all of its ten. */
export function writeSpreads(folder, workloads, seed = 3) {
  const random = randomOf(seed)
  const classes = ['gold', 'silver'].map((name) => kinds.priorityClass(random, name))
  write(folder, 'classes.yaml', classes.join('---\n'))
  for (let i = 0; i < workloads; i++) {
    const namespace = `team-${Math.floor(i / 10)}`
    const target = i % 2 === 0 ? 'CloneSet' : 'Deployment'
    const make = i % 2 === 0 ? kinds.cloneSet : kinds.deployment
    const spread = kinds.workloadSpread(random, `app-${i}`, namespace, { target, priority: i % 5 === 0 ? 'gold' : '' })
    const own = make(random, `app-${i}`, namespace, { priority: i % 3 === 0 ? 'silver' : '' })
    write(folder, `${namespace}/app-${i}.yaml`, `${own}---\n${spread}`)
    if (i % 10 === 0) write(folder, `${namespace}/sidecar.yaml`, kinds.sidecarSet(random, 'agent', namespace))
  }
}

/**
 * Writes `documents` documents, ten to a file, of which `spreads` are WorkloadSpreads, each with a workload of its own; each
 * namespace of 500 has a SidecarSet.
 */
export function writeLarge(folder, documents, spreads, seed = 4) {
  const random = randomOf(seed)
  const every = spreads > 0 ? Math.floor(documents / spreads) : Number.POSITIVE_INFINITY
  let text = []
  for (let i = 0; i < documents; i++) {
    const namespace = `team-${Math.floor(i / 500)}`
    const spread = Math.floor(i / every)
    // Every tenth is one that old builds of Kruise refuse.
    const priority = spread % 10 === 0 ? 'gold' : ''
    if (i === 2) text.push(kinds.priorityClass(random, 'gold'))
    else if (i % 500 === 3) text.push(kinds.sidecarSet(random, 'agent', namespace))
    else if (i % every === 0)
      text.push(kinds.workloadSpread(random, `spread-${i}`, namespace, { target: 'CloneSet', priority }))
    else if (i % every === 1) text.push(kinds.cloneSet(random, `spread-${i - 1}`, namespace))
    else {
      // Of what makes two documents, the first.
      text.push(document(random, i).split('---\n')[0])
    }
    if (text.length === 10 || i === documents - 1) {
      write(folder, `${namespace}/manifests-${i}.yaml`, text.join('---\n'))
      text = []
    }
  }
}
