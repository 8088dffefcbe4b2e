// `fix` of the bundled CLI, as a shell runs it.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bundled, type Ended, runCli } from './cli.js'
import { CONFIG, classNamed, folder, tooHigh } from './doors/folder.js'

vi.setConfig({ testTimeout: 120_000 })

let dist = ''
beforeAll(async () => {
  dist = await bundled()
}, 60_000)
afterAll(() => rmSync(dist, { recursive: true }))

const config = 'clusters: [{ name: prod, kubernetes: 1.28, kruise: 1.6.3 }]\n'
const mended = tooHigh.replace('2000000000', '1000000000')
const diff = `--- a/a.yaml
+++ b/a.yaml
@@ -1,4 +1,4 @@
 apiVersion: scheduling.k8s.io/v1
 kind: PriorityClass
 metadata: { name: high }
-value: 2000000000
+value: 1000000000
`
const wouldFix = `would fix a.yaml:4: set the highest value that is allowed [priority-class-value-too-high]
1 finding would be fixed in 1 file; none is left.
`

const fix = (cwd: string, args: string[], more: Parameters<typeof runCli>[3] = {}): Ended =>
  runCli(dist, cwd, ['fix', ...args], more)
const textOf = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8')
const git = (cwd: string, args: string[], input?: string) => spawnSync('git', args, { cwd, input, encoding: 'utf8' })

