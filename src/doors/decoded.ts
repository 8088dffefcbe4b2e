import { isUtf8 } from 'node:buffer'

/** A file's bytes as the text that kubectl reads, and where they are none. */
export function textOf(bytes: Buffer): { text: string; invalidAt?: number } {
  const text = bytes.toString('utf8')
  if (isUtf8(bytes)) return { text }
  let at = text.indexOf('\uFFFD')
  for (let offset = 0, from = 0; at >= 0; at = text.indexOf('\uFFFD', from)) {
    offset += Buffer.byteLength(text.slice(from, at))
    if (!bytes.subarray(offset, offset + 3).equals(REPLACEMENT)) break
    offset += 3
    from = at + 1
  }
  return { text, invalidAt: at }
}

const REPLACEMENT = new TextEncoder().encode('\uFFFD')
