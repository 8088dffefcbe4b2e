import { member } from '../admission/world.js'
import type { Path } from '../source/path.js'
import { type Manifest, nameOf } from '../workload/manifest.js'
import type { Rule } from './rule.js'

const SYSTEM = 'kube-system'
const NAMESPACED = ['WorkloadSpread', 'PodUnavailableBudget', 'PersistentPodState']
const NAME_LABEL = 'kubernetes.io/metadata.name'

/** An object that works through Kruise's pod webhooks, for pods of a namespace at which they do not look. */
export const kruiseSkipsKubeSystem: Rule = {
  id: 'kruise-skips-kube-system',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    const path = refusals.length === 0 ? placeIn(manifest) : undefined
    if (!path || !world.cluster.installed('kruise') || !world.cluster.holds('chart-leaves-out-kube-system')) return
    yield {
      at: { manifest, path },
      data: { object: nameOf(manifest) },
      assumes: [
        {
          kind: 'MutatingWebhookConfiguration',
          says: 'Kruise is installed by its Helm chart, whose webhooks leave out kube-system',
        },
      ],
    }
  },
}

/** Where an object says that it is for pods of kube-system alone. */
function placeIn({ group, kind, namespace, spec }: Manifest): Path | undefined {
  if (!group.endsWith('kruise.io')) return undefined
  if (NAMESPACED.includes(kind)) return namespace === SYSTEM ? ['metadata', 'namespace'] : undefined
  if (kind !== 'SidecarSet') return undefined
  if (spec.namespace !== undefined) return spec.namespace === SYSTEM ? ['spec', 'namespace'] : undefined
  const labels = member(member(spec, 'namespaceSelector'), 'matchLabels')
  return labels[NAME_LABEL] === SYSTEM ? ['spec', 'namespaceSelector', 'matchLabels', NAME_LABEL] : undefined
}
