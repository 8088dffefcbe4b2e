import { readdirSync, readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type { PolicyDocument } from '../../src/policy/load.js'

/** A policy's text as `loadPolicies` takes it, with the line of each part. */
export function document(file: string, text: string): PolicyDocument {
  const counter = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: counter, keepSourceTokens: true })
  if (parsed.errors.length) throw parsed.errors[0]
  return {
    file,
    value: parsed.toJS(),
    line: (path) => {
      for (let depth = path.length; depth > 0; depth--) {
        const parent = depth === 1 ? parsed.contents : parsed.getIn(path.slice(0, depth - 1), true)
        const items = (parent as { items?: { key?: { value?: unknown; range?: [number] } }[] } | undefined)?.items
        const range = items?.find((each) => each?.key?.value === path[depth - 1])?.key?.range
        if (range) return counter.linePos(range[0]).line
      }
      return undefined
    },
  }
}

/** The policies of the folder `root` (a URL that ends in `/`), by their families' folders; `schema` and `facts` are none. */
export function documents(root: URL): PolicyDocument[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !['schema', 'facts'].includes(each.name))
    .map(({ name }) => name)
  return folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => document(`policies/${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))),
  )
}
