import type { Changed } from '../finding.js'

/** Whether a file of this name is read: as a manifest, as values of a chart, or as a configuration of the gate. */
export function isManifestName(name: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(name)
}

/**
 * Whether a change can matter: it touches a file that is read for its name, the configuration, whatever that is called,
 * what submodules there are, or a file that is read otherwise. What the configuration leaves out counts too: it may be
 * what a cluster holds.
 */
export function isRelevant(
  { files }: Changed,
  config: string | undefined,
  isReadByName: (name: string) => boolean = () => false,
): boolean {
  const names = [...files.keys()]
  // The cheap question first: the other looks through the disk.
  return (
    names.some((name) => isManifestName(name) || name === config || SUBMODULES.test(name)) || names.some(isReadByName)
  )
}

const SUBMODULES = /(?:^|\/)\.gitmodules$/

/** Whether the change touches this line of this file. */
export function touches({ files }: Changed, file: string, line: number): boolean {
  const ranges = files.get(file)
  return ranges === 'whole' || (ranges?.some(([from, to]) => from <= line && line <= to) ?? false)
}
