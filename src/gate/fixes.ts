import type { Edit, Finding, Fix } from '../finding.js'
import type { JoinedFix } from '../policy/join.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import { applyEdits, EditRefused, textEdits } from '../source/edit.js'
import { LineIndex } from '../source/lines.js'
import { isRendered } from '../source/rendered.js'
import { isReadable } from '../source/yaml.js'
import type { Draft } from './findings.js'
import type { Contents } from './repository.js'

/** A fix that may be offered, with its edits. */
interface Candidate {
  readonly draft: Draft
  readonly fix: Fix
}

/** How often fixes are tried together, each time without those that left something behind the time before. */
const MOST_ROUNDS = 4
/** How many of those that did are then tried one by one: two may mend the same, and stand in each other's way. */
const MOST_ALONE = 6

/**
 * The findings, each with the first of its policy's changes that clears it in every cluster and adds none: tried on the
 * text, and judged again.
 */
export function withFixes(
  drafts: readonly Draft[],
  contents: Contents,
  judge: (mend: (files: readonly SourceFile[]) => readonly SourceFile[]) => readonly Finding[],
): Finding[] {
  const documents = new Documents(contents)
  const candidates = drafts.flatMap((draft) => firstCandidate(draft, documents) ?? [])
  if (candidates.length === 0) return drafts.map(({ finding }) => finding)
  const before = new Set(drafts.map(({ finding }) => finding.fingerprint))
  const made: Made = new WeakMap()
  /** Those whose finding is still there, and those in whose files there is one that was not. */
  const failing = (tried: readonly Candidate[]): readonly Candidate[] => {
    const found = judge((files) => edited(files, tried, made))
    const after = new Set(found.map(({ fingerprint }) => fingerprint))
    const added = found.filter(({ fingerprint }) => !before.has(fingerprint))
    const touched = new Set(added.flatMap(({ file, affects }) => [file, ...affects.map((each) => each.file)]))
    const failed = tried.filter(({ draft: { finding }, fix }) => {
      return after.has(finding.fingerprint) || fix.edits.some(({ file }) => touched.has(file))
    })
    // What is added where nobody edited: any of them may have done it.
    return added.length > 0 && failed.length === 0 ? tried : failed
  }
  let good: readonly Candidate[] = candidates
  const bad: Candidate[] = []
  for (let round = 0, failed = failing(good); failed.length > 0; failed = failing(good)) {
    bad.push(...failed)
    good = round++ < MOST_ROUNDS ? good.filter((each) => !failed.includes(each)) : []
    if (good.length === 0) break
  }
  const alone = bad.slice(0, MOST_ALONE).filter((each) => failing([each]).length === 0)
  const fixes = new Map([...good, ...alone].map(({ draft, fix }) => [draft, fix]))
  return drafts.map((draft) => {
    const fix = fixes.get(draft)
    return fix ? { ...draft.finding, fix } : draft.finding
  })
}

/** What files were made of each, by its text: a file that is tried again is read and judged once. */
type Made = WeakMap<SourceFile, Map<string, SourceFile>>

function edited(files: readonly SourceFile[], candidates: readonly Candidate[], made: Made): SourceFile[] {
  const edits = new Map<string, Edit[]>()
  for (const edit of candidates.flatMap(({ fix }) => fix.edits))
    edits.set(edit.file, [...(edits.get(edit.file) ?? []), edit])
  return files.map((file) => {
    const own = edits.get(file.path)
    return own && !isRendered(file) ? withText(file, applyEdits(file.text, own), made) : file
  })
}

function withText(file: SourceFile, text: string, made: Made): SourceFile {
  const known = made.get(file) ?? new Map<string, SourceFile>()
  made.set(file, known)
  const same = known.get(text) ?? { ...file, text }
  known.set(text, same)
  return same
}

/** The documents that people wrote, by file, each with its line. */
class Documents {
  readonly #byFile = new Map<string, SourceDocument[]>()
  readonly #lines = new Map<SourceFile, LineIndex>()

  constructor({ documents }: Contents) {
    for (const each of documents) {
      // What was rendered is mended in the files that it was made of: by a person, who sees what else they make.
      if (isRendered(each.file) || !isReadable(each)) continue
      const { path } = each.file
      const known = this.#byFile.get(path)
      if (known) known.push(each)
      else this.#byFile.set(path, [each])
    }
  }

  /** The document that a line is in. */
  at(path: string, line: number): SourceDocument | undefined {
    return this.#byFile.get(path)?.findLast((each) => this.#lineOf(each) <= line)
  }

  #lineOf({ file, start }: SourceDocument): number {
    const lines = this.#lines.get(file) ?? new LineIndex(file.text)
    this.#lines.set(file, lines)
    return lines.at(start).line
  }
}

function firstCandidate(draft: Draft, documents: Documents): Candidate | undefined {
  if (draft.proposals.length === 0) return undefined
  const document = documents.at(draft.finding.file, draft.finding.line)
  for (const proposal of document ? draft.proposals : []) {
    const edits = document && editsOf(document, proposal)
    if (edits) return { draft, fix: { title: proposal.title, safe: proposal.safe, edits } }
  }
  return undefined
}

/** The edits that do to the text what the patch does to the value; undefined where that cannot be done. */
function editsOf(document: SourceDocument, { operations }: JoinedFix): Edit[] | undefined {
  try {
    return textEdits(document, operations)
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}
