// The commands of docs/snapshot.md are run, with a kubectl that answers as a cluster would.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundled } from './cli.js'
import { folder, put } from './doors/folder.js'
import { kubectlWith } from './doors/snapshot/fake.js'
import { SHOP } from './doors/snapshot/shop.js'

const page = readFileSync(join(import.meta.dirname, '../docs/snapshot.md'), 'utf8')
const fenced = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text)

let home = ''
beforeAll(async () => {
  home = await bundled()
  mkdirSync(join(home, 'bin'))
  writeFileSync(
    join(home, 'bin/kruise-preflight'),
    `#!/bin/sh\nexec "${process.execPath}" "${home}/dist/cli.js" "$@"\n`,
  )
  chmodSync(join(home, 'bin/kruise-preflight'), 0o755)
}, 60_000)
afterAll(() => rmSync(home, { recursive: true }))

test('the commands of docs/snapshot.md do what the page says', () => {
  const cwd = folder({})
  const list = readFileSync(join(import.meta.dirname, 'fixtures/kubectl/shop-1.31.yaml'), 'utf8')
  kubectlWith(join(home, 'bin'), { ...SHOP, 'get deployments,clonesets,sidecarsets,workloadspreads': list })
  const shell = (commands: string) =>
    spawnSync('sh', ['-ec', commands], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}` },
    })
  const [take = '', head = '', piped = ''] = fenced('sh')
  const [shown] = fenced('text')
  expect(fenced('sh')).toHaveLength(3)
  expect(shell(take)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(shell(head).stdout.replace(/^taken: .*$/m, "taken: '2026-11-22'")).toBe(shown)
  const checked = shell(piped)
  expect(checked.status).toBe(0)
  expect(checked.stdout).toContain('5 objects left out: made by Deployment shop/web')

  const [config = ''] = fenced('yaml')
  put(cwd, { '.github/kruise-preflight.yml': config, 'pod.yaml': pod('gone'), 'other.yaml': pod('business') })
  const found = shell('kruise-preflight check --format json . || test $? = 1')
  const report = JSON.parse(found.stdout)
  expect(report.findings.map(({ file, ruleId, severity }: any) => [file, ruleId, severity])).toEqual([
    ['pod.yaml', 'priority-class-missing', 'error'],
  ])
  expect(report.clusters[0].kubernetes).toBe('1.31.4-gke.1183000')
}, 60_000)

const pod = (name: string): string => `apiVersion: v1
kind: Pod
metadata: { name: ${name} }
spec:
  priorityClassName: ${name}
  containers: [{ name: a, image: 'a:1' }]
`
