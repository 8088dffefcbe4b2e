// Mirrors pkg/apis/scheduling/validation/validation.go of k8s.io/kubernetes, and ValidatePriorityClass of its Priority plugin.
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import { type Manifest, text } from '../../workload/manifest.js'
import { PRIORITY } from '../priority.js'
import type { World } from '../world.js'
import { decodeErrors, quoted } from './decode.js'
import { objectMetaRefusals } from './object-meta.js'

/** Who refuses a PriorityClass whose content is not valid. */
const VALIDATION = 'PriorityClassValidation'

/** The highest value that a user's class may have: HighestUserDefinablePriority. */
const HIGHEST = 1_000_000_000

/** The classes that Kubernetes makes itself: SystemPriorityClasses. */
const SYSTEM: Readonly<Record<string, number>> = {
  'system-node-critical': 2 * HIGHEST + 1000,
  'system-cluster-critical': 2 * HIGHEST,
}

/** What the API server says of a PriorityClass; `before` is the same object where it exists already. */
export function priorityClassRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const decoding = decodeErrors(manifest, world)
  if (decoding.length > 0) return decoding
  const { value, name } = manifest
  const refusals = objectMetaRefusals(manifest, world, before)
  const say = (id: string, path: Path, values: Record<string, string | number> = {}): void => {
    refusals.push({ by: VALIDATION, id, message: world.cluster.say(id, values), path })
  }
  const policy = text(value.preemptionPolicy)
  if (before) {
    if ((before.value.value ?? 0) !== (value.value ?? 0)) say('priority-class-value-immutable', ['value'])
    const now = policy || 'PreemptLowerPriority'
    if ((text(before.value.preemptionPolicy) || 'PreemptLowerPriority') !== now) {
      say('priority-class-policy-immutable', ['preemptionPolicy'], { given: quoted(now) })
    }
  } else {
    const error = systemNameError(manifest, world)
    if (error) say('priority-class-reserved-name', ['metadata', 'name'], { error })
    if (!name.startsWith('system-') && typeof value.value === 'number' && value.value > HIGHEST) {
      say('priority-class-value-too-high', ['value'], { highest: HIGHEST })
    }
    if (policy && policy !== 'PreemptLowerPriority' && policy !== 'Never') {
      say('priority-class-bad-policy', ['preemptionPolicy'], { given: quoted(policy) })
    }
  }
  return refusals.length > 0 ? refusals : secondDefault(manifest, world, before)
}

/** Only a class with the name, value and globalDefault of a system class may begin with `system-`. */
function systemNameError(manifest: Manifest, world: World): string | undefined {
  const { name, value } = manifest
  if (!name.startsWith('system-')) return undefined
  const expected = SYSTEM[name]
  if (expected === undefined) return world.cluster.say('priority-class-unknown-system-name', { name })
  if ((value.value ?? 0) !== expected)
    return world.cluster.say('priority-class-system-value', { name, value: expected })
  if (value.globalDefault === true) return world.cluster.say('priority-class-system-default', { name, value: 'false' })
  return undefined
}

/** The plugin refuses a second default; of two that are applied together the first stands. */
function secondDefault(manifest: Manifest, world: World, before: Manifest | undefined): Refusal[] {
  if (manifest.value.globalDefault !== true || before?.value.globalDefault === true) return []
  const first = firstDefault(world)
  if (!first || first === manifest || first.name === manifest.name) return []
  const message = world.cluster.say('priority-class-second-default', { name: first.name })
  return [{ by: PRIORITY, id: 'priority-class-second-default', message, path: ['globalDefault'] }]
}

/** The class that is the default already when another one comes. */
export function firstDefault(world: World): Manifest | undefined {
  return world.defaultClasses()[0]
}
