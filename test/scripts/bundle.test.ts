import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { layout } from '../../scripts/layout.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { isClass } from '../../scripts/lazy.mjs'
import { bundled } from '../cli.js'

let folder = ''
beforeAll(async () => {
  folder = await bundled()
  writeFileSync(
    path.join(folder, 'loaded.cjs'),
    "process.on('exit', () => console.error(Object.keys(require.cache).map((each) => require('path').basename(each)).join(' ')))",
  )
  mkdirSync(path.join(folder, 'manifests'))
  writeFileSync(
    path.join(folder, 'manifests/deployment.yaml'),
    `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: web:1 }] }
`,
  )
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** The files that a run of Node loads, without the first, which tells them. */
function loaded(args: readonly string[]): string[] {
  const told = path.join(folder, 'told')
  const script = `exec "$@" 2>"${told}" >&2`
  execFileSync('sh', ['-c', script, 'sh', process.execPath, '-r', path.join(folder, 'loaded.cjs'), ...args], {
    cwd: path.join(folder, 'manifests'),
  })
  return readFileSync(told, 'utf8').trimEnd().split('\n').at(-1)!.split(' ').slice(1)
}

describe('what is loaded', () => {
  const check = () => [path.join(folder, 'dist/cli.js'), 'check', '.', '--kubernetes', '1.31', '--kruise', 'none']

  it('by a command that judges nothing is its door and what the doors share', () => {
    expect(loaded([path.join(folder, 'dist/cli.js'), '--version'])).toEqual(['cli.js', 'core.js', 'knowledge.json'])
  })

  it('by a run without findings is no more than that', () => {
    expect(loaded([...check(), '--render', 'never'])).toEqual(['cli.js', 'core.js', 'knowledge.json'])
  })

  it('comes with the first object that needs it', () => {
    const file = path.join(folder, 'manifests/quota.yaml')
    writeFileSync(file, 'apiVersion: v1\nkind: ResourceQuota\nmetadata: { name: all }\nspec: { hard: { pods: 5 } }\n')
    expect(loaded([...check(), '--render', 'never'])).toContain('admission-kubernetes.js')
    rmSync(file)
  })

  it('by the library holds nothing of the action', () => {
    const all = loaded(['-e', `require(${JSON.stringify(path.join(folder, 'dist/index.js'))})`])
    expect(all).toEqual(['index.js', 'core.js', 'knowledge.json', 'shared.js'])
  })

  it('is there: every file that a file of dist/ names', () => {
    const files = readdirSync(path.join(folder, 'dist'))
    for (const file of files.filter((each) => each.endsWith('.js')))
      for (const [, name] of readFileSync(path.join(folder, 'dist', file), 'utf8').matchAll(
        /require\("\.\/([^"]+)"\)/g,
      ))
        expect(files, `${file} loads ${name}`).toContain(name)
  })
})

describe('the layout', () => {
  const to = (to: string, kind = 'import-statement') => ({ path: `src/${to}.ts`, original: `./${to}.js`, kind })
  const module_ = (exports: string[], ...imports: ReturnType<typeof to>[]) => ({ exports, imports })
  const modules = new Map([
    ['src/cli.ts', module_([], to('both'), to('only-cli'), to('lazy'), to('late', 'dynamic-import'))],
    ['src/index.ts', module_([], to('both'), to('report'))],
    ['src/action.ts', module_([], to('runner'), to('post', 'dynamic-import'))],
    ['src/both.ts', module_(['name', 'one'])],
    ['src/report.ts', module_(['name'])],
    ['src/late.ts', module_(['late'], to('report'))],
    ['src/only-cli.ts', module_(['two'])],
    ['src/lazy.ts', module_(['three'], to('below'), to('both'))],
    ['src/below.ts', module_(['four'])],
    ['src/runner.ts', module_(['five'])],
    ['src/post.ts', module_(['six'], to('runner'))],
  ])
  const parts = layout(modules, ['cli', 'index', 'action'], { onuse: /^src\/lazy\.ts$/ })

  it('puts each module into one file: of its only user, or of those that share it', () => {
    expect(Object.fromEntries([...modules.keys()].map((each) => [each, parts.fileOf(each)]))).toEqual({
      'src/cli.ts': 'cli',
      'src/index.ts': 'index',
      'src/action.ts': 'action',
      'src/both.ts': 'core',
      'src/report.ts': 'shared',
      'src/late.ts': 'late',
      'src/only-cli.ts': 'cli',
      'src/lazy.ts': 'onuse',
      'src/below.ts': 'onuse',
      'src/runner.ts': 'action-shared',
      'src/post.ts': 'post',
    })
  })

  it('knows what a door loads at its start', () => {
    expect(parts.eager('cli')).toEqual(['src/cli.ts', 'src/both.ts', 'src/only-cli.ts'])
  })

  it('exports what other files take, and takes it from there', () => {
    expect(parts.entry('core')).toBe(
      "export { name as name } from './src/both.ts'\nexport { one as one } from './src/both.ts'\n",
    )
    expect(parts.imported('src/both.ts')).toBe(
      "export { name as name } from './core.js'\nexport { one as one } from './core.js'\n",
    )
    expect(parts.entry('cli')).toBe('')
  })
})

describe('what is loaded on use', () => {
  it('is a function or a class, here or where it is handed on from', () => {
    expect(isClass('src/doors/render/renderings.ts', 'Renderer')).toBe(true)
    expect(isClass('src/doors/fix.ts', 'fix')).toBe(false)
  })

  it('is no value, which could not wait', () => {
    expect(() => isClass('src/doors/options.ts', 'LEVELS')).toThrow('src/doors/options.ts is loaded on use')
  })
})
