// Mirrors github.com/docker/distribution/reference: ParseNormalizedNamed.
import type { Build } from '../../cluster/build.js'

const component = '[a-z0-9]+(?:(?:[._]|__|[-]*)[a-z0-9]+)*'
const domainPart = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])'
const domain = `${domainPart}(?:\\.${domainPart})*(?::[0-9]+)?`
const name = `(?:${domain}/)?${component}(?:/${component})*`
const digest = '[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}'
const REFERENCE = new RegExp(`^(${name})(?::(\\w[\\w.-]{0,127}))?(?:@(${digest}))?$`)

/** Lengths of the digests that there are, by algorithm. */
const DIGESTS: Readonly<Record<string, number>> = { sha256: 64, sha384: 96, sha512: 128 }

/** Why a text names no image, undefined where it does. */
export function imageFault(reference: string, build: Build): string | undefined {
  if (/^[a-f0-9]{64}$/.test(reference)) return build.say('image-is-identifier', { image: reference })
  const slash = reference.indexOf('/')
  const first = reference.slice(0, Math.max(slash, 0))
  const named = slash >= 0 && (/[.:]/.test(first) || first === 'localhost')
  const host = named ? first : 'docker.io'
  let rest = named ? reference.slice(slash + 1) : reference
  if ((host === 'docker.io' || host === 'index.docker.io') && !rest.includes('/')) rest = `library/${rest}`
  const [repository = ''] = rest.split(':')
  if (repository.toLowerCase() !== repository) return build.say('image-not-lowercase')
  const full = `${host === 'index.docker.io' ? 'docker.io' : host}/${rest}`
  const match = REFERENCE.exec(full)
  if (!match) return build.say(REFERENCE.test(full.toLowerCase()) ? 'image-name-uppercase' : 'image-format')
  const [, path = '', , sum] = match
  if (path.slice(path.indexOf('/') + 1).length > 255 || path.length > 255) return build.say('image-name-long')
  return sum === undefined ? undefined : digestFault(sum, build)
}

function digestFault(sum: string, build: Build): string | undefined {
  const [algorithm = '', hex = ''] = sum.split(':')
  const length = Object.hasOwn(DIGESTS, algorithm) ? DIGESTS[algorithm] : undefined
  if (length === undefined) return build.say('digest-algorithm')
  if (hex.length !== length) return build.say('digest-length')
  return /^[a-f0-9]+$/.test(hex) ? undefined : build.say('digest-format')
}
