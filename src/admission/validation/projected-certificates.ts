// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: clusterTrustBundle and podCertificate projections
import { type FieldPath, plainPath, quote } from './field-error.js'
import { nonReservedPath } from './file-paths.js'
import { selectorErrors } from './labels.js'
import { type Fault, isDNS1123Label, isDNS1123Subdomain } from './names.js'
import { type Projection, takePath } from './projection.js'
import { byteLength, child, type Fields, member, number, optionalText, text } from './read.js'
import type { Errors, Scope } from './scope.js'
import { present } from './volume-sources.js'

const keyTypes = ['RSA3072', 'RSA4096', 'ECDSAP256', 'ECDSAP384', 'ECDSAP521', 'ED25519']

/** The rules of a projection of trust anchors. */
export function* trustBundle(projection: Projection, fields: Fields, place: FieldPath): Errors {
  const { scope } = projection
  const shown = scope.build.holds('trust-bundle-path-is-pem') ? 'clusterTrustBundlePEM' : 'clusterTrustBundle'
  const at = [...place.slice(0, -1), shown]
  for (const error of bundleErrors(scope, fields, at)) {
    yield { ...error, place: plainPath([...place, ...error.path.slice(at.length)]) }
  }
  const path = text(fields, 'path')
  yield* takePath(projection, path, path, [...place, 'path'])
}

function* bundleErrors(scope: Scope, fields: Fields, at: FieldPath): Errors {
  const name = optionalText(fields, 'name')
  const signer = optionalText(fields, 'signerName')
  const selector = child(fields, 'labelSelector')
  if (name !== undefined && signer !== undefined) {
    const json = {
      Name: name,
      SignerName: signer,
      LabelSelector: selector ?? null,
      Optional: member(fields, 'optional') ?? null,
      Path: text(fields, 'path'),
      ...(scope.build.holds('projected-files-have-users') ? { User: member(fields, 'user') ?? null } : {}),
    }
    yield scope.invalid(at, { go: '&core.ClusterTrustBundleProjection{…}', json }, 'trust-bundle-both')
  } else if (name !== undefined) {
    if (name === '') yield scope.required([...at, 'name'], 'trust-bundle-name')
    for (const { message, values } of bundleName(name, scope)) {
      const detail = scope.build.say(message, values)
      yield scope.invalid([...at, 'name'], name, 'trust-bundle-name-wrong', { detail })
    }
    if (selector) {
      const shown = { go: '&v1.LabelSelector{…}', json: selector }
      yield scope.invalid([...at, 'labelSelector'], shown, 'trust-bundle-selector')
    }
  } else if (signer !== undefined) {
    if (signer === '') yield scope.required([...at, 'signerName'], 'trust-bundle-signer')
    yield* signerName(scope, signer, [...at, 'signerName'])
    yield* selectorErrors(scope, selector, [...at, 'labelSelector'])
  } else yield scope.required(at, 'trust-bundle-none')
  yield* present(scope, fields, ['path'], at)
  yield* nonReservedPath(scope, text(fields, 'path'), [...at, 'path'])
}

function bundleName(name: string, scope: Scope): Fault[] {
  const parts = name.split(':')
  return isDNS1123Subdomain(parts.length === 3 ? parts[2]! : name, scope.build)
}

function* signerName(scope: Scope, name: string, at: FieldPath): Errors {
  if (name === '') {
    yield scope.required(at)
    return
  }
  const parts = name.split('/')
  if (parts.length !== 2) {
    yield scope.invalid(at, name, 'signer-name-shape')
    return
  }
  const [domain = '', path = ''] = parts
  if (byteLength(domain) > 253) yield scope.tooLong(at, 'too-long-bytes', { max: 253 })
  yield* firstWrongLabel(scope, domain, isDNS1123Label, at)
  if (!domain.includes('.')) yield scope.invalid(at, domain, 'signer-name-domain')
  yield* firstWrongLabel(scope, path, isDNS1123Subdomain, at)
  if (byteLength(name) > 571) yield scope.tooLong(at, 'too-long-bytes', { max: 571 })
}

function* firstWrongLabel(scope: Scope, name: string, check: typeof isDNS1123Label, at: FieldPath): Errors {
  const label = name.split('.').find((each) => check(each, scope.build).length > 0)
  if (label === undefined) return
  for (const { message, values } of check(label, scope.build)) {
    const detail = scope.build.say(message, values)
    yield scope.invalid(at, name, 'signer-name-label', { label: quote(label), detail })
  }
}

/** The rules of a projection of a certificate that is made for the pod. */
export function* podCertificate(projection: Projection, fields: Fields, at: FieldPath): Errors {
  const { scope } = projection
  const signer = text(fields, 'signerName')
  yield* signerName(scope, signer, [...at, 'signerName'])
  const keyType = text(fields, 'keyType')
  if (!keyTypes.includes(keyType)) yield scope.notSupported([...at, 'keyType'], keyType, keyTypes)
  const seconds = number(fields, 'maxExpirationSeconds')
  const max = /^(.*\.)?kubernetes\.io\//.test(signer) ? 24 * 3600 : 91 * 24 * 3600
  if (seconds !== undefined) {
    const here = [...at, 'maxExpirationSeconds']
    if (seconds < 3600) yield scope.invalid(here, seconds, 'certificate-expires-early')
    if (seconds > max) yield scope.invalid(here, seconds, 'certificate-expires-late', { max })
  }
  let paths = 0
  for (const name of ['credentialBundlePath', 'keyPath', 'certificateChainPath']) {
    const path = text(fields, name)
    if (path === '') continue
    paths++
    yield* nonReservedPath(scope, path, [...at, name])
    yield* takePath(projection, path, path, [...at, name])
  }
  if (paths === 0) yield scope.required(at, 'certificate-paths')
}
