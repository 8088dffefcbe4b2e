import { randomUUID } from 'node:crypto'
import { type Checked, check } from './doors/check.js'
import { describe } from './doors/described.js'
import { explain } from './doors/explain.js'
import { fix } from './doors/fix.js'
import { originOf } from './doors/gitops.js'
import { ownText } from './doors/home.js'
import { type Arguments, help, readArguments } from './doors/options.js'
import { type Output, outputsOf, writeOutputs } from './doors/outputs.js'
import { readPiped } from './doors/piped.js'
import { progressOn, type Shown } from './doors/progress.js'
import type { RenderFormat } from './doors/rendered.js'
import type { Selection } from './doors/selection.js'
import { type Simulated, simulate } from './doors/simulate.js'
import { PIPED } from './doors/tree.js'
import { type UpgradeResult, upgrade, upgradePlan } from './doors/upgrade.js'
import { UsageError } from './doors/usage-error.js'
import type { Finding, Report, Severity } from './finding.js'
import { printed } from './report/json.js'
import { freshFindings } from './report/shown.js'
import { renderText } from './report/text.js'
import { inert, visible } from './report/visible.js'
import type { PlanReport } from './upgrade.js'

type ExitCode = 0 | 1 | 2

/** What shows how far the work is; it ends where anything else is said. */
let progress: Shown | undefined

async function run(argv: readonly string[]): Promise<ExitCode> {
  const given = readArguments(argv)
  if (given === 'help') return print(help())
  if (given === 'version') return print(`${version()}\n`)
  if (given.help) return print(help(given.command))
  if (given.command.name === 'explain') return print(explained(given.paths))
  if (given.command.name === 'init') return started(given)
  const outputs = outputsOf(given)
  if (given.command.name === 'snapshot') {
    const { snapshot } = await import('./doors/snapshot.js')
    const text = await snapshot(given.paths, process.stdin)
    await write(outputs, async () => text)
    return 0
  }
  const failOn = levelOf(given.one('fail-on') ?? 'error')
  if (given.command.name === 'where') return told(given, outputs)
  const selection = await selectionOf(given)
  progress = progressOn(process.stderr, process.env)
  const options = { cwd: process.cwd(), origin: originOf(process.cwd()), progress, ...selection }
  if (given.command.name === 'upgrade') return upgraded(given, options, outputs, failOn)
  if (given.command.name === 'simulate') {
    const simulated = await simulate({ ...options, base: given.one('base') })
    remark(simulated.notes)
    await write(outputs, (format) => simulatedText(simulated, format))
    return 0
  }
  if (given.command.name === 'clusters') {
    const { described, notes } = await describe(options)
    remark(notes)
    await write(outputs, async (format) =>
      format === 'json'
        ? (await import('./report/described.js')).renderDescribedJson(described)
        : (await import('./report/described-text.js')).renderDescribedText(described),
    )
    return 0
  }
  if (given.command.name === 'fix') return fixed(given, options, outputs)
  const checked = await check({
    ...options,
    base: given.one('base'),
    baseline: given.one('baseline'),
    whole: given.has('all'),
  })
  remark(checked.notes)
  if (given.command.name === 'baseline') {
    const { baselineOf } = await import('./gate/baseline.js')
    await write(outputs, async () => printed(baselineOf(checked.report)))
    return 0
  }
  const fails = failing(failOn, given.has('all'))
  const how = { all: given.has('all'), fails, compared: given.one('baseline') !== undefined }
  await write(outputs, (format, colour) => checkedText(checked, format, { colour, ...how }))
  const { skipped, leftOut = [] } = checked.report.ledger
  const isUnchecked = given.has('fail-on-unchecked') && [...skipped, ...leftOut].some(({ unchecked }) => unchecked)
  return isUnchecked || checked.report.findings.some(fails) ? 1 : 0
}

