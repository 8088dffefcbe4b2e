import { isUtf8 } from 'node:buffer'
import type { Finding } from '../finding.js'
import { asOne, JUDGING_FIXED } from '../progress.js'
import type { FixReport } from '../report/fix.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { baseInMemory, baseOnDisk } from './base.js'
import { type Checked, checkTree } from './check.js'
import { diskTree } from './disk.js'
import { realPlace, rewrite, whyNotWritten } from './fix/files.js'
import { rewrittenTree } from './fix/overlay.js'
import { fixReport } from './fix/result.js'
import { mend } from './fix/rounds.js'
import { type Scope, scopeOf } from './fix/scope.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import { PIPED, type Tree } from './tree.js'
import { usable } from './usable.js'

/** What `fix` is to mend, and how far it may go. */
export interface FixSelection extends Selection, Scope {
  /** Whether changes are made too that change more than the finding. */
  readonly unsafe?: boolean | undefined
  /** A baseline file: what it has is not new. */
  readonly baseline?: string | undefined
  /** The day (`2026-11-21`) on which levels and allowances are judged; today without it. */
  readonly today?: string | undefined
}

export interface FixOptions extends FixSelection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
  /** The old side of a change: what it has too is not new. */
  readonly base?: string | undefined
  /** Whether nothing is written. */
  readonly dryRun?: boolean | undefined
}

/** What was mended, the new texts by file, and what a person should be told of how the clusters were chosen. */
export interface FixResult {
  readonly report: FixReport
  readonly texts: ReadonlyMap<string, string>
  readonly notes: readonly string[]
}

/** Applies the fixes of findings to the files of a working directory. Rejects with a UsageError where it cannot run; then nothing is written. */
export async function fix({ cwd, base, dryRun = false, ...selection }: FixOptions): Promise<FixResult> {
  const tree = diskTree(cwd)
  const before = base === undefined ? undefined : await usable(() => baseOnDisk(base, cwd, tree, selection))
  const places = new Map<string, string>()
  const placeOf = (name: string): string => {
    const known = places.get(name) ?? (name === PIPED ? PIPED : realPlace(cwd, name))
    places.set(name, known)
    return known
  }
  const root = realPlace(cwd, '.')
  const nameOf = (place: string): string => (place === PIPED ? PIPED : diskTree(root).nameOf(place))
  const whyNot = (name: string) => whyNotWritten(cwd, name)
  const { originals, ...result } = await fixTree(tree, before, { placeOf, nameOf, whyNot, dryRun }, selection)
  if (!dryRun) {
    const files = [...originals].filter(([place]) => place !== PIPED)
    rewrite(
      files.map(([at, text]) => {
        const name = nameOf(at)
        return { at, name, before: text, after: result.texts.get(name) ?? text }
      }),
    )
  }
  return result
}

/** The same for texts as the files of a repository, without touching any disk. */
export async function fixFiles(
  files: readonly SourceFile[],
  { base, ...selection }: FixSelection & { readonly base?: string | readonly SourceFile[] | undefined } = {},
): Promise<FixResult> {
  const tree = memoryTree(files)
  const before = base === undefined ? undefined : await usable(() => baseInMemory(base, tree, selection))
  const itself = (name: string): string => name
  const disk = { placeOf: itself, nameOf: itself, whyNot: () => undefined, dryRun: false }
  const { originals: _, ...result } = await fixTree(tree, before, disk, selection)
  return result
}

/** What a tree does not tell of its files. */
interface Disk {
  /** The same for every name of a file. */
  placeOf(name: string): string
  /** What a person calls the file at a place. */
  nameOf(place: string): string
  /** Why a file is not written; undefined where it may be. */
  whyNot(name: string): string | undefined
  readonly dryRun: boolean
}

async function fixTree(
  tree: Tree,
  before: Tree | undefined,
  { placeOf, nameOf, whyNot, dryRun }: Disk,
  { rules, all, unsafe = false, ...selection }: FixSelection,
): Promise<FixResult & { readonly originals: ReadonlyMap<string, string> }> {
  const { progress } = selection
  const isWanted = await scopeOf({ rules, all }, selection, tree)
  const made = new Map<string, SourceFile>()
  const judge = (texts: ReadonlyMap<string, string>): Promise<Checked> => {
    const standardInput = texts.get(PIPED) ?? selection.standardInput
    // Whichever clusters are chosen: what would break in another is no fix.
    return checkTree(rewrittenTree(tree, { texts, placeOf }, made), before, {
      ...selection,
      ...(progress && { progress: texts.size > 0 ? asOne(progress, JUDGING_FIXED) : progress }),
      clusters: [],
      standardInput,
    })
  }
  const first = await judge(new Map())
  const offsetOf = offsets()
  const originals = new Map<string, string>()
  const originalOf = (name: string): string => {
    const place = placeOf(name)
    const text = originals.get(place) ?? first.textOf(name) ?? ''
    originals.set(place, text)
    return text
  }
  const unwritten = new Map<string, string | undefined>()
  const whyUnwritten = (name: string): string | undefined => {
    if (!unwritten.has(name))
      unwritten.set(name, noText(name, tree, selection) ?? (name === PIPED ? undefined : whyNot(name)))
    return unwritten.get(name)
  }
  const mended = await mend(first, {
    judge,
    placeOf,
    originalOf,
    offsetOf,
    fixOf: (finding) =>
      finding.fix &&
      isWanted(finding) &&
      (unsafe || finding.fix.safe) &&
      finding.fix.edits.every(({ file }) => whyUnwritten(file) === undefined)
        ? finding.fix
        : undefined,
  })
  const report = fixReport(first.report, mended, {
    dryRun,
    unsafe,
    isWanted,
    whyUnwritten,
    placeOf,
    nameOf,
    originalOf,
    offsetOf,
  })
  const changed = new Map([...mended.state.texts].filter(([place, text]) => text !== originals.get(place)))
  return {
    report,
    texts: new Map([...changed].map(([place, text]) => [nameOf(place), text])),
    notes: first.notes,
    originals: new Map([...originals].filter(([place]) => changed.has(place))),
  }
}

/** The offset of a finding; of each text the lines are counted once. */
function offsets(): (finding: Finding, text: string) => number {
  const known = new Map<string, LineIndex>()
  return ({ line, column }, text) => {
    const index = known.get(text) ?? new LineIndex(text)
    known.set(text, index)
    return index.start(line) + column - 1
  }
}

/** Why the bytes of a file cannot be had again from its text. */
function noText(name: string, tree: Tree, { standardInput }: Selection): string | undefined {
  if (name === PIPED)
    return standardInput instanceof Uint8Array && !isUtf8(standardInput) ? 'it is no UTF-8' : undefined
  const source = tree.read(name)
  if ('unread' in source) return source.unread
  return source.invalidAt === undefined ? undefined : 'it is no UTF-8'
}
