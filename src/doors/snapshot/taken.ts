import type { Knowledge } from '../../cluster/knowledge.js'
import { parseVersion } from '../../cluster/version.js'
import { blockText } from '../../source/emit.js'
import type { Json } from '../../source/path.js'
import { isObject, type JsonObject, text } from '../../workload/manifest.js'
import { SNAPSHOT } from '../../workload/snapshot.js'
import { UsageError } from '../usage-error.js'
import { kept } from './kept.js'
import { LISTED } from './script.js'
import { readStream, type Section, type Stream } from './stream.js'

const KRUISE_KINDS = ['SidecarSet', 'WorkloadSpread']

/** The snapshot of a cluster, as YAML, from what the script printed: the same bytes for the same cluster and day. */
export function snapshotOf(printed: string, knowledge: Knowledge): string {
  const stream = readStream(printed)
  const lists = Object.values(LISTED).map(({ kind }) => ({ kind, ...listOf(kind, stream) }))
  const hasNoKruise = lists.some(({ kind, unserved }) => KRUISE_KINDS.includes(kind) && unserved)
  const kruise = kruiseOf(stream, hasNoKruise)
  const gates = gatesOf(stream, knowledge)
  const kubernetes = kubernetesOf(stream)
  const vclusters = vclustersOf(stream)
  const refused = [...stream.sections].filter(([name, { refused }]) => {
    return refused !== undefined && !lists.some(({ kind, unserved }) => kind === name && unserved)
  })
  const complete = lists.filter(({ items }) => items !== undefined).map(({ kind }) => kind)
  const document: { [key: string]: Json | undefined } = {
    ...SNAPSHOT,
    taken: stream.taken,
    kubernetes,
    kruise: kruise?.version,
    featureGates: gates,
    kruiseFeatureGates: kruise?.gates,
    vclusters: vclusters?.length ? vclusters : undefined,
    complete: complete.sort(),
    refused: refused.length > 0 ? refused.map(([name]) => name).sort() : undefined,
    items: lists.flatMap(({ items = [] }) => items).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
  }
  const members = Object.entries(document).filter(([, value]) => value !== undefined)
  const body = blockText(Object.fromEntries(members) as JsonObject, 0, { lineBreak: '\n', step: 2, dashes: 2 })
  return `# What a cluster said of itself, written by \`kruise-preflight snapshot -\`: take it again rather than edit it.\n${body}\n`
}

function orderOf({ kind, metadata }: JsonObject): string {
  const { namespace, name } = isObject(metadata) ? metadata : {}
  return JSON.stringify([text(kind), text(namespace), text(name)])
}

function said(stream: Stream, name: string): Section | undefined {
  const section = stream.sections.get(name)
  return section?.refused === undefined ? section : undefined
}

function kubernetesOf(stream: Stream): string | undefined {
  const section = said(stream, 'version')
  if (!section) return undefined
  const { gitVersion } = jsonIn(section, 'version')
  const version = parseVersion(text(gitVersion))
  if (!version) throw new UsageError(`line ${section.line}: section version has no gitVersion that is a version`)
  return version.text
}

/** The gates that the tables know, each as the API server has it. */
function gatesOf(stream: Stream, knowledge: Knowledge): { [gate: string]: boolean } | undefined {
  const section = said(stream, 'featureGates')
  if (!section) return undefined
  const found = new Map<string, boolean>()
  for (const [, labels = '', value] of section.text.matchAll(/^kubernetes_feature_enabled\{([^}\n]*)\} ([01])\s*$/gm)) {
    const gate = /(?:^|,)name="([A-Za-z0-9]+)"/.exec(labels)?.[1]
    if (gate !== undefined && Object.hasOwn(knowledge.gates.kubernetes, gate)) found.set(gate, value === '1')
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The Kruise that runs; `none` only where its kinds are not served either. */
function kruiseOf(
  stream: Stream,
  hasNoKruise: boolean,
): { version: string; gates?: { [gate: string]: boolean } } | undefined {
  const section = said(stream, 'kruise')
  const rows = section?.text.split('\n').filter((line) => line.trim() !== '') ?? []
  const containers = rows
    .map((line) => line.split('\t'))
    .map(([name = '', image = '', args = '']) => ({ name, image, args }))
  if (containers.length === 0) return hasNoKruise ? { version: 'none' } : undefined
  const manager =
    containers.find(({ image }) => /(?:^|\/)kruise-manager[:@]/.test(image)) ??
    containers.find(({ name }) => name === 'manager')
  const version = manager && tagOf(manager.image)
  if (!manager || version === undefined) return undefined
  const set = /--feature-gates[= "',]+((?:[A-Za-z0-9]+=(?:true|false),?)+)/.exec(manager.args)?.[1] ?? ''
  const pairs = [...set.matchAll(/([A-Za-z0-9]+)=(true|false)/g)].map(
    ([, gate = '', on]) => [gate, on === 'true'] as const,
  )
  return { version, gates: Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function vclustersOf(stream: Stream): { namespace: string; name: string; version: string }[] | undefined {
  const section = said(stream, 'vclusters')
  return section?.text
    .split('\n')
    .flatMap((line) => {
      const [namespace = '', name = '', images = ''] = line.split('\t')
      const image = images.split(/\s+/).find((each) => /(?:^|\/)vcluster(?:-oss|-pro)?[:@]/.test(each))
      const version = image && tagOf(image)
      return version === undefined || version === '' ? [] : [{ namespace, name, version }]
    })
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** The version that an image's tag is. */
function tagOf(image: string): string | undefined {
  const tag = /:([^/:@]+)(?:@[^/]*)?$/.exec(image)?.[1]
  return tag === undefined ? undefined : parseVersion(tag)?.text
}

interface Listed {
  readonly items?: JsonObject[]
  /** Whether the cluster has no such kind, so that nothing of it exists. */
  readonly unserved?: true
}

function listOf(kind: string, stream: Stream): Listed {
  const section = stream.sections.get(kind)
  if (!section) return {}
  if (section.refused !== undefined)
    return /doesn't have a resource type|no matches for kind/.test(section.refused) ? { items: [], unserved: true } : {}
  const { items } = jsonIn(section, kind)
  if (!Array.isArray(items) || !items.every(isObject))
    throw new UsageError(`line ${section.line}: section ${kind} is no list of objects`)
  const objects = items.map((each) => kept(kind, each))
  const nameless = objects.some(({ metadata }) => !isObject(metadata) || metadata.name === '')
  if (nameless) throw new UsageError(`line ${section.line}: section ${kind} has an object without a name`)
  return { items: objects.filter(({ webhooks }) => !Array.isArray(webhooks) || webhooks.length > 0) }
}

function jsonIn({ text: written, line }: Section, name: string): JsonObject {
  let value: unknown
  try {
    value = JSON.parse(written)
  } catch {
    throw new UsageError(`line ${line}: section ${name} is not the JSON that kubectl prints`)
  }
  if (!isObject(value)) throw new UsageError(`line ${line}: section ${name} is not the JSON that kubectl prints`)
  return value
}
