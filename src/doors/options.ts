import { type ParseArgsConfig, parseArgs } from 'node:util'
import { quoted } from '../settings/words.js'
import { UsageError } from './usage-error.js'

/** An option of the command line: its name, what stands behind it, and what it is for. */
interface Option {
  readonly name: string
  readonly value?: string
  readonly short?: string
  readonly repeat?: true
  readonly says: string
}

const HELP: Option = { name: 'help', short: 'h', says: 'print this' }

const BASE: Option = {
  name: 'base',
  value: 'REF|DIR',
  says: 'the old side: a folder with the manifests that run now, or a commit; findings that it has too are not new',
}

const BASELINE: Option = {
  name: 'baseline',
  value: 'FILE',
  says: 'what `kruise-preflight baseline` wrote once: findings that it has are not new',
}

const FAIL_ON: Option = { name: 'fail-on', value: 'LEVEL', says: 'error (default), warning, notice or never' }

const RENDER: Option = {
  name: 'render',
  value: 'WHEN',
  says: 'on-path (default): kustomizations and charts are rendered with the kustomize or kubectl and the helm on the PATH; never: files are read as they are',
}

/** The options that choose files and clusters. */
const COMMON: readonly Option[] = [
  {
    name: 'config',
    value: 'FILE',
    says: "the configuration (default: each file's nearest .github/kruise-preflight.yml)",
  },
  { name: 'cluster', value: 'NAME', repeat: true, says: 'only these clusters: a name, a pattern, or env:NAME' },
  {
    name: 'kubernetes',
    value: 'V',
    says: 'an ad-hoc cluster of this Kubernetes version instead of the configured ones',
  },
  { name: 'kruise', value: 'V', says: 'the OpenKruise version of the ad-hoc cluster; none without it' },
  { name: 'vcluster', value: 'V', says: 'the vcluster version of the ad-hoc cluster' },
  { name: 'feature-gate', value: 'NAME=true', repeat: true, says: 'a Kubernetes feature gate of the ad-hoc cluster' },
  {
    name: 'kruise-feature-gate',
    value: 'NAME=true',
    repeat: true,
    says: 'a Kruise feature gate of the ad-hoc cluster',
  },
  { name: 'format', value: 'FORMAT', repeat: true, says: 'how to print; repeat it with --output for several at once' },
  {
    name: 'output',
    value: 'FILE',
    repeat: true,
    says: 'where the format of the same number goes (default: standard output)',
  },
]

/** A command: what it does, the formats it prints and the options that it takes. */
export interface Command {
  readonly name: string
  readonly says: string
  /** What it takes beside options. */
  readonly takes: string
  readonly formats: readonly string[]
  readonly options: readonly Option[]
}

