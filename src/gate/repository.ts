import { isPart } from '../admission/part.js'
import { type Skipped, TEMPLATE } from '../finding.js'
import { type Progress, READING } from '../progress.js'
import type { RenderFailure, SnapshotSeen } from '../rules/rule.js'
import type { ClusterSettings, Settings } from '../settings.js'
import type { SourceDocument, SourceFile, UnreadableDocument } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { isRendered } from '../source/rendered.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { isFragment } from '../workload/fragment.js'
import { type KustomizedFiles, kustomizedFiles } from '../workload/kustomize.js'
import { type Manifest, manifestsOf } from '../workload/manifest.js'
import { isStored, type LeftOut, leftOutOf } from '../workload/stored.js'

/** What a cluster said of itself, where a configuration names it. */
export interface NamedSnapshot extends Omit<SnapshotSeen, 'age' | 'file'> {
  readonly file: SourceFile
}

/** The files of one configuration, which form one world. */
export interface Repository {
  readonly settings: Settings
  /** The clusters that are judged, and the hosts of virtual ones among them. */
  readonly clusters: readonly ClusterSettings[]
  /** The folder from which the configuration's patterns start: '' or `examples/qos`. */
  readonly root: string
  /** The files with manifests, and what tools rendered of others. */
  readonly files: readonly SourceFile[]
  /** The files that rendered ones are made of: comments in them allow, and places are in them. */
  readonly sources?: readonly SourceFile[]
  /** What should have been rendered and was not, as nobody could apply it. */
  readonly failures?: readonly RenderFailure[]
  /** The files that stand for what was not rendered on this side: what it would make may exist. */
  readonly unrendered?: ReadonlySet<string>
  /** Documents that were given and are not applied, and why. */
  readonly skipped?: readonly Skipped[]
  /** What of a document that is judged cannot be looked at, and why. */
  readonly leftOut?: readonly Skipped[]
  /** The files with the objects that a cluster holds beside them, by the cluster's name. */
  readonly objects: ReadonlyMap<string, readonly SourceFile[]>
  /** What clusters said of themselves, by their names. */
  readonly snapshots?: ReadonlyMap<string, NamedSnapshot>
  /** The files that the configuration names one by one, by the name it gives them. */
  readonly named: ReadonlyMap<string, SourceFile>
}

/** What a set of files holds: every document is among the manifests' or among the skipped. */
export interface Contents {
  readonly documents: readonly (SourceDocument | UnreadableDocument)[]
  readonly manifests: readonly Manifest[]
  readonly skipped: readonly Skipped[]
  /** Objects of a cluster that exist and are not judged by themselves. */
  readonly passive: ReadonlySet<Manifest>
  /** Those of them that stand in a document with others, and why. */
  readonly leftOut: readonly Skipped[]
}

/** Why a document counts as skipped though what it holds is judged: only what it leaves out is no mistake. */
const PART = 'a part of an object, which nobody could create as it is'

/** What one file holds. */
interface OfFile extends Pick<Contents, 'documents' | 'manifests' | 'skipped'> {
  readonly kustomized: readonly KustomizedFiles[]
  readonly stored: readonly Manifest[]
}

const known = new WeakMap<SourceFile, OfFile>()

/** Reads files before they are asked for. */
export function readAhead(files: readonly SourceFile[], progress: Progress): void {
  const unread = [...new Set(files)].filter((file) => !known.has(file))
  progress.stage(READING)
  for (const [at, file] of unread.entries()) {
    known.set(file, readOne(file))
    progress.step(at + 1, unread.length, unread.length === 1 ? 'file' : 'files')
  }
}

/**
 * Reads files, and says of every document whether it holds objects or why it is skipped. A file is read once. The patches
 * of a kustomization among them hold no objects.
 */
export function readContents(files: readonly SourceFile[]): Contents {
  const each = files.map((file) => {
    let contents = known.get(file)
    if (!contents) {
      contents = readOne(file)
      known.set(file, contents)
    }
    return contents
  })
  const patches = patchesIn(each)
  const all = each.map((contents, at) => (patches.has(files[at]?.path ?? '') ? asPatch(contents) : contents))
  const manifests = all.flatMap((contents) => contents.manifests)
  const left = leftOutOf(all.flatMap(({ stored }) => stored))
  return {
    documents: all.flatMap(({ documents }) => documents),
    manifests,
    ...passedOver(
      left,
      all.flatMap(({ skipped }) => skipped),
    ),
    passive: new Set(left.map(({ manifest }) => manifest)),
  }
}

/** A document of which nothing is judged is skipped; of another one it is said what of it is left out. */
function passedOver(left: readonly LeftOut[], skipped: readonly Skipped[]): Pick<Contents, 'skipped' | 'leftOut'> {
  const wholly: Skipped[] = []
  const leftOut: Skipped[] = []
  for (const of of new Set(left.map(({ manifest }) => manifest.document))) {
    const { file, root } = of
    const lines = new LineIndex(file.text)
    const those = left.filter(({ manifest }) => manifest.document === of)
    const held = manifestsOf(of)
    const isWhole = Array.isArray(held) && held.length === those.length
    if (!isWhole || those.length > 1)
      for (const { manifest, reason } of those)
        leftOut.push({ file: file.path, line: lines.at(manifest.node.start).line, reason })
    const reason = those.length > 1 ? 'a list of objects that are not judged by themselves' : (those[0]?.reason ?? '')
    const line = lines.at(root.start).line
    const isSaid = skipped.some((each) => each.file === file.path && each.line === line)
    if (isWhole && !isSaid) wholly.push({ file: file.path, line, reason })
  }
  return { skipped: [...skipped, ...wholly], leftOut }
}

function patchesIn(all: readonly OfFile[]): ReadonlySet<string> {
  const named = all.flatMap(({ kustomized }) => kustomized)
  const whole = new Set(named.flatMap(({ resources }) => resources))
  return new Set(named.flatMap(({ patches }) => patches).filter((path) => !whole.has(path)))
}

function asPatch({ documents, skipped, kustomized }: OfFile): OfFile {
  const reason = 'a patch of a kustomization, which is not applied by itself'
  const said = documents.filter(isReadable).map(({ file, root }) => {
    return { file: file.path, line: new LineIndex(file.text).at(root.start).line, reason }
  })
  const unreadable = skipped.filter(({ line }) => !said.some((each) => each.line === line))
  return { documents, manifests: [], skipped: [...said, ...unreadable], kustomized, stored: [] }
}

function readOne(file: SourceFile): OfFile {
  const documents = readDocuments(file)
  const lines = new LineIndex(file.text)
  const manifests: Manifest[] = []
  const skipped: Skipped[] = []
  const skip = (at: number, reason: string): void => {
    // The lines of what was rendered are nobody's.
    skipped.push({ file: file.path, line: isRendered(file) ? 1 : lines.at(at).line, reason })
  }
  for (const document of documents) {
    if (!isReadable(document)) {
      const { at, template, problem } = document
      skip(at, template ? `${TEMPLATE} it holds ${template} and does not parse` : problem)
      continue
    }
    const found = manifestsOf(document)
    if ('reason' in found) skip(document.root.start, found.reason)
    else if (found.length > 0 && found.every(isFragment))
      skip(document.root.start, 'a patch by its name, without what a whole workload has')
    else {
      if (found.length > 0 && found.every(isPart)) skip(document.root.start, PART)
      manifests.push(...found)
    }
  }
  const kustomized = documents.filter(isReadable).flatMap((each) => kustomizedFiles(each) ?? [])
  return { documents, manifests, skipped, kustomized, stored: manifests.filter(isStored) }
}
