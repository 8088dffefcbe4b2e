import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load } from 'js-yaml'
import { afterAll, describe, expect, it } from 'vitest'
// @ts-expect-error the benchmarks are plain JavaScript
import { program } from '../bench/cache.mjs'
// @ts-expect-error the benchmarks are plain JavaScript
import { writeField } from '../bench/corpus/field.mjs'
// @ts-expect-error the benchmarks are plain JavaScript
import { writeLarge, writeMixed, writeOne, writeSpreads } from '../bench/corpus/manifests.mjs'
// @ts-expect-error the benchmarks are plain JavaScript
import { matrix } from '../bench/corpus/matrix.mjs'
// @ts-expect-error the benchmarks are plain JavaScript
import { median, once, ratio, rounds } from '../bench/measured.mjs'
// @ts-expect-error the benchmarks are plain JavaScript
import { page, table } from '../bench/report.mjs'

const root = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'bench-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fresh = (name: string) => {
  const made = path.join(folder, name)
  mkdirSync(made)
  return made
}

const hasGo = spawnSync('go', ['version']).status === 0
if (!hasGo) console.log('skipped: what measures processes, as there is no go')

describe.skipIf(!hasGo)('a process', { timeout: 120_000 }, () => {
  const node = (code: string) => ({ name: 'it', command: [process.execPath, '-e', code], cwd: folder })

  it('has its CPU and memory measured, and those of what it starts', async () => {
    const measure = program('measure')
    const work = 'for (const end = process.cpuUsage().user + 3e5; process.cpuUsage().user < end; );'
    const idle = await once(measure, node(''), 60)
    const busy = await once(measure, node(work), 60)
    expect(busy.cpu).toBeGreaterThan(0.3)
    const outer = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}])`
    expect((await once(measure, node(outer), 60)).cpu).toBeGreaterThan(0.3)
    const large = await once(measure, node('Buffer.alloc(200 * 2 ** 20, 1)'), 60)
    expect(large.memory - idle.memory).toBeGreaterThan(190)
    expect(large.memory - idle.memory).toBeLessThan(300)
  })

  it('is stopped with all that it started', async () => {
    const told = await once(program('measure'), { ...node(''), command: ['sh', '-c', 'sleep 600'] }, 0.5)
    expect(told).toMatchObject({ late: true })
    expect(told.wall).toBeLessThan(10)
  })

  it('that fails is no figure', async () => {
    const failing = node('console.error("no such thing"); process.exit(3)')
    await expect(once(program('measure'), failing, 60)).rejects.toThrow('it ended with 3: no such thing')
    const givingUp = node('console.error("Error: a file"); process.exit(1)')
    expect(await once(program('measure'), givingUp, 60)).toMatchObject({ gaveUp: 'Error: a file' })
  })
})

describe.skipIf(!hasGo)('rounds', { timeout: 120_000 }, () => {
  it('take every contender in turn, first once that is not counted', async () => {
    const told: string[] = []
    const contenders = ['a', 'b', 'c'].map((name) => ({ name, command: ['true'], cwd: folder }))
    const results = await rounds(
      program('measure'),
      [contenders[0], { ...contenders[1], runs: 1, warm: false }, contenders[2]],
      2,
      {
        seconds: 10,
        tell: (line: string) => told.push(line.split(': ').slice(0, 2).join(' ')),
      },
    )
    expect(told).toEqual(['warm-up a', 'warm-up c', 'run 1 a', 'run 1 b', 'run 1 c', 'run 2 a', 'run 2 c'])
    expect([...results].map(([name, runs]) => [name, (runs as unknown[]).length])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 2],
    ])
  })
})

describe('ratios', () => {
  const runs = (...cpu: number[]) => cpu.map((each) => ({ cpu: each, wall: each, memory: each }))

  it('are of runs next to each other, and of the least', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    // The second pair met a slow machine: both of it did.
    expect(ratio(runs(2, 20, 3), runs(1, 10, 1))).toEqual({ least: 2, median: 2 })
    expect(ratio(runs(2, 20, 3), runs(4))).toEqual({ least: 0.5, median: 0.5 })
  })

  it('meet a target or miss it by so much, on all of the files', () => {
    const told = (median: number, part = 1) => ({
      machine: { processors: '2 x P', memory: '1 GiB', system: 's', node: 'v24', field: false, part },
      cases: [
        {
          ...{ id: 'b', title: 'Files', part, load: [1, 1] },
          results: [
            { name: 'kruise-preflight', runs: runs(3, 1, 2) },
            { name: 'other', runs: runs(1, 1, 1) },
          ],
          targets: [{ text: 'CPU as a multiple of other', most: 1.5, median, least: 1 }],
        },
      ],
    })
    const lines = (text: string) => text.split('\n').map((line) => line.replaceAll(/ +/g, ' '))
    expect(lines(table(told(2)))).toEqual(
      expect.arrayContaining([
        'kruise-preflight 2.00 1.00 2.00 1.00 3 3',
        'other 1.00 1.00 1.00 1.00 1 2.00 x 1.00 x 3',
        '- MISSED: CPU as a multiple of other: 2.00 (of the least 1.00), at most 1.50: 1.33 times too much',
      ]),
    )
    expect(page(told(1.5))).toContain('- met: CPU as a multiple of other: 1.50 (of the least 1.00), at most 1.50\n')
    expect(page(told(2, 0.1))).toContain('2.00 (of the least 1.00); not judged on a part of the files')
    expect(page(told(2))).toContain('| other | 1.00 | 1.00 | 1.00 | 1.00 | 1 | 2.00 x | 1.00 x | 3 |')
  })
})

describe('generated files', () => {
  const texts = (of: string) =>
    readdirSync(of, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => readFileSync(path.join(each.parentPath, each.name), 'utf8'))

  it('are the same every time', () => {
    const [one, two] = [fresh('one'), fresh('two')]
    for (const each of [one, two]) {
      writeMixed(path.join(each, 'mixed'), 20)
      writeLarge(path.join(each, 'large'), 100, 4)
      writeSpreads(path.join(each, 'spreads'), 10)
      writeOne(each, 'list.yaml', 20_000, true)
    }
    expect(texts(one)).toEqual(texts(two))
    const spreads = texts(path.join(one, 'large'))
      .join('\n')
      .match(/^kind: WorkloadSpread$/gm)
    expect(spreads).toHaveLength(4)
    expect(Object.keys(load(readFileSync(path.join(one, 'list.yaml'), 'utf8')) as object)).toEqual([
      'apiVersion',
      'kind',
      'items',
    ])
  })

  it('of real ones have other names in each copy', () => {
    const field = fresh('field')
    writeFileSync(path.join(field, 'a.yaml'), 'metadata:\n  name: web\n  namespace: shop\nspec: { name: web }\n')
    writeFileSync(path.join(field, 'b.txt'), 'no manifest')
    writeField(path.join(folder, 'copies'), field, 2)
    expect(readFileSync(path.join(folder, 'copies/copy-0/a.yaml'), 'utf8')).toContain(
      '  name: web\n  namespace: shop\n',
    )
    expect(readFileSync(path.join(folder, 'copies/copy-1/a.yaml'), 'utf8')).toContain(
      '  name: web-1\n  namespace: shop-1\n',
    )
  })

  it('of a matrix are 200 clusters of which no two are equal, and all are known', { timeout: 120_000 }, () => {
    const { clusters } = load(matrix(200)) as { clusters: { name: string }[] }
    expect(new Set(clusters.map(({ name, ...cell }) => JSON.stringify(cell))).size).toBe(200)
    const file = path.join(fresh('matrix'), 'matrix.yml')
    writeFileSync(file, matrix(200))
    const args = [path.join(root, 'dist/cli.js'), 'clusters', '--config', file, '--format', 'json']
    const told = execFileSync(process.execPath, args, { cwd: path.dirname(file), encoding: 'utf8', maxBuffer: 1 << 26 })
    expect(JSON.parse(told).clusters.map(({ name }: any) => name)).toEqual(clusters.map(({ name }) => name))
  })
})

it.skipIf(!hasGo)('npm run bench measures our own command line on a part of the files', { timeout: 240_000 }, () => {
  const file = path.join(folder, 'page.md')
  const json = path.join(folder, 'runs.json')
  const bench = path.join(root, 'bench/bench.mjs')
  const args = [bench, '--only', 'd', '--part', '0.01', '--runs', '1', '--alone', '--write', file, '--json', json]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stderr: stderr.split('\n')[0] }).toEqual({ status: 0, stderr: 'd: One file of 5 MB' })
  expect(stdout).toMatch(/^kruise-preflight +\d+\.\d+ /m)
  const [{ results }] = JSON.parse(readFileSync(json, 'utf8')).cases
  expect(results.map(({ name, runs }: any) => [name, runs.length, runs[0].code])).toEqual([
    ['kruise-preflight', 1, 0],
    ['read the files', 1, 0],
  ])
  expect(readFileSync(file, 'utf8')).toMatch(/^# Performance\n.*\n## One file of 5 MB\n/s)
  const unknown = spawnSync(process.execPath, [bench, '--only', 'z'], { encoding: 'utf8' })
  expect(unknown).toMatchObject({ status: 2, stdout: '' })
  expect(unknown.stderr).toMatch(/^bench: no case z; there are a, base, b, /)
})
