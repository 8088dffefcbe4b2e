import { lstat, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Changed } from '../finding.js'
import type { ApiFile } from './api.js'
import { rootOfCheckout } from './checkout.js'
import { type Ranges, rangesOfPatch } from './diff.js'
import { isManifestName } from './relevant.js'

const LARGEST = 8 * 1024 * 1024

/** What changed by the files that GitHub's API lists, in the text that is checked out; a file without a patch has changed as a whole. */
export async function changedByList(
  listed: readonly ApiFile[],
  where: { cwd: string; workspace: string; above?: boolean | undefined },
): Promise<Changed> {
  const root = await rootOfCheckout(where.cwd, where.workspace)
  const files = new Map<string, Ranges>()
  const nameOf = (filename: string) => {
    const name = path.relative(where.cwd, path.join(root, filename)).replaceAll(path.sep, '/')
    return name.startsWith('../') && !(where.above && isBelow(root, filename)) ? undefined : name
  }
  for (const { status, previous_filename: from } of listed) {
    const name = status === 'renamed' && from !== undefined ? nameOf(from) : undefined
    if (name !== undefined) files.set(name, [])
  }
  for (const { filename, status, changes, patch } of listed) {
    const name = nameOf(filename)
    if (name === undefined || status === 'unchanged') continue
    if (status === 'removed' || (patch === undefined && changes === 0)) files.set(name, [])
    else if (patch === undefined) files.set(name, 'whole')
    else files.set(name, isManifestName(name) ? await rangesHere(path.join(where.cwd, name), patch) : 'whole')
  }
  return { files }
}

/** Whether a name that GitHub gives stays in the repository. */
function isBelow(root: string, filename: string): boolean {
  return path.join(root, filename).startsWith(root + path.sep)
}

async function rangesHere(file: string, patch: string): Promise<Ranges> {
  try {
    const { size } = await regular(file)
    return size > LARGEST ? 'whole' : rangesOfPatch(patch, await readFile(file, 'utf8'))
  } catch {
    return 'whole'
  }
}

/** A symbolic link of the checkout is not followed. */
async function regular(file: string) {
  const stats = await lstat(file)
  if (!stats.isFile()) throw new Error(`${file} is not a file`)
  return stats
}