async function upgraded(
  given: Arguments,
  { clusters: _, adHoc: __, ...selection }: Selection & { readonly cwd: string },
  outputs: readonly Output[],
  failOn: readonly Severity[],
): Promise<ExitCode> {
  const options = { ...selection, from: given.all('from'), to: given.one('to') }
  if (given.has('plan')) {
    const { report, notes } = await upgradePlan(options)
    remark(notes)
    await write(outputs, (format) => plannedText(report, format))
    // Without a target nobody goes anywhere yet.
    const last = options.to === undefined ? [] : report.plans.flatMap(({ steps }) => steps.slice(-1))
    const broken = last.flatMap((step) => [...step.broken, ...step.unknown])
    return broken.some(({ severity }) => failOn.includes(severity)) ? 1 : 0
  }
  const result = await upgrade(options)
  remark(result.notes)
  await write(outputs, (format) => upgradedText(result, format))
  return result.report.broken.some(({ severity }) => failOn.includes(severity)) ? 1 : 0
}

async function fixed(
  given: Arguments,
  options: Selection & { readonly cwd: string },
  outputs: readonly Output[],
): Promise<ExitCode> {
  const piped = options.standardInput
  if (piped !== undefined && given.paths.length > 1)
    throw new UsageError('- is standard input, whose fixed text is printed; name no other path with it')
  const dryRun = given.has('dry-run')
  const result = await fix({
    ...options,
    base: given.one('base'),
    baseline: given.one('baseline'),
    all: given.has('all'),
    rules: given.all('rule'),
    unsafe: given.has('unsafe'),
    dryRun,
  })
  remark(result.notes)
  const { renderFixDiff, renderFixText, shownText } = await import('./report/fix-text.js')
  const told = renderFixText(result.report)
  const isText = outputs.some(({ format }) => format === 'text')
  // Where standard output is for a program, a person reads the other one.
  if (isText && (dryRun || piped !== undefined)) remark(told.trimEnd().split('\n'))
  await write(outputs, async (format) => {
    if (format === 'json') return (await import('./report/fix.js')).renderFixJson(result.report)
    if (dryRun) {
      const diff = renderFixDiff(result.report, process.env.GITHUB_ACTIONS === 'true' ? randomUUID() : undefined)
      return process.stdout.isTTY ? shownText(diff) : diff
    }
    return piped === undefined ? told : (result.texts.get(PIPED) ?? piped)
  })
  return 0
}

async function started(given: Arguments): Promise<ExitCode> {
  if (given.paths.length > 0) throw new UsageError(`init takes no ${given.paths[0]}; it reads the working directory`)
  const { init } = await import('./doors/init.js')
  const { file, text } = init({ cwd: process.cwd(), output: given.one('output'), force: given.has('force') })
  if (file === undefined) return print(text)
  remark([`${file} is written. Read its comments, and see it with: kruise-preflight clusters`])
  return 0
}

async function told(given: Arguments, outputs: readonly Output[]): Promise<ExitCode> {
  const { where, whereText } = await import('./doors/where.js')
  const found = await where(process.cwd(), given.paths, given.one('config'))
  await write(outputs, async (format) =>
    format === 'json' ? printed({ schemaVersion: 1, ...found }) : inertLines(whereText(found)),
  )
  return 0
}

function inertLines(text: string): string {
  return text
    .split('\n')
    .map((line) => inert(visible(line)))
    .join('\n')
}

function print(text: string): 0 {
  process.stdout.write(text)
  return 0
}

/** Programs of this machine render for a person who calls this one, unless told not to. */
function renderOf(given: Arguments): 'never' | 'on-path' {
  const asked = given.one('render') ?? 'on-path'
  if (asked !== 'never' && asked !== 'on-path') throw new UsageError(`--render takes on-path or never, not "${asked}"`)
  return asked
}

/** Lines for a person; whatever they quote, a terminal or a runner obeys none of it. */
function remark(lines: readonly string[]): void {
  progress?.end()
  for (const line of lines) process.stderr.write(`${inert(visible(line))}\n`)
}

function explained(rules: readonly string[]): string {
  if (rules.length > 1) throw new UsageError(`explain takes one rule, not ${rules.length}`)
  return explain(ownText('policies/README.md') ?? '', rules[0])
}

function version(): string {
  return JSON.parse(ownText('package.json') ?? '{}').version
}

