// Mirrors what of their API types names a version: eksctl ClusterConfig, Cluster API, kind, k3d and kOps.
import type { SourceDocument } from '../source/document.js'
import { plainValue } from '../source/node.js'
import type { Path } from '../source/path.js'
import { indexes, type ObjectNode, objectsOf, textAt, type WrittenText, writtenText } from './chart-uses.js'
import { vclusterCarriers, vclusterOptions } from './vcluster-carriers.js'
import { isVclusterValues } from './vcluster-values.js'

/** A part of a document that says which Kubernetes a cluster runs. */
export interface KubernetesCarrier {
  /** In words: `an eksctl ClusterConfig`. */
  readonly what: string
  /** The cluster's name, where the document has one. */
  readonly cluster?: string
  readonly version: WrittenText
  /** Whether it is the version of nodes, which may be older than that of the API server. */
  readonly ofNodes: boolean
}

/** What in a document says which Kubernetes a cluster runs; the API server's version comes before that of nodes. */
export function kubernetesCarriers(document: SourceDocument): KubernetesCarrier[] {
  const found = [...objectsOf(document).flatMap(carriersOf), ...guests(document)]
  return [...found.filter(({ ofNodes }) => !ofNodes), ...found.filter(({ ofNodes }) => ofNodes)]
}

function carriersOf(root: ObjectNode): KubernetesCarrier[] {
  const [group, kind] = [textAt(root.node, ['apiVersion']).split('/')[0] as string, textAt(root.node, ['kind'])]
  const name: Path = ['metadata', 'name']
  const at = (what: string, path: Path, named: Path = name, ofNodes = false): KubernetesCarrier[] => {
    const version = writtenText(root, path)
    const cluster = textAt(root.node, named)
    return version ? [{ what, version, ofNodes, ...(cluster && { cluster }) }] : []
  }
  const owner: Path = ['metadata', 'labels', 'cluster.x-k8s.io/cluster-name']
  switch (group) {
    case 'eksctl.io':
      return kind === 'ClusterConfig' ? at('an eksctl ClusterConfig', ['metadata', 'version']) : []
    case 'cluster.x-k8s.io':
      if (kind === 'Cluster') return at('a Cluster API Cluster', ['spec', 'topology', 'version'])
      if (kind !== 'MachineDeployment' && kind !== 'MachinePool') return []
      return at(`a Cluster API ${kind}`, ['spec', 'template', 'spec', 'version'], ['spec', 'clusterName'], true)
    case 'controlplane.cluster.x-k8s.io':
      return /ControlPlane$/.test(kind)
        ? at(`a Cluster API ${kind}`, ['spec', 'version'], textAt(root.node, owner) === '' ? name : owner)
        : []
    case 'kops.k8s.io':
      return kind === 'Cluster' ? at('a kOps Cluster', ['spec', 'kubernetesVersion']) : []
    case 'kind.x-k8s.io':
      return kind === 'Cluster' ? kindNodes(root) : []
    case 'k3d.io': {
      const tagged = kind === 'Simple' ? tagAt(root, ['image'], /(?:^|\/)k3s$/) : undefined
      const cluster = textAt(root.node, name)
      return tagged
        ? [{ what: 'a k3d configuration', version: tagged, ofNodes: false, ...(cluster && { cluster }) }]
        : []
    }
    default:
      return []
  }
}

/** The image of the nodes of a kind cluster, that of the control plane first. */
function kindNodes(root: ObjectNode): KubernetesCarrier[] {
  const cluster = textAt(root.node, ['name'])
  return indexes(root.node, ['nodes']).flatMap((node) => {
    const version = tagAt(root, [...node, 'image'], /(?:^|\/)node$/)
    const ofNodes = textAt(root.node, [...node, 'role']) === 'worker'
    return version ? [{ what: 'a kind configuration', version, ofNodes, ...(cluster && { cluster }) }] : []
  })
}

/** The guest's version that the values of a virtual cluster set. */
function guests(document: SourceDocument): KubernetesCarrier[] {
  const root = { document, at: [], node: document.root }
  const own = plainValue(document.root)
  const carried = vclusterCarriers(document).flatMap(({ values, valuesPath }) =>
    values !== undefined && valuesPath ? [{ values, valuesPath }] : [],
  )
  const all = carried.length === 0 && isVclusterValues(own) ? [{ values: own, valuesPath: [] as Path }] : carried
  return all.flatMap(({ values, valuesPath }) => {
    const { guestVersion, setBy } = vclusterOptions(values)
    if (guestVersion === undefined) return []
    const found = writtenText(root, [...valuesPath, ...(setBy.guestVersion ?? [])]) ?? writtenText(root, valuesPath)
    return found ? [{ what: 'vcluster values', version: { ...found, text: guestVersion }, ofNodes: false }] : []
  })
}

/** The tag of the image at `path`, where its name is as `name` asks. */
function tagAt(root: ObjectNode, path: Path, name: RegExp): WrittenText | undefined {
  const image = writtenText(root, path)
  const [, repository = '', tag] = /^([^@]*?):([^:/@]+)(?:@.*)?$/.exec(image?.text ?? '') ?? []
  if (!image || tag === undefined || !name.test(repository)) return undefined
  const { start, end } = image.span
  const offset = root.document.file.text.slice(start, end).indexOf(`:${tag}`)
  const span = offset < 0 ? image.span : { start: start + offset + 1, end: start + offset + 1 + tag.length }
  return { ...image, text: tag, span }
}
