import { SPREAD_WEBHOOK, targetOf } from '../admission/objects/workload-spread.js'
import { member } from '../admission/world.js'
import type { Refusal } from '../finding.js'
import type { Path } from '../source/path.js'
import { nameOf, objects, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** A WorkloadSpread with a patch on a CloneSet that mounts a volumeClaimTemplate: the webhook does not see that volume. */
export const spreadPatchMeetsClaimVolumes: Rule = {
  id: 'spread-patch-meets-claim-volumes',

  *observe({ object, world }) {
    const { manifest } = object
    const refusals = object.refusals.filter(isUnseenVolume)
    const target = refusals.length > 0 ? targetOf(manifest, world) : undefined
    if (!target || world.cluster.holds('workloadspread-adds-claim-volumes')) return
    const claims = objects(target.spec.volumeClaimTemplates).map((claim) => text(member(claim, 'metadata').name))
    const unseen = refusals.filter(({ value }) => claims.includes(text(value)))
    for (const index of new Set(unseen.map(({ path }) => Number(path[2])))) {
      const claimed = unseen.filter(({ path }) => path[2] === index)
      const volumes = [...new Set(claimed.map(({ value }) => text(value)))]
      yield {
        at: { manifest, path: ['spec', 'subsets', index, 'patch'] },
        data: { subset: text(objects(manifest.spec.subsets)[index]?.name), workload: nameOf(target), volumes },
        refusal: { ...(claimed[0] as Refusal), message: claimed.map(({ message }) => message).join(', ') },
        claims: claimed,
        related: volumes.map((name) => ({
          at: { manifest: target, path: claimPath(claims.indexOf(name)) },
          note: `the volume "${name}" is made from this claim template`,
        })),
        affects: target,
      }
    }
  },
}

/** Whether the webhook found no volume for a mount or a device. */
function isUnseenVolume({ by, id, path }: Refusal): boolean {
  return by === SPREAD_WEBHOOK && id === 'value-not-found' && /^volume(?:Mounts|Devices)$/.test(String(path.at(-3)))
}

function claimPath(index: number): Path {
  return ['spec', 'volumeClaimTemplates', index, 'metadata', 'name']
}
