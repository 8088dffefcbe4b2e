// The bundled CLI as a shell runs it.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bundled, type Ended, runCli } from './cli.js'
import { CONFIG, classNamed, folder, podOf, tooHigh } from './doors/folder.js'
import { sarifProblems } from './report/sarif-problems.js'
import { readXml } from './report/xml-reader.js'

vi.setConfig({ testTimeout: 120_000 })

let dist = ''
beforeAll(async () => {
  dist = await bundled()
}, 60_000)
afterAll(() => rmSync(dist, { recursive: true }))

const cli = (cwd: string, args: string[], more: Parameters<typeof runCli>[3] = {}): Ended =>
  runCli(dist, cwd, args, more)

/** What a run that could not be says. */
function refusal(cwd: string, args: string[], more: Parameters<typeof runCli>[3] = {}): string {
  const { code, out, err } = cli(cwd, args, more)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.endsWith('\n')).toBe(true)
  return err.slice(0, -1)
}

const newest = 'No cluster is configured: judged as kubernetes 1.37.1, kruise 1.9.0, the newest known releases.\n'

describe('exit codes', () => {
  test('0 clean, 1 with findings at or above --fail-on, 2 where it could not run', () => {
    const cwd = folder({ 'clean.yaml': classNamed('a'), 'error.yaml': tooHigh, 'warning.yaml': podOf('gone') })
    const codes = (...args: string[]) => cli(cwd, ['check', ...args]).code
    expect(codes('clean.yaml')).toBe(0)
    expect(codes('error.yaml')).toBe(1)
    expect(codes('warning.yaml')).toBe(0)
    expect(codes('warning.yaml', '--fail-on', 'warning')).toBe(1)
    expect(codes('warning.yaml', '--fail-on', 'notice')).toBe(1)
    expect(codes('error.yaml', '--fail-on=never')).toBe(0)
    expect(cli(cwd, ['simulate', 'error.yaml']).code).toBe(0)
    expect(refusal(cwd, ['check', '--fail-on', 'high'])).toBe('--fail-on high: it is error, warning, notice or never')
  })

  test('a reader that has had enough is no mistake', () => {
    const cwd = folder({ 'a.yaml': Array.from({ length: 300 }, () => tooHigh).join('---\n') })
    const command = `"${process.execPath}" "${join(dist, 'dist/cli.js')}" check a.yaml; echo "exit $?" >&2`
    const { stdout, stderr } = spawnSync('sh', ['-c', `(${command}) | head -1`], { cwd, encoding: 'utf8' })
    expect(stdout).toMatch(/^a\.yaml:4:1: error: .*\n$/)
    expect(stderr).toBe(`${newest}exit 1\n`)
  })
})

