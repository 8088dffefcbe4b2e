// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validatePodDNSConfig, ValidateHostAliases
import { isIP, isIPv4 } from 'node:net'
import { type FieldPath, plainPath } from './field-error.js'
import { isDNS1123Subdomain, isDNS1123SubdomainWithUnderscore, validateName } from './names.js'
import { byteLength, child, type Fields, items, text, texts } from './read.js'
import { type Errors, placed, type Scope } from './scope.js'

/** The errors of a pod's own DNS settings. */
export function* dnsConfig(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const config = child(spec, 'dnsConfig')
  const servers = texts(config, 'nameservers')
  if (text(spec, 'dnsPolicy') === 'None' && servers.length === 0) {
    if (config) yield scope.required([...at, 'nameservers'], 'dns-none-servers')
    else yield scope.required(at, 'dns-none-config')
    return
  }
  if (!config) return
  if (servers.length > 3) yield tooMany(scope, servers, [...at, 'nameservers'], 'dns-too-many-servers', 3)
  for (const [index, server] of servers.entries()) yield* address(scope, server, [...at, 'nameservers', index])
  yield* searches(scope, texts(config, 'searches'), [...at, 'searches'])
  for (const [option, index] of items(config, 'options')) {
    if (text(option, 'name') === '') yield scope.required([...at, 'options', index], 'must-not-be-empty-text')
  }
}

function tooMany(scope: Scope, values: string[], at: FieldPath, message: string, max: number) {
  const go = `[]string{${values.map((value) => JSON.stringify(value)).join(', ')}}`
  return scope.invalid(at, { go, json: values }, message, { max })
}

function* searches(scope: Scope, paths: string[], at: FieldPath): Errors {
  if (paths.length === 0) return
  const expanded = scope.build.holds('dns-config-expanded') || scope.build.enabled('ExpandedDNSConfig')
  const [maxPaths, maxCharacters] = expanded ? [32, 2048] : [6, 256]
  if (paths.length > maxPaths) yield tooMany(scope, paths, at, 'dns-too-many-searches', maxPaths)
  if (byteLength(paths.join(' ')) > maxCharacters) yield tooMany(scope, paths, at, 'dns-searches-length', maxCharacters)
  const relaxed = scope.build.enabled('RelaxedDNSSearchValidation')
  for (const [index, path] of paths.entries()) {
    if (relaxed && path === '.') continue
    const check = relaxed ? isDNS1123SubdomainWithUnderscore : isDNS1123Subdomain
    yield* validateName(scope, check, path.endsWith('.') ? path.slice(0, -1) : path, [...at, index])
  }
}

/** The errors of a text that must be an IP address. */
function* address(scope: Scope, value: string, at: FieldPath): Errors {
  const exact = value.includes('%') ? 0 : isIP(value)
  const padded = exact === 0 && isPaddedIPv4(value)
  if (exact === 0 && !padded) yield scope.invalid(at, value, 'ip-address')
  else if (!scope.build.enabled('StrictIPCIDRValidation')) return
  else if (padded) yield scope.invalid(at, value, 'ip-leading-zeros')
  else if (/^(0*:)*:?(0*:)*ffff:\d+\.\d+\.\d+\.\d+$|^::ffff:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/i.test(value)) {
    yield scope.invalid(at, value, 'ip-mapped')
  }
}

/** Whether the text is an IPv4 address with zeros before its numbers, which older Go understood. */
function isPaddedIPv4(value: string): boolean {
  return /^[0-9]+(\.[0-9]+){3}$/.test(value) && isIPv4(value.replace(/(^|\.)0+(?=[0-9])/g, '$1'))
}

/** The errors of a pod's additions to /etc/hosts. */
export function* hostAliases(scope: Scope, spec: Fields, at: FieldPath): Errors {
  for (const [alias, index] of items(spec, 'hostAliases')) {
    const indexed = scope.build.holds('host-alias-paths-indexed')
    const here = indexed ? [...at, index] : at
    const base = [...plainPath(at), index]
    yield* placed(address(scope, text(alias, 'ip'), [...here, 'ip']), [...base, 'ip'])
    for (const [number, name] of texts(alias, 'hostnames').entries()) {
      const path = indexed ? [...here, 'hostnames', number] : [...here, 'hostnames']
      yield* placed(validateName(scope, isDNS1123Subdomain, name, path), [...base, 'hostnames', number])
    }
  }
}
