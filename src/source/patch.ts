import type { Json } from './path.js'

/** An RFC 6902 operation. Text can follow `add`, `replace` and `remove`. */
export interface PatchOperation {
  readonly op: string
  readonly path: string
  readonly value?: Json
}

/** The steps of an RFC 6901 JSON pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What an `add`, `replace` or `remove` makes of a value, undefined where it does not apply. The value itself stays as it is. */
export function patched(root: Json, operation: PatchOperation): { readonly value: Json } | undefined {
  const { op, path } = operation
  if (op !== 'add' && op !== 'replace' && op !== 'remove') return undefined
  if (op !== 'remove' && operation.value === undefined) return undefined
  if (path !== '' && !path.startsWith('/')) return undefined
  const value = operation.value as Json
  return change(root, stepsOf(path), op, value)
}

function change(node: Json, steps: readonly string[], op: string, value: Json): { readonly value: Json } | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return op === 'remove' ? undefined : { value }
  if (typeof node !== 'object' || node === null) return undefined
  const last = rest.length === 0
  if (Array.isArray(node)) {
    const index = step === '-' ? node.length : Number(step)
    if (step !== '-' && !/^(?:0|[1-9]\d*)$/.test(step)) return undefined
    if (last && op === 'add') return index <= node.length ? { value: node.toSpliced(index, 0, value) } : undefined
    if (index >= node.length) return undefined
    if (last && op === 'remove') return { value: node.toSpliced(index, 1) }
    const item = change(node[index] as Json, rest, op, value)
    return item && { value: node.with(index, item.value) }
  }
  const has = Object.hasOwn(node, step)
  if (!has && !(last && op === 'add')) return undefined
  if (last && op === 'remove')
    return { value: Object.fromEntries(Object.entries(node).filter(([name]) => name !== step)) }
  const inner = last ? { value } : change(node[step] as Json, rest, op, value)
  return inner && { value: withMember(node, step, inner.value) }
}

function withMember(node: { [key: string]: Json }, name: string, value: Json): Json {
  return Object.fromEntries([...Object.entries(node).filter(([each]) => each !== name), [name, value]])
}

/** Whether two values are the same JSON: the order of keys does not matter, nor what an object's prototype is. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((each, at) => sameJson(each, other[at]))
  }
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
}
