import type { Api } from './api.js'
import type { Checkout } from './checkout.js'
import { type CommittedFile, type CommittedFiles, LINK } from './committed.js'
import { isInside, isManifestName, renderedFolders } from './relevant.js'

/** A token of a job has 1,000 requests an hour for all jobs of the repository; a pull request that touches more files is one for git. */
const MOST_FILES = 300
const MOST_BYTES = 32 * 1024 * 1024
/** GitHub asks not to be asked many things at once. */
const AT_ONCE = 4
/** In milliseconds: a gate that hangs is worse than one that takes everything for new. */
const PATIENCE = 60_000

/**
 * The files of a commit as GitHub lists them. Contents are fetched of what differs from the checkout, lies in the working
 * directory, and is read there: manifests, what lies beside them in a chart or kustomization, and the configuration that a person named. Rejects where GitHub refuses one.
 */
export async function committedByApi(
  commit: string,
  checkout: Checkout,
  api: Api,
  config: string | undefined,
): Promise<CommittedFiles> {
  const { entries, truncated } = await api.tree(commit)
  if (truncated) throw new Error('it does not list all files of a commit that has so many')
  const files = new Map<string, CommittedFile>()
  const known = new Map<string, boolean>()
  const differs = (name: string): boolean => {
    const id = files.get(name)?.id
    const differs = known.get(name) ?? (id === undefined || !checkout.has(name, id))
    known.set(name, differs)
    return differs
  }
  const wanted = new Map<string, CommittedFile>()
  const rendered = renderedFolders(
    entries.map(({ path }) => checkout.nameOf(path)).filter((name) => !name.startsWith('../')),
  )
  for (const { path, mode, type, sha: id, size } of entries) {
    if (type === 'tree') continue
    const name = checkout.nameOf(path)
    if (checkout.leavesOut(name)) continue
    const isManifest = isManifestName(name) && !name.startsWith('../')
    const isRead = type === 'blob' && (isManifest || name === config || isInside(name, rendered))
    const file = { id, isLink: mode === LINK, isSubmodule: type === 'commit', ...(isRead && { size }) }
    files.set(name, file)
    if (isRead && !file.isLink && differs(name)) wanted.set(name, file)
  }
  const held = checkout.held(wanted)
  const missing = [...wanted].filter(([name]) => !held.has(name))
  const texts = new Map([...held, ...(await fetched(missing, api))])
  return {
    commit,
    files,
    differs,
    *contents(names) {
      for (const name of names) {
        const bytes = texts.get(name)
        if (bytes) yield [name, bytes]
      }
    },
  }
}

async function fetched(files: readonly (readonly [string, CommittedFile])[], api: Api): Promise<Map<string, Buffer>> {
  const bytes = files.reduce((sum, [, { size = 0 }]) => sum + size, 0)
  if (files.length > MOST_FILES || bytes > MOST_BYTES)
    throw new Error(
      `the ${files.length} files that differ are too many to be fetched (at most ${MOST_FILES} of ${MOST_BYTES / 1024 / 1024} MB in all)`,
    )
  const texts = new Map<string, Buffer>()
  const until = Date.now() + PATIENCE
  const queue = [...files]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (Date.now() > until) throw new Error(`no more than ${PATIENCE / 1000} seconds are waited for the files`)
      const [name, { id }] = next
      texts.set(name, await api.blob(id))
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    // Where one is refused, the others are not asked for.
    queue.length = 0
  }
  return texts
}
