import type { SourceFile } from '../../source/document.js'
import { LineIndex } from '../../source/lines.js'
import type { Span } from '../../source/node.js'
import type { Path } from '../../source/path.js'
import { isReadable, readDocuments } from '../../source/yaml.js'
import type { Assembled } from './assembled.js'
import { piecesOf } from './pieces.js'
import { type Runs, runAt } from './runs.js'

/** Where the mistake stands that helm's words are about. */
export interface FailedAt {
  readonly file: SourceFile
  readonly span: Span
  readonly path: Path
}

/** The places that helm's words name: of a template or of values. Undefined where they name none. */
export function failedAt(said: string, of: Assembled, runs: (source: string) => readonly Runs[]): FailedAt | undefined {
  return inTemplate(said, of) ?? inSchema(said, of) ?? inPrinted(said, of, runs)
}

/** `template: NAME:LINE:COLUMN:` or `(NAME:LINE)`: of several the last, which the others led to. */
function inTemplate(said: string, { files }: Assembled): FailedAt | undefined {
  const all = [...said.matchAll(/(?:template: |\()([^\s():][^():\n]*):(\d+)(?::(\d+))?(?=[:)\s])/g)]
  for (const [, name = '', line, column] of all.reverse()) {
    const file = files.get(name)
    if (!file) continue
    const lines = new LineIndex(file.text)
    const start = lines.start(Number(line))
    const text = lines.lineText(Number(line))
    // Columns of Go count bytes, from 0.
    const units =
      column === undefined ? text.search(/\S|$/) : Buffer.from(text).subarray(0, Number(column)).toString().length
    const at = start + units
    const action = piecesOf(file.text)?.find((each) => each.kind === 'action' && each.start <= at && at < each.end)
    const lineEnd = start + text.trimEnd().length
    const span =
      action && column !== undefined
        ? { start: action.start, end: Math.min(action.end, lineEnd) }
        : { start: at, end: lineEnd }
    return { file, span: span.end > span.start ? span : { start: at, end: Math.max(at, lineEnd) }, path: [] }
  }
  return undefined
}

/** What a schema for values refuses: `- at '/web/replicas': got string, want integer`, or in older words `- web.replicas: Invalid type`. */
function inSchema(said: string, { scopes, values }: Assembled): FailedAt | undefined {
  if (!said.includes('schema')) return undefined
  let scope = scopes[0]
  for (const line of said.split('\n')) {
    const named = /^([\w.-]+):\s*$/.exec(line)?.[1]
    if (named !== undefined) scope = scopes.find(({ name }) => name === named) ?? scope
    const path = scope && pathIn(line)
    if (!scope || !path) continue
    for (let length = path.length; length > 0; length--) {
      const found = values.written(scope, path.slice(0, length))
      if (!found) continue
      const { file, key, node } = found
      const end = node.kind === 'scalar' && length === path.length ? node.end : (key?.end ?? node.end)
      return { file, span: { start: key?.start ?? node.start, end }, path: path.slice(0, length) }
    }
  }
  return undefined
}

function pathIn(line: string): Path | undefined {
  const extra = /additional propert(?:y|ies) '?([^'\s,]+)'?(?: not allowed| is not allowed|, )/i.exec(line)?.[1]
  const at = /^\s*- at '([^']*)':/.exec(line)?.[1]
  const older = /^\s*- ([^\s:]+): /.exec(line)?.[1]
  if (at === undefined && older === undefined) return undefined
  const steps =
    at !== undefined
      ? at
          .split('/')
          .slice(1)
          .map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'))
      : older === '(root)'
        ? []
        : older!.split('.')
  if (extra !== undefined) steps.push(extra)
  return steps.map((each) => (/^\d+$/.test(each) ? Number(each) : each))
}

/** Where a template's text is no YAML, when its line is the template's own. */
function inPrinted(said: string, of: Assembled, runs: (source: string) => readonly Runs[]): FailedAt | undefined {
  const source = /YAML parse error on ([^:\n]+):/.exec(said)?.[1] ?? ''
  const file = of.files.get(source)
  if (!file) return undefined
  const at = file.invalidAt
  if (at !== undefined) return { file, span: { start: at, end: at + 1 }, path: [] }
  const whole = { file, span: { start: 0, end: 0 }, path: [] }
  for (const marked of runs(source)) {
    const bad = readDocuments({ path: file.path, text: marked.text }).find((each) => !isReadable(each))
    if (!bad || isReadable(bad)) continue
    const line = marked.text.slice(0, bad.at).lastIndexOf('\n') + 1
    const first = line + marked.text.slice(line).search(/\S|$/)
    const run = runAt(marked, first)
    const template = run?.from && of.templates[run.from.file]?.file
    if (!run?.from || !template) continue
    const start = run.from.at + first - run.start
    const lineEnd = template.text.slice(start).search(/\r?\n|$/)
    return { file: template, span: { start, end: start + lineEnd }, path: [] }
  }
  return whole
}