async function write(
  outputs: readonly Output[],
  render: (format: string, colour: boolean) => Promise<string | Uint8Array>,
): Promise<void> {
  progress?.end()
  const colour = wantsColour()
  const texts = outputs.map(
    async (output) => [output, await render(output.format, colour && output.file === undefined)] as const,
  )
  writeOutputs(await Promise.all(texts))
}

/** https://no-color.org and https://force-color.org; else a terminal that has colours. */
function wantsColour(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR) return false
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return process.stdout.isTTY === true && TERM !== 'dumb'
}

interface CheckedTextOptions {
  readonly colour: boolean
  readonly all: boolean
  readonly fails: (finding: Finding) => boolean
  readonly compared: boolean
}

async function checkedText(
  checked: Checked,
  format: string,
  { colour, all, fails, compared }: CheckedTextOptions,
): Promise<string> {
  const { report, lineOf, textOf } = checked
  if (format === 'text') return renderText(report, { lineOf, textOf, colour, all })
  if (format === 'github') return github(all ? report : { ...report, findings: freshFindings(report) })
  const { render } = await import('./doors/rendered.js')
  return render(format as RenderFormat, checked, { all, fails, compared, tell: (words) => remark([words]) })
}

async function github(report: Report): Promise<string> {
  const { planAnnotations, renderAnnotations } = await import('./report/annotations.js')
  return renderAnnotations(planAnnotations(report).annotations)
}

async function simulatedText({ simulation }: Simulated, format: string): Promise<string> {
  return format === 'json'
    ? (await import('./report/simulate.js')).renderSimulationJson(simulation)
    : (await import('./report/simulate-text.js')).renderSimulationText(simulation)
}

async function plannedText(report: PlanReport, format: string): Promise<string> {
  if (format === 'json') return (await import('./report/upgrade-plan-json.js')).renderUpgradePlanJson(report)
  if (format === 'markdown')
    return (await import('./report/upgrade-plan-markdown.js')).renderUpgradePlanMarkdown(report)
  return (await import('./report/upgrade-plan-text.js')).renderUpgradePlanText(report)
}

async function upgradedText({ report }: UpgradeResult, format: string): Promise<string> {
  if (format === 'json') return (await import('./report/upgrade-json.js')).renderUpgradeJson(report)
  if (format === 'markdown') return (await import('./report/upgrade-markdown.js')).renderUpgradeMarkdown(report)
  return (await import('./report/upgrade-text.js')).renderUpgradeText(report)
}

async function selectionOf(given: Arguments): Promise<Selection> {
  const [kubernetes, kruise, vcluster] = ['kubernetes', 'kruise', 'vcluster'].map(given.one)
  const gates = { featureGates: given.all('feature-gate'), kruiseFeatureGates: given.all('kruise-feature-gate') }
  const adHoc = [kubernetes, kruise, vcluster, ...gates.featureGates, ...gates.kruiseFeatureGates].some(
    (each) => each !== undefined,
  )
  if (adHoc && given.all('cluster').length > 0)
    throw new UsageError('--cluster chooses configured clusters; --kubernetes, --kruise and --vcluster make one')
  return {
    paths: given.paths.filter((each) => each !== '-'),
    standardInput: given.paths.includes('-') ? await readPiped(process.stdin) : undefined,
    config: given.one('config'),
    clusters: given.all('cluster'),
    render: renderOf(given),
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

/** Whether a finding fails the run. */
function failing(failOn: readonly Severity[], all: boolean): (finding: Finding) => boolean {
  return ({ severity, status }) => (all || status === 'new') && failOn.includes(severity)
}

function fail(error: unknown): void {
  const said = error instanceof UsageError ? error.message : String((error as Error)?.stack ?? error)
  remark(said.split('\n'))
  process.exitCode = 2
}

// Who reads may have had enough: `| head` is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') fail(new UsageError(`standard output: ${error.message}`))
})

// Where nobody hears what is said beside it, the work goes on.
process.stderr.on('error', () => {})

run(process.argv.slice(2)).then((code) => {
  process.exitCode ||= code
}, fail)
