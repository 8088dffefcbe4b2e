import type { ClusterSettings } from '../settings.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import { plainValue, type Span } from '../source/node.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { type VclusterOptions, vclusterCarrier, vclusterOptions } from '../workload/vcluster-carriers.js'
import type { Repository } from './repository.js'

/** What is known of a virtual cluster: its vcluster version, the text that sets it, and the values that matter. */
export interface Tenancy {
  readonly version: string
  readonly at: { readonly file: SourceFile; readonly span: Span } | undefined
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
  if (vcluster.version !== undefined) {
    const at = settings.file && places.vcluster ? { file: settings.file, span: places.vcluster } : undefined
    return { version: vcluster.version, at, options }
  }
  for (const document of [...(from ?? []), ...(values ?? [])]) {
    const version = vclusterCarrier(document)?.version
    if (version) return { version: version.text, at: { file: document.file, span: version.span }, options }
  }
  throw new NoVersion(
    `cluster ${name}: ${vcluster.from ?? vcluster.values} sets no vcluster version; add vcluster: { version: ... }`,
  )
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
