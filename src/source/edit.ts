import { applyChanges, type Change, compose } from './changes.js'
import type { Edit, SourceDocument } from './document.js'
import { EditRefused } from './edit-refused.js'
import { plainValue } from './node.js'
import { type PatchOperation, patched, sameJson, stepsOf } from './patch.js'
import type { Json } from './path.js'
import { changesOf } from './write.js'
import { readDocuments } from './yaml.js'

export { EditRefused } from './edit-refused.js'

/**
 * The smallest edits by which the text of `document` says what an RFC 6902 patch (`add`, `replace`, `remove`) makes of its value. Comments, line
 * breaks and the layout of all else stay. Throws `EditRefused` rather than write what would read otherwise.
 */
export function textEdits(document: SourceDocument, operations: readonly PatchOperation[]): Edit[] {
  const { file, start, end } = document
  const original = file.text.slice(start, end)
  let wanted = plainValue(document.root)
  let changes: Change[] = []
  for (const operation of operations) {
    const next = patched(wanted, operation)
    if (!next) throw new EditRefused(`'${operation.op} ${operation.path}' does not apply`)
    changes = written(original, changes, expand(wanted, operation)) ?? written(original, changes, [operation], true)
    wanted = next.value
  }
  const text = applyChanges(original, changes)
  const read = readDocuments({ path: file.path, text })[0]
  if (!read || !('root' in read) || !sameJson(plainValue(read.root), wanted))
    throw new EditRefused('the patch cannot be written without changing other values')
  return changes
    .filter((each) => each.newText !== original.slice(each.start, each.end))
    .map((each) => ({ file: file.path, start: each.start + start, end: each.end + start, newText: each.newText }))
}

/** The changes of `original` with those of some operations; undefined where one is refused and it is not the `last` way to try. */
function written(original: string, before: Change[], operations: readonly PatchOperation[], last: true): Change[]
function written(original: string, before: Change[], operations: readonly PatchOperation[]): Change[] | undefined
function written(
  original: string,
  before: Change[],
  operations: readonly PatchOperation[],
  last = false,
): Change[] | undefined {
  let changes = before
  try {
    for (const operation of operations)
      for (const change of changesOf(applyChanges(original, changes), operation))
        changes = compose(changes, change, original)
    return changes
  } catch (error) {
    if (error instanceof EditRefused && !last) return undefined
    throw error
  }
}

/** `text` with edits that do not overlap made in it, in any order. */
export function applyEdits(text: string, edits: readonly Pick<Edit, 'start' | 'end' | 'newText'>[]): string {
  return applyChanges(text, edits)
}

/** Splits the replacement of a mapping by a mapping into those of its members, so that what stays the same stays as it is written. */
function expand(root: Json, operation: PatchOperation): PatchOperation[] {
  const steps = stepsOf(operation.path)
  const isInsertion = operation.op === 'add' && Array.isArray(steps.slice(0, -1).reduce<Json | undefined>(member, root))
  if (operation.op === 'remove' || isInsertion) return [operation]
  const value = operation.value as Json
  const before = steps.reduce<Json | undefined>(member, root)
  if (!isMap(before) || !isMap(value) || Object.keys(value).length === 0 || Object.keys(before).length === 0)
    return [operation]
  const parts: PatchOperation[] = []
  for (const [name, now] of Object.entries(value)) {
    const path = `${operation.path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Object.hasOwn(before, name)) parts.push({ op: 'add', path, value: now })
    else if (!sameJson(before[name], now)) parts.push(...expand(root, { op: 'replace', path, value: now }))
  }
  for (const name of Object.keys(before))
    if (!Object.hasOwn(value, name))
      parts.push({ op: 'remove', path: `${operation.path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` })
  return parts
}

function isMap(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function member(value: Json | undefined, step: string): Json | undefined {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as { [key: string]: Json })[step]
    : undefined
}
