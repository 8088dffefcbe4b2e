import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const identity = { NAME: 'A Person', EMAIL: 'person@example.com', DATE: '2026-11-01T00:00:00Z' }
const env: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    Object.entries(identity).flatMap(([key, value]) =>
      ['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_${key}`, value]),
    ),
  ),
}

/** A git repository in a folder of its own. */
export class Repository {
  readonly folder: string

  constructor(folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'preflight-')), hash: 'sha1' | 'sha256' = 'sha1') {
    this.folder = folder
    this.git('init', '-q', '-b', 'main', `--object-format=${hash}`)
  }

  git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }

  write(file: string, text: string | Buffer): this {
    const full = path.join(this.folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, text)
    return this
  }

  /** The content that git calls by this id. */
  bytes(id: string): Buffer {
    return execFileSync('git', ['cat-file', 'blob', id], { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }

  /** Commits everything; its id. */
  commit(message: string): string {
    this.git('add', '-A')
    this.git('commit', '-q', '--allow-empty', '-m', message)
    return this.git('rev-parse', 'HEAD')
  }

  /** Checks out what GitHub does for a pull request: the merge of `head` into `base`, without a branch. */
  checkoutMerge(base: string, head: string): string {
    this.git('checkout', '-q', '--detach', base)
    this.git('merge', '-q', '--no-ff', '-m', `Merge ${head} into ${base}`, head)
    return this.git('rev-parse', 'HEAD')
  }

  /** What actions/checkout has of `commit` with this `fetch-depth`. */
  shallow(commit: string, depth: number): Repository {
    const clone = new Repository()
    clone.git('remote', 'add', 'origin', `file://${this.folder}`)
    this.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    clone.git('fetch', '-q', `--depth=${depth}`, 'origin', commit)
    clone.git('checkout', '-q', '--detach', 'FETCH_HEAD')
    return clone
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
