import type { Affected, Edit, Finding, JudgedCluster, Place } from '../finding.js'
import { LineIndex } from '../source/lines.js'
import { artifactOf } from './artifact.js'
import { grouped } from './group.js'
import { lineHashes } from './line-hash.js'
import { clipped } from './markup.js'
import { saidLines } from './said.js'
import { LEVELS } from './sarif-rule.js'
import { folded, visible } from './visible.js'

/** What a result needs beside its finding. */
export interface ResultOptions {
  readonly findings: readonly Finding[]
  readonly clusters: readonly JudgedCluster[]
  /** Whether there was a base: then each result says whether it is new. */
  readonly compared: boolean
  /** The whole text of a file; undefined where it is not at hand. */
  readonly textOf: (file: string) => string | undefined
}

/** GitHub shows so many places of a result, and refuses a file with ten times as many. */
export const mostPlaces = 100
const mostLinks = 5
/** In UTF-16 units, of one line of the message. */
const longestLine = 4_000

interface Region {
  readonly startLine: number
  readonly startColumn?: number
  readonly endLine?: number
  readonly endColumn?: number
}

/** A place that a message may link to. */
interface Linked {
  readonly label: string
  readonly link: string
  readonly note: string
  readonly file: string
  /** None where only the file is known. */
  readonly region: Region | undefined
}

/** A finding as a SARIF result, and how many of its places GitHub would not show and are left out. */
export interface Result {
  readonly result: object
  readonly left: number
}

/** Findings as SARIF results; what is known of a file is worked out once for all of them. */
export function resultsIn({
  findings,
  clusters,
  compared,
  textOf,
}: ResultOptions): (finding: Finding, ruleIndex: number) => Result {
  const texts = new Map<string, Text | undefined>()
  const known = (file: string) => {
    if (!texts.has(file)) {
      const text = textOf(file)
      texts.set(file, text === undefined ? undefined : { lines: new LineIndex(text), hashes: lineHashes(text) })
    }
    return texts.get(file)
  }
  const hashOf = lineHashesOf(findings, known)
  return (finding, ruleIndex) => {
    const { ruleId, severity, object, fingerprint, status, fix } = finding
    const every = placesOf(finding)
    const places = every.slice(0, mostPlaces)
    const owner = object && ownerOf(object)
    const result = {
      ruleId,
      ruleIndex,
      level: LEVELS[severity],
      message: { text: messageOf(finding, clusters, places) },
      locations: [
        {
          physicalLocation: { artifactLocation: artifactOf(finding.file), ...regionIn(finding) },
          ...(owner && { logicalLocations: [{ fullyQualifiedName: owner, kind: 'resource' }] }),
        },
      ],
      ...(places.length > 0 && {
        relatedLocations: places.map(({ file, region, note }, at) => ({
          id: at + 1,
          physicalLocation: { artifactLocation: artifactOf(file), ...(region && { region }) },
          message: { text: unlinked(note) },
        })),
      }),
      partialFingerprints: {
        primaryLocationLineHash: hashOf.get(finding),
        'kruisePreflight/v1': fingerprint,
      },
      ...(compared && { baselineState: status === 'new' ? 'new' : 'unchanged' }),
      ...(fix && {
        fixes: [
          {
            description: { text: `${unlinked(folded(fix.title))}${fix.safe ? '' : ' (changes what runs)'}` },
            artifactChanges: grouped(fix.edits, ({ file }) => file).map(([file, edits]) => ({
              artifactLocation: artifactOf(file),
              replacements: edits.map((edit) => replacement(edit, known(file)?.lines)),
            })),
          },
        ],
      }),
      properties: propertiesOf(finding),
    }
    return { result, left: every.length - places.length }
  }
}

interface Text {
  readonly lines: LineIndex
  readonly hashes: readonly string[]
}

/**
 * What GitHub knows each finding's line by. It knows a result by rule, file and this alone, and takes two that have the same
 * for one; upload-sarif warns where it is not the hash that it makes of the line itself. So the first finding of a rule on a
 * line has that, and any other its own fingerprint; which is first does not hang on their order, which another run may change.
 */
