import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import type { Block, Printed } from './docs-page.js'
import { CONFIG, classNamed, put, tooHigh } from './doors/folder.js'
import { appOfApps } from './doors/init/layouts.js'
import { kubectlWith } from './doors/snapshot/fake.js'
import { SHOP } from './doors/snapshot/shop.js'

const root = join(import.meta.dirname, '..')

/** Where the commands of a page run: a folder, and beside it one that comes first on the PATH. */
export interface Place {
  readonly cwd: string
  readonly bin: string
  /** Runs commands as a person at a shell would, both outputs in one. */
  shell(commands: string): Printed
}

/** A place in an empty folder, with the command line of `home` (see `bundled`) as kruise-preflight and behind npx. */
export function placeIn(folder: string, home: string): Place {
  const [cwd, bin] = [join(folder, 'repository'), join(folder, 'bin')]
  for (const each of [cwd, bin]) mkdirSync(each)
  program(join(bin, 'kruise-preflight'), `exec "${process.execPath}" "${join(home, 'dist/cli.js')}" "$@"`)
  program(
    join(bin, 'npx'),
    `case "$1 $2" in
vitest\\ *) shift; exec "${process.execPath}" "${join(root, 'node_modules/vitest/vitest.mjs')}" "$@" ;;
--yes\\ kruise-preflight@0) shift 2; exec kruise-preflight "$@" ;;
*) echo "npx gets $*" >&2; exit 9 ;;
esac`,
  )
  const { KUSTOMIZE, HELM, PATH = '' } = process.env
  // What CI builds comes before any other.
  const path = [bin, ...[KUSTOMIZE, HELM].flatMap((program) => (program ? dirname(program) : [])), PATH]
  return { cwd, bin, shell: (commands) => shell(cwd, commands, { PATH: path.join(delimiter) }) }
}

/** Runs commands in a folder, both outputs in one, with nothing of the CI that runs this. */
export function shell(cwd: string, commands: string, env: Readonly<Record<string, string>>): Printed {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:NO_COLOR|FORCE_COLOR|GITHUB_|GIT_)/.test(name))
  const { stdout, status } = spawnSync('sh', ['-c', `exec 2>&1\n${commands}`], {
    cwd,
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), ...IDENTITY, ...env },
  })
  return { out: stdout, status }
}

const IDENTITY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'A Person'],
    [`GIT_${who}_EMAIL`, 'person@example.com'],
    [`GIT_${who}_DATE`, '2026-11-01T00:00:00Z'],
  ]),
)

