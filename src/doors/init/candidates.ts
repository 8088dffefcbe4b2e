import { type Destination, reachedBy } from '../../render/gitops.js'
import type { GitOpsTree } from '../gitops.js'
import type { layoutOf } from './layout.js'
import type { Found } from './places.js'

/** What Argo CD calls the cluster that it runs in. */
const LOCAL = new Set(['in-cluster', 'https://kubernetes.default.svc'])

/** A cluster that something names. */
export interface Candidate {
  readonly written: string
  readonly because: string
  readonly destinations?: readonly string[]
}

/** The names of clusters that something writes, and what; servers without a name among them. */
export function candidates(
  gitOps: GitOpsTree,
  kubernetes: readonly Found<{ readonly cluster?: string; readonly what: string }>[],
  layout: ReturnType<typeof layoutOf>,
  tenants: ReadonlySet<string>,
): Map<string, Candidate> {
  const { destinations, checkout } = gitOps
  const found = new Map<string, Candidate>()
  const add = (written: string, because: string, destination?: string): void => {
    const name = written
      .replace(/^env:/, '')
      .replace(/[^\p{L}\p{N}_.:/@+-]/gu, '-')
      .replace(/^[^\p{L}\p{N}_]+/u, '')
    if (name === '' || tenants.has(name) || found.has(name)) return
    const other = destination ?? (name === written || layout.has(written) ? undefined : written)
    found.set(name, { written, because, ...(other !== undefined && { destinations: [other] }) })
  }
  for (const { carrier, document } of kubernetes)
    if (carrier.cluster) add(carrier.cluster, `${carrier.what}, ${document.file.path}`)
  const isLocal = (each: string) => LOCAL.has(each.replace(/\/$/, ''))
  for (const { cluster, by } of destinations) {
    if (cluster === null || isLocal(cluster)) continue
    const because = `${by.kind} ${by.name}, ${by.document.file.path}`
    if (!cluster.includes('://')) add(cluster, because)
    else {
      const server = /:\/\/([^/:]+)/.exec(cluster)?.[1] ?? 'server'
      add(server, `${because}; rename it as you call it`, cluster)
    }
  }
  const fluxed = new Set(destinations.filter(({ tool }) => tool === 'Flux').map(({ by }) => by.document.file.path))
  for (const file of fluxed) {
    const folder = /(?:^|\/)clusters\/([^/]+)\//.exec(file)?.[1]
    if (folder) add(folder, `the folder ${file.slice(0, file.indexOf(`clusters/${folder}`))}clusters/${folder} of Flux`)
  }
  if (found.size === 0 || !destinations.length)
    for (const [name, { because }] of [...layout].sort(([a], [b]) => (a < b ? -1 : 1))) add(name, because)
  const objects = new Set(destinations.map(({ by }) => by.document.file.path))
  // An app of apps sends only what sends something itself.
  const isOfApps = (each: Destination) => {
    const files = [...reachedBy(each, checkout)].filter((name) => !/kustomization\.ya?ml$/i.test(name))
    return files.length > 0 && files.every((name) => objects.has(name))
  }
  // Where there is one cluster, or where the folder names one, it is meant by what goes to the cluster of Argo CD itself.
  const local = destinations.find((each) => {
    const { cluster, by } = each
    const folders = by.document.file.path.split('/')
    return (
      cluster !== null &&
      isLocal(cluster) &&
      !isOfApps(each) &&
      ![...found.keys()].some((name) => folders.includes(name))
    )
  })
  if (local && found.size !== 1) add('in-cluster', `the cluster that Argo CD runs in, ${local.by.document.file.path}`)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
