import { readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from '../../src/doors/usage-error.js'
import type { Changed, Report } from '../../src/finding.js'

/** A gate in place of the real one: it says what it is told to, and keeps what it was asked. */
export async function check(options: {
  changed?: Changed
  base?: { commit: string }
  progress?: unknown
}): Promise<object> {
  const { told, asked } = JSON.parse(process.env.GATE ?? '{}') as { told: string; asked: string }
  const { changed, base, progress: _, ...rest } = options
  const given = { ...(changed && { changed: [...changed.files] }), ...(base && { base: base.commit }) }
  writeFileSync(asked, JSON.stringify({ ...rest, ...given }))
  const { report, notes, usageError, crash } = JSON.parse(readFileSync(told, 'utf8')) as {
    report: Report
    notes?: string[]
    usageError?: string
    crash?: string
  }
  if (usageError) throw new UsageError(usageError)
  if (crash) throw new TypeError(crash)
  return { report, notes: notes ?? [], lineOf: () => undefined, textOf: () => undefined }
}
