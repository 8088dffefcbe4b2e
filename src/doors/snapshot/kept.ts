import type { Json } from '../../source/path.js'
import { isObject, type JsonObject, objects, text } from '../../workload/manifest.js'

/** Stands for a text that may be a secret. */
const HIDDEN = '...'

/** What a snapshot keeps of an object: what admission looks at, and nothing in which people hide secrets. */
export function kept(kind: string, object: JsonObject): JsonObject {
  const metadata = isObject(object.metadata) ? object.metadata : {}
  const { name, namespace, labels } = metadata
  const own = Object.entries(object).filter(([key]) => !DROPPED.has(key))
  return {
    apiVersion: text(object.apiVersion),
    kind,
    metadata: {
      name: text(name),
      ...(typeof namespace === 'string' && { namespace }),
      // Selectors look at those of namespaces alone.
      ...(kind === 'Namespace' && isObject(labels) && { labels: sorted(labels) }),
    },
    ...(kind === 'Namespace' ? {} : Object.fromEntries(own.sort(byKey).flatMap(([key, value]) => member(key, value)))),
  }
}

const DROPPED = new Set(['apiVersion', 'kind', 'metadata', 'status', 'description', 'data', 'stringData', '__proto__'])

/** A member of a spec without what is written for the program in a container. */
function member(key: string, value: Json): [string, Json][] {
  if (DROPPED_WITHIN.has(key)) return []
  if (key === 'webhooks') return [[key, objects(value).flatMap(webhook)]]
  if (key === 'env') return [[key, objects(value).map(({ value: _, ...others }) => inner(others))]]
  if (key === 'exec' && isObject(value)) return [[key, { command: [HIDDEN] }]]
  if (key === 'httpHeaders') return [[key, objects(value).map(({ name }) => ({ name: text(name), value: HIDDEN }))]]
  if (key === 'annotations' && isObject(value))
    return [[key, Object.fromEntries(Object.keys(sorted(value)).map((each) => [each, '']))]]
  return [[key, inner(value)]]
}

const DROPPED_WITHIN = new Set([
  'args',
  'command',
  'caBundle',
  'clientConfig',
  'creationTimestamp',
  'managedFields',
  'volumeAttributes',
  'options',
  '__proto__',
])

function inner(value: Json): Json {
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(byKey)
      .flatMap(([key, each]) => member(key, each)),
  )
}

/** A webhook that looks at pods: whom it asks of which; where it lives is nobody's business. */
function webhook(hook: JsonObject): JsonObject[] {
  const rules = objects(hook.rules).filter(({ resources }) => asTexts(resources).some((each) => PODS.has(each)))
  if (rules.length === 0) return []
  const { name, failurePolicy, namespaceSelector, objectSelector } = hook
  const chosen = { failurePolicy, name, namespaceSelector, objectSelector, rules }
  return [
    inner(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as JsonObject),
  ].filter(isObject)
}

const PODS = new Set(['pods', '*', '*/*', 'pods/*'])

function asTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(text) : []
}

function sorted(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .sort(byKey),
  )
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
