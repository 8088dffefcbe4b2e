import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import knowledge from 'virtual:knowledge'
import { schemaAddress } from '../settings/schema.js'
import { CONFIG } from './configs.js'
import { asked, diskTree } from './disk.js'
import { originOf } from './gitops.js'
import { proposed } from './init/find.js'
import { configText } from './init/proposal.js'
import type { Tree } from './tree.js'
import { UsageError } from './usage-error.js'

/** How `init` writes. */
export interface InitOptions {
  readonly cwd: string
  /** The file, `-` for standard output; `.github/kruise-preflight.yml` without it. */
  readonly output?: string | undefined
  /** Whether a file that is there is written anew. */
  readonly force?: boolean
}

/** The configuration that a careful person would write for a tree. */
export function configFor(tree: Tree, origin?: string): string {
  return configText(proposed(tree, knowledge, schemaAddress(), origin))
}

/** Writes a configuration; the file that was written, or the text where it is to be printed. Throws a UsageError rather than write over a file. */
export function init({ cwd, output = CONFIG, force = false }: InitOptions): {
  readonly file?: string
  readonly text: string
} {
  const file = path.resolve(cwd, output)
  if (output !== '-' && !force && exists(file))
    throw new UsageError(
      `${output} is there already; --force writes it anew, and --output - prints what would be written`,
    )
  const text = configFor(diskTree(cwd), originOf(cwd))
  if (output === '-') return { text }
  if (exists(file) && !lstatSync(file).isFile()) throw new UsageError(`${output}: it is no regular file`)
  asked(output, () => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' })
  })
  return { file: output, text }
}

/** Whether something has that name, a link that leads nowhere too. */
function exists(file: string): boolean {
  return existsSync(file) || lstatSync(file, { throwIfNoEntry: false }) !== undefined
}
