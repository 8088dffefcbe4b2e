// Mirrors kustomize api/internal/target/kusttarget_configplugin.go: what a kustomization writes without patches, the last to do so first.
import type { SourceFile } from '../source/document.js'
import { entry, type Node, plainValue } from '../source/node.js'
import { type Path, valueAt } from '../source/path.js'
import { rangeOf } from '../source/range.js'
import { itemsAt, type Kustomization, textOf } from './kustomization.js'
import { isSame, patchedAt, type Same, type Subject, type WrittenAt } from './kustomize-patches.js'

/** The place in a kustomization, or in one of its patches, at which what stands at a path of the object was written. */
export function writtenIn(
  at: Kustomization,
  subject: Subject,
  path: Path,
  held: ReadonlyMap<string, SourceFile>,
  same: Same = isSame,
): WrittenAt | undefined {
  const value = valueAt(subject.value, path)
  if (value === undefined) return undefined
  const patched = (fields: readonly string[]) => patchedAt(at, fields, subject, path, held, same)
  return (
    image(at, path, value) ??
    replicas(at, subject, path, value) ??
    patched(['patchesJson6902']) ??
    labelled(at, path, value) ??
    scalarOf(at, path, value) ??
    patched(['patches', 'patchesStrategicMerge'])
  )
}

function image(at: Kustomization, path: Path, value: unknown): WrittenAt | undefined {
  if (path.at(-1) !== 'image' || typeof value !== 'string') return undefined
  for (const item of [...itemsAt(at.root, 'images')].reverse()) {
    const [name, newName, newTag, digest] = ['name', 'newName', 'newTag', 'digest'].map((key) =>
      textOf(entry(item, key)?.value),
    )
    const called = newName || name || ''
    if (called === '' || !value.startsWith(called)) continue
    const behind = value.slice(called.length)
    if (newTag && behind === (digest ? `:${newTag}@${digest}` : `:${newTag}`)) return entryAt(at, item, 'newTag')
    if (digest && behind === `@${digest}`) return entryAt(at, item, 'digest')
    if (newName && !newTag && !digest && /^(?:$|[:@][^/]*$)/.test(behind)) return entryAt(at, item, 'newName')
  }
  return undefined
}

function replicas(at: Kustomization, { names }: Subject, path: Path, value: unknown): WrittenAt | undefined {
  if (path.join('/') !== 'spec/replicas') return undefined
  const own = itemsAt(at.root, 'replicas').findLast((item) => {
    const count = entry(item, 'count')?.value
    return names.has(textOf(entry(item, 'name')?.value)) && count?.kind === 'scalar' && count.value === value
  })
  return own && entryAt(at, own, 'count')
}

function labelled(at: Kustomization, path: Path, value: unknown): WrittenAt | undefined {
  const [key, holder] = [path.at(-1), path.at(-2)]
  if (typeof key !== 'string' || typeof value !== 'string') return undefined
  const of = (holders: readonly (Node | undefined)[]) => {
    const found = holders.findLast((each) => {
      const own = entry(each, key)?.value
      return own?.kind === 'scalar' && String(own.value) === value
    })
    return found && entryAt(at, found, key)
  }
  if (holder === 'annotations') return of([entry(at.root, 'commonAnnotations')?.value])
  if (holder !== 'labels' && holder !== 'matchLabels' && holder !== 'selector') return undefined
  const pairs = itemsAt(at.root, 'labels').map((each) => entry(each, 'pairs')?.value)
  return of([entry(at.root, 'commonLabels')?.value, ...pairs])
}

/** `namespace`, and of a name what stands in front of it or behind it. */
function scalarOf(at: Kustomization, path: Path, value: unknown): WrittenAt | undefined {
  if (path.length !== 2 || path[0] !== 'metadata' || typeof value !== 'string') return undefined
  const own = (key: string) => textOf(entry(at.root, key)?.value)
  if (path[1] === 'namespace') return own('namespace') === value ? entryAt(at, at.root, 'namespace') : undefined
  if (path[1] !== 'name') return undefined
  const [prefix, suffix] = [own('namePrefix'), own('nameSuffix')]
  if (suffix && value.endsWith(suffix)) return entryAt(at, at.root, 'nameSuffix')
  return prefix && value.startsWith(prefix) ? entryAt(at, at.root, 'namePrefix') : undefined
}

function entryAt({ file }: Kustomization, node: Node, key: string): WrittenAt {
  return { file, span: rangeOf(node, [key], file.text) }
}

/** The entry of a generator that makes an object of that kind and, before anything is hung to it, that name. */
export function generatorOf(
  at: Kustomization,
  kind: string,
  isNamed: (name: string) => boolean,
): WrittenAt | undefined {
  const field = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator'
  const found = itemsAt(at.root, field).filter((each) => isNamed(textOf(entry(each, 'name')?.value)))
  // Of `app` and `app-env` the longer name is meant.
  const [own] = found.sort((a, b) => nameIn(b).length - nameIn(a).length)
  return own && entryAt(at, own, 'name')
}

function nameIn(node: Node): string {
  const { name } = Object(plainValue(node)) as { name?: unknown }
  return String(name ?? '')
}
