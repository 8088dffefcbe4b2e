import type { Spot } from '../rules/rule.js'
import type { ClusterSettings } from '../settings.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import { plainValue } from '../source/node.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { manifestsOf } from '../workload/manifest.js'
import {
  type VclusterCarrier,
  type VclusterOptions,
  vclusterCarrier,
  vclusterOptions,
} from '../workload/vcluster-carriers.js'
import { refOf } from './places.js'
import type { Repository } from './repository.js'

/** What is known of a virtual cluster: its vcluster version, the text that sets it, and the values that matter. */
export interface Tenancy {
  readonly version: string
  readonly at: Spot | undefined
  readonly options: VclusterOptions
}

/** A virtual cluster of the settings that names no version that could be read. */
export class NoVersion extends Error {}

/** What the settings, and the files that they name, say of a virtual cluster; undefined where the cluster is none. */
export function tenancyOf(
  { name, vcluster, places }: ClusterSettings,
  { settings, named }: Repository,
): Tenancy | undefined {
  if (!vcluster) return undefined
  const from = vcluster.from === undefined ? undefined : documentsOf(named, vcluster.from)
  const values = vcluster.values === undefined ? from : documentsOf(named, vcluster.values)
  const options = optionsOf(values ?? [])
  const set = [...(from ?? []), ...(values ?? [])].flatMap((document) => {
    const version = vclusterCarrier(document)?.version
    return version ? [{ version: version.text, at: versionSpot(document, version) }] : []
  })[0]
  if (vcluster.version !== undefined) {
    const { file } = settings
    const own = file && places.vcluster ? { file, span: places.vcluster, path: places.vcluster.path } : undefined
    // Where the configuration itself writes no version, the one that is judged stands in place of that of the file.
    const isWritten = vcluster.from === undefined || own?.path.at(-1) === 'version'
    return { version: vcluster.version, at: isWritten ? own : (set?.at ?? own), options }
  }
  if (set) return { ...set, options }
  throw new NoVersion(
    `cluster ${name}: ${vcluster.from ?? vcluster.values} sets no vcluster version; add vcluster: { version: ... }`,
  )
}

/** The place of a vcluster version, in the object that carries it. */
export function versionSpot(document: SourceDocument, { span, path }: NonNullable<VclusterCarrier['version']>): Spot {
  const found = manifestsOf(document)
  const holder = Array.isArray(found)
    ? found.find(({ at }) => at.every((step, index) => path[index] === step))
    : undefined
  return { file: document.file, span, path, ...(holder && { object: refOf(holder) }) }
}

function documentsOf(named: ReadonlyMap<string, SourceFile>, file: string): SourceDocument[] {
  const source = named.get(file)
  return source ? readDocuments(source).filter(isReadable) : []
}

/** The options in the first document that carries values, else in the first document itself. */
function optionsOf(documents: readonly SourceDocument[]): VclusterOptions {
  const carried = documents.map((document) => vclusterCarrier(document)?.values).find((values) => values !== undefined)
  const plain = documents[0] && plainValue(documents[0].root)
  return vclusterOptions(carried ?? plain ?? {})
}
