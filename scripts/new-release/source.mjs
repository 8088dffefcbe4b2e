import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { filesBelow } from '../tree.mjs'

/** What can be said of a mistake in one line. */
export class Unreadable extends Error {}

/**
 * The files of one release: `list(folder)` are the paths below a folder, `read(paths)` the texts of those that are
 * there. `path` is a git clone, bare or not, or an unpacked Go module NAME@TAG, beside which other tags lie.
 */
export function openRelease(path, tag) {
  if (existsSync(join(path, '.git')) || (existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects'))))
    return clone(path, tag)
  if (existsSync(join(path, 'go.mod'))) return unpacked(path, tag)
  throw new Unreadable(`${path} is neither a git clone nor an unpacked Go module`)
}

function clone(path, tag) {
  const git = (args, input) =>
    execFileSync('git', ['-C', path, ...args], { input, maxBuffer: 1 << 29, stdio: ['pipe', 'pipe', 'ignore'] })
  let commit
  try {
    commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `refs/tags/${tag}^{commit}`])
      .toString()
      .trim()
  } catch {
    throw new Unreadable(`${tag} is no tag of ${path}`)
  }
  return {
    tag,
    /** The tags of the same commit. */
    twins: git(['tag', '--points-at', commit]).toString().split('\n').filter(Boolean),
    list: (folder) =>
      git(['ls-tree', '-r', '-z', '--name-only', commit, folder]).toString().split('\0').filter(Boolean),
    read(paths) {
      const answer = git(['cat-file', '--batch'], paths.map((each) => `${commit}:${each}\n`).join(''))
      const texts = new Map()
      let at = 0
      for (const each of paths) {
        const end = answer.indexOf('\n', at)
        const [, type, size] = answer.toString('utf8', at, end).split(' ').slice(-3)
        at = end + 1
        if (type === 'missing' || size === 'missing') continue
        texts.set(each, answer.toString('utf8', at, at + Number(size)))
        at += Number(size) + 1
      }
      return texts
    },
  }
}

function unpacked(path, tag) {
  const own = basename(resolve(path))
  const [name] = own.split('@')
  const folder = join(dirname(resolve(path)), `${name}@${tag}`)
  if (!existsSync(join(folder, 'go.mod'))) throw new Unreadable(`${name}@${tag} does not lie beside ${own}`)
  return {
    tag,
    list(below) {
      if (below.endsWith('.go') || below.endsWith('.yaml')) return existsSync(join(folder, below)) ? [below] : []
      return filesBelow(join(folder, below)).map((each) => `${below}/${each}`)
    },
    read: (paths) =>
      new Map(
        paths
          .filter((each) => existsSync(join(folder, each)))
          .map((each) => [each, readFileSync(join(folder, each), 'utf8')]),
      ),
  }
}
