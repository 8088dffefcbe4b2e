import type { Place } from '../finding.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { type Node, type Span, written } from '../source/node.js'
import type { ConfigProblem } from './validator.js'

/** What is wrong in a configuration or in the choice of clusters; `place` is null where no file says it. */
export interface SettingsProblem {
  readonly place: Place | null
  /** One line: what is wrong, and what would be accepted. */
  readonly problem: string
}

/** The settings cannot be used: all that is wrong, in the order of the file; the message has one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly SettingsProblem[]

  constructor(problems: readonly SettingsProblem[]) {
    super(problems.map(line).join('\n'))
    this.problems = problems
  }
}

function line({ place, problem }: SettingsProblem): string {
  return place ? `${place.file}:${place.line}:${place.column}: ${problem}` : problem
}

/** The lines and columns of `span` in `file`. */
export function placeOf(file: SourceFile, span: Span, lines = new LineIndex(file.text)): Place {
  const start = lines.at(span.start)
  const end = lines.at(span.end)
  return { file: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}

/** The problems with their places below `root`, one for a place, in the order of the file. */
export function placed(file: SourceFile, root: Node, problems: readonly ConfigProblem[]): SettingsProblem[] {
  const lines = new LineIndex(file.text)
  const first = new Map<string, { span: Span; problem: string }>()
  for (const { path, key, problem } of problems) {
    const found = written(root, path)
    const empty = found.node.start === found.node.end
    const span = found.key && (key || empty) ? found.key : found.node
    const place = `${span.start} ${span.end}`
    if (!first.has(place)) first.set(place, { span, problem })
  }
  return [...first.values()]
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .map(({ span, problem }) => ({ place: placeOf(file, span, lines), problem }))
}
