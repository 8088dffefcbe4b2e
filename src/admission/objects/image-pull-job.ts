// Mirrors pkg/webhook/imagepulljob/validating and pkg/webhook/imagelistpulljob/validating of openkruise/kruise.
import type { Build, Values } from '../../cluster/build.js'
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import { child, type Fields, member, number, record, text, texts } from '../validation/read.js'
import { scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { CRD_VALIDATION, customResourceRefusals } from './custom-resource.js'
import { imageFault } from './image-reference.js'
import { intOrString } from './int-or-string.js'
import { pullJobStructs } from './job-structs.js'
import { refusalsOf } from './refusals.js'
import { denial, gatesOff, versionOf } from './review.js'
import { canonical, selectorFault } from './selectors.js'
import { decodeRefusals } from './webhook-decode.js'

/** Seconds that pulling may take where the job does not say. */
const DEFAULT_TIMEOUT = 600

/** How many images one job may pull. */
const MAX_IMAGES = 255

/** One thing that is wrong with a job. Upstream looks no further than the first. */
interface Fault {
  readonly id: string
  readonly path: Path
  readonly values?: Values
}

/** What the cluster says of an ImagePullJob; `before` is the same object where it exists already. */
export function imagePullRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  return judge(manifest, world, (spec) => {
    const was = record(before?.value.spec)
    if (was && world.cluster.holds('imagepulljob-secrets-immutable')) {
      const same = canonical(spec.pullSecrets) === canonical(was.pullSecrets)
      if (!same) return { id: 'ipj-secrets-immutable', path: ['spec', 'pullSecrets'] }
    }
    const image = text(spec, 'image')
    return (
      selectorFaultOf(spec, world) ??
      (image === '' ? { id: 'ipj-no-image', path: ['spec', 'image'] } : undefined) ??
      imageFaultOf(image, ['spec', 'image'], world) ??
      (world.cluster.holds('imagepulljob-checks-parallelism') ? parallelismFault(spec, world) : undefined) ??
      completionFault(spec, world.cluster.holds('imagepulljob-checks-timeout'))
    )
  })
}

/** What the cluster says of an ImageListPullJob. */
export function imageListRefusals(manifest: Manifest, world: World): Refusal[] {
  const listed = Array.isArray(member(record(manifest.value.spec), 'images'))
  // The mutating webhook writes a list that is left out as null.
  return listed ? judgeList(manifest, world) : [nullRefusal(['spec', 'images'], 'array', world.cluster)]
}

function judgeList(manifest: Manifest, world: World): Refusal[] {
  return judge(manifest, world, (spec) => {
    const images = texts(spec, 'images')
    const path = ['spec', 'images']
    if (images.length === 0) return selectorFaultOf(spec, world) ?? { id: 'ipj-no-image', path }
    const twice = images.findIndex((image, at) => images.indexOf(image) < at)
    return (
      selectorFaultOf(spec, world) ??
      (twice >= 0 ? { id: 'ipj-images-twice', path: [...path, twice] } : undefined) ??
      (images.length > MAX_IMAGES ? { id: 'ipj-images-many', path } : undefined) ??
      images.reduce<Fault | undefined>(
        (found, image, at) => found ?? imageFaultOf(image, [...path, at], world),
        undefined,
      ) ??
      completionFault(spec, false)
    )
  })
}

/** What the API server says of a null where its schema wants something. */
function nullRefusal(path: Path, type: string, build: Build): Refusal {
  const values = { path: path.join('.'), type, given: 'null' }
  const [refusal] = refusalsOf([scopeOf(build).invalid(path, 'null', 'schema-type', values)], CRD_VALIDATION)
  return refusal!
}

