import type { Finding } from '../../src/finding.js'
import { type Conversed, converse, type Told } from '../../src/github/conversation.js'
import { textsByApi } from '../../src/github/texts.js'
import { finding, report } from '../report/sample.js'
import type { PullRequestMemory } from './conversation-memory.js'

/** A file of `count` lines: `key1: 1`, `key2: 2`, ... */
export const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `key${from + i}: ${from + i}\n`).join('')

/** The fingerprint of the finding of this name. */
export const print = (name: string) => Buffer.from(name).toString('hex').padEnd(16, '0').slice(0, 16)
export const marker = (...names: string[]) => `<!-- kruise-preflight: ${names.map(print).join(' ')} -->`
export const STICKY = '<!-- kruise-preflight comment -->'

/** A finding of a line; its message is its name. */
export function found(name: string, line: number, more: Partial<Finding> = {}): Finding {
  const { refusal: _, ...plain } = finding({
    file: 'a.yaml',
    line,
    endLine: line,
    message: name,
    fingerprint: print(name),
  })
  return { ...plain, symptom: '', remedy: `mend ${name}`, affects: [], ...more }
}

/** A fix of one edit in the text of the file: what stands there once gives way. */
export function fixOf(text: string, old: string, newText: string, file = 'a.yaml'): { fix: Finding['fix'] & object } {
  const start = text.indexOf(old)
  return {
    fix: { title: `${old} becomes ${newText}`, safe: true, edits: [{ file, start, end: start + old.length, newText }] },
  }
}

/** One run of the gate: what it found of the head, told on the pull request. */
export function run(
  memory: PullRequestMemory,
  findings: readonly Finding[],
  more: Partial<Told> = {},
): Promise<Conversed> {
  const told: Told = {
    ...{ report: report({ findings }), review: true, comment: true, pullRequest: 7, head: memory.head },
    body: (_, said) => {
      const fresh = findings.filter(({ status }) => status === 'new')
      const left = fresh.filter(({ fingerprint }) => !said.has(fingerprint)).map(({ message }) => message)
      return left.length > 0 ? `left: ${left.join(', ')}` : 'nothing left'
    },
    ...more,
  }
  const client = memory.client()
  return converse(told, textsByApi({ judged: memory.head, head: memory.head }, client), client)
}
