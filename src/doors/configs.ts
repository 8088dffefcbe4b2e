import path from 'node:path'
import { placeOf, type Settings, SettingsError } from '../settings.js'
import type { Span } from '../source/node.js'
import type { Tree } from './tree.js'

/** Where a configuration is looked for, in a folder and in those above it. */
export const CONFIG = '.github/kruise-preflight.yml'

/** Whether a file has the name of a configuration. */
export function isConfig(name: string): boolean {
  return name === CONFIG || name.endsWith(`/${CONFIG}`)
}

/** Whether a file or folder is the folder `.` or `a/b`, or below it. */
export function isBelow(name: string, folder: string): boolean {
  if (folder === '.') return name !== '..' && !name.startsWith('../') && !path.isAbsolute(name)
  return name === folder || name.startsWith(`${folder}/`)
}

/** Finds the configuration of a folder: its own, or that of the closest folder above it, up to `top`. Each folder is looked at once. */
export function configFinder(tree: Tree): (folder: string, top: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return function nearest(folder: string, top: string): string | undefined {
    const key = `${top}:${folder}`
    if (known.has(key)) return known.get(key)
    const own = path.posix.join(folder, CONFIG)
    const above = path.posix.dirname(folder)
    const ends = folder === top || above === folder || !isBelow(folder, top)
    const found = tree.isFile(own) ? own : ends ? undefined : nearest(above, top)
    known.set(key, found)
    return found
  }
}

/** The folder that a configuration speaks of: one in `.github` speaks of the folder that holds `.github`. */
export function folderOf(config: string): string {
  const folder = path.posix.dirname(config)
  return path.posix.basename(folder) === '.github' ? path.posix.dirname(folder) : folder
}

/** A mistake in the settings with its place in the configuration. */
export function mistake({ file }: Settings, span: Span | undefined, problem: string): SettingsError {
  return new SettingsError([{ place: file && span ? placeOf(file, span) : null, problem }])
}
