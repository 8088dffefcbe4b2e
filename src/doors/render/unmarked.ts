import path from 'node:path'
import { textOf } from '../../render/kustomization.js'
import type { KustomizeOrigin } from '../../render/kustomize-trace.js'
import { entry } from '../../source/node.js'
import { isReadable, readDocuments } from '../../source/yaml.js'

const ORIGIN = 'config.kubernetes.io/origin'

/** What kustomize printed, as it prints it without saying where each object comes from; and what it says of each document. */
export function unmarked(
  output: string,
  above: string,
): { text: string; origins: ReadonlyMap<number, KustomizeOrigin> } {
  let text = ''
  let from = 0
  const origins = new Map<number, KustomizeOrigin>()
  for (const document of readDocuments({ path: '', text: output }).filter(isReadable)) {
    const annotations = entry(entry(document.root, 'metadata')?.value, 'annotations')
    const origin = entry(annotations?.value, ORIGIN)
    // Offsets into what is left, which is as much shorter as was cut before.
    const start = text.length + document.start - from
    if (!annotations || !origin) continue
    origins.set(start, originIn(textOf(origin.value), above))
    const isOnly = annotations.value.kind === 'map' && annotations.value.entries.length === 1
    const cut = lineStart(output, (isOnly ? annotations : origin).key.start)
    const end = output.indexOf('\n', origin.value.end - 1)
    text += output.slice(from, cut)
    from = end < 0 ? output.length : end + 1
  }
  return { text: text + output.slice(from), origins }
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

function originIn(said: string, above: string): KustomizeOrigin {
  const named = (key: string) => {
    const [, found] = new RegExp(`^${key}: *(.*?) *$`, 'm').exec(said) ?? []
    const name = found?.replace(/^(["'])(.*)\1$/, '$2')
    return name?.startsWith('../') ? path.posix.relative(above.slice(2), name.slice(2)) : undefined
  }
  const [read, configuredIn] = [named('path'), named('configuredIn')]
  return { ...(read !== undefined && { path: read }), ...(configuredIn !== undefined && { configuredIn }) }
}
