import { containerName, type EffectivePod } from '../admission/pod.js'
import { losesResizePolicy } from '../admission/rewrite.js'
import type { PodOutcome } from '../admission/simulate.js'
import { member, type World } from '../admission/world.js'
import { pointer, valueAt } from '../source/path.js'
import { type JsonObject, type Manifest, nameOf, objects, text } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

/** A container that has a resizePolicy which Kruise does not write back, so that every later write of the pod is refused. */
export const sidecarTakesResizePolicy: Rule = {
  id: 'sidecar-takes-resize-policy',

  *observe({ pods, world }) {
    for (const { pod, workload } of world.cluster.installed('kruise') ? pods : []) {
      const lost = losesResizePolicy(pod, world)
      const writer = lost.length > 0 ? writerOf(pod, workload) : undefined
      if (!writer) continue
      for (const index of lost) {
        const container = objects(pod.spec.containers)[index] ?? {}
        const name = pod.origin(['spec', 'containers', index, 'name'])
        const policy = pod.origin(['spec', 'containers', index, 'resizePolicy'])
        const injected = name?.manifest.kind === 'SidecarSet'
        if (!name || (injected && policy?.manifest === name.manifest)) continue
        const at = { manifest: name.manifest, path: name.path.slice(0, -1) }
        yield {
          at: { ...at, path: [...at.path, injected ? 'name' : 'resizePolicy'] },
          variant: !injected ? 'own' : hasDefaults(container, world) ? writer : 'explicit',
          data: {
            sidecar: containerName(container),
            workload: nameOf(workload),
            app: appAt(index, workload),
            container: injected ? pointer([...at.manifest.at, ...at.path]) : undefined,
          },
          related: injected && policy ? [{ at: policy, note: 'its resizePolicy stays in this place of the list' }] : [],
          affects: workload,
        }
      }
    }
  },
}

/** Whether somebody will write the running pod and be refused for a resizePolicy: what this rule speaks of. */
export function waitsForWrite({ pod, workload }: PodOutcome, world: World): boolean {
  return losesResizePolicy(pod, world).length > 0 && writerOf(pod, workload) !== undefined
}

/** The name of the container that the workload itself has in that place of the list. */
function appAt(index: number, workload: Manifest): string {
  const template = templatePath(workload) ?? []
  return text(valueAt(workload.value, [...template, 'spec', 'containers', index, 'name']))
}

/** Whether the API server writes that resizePolicy by itself, for whatever the container requests. */
function hasDefaults({ resizePolicy }: JsonObject, { cluster }: World): boolean {
  return (
    cluster.holds('defaults-resize-policy') &&
    objects(resizePolicy).every(({ restartPolicy }) => restartPolicy === 'NotRequired')
  )
}

/** What will write the running pod: its workload, which updates in place, or a SidecarSet that renews its sidecars. */
function writerOf(pod: EffectivePod, workload: Manifest): 'workload' | 'sidecars' | undefined {
  if (updatesInPlace(workload)) return 'workload'
  const sidecarSets = objects(pod.spec.containers).flatMap((_, index) => {
    const name = pod.origin(['spec', 'containers', index, 'name'])
    return name?.manifest.kind === 'SidecarSet' ? [name.manifest] : []
  })
  const renewed = ({ spec }: Manifest) => (text(member(spec, 'updateStrategy').type) || 'RollingUpdate') !== 'NotUpdate'
  return sidecarSets.some(renewed) ? 'sidecars' : undefined
}

function updatesInPlace({ spec }: Manifest): boolean {
  const strategy = member(spec, 'updateStrategy')
  const { podUpdatePolicy, rollingUpdateType } = member(strategy, 'rollingUpdate')
  return [strategy.type, podUpdatePolicy, rollingUpdateType].some((each) => text(each).startsWith('InPlace'))
}
