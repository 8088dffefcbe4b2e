// Mirrors kustomize api/types/kustomization.go: what a kustomization takes whole, and what only changes it.
import type { SourceDocument } from '../source/document.js'
import { plainValue } from '../source/node.js'
import { isObject } from './manifest.js'

/** The files that a kustomization names, from the root that its own path starts from. */
export interface KustomizedFiles {
  readonly resources: readonly string[]
  /** Files that hold parts of objects: nobody applies them by themselves. */
  readonly patches: readonly string[]
}

/** What a document names if it is a kustomization, undefined if it is none. */
export function kustomizedFiles({ file, root }: SourceDocument): KustomizedFiles | undefined {
  if (!/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(file.path)) return undefined
  const value = plainValue(root)
  if (!isObject(value)) return undefined
  const below = (list: unknown): string[] =>
    (Array.isArray(list) ? list : [])
      .map((each) => (isObject(each) ? each.path : each))
      .filter((name): name is string => typeof name === 'string' && !name.includes('\n'))
      .map((name) => joined(file.path, name))
  return {
    resources: below(value.resources),
    patches: [value.patches, value.patchesStrategicMerge, value.patchesJson6902].flatMap(below),
  }
}

/** The path of `name` beside the file `from`. */
function joined(from: string, name: string): string {
  const steps = from.split('/').slice(0, -1)
  for (const step of name.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
