import type { Knowledge } from '../../cluster/knowledge.js'
import { ClusterProfile } from '../../cluster/profile.js'
import { newest, resolveRelease } from '../../cluster/releases.js'
import { guestByDefault } from '../../gate/tenants.js'
import type { Destination } from '../../render/gitops.js'
import { grouped } from '../../render/grouped.js'
import { adHocCluster, type ClusterSettings, NO_SETTINGS, SettingsError } from '../../settings.js'
import type { SourceDocument } from '../../source/document.js'
import { LineIndex } from '../../source/lines.js'
import { isReadable, readDocuments } from '../../source/yaml.js'
import type { WrittenText } from '../../workload/chart-uses.js'
import { kruiseCarriers } from '../../workload/kruise-carriers.js'
import { kubernetesCarriers } from '../../workload/kubernetes-carriers.js'
import { type VclusterCarrier, vclusterCarriers, vclusterOptions } from '../../workload/vcluster-carriers.js'
import { gitOpsOf } from '../gitops.js'
import { Going } from '../going.js'
import type { Tree } from '../tree.js'
import { VersionsFrom } from '../versions-from.js'
import { environmentIn, layoutOf } from './layout.js'
import type { Proposal, Proposed, ProposedCluster } from './proposal.js'

/** So many files are looked at. */
const MOST = 20_000
/** Folders with clusters that tests and examples make. */
const ASIDE = /(?:^|\/)(?:\.github|\.circleci|tests?|e2e|hack|examples?|testdata|vendor)\//
const TELLING = /kruise|vcluster|kindest\/node|k3s|eksctl\.io|cluster\.x-k8s\.io|kops\.k8s\.io|controlPlane/
const LOCAL = new Set(['in-cluster', 'https://kubernetes.default.svc'])

interface Found<T> {
  readonly document: SourceDocument
  readonly carrier: T
}

