// Mirrors ValidateCloneSetUpdate (pkg/controller/cloneset/core) and validateTemplateInPlaceOnly (pkg/webhook/statefulset/validating)
// of openkruise/kruise, and CreatePatch of gomodules.xyz/jsonpatch/v2, whose differences they look at.
import type { Json } from '../../source/path.js'
import { isObject, type JsonObject, type Manifest } from '../../workload/manifest.js'
import { storedTemplate } from '../template.js'
import { member, type World } from '../world.js'

/** One difference: what is done to the value at a JSON pointer. */
export interface Difference {
  readonly operation: 'add' | 'remove' | 'replace'
  readonly path: string
}

/** What of a template's spec may be changed in place: each build's pattern for the pointer, which need not match all of it. */
export type Allowed = RegExp

/** The first difference of the pod specs of two versions of a workload that is no change of an image. */
export function notInPlace(
  manifest: Manifest,
  before: Manifest,
  allowed: Allowed,
  world: World,
): Difference | undefined {
  return differences(storedSpec(before, world), storedSpec(manifest, world), '').find(
    ({ operation, path }) => operation !== 'replace' || !allowed.test(path),
  )
}

function storedSpec(manifest: Manifest, world: World): JsonObject {
  return member(storedTemplate(manifest, world), 'spec')
}

/** The differences between two values; lists are compared index by index. Upstream goes through objects in any order. */
export function differences(before: Json, after: Json, at: string): Difference[] {
  if (isObject(before) && isObject(after)) {
    const changed = Object.keys(after)
      .sort()
      .flatMap((key): Difference[] => {
        const path = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
        if (!Object.hasOwn(before, key)) return [{ operation: 'add', path }]
        return differences(before[key] as Json, after[key] as Json, path)
      })
    const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
    return [...changed, ...removed.map((key): Difference => ({ operation: 'remove', path: `${at}/${key}` }))]
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, at)
  return before === after ? [] : [{ operation: 'replace', path: at }]
}

function listDifferences(before: Json[], after: Json[], at: string): Difference[] {
  const both = Math.min(before.length, after.length)
  const removed = before
    .slice(both)
    .map((_, index): Difference => ({ operation: 'remove', path: `${at}/${both + index}` }))
  const added = after.slice(both).map((_, index): Difference => ({ operation: 'add', path: `${at}/${both + index}` }))
  const changed = after
    .slice(0, both)
    .flatMap((each, index) => differences(before[index] as Json, each, `${at}/${index}`))
  return [...removed.reverse(), ...added, ...changed]
}
