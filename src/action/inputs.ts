import { getInput, getMultilineInput } from '@actions/core'
import type { AdHocCluster } from '../doors/selection.js'
import { UsageError } from '../doors/usage-error.js'
import type { Severity } from '../finding.js'
import { INPUTS, type Input } from './contract.js'

type InputName = keyof typeof INPUTS
type Words<N extends InputName> = (typeof INPUTS)[N] extends { readonly oneOf: readonly (infer W)[] } ? W : never

/** A format that goes into a file, and the file. */
export interface WantedFile {
  readonly format: 'sarif' | 'json' | 'junit' | 'markdown'
  readonly output: 'sarif-file' | 'json-file' | 'junit-file' | 'markdown-file'
  readonly file: string
}

/** What a workflow asked for. */
export interface Inputs {
  readonly mode: Words<'mode'>
  readonly config: string | undefined
  readonly paths: readonly string[]
  readonly clusters: readonly string[]
  readonly adHoc: AdHocCluster | undefined
  /** The least severity that fails the step; undefined where nothing does. */
  readonly failOn: Severity | undefined
  readonly failOnUnchecked: boolean
  readonly onlyNew: boolean
  readonly render: Words<'render'>
  readonly baseline: string | undefined
  readonly annotations: 'log' | 'check' | 'none'
  readonly review: boolean
  readonly comment: boolean
  readonly files: readonly WantedFile[]
  readonly reportFile: string | undefined
  /** From the workspace; one, but for an audit. */
  readonly folders: readonly string[]
  readonly token: string
}

const AS_WORD: Readonly<Record<Words<'annotations'>, Inputs['annotations']>> = {
  ...{ log: 'log', check: 'check', none: 'none' },
  ...{ true: 'log', false: 'none' },
}

/** Whether a run that could not run passes: read by itself, for the other inputs may be what is wrong. */
export function passesOnError(): boolean {
  try {
    return word('on-error') === 'warn'
  } catch {
    return false
  }
}

/** The inputs of this run. Throws a UsageError for a word that an input does not take. */
export function readInputs(): Inputs {
  const mode = word('mode')
  word('on-error')
  // A schedule that fails sends mail each time; the issue says what is left.
  const failOn = mode === 'audit' && text('fail-on') === undefined ? 'never' : word('fail-on')
  const folders = getMultilineInput('working-directory')
  if (mode !== 'audit' && folders.length > 1)
    throw new UsageError('input working-directory: more than one folder is for mode audit')
  const annotations = word('annotations')
  const review = flag('review')
  return {
    mode,
    config: text('config-file'),
    paths: getMultilineInput('paths' satisfies InputName),
    clusters: getMultilineInput('clusters' satisfies InputName),
    adHoc: adHoc(),
    failOn: failOn === 'never' || flag('warn-only') ? undefined : failOn,
    failOnUnchecked: flag('fail-on-unchecked'),
    onlyNew: flag('only-new'),
    render: word('render'),
    baseline: text('baseline'),
    annotations: AS_WORD[annotations],
    review,
    comment: text('comment') === undefined ? review : flag('comment'),
    files: (['sarif', 'json', 'junit', 'markdown'] as const).flatMap((format) => {
      const file = text(`${format}-file`)
      return file === undefined ? [] : [{ format, output: `${format}-file` as const, file }]
    }),
    reportFile: text('report-file'),
    folders: folders.length > 0 ? folders : ['.'],
    token: getInput('token' satisfies InputName),
  }
}

function text(name: InputName): string | undefined {
  return getInput(name) || undefined
}

/** One of the words that the input takes, in whatever case. */
function word<N extends InputName>(name: N): Words<N> {
  const { oneOf = [], default: otherwise = '' }: Input = INPUTS[name]
  const given = getInput(name)
  const known = oneOf.find((each) => each === (given || otherwise).toLowerCase())
  if (known === undefined)
    throw new UsageError(`input ${name}: ${JSON.stringify(given)} is not one of ${oneOf.join(', ')}`)
  return known as Words<N>
}

function flag(name: 'warn-only' | 'fail-on-unchecked' | 'only-new' | 'review' | 'comment'): boolean {
  return word(name) === 'true'
}

/** The cluster that the inputs describe. */
function adHoc(): AdHocCluster | undefined {
  const versions = (['kubernetes', 'kruise', 'vcluster'] as const).map((name) => [name, text(name)] as const)
  const given = versions.filter(([, version]) => version !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}