describe('fix', () => {
  test('writes, says what and what is left, and exits 0', () => {
    const cwd = folder({ [CONFIG]: config, 'a.yaml': tooHigh, 'b.yaml': classNamed('b') })
    expect(fix(cwd, [])).toEqual({
      code: 0,
      out: `left a.yaml:4: set the highest value that is allowed [priority-class-value-too-high]: it changes more than the finding
Nothing is fixed; 1 is left with a fix that changes more than the finding, which --unsafe applies.
`,
      err: '',
    })
    expect(fix(cwd, ['--unsafe'])).toEqual({
      code: 0,
      out: 'fixed a.yaml:4: set the highest value that is allowed [priority-class-value-too-high]\n1 finding is fixed in 1 file; none is left.\n',
      err: '',
    })
    expect([textOf(cwd, 'a.yaml'), textOf(cwd, 'b.yaml')]).toEqual([mended, classNamed('b')])
    expect(fix(cwd, ['--unsafe'])).toEqual({ code: 0, out: 'Nothing to fix: no findings.\n', err: '' })
  })

  test('--dry-run prints a diff that git apply takes, from a folder of the repository too', () => {
    const cwd = folder({ [`sub/${CONFIG}`]: config, 'sub/a.yaml': tooHigh })
    git(cwd, ['init', '-q'])
    const inside = join(cwd, 'sub')
    expect(fix(inside, ['--dry-run', '--unsafe'])).toEqual({ code: 0, out: diff, err: wouldFix })
    expect(textOf(inside, 'a.yaml')).toBe(tooHigh)
    expect(git(inside, ['apply'], diff)).toMatchObject({ status: 0, stderr: '' })
    expect(textOf(inside, 'a.yaml')).toBe(mended)
    expect(fix(inside, ['--dry-run', '--unsafe'])).toEqual({ code: 0, out: '', err: 'Nothing to fix: no findings.\n' })
  })

  test('- prints the fixed text, or its diff; what it does stands on standard error', () => {
    const cwd = folder({ [CONFIG]: config })
    const told = wouldFix.replaceAll('a.yaml', '-')
    expect(fix(cwd, ['-', '--unsafe'], { input: tooHigh })).toEqual({
      code: 0,
      out: mended,
      err: told.replace('would fix', 'fixed').replace('would be', 'is'),
    })
    expect(fix(cwd, ['-', '--unsafe', '--dry-run'], { input: tooHigh })).toEqual({
      code: 0,
      out: diff.replaceAll('a.yaml', '-'),
      err: told,
    })
    const same = `\ufeff${classNamed('b')}`.replaceAll('\n', '\r\n')
    expect(fix(cwd, ['-'], { input: same }).out).toBe(same)
    const bytes = spawnSync(
      'sh',
      [
        '-c',
        `printf '%s\\n# \\377\\n' "$TEXT" > in; "$0" "$1" fix - --unsafe < in | cmp - in`,
        process.execPath,
        join(dist, 'dist/cli.js'),
      ],
      { cwd, env: { ...process.env, TEXT: `${tooHigh}---` }, encoding: 'utf8' },
    )
    expect(bytes).toMatchObject({ status: 0, stdout: '', stderr: expect.stringContaining('it is no UTF-8') })
    expect(fix(cwd, ['-', 'a.yaml'], { input: same })).toEqual({
      code: 2,
      out: '',
      err: '- is standard input, whose fixed text is printed; name no other path with it\n',
    })
  })

  test('--format json has what is fixed, what is left and the diffs', () => {
    const cwd = folder({ [CONFIG]: config, 'a.yaml': tooHigh })
    const named = {
      ruleId: 'priority-class-value-too-high',
      severity: 'error',
      file: 'a.yaml',
      line: 4,
      message: expect.stringContaining('2000000000'),
      title: 'set the highest value that is allowed',
    }
    const left = { ...named, why: 'unsafe', because: null }
    const printed = (...args: string[]) => JSON.parse(fix(cwd, ['--format', 'json', ...args]).out)
    expect(printed()).toEqual({ schemaVersion: 1, dryRun: false, fixed: [], left: [left], files: [] })
    const fixed = { ...named, safe: false }
    const files = [{ file: 'a.yaml', diff }]
    expect(printed('--unsafe', '--dry-run')).toEqual({
      schemaVersion: 1,
      dryRun: true,
      fixed: [fixed],
      left: [],
      files,
    })
    expect(printed('--unsafe')).toEqual({ schemaVersion: 1, dryRun: false, fixed: [fixed], left: [], files })
    const { out } = fix(cwd, ['-', '--unsafe', '--format', 'json'], { input: tooHigh })
    expect(JSON.parse(out).files).toEqual([{ file: '-', diff: diff.replaceAll('a.yaml', '-'), text: mended }])
  })

  test('what a kustomization is made of is left, and said', () => {
    const cwd = folder({
      [CONFIG]: config,
      'base/a.yaml': tooHigh,
      'base/kustomization.yaml':
        'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [a.yaml]\n',
    })
    // A kustomize that builds this one, with nothing else on its PATH.
    const built = tooHigh.replace(
      '{ name: high }',
      '{ name: high, annotations: { config.kubernetes.io/origin: "path: ../tree/base/a.yaml" } }',
    )
    const quoted = built.replaceAll('\n', '\\n')
    const bin = folder({
      kustomize: `#!/bin/sh\nif [ "$1" = version ]; then echo v5.5.0; else printf '${quoted}'; fi\n`,
    })
    chmodSync(join(bin, 'kustomize'), 0o755)
    const env = { PATH: `${bin}:${process.env.PATH}` }
    const { out } = fix(cwd, ['--unsafe'], { env })
    expect(out).toMatch(/^Nothing is fixed; .* left in what kustomizations and charts make, which no fix changes\.\n$/)
    const { left } = JSON.parse(fix(cwd, ['--unsafe', '--format', 'json'], { env }).out)
    expect(left).toContainEqual(
      expect.objectContaining({
        ruleId: 'priority-class-value-too-high',
        why: 'rendered',
        title: null,
        because: 'base',
      }),
    )
    expect(textOf(cwd, 'base/a.yaml')).toBe(tooHigh)
    expect(fix(cwd, ['--unsafe', '--render', 'never'], { env }).out).toMatch(/^fixed base\/a\.yaml:4: /)
  })

  test('what cannot be run is said, and nothing is written', () => {
    const cwd = folder({ [CONFIG]: config, 'a.yaml': tooHigh })
    const refused = (...args: string[]) => {
      const { code, out, err } = fix(cwd, ['--unsafe', ...args])
      expect({ code, out, text: textOf(cwd, 'a.yaml') }).toEqual({ code: 2, out: '', text: tooHigh })
      return err
    }
    expect(refused('gone')).toBe('gone: there is no such file or folder\n')
    expect(refused('--rule', 'x')).toMatch(/^--rule x: there is no rule "x"; known are /)
    expect(refused('--base', 'gone')).toMatch(/^gone: /)
    expect(refused('--format', 'sarif')).toBe('--format sarif: fix prints text, json\n')
    expect(refused('--cluster', 'x')).toBe('there is no cluster "x"; known is prod\n')
  })

  test('a runner obeys nothing of a diff', () => {
    const cwd = folder({ [CONFIG]: config, 'a.yaml': tooHigh })
    const hostile = folder({
      [CONFIG]: config,
      'a.yaml': tooHigh.replace('kind', 'description: |\n  ::error::x\nkind'),
    })
    const env = { GITHUB_ACTIONS: 'true' }
    expect(fix(cwd, ['--dry-run', '--unsafe'], { env }).out).not.toContain('stop-commands')
    const { out } = fix(hostile, ['--dry-run', '--unsafe'], { env })
    const [, token] = /^::stop-commands::(\S{36})\n/.exec(out)!
    expect(out.endsWith(`\n::${token}::\n`)).toBe(true)
    git(hostile, ['init', '-q'])
    expect(git(hostile, ['apply'], out)).toMatchObject({ status: 0, stderr: '' })
    expect(textOf(hostile, 'a.yaml')).toContain('value: 1000000000')
  })
})

test('the examples, fixed', async () => {
  const cwd = folder({})
  cpSync(join(import.meta.dirname, '../examples'), join(cwd, 'examples'), { recursive: true })
  const { code, out } = fix(cwd, ['examples', '--unsafe', '--dry-run'])
  expect(code).toBe(0)
  await expect(out).toMatchFileSnapshot('golden/examples.diff')
  git(cwd, ['init', '-q'])
  expect(git(cwd, ['apply'], out)).toMatchObject({ status: 0, stderr: '' })
  expect(fix(cwd, ['examples', '--unsafe', '--dry-run']).out).toBe('')
})
