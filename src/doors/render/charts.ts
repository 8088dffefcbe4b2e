import { createHash } from 'node:crypto'
import { refOf } from '../../gate/places.js'
import { assembled, layerOfSource } from '../../render/helm/assembled.js'
import { type Chart, inFolder, type Shelf, type ValueSet } from '../../render/helm/charts.js'
import { printedBySource } from '../../render/helm/copies.js'
import { failedAt } from '../../render/helm/failure.js'
import { marked } from '../../render/helm/marks.js'
import { masked } from '../../render/helm/masked.js'
import { tracer } from '../../render/helm/output.js'
import type { Saying } from '../../render/helm/releases.js'
import { type Runs, runsOf } from '../../render/helm/runs.js'
import { type ChartTree, chartTree, lackingWords } from '../../render/helm/vendored.js'
import type { RenderFailure } from '../../rules/rule.js'
import type { SourceFile } from '../../source/document.js'
import { entry, type Span } from '../../source/node.js'
import type { RenderedFile } from '../../source/rendered.js'
import { type ChartShelf, MISSING } from '../tree.js'
import type { Helm, HelmJob } from './helm.js'

/** What a release of a chart is rendered for. */
export interface Release {
  readonly name: string
  readonly namespace: string
  /** `1.31.4`; undefined for what helm takes where it is not told. */
  readonly kubernetes?: string
  /** Beside those that every cluster has: `apps.kruise.io/v1alpha1`. */
  readonly apiVersions?: readonly string[]
}

/** What became of a chart: its text, helm's refusal, or why nobody asked. */
export type RenderedChart =
  | { readonly file: RenderedFile }
  | { readonly failure: RenderFailure }
  | { readonly notChecked: string; readonly file: SourceFile; readonly span: Span }

/** How much a chart may hold, in bytes and in files. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_FILES = 10_000

/** What is known of a release beside what it is rendered from. */
export interface Circumstances {
  /** What names it. */
  readonly by?: Saying | undefined
  /** What was rendered already. */
  readonly known?: Map<string, RenderedChart>
}

/** Renders a chart with a set of values. The files are laid into a folder of their own, which is gone again when this returns. */
export function renderChart(
  chart: Chart,
  set: ValueSet,
  release: Release,
  shelf: ChartShelf,
  helm: Helm,
  { by, known }: Circumstances = {},
): RenderedChart {
  const { tree, lacking } = chartTree(chart, shelf)
  const [lack] = lacking
  if (lack) return { notChecked: lackingWords(lack), file: lack.dependency.file, span: lack.dependency.span }
  const not = (reason: string) => notChecked(chart, reason)
  const laid = laidOut(tree, shelf)
  if ('unread' in laid) return not(laid.unread)
  const job = jobOf(laid.files, set, release, shelf)
  if ('missing' in job) return missingValues(chart, job.missing, by) ?? not(`${job.missing} is not there`)
  if ('unread' in job) return not(job.unread)
  const key = known && keyOf(chart, set, job)
  const made = (key === undefined ? undefined : known?.get(key)) ?? ofJob(chart, set, { tree, laid, job }, shelf, helm)
  if (key !== undefined) known?.set(key, made)
  return made
}

/** What tells a chart's output and where it comes from: all that it is made of. */
function keyOf({ folder }: Chart, { sources }: ValueSet, { files, ...job }: HelmJob): string {
  const hash = createHash('sha256').update(
    JSON.stringify([folder, { ...job, values: job.values.map(({ name }) => name) }]),
  )
  const own = sources.map((source) => ('name' in source ? source.name : source.file.path))
  hash.update(JSON.stringify(own))
  for (const { text } of job.values) hash.update(`\0${text.length}\0`).update(text)
  for (const [place, text] of files) hash.update(`\0${place}\0${text.length}\0`).update(text)
  return hash.digest('hex')
}

function ofJob(
  chart: Chart,
  set: ValueSet,
  { tree, laid, job }: { readonly tree: ChartTree; readonly laid: Laid; readonly job: HelmJob },
  shelf: ChartShelf,
  helm: Helm,
): RenderedChart {
  const layers = set.sources.flatMap((source) => layerOfSource(source, shelf) ?? [])
  const of = assembled(tree, shelf, layers)
  const runs = markedRuns(of, laid, job, helm)
  const said = helm.template(job)
  if ('stopped' in said) return notChecked(chart, `helm was stopped: ${said.stopped}`)
  if ('refused' in said) {
    const at = failedAt(said.refused, of, runs) ?? inValues(said.refused, set, shelf)
    const key = said.refused.startsWith('chart requires kubeVersion') ? 'kubeVersion' : 'name'
    const whole = { file: chart.file, span: keyIn(chart, key), path: [key] }
    const values = [...layers.map(({ value }) => value), ...of.scopes.map(({ own }) => own?.value)]
    const words = masked(said.refused, values)
    return { failure: { by: 'helm template', root: chart.folder, said: words, at: at ?? whole } }
  }
  const file: RenderedFile = {
    path: chart.file.path,
    text: said.output,
    root: chart.folder,
    resources: new Set([...of.files.values()].map(({ path }) => path)),
    traced: tracer({ text: said.output, of, chart: chart.file, runs }),
  }
  return { file }
}

function keyIn({ root }: Chart, key: string): Span {
  const { start, end } = entry(root, key)?.key ?? root
  return { start, end }
}

