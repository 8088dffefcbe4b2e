import { isDeepStrictEqual } from 'node:util'
import { containerName } from '../admission/pod.js'
import { inSamePlace, mayRun, type PodOutcome, podsThatMayRun } from '../admission/simulate.js'
import { objects } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { QOS_CLASSES } from '../workload/qos.js'
import type { Rule } from './rule.js'

/** Pods that get another QoS class than those that run. */
export const updateChangesQosClass: Rule = {
  id: 'update-changes-qos-class',

  *observeChange({ was, is }) {
    const running = podsThatMayRun(was)
    for (const now of is.pods) {
      const before = running.find((each) => inSamePlace(each, now))
      if (!before || !mayRun(now, is.world) || before.qosClass === now.qosClass) continue
      const { workload } = now
      const rises = QOS_CLASSES.indexOf(now.qosClass) < QOS_CLASSES.indexOf(before.qosClass)
      yield {
        at: differingContainer(before, now) ?? { manifest: workload, path: [] },
        variant: rises ? 'raised' : 'lowered',
        data: { was: before.qosClass, is: now.qosClass },
        affects: workload,
      }
      return
    }
  },
}

/** Where the first container that differs in what it asks for has that from. */
function differingContainer(was: PodOutcome, is: PodOutcome): Origin | undefined {
  for (const list of ['containers', 'initContainers']) {
    const before = objects(was.pod.spec[list])
    for (const [at, container] of objects(is.pod.spec[list]).entries()) {
      const old = before.find((each) => containerName(each) === containerName(container))
      if (old && isDeepStrictEqual(old.resources, container.resources)) continue
      const path = ['spec', list, at]
      return is.pod.origin(old ? [...path, 'resources'] : [...path, 'name'])
    }
  }
  return undefined
}
