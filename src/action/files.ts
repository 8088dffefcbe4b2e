import { existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Checked } from '../doors/check.js'
import { writeOutputs } from '../doors/outputs.js'
import { type RenderOptions, render } from '../doors/rendered.js'
import { UsageError } from '../doors/usage-error.js'
import type { WantedFile } from './inputs.js'
import { setOutput } from './outputs.js'

/** A text for a file, whose path is absolute, and the output that names it. */
export interface Wanted extends WantedFile {
  readonly text: string
}

/** What the workflow wants in files, named from a folder. */
export async function wantedTexts(
  files: readonly WantedFile[],
  folder: string,
  checked: Pick<Checked, 'report' | 'textOf'>,
  options: RenderOptions,
): Promise<Wanted[]> {
  const texts = []
  for (const { format, output, file } of files)
    texts.push({ format, output, file: path.resolve(folder, file), text: await render(format, checked, options) })
  return texts
}

/** Writes a text into a folder of its own, for a job may run the action more than once; its path. */
export function writeAside(name: string, text: string): string {
  const folder = mkdtempSync(path.join(process.env.RUNNER_TEMP || tmpdir(), 'kruise-preflight-'))
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

/**
 * Writes what the workflow asked for, all of it or nothing, with the folders that are missing, and sets the outputs. Throws a UsageError where
 * a file of the workspace would be written outside of it: a pull request may bring links.
 */
export function writeWanted(wanted: readonly Wanted[], workspace: string): void {
  for (const { file } of wanted) {
    if (isInside(file, workspace) && !isInside(realOf(file), realpathSync(workspace)))
      throw new UsageError(`${file}: a link leads out of the workspace`)
    mkdirSync(path.dirname(file), { recursive: true })
  }
  writeOutputs(wanted.map(({ format, file, text }) => [{ format, file }, text]))
  for (const { output, file } of wanted) setOutput(output, file)
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep)
}

/** Where a file is once links are followed; of what does not exist, where it would be. */
function realOf(file: string): string {
  if (existsSync(file)) return realpathSync(file)
  if (lstatSync(file, { throwIfNoEntry: false })) throw new UsageError(`${file}: a link leads nowhere`)
  return path.join(realOf(path.dirname(file)), path.basename(file))
}
