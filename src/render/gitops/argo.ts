// Mirrors pkg/apis/application/v1alpha1/types.go and applicationset of argoproj/argo-cd.
import type { Json, Path } from '../../source/path.js'
import { parsed } from '../../workload/chart-uses.js'
import { withParameter } from '../../workload/helm-parameter.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../../workload/manifest.js'
import { joined } from '../kustomization.js'
import type { Checkout, Destination, KnownCluster, NotEvaluated, Source, ValuesGiven } from './destination.js'
import { type Ground, generated } from './generators.js'
import { clustersNamed, isOwn, isThere, nameIn } from './places.js'
import { filled, unfilled } from './template.js'

/** What an Application or ApplicationSet sends where. */
export function argoDestinations(
  manifest: Manifest,
  checkout: Checkout,
  clusters: readonly KnownCluster[],
): { destinations: Destination[]; notEvaluated: NotEvaluated[] } {
  const notEvaluated: NotEvaluated[] = []
  const leave = (path: Path, reason: string): void => {
    if (!notEvaluated.some((each) => each.reason === reason)) notEvaluated.push({ by: manifest, path, reason })
  }
  if (manifest.kind === 'Application')
    return { destinations: ofApplication(manifest.value, ['spec'], manifest, checkout, clusters, leave), notEvaluated }
  const { spec } = manifest
  const isGo = spec.goTemplate === true
  const template = isObject(spec.template) ? spec.template : {}
  if (spec.templatePatch !== undefined) leave(['spec', 'templatePatch'], 'templatePatch is not evaluated')
  const destinations = objects(spec.generators).flatMap((generator, at) => {
    const path = ['spec', 'generators', at]
    const ground: Ground = { checkout, clusters, isGo, leave: (reason) => leave(path, reason) }
    const own = ownTemplate(generator)
    const whole = own ? (merged(template, own) as JsonObject) : template
    return generated(generator, ground).flatMap((parameters) =>
      ofApplication(
        filled(whole, parameters, isGo) as JsonObject,
        ['spec', 'template', 'spec'],
        manifest,
        checkout,
        clusters,
        leave,
      ),
    )
  })
  return { destinations, notEvaluated }
}

/** A generator may have a template of its own, which is laid over the common one. */
function ownTemplate(generator: JsonObject): JsonObject | undefined {
  const [own] = Object.values(generator).flatMap((each) =>
    isObject(each) && isObject(each.template) ? [each.template] : [],
  )
  return own
}

function merged(one: Json | undefined, other: Json): Json {
  if (other === '' || other === null) return one ?? other
  if (!isObject(one) || !isObject(other)) return other
  return { ...one, ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, merged(one[key], value)])) }
}

function ofApplication(
  value: JsonObject,
  at: Path,
  by: Manifest,
  checkout: Checkout,
  clusters: readonly KnownCluster[],
  leave: (path: Path, reason: string) => void,
): Destination[] {
  const spec = isObject(value.spec) ? value.spec : {}
  const name = text(isObject(value.metadata) ? value.metadata.name : undefined) || by.name
  const destination = isObject(spec.destination) ? spec.destination : {}
  const written = text(destination.name) || text(destination.server) || null
  const namespace = text(destination.namespace)
  const several = objects(spec.sources)
  const sources = several.length > 0 ? several : isObject(spec.source) ? [spec.source] : []
  const refs = new Map(sources.flatMap((each) => (text(each.ref) === '' ? [] : [[text(each.ref), each] as const])))
  return sources.flatMap((source, index) => {
    const where = several.length > 0 ? [...at, 'sources', index] : [...at, 'source']
    const { repoURL, path, chart } = source
    if (text(path) === '' && text(chart) === '') {
      if (text(source.ref) === '') leave(where, `${name}: a source without path and chart is not evaluated`)
      return []
    }
    const left = [repoURL, path, chart, written, namespace].map((each) => unfilled(text(each))).find((each) => each)
    const isRepo = left !== undefined && [path, chart, written, namespace].every((each) => !unfilled(text(each)))
    if (left !== undefined && !isRepo) {
      leave(where, `the template ${left} is not evaluated`)
      return []
    }
    const found = sourceOf(source, checkout)
    return [
      {
        tool: 'Argo CD' as const,
        by,
        name,
        source: found,
        cluster: written,
        clusters: clustersNamed(written, by.document.file.path, clusters),
        ...(namespace !== '' && { namespace }),
        release: text(isObject(source.helm) ? source.helm.releaseName : undefined) || name,
        values: valuesOf(source, found, refs, by, where, checkout),
      },
    ]
  })
}

function sourceOf(source: JsonObject, checkout: Checkout): Source {
  const [repo, path, chart, revision] = [source.repoURL, source.path, source.chart, source.targetRevision].map(text)
  const isHere = chart === '' && isOwn(repo as string, path, checkout)
  const directory = isObject(source.directory) ? source.directory : {}
  return {
    repo: repo as string,
    isHere,
    ...(chart !== ''
      ? { chart: chart as string }
      : { path: isHere ? nameIn(path as string, checkout) : (path as string) }),
    ...(revision !== '' && { revision: revision as string }),
    directory: {
      recurse: directory.recurse === true,
      include: text(directory.include),
      exclude: text(directory.exclude),
    },
  }
}

/** Files first, then `values` or `valuesObject` over them, then parameters. */
function valuesOf(
  source: JsonObject,
  { path, isHere }: Source,
  refs: ReadonlyMap<string, JsonObject>,
  by: Manifest,
  at: Path,
  checkout: Checkout,
): ValuesGiven[] {
  const helm = isObject(source.helm) ? source.helm : {}
  const optional = helm.ignoreMissingValueFiles === true
  const files = (Array.isArray(helm.valueFiles) ? helm.valueFiles.map(String) : []).map((file): ValuesGiven => {
    const [, ref, rest] = /^\$([^/]+)\/(.*)$/.exec(file) ?? []
    const more = optional && { optional: true as const }
    if (ref !== undefined && rest !== undefined) {
      const here = refs.has(ref) && isOwn(text(refs.get(ref)?.repoURL), rest, checkout)
      return { file: here ? nameIn(rest, checkout) : file, isHere: here, ...more }
    }
    if (/^\w+:\/\//.test(file) || !isHere) return { file, isHere: false, ...more }
    const name = file.startsWith('/') ? nameIn(file, checkout) : joined(path ?? '.', file)
    return { file: name, isHere: true, ...more }
  })
  const key = isObject(helm.valuesObject) ? 'valuesObject' : 'values'
  const given = helm[key]
  const inline = typeof given === 'string' ? parsed(given) : given
  const parameters = objects(helm.parameters)
  return [
    ...files.filter((each) => !('file' in each) || !each.optional || !each.isHere || isThere(each.file, checkout)),
    ...(isObject(inline) ? [{ inline, by, at: [...at, 'helm', key] }] : []),
    ...(parameters.length > 0
      ? [{ inline: parameters.reduce<Json>(withParameter, {}), by, at: [...at, 'helm', 'parameters'] }]
      : []),
  ]
}
