import { LARGEST } from './disk.js'
import { UsageError } from './usage-error.js'

/** What is piped in, to its end. */
export async function readPiped(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LARGEST) throw new UsageError(`standard input: larger than ${LARGEST / 1024 / 1024} MB`)
  }
  return Buffer.concat(chunks)
}
