// The package as npm packs it, installed where nothing else is.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'package-'))
const installed = path.join(folder, 'node_modules/kruise-preflight')
/** The Node of the tests, and the one that .ci/run was started with. */
const nodes = [...new Set([process.execPath, process.env.SYSTEM_NODE ?? process.execPath])]
let packed: string[] = []

/** Runs a command without the network; what it writes. */
function run(command: string, args: readonly string[], cwd = folder): string {
  const env = {
    ...process.env,
    npm_config_offline: 'true',
    npm_config_cache: path.join(folder, 'cache'),
    NO_COLOR: '1',
  }
  // npm is a batch file on Windows, which only a shell starts; no argument needs quotes.
  const shell = process.platform === 'win32'
  return execFileSync(command, args, { cwd, env, shell, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

beforeAll(() => {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  const [{ filename, files }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], root))
  packed = files.map((each: { path: string }) => each.path)
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `./${filename}`])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the npm package', () => {
  it('holds what runs, the policies and their schemas, and nothing else of the repository', () => {
    const below = (name: string) =>
      readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => path.relative(root, path.join(each.parentPath, each.name)).replaceAll(path.sep, '/'))
    const expected = ['LICENSE', 'README.md', 'action.yml', 'package.json', ...below('dist'), ...below('policies')]
    expect(packed.sort()).toEqual(expected.sort())
  })

  it('depends on nothing, and runs nothing when it is installed', () => {
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('dependencies')
    expect(Object.keys(manifest.scripts)).toEqual(['bench', 'build', 'check', 'test'])
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
    expect(readdirSync(path.join(folder, 'node_modules')).filter((each) => !each.startsWith('.'))).toEqual([
      'kruise-preflight',
    ])
  })

  it('has the command line as its command', () => {
    cpSync(path.join(root, 'examples/fields'), path.join(folder, 'repository'), { recursive: true })
    const command = ['--no', '--', 'kruise-preflight', 'check', 'repository', '--fail-on', 'never', '--format', 'json']
    expect(JSON.parse(run('npx', command)).findings).toMatchObject([
      {
        file: 'repository/manifests/ingest.yaml',
        line: 21,
        column: 11,
        ruleId: 'native-sidecar-becomes-init-container',
      },
    ])
  })

  it.each(nodes)('runs on %s', (node) => {
    const cli = path.join(installed, 'dist/cli.js')
    expect(run(node, [cli, 'explain', 'object-refused'])).toContain('object-refused')
    writeFileSync(
      path.join(folder, 'c.cjs'),
      "const { check } = require('kruise-preflight')\nconsole.log(typeof check)\n",
    )
    expect(run(node, ['c.cjs'])).toBe('function\n')
    writeFileSync(path.join(folder, 'm.mjs'), "import { check } from 'kruise-preflight'\nconsole.log(typeof check)\n")
    expect(run(node, ['m.mjs'])).toBe('function\n')
  })
})
