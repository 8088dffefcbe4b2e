import { createHash } from 'node:crypto'

/** Git's name of a content, by the hash that the repository uses: that of `like`, another id of it. */
export function contentId(bytes: Uint8Array, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
}
