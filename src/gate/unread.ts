import { isReadable } from '../source/yaml.js'
import type { Contents } from './repository.js'

/** The files in which fewer documents can be read than on the other side of a change: what stood there may stand there still. */
export function unreadable({ documents }: Contents, other: Contents): ReadonlySet<string> {
  const others = unreadableIn(other.documents)
  const files = unreadableIn(documents)
  return new Set([...files.keys()].filter((file) => files.get(file)! > (others.get(file) ?? 0)))
}

function unreadableIn(documents: Contents['documents']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    if (isReadable(document)) continue
    const { path } = document.file
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}