/** Finds what a configuration of a repository would say. */
export function proposed(tree: Tree, knowledge: Knowledge, schema: string, origin?: string): Proposal {
  const notes: string[] = []
  const all = tree.at('.').filter(({ unread }) => unread === undefined)
  if (all.length > MOST) notes.push(`Only the first ${MOST} of ${all.length} files were looked at.`)
  const documents = all.slice(0, MOST).flatMap(({ name }): SourceDocument[] => {
    const file = tree.read(name)
    if ('unread' in file || ASIDE.test(`${name}`) || !TELLING.test(file.text)) return []
    return readDocuments(file).filter(isReadable)
  })
  const carriers = <T>(read: (document: SourceDocument) => readonly T[]): Found<T>[] =>
    documents.flatMap((document) => read(document).map((carrier) => ({ document, carrier })))
  const kubernetes = carriers(kubernetesCarriers).filter(({ carrier }) => !carrier.ofNodes)
  const kruise = carriers(kruiseCarriers).filter(({ carrier }) => carrier.version)
  const vclusters = carriers(vclusterCarriers).filter(({ carrier }) => carrier.version || carrier.kind === 'values')
  // What the objects write is known only when they are read, and where they lead only when the names are known.
  const first = gitOpsOf(tree, '.', [], origin)
  const layout = layoutOf(first.checkout)
  const tenants = tenantsOf(vclusters, first.destinations)
  const names = candidates(first.destinations, kubernetes, layout, new Set(tenants.map(({ name }) => name)))
  const known = [...names.keys(), ...tenants.map(({ name }) => name)].map((name) => ({
    name,
    ...(names.get(name)?.destinations && { destinations: names.get(name)?.destinations }),
  }))
  const gitOps = gitOpsOf(tree, '.', known, origin)
  const going = new Going(gitOps)
  const hasGitOps = gitOps.destinations.length > 0
  const whose = (file: string): string[] => {
    const steps = new Set(file.split('/').slice(0, -1))
    const sent = going.of(file).flatMap(({ clusters }) => clusters)
    const own = gitOps.destinations
      .filter(({ by }) => by.document.file.path === file)
      .flatMap(({ clusters }) => clusters)
    const foldered = [...names.keys()].filter((name) => steps.has(name))
    return [own, foldered, sent].find(({ length }) => length > 0) ?? []
  }
  const reads = (cluster: Partial<ClusterSettings> & { readonly name: string }): string | undefined => {
    const reach = { settings: NO_SETTINGS, folder: '.', tree, anywhere: false }
    try {
      new VersionsFrom(reach, knowledge).of({ ...adHocCluster({ kubernetes: newestMinor }), ...cluster })
      return undefined
    } catch (error) {
      if (error instanceof SettingsError) return error.problems[0]?.problem ?? error.message
      throw error
    }
  }
  const newestMinor = minorOf(newest(knowledge, 'kubernetes').display)
  const kruiseOf = (name: string): Proposed | undefined => {
    const own = kruise.filter(({ document }) => whose(document.file.path).includes(name))
    const unowned = kruise.filter(({ document }) => whose(document.file.path).length === 0)
    const [found, ...others] = own.length > 0 ? own : unowned
    if (!found?.carrier.version) return undefined
    const { document, carrier } = found
    const { version, what } = { ...carrier, version: found.carrier.version }
    const from = document.file.path
    const files = new Set(others.map((each) => each.document.file.path).filter((each) => each !== from))
    const problem = reads({ name, kruise: { from } })
    // One ApplicationSet may give each cluster a version of its own.
    const sent = gitOps.destinations.find(({ by, source, clusters }) => {
      return by.document.file.path === from && source.chart === 'kruise' && clusters.includes(name)
    })
    if (problem && sent?.source.revision && !sent.source.revision.includes('{{'))
      return {
        value: sent.source.revision,
        because: `${placeOf(document, version)}, ${sent.by.kind} ${sent.by.name}`,
      }
    if (problem) return { because: problem.replace(/; write.*/, '; write the version') }
    const many = files.size > 0 ? `; ${[...files][0]} sets one too` : ''
    return {
      from,
      because: `${version.text}, ${what}, line ${lineOf(document, version)}${many}`,
    }
  }
  const kubernetesOf = (name: string): Proposed | undefined => {
    const own = kubernetes.filter(({ carrier }) => carrier.cluster === name)
    const [found] = own.length > 0 ? own : kubernetes.filter(({ document }) => whose(document.file.path).includes(name))
    if (!found || found.carrier.what === 'vcluster values') return undefined
    const from = found.document.file.path
    if (reads({ name, kubernetes: '', kubernetesFrom: from })) return undefined
    return {
      from,
      because: `${found.carrier.version.text}, ${found.carrier.what}, line ${lineOf(found.document, found.carrier.version)}`,
    }
  }
  const pathsOf = (name: string): Pick<ProposedCluster, 'paths' | 'pathsBecause'> => {
    const sent = going.to(name)
    const { checkout } = gitOps
    if (sent.size > 0) return { paths: grouped(sent, checkout.names), pathsBecause: 'what Argo CD and Flux send there' }
    const folder = layout.get(name)
    if (folder) return { paths: grouped(folder.files, checkout.names), pathsBecause: folder.because }
    return {}
  }
  const clusters = [...names].map(([name, { because, destinations }]): ProposedCluster => {
    const environment = environmentIn(name)
    const [version, installed] = [kubernetesOf(name), kruiseOf(name)]
    return {
      name,
      because,
      ...(environment && { environment }),
      ...(version && { kubernetes: version }),
      ...(installed && { kruise: installed }),
      ...(destinations && { destinations }),
      ...pathsOf(name),
    }
  })
  const guests = tenants.map(({ name, carrier, document, namespace, destination }): ProposedCluster => {
    const again = gitOps.destinations.find(
      ({ by, name: own }) =>
        destination && by.document.file.path === destination.by.document.file.path && own === destination.name,
    )
    const host =
      again?.clusters.find((each) => names.has(each)) ?? (names.size === 1 ? [...names.keys()][0] : undefined)
    const valuesFile = again?.values.find((each) => 'file' in each && each.isHere)
    const values = valuesFile && 'file' in valuesFile ? valuesFile.file : undefined
    const { paths, pathsBecause } = pathsOf(name)
    const given = guest(carrier, document, values, tree, knowledge)
    const vcluster = carrier.version
    return {
      name,
      because: `a virtual cluster, ${placeOf(document, carrier.version)}`,
      ...(given && { kubernetes: given }),
      vcluster: {
        from: document.file.path,
        ...(values !== undefined && tree.isFile(values) && { values }),
        because: `${vcluster?.text}`,
      },
      ...(host && { host }),
      ...(namespace !== undefined && { hostNamespace: namespace }),
      paths: paths ?? [],
      pathsBecause: pathsBecause ?? 'nothing here says what goes into it: write its folders',
    }
  })
  const every = [...clusters, ...guests]
  if (every.length === 0)
    every.push({
      name: 'cluster',
      because: 'nothing here names a cluster: write one for each that these manifests go to',
      ...(kruiseOf('cluster') && { kruise: kruiseOf('cluster') as Proposed }),
    })
  return { schema, newest: newestMinor, clusters: every, hasGitOps, notes }
}

