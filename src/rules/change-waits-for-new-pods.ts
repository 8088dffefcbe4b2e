import { member } from '../admission/world.js'
import type { Path } from '../source/path.js'
import type { Manifest } from '../workload/manifest.js'
import { partsOf } from '../workload/parts.js'
import type { Rule } from './rule.js'

/** A change of sidecars or claims that is accepted, and reaches only pods that are made after it. */
export const changeWaitsForNewPods: Rule = {
  id: 'change-waits-for-new-pods',

  *observeChange({ was, is, update }) {
    const { manifest } = is.object
    if (!update || !['none', 'in-place'].includes(update.outcome)) return
    const paths = partsOf(was.object.manifest, manifest).map(({ path }) => path)
    const [path, variant] =
      manifest.kind === 'SidecarSet'
        ? [paths.find((each) => isOfSidecars(each) && goesOn(manifest)), 'sidecars']
        : [paths.find((each) => keepsClaims(manifest) && each[1] === 'volumeClaimTemplates'), 'claims']
    if (path) yield { at: { manifest, path }, variant, data: { name: manifest.name }, affects: manifest }
  },
}

/** What is injected, but for the images, which are written into pods that run. */
function isOfSidecars([top, list, , field]: Path): boolean {
  return top === 'spec' && ['containers', 'initContainers', 'volumes'].includes(String(list)) && field !== 'image'
}

/** Whether updates are meant to reach pods that run. */
function goesOn({ spec }: Manifest): boolean {
  const { type, paused } = member(spec, 'updateStrategy')
  return type !== 'NotUpdate' && paused !== true
}

/** Workloads of Kruise whose webhooks let claims change, unless they are told to renew them. */
function keepsClaims({ group, kind, spec }: Manifest): boolean {
  const told = kind === 'StatefulSet' && spec.volumeClaimUpdateStrategy !== undefined
  return group === 'apps.kruise.io' && ['CloneSet', 'StatefulSet'].includes(kind) && !told
}
