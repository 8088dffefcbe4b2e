import type { Finding, Report, Skipped } from '../finding.js'
import { artifactOf, ROOT } from './artifact.js'
import { cluster, printed } from './json.js'
import { resultsIn, unlinked } from './sarif-result.js'
import { type RuleWords, ruleOf } from './sarif-rule.js'
import { shortened } from './shortened.js'
import { clusterNotes, counted, severities, uncheckedIn } from './verdict.js'
import { folded, inertJson, visible } from './visible.js'

export type { RuleWords } from './sarif-rule.js'

/** What SARIF needs beside the report, and what bounds it. */
export interface SarifOptions {
  /** The version of this tool. */
  readonly version?: string
  /** What is said of a rule wherever it speaks. */
  readonly wordsOf?: (ruleId: string) => RuleWords | undefined
  /** The whole text of a file; undefined where it is not at hand. */
  readonly textOf?: (file: string) => string | undefined
  /** Whether there was something to compare with, where the report does not show it: a baseline file that has none of its findings. */
  readonly compared?: boolean
  /** The most results: GitHub refuses a file with more than 25,000, and keeps the gravest 5,000. */
  readonly most?: number
  /** The most bytes, as `sizeOf` counts them: GitHub refuses a file of more than 10 MB, gzipped. */
  readonly limit?: number
  readonly sizeOf?: (text: string) => number
}

const VERSION = '2.1.0'
const SCHEMA = `https://docs.oasis-open.org/sarif/sarif/v${VERSION}/errata01/os/schemas/sarif-schema-${VERSION}.json`
const TOOL = 'Kruise Preflight'
const mostNotified = 100
/** In UTF-16 units: half of the longest text that there can be. */
const mostUnits = 2 ** 28

/** What a notification of the run is about. */
const NOTIFICATIONS = {
  'results-left-out': 'Findings for which there is no room in this file.',
  'document-not-checked': 'A document that was not checked, and why.',
  'cluster-note': 'What a reader must know of a cluster: a version that was judged as another.',
}

/**
 * The report as a SARIF 2.1.0 log of one run, as GitHub's code scanning takes it: a rule for each that speaks, a result
 * for each finding with its clusters in `properties`. What does not fit is counted in a notification of the invocation.
 */
export function renderSarif(report: Report, options: SarifOptions = {}): string {
  const { most = 25_000, limit = 10_000_000, sizeOf = Buffer.byteLength } = options
  const firsts = new Map<string, Finding>()
  for (const each of report.findings) if (!firsts.has(each.ruleId)) firsts.set(each.ruleId, each)
  const ids = [...firsts.keys()].sort()
  const rules = ids.map((id) => ruleOf(firsts.get(id) as Finding, options.wordsOf?.(id)))
  const index = new Map(ids.map((id, at) => [id, at]))
  const toResult = resultsIn({
    clusters: report.clusters,
    compared: options.compared || isCompared(report),
    textOf: options.textOf ?? (() => undefined),
  })
  // Each result is written once, however often the file is cut.
  const written = new Map<Finding, string>()
  let room = mostUnits
  for (const finding of [...report.findings].sort((a, b) => rank(a) - rank(b)).slice(0, most)) {
    const result = inertJson(JSON.stringify(toResult(finding, index.get(finding.ruleId) as number)))
    room -= result.length
    if (room < 0) break
    written.set(finding, result)
  }
  let count = written.size
  for (;;) {
    const kept = new Set([...written.keys()].slice(0, count))
    const results = report.findings.flatMap((each) => (kept.has(each) ? (written.get(each) as string) : []))
    const frame = printed(logOf(report, rules, report.findings.length - count, options))
    const text = frame.replace('"results": []', () => `"results": ${listed(results)}`)
    const size = sizeOf(text)
    if (size <= limit || count === 0) return text
    count = Math.floor(count * Math.min(0.9, (limit / size) * 0.95))
  }
}

/** The results of a run, a line each. */
function listed(results: readonly string[]): string {
  return results.length === 0 ? '[]' : `[\n        ${results.join(',\n        ')}\n      ]`
}

function logOf(report: Report, rules: readonly object[], left: number, options: SarifOptions) {
  const { documents, checked } = report.ledger
  const run = {
    tool: {
      driver: {
        name: TOOL,
        ...(options.version !== undefined && { semanticVersion: options.version }),
        informationUri: 'https://github.com/kruise-preflight/kruise-preflight',
        rules,
        notifications: Object.entries(NOTIFICATIONS).map(([id, text]) => ({ id, shortDescription: { text } })),
      },
    },
    // There is no automationDetails: upload-sarif writes its `category` there only where nothing stands.
    invocations: [
      {
        executionSuccessful: true,
        toolExecutionNotifications: [...leftOut(left, options), ...notChecked(uncheckedIn(report.ledger))],
        toolConfigurationNotifications: clusterNotes(report)
          .slice(0, mostNotified)
          .map(({ note, names }) =>
            notification('cluster-note', 'note', `${folded(note)} (${visible(shortened(names))})`),
          ),
      },
    ],
    originalUriBaseIds: {
      [ROOT]: { description: { text: 'The working directory of the run: the root of the repository.' } },
    },
    columnKind: 'utf16CodeUnits',
    results: [],
    properties: { clusters: report.clusters.map(cluster), documents, checked },
  }
  return { $schema: SCHEMA, version: VERSION, runs: [run] }
}

/** With a base there is a rollout, or a list of what was mended; with a baseline file something stood before, or nothing did. */
function isCompared({ rollout, mended, findings }: Report): boolean {
  return rollout !== undefined || mended !== undefined || findings.some(({ status }) => status === 'existing')
}

/** New before old, then from the gravest on. */
function rank({ status, severity }: Finding): number {
  return (status === 'new' ? 0 : severities.length) + severities.indexOf(severity)
}

function notification(id: keyof typeof NOTIFICATIONS, level: 'note' | 'warning', text: string) {
  return { level, descriptor: { id }, message: { text: unlinked(text) } }
}

function leftOut(count: number, { most = 25_000, limit = 10_000_000 }: SarifOptions) {
  if (count === 0) return []
  const text = `${counted(count, 'finding')} ${count === 1 ? 'is' : 'are'} left out, the least grave: this file holds at most ${most} results and ${limit} bytes. --format json has them all.`
  return [notification('results-left-out', 'warning', text)]
}

function notChecked(skipped: readonly Skipped[]) {
  const more = skipped.length - mostNotified
  return [
    ...skipped.slice(0, mostNotified).map(({ file, line, reason }) => ({
      ...notification('document-not-checked', 'warning', `Not checked: ${folded(reason)}`),
      locations: [{ physicalLocation: { artifactLocation: artifactOf(file), region: { startLine: line } } }],
    })),
    ...(more > 0
      ? [notification('document-not-checked', 'warning', `Not checked: ${counted(more, 'more document')}`)]
      : []),
  ]
}
