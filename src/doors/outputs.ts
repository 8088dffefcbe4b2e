import { randomBytes } from 'node:crypto'
import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asked } from './disk.js'
import type { Arguments } from './options.js'
import { UsageError } from './usage-error.js'

/** Where a format goes. */
export interface Output {
  readonly format: string
  /** The file; undefined for standard output. */
  readonly file: string | undefined
}

/** The formats of a command line with their files: the first `--output` belongs to the first `--format`. */
export function outputsOf({ command, all }: Arguments): Output[] {
  const [formats, files] = [all('format'), all('output')]
  for (const format of formats) {
    if (!command.formats.includes(format))
      throw new UsageError(`--format ${format}: ${command.name} prints ${command.formats.join(', ')}`)
  }
  if (files.length > Math.max(formats.length, 1)) throw new UsageError('--output stands more often than --format')
  const outputs = (formats.length > 0 ? formats : command.formats.slice(0, 1)).map((format, at) => {
    const file = files[at]
    return { format, file: file === '-' ? undefined : file }
  })
  const targets = outputs.map(({ file }) => file && path.resolve(file))
  const twice = outputs.find((_, at) => targets.indexOf(targets[at]) < at)
  if (twice?.file) throw new UsageError(`--output ${twice.file}: two formats cannot go to one file`)
  if (twice) throw new UsageError('two formats cannot both go to standard output; give each but one its --output FILE')
  return outputs
}

/** Writes texts: all of them or, where one cannot be written, none. Standard output comes last. */
export function writeOutputs(texts: readonly (readonly [Output, string | Uint8Array])[]): void {
  const made: { readonly part: string; readonly target: string }[] = []
  try {
    for (const [{ file }, text] of texts) {
      if (file === undefined) continue
      asked(
        `--output ${file}`,
        () => {
          const target = targetOf(file)
          if (target === undefined) return writeFileSync(file, text)
          const part = `${target}.${randomBytes(6).toString('hex')}.part`
          made.push({ part, target })
          writeFileSync(part, text, { flag: 'wx' })
        },
        `there is no folder ${path.dirname(file)}`,
      )
    }
    for (const { part, target } of made) asked(`--output ${target}`, () => renameSync(part, target))
  } catch (error) {
    for (const { part } of made) if (existsSync(part)) rmSync(part)
    throw error
  }
  for (const [{ file }, text] of texts) if (file === undefined) process.stdout.write(text)
}

/** The file that a rename may replace; undefined for what is no regular file (a pipe, /dev/null). */
function targetOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return file
  if (found.isDirectory()) throw new UsageError(`--output ${file}: it is a folder, not a file`)
  return found.isFile() ? realpathSync(file) : undefined
}
