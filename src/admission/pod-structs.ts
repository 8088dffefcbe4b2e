// Mirrors the structs of k8s.io/api core/v1 that a pod is made of, by release.
import type { Build } from '../cluster/build.js'
import rows from './pod-structs.json' with { type: 'json' }

/**
 * A row of pod-structs.json. A field's text is `TYPE[, STRATEGY[ by KEY]]`, where TYPE is a struct's name, a Go kind, `list of TYPE` or
 * `pointer to TYPE`. A later row whose fact holds replaces fields of the earlier ones; null takes one
 * away.
 */
interface Row {
  readonly when?: string
  readonly types: Readonly<Record<string, Readonly<Record<string, string | null>> | null>>
}

/** The fields of a struct in one build, in the notation of pod-structs.json. */
export interface Fields extends Iterable<readonly [name: string, text: string]> {
  /** The names that a field has in some build, in the order of the struct: asking for them is asking nothing of this one. */
  readonly names: Iterable<string>
  get(name: string): string | undefined
  has(name: string): boolean
  keys(): Iterable<string>
}

/** The structs of one build by name. What differs between builds is asked for when it is looked up, so that builds that differ elsewhere are alike. */
export interface PodStructs extends Iterable<readonly [name: string, fields: Fields]> {
  get(name: string): Fields | undefined
  has(name: string): boolean
}

/** What a row does to a field or struct; null takes it away. */
interface Change<T> {
  readonly when: string | undefined
  readonly to: T | null
}

interface Struct {
  /** The first whose fact holds tells whether there is such a struct. */
  readonly changes: Change<true>[]
  /** Newest first for each field. */
  readonly fields: Map<string, Change<string>[]>
}

let known: ReadonlyMap<string, Struct> | undefined

function readRows(): ReadonlyMap<string, Struct> {
  const structs = new Map<string, Struct>()
  for (const { when, types } of rows as readonly Row[]) {
    for (const [name, fields] of Object.entries(types)) {
      const struct: Struct = structs.get(name) ?? { changes: [], fields: new Map() }
      structs.set(name, struct)
      struct.changes.unshift({ when, to: fields && true })
      for (const field of fields ? Object.keys(fields) : struct.fields.keys()) {
        const changes = struct.fields.get(field) ?? []
        struct.fields.set(field, changes)
        changes.unshift({ when, to: fields?.[field] ?? null })
      }
    }
  }
  // What nobody takes away is there from its first row on, whatever the later ones are.
  for (const { changes } of structs.values()) if (changes.every(({ to }) => to)) changes.reverse()
  return structs
}

/** The facts that tell builds with different structs apart. */
export function rowFacts(): string[] {
  return (rows as readonly Row[]).flatMap(({ when }) => when ?? [])
}

/** The structs as `build` has them. */
export function podStructs(build: Pick<Build, 'holds'>): PodStructs {
  known ??= readRows()
  const all = known
  const structs = new Map<string, Fields>()
  const get = (name: string): Fields | undefined => {
    const made = structs.get(name)
    if (made) return made
    const struct = all.get(name)
    if (!struct || !valueIn(struct.changes, build)) return undefined
    const fields = fieldsIn(struct, build)
    structs.set(name, fields)
    return fields
  }
  return {
    get,
    has: (name) => get(name) !== undefined,
    *[Symbol.iterator]() {
      for (const name of all.keys()) {
        const fields = get(name)
        if (fields) yield [name, fields]
      }
    },
  }
}

function fieldsIn({ fields }: Struct, build: Pick<Build, 'holds'>): Fields {
  const get = (name: string): string | undefined => {
    const changes = fields.get(name)
    return changes && valueIn(changes, build)
  }
  const has = (name: string): boolean => get(name) !== undefined
  return {
    names: { [Symbol.iterator]: () => fields.keys() },
    get,
    has,
    keys: () => [...fields.keys()].filter(has),
    *[Symbol.iterator]() {
      for (const name of fields.keys()) {
        const text = get(name)
        if (text !== undefined) yield [name, text]
      }
    },
  }
}

function valueIn<T>(changes: readonly Change<T>[], build: Pick<Build, 'holds'>): T | undefined {
  for (const { when, to } of changes) if (when === undefined || build.holds(when)) return to ?? undefined
  return undefined
}

/** Fields that are the same in every build. */
export function sameFields(fields: Readonly<Record<string, string | undefined>>): Fields {
  const texts = new Map(Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
  return {
    names: { [Symbol.iterator]: () => texts.keys() },
    get: (name) => texts.get(name),
    has: (name) => texts.has(name),
    keys: () => texts.keys(),
    [Symbol.iterator]: () => texts.entries(),
  }
}
