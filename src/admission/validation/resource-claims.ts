// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validatePodResourceClaims
import { type FieldPath, plainPath } from './field-error.js'
import { isDNS1123Label, isDNS1123Subdomain, validateName } from './names.js'
import { child, type Fields, items, member, optionalText, text } from './read.js'
import type { Errors, Literal, Scope } from './scope.js'

/** The names of a pod's resource claims that containers may use. */
export function claimNames(scope: Scope, spec: Fields): Set<string> {
  const claims = items(spec, 'resourceClaims')
  if (claims.length === 0 || !scope.build.holds('resource-claims-known')) return new Set()
  return new Set(claims.flatMap(([claim]) => text(claim, 'name') || []))
}

/** The errors of a pod's resource claims. */
export function* resourceClaims(scope: Scope, spec: Fields, meta: Fields | undefined, at: FieldPath): Errors {
  const claims = items(spec, 'resourceClaims')
  if (claims.length === 0 || !scope.build.holds('resource-claims-known')) return
  const mirror = member(child(meta, 'annotations'), 'kubernetes.io/config.mirror') !== undefined
  const names = new Set<string>()
  for (const [claim, index] of claims) {
    if (mirror && scope.build.holds('static-pods-refuse-claims')) {
      yield { ...scope.forbidden([''], 'static-pod-claims'), place: plainPath([...at, index]) }
      continue
    }
    const here = [...at, index]
    yield* claimName(scope, claim, meta, names, [...here, 'name'])
    yield* claimSource(scope, claim, here)
  }
}

function* claimName(scope: Scope, claim: Fields, meta: Fields | undefined, names: Set<string>, at: FieldPath): Errors {
  const name = text(claim, 'name')
  if (name === '') yield scope.required(at)
  else if (names.has(name)) yield scope.duplicate(at, name)
  else {
    names.add(name)
    yield* validateName(scope, isDNS1123Label, name, at)
    if (!scope.build.holds('resource-claim-name-is-built') || !meta) return
    if (isDNS1123Label(name, scope.build).length > 0) return
    if (optionalText(child(claim, 'source'), 'resourceClaimTemplateName') === undefined) return
    const built = `${text(meta, 'name')}-${name}`
    for (const fault of isDNS1123Subdomain(built, scope.build)) {
      const detail = scope.build.say(fault.message, fault.values)
      yield scope.invalid(at, built, 'resource-claim-built-name', { detail })
    }
  }
}

function* claimSource(scope: Scope, claim: Fields, at: FieldPath): Errors {
  const nested = scope.build.holds('resource-claim-source-nested')
  const here = nested ? [...at, 'source'] : at
  const source = nested ? child(claim, 'source') : claim
  const claimed = optionalText(source, 'resourceClaimName')
  const template = optionalText(source, 'resourceClaimTemplateName')
  const shown = literal(nested ? undefined : text(claim, 'name'), claimed, template)
  if (claimed !== undefined && template !== undefined) yield scope.invalid(here, shown, 'resource-claim-both')
  if (claimed === undefined && template === undefined) yield scope.invalid(here, shown, 'resource-claim-none')
  if (!scope.build.holds('resource-claim-names-checked')) return
  if (claimed !== undefined) yield* validateName(scope, isDNS1123Subdomain, claimed, [...here, 'resourceClaimName'])
  if (template !== undefined) {
    yield* validateName(scope, isDNS1123Subdomain, template, [...here, 'resourceClaimTemplateName'])
  }
}

/** A claim as Go prints it; the addresses of its pointers cannot be known. */
function literal(name: string | undefined, claimed: string | undefined, template: string | undefined): Literal {
  const pointer = (value: string | undefined) => `(*string)(${value === undefined ? 'nil' : '0x0'})`
  const pointers = `ResourceClaimName:${pointer(claimed)}, ResourceClaimTemplateName:${pointer(template)}`
  const go =
    name === undefined
      ? `core.ClaimSource{${pointers}}`
      : `core.PodResourceClaim{Name:${JSON.stringify(name)}, ${pointers}}`
  return {
    go,
    json: { Name: name, ResourceClaimName: claimed ?? null, ResourceClaimTemplateName: template ?? null },
  }
}
