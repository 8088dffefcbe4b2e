import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe } from 'vitest'

/** The runner `act`, which .ci/run builds; undefined where the tests run without it. */
export const ACT = process.env.ACT || undefined

/** Says of `what` what is seen of it under the runner: each test starts one, and takes seconds. */
export function underARunner(what: string, tests: () => void): void {
  describe.skipIf(!ACT)(
    `${what}, under a runner (skipped where ACT names none; .ci/run builds one)`,
    { timeout: 60_000 },
    tests,
  )
}

const root = path.join(import.meta.dirname, '../..')

/** An annotation as the runner understood it. */
export interface Annotation {
  readonly severity: 'error' | 'warning' | 'notice'
  /** `file:line:column` up to `line:column`, as far as they are given. */
  readonly at: string
  readonly title: string
  readonly message: string
}

/** What became of a step. */
export interface Step {
  readonly result: string
  readonly annotations: readonly Annotation[]
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** What a person sees in the log. */
  readonly log: string
}

export interface Ran {
  readonly code: number | null
  /** How the jobs ended: `success` or `failure`. */
  readonly jobs: readonly string[]
  /** By their names. */
  readonly steps: ReadonlyMap<string, Step>
  readonly stderr: string
}

/** Puts the action as it is committed, and a workflow that uses it from `./.preflight`, into a checkout; neither is part of any commit. */
export function install(checkout: string, workflow: string): void {
  for (const each of ['action.yml', 'dist'])
    cpSync(path.join(root, each), path.join(checkout, '.preflight', each), { recursive: true })
  mkdirSync(path.join(checkout, '.github/workflows'), { recursive: true })
  writeFileSync(path.join(checkout, '.github/workflows/preflight.yml'), workflow)
}

/**
 * This Node, which stays a moment after a failure: act does not wait for what a step has written once that fails, and on a busy
 * machine loses it. Asked for its own path, as act does to start it by that, it names this script. No shell: it would lose the inputs with hyphens.
 */
const patientNode = `#!${process.execPath}
const { spawnSync } = require('node:child_process')
const args = process.argv.slice(2)
if (args.some((each) => each.includes('process.execPath'))) console.log(__filename)
else {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  setTimeout(() => process.exit(status ?? 1), status === 0 ? 0 : 1000)
}
`

/** Runs the workflows of a checkout on this machine as GitHub's runner would, on the Node of this process, with GitHub's API at `api`. */
export async function act(
  checkout: string,
  event: string,
  payload: object,
  { api = 'http://127.0.0.1:9', job }: { api?: string; job?: string } = {},
): Promise<Ran> {
  const home = mkdtempSync(path.join(realpathSync(tmpdir()), 'act-'))
  const eventFile = path.join(home, 'event.json')
  writeFileSync(eventFile, JSON.stringify(payload))
  const node = path.join(home, 'bin/node')
  mkdirSync(path.dirname(node))
  writeFileSync(node, patientNode, { mode: 0o755 })
  const env = {
    PATH: [path.dirname(node), process.env.PATH].join(path.delimiter),
    HOME: home,
    NO_COLOR: '1',
    // Whatever it should want to download fails.
    ...{ HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9', NO_PROXY: '127.0.0.1' },
  }
  const args = [
    ...[event, '--eventpath', eventFile, ...(job ? ['--job', job] : [])],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--strict', '--json', '--no-cache-server', '--action-offline-mode'],
    ...['--secret', 'GITHUB_TOKEN=ghs_of_a_fork', '--env', `GITHUB_API_URL=${api}`, '--env', 'GITHUB_REPOSITORY=o/r'],
    ...['--env', 'NO_COLOR=1'],
  ]
  try {
    const { code, stdout, stderr } = await execute(args, checkout, env)
    return { code, stderr, ...understood(stdout) }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function understood(stdout: string): Pick<Ran, 'jobs' | 'steps'> {
  const jobs: string[] = []
  const steps = new Map<string, { -readonly [K in keyof Step]: any }>()
  for (const line of stdout.split('\n').filter((each) => each.startsWith('{'))) {
    const said = JSON.parse(line)
    if (said.jobResult) jobs.push(said.jobResult)
    if (!said.step || !said.stage) continue
    const step = steps.get(said.step) ?? { result: '', annotations: [], outputs: {}, summary: '', log: '' }
    steps.set(said.step, step)
    if (said.stepResult) step.result = said.stepResult
    else if (said.raw_output) step.log += said.msg
    else if (said.command === 'set-output') step.outputs[said.name] = said.arg
    else if (said.command === 'summary') step.summary += said.content
    else if (['error', 'warning', 'notice'].includes(said.command)) step.annotations.push(annotation(said))
  }
  return { jobs, steps }
}

function annotation({ command, kvPairs = {}, arg }: any): Annotation {
  const { file, line, col, endLine, endColumn, title = '' } = kvPairs
  const from = [file, line, col].filter(Boolean).join(':')
  const to = [endLine, endColumn].filter(Boolean).join(':')
  return { severity: command, at: to ? `${from}-${to}` : from, title, message: arg }
}

function execute(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((done, fail) => {
    const child = spawn(ACT!, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8')
      child[name].on('data', (text) => {
        said[name] += text
      })
    }
    child.on('error', fail)
    child.on('close', (code) => done({ code, ...said }))
  })
}
