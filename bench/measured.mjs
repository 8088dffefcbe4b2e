import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What our own runs are called. */
export const OURS = 'kruise-preflight'

/**
 * One run of a command. `cpu` and `wall` are seconds, `memory` MiB of the largest of its processes. Rejects for an exit code
 * that is not among `codes`: what failed early is no figure.
 */
export async function once(measure, { name, command, cwd, env, codes = [0, 1] }, seconds) {
  const file = join(tmpdir(), `kruise-preflight-bench-${process.pid}.json`)
  // Not blocking: a stand-in of this process may have to answer.
  const child = spawn(measure, [file, String(seconds), ...command], {
    cwd,
    env: env ?? { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done))
  process.off('exit', stop)
  if (code !== 0) throw new Error(`${name}: measure ended with ${code}`)
  const told = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  // Some give up at the first file that they cannot read.
  if (/^Error: /.test(told.stderr)) told.gaveUp = told.stderr.split('\n')[0]
  if (!told.late && !codes.includes(told.code))
    throw new Error(`${name} ended with ${told.code}: ${told.stderr.trim()}`)
  return told
}

/**
 * Runs contenders in turn, A B C A B C, so that what else the machine does meets all of them; before it each once that is not
 * counted, but for those that say `warm: false`. The runs by name. One that is stopped for its time, or gives up, is not started again.
 */
export async function rounds(measure, contenders, runs, { seconds, tell = () => {} }) {
  const results = new Map(contenders.map(({ name }) => [name, []]))
  const most = ({ runs: own = runs }) => Math.min(own, runs)
  const late = new Set()
  for (let round = -1; round < runs; round++)
    for (const contender of contenders) {
      const { name, warm = true } = contender
      if (late.has(name) || (round < 0 ? !warm : round >= most(contender))) continue
      const told = await once(measure, contender, seconds)
      tell(
        `${round < 0 ? 'warm-up' : `run ${round + 1}`}: ${name}: cpu ${told.cpu.toFixed(2)} s, wall ${told.wall.toFixed(2)} s, ${told.memory.toFixed(0)} MiB${told.late ? ', stopped' : told.gaveUp ? `, gave up: ${told.gaveUp.slice(0, 120)}` : ''}`,
      )
      if (told.late || told.gaveUp) late.add(name)
      if (round >= 0 || late.has(name)) results.get(name).push(told)
    }
  return results
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** How many times the `what` of `b` that of `a` is: of the smallest ones, and the median over pairs of neighbouring runs. */
export function ratio(a, b, what = 'cpu') {
  const pairs = a.slice(0, b.length).map((one, i) => one[what] / b[i][what])
  return { least: least(a, what) / least(b, what), median: median(pairs) }
}

export const least = (results, what = 'cpu') => Math.min(...results.map((one) => one[what]))
export const middle = (results, what = 'cpu') => median(results.map((one) => one[what]))
export const largest = (results, what = 'memory') => Math.max(...results.map((one) => one[what]))