/** The names of clusters that something writes, and what; servers without a name among them. */
function candidates(
  destinations: readonly Destination[],
  kubernetes: readonly Found<{ readonly cluster?: string; readonly what: string }>[],
  layout: ReturnType<typeof layoutOf>,
  tenants: ReadonlySet<string>,
): Map<string, { because: string; destinations?: string[] }> {
  const found = new Map<string, { because: string; destinations?: string[] }>()
  const add = (written: string, because: string, destination?: string): void => {
    const name = written
      .replace(/^env:/, '')
      .replace(/[^\p{L}\p{N}_.:/@+-]/gu, '-')
      .replace(/^[^\p{L}\p{N}_]+/u, '')
    if (name === '' || tenants.has(name) || found.has(name)) return
    found.set(name, { because, ...(destination !== undefined && { destinations: [destination] }) })
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
  // Where there is one cluster, or where the folder names one, it is meant by what goes to the cluster of Argo CD itself.
  const local = destinations.find(({ cluster, by }) => {
    const folders = by.document.file.path.split('/')
    return cluster !== null && isLocal(cluster) && ![...found.keys()].some((name) => folders.includes(name))
  })
  if (local && found.size !== 1) add('in-cluster', `the cluster that Argo CD runs in, ${local.by.document.file.path}`)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface Tenant {
  readonly name: string
  readonly carrier: VclusterCarrier
  readonly document: SourceDocument
  readonly namespace?: string
  readonly destination?: Destination
}

/** The virtual clusters with a version, by the Application or release that installs them, else by their folder. */
function tenantsOf(found: readonly Found<VclusterCarrier>[], destinations: readonly Destination[]): Tenant[] {
  const tenants = new Map<string, Tenant>()
  for (const { carrier, document } of found) {
    if (!carrier.version) continue
    const { path } = document.file
    const own = destinations.filter(
      ({ by, source }) => by.document === document && (source.chart === carrier.chart || source.path !== undefined),
    )
    const folder = path.split('/').at(-2)
    const [destination] = own
    const name = destination?.name ?? folder ?? 'tenant'
    const namespace = carrier.namespace ?? destination?.namespace
    if (!tenants.has(name))
      tenants.set(name, {
        name,
        carrier,
        document,
        ...(namespace !== undefined && !namespace.includes('{{') && { namespace }),
        ...(destination && { destination }),
      })
  }
  return [...tenants.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The guest's Kubernetes: as its values say, else the default of its chart. */
function guest(
  { version, values }: VclusterCarrier,
  document: SourceDocument,
  file: string | undefined,
  tree: Tree,
  knowledge: Knowledge,
): Proposed | undefined {
  const source = file !== undefined && tree.isFile(file) ? tree.read(file) : undefined
  const beside = source && !('unread' in source) ? readDocuments(source).filter(isReadable) : []
  const [own] = [...beside, document].flatMap((each) => kubernetesCarriers(each).map((carrier) => ({ each, carrier })))
  if (own) {
    const { path } = own.each.file
    return {
      from: path,
      because: `${own.carrier.version.text}, ${own.carrier.what}, line ${lineOf(own.each, own.carrier.version)}`,
    }
  }
  const vcluster = version && resolveRelease(knowledge, 'vcluster', version.text)
  if (!vcluster) return undefined
  const host = new ClusterProfile(knowledge, { name: '', kubernetes: newest(knowledge, 'kubernetes') })
  const text = guestByDefault(host, vcluster, vclusterOptions(values ?? {}), knowledge)
  return text === undefined ? undefined : { value: text, because: `the default of vcluster ${vcluster.display}` }
}

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.')
}

function lineOf({ file }: SourceDocument, { span }: WrittenText): number {
  return new LineIndex(file.text).at(span.start).line
}

function placeOf(document: SourceDocument, version: WrittenText | undefined): string {
  return version ? `${document.file.path}:${lineOf(document, version)}` : document.file.path
}
