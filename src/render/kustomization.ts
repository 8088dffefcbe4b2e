// Mirrors kustomize api/types/kustomization.go: what a kustomization names, and which file holds it.
import type { SourceFile } from '../source/document.js'
import { entry, type Node, plainValue } from '../source/node.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { isObject, type JsonObject } from '../workload/manifest.js'

/** The names that kustomize looks for in a folder, in its order. */
export const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'] as const

/** What becomes of a file or folder that a kustomization names. */
export type Use = 'resource' | 'component' | 'patch' | 'plugin' | 'data'

/** A name in a kustomization of something that it builds with. */
export interface Reference {
  /** `resources`, `configMapGenerator`, ... */
  readonly field: string
  /** As it is written. */
  readonly name: string
  /** The path that it leads to, as the house names files. */
  readonly to: string
  readonly use: Use
  readonly node: Node
}

/** A folder's kustomization file. */
export interface Kustomization {
  readonly file: SourceFile
  /** `.` or `overlays/prod`. */
  readonly folder: string
  readonly isComponent: boolean
  readonly root: Node
  readonly value: JsonObject
  readonly references: readonly Reference[]
  /** What of it needs a program beside kustomize, each with the entry that says so. */
  readonly needs: readonly { readonly what: string; readonly node: Node }[]
}

/** Whether kustomize takes a file of that name for the kustomization of its folder. */
export function isKustomizationName(path: string): boolean {
  return (KUSTOMIZATION_NAMES as readonly string[]).includes(path.slice(path.lastIndexOf('/') + 1))
}

const known = new WeakMap<SourceFile, Kustomization | null>()

/** Reads a kustomization; undefined where the file holds something else, as Flux's objects of that kind, or cannot be read. */
export function readKustomization(file: SourceFile): Kustomization | undefined {
  let found = known.get(file)
  if (found === undefined) {
    found = isKustomizationName(file.path) ? (read(file) ?? null) : null
    known.set(file, found)
  }
  return found ?? undefined
}

function read(file: SourceFile): Kustomization | undefined {
  const [document, ...others] = readDocuments(file)
  if (!document || others.length > 0 || !isReadable(document)) return undefined
  const { root } = document
  const value = plainValue(root)
  if (!isObject(value)) return undefined
  const { apiVersion = 'kustomize.config.k8s.io/v1beta1', kind = 'Kustomization' } = value
  if (kind !== 'Kustomization' && kind !== 'Component') return undefined
  if (typeof apiVersion !== 'string' || !apiVersion.startsWith('kustomize.config.k8s.io/')) return undefined
  const folder = file.path.includes('/') ? file.path.slice(0, file.path.lastIndexOf('/')) : '.'
  return {
    file,
    folder,
    isComponent: kind === 'Component',
    root,
    value,
    references: [...referencesIn(root, folder)],
    needs: [...needsOf(root)],
  }
}

/** The items below a key, or the value itself where it is no list. */
export function itemsAt(node: Node | undefined, key: string): readonly Node[] {
  const value = entry(node, key)?.value
  if (!value) return []
  return value.kind === 'seq' ? value.items : [value]
}

/** The text of a scalar; '' for anything else. */
export function textOf(node: Node | undefined): string {
  return node?.kind === 'scalar' && node.value !== null ? String(node.value) : ''
}

/** Fields that hold names, and what becomes of what they name. */
const NAMED: readonly (readonly [field: string, use: Use, key?: string])[] = [
  ['resources', 'resource'],
  ['bases', 'resource'],
  ['components', 'component'],
  ['patchesStrategicMerge', 'patch'],
  ['patches', 'patch', 'path'],
  ['patchesJson6902', 'patch', 'path'],
  ['generators', 'plugin'],
  ['transformers', 'plugin'],
  ['validators', 'plugin'],
  ['crds', 'data'],
  ['configurations', 'data'],
  ['openapi', 'data', 'path'],
  ['replacements', 'data', 'path'],
]

function* referencesIn(root: Node, folder: string): Iterable<Reference> {
  const named = (field: string, use: Use, node: Node | undefined, name = textOf(node)): Reference[] =>
    // A text of several lines is what it would name itself.
    node && name !== '' && !name.includes('\n') ? [{ field, name, to: joined(folder, name), use, node }] : []
  for (const [field, use, key] of NAMED) {
    for (const item of itemsAt(root, field)) {
      if (key === undefined) yield* named(field, use, item)
      else yield* named(field, use, entry(item, key)?.value)
    }
  }
  for (const field of ['configMapGenerator', 'secretGenerator']) {
    for (const generator of itemsAt(root, field)) {
      for (const key of ['files', 'envs', 'env']) {
        for (const item of itemsAt(generator, key)) {
          const text = textOf(item)
          yield* named(field, 'data', item, key === 'files' ? text.slice(text.indexOf('=') + 1) : text)
        }
      }
    }
  }
}

function* needsOf(root: Node): Iterable<{ what: string; node: Node }> {
  for (const field of ['helmCharts', 'helmChartInflationGenerator']) {
    const found = entry(root, field)
    if (found) yield { what: `${field}, for which kustomize starts helm`, node: found.value }
  }
  for (const field of ['generators', 'transformers', 'validators']) {
    for (const item of itemsAt(root, field)) {
      const text = textOf(item)
      if (text.includes('\n') && !isBuiltin({ path: '', text })) yield { what: `a plugin in ${field}`, node: item }
    }
  }
}

/** Whether a configuration of plugins names nothing but what is a part of kustomize, and nothing out of the repository. */
export function isBuiltin(file: SourceFile): boolean {
  return readDocuments(file).every((document) => {
    if (!isReadable(document)) return false
    const text = file.text.slice(document.start, document.end)
    if (text.includes('://') || text.includes('config.kubernetes.io/function') || /Helm/.test(text)) return false
    // What it names by `path:` or `files:` is not looked at.
    if (/^\s*(?:- +)?(?:path|files|envs|env)\s*:/m.test(text)) return false
    return textOf(entry(document.root, 'apiVersion')?.value) === 'builtin'
  })
}

/** Whether kustomize would fetch what the name says, as long as no file or folder of the name is there. */
export function isRemote(name: string): boolean {
  return /:\/\/|^git::|^[\w.-]+@[\w.-]+:|^(?:[\w-]+\.)+[a-z]{2,}[/:]|[?&]ref=/i.test(name)
}

/** The path of `name` below `folder`. */
export function joined(folder: string, name: string): string {
  const steps = name.startsWith('/') ? [''] : folder === '.' ? [] : folder.split('/')
  for (const step of name.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/') || '.'
}
