import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled, type Ended, runCli } from './cli.js'
import { screen } from './screen.js'

const python = process.env.PREFLIGHT_PYTHON || 'python3'
const script = join(import.meta.dirname, '../tools/python/on_terminal.py')
const hasTerminals = spawnSync(python, ['-c', 'import pty, termios']).status === 0
if (!hasTerminals) console.log(`No terminal is looked at: ${python} has none (PREFLIGHT_PYTHON names another)`)

let folder: string
let work: string
const SHOWN = { KRUISE_PREFLIGHT_PROGRESS: '' }
const RUN = ['--kubernetes', '1.28.7', '--kruise', '1.6.3', '--format', 'json']

beforeAll(async () => {
  folder = await bundled()
  work = join(folder, 'work')
  mkdirSync(work)
  const object = (name: string) => `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: ${name} }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: app, image: a, resources: { limits: { cpu: 1, memory: 1Gi } } }] }
---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: ${name} }
spec:
  targetRef: { apiVersion: apps.kruise.io/v1alpha1, kind: CloneSet, name: ${name} }
  subsets: [{ name: a }, { name: b }]
`
  for (let at = 0; at < 400; at++) writeFileSync(join(work, `w${at}.yaml`), object(`w${at}`))
  writeFileSync(join(folder, 'quick.yaml'), object('quick'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('work over a second', { timeout: 120_000 }, () => {
  let plain: Ended
  beforeAll(() => {
    plain = runCli(folder, work, ['check', ...RUN])
  })

  it.skipIf(!hasTerminals)('stands on a terminal in one line, of which nothing is left', () => {
    const on = (columns: string) => {
      const { NO_COLOR: _, CI: __, KRUISE_PREFLIGHT_PROGRESS: ___, ...env } = process.env
      const command = [columns, process.execPath, join(folder, 'dist/cli.js'), 'check', ...RUN]
      const { status, stdout, stderr } = spawnSync(python, [script, ...command], {
        ...{ cwd: work, encoding: 'utf8', maxBuffer: 1 << 28 },
        env: { ...env, TERM: 'xterm-256color' },
      })
      expect([status, stderr]).toEqual([0, ''])
      return JSON.parse(stdout) as { code: number; terminal: string; output: string }
    }
    const { terminal, ...ended } = on('40')
    expect(ended).toEqual({ code: plain.code, output: plain.out })
    expect(screen(terminal)).toEqual([''])
    const lines = terminal.split('\r').map((each) => each.replace('\x1b[K', ''))
    expect(lines).toContainEqual(expect.stringMatching(/^Judging \d{1,3} of 800 objects on 1 cluster$/))
  })

  it('is told in a log, a line for each stage', () => {
    const told = runCli(folder, work, ['check', ...RUN], { env: SHOWN })
    expect(told.out).toBe(plain.out)
    expect(told.err.replaceAll(/\d+\.\d s/g, 'T')).toBe('Read 400 files in T.\nJudged 800 objects on 1 cluster in T.\n')
  })

  it('is told of fixes, baselines and upgrades too', () => {
    const told = (...args: string[]) => runCli(folder, work, args, { env: SHOWN }).err.replaceAll(/\d+\.\d s/g, 'T')
    const some = ['Read 400 files in T.', 'Judged 800 objects on 1 cluster in T.'].join('\n')
    expect(told('baseline', ...RUN)).toBe(`${some}\n`)
    expect(told('fix', '--dry-run', ...RUN)).toBe(`${some}\n`)
    expect(told('upgrade', '--from', 'kubernetes=1.28,kruise=1.6.3', '--to', 'kruise=1.7.2')).toBe(
      `${some}\nJudged the new versions, 800 objects on 1 cluster in T.\n`,
    )
  })
})

describe('quick work', () => {
  // On a machine that has much else to do it may not be quick.
  it('is not told of', { retry: 3 }, () => {
    const { code, err } = runCli(folder, folder, ['check', 'quick.yaml', ...RUN], { env: SHOWN })
    expect([code, err]).toEqual([0, ''])
  })
})