function judge(manifest: Manifest, world: World, faultOf: (spec: Fields) => Fault | undefined): Refusal[] {
  const { cluster } = world
  const kind = manifest.kind.toLowerCase()
  const webhook = `${kind}${cluster.holds('imagepulljob-webhook-v1beta1') ? '-v1beta1' : ''}.kb.io`
  const by = `v${webhook}`
  const version = versionOf(manifest)
  const root = `${version}.${manifest.kind}`
  const undecoded = decodeRefusals(manifest, pullJobStructs(version), root, `m${webhook}`, world)
  if (undecoded.length > 0) return undecoded
  const invalid = customResourceRefusals(manifest, {}, cluster)
  if (invalid.length > 0) return invalid
  const gates = ['KruiseDaemon', ...(cluster.holds('imagepulljob-gate') ? ['ImagePullJobGate'] : [])]
  const off = gates.find((gate) => !cluster.kruiseEnabled(gate))
  if (off) return gatesOff(by, 'feature-gate-off', { gate: off }, cluster)
  const fault = faultOf(record(manifest.value.spec) ?? {})
  return fault ? [denial(by, fault.id, fault.path, cluster, fault.values)] : []
}

function selectorFaultOf(spec: Fields, world: World): Fault | undefined {
  const chosen = child(spec, 'selector')
  const library = world.cluster.library('kruise')
  const names = member(chosen, 'names')
  if (member(chosen, 'matchLabels') !== undefined || member(chosen, 'matchExpressions') !== undefined) {
    if (names !== undefined) return { id: 'ipj-names-and-labels', path: ['spec', 'selector'] }
    const error = selectorFault(chosen, library)
    if (error) return { id: 'ipj-selector', path: ['spec', 'selector'], values: { error } }
  }
  const listed = texts(chosen, 'names')
  if (new Set(listed).size !== listed.length) return { id: 'ipj-names-twice', path: ['spec', 'selector', 'names'] }
  const pods = child(spec, 'podSelector')
  if (!pods) return undefined
  if (chosen) return { id: 'ipj-two-selectors', path: ['spec', 'podSelector'] }
  const error = selectorFault(pods, library)
  return error ? { id: 'ipj-pod-selector', path: ['spec', 'podSelector'], values: { error } } : undefined
}

function imageFaultOf(image: string, path: Path, world: World): Fault | undefined {
  const error = imageFault(image, world.cluster)
  return error === undefined ? undefined : { id: 'ipj-image', path, values: { image, error } }
}

function parallelismFault(spec: Fields, world: World): Fault | undefined {
  const value = intOrString(spec, 'parallelism')
  const path = ['spec', 'parallelism']
  if (typeof value === 'string') {
    if (value.endsWith('%')) return { id: 'ipj-parallelism-percent', path }
    if (!/^[+-]?\d+$/.test(value)) {
      const error = world.cluster.say('parse-int-syntax', { given: JSON.stringify(value) })
      return { id: 'ipj-parallelism', path, values: { error } }
    }
    if (Number(value) !== (Number(value) | 0)) {
      const error = world.cluster.say('parse-int-range', { given: JSON.stringify(value) })
      return { id: 'ipj-parallelism', path, values: { error } }
    }
  }
  return Number(value ?? 0) < 0 ? { id: 'ipj-parallelism-negative', path } : undefined
}

/** The policy by its type, which the mutating webhook sets to Always where there is none. */
function completionFault(spec: Fields, checksTimeout: boolean): Fault | undefined {
  const policy = child(spec, 'completionPolicy')
  const type = text(policy, 'type') || 'Always'
  const path = ['spec', 'completionPolicy']
  const deadline = number(policy, 'activeDeadlineSeconds')
  if (type === 'Always') {
    const timeout = number(child(spec, 'pullPolicy'), 'timeoutSeconds') ?? DEFAULT_TIMEOUT
    const late = checksTimeout && deadline !== undefined && timeout > deadline
    return late ? { id: 'ipj-deadline', path: [...path, 'activeDeadlineSeconds'] } : undefined
  }
  if (type !== 'Never') return { id: 'ipj-completion-type', path: [...path, 'type'], values: { type } }
  if (deadline === undefined && number(policy, 'ttlSecondsAfterFinished') === undefined) return undefined
  const at = deadline === undefined ? 'ttlSecondsAfterFinished' : 'activeDeadlineSeconds'
  return { id: 'ipj-never-deadline', path: [...path, at] }
}
