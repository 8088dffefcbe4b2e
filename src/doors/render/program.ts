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
