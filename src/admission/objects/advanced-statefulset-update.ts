// Mirrors pkg/webhook/statefulset/validating of openkruise/kruise: ValidateStatefulSetUpdate, ValidateVolumeClaimTemplateUpdate.

import type { Manifest } from '../../workload/manifest.js'
import { compareQuantities, isQuantity, parseQuantity } from '../../workload/quantity.js'
import { child, type Fields, items, optionalText, record, text, texts } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import type { World } from '../world.js'
import { notInPlace } from './in-place-only.js'
import { onlyChanged } from './update-fields.js'

/** What is asked of an update, one after the other. */
export interface StatefulSetUpdate {
  errors(): Errors
  claimErrors(): Errors
  /** The refusal of a change that cannot be made in place, where nothing else is allowed. */
  notInPlace(): string | undefined
}

/** The questions to an update of `before` to `manifest`; `known` are the fields of the version's spec. */
export function advancedStatefulSetUpdate(
  scope: Scope,
  manifest: Manifest,
  before: Manifest,
  known: readonly string[],
  world: World,
): StatefulSetUpdate {
  const rolling = child(child(record(manifest.value.spec), 'updateStrategy'), 'rollingUpdate')
  return {
    errors: function* () {
      if (!onlyChanged(manifest, before, changeable(scope), known)) {
        yield scope.forbidden(['spec'], 'advanced-statefulset-update-forbidden')
      }
    },
    claimErrors: () => claimErrors(scope, manifest, before, world),
    notInPlace: () => {
      if (text(rolling, 'podUpdatePolicy') !== 'InPlaceOnly') return undefined
      // Upstream's pattern has no ends: more than images match it.
      const difference = notInPlace(manifest, before, /\/containers\/([0-9]+)\/image/, world)
      return difference && scope.build.say('advanced-statefulset-not-in-place', { ...difference })
    },
  }
}

function changeable({ build }: Scope): string[] {
  return [
    'replicas',
    'template',
    'updateStrategy',
    'scaleStrategy',
    'reserveOrdinals',
    'lifecycle',
    ...(build.holds('advanced-statefulset-retention-policy')
      ? ['persistentVolumeClaimRetentionPolicy', 'revisionHistoryLimit']
      : []),
    ...(build.holds('advanced-statefulset-claim-templates-mutable') ? ['volumeClaimTemplates'] : []),
    ...(build.holds('advanced-statefulset-ordinals-mutable') ? ['ordinals'] : []),
    ...(build.holds('advanced-statefulset-resizes-claims') ? ['volumeClaimUpdateStrategy'] : []),
  ]
}

/** With volumeClaimUpdateStrategy OnPodRollingUpdate only the size of a claim may change, and where its class allows that. */
function* claimErrors(scope: Scope, manifest: Manifest, before: Manifest, world: World): Errors {
  const { cluster } = world
  if (!scope.build.holds('advanced-statefulset-resizes-claims')) return
  if (!cluster.kruiseEnabled('StatefulSetAutoResizePVCGate')) return
  const spec = record(manifest.value.spec)
  const type = text(child(spec, 'volumeClaimUpdateStrategy'), 'type')
  if (type === '' || type === 'OnDelete') return
  const now = items(spec, 'volumeClaimTemplates').map(([claim]) => claim)
  const was = items(record(before.value.spec), 'volumeClaimTemplates').map(([claim]) => claim)
  if (now.length !== was.length) {
    const go = '[]v1.PersistentVolumeClaim{…}'
    yield scope.invalid(['spec', 'volumeClaimTemplates'], { go, json: now }, 'claim-templates-added')
    return
  }
  for (const [index, claim] of now.entries()) {
    const name = nameOf(claim)
    const at = ['spec', `volumeClaimTemplates[${name}]`]
    const place = ['spec', 'volumeClaimTemplates', index]
    const old = was.find((each) => nameOf(each) === name)
    if (!old)
      yield { ...scope.forbidden([...at, 'name'], 'claim-template-renamed'), place: [...place, 'metadata', 'name'] }
    if (!old) return
    if (!compatible(old, claim)) {
      yield {
        ...scope.invalid(at, { go: 'v1.PersistentVolumeClaim{…}', json: claim }, 'claim-template-changed'),
        place,
      }
      return
    }
    if (!resized(old, claim)) continue
    const error = classError(scope, claim, at, world)
    if (!error) continue
    yield { ...error, place }
    return
  }
}

function classError(scope: Scope, claim: Fields, at: string[], world: World) {
  const name = child(claim, 'spec')?.storageClassName
  if (typeof name !== 'string') return undefined
  const found = world.workload('storage.k8s.io', 'StorageClass', '', name)
  if (!found) {
    // A class that nobody wrote down may be there all the same.
    if (!world.cluster.closed('StorageClass')) return undefined
    return scope.invalid([...at, 'spec', 'storageClassName'], name, 'storage-class-missing')
  }
  if (found.value.allowVolumeExpansion !== false) return undefined
  return scope.forbidden([...at, 'spec', 'resources', 'requests', 'storage'], 'storage-class-fixed', { name })
}

function nameOf(claim: Fields): string {
  return text(child(claim, 'metadata'), 'name')
}

function amounts(claim: Fields): (string | undefined)[] {
  const resources = child(child(claim, 'spec'), 'resources')
  return ['requests', 'limits'].map((kind) => {
    const value = child(resources, kind)?.storage
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  })
}

function resized(old: Fields, claim: Fields): boolean {
  const before = amounts(old)
  return amounts(claim).some((amount, index) => !sameAmount(amount, before[index]))
}

function sameAmount(left = '0', right = '0'): boolean {
  const [one, other] = [parseQuantity(left), parseQuantity(right)]
  return isQuantity(one) && isQuantity(other) ? compareQuantities(one, other) === 0 : left === right
}

/** Whether two claims differ in no more than their sizes; a class that only one of them names is no difference. */
function compatible(old: Fields, claim: Fields): boolean {
  const [before, now] = [child(old, 'spec'), child(claim, 'spec')]
  const [was, is] = [optionalText(before, 'storageClassName'), optionalText(now, 'storageClassName')]
  if (was !== undefined && is !== undefined && was !== is) return false
  return texts(before, 'accessModes').join() === texts(now, 'accessModes').join()
}
