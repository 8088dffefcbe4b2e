import type { Changed } from '../finding.js'

/** Whether a file of this name is read: as a manifest, as values of a chart, or as a configuration of the gate. */
export function isManifestName(name: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(name)
}

/** Whether a change can matter: it touches a file that is read, or the configuration, whatever that is called. */
export function isRelevant({ files }: Changed, config: string | undefined): boolean {
  for (const name of files.keys()) if (isManifestName(name) || name === config) return true
  return false
}

/** Whether the change touches this line of this file. */
export function touches({ files }: Changed, file: string, line: number): boolean {
  const ranges = files.get(file)
  return ranges === 'whole' || (ranges?.some(([from, to]) => from <= line && line <= to) ?? false)
}
