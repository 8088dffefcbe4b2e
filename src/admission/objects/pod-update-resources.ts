// Mirrors dropCPUMemoryResourcesFromContainer of k8s.io/kubernetes pkg/apis/core/validation/validation.go.
import type { Build } from '../../cluster/build.js'
import { isObject, type JsonObject } from '../../workload/manifest.js'
import { member } from '../world.js'

/** The container with the cpu and memory of its old self: what is left to differ is what may not change. */
export function withOldCpuAndMemory(container: JsonObject, before: JsonObject, build: Build): JsonObject {
  const [is, was] = [member(container, 'resources'), member(before, 'resources')]
  const kept: JsonObject = {}
  for (const list of ['limits', 'requests']) {
    // Where there are limits, be they none, the defaults make a list of requests.
    const old = was[list] ?? (list === 'requests' && isObject(was.limits) ? {} : null)
    // Older builds take away whatever comes new to a list that was not there, and so let it pass.
    if (isObject(old) || build.holds('resize-looks-at-new-lists'))
      kept[list] = withOld(member(is, list), member(was, list))
  }
  // What else stands there goes, so that a container with claims always differs.
  if (build.holds('resize-keeps-claims') && is.claims !== undefined) kept.claims = is.claims
  return { ...container, resources: kept }
}

function withOld({ cpu: _cpu, memory: _memory, ...others }: JsonObject, { cpu, memory }: JsonObject): JsonObject {
  return { ...others, ...(cpu !== undefined && { cpu }), ...(memory !== undefined && { memory }) }
}
