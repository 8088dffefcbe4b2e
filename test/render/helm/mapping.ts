import { written } from '../../../src/source/node.js'
import type { Path } from '../../../src/source/path.js'
import { isReadable, readDocuments } from '../../../src/source/yaml.js'

/** A mapping in a text as a source of values. */
export function parsedMapping(path: string, text: string, at: Path) {
  const file = { path, text }
  const [document] = readDocuments(file)
  if (!document || !isReadable(document)) throw new Error('unreadable')
  return { file, mapping: written(document.root, at).node }
}
