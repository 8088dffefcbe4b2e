import { nameOf } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import { isConsequence } from './consequence.js'
import { landing } from './landing.js'
import { isLeftOut } from './left-out.js'
import { placeholderAt } from './placeholder.js'
import type { Rule } from './rule.js'

/** Pods that the API server or a plugin refuses, where no other rule has words of its own for it. */
export const podsRefused: Rule = {
  id: 'pods-refused',

  *observe({ pods, object }, claimed) {
    // What nobody could decode is missing in the pods.
    if (object.refusals.some(({ id }) => id === 'cannot-unmarshal')) return
    for (const outcome of pods) {
      const { pod, workload, subset, among, unmade, assumes } = outcome
      for (const refusal of pod.refusals) {
        if (claimed.has(refusal) || isConsequence(refusal, pod.value, object.refusals)) continue
        if (isLeftOut(refusal, pod.value, workload)) continue
        // The template is refused with the workload; its pods would only say it again.
        if (object.refusals.some(({ id }) => id === refusal.id)) continue
        const template = templatePath(workload) ?? []
        const placeholder = placeholderAt(pod.value, refusal.path)
        const variant = unmade ? 'unmade' : placeholder && 'placeholder'
        yield {
          at: pod.writer(refusal) ?? { manifest: workload, path: template },
          ...(variant && { variant }),
          data: {
            ...landing(outcome, pods),
            workload: nameOf(workload),
            subset: subset?.name ?? among?.join('", "'),
            by: refusal.by,
            placeholder,
          },
          refusal,
          affects: workload,
          assumes,
        }
      }
    }
  },
}
