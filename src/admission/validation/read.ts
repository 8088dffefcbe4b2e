/** A mapping whose members are still to be checked. */
export type Fields = Record<string, unknown>

// Upstream has decoded its input before it validates. What has the wrong type is therefore skipped here: the decoding
// stage refuses it. A null in a list decodes to an empty object, and null elsewhere is absence.

/** `value` where it is a mapping. */
export function record(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** The member `name` of `fields`, never one that is inherited. */
export function member(fields: Fields | undefined, name: string): unknown {
  return fields !== undefined && Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined
}

/** The mappings of the list `fields[name]`, each with its index. */
export function items(fields: Fields | undefined, name: string): [Fields, number][] {
  const list = member(fields, name)
  if (!Array.isArray(list)) return []
  return list.flatMap((each, at): [Fields, number][] => {
    const item = each === null ? {} : record(each)
    return item ? [[item, at]] : []
  })
}

/** The mapping `fields[name]`. */
export function child(fields: Fields | undefined, name: string): Fields | undefined {
  return record(member(fields, name))
}

/** The text `fields[name]`, '' where there is none. */
export function text(fields: Fields | undefined, name: string): string {
  return optionalText(fields, name) ?? ''
}

/** The text `fields[name]`, undefined where it is not written. */
export function optionalText(fields: Fields | undefined, name: string): string | undefined {
  const value = member(fields, name)
  return typeof value === 'string' ? value : undefined
}

/** The texts of the list `fields[name]`. */
export function texts(fields: Fields | undefined, name: string): string[] {
  const list = member(fields, name)
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
}

/** The number `fields[name]`, undefined where it is not written. */
export function number(fields: Fields | undefined, name: string): number | undefined {
  const value = member(fields, name)
  return typeof value === 'number' ? value : undefined
}

/** The boolean `fields[name]`, undefined where it is not written. */
export function flag(fields: Fields | undefined, name: string): boolean | undefined {
  const value = member(fields, name)
  return typeof value === 'boolean' ? value : undefined
}

/** The texts of the mapping `fields[name]` by key, sorted (upstream's order is random). */
export function textMap(fields: Fields | undefined, name: string): [string, string][] {
  return Object.entries(child(fields, name) ?? {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .sort(([left], [right]) => (left < right ? -1 : 1))
}

/** The length of `value` as Go counts it: UTF-8 bytes. */
export function byteLength(value: string): number {
  return Buffer.byteLength(value)
}
