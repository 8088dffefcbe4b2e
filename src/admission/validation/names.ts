// Mirrors k8s.io/apimachinery/pkg/util/validation/validation.go
import type { Build, Values } from '../../cluster/build.js'
import type { FieldPath } from './field-error.js'
import { byteLength } from './read.js'
import type { Errors, Scope } from './scope.js'

/** What is wrong with a text: the id of a message in policies/facts and what fills it. */
export interface Fault {
  readonly message: string
  readonly values?: Values
}

/** The faults of a text as a name of one kind. */
export type Check = (value: string, build: Build) => Fault[]

const label = '[a-z0-9]([-a-z0-9]*[a-z0-9])?'
const dnsLabel = new RegExp(`^${label}$`)
const dnsSubdomain = new RegExp(`^${label}(\\.${label})*$`)
const loose = '_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?'
const dnsSubdomainWithUnderscore = new RegExp(`^${loose}(\\.${loose})*$`)
const qualified = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/
const labelValue = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/

function unless(good: boolean, message: string, values?: Values): Fault[] {
  if (good) return []
  return [values === undefined ? { message } : { message, values }]
}

function atMost(value: string, max: number): Fault[] {
  return unless(byteLength(value) <= max, 'name-too-long', { max })
}

/** The faults of `value` as an RFC 1123 label: a container's, volume's or host's name. */
export const isDNS1123Label: Check = (value, build) => {
  const fits = dnsLabel.test(value)
  const dots = !fits && dnsSubdomain.test(value) && build.holds('dns-label-names-dots')
  return [...atMost(value, 63), ...unless(fits, dots ? 'name-has-dots' : 'name-dns-label')]
}

/** The faults of `value` as an RFC 1123 subdomain: an object's name. */
export const isDNS1123Subdomain: Check = (value) => [
  ...atMost(value, 253),
  ...unless(dnsSubdomain.test(value), 'name-dns-subdomain'),
]

/** The faults of `value` as a subdomain that may hold underscores: a DNS search path. */
export const isDNS1123SubdomainWithUnderscore: Check = (value) => [
  ...atMost(value, 253),
  ...unless(dnsSubdomainWithUnderscore.test(value), 'name-dns-subdomain-underscore'),
]

function labelAtMost(value: string, max: number, prefix: string): Fault[] {
  return unless(byteLength(value) <= max, 'label-too-long', { max, prefix })
}

/** The faults of `value` as a label's, taint's or resource's key: a name with an optional `example.com/` before it. */
export const isQualifiedName: Check = (value) => {
  const parts = value.split('/')
  if (parts.length > 2) return [{ message: 'label-key-slashes' }]
  const name = parts.at(-1) ?? ''
  const prefix = parts.length === 2 ? parts[0] : undefined
  const faults: Fault[] = []
  if (prefix === '') faults.push({ message: 'label-key-prefix-empty' })
  else if (prefix !== undefined) {
    faults.push(...labelAtMost(prefix, 253, 'prefix part '))
    faults.push(...unless(dnsSubdomain.test(prefix), 'label-key-prefix'))
  }
  if (name === '') faults.push({ message: 'label-key-name-empty' })
  else faults.push(...labelAtMost(name, 63, 'name part '))
  return [...faults, ...unless(qualified.test(name), 'label-key-name')]
}

/** The faults of `value` as the value of a label. */
export const isLabelValue: Check = (value) => [
  ...labelAtMost(value, 63, ''),
  ...unless(labelValue.test(value), 'label-value'),
]

/** The faults of `value` as the name of a port. */
export const isPortName: Check = (value) => [
  ...atMost(value, 15),
  ...unless(/^[-a-z0-9]+$/.test(value), 'port-name-characters'),
  ...unless(/[a-z]/.test(value), 'port-name-letter'),
  ...unless(!value.includes('--'), 'port-name-hyphens'),
  ...unless(!value.startsWith('-') && !value.endsWith('-'), 'port-name-hyphen-ends'),
]

/** The faults of `value` as the name of an environment variable, in the strict or the relaxed sense. */
export const isEnvVarName: Check = (value, build) => {
  const strict = [...unless(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(value), 'env-name'), ...parentDirectory(value)]
  // What is right in the strict sense is so in the relaxed one.
  if (strict.length === 0 || !build.enabled('RelaxedEnvironmentVariableValidation')) return strict
  return isRelaxedEnvVarName(value, build)
}

/** The faults of `value` as the name of an environment variable in the relaxed sense. */
export const isRelaxedEnvVarName: Check = (value) =>
  value === '' ? [{ message: 'env-name-empty' }] : unless(/^[ -<>-~]+$/.test(value), 'env-name-relaxed')

/** The faults of `value` as a key of a ConfigMap or Secret. */
export const isConfigMapKey: Check = (value) => [
  ...atMost(value, 253),
  ...unless(/^[-._a-zA-Z0-9]+$/.test(value), 'config-key'),
  ...parentDirectory(value),
]

/** The faults of `value` as the name of an HTTP header. */
export const isHTTPHeaderName: Check = (value) => unless(/^[-A-Za-z0-9]+$/.test(value), 'http-header-name')

function parentDirectory(value: string): Fault[] {
  if (value === '.') return [{ message: 'name-is-dot' }]
  if (value === '..') return [{ message: 'name-is-dots' }]
  return unless(!value.startsWith('..'), 'name-starts-with-dots')
}

/** An error for each fault that `check` finds in `value`. */
export function* validateName(scope: Scope, check: Check, value: string, at: FieldPath): Errors {
  for (const { message, values } of check(value, scope.build)) yield scope.invalid(at, value, message, values)
}

/** An error where `value` is outside `low` to `high`. */
export function* validateRange(scope: Scope, value: number, low: number, high: number, at: FieldPath): Errors {
  if (value < low || value > high) yield scope.invalid(at, value, 'number-out-of-range', { low, high })
}
