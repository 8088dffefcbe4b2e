// `upgrade` of the bundled CLI as a shell runs it.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bundled, type Ended, runCli } from './cli.js'
import { CONFIG, folder } from './doors/folder.js'

vi.setConfig({ testTimeout: 120_000 })

let dist = ''
beforeAll(async () => {
  dist = await bundled()
}, 60_000)
afterAll(() => rmSync(dist, { recursive: true }))

const search = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: search }
spec:
  updateStrategy: { maxUnavailable: 20%, maxSurge: '1' }
  selector: { matchLabels: { app: s } }
  template:
    metadata: { labels: { app: s } }
    spec: { containers: [{ name: s, image: s }] }
`
const config = `clusters:
  - { name: old, kubernetes: 1.31.14, kruise: 1.8.4, next: { kruise: 1.9.0, from: 2027-02-01 } }
  - { name: new, kubernetes: 1.31.14, kruise: 1.9.0 }
`
const files = { [CONFIG]: config, 'search.yaml': search }
const run = (cwd: string, args: readonly string[], input?: string): Ended =>
  runCli(dist, cwd, ['upgrade', ...args], input === undefined ? {} : { input })

test('exits 1 where something newly breaks at --fail-on, 0 where nothing does, 2 where it cannot', () => {
  const cwd = folder(files)
  const code = (...args: string[]) => run(cwd, args).code
  expect(code('--from', 'old', '--to', 'kruise=1.9.0')).toBe(1)
  expect(code('--from', 'old', '--to', 'kruise=1.9.0', '--fail-on', 'never')).toBe(0)
  expect(code('--from', 'old', '--to', 'new')).toBe(1)
  // What breaks on both sides is not new, and what is mended is none of it.
  expect(code('--from', 'new', '--to', 'kubernetes=1.33')).toBe(0)
  expect(code('--from', 'new', '--to', 'old')).toBe(0)
  expect(code()).toBe(1)
  expect(code('--plan')).toBe(0)
  expect(code('--plan', '--from', 'old', '--to', 'kruise=1.9.0')).toBe(1)
  expect(code('--plan', '--from', 'old', '--to', 'kruise=1.8.4')).toBe(0)
  for (const args of [
    ['--to', 'nope'],
    ['--to', 'kruise=x'],
    ['--from', 'x=1'],
    ['--fail-on', 'high'],
    ['--cluster', 'old'],
  ])
    expect(run(cwd, args)).toMatchObject({ code: 2, out: '' })
})

test('says in one line what is wrong, and what is accepted', () => {
  const cwd = folder(files)
  expect(run(cwd, ['--to', 'kubernetes=one']).err).toBe(
    '--to: kubernetes: "one" is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1\n',
  )
  expect(run(cwd, ['--to', 'nwe']).err).toBe('there is no cluster "nwe", perhaps "new"; known are old, new\n')
  expect(run(cwd, ['--cluster', 'old']).err).toMatch(
    /^Unknown option '--cluster'; the options are --from, --to, --plan, /,
  )
  expect(run(folder({ 'search.yaml': search }), []).err).toBe(
    'no cluster is configured; write --from kubernetes=V,kruise=V,vcluster=V, and --to the same\n',
  )
  expect(run(cwd, ['--help']).out).toMatch(/^Usage: kruise-preflight upgrade \[PATH\.\.\.\]\n/)
})

test('reads standard input, without any configuration', () => {
  const { code, out, err } = run(
    folder({}),
    ['-', '--from', 'kubernetes=1.31,kruise=1.8.4', '--to', 'kruise=1.9.0'],
    search,
  )
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(out).toMatch(/^kubernetes 1\.31\.14, kruise 1\.8\.4 -> 1\.9\.0\n\nNewly broken:\n-:5:42: error: /)
})

test('prints JSON and markdown, the plan too', () => {
  const cwd = folder(files)
  const json = (...args: string[]) => JSON.parse(run(cwd, ['--from', 'old', '--format', 'json', ...args]).out)
  expect(Object.keys(json('--to', 'new'))).toEqual([
    'schemaVersion',
    'upgrades',
    'broken',
    'mended',
    'unchanged',
    'runs',
    'ledger',
  ])
  expect(Object.keys(json('--plan'))).toEqual(['schemaVersion', 'plans', 'changes', 'ledger'])
  expect(run(cwd, ['--to', 'new', '--from', 'old', '--format', 'markdown']).out).toMatch(
    /^## Kruise Preflight: 1 error newly broken, /,
  )
  expect(run(cwd, ['--plan', '--format', 'markdown']).out).toMatch(/^## Kruise Preflight: 1 finding to mend before, /)
})

test('whatever names hold, a terminal and a page obey none of it', () => {
  const cwd = folder({ [CONFIG]: config, 'a\u001b[31m|`<b>\u202e.yaml': search })
  for (const args of [['--from', 'old', '--to', 'new'], ['--plan']])
    for (const format of ['text', 'json', 'markdown']) {
      const { out } = run(cwd, [...args, '--format', format])
      expect(out).toMatch(/\\u001b/)
      expect(out).not.toMatch(/[\x1b\u202e]/)
      if (format === 'markdown') expect(out).toContain('``a\\u001b[31m|`<b>\\u202e.yaml:5')
    }
})
