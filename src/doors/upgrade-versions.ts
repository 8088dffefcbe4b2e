import { parseVersion } from '../cluster/version.js'
import type { Versions } from '../gate/upgrade-versions.js'
import { schemaAt } from '../settings/schema.js'
import { notThat, quoted } from '../settings/words.js'
import { UsageError } from './usage-error.js'

const COMPONENTS = ['kubernetes', 'kruise', 'vcluster'] as const
const GATES = ['featureGates', 'kruiseFeatureGates'] as const
const KNOWN = [...COMPONENTS.map((each) => `${each}=V`), ...GATES.map((each) => `${each}.NAME=true`)]

/** Whether a side of a comparison is given by its versions, and not by the name of a cluster. */
export function isVersions(written: string): boolean {
  return written.includes('=')
}

/** The versions of `kubernetes=1.33,kruise=1.8.4,featureGates.NAME=true`; throws a UsageError that says what is accepted. */
export function versionsIn(option: string, written: string): Versions {
  const versions: Record<string, string> = {}
  const gates: Record<string, Record<string, boolean>> = {}
  for (const part of written.split(',')) {
    const at = part.indexOf('=')
    const [key, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    const [list, gate] = key.split('.')
    if (Object.hasOwn(versions, key)) throw new UsageError(`${option}: ${key} stands twice`)
    if (at > 0 && COMPONENTS.some((each) => each === key)) {
      if (!(value === 'none' && key !== 'kubernetes') && !value.split(/ +- +/).every(parseVersion))
        throw new UsageError(`${option}: ${key}: ${notThat(value, schemaAt(['defaults', key]))}`)
      versions[key] = value
    } else if (
      at > 0 &&
      GATES.some((each) => each === list) &&
      /^[A-Za-z]\w*$/.test(gate ?? '') &&
      /^(true|false)$/.test(value)
    ) {
      const own = gates[list as string] ?? {}
      gates[list as string] = { ...own, [gate as string]: value === 'true' }
    } else throw new UsageError(`${option}: ${quoted(part)} is none of ${KNOWN.join(', ')}`)
  }
  return { ...versions, ...gates }
}
