import type { Knowledge } from '../../cluster/knowledge.js'
import { newest } from '../../cluster/releases.js'
import { reachedBy } from '../../render/gitops.js'
import { grouped } from '../../render/grouped.js'
import { adHocCluster, type ClusterSettings, NO_SETTINGS, SettingsError } from '../../settings.js'
import type { SourceDocument } from '../../source/document.js'
import { isReadable, readDocuments } from '../../source/yaml.js'
import { kruiseCarriers } from '../../workload/kruise-carriers.js'
import { kubernetesCarriers } from '../../workload/kubernetes-carriers.js'
import { vclusterCarriers } from '../../workload/vcluster-carriers.js'
import { gitOpsOf } from '../gitops.js'
import { Going } from '../going.js'
import type { Tree } from '../tree.js'
import { VersionsFrom } from '../versions-from.js'
import { candidates } from './candidates.js'
import { environmentIn, layoutOf } from './layout.js'
import { type Found, lineOf, placeOf } from './places.js'
import type { Proposal, Proposed, ProposedCluster } from './proposal.js'
import { guest, tenantsOf } from './tenants.js'

/** So many files are looked at. */
const MOST = 20_000
/** Folders with clusters that tests and examples make. */
const ASIDE = /(?:^|\/)(?:\.github|\.circleci|tests?|e2e|hack|examples?|testdata|vendor)\//
const TELLING = /kruise|vcluster|kindest\/node|k3s|eksctl\.io|cluster\.x-k8s\.io|kops\.k8s\.io|controlPlane/

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
  const names = candidates(first, kubernetes, layout, new Set(tenants.map(({ name }) => name)))
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
    if (problem && sent?.source.revision && /^v?\d+\.\d+\.\d+/.test(sent.source.revision))
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
    const { checkout, destinations } = gitOps
    const own = destinations.filter(({ clusters: named }) => named.includes(name))
    // Values are no manifests.
    const sent = new Set(own.flatMap((each) => [...reachedBy({ ...each, values: [] }, checkout)]))
    if (sent.size > 0) return { paths: grouped(sent, checkout.names), pathsBecause: 'what Argo CD and Flux send there' }
    const folder = layout.get(names.get(name)?.written ?? name)
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
    const given = guest(carrier, document, values, tree, knowledge, host === undefined ? undefined : kubernetesOf(host))
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

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.')
}