describe('the command line', () => {
  const cwd = '.'

  test('--help and --version', () => {
    expect(cli(cwd, ['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' })
    for (const args of [[], ['--help'], ['-h'], ['help']])
      expect(cli(cwd, args)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: kruise-preflight COMMAND/) })
    for (const args of [
      ['check', '--help'],
      ['check', 'gone', '-h'],
    ])
      expect(cli(cwd, args).out).toMatch(/^Usage: kruise-preflight check \[PATH\.\.\.\]\n/)
  })

  test('what is unknown is said with what is known', () => {
    expect(refusal(cwd, ['chekc'])).toBe(
      'there is no command "chekc"; known are check, baseline, simulate, upgrade, fix, clusters, snapshot, where, init, explain',
    )
    expect(refusal(cwd, ['check', '--frobnicate'])).toMatch(
      /^Unknown option '--frobnicate'; the options are --base, --baseline, --fail-on, --all, --render, /,
    )
    expect(refusal(cwd, ['check', '-x'])).toMatch(/^Unknown option '-x'; /)
    expect(refusal(cwd, ['check', '--config'])).toMatch(/^Option '--config <value>' argument missing; /)
    expect(refusal(cwd, ['check', '--config='])).toBe('--config: FILE is missing')
    expect(refusal(cwd, ['check', '--config', 'a', '--config', 'b'])).toBe('--config stands 2 times')
    expect(refusal(cwd, ['simulate', '--fail-on', 'error'])).toMatch(/^Unknown option '--fail-on'; /)
    expect(refusal(cwd, ['check', '--format', 'xml'])).toBe(
      '--format xml: check prints text, json, markdown, github, sarif, junit',
    )
    expect(refusal(cwd, ['check', '--kubernetes', 'one'])).toMatch(/^--kubernetes: "one" is not a version; write /)
    expect(refusal(cwd, ['check', '--feature-gate', 'X'])).toBe('--feature-gate: "X" is not NAME=true or NAME=false')
    expect(refusal(cwd, ['check', '--cluster', 'a', '--kruise', '1.8'])).toMatch(
      /^--cluster chooses configured clusters; /,
    )
  })

  test('explain prints a rule as policies/README.md has it, or the list', () => {
    const page = readFileSync(join(import.meta.dirname, '../policies/README.md'), 'utf8')
    const { code, out } = cli(cwd, ['explain', 'duplicate-key'])
    expect(code).toBe(0)
    expect(out).toMatch(/^### duplicate-key\n\n\*\*/)
    const [, section, comment] = /^([\s\S]*)\n\*\*Allow\*\* it .*\n\n {4}(.*)\n$/.exec(out) ?? []
    expect(page).toContain(`\n${section}`)
    expect(comment).toBe('# kruise-preflight: allow duplicate-key until 2027-03-31 because REASON')
    expect(out).toContain('#### duplicate-key: a failing example')
    expect(out).toContain('#### duplicate-key: a passing example')
    expect(out.match(/^### /gm)).toEqual(['### '])
    expect(cli(cwd, ['explain']).out).toMatch(
      /^duplicate-key +a key stands twice in one mapping, and only the last one counts$/m,
    )
    expect(refusal(cwd, ['explain', 'duplicate-keys'])).toBe(
      'there is no rule "duplicate-keys"; did you mean duplicate-key?',
    )
    expect(refusal(cwd, ['explain', 'x', 'y'])).toBe('explain takes one rule, not 2')
  })

  test('an ad-hoc cluster has the newest Kubernetes, and no Kruise', () => {
    const where = folder({ 'a.yaml': classNamed('a') })
    const clusters = (...args: string[]) =>
      JSON.parse(cli(where, ['simulate', '--format', 'json', ...args]).out).clusters.map(({ cluster }: any) => cluster)
    expect(clusters('--kruise', '1.6')).toEqual([
      { name: 'kubernetes=1.37.1,kruise=1.6', kubernetes: '1.37.1', kruise: '1.6.4', vcluster: null },
    ])
    expect(clusters('--kubernetes', '1.28', '--feature-gate', 'X=true')).toMatchObject([{ kruise: null }])
  })
})

describe('standard input', () => {
  test('is named -', () => {
    const cwd = folder({ 'a.yaml': classNamed('a') })
    const { code, out, err } = cli(cwd, ['check', '-', 'a.yaml', '-', '--format', 'json'], { input: tooHigh })
    expect({ code, err }).toEqual({ code: 1, err: newest })
    expect(JSON.parse(out)).toMatchObject({
      findings: [{ file: '-', line: 4, column: 1 }],
      ledger: { documents: 2, checked: 2, skipped: [] },
    })
    expect(cli(cwd, ['check', '-'], { input: '' })).toMatchObject({ code: 0 })
    expect(refusal(cwd, ['check', '-'], { input: Buffer.alloc(65 * 1024 * 1024, '#') })).toBe(
      'standard input: larger than 64 MB',
    )
  })
})

describe('outputs', () => {
  test('go in pairs, the last format to standard output', () => {
    const cwd = folder({ 'a.yaml': tooHigh, 'r.json': 'old' })
    const first = cli(cwd, ['check', '--format', 'json', '--output', 'r.json', '--format', 'text'])
    expect(first).toMatchObject({ code: 1, out: expect.stringMatching(/^a\.yaml:4:1: error: /) })
    expect(JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')).schemaVersion).toBe(1)
    const other = cli(cwd, ['simulate', '--output', 'r.txt'])
    expect(other).toEqual({ code: 0, out: '', err: newest })
    expect(readFileSync(join(cwd, 'r.txt'), 'utf8')).toContain('PriorityClass high')
    expect(cli(cwd, ['check', '--output', '-']).out).toBe(cli(cwd, ['check']).out)
    expect(refusal(cwd, ['check', '--format', 'json', '--format', 'text'])).toMatch(/^two formats cannot both go to /)
    expect(refusal(cwd, ['check', '--output', 'a', '--output', 'b'])).toBe('--output stands more often than --format')
    expect(refusal(cwd, ['check', '--format=json', '--format=text', '--output=a', '--output=./a'])).toBe(
      '--output ./a: two formats cannot go to one file',
    )
  })

  test('SARIF and JUnit go to a file each, and JUnit fails what fails the run', () => {
    const cwd = folder({ 'a b.yaml': tooHigh, 'warning.yaml': podOf('gone') })
    const both = (...more: string[]) => {
      const formats = ['--format', 'sarif', '--output', 'a.sarif', '--format', 'junit', '--output', 'b.xml']
      const { code, out } = cli(cwd, ['check', '--kubernetes', '1.32', ...formats, ...more])
      expect(out).toBe('')
      return code
    }
    const root = () => readXml(readFileSync(join(cwd, 'b.xml'), 'utf8')).attributes
    expect(both()).toBe(1)
    expect(root()).toMatchObject({ tests: '3', failures: '1', skipped: '1' })
    const text = readFileSync(join(cwd, 'a.sarif'), 'utf8')
    expect(sarifProblems(text)).toEqual([])
    const [{ tool, results }] = JSON.parse(text).runs
    expect(tool.driver.semanticVersion).toBe('0.1.0')
    expect(tool.driver.rules.map(({ id, help }: any) => [id, help.markdown.includes(`#### ${id}: a passing`)])).toEqual(
      [
        ['priority-class-value-too-high', true],
        ['priority-class-missing', true],
      ],
    )
    expect(results.map(({ level, locations }: any) => [level, locations[0].physicalLocation])).toEqual([
      [
        'error',
        {
          artifactLocation: { uri: 'a%20b.yaml', uriBaseId: '%SRCROOT%' },
          region: { startLine: 4, startColumn: 1, endLine: 4, endColumn: 18 },
        },
      ],
      ['warning', expect.anything()],
    ])
    expect(both('--fail-on', 'warning')).toBe(1)
    expect(root()).toMatchObject({ tests: '3', failures: '2', skipped: '0' })
    expect(both('--fail-on', 'never')).toBe(0)
    expect(root()).toMatchObject({ tests: '3', failures: '0', skipped: '2' })
  })

  test('are written as a whole or not at all', () => {
    const cwd = folder({ 'a.yaml': tooHigh, 'in/old.json': 'old', 'in/real.txt': 'old' })
    const args = ['check', 'a.yaml', '--format', 'json', '--format', 'text', '--format', 'markdown']
    const said = cli(cwd, [...args, '--output', 'in/old.json', '--output', 'gone/r.txt'])
    expect(said).toEqual({ code: 2, out: '', err: `${newest}--output gone/r.txt: there is no folder gone\n` })
    expect(readFileSync(join(cwd, 'in/old.json'), 'utf8')).toBe('old')
    expect(readdirSync(join(cwd, 'in'))).toEqual(['old.json', 'real.txt'])
    expect(cli(cwd, ['check', 'a.yaml', '--output', 'in']).err).toBe(
      `${newest}--output in: it is a folder, not a file\n`,
    )
    expect(cli(cwd, ['check', 'a.yaml', '--output', 'a.yaml/r']).err).toBe(
      `${newest}--output a.yaml/r: there is no folder a.yaml\n`,
    )

    symlinkSync('real.txt', join(cwd, 'in/link.txt'))
    expect(cli(cwd, ['check', 'a.yaml', '--output', 'in/link.txt']).code).toBe(1)
    expect(readFileSync(join(cwd, 'in/real.txt'), 'utf8')).toMatch(/^a\.yaml:4:1: error: /)
    expect(cli(cwd, ['check', 'a.yaml', '--output', '/dev/null']).code).toBe(1)
    const command = `"${process.execPath}" "${join(dist, 'dist/cli.js')}" check a.yaml --output /dev/stdout | cat`
    expect(spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' }).stdout).toMatch(/^a\.yaml:4:1: error: /)
  })

  test('a full disk is said', () => {
    if (!existsSync('/dev/full')) return
    const cwd = folder({ 'a.yaml': tooHigh })
    const command = `"${process.execPath}" "${join(dist, 'dist/cli.js')}" check a.yaml > /dev/full`
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('ENOSPC') })
  })
})

describe('colour', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: 'false' }, false],
    [{ FORCE_COLOR: '' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('%j', (env, coloured) => {
    const cwd = folder({ 'a.yaml': tooHigh })
    expect(cli(cwd, ['check'], { env }).out.includes('\x1b[')).toBe(coloured)
  })

  test('a file has none', () => {
    const cwd = folder({ 'a.yaml': tooHigh })
    cli(cwd, ['check', '--output', 'r.txt'], { env: { FORCE_COLOR: '1' } })
    expect(readFileSync(join(cwd, 'r.txt'), 'utf8')).not.toContain('\x1b')
  })

  test('a terminal has it', () => {
    const command = `"${process.execPath}" "${join(dist, 'dist/cli.js')}" check a.yaml`
    const run = (env: Record<string, string>) => {
      const cwd = folder({ 'a.yaml': tooHigh })
      const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env
      return spawnSync('script', ['-qec', command, '/dev/null'], {
        cwd,
        encoding: 'utf8',
        env: { ...rest, TERM: 'xterm', ...env },
      })
    }
    const { error, stdout } = run({})
    if (error) return console.log('skipped: there is no script(1)')
    expect(stdout).toContain('\x1b[1;31merror:')
    expect(run({ NO_COLOR: '1' }).stdout).not.toContain('\x1b[')
    expect(run({ TERM: 'dumb' }).stdout).not.toContain('\x1b[')
  })
})

describe('bad input', () => {
  const clusters = 'clusters: [{ name: prod-eu, kubernetes: 1.28 }]\n'

  test('a path that is not there', () => {
    expect(refusal(folder({}), ['check', 'gone/a.yaml'])).toBe('gone/a.yaml: there is no such file or folder')
    expect(refusal(folder({ 'a.yaml': '' }), ['simulate', 'a.yaml/b'])).toBe(
      'a.yaml/b: there is no such file or folder',
    )
    expect(refusal(folder({}), ['simulate', '--base', 'gone'])).toBe(
      'gone: there is no such file or folder, and no git repository here that could have such a commit',
    )
    expect(refusal(folder({}), ['check', '--config', 'gone.yml'])).toBe('gone.yml: there is no such file')
    expect(refusal(folder({}), ['check', 'a\n::error::b'])).toBe('a\n\\u003a:error::b: there is no such file or folder')
  })

  test('a file or folder that may not be read', () => {
    const cwd = folder({ 'in/a.yaml': tooHigh, 'shut/b.yaml': tooHigh, 'c.txt': tooHigh })
    chmodSync(cwd, 0o755)
    chmodSync(join(cwd, 'in/a.yaml'), 0)
    chmodSync(join(cwd, 'shut'), 0)
    // The super-user may read everything.
    const nobody = process.getuid?.() === 0 ? { uid: 65534 } : {}
    const args = { ...nobody }
    expect(refusal(cwd, ['check', 'in'], args)).toBe('in/a.yaml: it may not be read')
    expect(refusal(cwd, ['check', '.', '--cluster', 'x'], args)).toMatch(/^shut: it may not be read$/)
    chmodSync(join(cwd, 'shut'), 0o755)
  })

  test('a configuration with an unknown key, an unreadable version or no such rule', () => {
    const config = (text: string): string => refusal(folder({ [CONFIG]: text, 'a.yaml': tooHigh }), ['check'])
    expect(config(`${clusters}clutsers: []\n`)).toBe(
      `${CONFIG}:2:1: unknown key "clutsers", perhaps "clusters"; known are defaults, environments, clusters, rules, allow, paths, releases, gitops, ignore`,
    )
    expect(config('clusters: [{ name: a, kubernetes: one.two }]\n')).toBe(
      `${CONFIG}:1:35: kubernetes: "one.two" is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1`,
    )
    expect(config(`${clusters}rules: { subset-patch-change-priority-class: off }\n`)).toMatch(
      new RegExp(
        `^${CONFIG.replaceAll('.', '\\.')}:2:10: there is no rule "subset-patch-change-priority-class", perhaps "subset-patch-changes-priority-class"; known are `,
      ),
    )
    expect(config(`${clusters}allow: [{ rule: no-such-rule, because: x }]\n`)).toMatch(
      /:2:9: there is no rule "no-such-rule"; known are /,
    )
    expect(config('a: [\n')).toMatch(new RegExp(`^${CONFIG.replaceAll('.', '\\.')}:\\d:\\d: `))
    expect(config('')).toMatch(/:1:1: nothing is written here; /)
    expect(config(`${clusters}ignore: ["${'{a,b}'.repeat(10)}"]\n`)).toBe(
      `${CONFIG}:2:10: ignore[0]: its braces stand for more than 64 patterns; write them one by one`,
    )
  })

  test('a cluster that is not configured', () => {
    const cwd = folder({ [CONFIG]: clusters, 'a.yaml': tooHigh })
    expect(refusal(cwd, ['check', '--cluster', 'prod-us'])).toBe(
      'there is no cluster "prod-us", perhaps "prod-eu"; known is prod-eu',
    )
    expect(refusal(cwd, ['simulate', '--cluster', 'env:prod'])).toBe('there is no environment "prod"; none is known')
  })

  test('leaves old outputs as they are', () => {
    const cwd = folder({ 'r.json': 'old' })
    refusal(cwd, ['check', 'gone', '--format', 'json', '--output', 'r.json'])
    expect(readFileSync(join(cwd, 'r.json'), 'utf8')).toBe('old')
    expect(readdirSync(cwd)).toEqual(['r.json'])
  })
})

test('a working directory that is gone is said', () => {
  const cwd = folder({ 'a.yaml': tooHigh })
  mkdirSync(join(cwd, 'gone'))
  writeFileSync(join(cwd, 'gone/x.sh'), '')
  const command = `rm -r "${cwd}/gone"; "${process.execPath}" "${join(dist, 'dist/cli.js')}" check`
  const { status, stdout } = spawnSync('sh', ['-c', command], { cwd: join(cwd, 'gone'), encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: expect.any(Number), stdout: '' })
  expect(status).not.toBe(0)
})
