import { committedByGit } from '../../github/committed.js'
import { attempt, type Git, gitAt } from '../../github/git-command.js'
import type { Tree } from '../tree.js'
import { NoSuchBase } from './no-such-base.js'
import { overlayTree, readable } from './overlay.js'

/**
 * The files of the commit where the work at `cwd` left `ref`, read from git's objects: no second checkout. Files that the
 * working directory has unchanged are `head`'s. Throws NoSuchBase.
 */
export function gitBase(ref: string, cwd: string, head: Tree): Tree {
  return readable(() => {
    const git = gitAt(cwd)
    return overlayTree(committedByGit(commitOf(ref, git), git), head)
  })
}

function commitOf(ref: string, git: Git): string {
  if (!attempt(() => git(['rev-parse', '--git-dir'])))
    throw new NoSuchBase(
      `${ref}: there is no such file or folder, and no git repository here that could have such a commit`,
    )
  const named = attempt(() => git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
  if (!named) {
    const shallow = attempt(() => git(['rev-parse', '--is-shallow-repository']))
    throw new NoSuchBase(
      shallow?.toString().trim() === 'true'
        ? `${ref} is not in this clone, which is shallow; fetch it (\`fetch-depth: 2\` at actions/checkout, or \`git fetch --deepen=1\`)`
        : `${ref} is neither a folder nor a commit of this repository`,
    )
  }
  const commit = named.toString().trim()
  // What came to the base since this work left it is not the work of this change.
  return (
    attempt(() => git(['merge-base', commit, 'HEAD']))
      ?.toString()
      .trim() || commit
  )
}
