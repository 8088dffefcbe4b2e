import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

/** A program in an absolute folder of a search path: none of a checkout's is run. Undefined where there is none. */
export function programIn(search: string, name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  for (const folder of search.split(path.delimiter).filter((each) => path.isAbsolute(each))) {
    const program = path.join(folder, file)
    try {
      accessSync(program, constants.X_OK)
      if (statSync(program).isFile()) return program
    } catch {
      // Not in this folder.
    }
  }
  return undefined
}

/** Nothing of this process's: a home of its own, no programs to start, and no way into the network that asks for a proxy. */
export function environmentAt(home: string): NodeJS.ProcessEnv {
  const nowhere = 'http://127.0.0.1:1'
  const { SystemRoot } = process.env
  return {
    PATH: '',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    TMPDIR: home,
    KUBECONFIG: path.join(home, 'no-kubeconfig'),
    LC_ALL: 'C',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    ...(SystemRoot !== undefined && { SystemRoot, TEMP: home, TMP: home }),
  }
}

/** How long one run may take, in milliseconds, and how much it may print, in bytes. */
export interface Limits {
  readonly time: number
  readonly output: number
}

/** How a program ended, and what it printed; or why it was stopped. */
export type Ran =
  | { readonly status: number; readonly stdout: string; readonly stderr: string }
  | { readonly stopped: string }

/** Runs a program in a folder, with this environment alone and within limits. */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env, limits }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly limits: Limits },
): Ran {
  const { stdout, stderr, status, error } = spawnSync(program, args, {
    ...{ cwd, env, timeout: limits.time, maxBuffer: limits.output, killSignal: 'SIGKILL' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    windowsHide: true,
  })
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  if (code === 'ETIMEDOUT') return { stopped: `it took longer than ${limits.time / 1000} s` }
  if (code === 'ENOBUFS') return { stopped: `it printed more than ${limits.output / 1024 / 1024} MB` }
  if (error) return { stopped: `it could not be started: ${code ?? error.message}` }
  return status === null ? { stopped: 'it was killed' } : { status, stdout, stderr }
}
