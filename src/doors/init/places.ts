import type { SourceDocument } from '../../source/document.js'
import { LineIndex } from '../../source/lines.js'
import type { WrittenText } from '../../workload/chart-uses.js'

/** What a document carries. */
export interface Found<T> {
  readonly document: SourceDocument
  readonly carrier: T
}

/** The line of a text in its file. */
export function lineOf({ file }: SourceDocument, { span }: WrittenText): number {
  return new LineIndex(file.text).at(span.start).line
}

/** The file, with the line where a version is known. */
export function placeOf(document: SourceDocument, version: WrittenText | undefined): string {
  return version ? `${document.file.path}:${lineOf(document, version)}` : document.file.path
}
