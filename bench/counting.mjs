import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the PATH whose programs go on to the given ones, and a count of how often that was asked to build something. */
export function counting(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-path-'))
  const log = join(folder, 'log')
  for (const [name, path] of Object.entries(programs)) {
    const file = join(folder, name)
    writeFileSync(
      file,
      `#!/bin/sh\ncase "$1" in build|kustomize|template) echo . >>'${log}' ;; esac\nexec '${path}' "$@"\n`,
    )
    chmodSync(file, 0o755)
  }
  return {
    folder,
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
