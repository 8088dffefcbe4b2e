// Mirrors kustomize-controller api/v1, helm-controller api/v2 and source-controller api/v1 of fluxcd.
import { plainValue } from '../../source/node.js'
import type { Json } from '../../source/path.js'
import { isReadable, readDocuments } from '../../source/yaml.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../../workload/manifest.js'
import type { Checkout, Destination, KnownCluster, NotEvaluated, Source, ValuesGiven } from './destination.js'
import { clustersNamed, isOwn, isThere, nameIn } from './places.js'
import { reachedBy } from './reached.js'

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io'
const HELM = 'helm.toolkit.fluxcd.io'
const SOURCE = 'source.toolkit.fluxcd.io'

/** Whether an object is one of Flux that sends something somewhere. */
export function isFlux({ group, kind }: Manifest): boolean {
  return (group === KUSTOMIZE && kind === 'Kustomization') || (group === HELM && kind === 'HelmRelease')
}

/** What the Kustomizations and HelmReleases of a checkout send where. A HelmRelease goes where the Kustomization goes that takes its file. */
export function fluxDestinations(
  manifests: readonly Manifest[],
  checkout: Checkout,
  clusters: readonly KnownCluster[],
): { destinations: Destination[]; notEvaluated: NotEvaluated[] } {
  const notEvaluated: NotEvaluated[] = []
  const all = manifests.filter(isFlux).flatMap((manifest): Destination[] => {
    const leave = (key: string, reason: string) => notEvaluated.push({ by: manifest, path: ['spec', key], reason })
    const read = manifest.group === HELM ? release : kustomization
    return read(manifest, manifests, checkout, clusters, leave)
  })
  return { destinations: spread(all, checkout, clusters), notEvaluated }
}

type Leave = (key: string, reason: string) => void

function kustomization(
  manifest: Manifest,
  manifests: readonly Manifest[],
  checkout: Checkout,
  clusters: readonly KnownCluster[],
  leave: Leave,
): Destination[] {
  const { spec, name } = manifest
  const path = text(spec.path) || '.'
  const source = sourceOf(manifest, spec.sourceRef, path, manifests, checkout)
  const namespace = text(spec.targetNamespace)
  const build = isObject(spec.postBuild) ? spec.postBuild : {}
  for (const key of ['substitute', 'substituteFrom'])
    if (build[key] !== undefined) leave('postBuild', `postBuild.${key} is not evaluated`)
  return [
    {
      tool: 'Flux',
      by: manifest,
      name,
      source,
      ...clusterOf(manifest, clusters),
      ...(namespace !== '' && { namespace, forced: true as const }),
      values: [],
    },
  ]
}

function release(
  manifest: Manifest,
  manifests: readonly Manifest[],
  checkout: Checkout,
  clusters: readonly KnownCluster[],
  leave: Leave,
): Destination[] {
  const { spec, name } = manifest
  const ref = isObject(spec.chartRef) ? spec.chartRef : undefined
  const template = isObject(spec.chart) && isObject(spec.chart.spec) ? spec.chart.spec : {}
  const source = ref ? chartOf(ref, manifest, manifests) : templateOf(template, manifest, manifests, checkout)
  if (!source) {
    leave(ref ? 'chartRef' : 'chart', 'it names no chart')
    return []
  }
  const own = isObject(manifest.value.metadata) ? text(manifest.value.metadata.namespace) : ''
  const namespace = text(spec.targetNamespace) || own
  const target = text(spec.targetNamespace)
  const unseen: string[] = []
  const values = valuesOf(manifest, template, source, manifests, checkout, (whose) => {
    leave('valuesFrom', `the values of ${whose} are not in view`)
    unseen.push(whose)
  })
  return [
    {
      tool: 'Flux',
      by: manifest,
      name,
      source,
      ...clusterOf(manifest, clusters),
      ...(namespace !== '' && { namespace }),
      release: text(spec.releaseName) || (target === '' ? name : `${target}-${name}`),
      values,
      ...(unseen.length > 0 && { unseen }),
    },
  ]
}

/** A chart in git is a path; else it is one of a HelmRepository. */
function templateOf(
  template: JsonObject,
  manifest: Manifest,
  manifests: readonly Manifest[],
  checkout: Checkout,
): Source | undefined {
  const [chart, revision] = [text(template.chart), text(template.version)]
  if (chart === '') return undefined
  const ref = isObject(template.sourceRef) ? template.sourceRef : {}
  if (text(ref.kind) === 'GitRepository' || text(ref.kind) === 'Bucket')
    return sourceOf(manifest, ref, chart, manifests, checkout)
  const repo = text(referred(ref, manifest, manifests)?.spec.url)
  return { repo: repo || text(ref.name), isHere: false, chart, ...(revision !== '' && { revision }) }
}

