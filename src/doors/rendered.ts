import path from 'node:path'
import type { Finding } from '../finding.js'
import { placedUnder } from '../github/placed.js'
import type { Checked } from './check.js'
import { sectionOf } from './explain.js'
import { ownText } from './home.js'

/** A format that a file is written in for another program, or for the job summary. */
export type RenderFormat = 'sarif' | 'junit' | 'json' | 'markdown'

/** What a format needs beside what was checked. */
export interface RenderOptions {
  /** The working directory in the repository, as `apps/shop`; SARIF and JUnit then name files from the repository's root. */
  readonly prefix?: string
  /** Whether a finding fails the run, for JUnit; new errors without it. */
  readonly fails?: (finding: Finding) => boolean
  /** Whether there was something to compare with, where the report does not show it: a baseline file that has none of its findings. */
  readonly compared?: boolean
  /** What code scanning tells a SARIF file by from others of the same commit; upload-sarif gives its own where there is none. */
  readonly category?: string
  /** Whether markdown shows findings that stood before the change as those that it brings. */
  readonly all?: boolean
  /** The most bytes of markdown: 1 MiB. */
  readonly limit?: number
  /** Is told what does not stand in the text for want of room, in a sentence each. */
  readonly tell?: (words: string) => void
}

/** What was checked in a format, with the words of the rules where the format has a place for them. */
export async function render(
  format: RenderFormat,
  { report, textOf }: Pick<Checked, 'report' | 'textOf'>,
  { prefix = '', fails = isNewError, limit, all = false, ...options }: RenderOptions = {},
): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('../report/json.js')).renderJson(report)
    case 'markdown':
      return (await import('../report/markdown.js')).renderMarkdown(report, { textOf, all, ...(limit && { limit }) })
    case 'junit':
      return (await import('../report/junit.js')).renderJunit(placedUnder(prefix, report), { ...options, fails })
    case 'sarif': {
      const { renderSarif } = await import('../report/sarif.js')
      const { gzipSync } = await import('node:zlib')
      const policies = (await import('virtual:policies')).default
      const page = ownText('policies/README.md')
      const about = ownText('package.json')
      return renderSarif(placedUnder(prefix, report), {
        ...options,
        ...(about && { version: JSON.parse(about).version }),
        textOf: (file) => textOf(prefix === '' ? file : path.posix.relative(prefix, file)),
        wordsOf: (id) =>
          Object.hasOwn(policies, id) ? { ...policies[id]!, page: page && sectionOf(page, id) } : undefined,
        sizeOf: (text) => gzipSync(text).length,
      })
    }
  }
}

function isNewError({ severity, status }: Finding): boolean {
  return severity === 'error' && status === 'new'
}
