import { run } from '../cache.mjs'

const who = { NAME: 'A Person', EMAIL: 'person@example.com', DATE: '2026-11-01T00:00:00Z' }
const env = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((as) => Object.entries(who).map(([key, value]) => [`GIT_${as}_${key}`, value])),
  ),
}

export const git = (folder, ...args) => run('git', args, { cwd: folder, env }).trim()

/** Makes a folder a repository with all that is in it, and one commit; its id. */
export function firstCommit(folder) {
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'config', 'gc.auto', '0')
  return commit(folder, 'base')
}

export function commit(folder, message) {
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', message)
  return git(folder, 'rev-parse', 'HEAD')
}

/** What actions/checkout leaves of a pull request: the merge of what `change` does into the base, without a branch. */
export function pullRequest(folder, change) {
  const base = firstCommit(folder)
  git(folder, 'checkout', '-q', '-b', 'topic')
  change()
  const head = commit(folder, 'topic')
  git(folder, 'checkout', '-q', '--detach', base)
  git(folder, 'merge', '-q', '--no-ff', '-m', `Merge ${head} into ${base}`, head)
  return { base, head, merge: git(folder, 'rev-parse', 'HEAD') }
}