/** A chart that an OCIRepository or HelmChart names. */
function chartOf(ref: JsonObject, manifest: Manifest, manifests: readonly Manifest[]): Source | undefined {
  const found = referred(ref, manifest, manifests)
  const spec = found?.spec ?? {}
  const url = text(spec.url)
  const chart = text(spec.chart) || url.split('/').at(-1) || text(ref.name)
  if (chart === '') return undefined
  const tag = isObject(spec.ref) ? text(spec.ref.tag) || text(spec.ref.semver) : text(spec.version)
  return { repo: url || text(ref.name), isHere: false, chart, ...(tag !== '' && { revision: tag }) }
}

/** A path of a GitRepository; `flux-system`, which `flux bootstrap` makes, is the repository that it stands in. */
function sourceOf(
  manifest: Manifest,
  ref: Json | undefined,
  path: string,
  manifests: readonly Manifest[],
  checkout: Checkout,
): Source {
  const given = isObject(ref) ? ref : {}
  const found = referred(given, manifest, manifests)
  const repo = text(found?.spec.url)
  const isHere = isOwn(repo, path, checkout) && isThere(nameIn(path, checkout), checkout)
  const at = isObject(found?.spec.ref) ? text(found.spec.ref.branch) || text(found.spec.ref.tag) : ''
  return {
    repo: repo || text(given.name),
    isHere,
    path: isHere ? nameIn(path, checkout) : path,
    ...(at !== '' && { revision: at }),
  }
}

/** The source that a reference names; its namespace is the object's own unless it says another. */
function referred(ref: JsonObject, { namespace }: Manifest, manifests: readonly Manifest[]): Manifest | undefined {
  const [kind, name, at] = [text(ref.kind), text(ref.name), text(ref.namespace)]
  const found = manifests.filter((each) => each.group === SOURCE && each.kind === kind && each.name === name)
  return found.find((each) => each.namespace === (at || namespace)) ?? found[0]
}

/** By the Secret of `kubeConfig`, which Cluster API names after the cluster; else by the folder. */
function clusterOf(
  { spec, document }: Manifest,
  clusters: readonly KnownCluster[],
): Pick<Destination, 'cluster' | 'clusters'> {
  const config = isObject(spec.kubeConfig) ? spec.kubeConfig : {}
  const secret = text(isObject(config.secretRef) ? config.secretRef.name : undefined).replace(/-kubeconfig$/, '')
  const cluster = secret || null
  return { cluster, clusters: clustersNamed(cluster, document.file.path, clusters) }
}

/** `valuesFrom` first, in its order, then `values`. */
function valuesOf(
  manifest: Manifest,
  template: JsonObject,
  source: Source,
  manifests: readonly Manifest[],
  checkout: Checkout,
  miss: (whose: string) => void,
): ValuesGiven[] {
  const { spec } = manifest
  const files = Array.isArray(template.valuesFiles) ? template.valuesFiles.map(String) : []
  const from = objects(spec.valuesFrom).flatMap((each): ValuesGiven[] => {
    const [kind, name, key] = [text(each.kind), text(each.name), text(each.valuesKey) || 'values.yaml']
    const found = manifests.find(
      (one) => one.group === '' && one.kind === 'ConfigMap' && kind === 'ConfigMap' && one.name === name,
    )
    const held = found && isObject(found.value.data) ? found.value.data[key] : undefined
    if (typeof held !== 'string' || text(each.targetPath) !== '') {
      miss(`${kind} ${name}`)
      return []
    }
    const [document] = readDocuments({ path: '', text: held }).filter(isReadable)
    return document && found ? [{ inline: plainValue(document.root), by: found, at: ['data', key] }] : []
  })
  return [
    ...files.map((file): ValuesGiven => {
      return { file: source.isHere ? nameIn(file, checkout) : file, isHere: source.isHere }
    }),
    ...from,
    ...(isObject(spec.values) ? [{ inline: spec.values, by: manifest, at: ['spec', 'values'] }] : []),
  ]
}

/** What stands in a file that a Kustomization takes goes to its clusters and, where it names none, into its namespace. */
function spread(all: readonly Destination[], checkout: Checkout, known: readonly KnownCluster[]): Destination[] {
  let now = [...all]
  const reached = new Map(
    all.filter(({ by }) => by.group === KUSTOMIZE).map((each) => [each.by, reachedBy(each, checkout)]),
  )
  const order = known.map(({ name }) => name)
  for (let round = 0; round <= all.length; round++) {
    const next = now.map((each) => {
      const holders = now.filter(({ by }) => by !== each.by && reached.get(by)?.has(each.by.document.file.path))
      if (holders.length === 0) return each
      const names = new Set([
        ...each.clusters,
        ...(each.cluster === null ? holders.flatMap((one) => one.clusters) : []),
      ])
      const namespace =
        each.namespace ?? (each.by.group === HELM ? holders.find((one) => one.namespace)?.namespace : undefined)
      return {
        ...each,
        clusters: order.filter((name) => names.has(name)),
        ...(namespace !== undefined && { namespace }),
      }
    })
    const same = next.every((each, at) => each.clusters.length === now[at]?.clusters.length)
    now = next
    if (same) break
  }
  return now
}
