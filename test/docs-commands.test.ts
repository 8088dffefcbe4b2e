// Every command of these pages is run, in the order of the page, and prints what the page shows below it.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kustomizeOnPath } from '../src/doors/render/kustomize.js'
import { bundled } from './cli.js'
import { folder } from './doors/folder.js'

const root = join(import.meta.dirname, '..')
/** With it the pages are written as the commands print now: read them as a user would. */
const update = process.env.UPDATE === '1'

const builds = kustomizeOnPath() !== undefined
if (!builds) console.log('skipped: docs/kustomize.md, as neither kustomize nor kubectl is on the PATH')

let home = ''
beforeAll(async () => {
  home = await bundled()
  mkdirSync(join(home, 'bin'))
  const command = join(home, 'bin/kruise-preflight')
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${join(home, 'dist/cli.js')}" "$@"\n`)
  chmodSync(command, 0o755)
}, 60_000)
afterAll(() => rmSync(home, { recursive: true }))

/** Runs commands as a person at a shell would, both outputs in one. */
function shell(cwd: string, commands: string): string {
  const { NO_COLOR: _, FORCE_COLOR: __, GITHUB_ACTIONS: ___, PATH, ...env } = process.env
  const { stdout, status } = spawnSync('sh', ['-ec', `exec 2>&1\n${commands}`], {
    cwd,
    encoding: 'utf8',
    env: { ...env, PATH: `${join(home, 'bin')}${delimiter}${PATH}` },
  })
  expect([status, commands]).toEqual([0, commands])
  return stdout
}

describe.each(['docs/fix.md', 'docs/clusters.md', ...(builds ? ['docs/kustomize.md'] : [])])('%s', (page) => {
  it('shows what its commands print', () => {
    const cwd = folder({})
    cpSync(join(root, 'examples'), join(cwd, 'examples'), { recursive: true })
    const as = '-c user.name=a -c user.email=a@example.com'
    shell(cwd, `git init -q && git add . && git ${as} commit -qm a`)
    const text = readFileSync(join(root, page), 'utf8')
    const made = text.replace(/^```sh\n(.*?)^```\n\n```text\n.*?^```$/gms, (_, commands: string) => {
      return `\`\`\`sh\n${commands}\`\`\`\n\n\`\`\`text\n${shell(cwd, commands)}\`\`\``
    })
    const left = text.match(/^```sh$/gm)?.length
    expect(text.match(/^```sh\n[^`]*```\n\n```text$/gm)).toHaveLength(left ?? 0)
    if (update) writeFileSync(join(root, page), made)
    else expect(text).toBe(made)
  }, 60_000)
})
