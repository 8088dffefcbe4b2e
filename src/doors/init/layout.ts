import type { Checkout } from '../../render/gitops.js'
import { kustomizationIn, reachOf } from '../../render/kustomize-roots.js'

/** Folders whose folders are environments or clusters. */
const HOLDERS = new Set(['overlays', 'environments', 'envs', 'env', 'clusters'])
const VALUES = /^(.*\/|)values[-_.]([a-z0-9][a-z0-9-]*)\.ya?ml$/i

/** The environments or clusters that folders and values files are named after, each with its files: those of an overlay with what it builds on. */
export function layoutOf(
  checkout: Checkout,
): ReadonlyMap<string, { readonly files: ReadonlySet<string>; readonly because: string }> {
  const found = new Map<string, { files: Set<string>; because: string }>()
  const of = (name: string, because: string): Set<string> => {
    const known = found.get(name) ?? { files: new Set<string>(), because }
    found.set(name, known)
    return known.files
  }
  for (const name of checkout.names) {
    const steps = name.split('/')
    const at = steps.findIndex((step, index) => HOLDERS.has(step) && index < steps.length - 2)
    if (at < 0) continue
    const environment = steps[at + 1] as string
    const folder = steps.slice(0, at + 2).join('/')
    const files = of(environment, `the folder ${folder}`)
    files.add(name)
    const inner = kustomizationIn(name.slice(0, name.lastIndexOf('/')), checkout)
    if (inner) for (const each of reachOf(inner, checkout).files.keys()) files.add(each)
  }
  for (const name of checkout.names) {
    const [, folder = '', environment] = VALUES.exec(name) ?? []
    if (environment === undefined || !checkout.isFile(`${folder}Chart.yaml`)) continue
    const files = of(environment, `the values ${name}`)
    for (const each of checkout.names) {
      const own: string | undefined = each.startsWith(folder) ? VALUES.exec(each)?.[2] : environment
      if (each.startsWith(folder) && (own === undefined || own === environment)) files.add(each)
    }
  }
  return found
}

/** The words that names of environments are made of. */
const ENVIRONMENTS =
  /(?:^|[-_.])(prod|production|staging|stage|preprod|dev|development|test|qa|uat|sandbox|preview)(?:[-_.]|$)/i

/** The environment that a cluster's name tells: `prod` of `prod-eu`; undefined where it tells none or nothing else. */
export function environmentIn(name: string): string | undefined {
  const [, found] = ENVIRONMENTS.exec(name) ?? []
  return found === undefined || found === name ? undefined : found.toLowerCase()
}
