import type { ObjectRef } from '../finding.js'
import type { SimulatedLoss, SimulatedPod, SimulatedRefusal, Simulation } from '../simulation.js'
import { printed } from './json.js'

/** The simulation as `simulate --format json` prints it, keys in the contract's order. */
export function renderSimulationJson({ schemaVersion, clusters }: Simulation): string {
  return printed({
    schemaVersion,
    clusters: clusters.map(({ cluster, objects, pods, updates }) => ({
      cluster: {
        name: cluster.name,
        kubernetes: cluster.kubernetes,
        kruise: cluster.kruise,
        vcluster: cluster.vcluster,
      },
      objects: objects.map((each) => ({
        ...ref(each),
        file: each.file,
        line: each.line,
        verdict: each.verdict,
        refusals: each.refusals.map(refusal),
        dropped: each.dropped.map(loss),
        assumes: each.assumes,
      })),
      pods: pods.map(pod),
      updates: updates.map(({ object, outcome, refusals, because }) => ({
        object: ref(object),
        outcome,
        refusals: refusals.map(refusal),
        because,
      })),
    })),
  })
}

const ref = ({ apiVersion, kind, namespace, name }: ObjectRef) => ({ apiVersion, kind, namespace, name })

const loss = ({ path, by }: SimulatedLoss) => ({ path, by })

const refusal = ({ by, message, path, file, line, column }: SimulatedRefusal) => ({
  by,
  message,
  path,
  file,
  line,
  column,
})

const pod = (each: SimulatedPod) => ({
  workload: ref(each.workload),
  subset: each.subset,
  ...(each.among && { among: each.among }),
  verdict: each.verdict,
  refusals: each.refusals.map(refusal),
  assumes: each.assumes,
  priorityClassName: each.priorityClassName,
  priority: each.priority,
  preemptionPolicy: each.preemptionPolicy,
  qosClass: each.qosClass,
  containers: each.containers.map(({ name, init, injectedBy, resources, resizePolicy }) => ({
    name,
    init,
    injectedBy,
    resources,
    resizePolicy,
  })),
  volumes: each.volumes,
  ...(each.dropped && { dropped: each.dropped.map(loss) }),
  host: each.host && {
    verdict: each.host.verdict,
    qosClass: each.host.qosClass,
    refusals: each.host.refusals.map(refusal),
  },
})
