import { duplicateKey } from './duplicate-key.js'
import { objectRefused } from './object-refused.js'
import { podPriorityNotOfItsClass } from './pod-priority-not-of-its-class.js'
import { podsRefused } from './pods-refused.js'
import { priorityClassBadPreemptionPolicy } from './priority-class-bad-preemption-policy.js'
import { priorityClassMissing } from './priority-class-missing.js'
import { priorityClassReservedName } from './priority-class-reserved-name.js'
import { priorityClassSecondDefault } from './priority-class-second-default.js'
import { priorityClassValueTooHigh } from './priority-class-value-too-high.js'
import type { Rule } from './rule.js'
import { sidecarTakesResizePolicy } from './sidecar-takes-resize-policy.js'
import { spreadPatchMeetsClaimVolumes } from './spread-patch-meets-claim-volumes.js'
import { subsetPatchChangesPriorityClass } from './subset-patch-changes-priority-class.js'
import { unparseableDocument } from './unparseable-document.js'
import { vclusterSyncsQosClass } from './vcluster-syncs-qos-class.js'

/** Every rule, in the order in which they look; those that speak of what no other rule has words for come last. */
export const RULES: readonly Rule[] = [
  unparseableDocument,
  duplicateKey,
  subsetPatchChangesPriorityClass,
  priorityClassMissing,
  podPriorityNotOfItsClass,
  priorityClassValueTooHigh,
  priorityClassReservedName,
  priorityClassSecondDefault,
  priorityClassBadPreemptionPolicy,
  spreadPatchMeetsClaimVolumes,
  sidecarTakesResizePolicy,
  vclusterSyncsQosClass,
  objectRefused,
  podsRefused,
]
