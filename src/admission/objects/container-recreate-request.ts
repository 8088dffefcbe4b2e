// Mirrors pkg/webhook/containerrecreaterequest/mutating/crr_mutating_handler.go of openkruise/kruise.
import type { Values } from '../../cluster/build.js'
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import { child, type Fields, items, member, number, record, text } from '../validation/read.js'
import type { World } from '../world.js'
import { boolean, integer, kindWith, list, object, string } from './crd-parts.js'
import { customResourceRefusals } from './custom-resource.js'
import { denial, gatesOff } from './review.js'
import { canonical } from './selectors.js'

const WEBHOOK = 'mcontainerrecreaterequest.kb.io'

const SCHEMA = kindWith(
  object({
    activeDeadlineSeconds: integer,
    containers: list(object({ name: string }, 'name')),
    podName: string,
    strategy: object({
      failurePolicy: string,
      forceRecreate: boolean,
      minStartedSeconds: integer,
      orderedRecreate: boolean,
      terminationGracePeriodSeconds: integer,
      unreadyGracePeriodSeconds: integer,
    }),
    ttlSecondsAfterFinished: integer,
  }),
)

/** The least deadline, in seconds. */
const MIN_DEADLINE = 3

const IMMUTABLE_LABELS = ['crr.apps.kruise.io/pod-uid', 'crr.apps.kruise.io/node-name']

/** What the cluster says of a ContainerRecreateRequest; `before` is the same object where it exists already. */
export function recreateRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  if (!cluster.kruiseEnabled('KruiseDaemon')) {
    return gatesOff(WEBHOOK, 'feature-gate-off', { gate: 'KruiseDaemon' }, cluster)
  }
  const refused = before ? changed(manifest, before) : faulty(manifest, world)
  if (refused) return [denial(WEBHOOK, refused.id, refused.path, cluster, refused.values)]
  return customResourceRefusals(manifest, { schema: SCHEMA }, cluster)
}

interface Fault {
  readonly id: string
  readonly path: Path
  readonly values?: Values
}

/** A request stays as it is: what it asks for, and the labels that say where. */
function changed(manifest: Manifest, before: Manifest): Fault | undefined {
  if (canonical(manifest.value.spec) !== canonical(before.value.spec)) return { id: 'crr-immutable', path: ['spec'] }
  const label = IMMUTABLE_LABELS.find((key) => (manifest.labels[key] ?? '') !== (before.labels[key] ?? ''))
  return label === undefined
    ? undefined
    : { id: 'crr-label-immutable', path: ['metadata', 'labels', label], values: { label } }
}

function faulty(manifest: Manifest, world: World): Fault | undefined {
  const spec = record(manifest.value.spec) ?? {}
  const strategy = child(spec, 'strategy')
  const at = ['spec', 'strategy']
  const podName = text(spec, 'podName')
  if (podName === '') return { id: 'crr-no-pod-name', path: ['spec', 'podName'] }
  if (items(spec, 'containers').length === 0) return { id: 'crr-no-containers', path: ['spec', 'containers'] }
  if ((number(spec, 'activeDeadlineSeconds') ?? MIN_DEADLINE) < MIN_DEADLINE) {
    return { id: 'crr-deadline', path: ['spec', 'activeDeadlineSeconds'], values: { min: MIN_DEADLINE } }
  }
  for (const field of ['terminationGracePeriodSeconds', 'unreadyGracePeriodSeconds']) {
    if ((number(strategy, field) ?? 0) < 0) return { id: 'crr-negative', path: [...at, field], values: { field } }
  }
  const policy = text(strategy, 'failurePolicy')
  if (!['', 'Fail', 'Ignore'].includes(policy)) {
    return { id: 'crr-failure-policy', path: [...at, 'failurePolicy'], values: { policy } }
  }
  return podFault(manifest, podName, world) ?? containersFault(spec)
}

/** The pod is one of a running cluster: only where every Pod is in view can it be missing. */
function podFault({ namespace }: Manifest, podName: string, world: World): Fault | undefined {
  if (!world.cluster.closed('Pod') || world.workload('', 'Pod', namespace ?? 'default', podName)) return undefined
  return { id: 'crr-no-pod', path: ['spec', 'podName'], values: { podName } }
}

/** Containers named twice, and what only Kruise writes. */
function containersFault(spec: Fields): Fault | undefined {
  const names = new Set<string>()
  for (const [container, index] of items(spec, 'containers')) {
    const path = ['spec', 'containers', index]
    const name = text(container, 'name')
    if (names.has(name)) return { id: 'crr-container-twice', path, values: { name } }
    names.add(name)
    const written = ['preStop', 'ports', 'statusContext'].some((field) => member(container, field) !== undefined)
    if (written) return { id: 'crr-read-only', path }
  }
  return undefined
}
