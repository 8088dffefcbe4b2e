import type { Baseline } from '../gate/baseline.js'
import type { Tree } from './tree.js'
import { UsageError } from './usage-error.js'

/** Reads a baseline file; throws a UsageError for what is none. */
export function readBaseline(file: string, tree: Tree): Baseline {
  const source = tree.read(tree.nameOf(file))
  if ('unread' in source) throw new UsageError(`${file}: not read: ${source.unread}`)
  const value = parsed(source.text)
  if (!isBaseline(value))
    throw new UsageError(`${file}: not a baseline; write one with \`kruise-preflight baseline --output ${file}\``)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isBaseline(value: unknown): value is Baseline {
  const { schemaVersion, clusters, findings } = (value ?? {}) as Partial<Baseline>
  const whole = (each: Baseline['findings'][number]) =>
    typeof each?.fingerprint === 'string' &&
    isTexts(each.clusters) &&
    Array.isArray(each.affects) &&
    each.affects.every((one) => typeof one?.workload === 'string' && isTexts(one.clusters))
  return schemaVersion === 1 && isTexts(clusters) && Array.isArray(findings) && findings.every(whole)
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
