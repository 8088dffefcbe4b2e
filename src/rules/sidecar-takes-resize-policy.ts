import { containerName } from '../admission/pod.js'
import { losesResizePolicy } from '../admission/rewrite.js'
import { member } from '../admission/world.js'
import { pointer } from '../source/path.js'
import { type Manifest, nameOf, objects, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** An injected sidecar that is left with an app container's resizePolicy, so that every later write of the pod is refused. */
export const sidecarTakesResizePolicy: Rule = {
  id: 'sidecar-takes-resize-policy',

  *observe({ pods, world }) {
    for (const { pod, workload } of pods) {
      if (!world.cluster.installed('kruise')) continue
      for (const index of losesResizePolicy(pod, world)) {
        const sidecar = objects(pod.spec.containers)[index]
        const name = sidecar && pod.origin(['spec', 'containers', index, 'name'])
        const policy = pod.origin(['spec', 'containers', index, 'resizePolicy'])
        const taken = name && name.manifest.kind === 'SidecarSet' && policy?.manifest !== name.manifest
        if (!taken || !updatesInPlace(workload, name.manifest)) continue
        const at = { manifest: name.manifest, path: name.path.slice(0, -1) }
        const app = objects(member(member(workload.spec, 'template'), 'spec').containers)[index]
        yield {
          at: { ...at, path: [...at.path, 'name'] },
          data: {
            sidecar: containerName(sidecar),
            sidecarSet: name.manifest.name,
            workload: nameOf(workload),
            app: app && containerName(app),
            container: pointer([...at.manifest.at, ...at.path]),
          },
          related: policy ? [{ at: policy, note: 'its resizePolicy stays in this place of the list' }] : [],
          affects: workload,
        }
      }
    }
  },
}

/** Whether anything will write the running pod: the workload updates in place, or the SidecarSet renews its sidecars. */
function updatesInPlace(workload: Manifest, sidecarSet: Manifest): boolean {
  const strategy = member(workload.spec, 'updateStrategy')
  const policy = text(
    strategy.type === 'RollingUpdate' ? member(strategy, 'rollingUpdate').podUpdatePolicy : strategy.type,
  )
  const rolling = member(strategy, 'rollingUpdate')
  const inPlace = [policy, text(rolling.podUpdatePolicy), text(rolling.rollingUpdateType)].some((each) =>
    each.startsWith('InPlace'),
  )
  const renewed = (text(member(sidecarSet.spec, 'updateStrategy').type) || 'RollingUpdate') === 'RollingUpdate'
  return inPlace || renewed
}
