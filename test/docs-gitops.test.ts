import { mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../src/settings.js'
import { bundled, type Ended, runCli } from './cli.js'
import { CONFIG, put } from './doors/folder.js'
import { appOfApps } from './doors/init/layouts.js'

const page = (name: string) => readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8')
const blocks = (name: string) =>
  [...page(name).matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({ language, text: text as string }))

const git = { '.git/config': '[remote "origin"]\n\turl = https://github.com/team/deploy\n' }
let built: string
let cwd: string
const run = (command: string): Ended => runCli(built, cwd, command.replace('kruise-preflight ', '').trim().split(' '))

beforeAll(async () => {
  built = await bundled()
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'kruise-preflight-gitops-')))
  put(cwd, { ...git, ...appOfApps })
}, 60_000)

describe('docs/init.md', () => {
  it('shows what the command prints', () => {
    const [shown] = blocks('init')
    const [command = '', ...printed] = shown!.text.split('\n')
    expect(run(command.replace(/^\$ /, ''))).toEqual({ code: 0, out: printed.join('\n'), err: '' })
  })

  it('has commands that run on what was written', () => {
    expect(run('init')).toEqual({
      code: 0,
      out: '',
      err: `${CONFIG} is written. Read its comments, and see it with: kruise-preflight clusters\n`,
    })
    const again = run('init')
    expect([again.code, again.err]).toEqual([
      2,
      `${CONFIG} is there already; --force writes it anew, and --output - prints what would be written\n`,
    ])
    const last = blocks('init').at(-1)!
    expect(last.language).toBe('sh')
    expect(run(last.text).code).toBe(0)
    expect(run('check').code).toBe(0)
  })
})

describe('docs/gitops.md', () => {
  it('shows what where prints, with the configuration that it shows', () => {
    const [shown, config] = blocks('gitops')
    expect(readSettings({ path: CONFIG, text: config!.text }).gitops).toBe(true)
    put(cwd, { [CONFIG]: config!.text })
    const [command = '', ...printed] = shown!.text.split('\n')
    expect(run(command.replace(/^\$ /, ''))).toEqual({ code: 0, out: printed.join('\n'), err: '' })
    const json = run('where apps/web/deployment.yaml --format json')
    expect(JSON.parse(json.out).files[0].clusters).toEqual(['dev-eu', 'prod-eu'])
  })

  it('is read by check', () => {
    const { code, out, err } = run('check --format json')
    expect([code, err]).toEqual([0, ''])
    expect(
      JSON.parse(out).clusters.map(({ name, kruise }: { name: string; kruise: string }) => [name, kruise]),
    ).toEqual([
      ['dev-eu', '1.8.3'],
      ['prod-eu', null],
    ])
  })
})
