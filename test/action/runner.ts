import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Report } from '../../src/finding.js'

/** A workflow command that the action wrote, as the runner reads it. */
export interface Command {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** What a run left behind. */
export interface Outcome {
  readonly code: number | null
  /** What a person sees in the log: all that is no command. */
  readonly log: string
  readonly stderr: string
  readonly commands: readonly Command[]
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** The JSON report at the output `report`. */
  readonly report: Report | undefined
  /** What the gate was asked, where it is the one of gate.ts. */
  readonly asked: any
}

export interface Run {
  readonly entry: string
  readonly workspace: string
  readonly event: string
  readonly payload?: unknown
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: NodeJS.ProcessEnv
  /** What the gate of gate.ts says. */
  readonly gate?: object
}

/** Runs the action as GitHub's runner does: a process of its own, inputs in variables, files for what it gives back. */
export async function runAction({
  entry,
  workspace,
  event,
  payload = {},
  inputs = {},
  env = {},
  gate,
}: Run): Promise<Outcome> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'runner-'))
  const file = (name: string, text = '') => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  mkdirSync(path.join(folder, 'temp'))
  const asked = path.join(folder, 'asked.json')
  const outputFile = file('output')
  const summaryFile = file('summary')
  const { code, stdout, stderr } = await execute(entry, workspace, {
    PATH: process.env.PATH,
    HOME: folder,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
    GITHUB_OUTPUT: outputFile,
    GITHUB_STEP_SUMMARY: summaryFile,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_WORKSPACE: workspace,
    // Nothing listens there.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    RUNNER_TEMP: path.join(folder, 'temp'),
    NO_COLOR: '1',
    INPUT_TOKEN: 'ghs_secret',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...(gate && { GATE: JSON.stringify({ told: file('told.json', JSON.stringify(gate)), asked }) }),
    ...env,
  })
  const outputs = parseOutputs(readFileSync(outputFile, 'utf8'))
  const lines = stdout.split('\n')
  const outcome: Outcome = {
    code,
    stderr,
    log: lines.filter((line) => !commandOf(line)).join('\n'),
    commands: lines.flatMap((line) => commandOf(line) ?? []),
    outputs,
    summary: readFileSync(summaryFile, 'utf8'),
    report: outputs.report ? JSON.parse(readFileSync(outputs.report, 'utf8')) : undefined,
    asked: existsSync(asked) ? JSON.parse(readFileSync(asked, 'utf8')) : undefined,
  }
  rmSync(folder, { recursive: true })
  return outcome
}

function execute(entry: string, cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((done, fail) => {
    const child = spawn(process.execPath, [entry], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
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

/** As actions/runner reads a line: `::name key=value,...::message` after white space, and `##[name key=value;...]message` anywhere. */
function commandOf(line: string): Command | undefined {
  const old = /##\[([^ \]]+) ?([^\]]*)\](.*)/.exec(line)
  const found = /^\s*::([^ :]+)(?: (.*?))?::(.*)$/s.exec(line) ?? old
  if (!found) return undefined
  const [, name = '', properties = '', message = ''] = found
  return {
    name,
    message: unescaped(message),
    properties: Object.fromEntries(
      properties
        .split(old && !line.trimStart().startsWith('::') ? ';' : ',')
        .filter((each) => each !== '')
        .map((each) => [each.slice(0, each.indexOf('=')), unescaped(each.slice(each.indexOf('=') + 1))]),
    ),
  }
}

function unescaped(text: string): string {
  const meant: Record<string, string> = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' }
  return text.replace(/%(?:0D|0A|3A|2C|25)/g, (each) => meant[each]!)
}

/** `name<<delimiter`, lines, delimiter: with another delimiter each time, which no value can know. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  const delimiters = new Set<string>()
  for (let i = 0; i < lines.length; i++) {
    if (lines[i] === '') continue
    const [, name, delimiter] = /^([\w-]+)<<(ghadelimiter_[\w-]{36})$/.exec(lines[i]!) ?? []
    if (!name || !delimiter || delimiters.has(delimiter)) throw new Error(`not an output: ${lines[i]}`)
    delimiters.add(delimiter)
    const value: string[] = []
    while (lines[++i] !== delimiter) {
      if (i >= lines.length) throw new Error(`output ${name} has no end`)
      value.push(lines[i]!)
    }
    if (name in outputs) throw new Error(`output ${name} is set twice`)
    outputs[name] = value.join('\n')
  }
  return outputs
}
