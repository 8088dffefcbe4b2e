import { containerName } from '../admission/pod.js'
import { type Path, valueAt } from '../source/path.js'
import { type Manifest, objects } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

const LISTS = ['containers', 'initContainers'] as const

/** A sidecar with the name of one of the pod's own containers: it takes its place, or the pod has the name twice. */
export const sidecarReplacesContainer: Rule = {
  id: 'sidecar-replaces-container',

  *observe({ pods }, claimed) {
    for (const { pod, workload } of pods) {
      for (const list of LISTS) {
        for (const [index, container] of objects(pod.spec[list]).entries()) {
          const path = ['spec', list, index, 'name']
          const at = pod.origin(path)
          const own =
            at?.manifest.kind === 'SidecarSet' ? ownContainer(workload, list, containerName(container)) : undefined
          if (!at || !own) continue
          const twice = pod.refusals.find((each) => each.path.join() === path.join() && !claimed.has(each))
          yield {
            at,
            ...(twice ? { variant: 'twice', refusal: twice } : list === 'initContainers' && { variant: 'init' }),
            data: { container: containerName(container), sidecarSet: at.manifest.name },
            related: [
              { at: { manifest: workload, path: own }, note: 'the container that the workload has by this name' },
            ],
            affects: workload,
          }
        }
      }
    }
  },
}

/** Where the workload has a container of that name. One that an earlier injection left there, as in the dump of a live pod, is the sidecar itself. */
function ownContainer(workload: Manifest, list: string, name: string): Path | undefined {
  const path = [...(templatePath(workload) ?? []), 'spec', list]
  const at = objects(valueAt(workload.value, path)).findIndex(
    (each) => containerName(each) === name && !objects(each.env).some((env) => env.name === 'IS_INJECTED'),
  )
  return at < 0 ? undefined : [...path, at, 'name']
}
