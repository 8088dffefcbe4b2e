import type { SourceDocument, SourceFile } from './document.js'
import type { Span } from './node.js'
import type { Path } from './path.js'

/** A text that a tool made of other files: what `kustomize build` or `helm template` prints for one root. */
export interface RenderedFile extends SourceFile {
  /** The file that stands for the root where nothing better is known: its kustomization, or its Chart.yaml. */
  readonly path: string
  /** The folder of its root: `overlays/prod`. */
  readonly root: string
  /** What tells it from other texts of its root: `values prod, as on prod-eu 1.31`. */
  readonly variant?: string
  /** The clusters that it is for, by name, or by {@link cellName} where other versions have their own; without it all that the file of its root goes to. */
  readonly goesTo?: ReadonlySet<string>
  /** The paths of the files with the objects that it was made of: two texts of the same ones are for different clusters. */
  readonly resources?: ReadonlySet<string>
  /** Where what stands at a path of one of its documents comes from; it is asked only where a finding stands. */
  traced(document: SourceDocument, path: Path): Traced
}

/** The place that a value was written at (`exact`), or the file that it comes from where no line can be named (`file`). */
export type Traced =
  | { readonly confidence: 'exact'; readonly file: SourceFile; readonly span: Span }
  | { readonly confidence: 'file'; readonly file: SourceFile }

/** How {@link RenderedFile.goesTo} names a cluster that runs a minor of Kubernetes: `prod-eu 1.31`. */
export function cellName(cluster: string, { major, minor }: Minor): string {
  return `${cluster} ${major}.${minor}`
}

/** Whether something rendered is for a cluster that runs a minor of Kubernetes. */
export function isFor({ goesTo }: Pick<RenderedFile, 'goesTo'>, cluster: string, minor: Minor): boolean {
  return !goesTo || goesTo.has(cluster) || goesTo.has(cellName(cluster, minor))
}

interface Minor {
  readonly major: number
  readonly minor: number
}

/** What tells a rendered text from all others; '' for what somebody wrote. */
export function renderingOf(file: SourceFile): string {
  return isRendered(file) ? `${file.path}\n${file.variant ?? ''}` : ''
}

/** Whether a text was made by a tool. */
export function isRendered(file: SourceFile): file is RenderedFile {
  return 'traced' in file
}
