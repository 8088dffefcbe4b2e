import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { type Checked, check } from './doors/check.js'
import { type Arguments, help, readArguments } from './doors/options.js'
import { simulate } from './doors/simulate.js'
import { UsageError } from './doors/usage-error.js'
import type { Selection } from './doors/worlds.js'
import type { Report, Severity } from './finding.js'
import { renderText } from './report/text.js'

type ExitCode = 0 | 1 | 2

async function run(argv: readonly string[]): Promise<ExitCode> {
  const given = readArguments(argv)
  if (given === 'help') return print(help())
  if (given === 'version') return print(`${await version()}\n`)
  if (given.help) return print(help(given.command))
  const outputs = outputsOf(given)
  const selection = await selectionOf(given)
  if (given.command.name === 'simulate') {
    const { simulation, notes } = await simulate(selection, given.one('base'))
    remark(notes)
    const { renderSimulationJson } = await import('./report/simulate.js')
    const { renderSimulationText } = await import('./report/simulate-text.js')
    await write(outputs, (format) =>
      format === 'json' ? renderSimulationJson(simulation) : renderSimulationText(simulation),
    )
    return 0
  }
  const failOn = levelOf(given.one('fail-on') ?? 'error')
  const checked = await check(selection)
  remark(checked.notes)
  await write(outputs, (format, colour) => rendered(checked, format, colour))
  return fails(checked.report, failOn) ? 1 : 0
}

function print(text: string): 0 {
  process.stdout.write(text)
  return 0
}

function remark(notes: readonly string[]): void {
  for (const note of notes) process.stderr.write(`${note}\n`)
}

async function version(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(__dirname, '../package.json'), 'utf8'))
  return version
}

interface Output {
  readonly format: string
  /** The file; undefined for standard output. */
  readonly file: string | undefined
}

function outputsOf(given: Arguments): Output[] {
  const formats = given.all('format')
  const files = given.all('output')
  const known = given.command.formats
  for (const format of formats) {
    if (!known.includes(format)) {
      throw new UsageError(`--format ${format}: ${given.command.name} prints ${known.join(', ')}`)
    }
  }
  if (files.length > Math.max(formats.length, 1)) throw new UsageError('--output stands more often than --format')
  return (formats.length > 0 ? formats : ['text']).map((format, at) => ({ format, file: files[at] }))
}

async function write(
  outputs: readonly Output[],
  render: (format: string, colour: boolean) => Promise<string> | string,
): Promise<void> {
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR
  const texts = await Promise.all(outputs.map(({ format, file }) => render(format, colour && file === undefined)))
  for (const [at, { file }] of outputs.entries()) {
    const text = texts[at] ?? ''
    if (file === undefined) process.stdout.write(text)
    else {
      await writeFile(file, text).catch((error: Error) => {
        throw new UsageError(`--output ${file}: ${error.message}`)
      })
    }
  }
}

async function rendered({ report, lineOf, textOf }: Checked, format: string, colour: boolean): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('./report/json.js')).renderJson(report)
    case 'markdown':
      return (await import('./report/markdown.js')).renderMarkdown(report)
    case 'github':
      return (await import('./report/annotations.js')).renderAnnotations(report, { isChanged: () => true })
    default:
      return renderText(report, { lineOf, textOf, colour })
  }
}

async function selectionOf(given: Arguments): Promise<Selection> {
  const paths = given.paths.filter((each) => each !== '-')
  const piped = given.paths.includes('-') ? await readAll(process.stdin) : undefined
  const [kubernetes, kruise, vcluster] = ['kubernetes', 'kruise', 'vcluster'].map(given.one)
  const gates = { featureGates: given.all('feature-gate'), kruiseFeatureGates: given.all('kruise-feature-gate') }
  const adHoc = [kubernetes, kruise, vcluster, ...gates.featureGates, ...gates.kruiseFeatureGates].some(
    (each) => each !== undefined,
  )
  if (adHoc && given.all('cluster').length > 0)
    throw new UsageError('--cluster chooses configured clusters; --kubernetes, --kruise and --vcluster make one')
  return {
    cwd: process.cwd(),
    paths,
    standardInput: piped,
    config: given.one('config'),
    clusters: given.all('cluster'),
    ...(adHoc && { adHoc: { kubernetes, kruise, vcluster, ...gates } }),
  }
}

const LEVELS: readonly Severity[] = ['error', 'warning', 'notice']

function levelOf(written: string): readonly Severity[] {
  if (written === 'never') return []
  const at = LEVELS.indexOf(written as Severity)
  if (at < 0) throw new UsageError(`--fail-on ${written}: it is error, warning, notice or never`)
  return LEVELS.slice(0, at + 1)
}

function fails({ findings }: Report, failOn: readonly Severity[]): boolean {
  return findings.some(({ severity }) => failOn.includes(severity))
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(error instanceof UsageError ? `${error.message}\n` : `${(error as Error).stack}\n`)
    process.exitCode = 2
  },
)
