import type { Edit, Finding, Fix } from '../finding.js'
import type { JoinedFix } from '../policy/join.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import { applyEdits, EditRefused, textEdits } from '../source/edit.js'
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
  const candidates = drafts.flatMap((draft) => firstCandidate(draft, contents) ?? [])
  if (candidates.length === 0) return drafts.map(({ finding }) => finding)
  const before = new Set(drafts.map(({ finding }) => finding.fingerprint))
  /** Those whose finding is still there, and those in whose files there is one that was not. */
  const failing = (tried: readonly Candidate[]): readonly Candidate[] => {
    const found = judge((files) => edited(files, tried))
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

function edited(files: readonly SourceFile[], candidates: readonly Candidate[]): SourceFile[] {
  const edits = new Map<string, Edit[]>()
  for (const edit of candidates.flatMap(({ fix }) => fix.edits))
    edits.set(edit.file, [...(edits.get(edit.file) ?? []), edit])
  return files.map((file) => {
    const own = edits.get(file.path)
    return own && !isRendered(file) ? { ...file, text: applyEdits(file.text, own) } : file
  })
}

function firstCandidate(draft: Draft, contents: Contents): Candidate | undefined {
  const { file, line } = draft.finding
  // What was rendered is mended in the files that it was made of: by a person, who sees what else they make.
  const plain = contents.documents.filter((each) => !isRendered(each.file))
  const inFile = plain.filter((each) => each.file.path === file).filter(isReadable)
  const document = inFile.findLast(({ start, file: { text } }) => lineAt(text, start) <= line)
  for (const proposal of document ? draft.proposals : []) {
    const edits = document && editsOf(document, proposal)
    if (edits) return { draft, fix: { title: proposal.title, safe: proposal.safe, edits } }
  }
  return undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
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
