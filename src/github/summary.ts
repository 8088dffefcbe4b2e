import { appendFile, stat } from 'node:fs/promises'

/** A larger summary is refused as a whole: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const LIMIT = 1024 * 1024

/** Appends to the job summary (the file at `GITHUB_STEP_SUMMARY`), cut after a line where it would be more than GitHub takes. */
export async function summarize(file: string | undefined, markdown: string): Promise<void> {
  if (!file) return
  const used = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  const left = LIMIT - used
  await appendFile(file, Buffer.byteLength(markdown) <= left ? markdown : cut(markdown, left))
}

function cut(markdown: string, bytes: number): string {
  const rest = '\n\nThe summary is cut here, GitHub takes no more. Everything is in the log and in the JSON report.\n'
  const kept = Buffer.from(markdown).subarray(0, Math.max(0, bytes - Buffer.byteLength(rest)))
  return kept.subarray(0, kept.lastIndexOf('\n') + 1).toString('utf8') + rest
}
