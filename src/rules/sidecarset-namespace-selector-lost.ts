import { text } from '../workload/manifest.js'
import { isEmptySelector } from '../workload/selector.js'
import type { Rule } from './rule.js'

/** A SidecarSet whose namespaceSelector the build drops, so that it reaches namespaces that it was not meant for. */
export const sidecarsetNamespaceSelectorLost: Rule = {
  id: 'sidecarset-namespace-selector-lost',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    const { cluster } = world
    if (manifest.kind !== 'SidecarSet' || manifest.group !== 'apps.kruise.io' || refusals.length > 0) return
    if (isEmptySelector(manifest.spec.namespaceSelector)) return
    const namespace = text(manifest.spec.namespace)
    const pruned = !cluster.holds('sidecarset-namespace-selector')
    if (!pruned && !(namespace && cluster.holds('sidecarset-namespace-becomes-selector'))) return
    yield {
      at: { manifest, path: ['spec', 'namespaceSelector'] },
      ...(namespace && { variant: 'namespace-alone' }),
      data: { name: manifest.name, namespace },
    }
  },
}
