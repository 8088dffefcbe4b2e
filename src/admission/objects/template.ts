// Mirrors pkg/apis/apps/validation/validation.go and pkg/apis/batch/validation/validation.go of k8s.io/kubernetes, and the
// template checks of the webhooks of openkruise/kruise, as far as they validate the pod template.
import type { Build } from '../../cluster/build.js'
import type { Refusal } from '../../finding.js'
import type { Json, Path } from '../../source/path.js'
import { kindOf } from '../../workload/kinds.js'
import { isObject, type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { defaultPodSpec } from '../defaults.js'
import { claimVolumes, templateOf } from '../template.js'
import { placeOf, render } from '../validation/field-error.js'
import { validatePodSpec } from '../validation/pod-spec.js'
import type { World } from '../world.js'

/** The webhooks of Kruise workloads that run the core validation on the template, by kind. */
const KRUISE_WEBHOOKS: Readonly<Record<string, string>> = { CloneSet: 'vcloneset.kb.io' }

/** What upstream says of the pod template when the workload itself is created. */
export function templateRefusals(manifest: Manifest, world: World): Refusal[] {
  const kind = kindOf(manifest.group, manifest.kind)
  if (!kind?.template || kind.template.length === 0) return []
  const template = templateOf(manifest)
  if (!template) return []
  if (kind.of === 'kruise') {
    const by = KRUISE_WEBHOOKS[kind.kind]
    return by ? validate(manifest, template, kind.template, world.cluster.library('kruise'), by) : []
  }
  if (kind.kind === 'StatefulSet' && !world.cluster.holds('statefulset-validates-template')) return []
  return validate(manifest, template, kind.template, world.cluster, `${kind.kind}Validation`)
}

function validate(manifest: Manifest, template: JsonObject, at: Path, build: Build, by: string): Refusal[] {
  const spec = structuredClone(isObject(template.spec) ? template.spec : {}) as JsonObject
  const claims = claimVolumes(manifest)
  if (claims.length > 0) {
    const taken = new Set(claims.map(({ name }) => name))
    const kept =
      by === KRUISE_WEBHOOKS[manifest.kind]
        ? objects(spec.volumes)
        : objects(spec.volumes).filter(({ name }) => !taken.has(name as Json))
    spec.volumes = [...kept, ...claims]
  }
  defaultPodSpec(spec, build, false)
  return validatePodSpec(spec, {}, [...at, 'spec'], build, { isPod: false }).map((error) => ({
    by,
    id: error.id,
    message: render(error),
    ...(error.value !== undefined && { value: error.value }),
    path: placeOf(error),
  }))
}
