import type { AllowanceRule } from './allowance.js'
import { allowanceExpired } from './allowance-expired.js'
import { allowanceLocked } from './allowance-locked.js'
import { allowanceNotNeeded } from './allowance-not-needed.js'
import { allowanceNotValid } from './allowance-not-valid.js'
import { apiVersionNotServed } from './api-version-not-served.js'
import { changeWaitsForNewPods } from './change-waits-for-new-pods.js'
import { chartDoesNotRender } from './chart-does-not-render.js'
import { clonesetSurgeRecreates } from './cloneset-surge-recreates.js'
import { configContradictsSnapshot } from './config-contradicts-snapshot.js'
import { crdFieldPruned } from './crd-field-pruned.js'
import { criticalClassNeedsQuota } from './critical-class-needs-quota.js'
import { disruptionBudgetBlocksEvictions } from './disruption-budget-blocks-evictions.js'
import { disruptionBudgetNoGuarantee } from './disruption-budget-no-guarantee.js'
import { duplicateKey } from './duplicate-key.js'
import { fieldDisplacedBySidecar } from './field-displaced-by-sidecar.js'
import { fieldNeedsFeatureGate } from './field-needs-feature-gate.js'
import { imagePullGateOff } from './image-pull-gate-off.js'
import { inPlaceUpdatePanics } from './in-place-update-panics.js'
import { kruiseFeatureGateOff } from './kruise-feature-gate-off.js'
import { kruiseSkipsKubeSystem } from './kruise-skips-kube-system.js'
import { kustomizationDoesNotBuild } from './kustomization-does-not-build.js'
import { lowPriorityPodsLeaveSlowly } from './low-priority-pods-leave-slowly.js'
import { nativeSidecarBecomesInitContainer } from './native-sidecar-becomes-init-container.js'
import { objectRefused } from './object-refused.js'
import { podAffinityToLowerPriority } from './pod-affinity-to-lower-priority.js'
import { podPriorityNotOfItsClass } from './pod-priority-not-of-its-class.js'
import { podsRefused } from './pods-refused.js'
import { priorityClassBadPreemptionPolicy } from './priority-class-bad-preemption-policy.js'
import { priorityClassMissing } from './priority-class-missing.js'
import { priorityClassNeverPreempts } from './priority-class-never-preempts.js'
import { priorityClassReservedName } from './priority-class-reserved-name.js'
import { priorityClassSecondDefault } from './priority-class-second-default.js'
import { priorityClassUnlimited } from './priority-class-unlimited.js'
import { priorityClassValueTooHigh } from './priority-class-value-too-high.js'
import { quotaRefusesPods } from './quota-refuses-pods.js'
import type { Rule } from './rule.js'
import { sidecarLowersQosClass } from './sidecar-lowers-qos-class.js'
import { sidecarReplacesContainer } from './sidecar-replaces-container.js'
import { sidecarTakesResizePolicy } from './sidecar-takes-resize-policy.js'
import { sidecarUpdateLosesField } from './sidecar-update-loses-field.js'
import { sidecarsetNamespaceSelectorLost } from './sidecarset-namespace-selector-lost.js'
import { snapshotTooOld } from './snapshot-too-old.js'
import { spreadHasNoRoom } from './spread-has-no-room.js'
import { spreadIgnoresReservedOrdinals } from './spread-ignores-reserved-ordinals.js'
import { spreadPatchMeetsClaimVolumes } from './spread-patch-meets-claim-volumes.js'
import { spreadTargetMissing } from './spread-target-missing.js'
import { subsetPatchChangesPriorityClass } from './subset-patch-changes-priority-class.js'
import { templateFieldDropped } from './template-field-dropped.js'
import { unparseableDocument } from './unparseable-document.js'
import { updateChangesPriority } from './update-changes-priority.js'
import { updateChangesQosClass } from './update-changes-qos-class.js'
import { updateGetsStuck } from './update-gets-stuck.js'
import { updateRecreatesPods } from './update-recreates-pods.js'
import { vclusterDistroRemoved } from './vcluster-distro-removed.js'
import { vclusterHostDefaultClass } from './vcluster-host-default-class.js'
import { vclusterHostRefusesPods } from './vcluster-host-refuses-pods.js'
import { vclusterKeepsPreemptionPolicy } from './vcluster-keeps-preemption-policy.js'
import { vclusterPriorityNotSynced } from './vcluster-priority-not-synced.js'
import { vclusterResizeNotForwarded } from './vcluster-resize-not-forwarded.js'
import { vclusterSyncsQosClass } from './vcluster-syncs-qos-class.js'
import { vclusterTerminatingQosClass } from './vcluster-terminating-qos-class.js'
import { vclusterWritesGuestQosClass } from './vcluster-writes-guest-qos-class.js'
import { zoneAntiAffinityStopsPreemption } from './zone-anti-affinity-stops-preemption.js'

/** The rules that look at allowances. What they find takes none itself. */
export const ALLOWANCE_RULES: readonly AllowanceRule[] = [
  allowanceNotValid,
  allowanceExpired,
  allowanceLocked,
  allowanceNotNeeded,
]

/** Every rule, in the order in which they look; those that speak of what no other rule has words for come last. */
export const RULES: readonly Rule[] = [
  unparseableDocument,
  chartDoesNotRender,
  kustomizationDoesNotBuild,
  duplicateKey,
  configContradictsSnapshot,
  snapshotTooOld,
  subsetPatchChangesPriorityClass,
  priorityClassMissing,
  criticalClassNeedsQuota,
  podPriorityNotOfItsClass,
  priorityClassValueTooHigh,
  priorityClassReservedName,
  priorityClassSecondDefault,
  priorityClassBadPreemptionPolicy,
  spreadPatchMeetsClaimVolumes,
  sidecarTakesResizePolicy,
  vclusterSyncsQosClass,
  sidecarReplacesContainer,
  sidecarsetNamespaceSelectorLost,
  sidecarLowersQosClass,
  kruiseSkipsKubeSystem,
  kruiseFeatureGateOff,
  spreadTargetMissing,
  spreadHasNoRoom,
  clonesetSurgeRecreates,
  inPlaceUpdatePanics,
  disruptionBudgetBlocksEvictions,
  disruptionBudgetNoGuarantee,
  podAffinityToLowerPriority,
  zoneAntiAffinityStopsPreemption,
  lowPriorityPodsLeaveSlowly,
  priorityClassNeverPreempts,
  priorityClassUnlimited,
  vclusterWritesGuestQosClass,
  vclusterTerminatingQosClass,
  vclusterPriorityNotSynced,
  vclusterKeepsPreemptionPolicy,
  vclusterHostDefaultClass,
  vclusterHostRefusesPods,
  vclusterResizeNotForwarded,
  vclusterDistroRemoved,
  nativeSidecarBecomesInitContainer,
  templateFieldDropped,
  crdFieldPruned,
  fieldDisplacedBySidecar,
  fieldNeedsFeatureGate,
  updateGetsStuck,
  changeWaitsForNewPods,
  updateRecreatesPods,
  updateChangesPriority,
  updateChangesQosClass,
  quotaRefusesPods,
  sidecarUpdateLosesField,
  spreadIgnoresReservedOrdinals,
  imagePullGateOff,
  apiVersionNotServed,
  objectRefused,
  podsRefused,
  ...ALLOWANCE_RULES,
]

/** The rules that speak of what a change does: nobody can ask them without a base. */
export const OF_CHANGES: readonly Rule[] = [objectRefused, ...RULES.filter(({ observeChange }) => observeChange)]
