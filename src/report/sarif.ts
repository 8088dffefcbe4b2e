import type { Report } from '../finding.js'
import { ROOT } from './artifact.js'
import { cluster, printed } from './json.js'
import { newFirst } from './ranked.js'
import {
  allowancesNoted,
  clustersNoted,
  leftOut,
  NOTIFICATIONS,
  notChecked,
  notShown,
  objectsLeftOut,
  placesLeftOut,
  toNotification,
  type Withheld,
} from './sarif-notification.js'
import { resultsIn } from './sarif-result.js'
import { type RuleWords, ruleOf } from './sarif-rule.js'
import { inertJson } from './visible.js'

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
  /**
   * What code scanning tells this file by from others of the same tool and commit: `automationDetails.id`. Without it there
   * is none, because upload-sarif writes its own `category` there only where nothing stands.
   */
  readonly category?: string
  /** The most results, and so the most rules: GitHub refuses a file with more than 25,000 of either. */
  readonly most?: number
  /** The most bytes, as `sizeOf` counts them: GitHub refuses a file of more than 10 MB, gzipped. */
  readonly limit?: number
  readonly sizeOf?: (text: string) => number
  /** Is told what the file leaves out, or GitHub will, in a sentence each. */
  readonly tell?: (words: string) => void
}

const VERSION = '2.1.0'
const SCHEMA = `https://docs.oasis-open.org/sarif/sarif/v${VERSION}/errata01/os/schemas/sarif-schema-${VERSION}.json`
const TOOL = 'Kruise Preflight'
/** In UTF-16 units: half of the longest text that there can be. */
const mostUnits = 2 ** 28

/**
 * The report as a SARIF 2.1.0 log of one run, as GitHub's code scanning takes it: a rule for each that speaks, a result
 * for each finding with its clusters in `properties`, new ones and errors first. What does not fit is counted in a
 * notification of the invocation. What a change mended is no result, and neither is what is allowed: code scanning closes
 * an alert that is no longer uploaded, and would open one, for it reads neither `baselineState` nor `suppressions`. Allowances
 * are notifications.
 */
export function renderSarif(report: Report, options: SarifOptions = {}): string {
  const { most = 25_000, limit = 10_000_000, sizeOf = Buffer.byteLength } = options
  const toResult = resultsIn({
    ...report,
    compared: options.compared || isCompared(report),
    textOf: options.textOf ?? (() => undefined),
  })
  // In the order of the results: a file that is cut loses the rules that only speak past the cut, and the others keep their index.
  const rules = new Map<string, { readonly index: number; readonly rule: object }>()
  // Each result is written once, however often the file is cut.
  const written: Written[] = []
  let room = mostUnits
  for (const finding of newFirst(report.findings).slice(0, most)) {
    const { ruleId } = finding
    if (!rules.has(ruleId)) rules.set(ruleId, { index: rules.size, rule: ruleOf(finding, options.wordsOf?.(ruleId)) })
    const { result, left } = toResult(finding, rules.get(ruleId)?.index ?? -1)
    const text = inertJson(JSON.stringify(result))
    room -= text.length
    if (room < 0) break
    written.push({ text, left, rules: rules.size })
  }
  const all = [...rules.values()].map(({ rule }) => rule)
  for (let count = written.length; ; ) {
    const kept = written.slice(0, count)
    const withheld = [
      ...leftOut(report.findings.length - count, most, limit),
      ...notShown(count),
      ...placesLeftOut(kept.filter(({ left }) => left > 0).length),
    ]
    const frame = printed(logOf(report, all.slice(0, kept.at(-1)?.rules ?? 0), withheld, options))
    const text = frame.replace('"results": []', () => `"results": ${listed(kept.map((each) => each.text))}`)
    const size = sizeOf(text)
    if (size <= limit || count === 0) {
      for (const [, words] of withheld) options.tell?.(words)
      return text
    }
    count = Math.floor(count * Math.min(0.9, (limit / size) * 0.95))
  }
}

/** A result as JSON, how many of its places are left out, and how many rules speak up to it. */
interface Written {
  readonly text: string
  readonly left: number
  readonly rules: number
}

/** The results of a run, a line each. */
function listed(results: readonly string[]): string {
  return results.length === 0 ? '[]' : `[\n        ${results.join(',\n        ')}\n      ]`
}

function logOf(report: Report, rules: readonly object[], withheld: readonly Withheld[], options: SarifOptions) {
  const { documents, checked } = report.ledger
  const { version, category } = options
  const run = {
    tool: {
      driver: {
        name: TOOL,
        ...(version !== undefined && { semanticVersion: version }),
        informationUri: 'https://github.com/kruise-preflight/kruise-preflight',
        rules,
        notifications: NOTIFICATIONS,
      },
    },
    // Up to its last slash it is the category, and what follows would be the name of one run.
    ...(category && { automationDetails: { id: category.endsWith('/') ? category : `${category}/` } }),
    invocations: [
      {
        executionSuccessful: true,
        toolExecutionNotifications: [
          ...withheld.map(toNotification),
          ...notChecked(report.ledger),
          ...objectsLeftOut(report),
        ],
        toolConfigurationNotifications: [...clustersNoted(report), ...allowancesNoted(report)],
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
