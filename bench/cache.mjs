import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The checkout that is measured. */
export const root = join(import.meta.dirname, '..')

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kruise-preflight')

/** A folder that is made once for each content of what it is made of; `make` gets a folder that becomes it when it is complete. */
export function cached(name, parts, make) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  const folder = join(cache, `bench-${name}-${hash.digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const made = `${folder}.${process.pid}`
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  try {
    make(made)
    renameSync(made, folder)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  return folder
}

/** A Go program of bench/go/NAME, built once: `path` is its package, `.` for our own. */
export function program(name, path = '.') {
  const source = join(import.meta.dirname, 'go', name)
  const parts = readdirSync(source)
    .sort()
    .map((file) => readFileSync(join(source, file)))
  return join(
    cached(name, parts, (folder) => run('go', ['build', '-C', source, '-o', join(folder, name), path])),
    name,
  )
}

/** The folder of a Go module as the module proxy has it. */
export function moduleFolder(version) {
  return JSON.parse(run('go', ['mod', 'download', '-json', version])).Dir
}

export function run(command, args, options = {}) {
  return execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    ...options,
  })
}