/** The commands there are. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'check',
    says: 'findings for the manifests at the paths; exits 1 where there are any at --fail-on',
    takes: '[PATH...]',
    formats: ['text', 'json', 'markdown', 'github', 'sarif', 'junit'],
    options: [
      BASE,
      BASELINE,
      FAIL_ON,
      { name: 'all', says: 'with a base or baseline: what stood before is shown and fails too' },
      RENDER,
      { name: 'fail-on-unchecked', says: 'exits 1 too where something would be applied and could not be rendered' },
      ...COMMON,
    ],
  },
  {
    name: 'baseline',
    says: 'the findings of today, for a later `check --baseline FILE`, where there is no commit to compare with',
    takes: '[PATH...]',
    formats: ['json'],
    options: [RENDER, ...COMMON],
  },
  {
    name: 'simulate',
    says: 'what each cluster would do with the manifests: objects, pods, updates',
    takes: '[PATH...]',
    formats: ['text', 'json'],
    options: [BASE, RENDER, ...COMMON],
  },
  {
    name: 'upgrade',
    says: 'what breaks and what is mended on other versions; exits 1 where something newly breaks at --fail-on',
    takes: '[PATH...]',
    formats: ['text', 'json', 'markdown'],
    options: [
      {
        name: 'from',
        value: 'CLUSTER|VERSIONS',
        repeat: true,
        says: 'a configured cluster, a pattern or env:NAME (default: every one), or kubernetes=V,kruise=V,vcluster=V',
      },
      {
        name: 'to',
        value: 'CLUSTER|VERSIONS',
        says: "a configured cluster, or versions, where what is not named stays (default: each cluster's next)",
      },
      { name: 'plan', says: 'what each known release ahead does, in which order to go, and what to change before' },
      FAIL_ON,
      RENDER,
      ...COMMON.filter(({ name }) => ['config', 'format', 'output'].includes(name)),
    ],
  },
  {
    name: 'fix',
    says: 'applies the safe fixes of findings to the files, comments and layout kept; - fixes standard input',
    takes: '[PATH...]',
    formats: ['text', 'json'],
    options: [
      { name: 'dry-run', says: 'writes no file and prints a diff that git apply takes' },
      { name: 'unsafe', says: 'also the fixes that change more than the finding' },
      { name: 'rule', value: 'ID', repeat: true, says: 'only findings of these rules: an id or family/*' },
      BASE,
      BASELINE,
      { name: 'all', says: 'with a base or baseline: what stood before is fixed too' },
      RENDER,
      ...COMMON,
    ],
  },
  {
    name: 'clusters',
    says: 'each cluster: what it runs and which line says so, feature gates, what is in view, and how well it is known',
    takes: '[PATH...]',
    formats: ['text', 'json'],
    options: [RENDER, ...COMMON],
  },
  {
    name: 'snapshot',
    says: 'prints a script that asks a cluster what it runs, with kubectl; - writes what that printed as a small file',
    takes: '[-]',
    formats: ['yaml'],
    options: [{ name: 'output', value: 'FILE', says: 'where it goes (default: standard output)' }],
  },
  {
    name: 'where',
    says: 'where files go: the objects of Argo CD and Flux that send them, cluster, namespace and values files',
    takes: 'FILE...',
    formats: ['text', 'json'],
    options: COMMON.filter(({ name }) => ['config', 'format', 'output'].includes(name)),
  },
  {
    name: 'init',
    says: 'writes a configuration from what the repository says of its clusters, never over one that is there',
    takes: '',
    formats: ['yaml'],
    options: [
      { name: 'output', value: 'FILE', says: 'where it goes (default: .github/kruise-preflight.yml); - prints it' },
      { name: 'force', says: 'writes a file that is there anew' },
    ],
  },
  {
    name: 'explain',
    says: 'a rule: its words, its evidence, a failing and a passing example; without a rule the list of all',
    takes: '[RULE]',
    formats: ['text'],
    options: [],
  },
]

/** A command line that was understood. */
export interface Arguments {
  readonly command: Command
  readonly paths: readonly string[]
  readonly help: boolean
  has(name: string): boolean
  one(name: string): string | undefined
  all(name: string): readonly string[]
}

/** Reads a command line; throws a UsageError that says what would be accepted. */
export function readArguments(argv: readonly string[]): Arguments | 'help' | 'version' {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return 'help'
  if (name === '--version' || name === 'version') return 'version'
  const command = COMMANDS.find((each) => each.name === name)
  const known = COMMANDS.map((each) => each.name).join(', ')
  if (!command) throw new UsageError(`there is no command ${quoted(name)}; known are ${known}`)
  const options = [...command.options, HELP]
  const config: ParseArgsConfig['options'] = Object.fromEntries(
    options.map(({ name: option, value, short }) => [
      option,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: true,
        ...(short && { short }),
      },
    ]),
  )
  const { values, positionals } = parsed(rest, config, options)
  const all = (option: string): string[] => [values[option] ?? []].flat().map(String)
  for (const { name: option, value, repeat } of options) {
    const given = all(option)
    if (value && !repeat && given.length > 1) throw new UsageError(`--${option} stands ${given.length} times`)
    if (value && given.includes('')) throw new UsageError(`--${option}: ${value} is missing`)
  }
  const has = (option: string): boolean => values[option] !== undefined
  return { command, paths: positionals, help: has('help'), has, all, one: (option) => all(option)[0] }
}

function parsed(args: string[], options: NonNullable<ParseArgsConfig['options']>, known: readonly Option[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const names = known.map(({ name }) => `--${name}`).join(', ')
    const [said = ''] = (error as Error).message.split(/\. |\n/)
    throw new UsageError(`${said.replace(/\.$/, '')}; the options are ${names}`)
  }
}

/** The help: all commands, or one with its options. */
export function help(command?: Command): string {
  if (!command) {
    const lines = COMMANDS.map(({ name, says }) => `  ${name.padEnd(10)}${says}`)
    return `Usage: kruise-preflight COMMAND\n\n${lines.join('\n')}\n\nkruise-preflight COMMAND --help prints its options. - reads standard input.\n`
  }
  const lines = [...command.options, HELP].map(
    ({ name, value, says }) => `  --${`${name}${value ? ` ${value}` : ''}`.padEnd(32)}${says}`,
  )
  return `Usage: kruise-preflight ${command.name} ${command.takes}\n\n${command.says}\nFormats: ${command.formats.join(', ')}\n\n${lines.join('\n')}\n`
}
