import { execFileSync } from 'node:child_process'
import { devNull } from 'node:os'
import path from 'node:path'

/** Git could not tell: no git, no repository, or the commits are not in this clone. */
export class GitCannotTell extends Error {
  override readonly name = 'GitCannotTell'
  /** Neither the head nor its merge with the base is checked out, so what is read is not what the change asks for. */
  elsewhere = false

  /** A program may hold this package twice, and one copy catches what the other throws. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'GitCannotTell'
  }
}

/** Runs git in one folder: what it prints to these arguments. Throws {@link GitCannotTell} with git's first words. */
export type Git = (args: readonly string[], input?: string) => Buffer

const LIMIT = 2 ** 30
const TIMEOUT = 120_000

/** Variables that point git at another repository, or change how it reads our arguments. */
const LEADS_ASTRAY = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|DIFF_OPTS|[A-Z]+_PATHSPECS)$/

/**
 * How git reads arguments and prints names; and that it runs no program that a folder of the checkout names, which may be a
 * repository of its own (https://git-scm.com/docs/git-config#Documentation/git-config.txt-safebareRepository, from 2.38).
 */
const OURS = [
  ...['core.quotepath=off', 'diff.relative=false'],
  ...['safe.bareRepository=explicit', 'core.fsmonitor=false', `core.hooksPath=${devNull}`],
]

/**
 * Git at `cwd`, whatever its owner set up. `safe` are folders whose checkout may belong to another user: the answer is for
 * them and this process only. Where it `mayFetch`, a partial clone gets what it lacks from its remote.
 */
export function gitAt(cwd: string, { safe = [] as Iterable<string>, mayFetch = false } = {}): Git {
  const ours = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' }
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEADS_ASTRAY.test(name))),
    ...ours,
    ...(!mayFetch && { GIT_NO_LAZY_FETCH: '1' }),
  }
  const settings = [...OURS, ...[...safe].map((each) => `safe.directory=${each}`)]
  const given = settings.flatMap((each) => ['-c', each])
  return (args, input) => {
    try {
      return execFileSync('git', [...given, ...args], {
        cwd,
        env,
        maxBuffer: LIMIT,
        timeout: TIMEOUT,
        windowsHide: true,
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        ...(input !== undefined && { input }),
      })
    } catch (error) {
      throw new GitCannotTell(reasonOf(error as NodeJS.ErrnoException & { stderr?: Buffer }, args[0]))
    }
  }
}

function reasonOf({ code, stderr, message }: NodeJS.ErrnoException & { stderr?: Buffer }, command = ''): string {
  if (code === 'ENOENT') return 'git is not installed'
  if (code === 'ETIMEDOUT' || code === 'ENOBUFS') return `git ${command} was stopped: it took too long or said too much`
  const [first = ''] = stderr?.toString().trim().split('\n', 1) ?? []
  return first.replace(/^fatal: /, '') || message
}

/** What `work` gives; undefined where git cannot tell. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof GitCannotTell) return undefined
    throw error
  }
}

/** The fields of an output that ends each with NUL, as `-z` does. */
export function fields(out: Buffer): string[] {
  return out.toString().split('\0').filter(Boolean)
}

/** The folders from `cwd` up to the workspace, in any of which a job's checkout may lie; `cwd` alone where it lies elsewhere. */
export function* foldersBetween(cwd: string, workspace: string): Iterable<string> {
  const inside = !path.relative(workspace, cwd).startsWith('..')
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    yield folder
    if (!inside || folder === path.resolve(workspace) || folder === path.dirname(folder)) return
  }
}
