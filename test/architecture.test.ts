import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')

/** What each room may import beside itself. `finding` is src/finding.ts; every door may import every room. */
const rooms: Record<string, readonly string[]> = {
  source: [],
  finding: ['source'],
  progress: [],
  simulation: ['finding'],
  upgrade: ['finding'],
  audit: ['finding', 'upgrade'],
  cluster: ['finding'],
  workload: ['source', 'cluster', 'finding'],
  admission: ['source', 'cluster', 'finding', 'workload'],
  rollout: ['source', 'cluster', 'finding', 'workload', 'admission'],
  rules: ['source', 'cluster', 'finding', 'workload', 'admission', 'rollout'],
  render: ['source', 'finding', 'workload'],
  policy: ['source', 'cluster', 'finding'],
  settings: ['source', 'cluster', 'finding'],
  gate: [
    'source',
    'cluster',
    'finding',
    'workload',
    'admission',
    'rollout',
    'rules',
    'policy',
    'progress',
    'settings',
    'simulation',
    'upgrade',
  ],
  report: ['source', 'finding', 'simulation', 'upgrade', 'audit'],
  github: ['finding', 'report'],
}
const doors = ['cli', 'action', 'index', 'doors']

/** Packages that only some files may use; the rest of them may be used by none. */
const packages: Record<string, RegExp> = {
  '@actions/core': /^(action\.ts|action\/|github\/)/,
  '@actions/github': /^(action\.ts|action\/|github\/)/,
  'js-yaml': /^source\//,
  'fast-json-patch': /./,
  // The build's; bundled doors that would reach it fail to build.
  ajv: /^policy\/load\.ts$/,
}
/** Packages that are loaded where they are used, with import(). */
const lazy = ['yaml']