function lineHashesOf(
  findings: readonly Finding[],
  known: (file: string) => Text | undefined,
): ReadonlyMap<Finding, string> {
  const count = new Map<string, number>()
  const nth = ({ ruleId, file }: Finding, hash: string): number => {
    const key = JSON.stringify([ruleId, file, hash])
    count.set(key, (count.get(key) ?? 0) + 1)
    return count.get(key) ?? 0
  }
  const order = [...findings].sort((a, b) =>
    a.fingerprint < b.fingerprint ? -1 : Number(a.fingerprint > b.fingerprint),
  )
  return new Map(
    order.map((finding) => {
      const { file, line, fingerprint } = finding
      const hash = known(file)?.hashes[line - 1]
      const own = hash !== undefined && nth(finding, hash) === 1 ? hash : undefined
      return [finding, own ?? `${fingerprint}:${nth(finding, fingerprint)}`]
    }),
  )
}

/** A text that is quoted in a message: `[a](b)` in it is no link. */
export function unlinked(text: string): string {
  return text.replaceAll('](', '] (')
}

function propertiesOf(finding: Finding) {
  const { clusters, coming, config, path, refusal, affects, why, assumes, basis, status } = finding
  return {
    clusters,
    ...(coming && { coming }),
    ...(config !== undefined && { config }),
    path,
    ...(refusal && {
      refusal: {
        by: refusal.by,
        message: clipped(refusal.message, longestLine),
        ...(refusal.others && {
          others: refusal.others.map((each) => ({ ...each, message: clipped(each.message, longestLine) })),
        }),
      },
    }),
    affects: affects.slice(0, mostPlaces).map(ownerOf),
    affectsTotal: affects.length,
    why: clipped(folded(why), longestLine),
    assumes,
    basis: { level: basis.level, evidence: basis.evidence },
    status,
  }
}

function messageOf(finding: Finding, clusters: readonly JudgedCluster[], places: readonly Linked[]): string {
  const said = saidLines(finding, clusters).map((line) => unlinked(clipped(line, longestLine)))
  const links = places.map((each, at) => {
    return { ...each, text: `[${unlinked(each.link).replace(/[\\[\]]/g, '\\$&')}](${at + 1})` }
  })
  const lines = grouped(links, ({ label }) => label).map(([label, of]) => {
    const total = label === AFFECTS ? finding.affects.length : of.length
    const more = total - mostLinks
    return `${label}: ${of
      .slice(0, mostLinks)
      .map(({ text }) => text)
      .join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  })
  return [...said, ...lines].join('\n')
}

const AFFECTS = 'Affects'

/** The other places of a finding: those that have to do with the cause, the line that the change touches, the workloads that meet it. */
function placesOf(finding: Finding): Linked[] {
  const { related, changedHere, affects, file, line, object } = finding
  const places: Linked[] = related.map((at) => {
    const note = clipped(folded(at.note), longestLine)
    return { label: 'At', link: note, note, file: at.file, region: regionIn(at).region }
  })
  if (changedHere && (changedHere.file !== file || changedHere.line !== line)) {
    const region = { startLine: changedHere.line, startColumn: changedHere.column }
    const link = visible(`${changedHere.file}:${changedHere.line}`)
    places.push({
      label: 'Brought about at',
      link,
      note: 'this change brings it about',
      file: changedHere.file,
      region,
    })
  }
  const others = affects.filter((each) => affects.length > 1 || !object || ownerOf(each) !== ownerOf(object))
  const affected = others.map((each): Linked => {
    const owner = ownerOf(each)
    return { label: AFFECTS, link: owner, note: `affects ${owner}`, file: each.file, region: { startLine: each.line } }
  })
  return [...places, ...affected]
}

function ownerOf({ kind, namespace, name }: Pick<Affected, 'kind' | 'namespace' | 'name'>): string {
  return visible(`${kind} ${namespace === null ? '' : `${namespace}/`}${name || '(unnamed)'}`)
}

/** Nothing for a place of which only the file is known. */
function regionIn(at: Place & Pick<Finding, 'confidence'>): { region?: Region } {
  return at.confidence === 'file' ? {} : { region: regionOf(at) }
}

/** Lines and columns from 1, the end exclusive, as SARIF has them too; an empty place goes on to the end of its line. */
function regionOf({ line, column, endLine, endColumn }: Place): Region {
  const isEmpty = endLine < line || (endLine === line && endColumn <= column)
  return { startLine: line, startColumn: column, ...(!isEmpty && { endLine, endColumn }) }
}

/** An edit by offset and length, with lines and columns where the text is at hand: some viewers read the one, some the other. */
function replacement({ start, end, newText }: Edit, lines: LineIndex | undefined) {
  const [from, to] = lines ? [lines.at(start), lines.at(end)] : []
  return {
    deletedRegion: {
      ...(from && to && { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }),
      charOffset: start,
      charLength: end - start,
    },
    ...(newText !== '' && { insertedContent: { text: newText } }),
  }
}
