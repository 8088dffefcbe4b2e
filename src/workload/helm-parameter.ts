// Mirrors what of helm.sh/helm/v3 pkg/strvals/parser.go a single `--set NAME=VALUE` needs.
import type { Json } from '../source/path.js'
import { isObject, type JsonObject } from './manifest.js'

/** `values` with a Helm parameter (`--set a.b=c`) set; one that names an item of a list is left out. */
export function withParameter(values: Json, parameter: Json | undefined): Json {
  if (!isObject(parameter)) return values
  const { name, value, forceString } = parameter
  if (typeof name !== 'string' || name === '' || /[[\]{},=]/.test(name)) return values
  const steps = name.split(/(?<!\\)\./).map((step) => step.replaceAll('\\.', '.'))
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
  return withMember(values, steps, forceString !== true && /^(?:true|false)$/.test(text) ? text === 'true' : text)
}

function withMember(values: Json, [step, ...more]: readonly string[], value: Json): Json {
  if (step === undefined) return value
  const old: JsonObject = isObject(values) ? values : {}
  const member = withMember(Object.hasOwn(old, step) ? (old[step] as Json) : {}, more, value)
  return Object.fromEntries([...Object.entries(old), [step, member]])
}