function notChecked(chart: Chart, reason: string): RenderedChart {
  return { notChecked: `not checked: chart ${chart.name}: ${reason}`, file: chart.file, span: keyIn(chart, 'name') }
}

/** That a values file is not there which somebody names. */
function missingValues(chart: Chart, missing: string, by: Saying | undefined): RenderedChart | undefined {
  if (!by) return undefined
  const { manifest, ...at } = by
  const said = `open ${missing}: no such file or directory`
  const spot = { ...at, ...(manifest && { object: refOf(manifest) }) }
  return { failure: { by: 'helm template', root: chart.folder, said, at: spot } }
}

/** The place of the values file that helm cannot read. */
function inValues(said: string, { sources }: ValueSet, shelf: Shelf): RenderFailure['at'] | undefined {
  const named = /^failed to parse ([^\n]+?): /.exec(said)?.[1]
  const source = sources.find((each) => ('name' in each ? each.name : each.file.path) === named)
  if (!source) return undefined
  const file = 'name' in source ? shelf.read(source.name) : source.file
  return 'unread' in file ? undefined : { file, span: { start: 0, end: 0 }, path: [] }
}

interface Laid {
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The file of the repository that each was, by its place. */
  readonly names: ReadonlyMap<string, string>
}

function laidOut(tree: ChartTree, shelf: ChartShelf): Laid | { readonly unread: string } {
  const files = new Map<string, Uint8Array>()
  const names = new Map<string, string>()
  let size = 0
  const lay = ({ chart: { folder }, place, inner }: ChartTree): string | undefined => {
    for (const name of shelf.below(folder)) {
      const to = `${place}/${folder === '.' ? name : name.slice(folder.length + 1)}`
      if (files.has(to) || /(?:^|\/)\.git\//.test(name)) continue
      const bytes = shelf.bytes(name)
      if ('unread' in bytes) return `${name} is not read: ${bytes.unread}`
      size += bytes.length
      if (size > MOST_BYTES) return `it holds more than ${MOST_BYTES / 1024 / 1024} MB`
      if (files.size >= MOST_FILES) return `it holds more than ${MOST_FILES} files`
      files.set(to, bytes)
      names.set(to, name)
    }
    for (const each of inner) {
      const unread = lay(each)
      if (unread !== undefined) return unread
    }
    return undefined
  }
  const unread = lay(tree)
  return unread === undefined ? { files, names } : { unread }
}

function jobOf(
  files: Laid['files'],
  { sources }: ValueSet,
  { name, namespace, kubernetes, apiVersions = [] }: Release,
  shelf: ChartShelf,
): HelmJob | { readonly unread: string } | { readonly missing: string } {
  const values: HelmJob['values'][number][] = []
  const parameters: HelmJob['parameters'][number][] = []
  for (const source of sources) {
    if ('name' in source) {
      const text = shelf.bytes(source.name)
      if ('unread' in text)
        return text.unread === MISSING
          ? { missing: source.name }
          : { unread: `${source.name} is not read: ${text.unread}` }
      values.push({ name: source.name, text })
    } else if ('mapping' in source)
      values.push({ name: source.file.path, text: JSON.stringify(layerOfSource(source, shelf)?.value) })
    else if ('text' in source) values.push({ name: source.file.path, text: source.text })
    else {
      const { name: key, value, isString } = source.parameter
      // As Argo CD does it: a comma in a value begins no other one.
      parameters.push({ text: `${key}=${value.replaceAll(/(?<!\\),/g, '\\,')}`, isString })
    }
  }
  return { files, values, parameters, release: name, namespace, kubernetes, apiVersions }
}

/** A template that is no YAML, so that helm prints what the others print as it is. */
const STOP = ['chart/templates/kruise-preflight-stop.yaml', 'a: b: c\n'] as const

/** What templates print when they are marked, found when it is first asked for. */
function markedRuns(
  of: ReturnType<typeof assembled>,
  { files, names }: Laid,
  job: HelmJob,
  helm: Helm,
): (source: string) => readonly Runs[] {
  const templates = new Map(of.templates.map(({ file, template }) => [file.path, template] as const))
  const printed = new Map<string, ReadonlyMap<string, string>>()
  const known = new Map<string, readonly Runs[]>()
  return (source) => {
    let found = known.get(source)
    if (!found) {
      found = (['deep', 'shallow'] as const).flatMap((depth) => {
        let texts = printed.get(depth)
        if (!texts) {
          const own = marked(templates, depth)
          const all = new Map<string, Uint8Array | string>(files)
          for (const [place, name] of names) {
            const text = own.get(name)
            if (text !== undefined) all.set(place, text)
          }
          all.set(...STOP)
          const said = helm.template({ ...job, files: all, anyway: true })
          texts = 'stopped' in said ? new Map() : printedBySource(said.output)
          printed.set(depth, texts)
        }
        const runs = runsOf(texts.get(source) ?? '')
        return runs && runs.text !== '' ? [runs] : []
      })
      known.set(source, found)
    }
    return found
  }
}

/** The folder's text files of a chart that may ask for the versions of a cluster. */
export function chartTexts({ folder }: Chart, shelf: Shelf): string[] {
  return shelf.below(folder).flatMap((name) => {
    if (!/(?:^|\/)templates\/|(?:^|\/)Chart\.yaml$|\.tpl$/.test(inFolder('.', name))) return []
    const file = shelf.read(name)
    return 'unread' in file ? [] : [file.text]
  })
}
