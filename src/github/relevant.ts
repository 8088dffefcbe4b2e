import type { Changed } from '../finding.js'

/** Whether a file of this name is read: as a manifest, as values of a chart, or as a configuration of the gate. */
export function isManifestName(name: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(name)
}

/** The files that make a folder one that something is rendered from, with all that lies in it. */
const ROOT = /(?:^|\/)(?:Chart\.yaml|kustomization\.ya?ml|Kustomization)$/

/** The folders that something is rendered from, by the names of files. */
export function renderedFolders(names: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const name of names) if (ROOT.test(name)) folders.add(folderOf(name))
  return folders
}

/** Whether a file lies in one of the folders, or below it. */
export function isInside(name: string, folders: { has(folder: string): boolean }): boolean {
  for (let folder = folderOf(name); ; folder = folderOf(folder)) {
    if (folders.has(folder)) return true
    if (folder === '.') return false
  }
}

function folderOf(name: string): string {
  return name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : '.'
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
