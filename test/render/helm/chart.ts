// Charts written in tests, rendered by the helm that HELM names, or that is on the PATH.
import path from 'node:path'
import { textOf } from '../../../src/doors/decoded.js'
import { type Release, type RenderedChart, renderChart } from '../../../src/doors/render/charts.js'
import { helmOnPath } from '../../../src/doors/render/helm.js'
import type { ChartShelf } from '../../../src/doors/tree.js'
import { chartIn, type ValueSource } from '../../../src/render/helm/charts.js'
import type { SourceFile } from '../../../src/source/document.js'
import { LineIndex } from '../../../src/source/lines.js'
import type { Span } from '../../../src/source/node.js'
import { plainValue } from '../../../src/source/node.js'
import type { Path } from '../../../src/source/path.js'
import { valueAt } from '../../../src/source/path.js'
import type { RenderedFile } from '../../../src/source/rendered.js'
import { isReadable, readDocuments } from '../../../src/source/yaml.js'

const { HELM, PATH = '' } = process.env

/** Where helm is looked for. */
export const search = [...(HELM ? [path.dirname(HELM)] : []), PATH].join(path.delimiter)

/** Helm, undefined where there is none. */
export const helm = helmOnPath(search)

if (!helm) console.log('skipped: charts are not rendered, as there is no helm on the PATH and HELM names none')

export function shelfOf(files: Readonly<Record<string, string | Uint8Array>>): ChartShelf {
  const read = new Map<string, SourceFile>()
  const bytes = (name: string) => {
    const content = Object.hasOwn(files, name) ? files[name]! : undefined
    return content === undefined ? { unread: 'it is not there' } : Buffer.from(content as string)
  }
  return {
    below: (folder) => Object.keys(files).filter((name) => folder === '.' || name.startsWith(`${folder}/`)),
    bytes,
    read: (name) => {
      const found = read.get(name)
      if (found) return found
      const content = bytes(name)
      if ('unread' in content) return content
      const file = { path: name, ...textOf(content) }
      read.set(name, file)
      return file
    },
  }
}

export function rendered(
  files: Readonly<Record<string, string | Uint8Array>>,
  values: readonly (string | ValueSource)[] = [],
  { folder = 'shop', ...release }: Partial<Release> & { folder?: string } = {},
): RenderedChart {
  const shelf = shelfOf(files)
  const chart = chartIn(folder, shelf)
  if (!chart || !helm) throw new Error('there is no chart, or no helm')
  const sources = values.map((each) => (typeof each === 'string' ? { name: each } : each))
  return renderChart(chart, { name: '', sources }, { name: 'web', namespace: 'prod', ...release }, shelf, helm)
}

export function fileOf(made: RenderedChart): RenderedFile {
  if (!('file' in made) || 'notChecked' in made) throw new Error(JSON.stringify(made, null, 1).slice(0, 1500))
  return made.file
}

/** `shop/values.yaml:3 tag: "1"`, or `shop/templates/web.yaml as such`, of a path in the one document of a kind. */
export function traceOf(file: RenderedFile, kind: string, at: Path, name?: string): string {
  const documents = readDocuments(file)
    .filter(isReadable)
    .filter(({ root }) => {
      const value = plainValue(root)
      return valueAt(value, ['kind']) === kind && (name === undefined || valueAt(value, ['metadata', 'name']) === name)
    })
  const [document] = documents
  if (!document || documents.length > 1) throw new Error(`${documents.length} documents of kind ${kind}:\n${file.text}`)
  const traced = file.traced(document, at)
  return traced.confidence === 'file' ? `${traced.file.path} as such` : placeOf(traced)
}

export function placeOf({ file, span }: { file: SourceFile; span: Span }): string {
  const { line, column } = new LineIndex(file.text).at(span.start)
  return `${file.path}:${line}:${column} ${file.text.slice(span.start, span.end)}`
}
