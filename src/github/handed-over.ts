import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** In bytes. A report of 5,000 findings in 50 clusters is half of it. */
const LARGEST = 20 * 1024 * 1024

/**
 * The JSON in a file that another run handed over. Rejects with an Error whose message says what is wrong with it: it may be
 * a link, a folder, too large, not UTF-8, or not JSON.
 */
export async function handedOver(file: string): Promise<unknown> {
  const text = await textOf(file)
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own words quote the text.
    throw new Error('it is not JSON')
  }
}

async function textOf(file: string): Promise<string> {
  // A pipe would be waited for, and a link leads anywhere.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  const handle = await open(file, flags).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? 'it is not there' : `it cannot be opened (${error.code})`)
  })
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Error('it is not a file')
    if (stats.size > LARGEST) throw new Error(`it has ${stats.size} bytes, more than ${LARGEST}`)
    const bytes = Buffer.alloc(stats.size)
    let at = 0
    for (let read = 1; read > 0 && at < bytes.length; at += read)
      read = (await handle.read(bytes, at, bytes.length - at, at)).bytesRead
    return decoded(bytes.subarray(0, at))
  } finally {
    await handle.close()
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('it is not UTF-8')
  }
}
