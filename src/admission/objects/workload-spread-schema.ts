// Mirrors config/crd/bases/apps.kruise.io_workloadspreads.yaml of openkruise/kruise.
import type { Build } from '../../cluster/build.js'
import type { JsonObject } from '../../workload/manifest.js'
import {
  boolean,
  integer,
  kindWith,
  list,
  nodeTerm,
  object,
  reference,
  selector,
  string,
  strings,
  tolerations,
} from './crd-parts.js'
import type { Schema } from './crd-schema.js'

const subset = object(
  {
    name: string,
    preferredNodeSelectorTerms: list(object({ preference: nodeTerm, weight: integer }, 'preference', 'weight')),
    requiredNodeSelectorTerm: nodeTerm,
    tolerations,
  },
  'name',
)
const scheduleStrategy = object({
  adaptive: object({ disableSimulationSchedule: boolean, rescheduleCriticalSeconds: integer }),
  type: { type: 'string', enum: ['Adaptive', 'Fixed', ''] },
})
const targetFilter = object({ replicasPathList: strings, selector })

/** The schema of a WorkloadSpread with that spec in `build`, which is asked for what the spec has. */
export function spreadSchema(spec: JsonObject, build: Build): Schema {
  const filter = spec.targetFilter !== undefined && build.holds('workloadspread-target-filter') ? { targetFilter } : {}
  const targetRef = reference('apiVersion', 'kind', 'name')
  return kindWith(object({ scheduleStrategy, subsets: list(subset), targetRef, ...filter }, 'subsets', 'targetRef'))
}
