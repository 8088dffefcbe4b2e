import knowledge from 'virtual:knowledge'
import { readPiped } from './piped.js'
import { SCRIPT } from './snapshot/script.js'
import { snapshotOf } from './snapshot/taken.js'
import { UsageError } from './usage-error.js'

/** The script that asks a cluster, or, for `-`, the snapshot that is made of what it printed. */
export async function snapshot(paths: readonly string[], input: AsyncIterable<Buffer>): Promise<string> {
  if (paths.length === 0) return SCRIPT
  if (paths.length > 1 || paths[0] !== '-')
    throw new UsageError('snapshot prints a script; snapshot - reads from standard input what that printed')
  const printed = new TextDecoder().decode(await readPiped(input))
  try {
    return snapshotOf(printed, knowledge)
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`standard input: ${error.message}`) : error
  }
}
