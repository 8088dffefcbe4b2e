import type { Severity } from '../finding.js'
import type { Json } from '../source/path.js'
import type { PatchOperation, Policy, PolicyFix } from './policy.js'
import { fill, type Lookup, placeholders } from './template.js'
import { affectedWords, listed, type Value, worded } from './words.js'

/** As much of an observation as words need: its kind, its data, and the JSON pointer of its cause. */
export interface Seen {
  readonly variant?: string | undefined
  readonly data: Readonly<Record<string, Value>>
  readonly at?: string | undefined
}

/** Where a finding holds and what it touches, and which releases a fact speaks of. */
export interface Scope {
  readonly clusters: readonly string[]
  /** Largest first. */
  readonly affected: readonly { readonly kind: string; readonly namespace: string | null; readonly name: string }[]
  /** How many pods they ask for together. */
  readonly pods: number
  /** The first release in which a fact holds, as `kruise 1.8.0`; undefined where there is none. */
  since(fact: string): string | undefined
  /** The first release in which a fact no longer holds. */
  until(fact: string): string | undefined
}

/** A fix whose operations are ready to be applied to the document of the cause. */
export interface JoinedFix {
  readonly title: string
  readonly safe: boolean
  readonly operations: readonly PatchOperation[]
}

/** An observation in its policy's words. */
export interface Joined {
  readonly severity: Severity
  readonly message: string
  readonly symptom: string
  readonly why: string
  readonly remedy: string
  /** In order of preference; a fix that needs a value the observation does not have is left out. */
  readonly fixes: readonly JoinedFix[]
}

/** Says `seen` in the words of `policy`, in those of its variant where the policy has them. */
export function join(seen: Seen, policy: Policy, scope: Scope): Joined {
  const values = new Map<string, Value>(Object.entries(seen.data))
  values.set('clusters', listed(scope.clusters, 3) || undefined)
  values.set('affected', affectedWords(scope.affected))
  values.set('count', scope.affected.length)
  values.set('pods', scope.pods === 1 ? '1 pod' : `${scope.pods} pods`)
  values.set('at', seen.at)
  const lookup: Lookup = ({ ask, name }) => (ask === 'data' ? worded(values.get(name)) : scope[ask](name))

  const { variants } = policy
  const own = seen.variant !== undefined && variants && Object.hasOwn(variants, seen.variant)
  const texts = own ? { ...policy, ...variants[seen.variant] } : policy
  const say = (part: 'message' | 'symptom' | 'why' | 'remedy') => {
    try {
      return fill(texts[part], lookup).trim()
    } catch (error) {
      throw new Error(`policy ${policy.id}, ${part}: ${(error as Error).message}`)
    }
  }
  return {
    severity: texts.severity,
    message: say('message'),
    symptom: say('symptom'),
    why: say('why'),
    remedy: say('remedy'),
    fixes: (texts.fixes ?? [])
      .filter((fix) => templatesOf(fix).every((text) => placeholders(text).every((each) => lookup(each) !== undefined)))
      .map((fix) => joinFix(fix, values, lookup)),
  }
}

/** Every string of `fix` that is a template. */
export function templatesOf(fix: PolicyFix): string[] {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
  }
  return [fix.title, ...strings(fix.patch)]
}

function joinFix(fix: PolicyFix, values: ReadonlyMap<string, Value>, lookup: Lookup): JoinedFix {
  const filled = (value: Json): Json => {
    if (typeof value === 'string') {
      // A value that is one placeholder alone keeps its type: a number stays a number.
      const name = /^\{([A-Za-z][\w-]*)\}$/.exec(value)?.[1]
      const typed = name === undefined ? undefined : values.get(name)
      if (typed !== undefined) return typeof typed === 'object' && typed ? [...typed] : typed
      return fill(value, lookup)
    }
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each)]))
  }
  const operations = fix.patch.map((operation): PatchOperation => {
    const path = fill(operation.path, lookup)
    if (operation.op === 'remove') return { op: operation.op, path }
    if ('from' in operation) return { op: operation.op, from: fill(operation.from, lookup), path }
    return { op: operation.op, path, value: filled(operation.value) }
  })
  return { title: fill(fix.title, lookup).trim(), safe: fix.safe, operations }
}
