import { lstat } from 'node:fs/promises'
import path from 'node:path'

/** The folder that GitHub's names of files are relative to: the closest one with `.git` at `cwd` or above it, else the workspace. */
export async function rootOfCheckout(cwd: string, workspace: string): Promise<string> {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    const found = await lstat(path.join(folder, '.git')).then(
      () => true,
      () => false,
    )
    if (found) return folder
    if (folder === workspace || folder === path.dirname(folder)) return workspace
  }
}
