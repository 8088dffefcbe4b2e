import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Skipped } from '../../finding.js'
import { isKustomizationName, joined, type Kustomization, readKustomization } from '../../render/kustomization.js'
import { type Files, kustomizationIn, type Reach, rootsOf } from '../../render/kustomize-roots.js'
import { traceKustomize } from '../../render/kustomize-trace.js'
import type { RenderFailure } from '../../rules/rule.js'
import type { SourceFile } from '../../source/document.js'
import { LineIndex } from '../../source/lines.js'
import type { Span } from '../../source/node.js'
import type { RenderedFile } from '../../source/rendered.js'
import type { Tree } from '../tree.js'
import type { Built, Kustomize } from './kustomize.js'
import { type Asked, parted, type Renderings, type Time, unreachedWords } from './renderings.js'
import { unmarked } from './unmarked.js'

/** Builds kustomizations, those with the same files once. */
export class Kustomizations {
  /** What a person should be told, a line each. */
  readonly notes = new Set<string>()
  readonly #built = new Map<string, Made>()
  #tool: Kustomize | null | undefined

  constructor(
    readonly find: () => Kustomize | undefined,
    readonly time: Time,
  ) {}

  /** Builds the roots among the files of a tree. Starts no program where there are none. */
  render({ found, tree, goes, reached, steps }: Asked): Renderings {
    const files = filesOf(tree)
    const all = kustomizationsIn(found, files).filter(({ file }) => goes(file.path))
    const [reaches, left] = parted(all.length === 0 ? [] : rootsOf(all, files), ({ root }) => {
      return reached?.has(root.file.path) ?? true
    })
    steps?.ask(
      'kustomizations',
      reaches.map(({ root }) => root.folder),
    )
    const made = reaches.map((reach) => ({ reach, ...this.#make(reach, steps) }))
    const rendered = made.flatMap(({ file, reach }) => (file ? [{ file, reach }] : []))
    const own = new Set(rendered.map(({ file }) => file.path))
    const parts = new Map([
      ...[...rootsByFile(left)].map(([name, of]) => [name, unreachedWords(of)] as const),
      ...[...rootsByFile(rendered.map(({ reach }) => reach))].map(([name, of]) => {
        return [name, own.has(name) ? RENDERED : partOf(of)] as const
      }),
    ])
    return {
      files: rendered.map(({ file }) => file),
      sources: [...new Map(rendered.flatMap(({ reach }) => [...reach.files])).values()],
      parts,
      skipped: made.flatMap(({ skipped }) => skipped ?? []),
      failures: made.flatMap(({ failure }) => failure ?? []),
      unreached: left.length,
      unrendered: new Set(made.flatMap(({ file, reach }) => (file ? [] : reach.root.file.path))),
    }
  }

  #make(reach: Reach, steps: Asked['steps']): Made {
    const [hindrance] = reach.hindrances
    if (hindrance)
      return notBuilt(hindrance.file, hindrance.span, `kustomization ${reach.root.folder}: ${hindrance.reason}`)
    const why = (reason: string) =>
      notBuilt(reach.root.file, reach.root.root, `kustomization ${reach.root.folder}: ${reason}`)
    const tool = this.#program()
    if (!tool) return why('neither kustomize nor kubectl is on the PATH')
    steps?.begin(reach.root.folder)
    const key = keyOf(reach)
    const known = this.#built.get(key)
    if (known) return known
    const built = this.time.spend(() => tool.build(reach.root.folder, reach.files.values()))
    if (built === undefined) return why(this.time.words)
    const made =
      'stopped' in built
        ? why(`${tool.by} was stopped: ${built.stopped}`)
        : 'refused' in built
          ? { failure: failureOf(reach, tool, built) }
          : { file: renderedFile(reach, built) }
    this.#built.set(key, made)
    return made
  }

  #program(): Kustomize | undefined {
    if (this.#tool === undefined) {
      this.#tool = this.find() ?? null
      this.notes.add(
        this.#tool
          ? `Kustomizations are built with ${this.#tool.by}${this.#tool.version === '' ? '' : ` (kustomize ${this.#tool.version})`}.`
          : 'Kustomizations are not built, and their files are read as they are: neither kustomize nor kubectl is on the PATH. ' +
              'https://kubectl.docs.kubernetes.io/installation/kustomize says how to install it.',
      )
    }
    return this.#tool ?? undefined
  }
}

const RENDERED = 'rendered: what it builds is checked'

/** The folders of the roots that each file is part of. */
function rootsByFile(reaches: readonly Reach[]): ReadonlyMap<string, readonly string[]> {
  const roots = new Map<string, string[]>()
  for (const { root, files } of reaches)
    for (const name of files.keys()) roots.set(name, [...(roots.get(name) ?? []), root.folder])
  return roots
}

function partOf([root, ...others]: readonly string[]): string {
  return others.length === 0
    ? `part of ${root}, which is rendered`
    : `part of ${root} and ${others.length} more, which are rendered`
}

/** What became of one root: one of these. */
interface Made {
  readonly file?: RenderedFile
  readonly failure?: RenderFailure
  readonly skipped?: Skipped
}

function notBuilt(file: SourceFile, { start }: Span, reason: string): Made {
  const { line } = new LineIndex(file.text).at(start)
  return { skipped: { file: file.path, line, reason: `not checked: ${reason}`, unchecked: true } }
}

function renderedFile(reach: Reach, { output, from }: Extract<Built, { output: string }>): RenderedFile {
  const { text, origins } = unmarked(output, from)
  return {
    path: reach.root.file.path,
    root: reach.root.folder,
    resources: reach.resources,
    text,
    traced: (document, path) => traceKustomize(document, path, reach, origins.get(document.start)),
  }
}

/** The failure at the entry of the root that kustomize's words name, else at its kustomization as such. */
function failureOf(
  { root, kustomizations }: Reach,
  { by }: Kustomize,
  { refused }: { readonly refused: string },
): RenderFailure {
  for (const each of [...kustomizations.values()].reverse()) {
    const named = each.references.filter(({ name, to }) => refused.includes(`'${name}'`) || refused.includes(to))
    const missing = named.find(({ name }) => refused.includes(`'${name}'`)) ?? named[0]
    if (!missing) continue
    const { start, end } = missing.node
    return {
      by,
      root: root.folder,
      said: refused,
      at: { file: each.file, span: { start, end }, path: [missing.field] },
    }
  }
  const { start } = root.root
  return {
    by,
    root: root.folder,
    said: refused,
    at: { file: root.file, span: { start, end: start }, path: [], isFile: true },
  }
}

/** What tells a root's output: all that it is made of. */
function keyOf({ root, files }: Reach): string {
  const hash = createHash('sha256').update(root.folder)
  for (const [name, { text }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0${text.length}\0${text}`)
  return hash.digest('hex')
}

/** The kustomizations among files, and those beside them that have no ending, as no manifest has. */
export function kustomizationsIn(found: readonly SourceFile[], files: Files): Kustomization[] {
  const all = new Map<string, Kustomization>()
  const folders = new Set(found.map(({ path: name }) => path.posix.dirname(name)))
  for (const file of found) {
    const own = isKustomizationName(file.path) ? readKustomization(file) : undefined
    if (own) all.set(own.folder, kustomizationIn(own.folder, files) ?? own)
  }
  for (const folder of folders) {
    if (all.has(folder) || !files.isFile(joined(folder, 'Kustomization'))) continue
    const own = kustomizationIn(folder, files)
    if (own) all.set(folder, own)
  }
  return [...all.values()]
}

/** The files of a tree, as kustomizations name them. */
export function filesOf(tree: Tree): Files {
  return {
    isFile: tree.isFile,
    isFolder: tree.isFolder,
    read: tree.read,
    isOutside: (name) => name.startsWith('/') || (tree.isOutside?.(name) ?? name.startsWith('../')),
  }
}
