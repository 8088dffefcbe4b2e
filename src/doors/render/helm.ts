import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environmentAt, type Limits, programIn, run } from './program.js'

/** A program that renders charts. */
export interface Helm {
  /** As it says itself: `v3.20.2`, or `v3.20` as Go builds it; '' where it does not say. */
  readonly version: string
  template(job: HelmJob): HelmSaid
}

/** A chart with all that is in it, and what it is rendered with. */
export interface HelmJob {
  /** The chart's files by their places below its folder, which is `chart`: `chart/templates/web.yaml`. */
  readonly files: ReadonlyMap<string, Uint8Array | string>
  /** The texts of values files with what they are called in helm's words; the last counts over all others. */
  readonly values: readonly { readonly name: string; readonly text: Uint8Array | string }[]
  /** What `--set` and `--set-string` take, over the files. */
  readonly parameters: readonly { readonly text: string; readonly isString: boolean }[]
  readonly release: string
  readonly namespace: string
  /** `1.31.4`; undefined for what helm takes where it is not told. */
  readonly kubernetes: string | undefined
  /** `apps.kruise.io/v1alpha1`, beside those that every cluster has. */
  readonly apiVersions: readonly string[]
  /** Whether it prints what its templates print even where that is no YAML. */
  readonly anyway?: boolean
}

/** What helm printed; or its own words where it refuses, with what it printed anyway; or why it was stopped. */
export type HelmSaid =
  | { readonly output: string }
  | { readonly refused: string; readonly output: string }
  | { readonly stopped: string }

const LIMITS: Limits = { time: 30_000, output: 32 * 1024 * 1024 }

/** The `helm` on the PATH; undefined without one. It is looked for in absolute folders alone: none of a checkout's is run. */
export function helmOnPath(search = process.env.PATH ?? '', limits = LIMITS): Helm | undefined {
  const program = programIn(search, 'helm')
  if (program === undefined) return undefined
  const within = (home: string, args: readonly string[]) =>
    run(program, args, { cwd: home, env: environment(home), limits })
  const said = inTemporary((home) => within(home, ['version', '--short']))
  return {
    version: /\bv\d+\.\d+[\w.-]*/.exec('stopped' in said ? '' : said.stdout)?.[0] ?? '',
    template: (job) =>
      inTemporary((folder) => {
        const home = path.join(folder, 'home')
        mkdirSync(home)
        const args = laid(job, home)
        const ran = within(home, args)
        if ('stopped' in ran) return ran
        const { status, stdout, stderr } = ran
        return status === 0 ? { output: stdout } : { refused: wordsOf(stderr, job, home), output: stdout }
      }),
  }
}

/** No repositories, plugins or registries of anybody. */
function environment(home: string): NodeJS.ProcessEnv {
  const own = (name: string) => path.join(home, name)
  return {
    ...environmentAt(home),
    HELM_CACHE_HOME: own('cache'),
    HELM_CONFIG_HOME: own('config'),
    HELM_DATA_HOME: own('data'),
    HELM_PLUGINS: own('plugins'),
    HELM_REPOSITORY_CONFIG: own('repositories.yaml'),
    HELM_REPOSITORY_CACHE: own('repositories'),
    HELM_REGISTRY_CONFIG: own('registry.json'),
  }
}

function inTemporary<T>(work: (folder: string) => T): T {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kruise-preflight-helm-')))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes what a chart is rendered from below a home, and gives the arguments that render it. */
function laid(
  { files, values, parameters, release, namespace, kubernetes, apiVersions, anyway }: HelmJob,
  home: string,
): string[] {
  for (const [place, content] of files) {
    const to = path.join(home, place)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, content)
  }
  const named = values.map(({ text }, at) => {
    const file = valuesFile(at)
    writeFileSync(path.join(home, file), text)
    return file
  })
  return [
    ...['template', '--include-crds', '--skip-tests'],
    ...named.flatMap((file) => ['--values', file]),
    ...parameters.flatMap(({ text, isString }) => [isString ? '--set-string' : '--set', text]),
    ...(kubernetes === undefined ? [] : ['--kube-version', kubernetes]),
    ...apiVersions.flatMap((each) => ['--api-versions', each]),
    ...(anyway ? ['--debug'] : []),
    ...['--namespace', namespace, '--', release, 'chart'],
  ]
}

function valuesFile(at: number): string {
  return `values-${at}.yaml`
}

const MOST = 1000

/** What helm says of a mistake, with the names that files have here; of words without end the first and the last. */
function wordsOf(stderr: string, { values }: HelmJob, home: string): string {
  let words = stderr.replaceAll(`${home}${path.sep}`, '')
  for (const [at, { name }] of values.entries()) words = words.replaceAll(valuesFile(at), name)
  const lines = words
    .split('\n')
    .filter((line) => !/^(?:Use --debug|\S+\.go:\d+: |helm\.go|(?:time=|level=))/.test(line))
  const said = lines
    .join('\n')
    .trim()
    .replace(/^(?:[\s\S]*\n)?Error: /, '')
  return said.length > MOST ? `${said.slice(0, MOST / 2)} … ${said.slice(-MOST / 2)}` : said
}