const outside = /^(cli\.ts|action\.ts|action\/|doors\/|github\/)/
const effects: readonly (readonly [RegExp, string])[] = [
  // isIP of node:net only looks at text.
  [
    /(?<!^import \{ isIP\w*(, isIP\w*)* \} )from 'node:(?!path|util|crypto|buffer|url)[^']*'/m,
    'a module that reaches outside the process',
  ],
  [/\bprocess\s*[.[]/, 'the process and its environment'],
  [/\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.now\b/, 'the clock'],
  [/\bMath\.random\b|\brandomUUID\b/, 'chance'],
  [/\bfetch\(/, 'the network'],
]

/** A text that is nothing but a version or a range of them. That of SARIF is the name of a format. */
const version = /^[\s<>=~^v|]*\d+\.\d+[\d.\s<>=~^v|-]*$/
const formats = ['2.1.0']
const mostBytes = 14_000

interface Problem {
  readonly at: string
  readonly problem: string
}

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The text with every comment blanked out, each line in its place. */
function withoutComments(text: string): string {
  return text.replace(token, (found) => (found.startsWith('/') ? found.replaceAll(/[^\n]/g, ' ') : found))
}

function problemsOf(file: string, text: string): Problem[] {
  const problems: Problem[] = []
  const code = withoutComments(text)
  const room = /^[^/.]+/.exec(file)![0]
  const report = (index: number, problem: string) =>
    problems.push({ at: `src/${file}:${code.slice(0, index).split('\n').length}`, problem })

  if (!doors.includes(room) && !rooms[room]) report(0, `${room} is no room of the house`)
  for (const found of code.matchAll(/(?<!['-])\b(?:from|import)\s*(\(?)\s*'([^'\n]+)'/g)) {
    const [, called, target = ''] = found
    if (target.startsWith('.')) {
      const path = join(file, '..', target).replaceAll('\\', '/')
      const other = /^[^/.]+/.exec(path)?.[0]
      if (other === undefined) {
        if (!path.startsWith('../policies/schema/')) report(found.index, `imports ${target}, which is not in src`)
      } else if (doors.includes(other) && !doors.includes(room))
        report(found.index, `${room} imports the door ${other}`)
      else if (other !== room && !doors.includes(room) && !rooms[room]?.includes(other))
        report(found.index, `${room} imports ${other}`)
      continue
    }
    if (target.startsWith('node:') || target.startsWith('virtual:')) continue
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(target)![0]
    if (lazy.includes(name)) {
      if (!called) report(found.index, `${name} is loaded at start; import() it where it is used`)
    } else if (!packages[name]) report(found.index, `${name} is not a package that src uses`)
    else if (!packages[name].test(file)) report(found.index, `${name} is not for ${room}`)
  }
  for (const [pattern, what] of effects) {
    if (outside.test(file)) break
    for (const found of code.matchAll(new RegExp(pattern, 'gm')))
      report(found.index, `${found[0]}: ${what} is for the doors`)
  }
  for (const found of code.matchAll(token)) {
    const text = found[0].slice(1, -1)
    if (version.test(text) && !formats.includes(text))
      report(found.index, `${found[0]} is a version; make it a fact in policies/facts`)
  }
  const bytes = Buffer.byteLength(text)
  if (bytes > mostBytes) report(0, `is ${bytes} bytes long, more than ${mostBytes}: it is more than one thing`)
  return problems
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .sort()

describe('the house', () => {
  it.each(files)('src/%s keeps to its room', (file) => {
    const problems = problemsOf(file, readFileSync(join(src, file), 'utf8'))
    expect(problems.map(({ at, problem }) => `${at}: ${problem}`)).toEqual([])
  })
})

describe('the test of the house', () => {
  const cases: [string, string, string, string[]][] = [
    [
      'an import against the direction',
      'source/a.ts',
      `\nimport { x } from '../workload/x.js'`,
      ['src/source/a.ts:2: source imports workload'],
    ],
    [
      'one over several lines',
      'rules/a.ts',
      `import {\n  x,\n} from '../gate.js'`,
      ['src/rules/a.ts:3: rules imports gate'],
    ],
    ['one that is made on use', 'gate.ts', `await import('./cli.js')`, ['src/gate.ts:1: gate imports the door cli']],
    ['types too', 'report/a.ts', `import type { X } from '../gate.js'`, ['src/report/a.ts:1: report imports gate']],
    ['a room that nobody planned', 'utils/a.ts', '', ['src/utils/a.ts:1: utils is no room of the house']],
    [
      'what is not in src',
      'cli.ts',
      `import '../test/x.js'`,
      ['src/cli.ts:1: imports ../test/x.js, which is not in src'],
    ],
    [
      'the toolkit',
      'report/a.ts',
      `import * as core from '@actions/core'`,
      ['src/report/a.ts:1: @actions/core is not for report'],
    ],
    ['a new package', 'gate.ts', `import x from 'semver'`, ['src/gate.ts:1: semver is not a package that src uses']],
    [
      'yaml at start',
      'cli.ts',
      `import { stringify } from 'yaml'`,
      ['src/cli.ts:1: yaml is loaded at start; import() it where it is used'],
    ],
    [
      'files',
      'gate.ts',
      `import fs from 'node:fs/promises'`,
      [`src/gate.ts:1: from 'node:fs/promises': a module that reaches outside the process is for the doors`],
    ],
    [
      'the environment',
      'index.ts',
      'const x = process.env.X',
      ['src/index.ts:1: process.: the process and its environment is for the doors'],
    ],
    ['the clock', 'gate.ts', 'const x = new Date()', ['src/gate.ts:1: new Date(): the clock is for the doors']],
    [
      'a version',
      'rules/a.ts',
      `\n\nif (at('>=1.8')) x()`,
      [`src/rules/a.ts:3: '>=1.8' is a version; make it a fact in policies/facts`],
    ],
    [
      'a long file',
      'gate.ts',
      'x'.repeat(14_001),
      ['src/gate.ts:1: is 14001 bytes long, more than 14000: it is more than one thing'],
    ],
  ]
  it.each(cases)('sees %s', (_, file, text, problems) => {
    expect(problemsOf(file, text).map(({ at, problem }) => `${at}: ${problem}`)).toEqual(problems)
  })

  it('lets pass what is allowed', () => {
    expect(
      problemsOf('rules/a.ts', `import type { Path } from '../source/path.js'\nimport { b } from './b.js'`),
    ).toEqual([])
    expect(problemsOf('github/a.ts', `import { getOctokit } from '@actions/github'\nprocess.env.X`)).toEqual([])
    expect(problemsOf('cli.ts', `import fs from 'node:fs'\nawait import('yaml')\nDate.now()`)).toEqual([])
    expect(problemsOf('gate.ts', `// '>=1.8' process.env\n/* new Date() */ new Date('2026-01-01')`)).toEqual([])
    expect(problemsOf('admission/a.ts', `import { isIP, isIPv4 } from 'node:net'`)).toEqual([])
    expect(problemsOf('report/sarif.ts', `const version = '2.1.0'`)).toEqual([])
    expect(problemsOf('cluster/a.ts', 'throw new Error(`${x} is no range, as ">=1.8.0" is`)')).toEqual([])
  })
})