function program(file: string, script: string): void {
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

/** Commits all there is as the first commit of main. */
export function committed({ shell: run }: Pick<Place, 'shell'>): void {
  const { out, status } = run('git init -q -b main && git add . && git commit -q -m first')
  if (status !== 0) throw new Error(out)
}

/** The examples of this repository, committed. */
function examples(place: Place): void {
  cpSync(join(root, 'examples'), join(place.cwd, 'examples'), { recursive: true })
  committed(place)
}

/** The files that lie in test/fixtures/docs for a page, committed. */
const fixture =
  (name: string) =>
  (place: Place): void => {
    cpSync(join(root, 'test/fixtures/docs', name), place.cwd, { recursive: true })
    committed(place)
  }

/** A repository of Argo CD with an app of apps; with the configuration that the page shows, if it shows one. */
function gitops(place: Place, page: readonly Block[]): void {
  const config = page.find(({ language }) => language === 'yaml')
  put(place.cwd, { ...appOfApps, ...(config && { [CONFIG]: config.text }) })
  committed(place)
  place.shell('git remote add origin https://github.com/team/deploy')
}

/** A kubectl that answers as a cluster would. */
function cluster(place: Place): void {
  const list = readFileSync(join(root, 'test/fixtures/kubectl/shop-1.31.yaml'), 'utf8')
  kubectlWith(place.bin, { ...SHOP, 'get deployments,clonesets,sidecarsets,workloadspreads': list })
}

/** A repository with a branch `broken` that brings an error, and a branch `harmless`, of a main that went on since. */
export function branches(cwd: string): void {
  mkdirSync(cwd, { recursive: true })
  cpSync(join(root, 'examples/priority'), cwd, { recursive: true })
  const checkout = readFileSync(join(cwd, 'manifests/checkout.yaml'))
  rmSync(join(cwd, 'manifests/checkout.yaml'))
  const place = { shell: (commands: string) => shell(cwd, commands, {}) }
  committed(place)
  const branch = (name: string, files: Parameters<typeof put>[1]) => {
    const from = name === 'main' ? '' : `git checkout -q -b ${name} main &&`
    put(cwd, files)
    const { out, status } = place.shell(`${from} git add . && git commit -q -m ${name} && git checkout -q main`)
    if (status !== 0) throw new Error(out)
  }
  branch('broken', { 'manifests/checkout.yaml': checkout })
  branch('harmless', { 'notes.txt': 'words\n', 'manifests/budget.yaml': classNamed('nightly') })
  // A class that counts against another one would be new with a base that is not where the change began.
  branch('main', { 'manifests/high.yaml': tooHigh })
}

/** The branch `broken` as a person has it. */
function change(place: Place): void {
  const origin = join(place.cwd, '../origin')
  branches(origin)
  const { out, status } = place.shell(`git clone -q -b broken ${origin} .`)
  if (status !== 0) throw new Error(out)
}

/** A copy of what a rule takes, in which that of the page has its line. */
function rule(place: Place, page: readonly Block[]): void {
  for (const each of ['package.json', 'policies', 'scripts', 'src', 'vitest.config.mts'])
    cpSync(join(root, each), join(place.cwd, each), { recursive: true })
  mkdirSync(join(place.cwd, 'test'))
  for (const each of ['case.ts', 'cases.test.ts']) cpSync(join(root, 'test', each), join(place.cwd, 'test', each))
  symlinkSync(join(root, 'node_modules'), join(place.cwd, 'node_modules'))
  const [file = '', name = ''] = page.flatMap(({ file, text }) => {
    return file?.startsWith('src/rules/') ? [basename(file, '.ts'), /^export const (\w+)/m.exec(text)?.[1] ?? ''] : []
  })
  const index = join(place.cwd, 'src/rules/index.ts')
  const text = readFileSync(index, 'utf8').replace(/^export const RULES: .* = \[$/m, `$&\n  ${name},`)
  writeFileSync(index, `import { ${name} } from './${file}.js'\n${text}`)
}

/** The recorded answers, as in a clone of this repository. */
function recorded(place: Place): void {
  mkdirSync(join(place.cwd, 'test/oracle'), { recursive: true })
  symlinkSync(join(root, 'test/oracle/recorded'), join(place.cwd, 'test/oracle/recorded'))
}

function nothing(): void {}

type Prepare = (place: Place, page: readonly Block[]) => void

/** What the commands of each page need; a page without commands needs nothing. */
export const PLACES: Readonly<Record<string, Prepare>> = {
  'README.md': nothing,
  'allowances.md': nothing,
  'audit.md': nothing,
  'catalogue.md': nothing,
  'ci.md': change,
  'clusters.md': examples,
  'configuration.md': nothing,
  'fidelity.md': recorded,
  'fix.md': examples,
  'getting-started.md': fixture('getting-started'),
  'gitops.md': gitops,
  'helm.md': examples,
  'init.md': gitops,
  'kustomize.md': examples,
  'limits.md': fixture('limits'),
  'manifests.md': fixture('manifests'),
  'new-release.md': nothing,
  'field.md': nothing,
  'performance.md': nothing,
  'permissions.md': nothing,
  'policies.md': rule,
  'snapshot.md': cluster,
  'upgrades.md': examples,
}

/** What makes the same on every day of what the commands of a page print. */
export const ON_ANY_DAY: Readonly<Record<string, (out: string) => string>> = {
  'snapshot.md': (out) => out.replace(/^taken: .*$/m, "taken: '2026-11-22'"),
}
