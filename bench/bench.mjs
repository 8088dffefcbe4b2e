// Measures this checkout beside what a user would pick instead, on the same files, in turn, and says which of our targets are met.
//
//   npm run bench                          every case; writes docs/performance.md
//   npm run bench -- --only a,b --runs 9   some of them, with other numbers of runs; prints, and writes nothing
//
//   --field DIR     real manifests for the cases that take files (default: $FIELD, else generated ones)
//   --alone         without peers: of Go only the parser is built
//   --part 0.1      a tenth of the files, for a quick look; targets are not judged then
//   --seconds 600   the longest that one run may take
//   --cli FILE, --action FILE   what is measured (default: dist/)
//   --json FILE     every run, for other programs; --from FILE, repeatable, takes the cases of such files instead of measuring them
//   --write FILE    where the page goes, also with --only
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './cache.mjs'
import { cases } from './cases.mjs'
import { rounds } from './measured.mjs'
import { page, table } from './report.mjs'
import { measure, node24 } from './tools.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    field: { type: 'string', default: process.env.FIELD ?? '' },
    alone: { type: 'boolean', default: false },
    part: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
    cli: { type: 'string', default: join(root, 'dist/cli.js') },
    action: { type: 'string', default: join(root, 'dist/action.js') },
    json: { type: 'string' },
    from: { type: 'string', multiple: true, default: [] },
    write: { type: 'string' },
  },
})

// A listener of 'exit' runs then: what is measured is stopped, and what was written is removed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
try {
  await main()
} catch (error) {
  process.stderr.write(`bench: ${error.message}\n`)
  process.exitCode = 2
}

async function main() {
  const wanted = options.only?.split(',') ?? Object.keys(cases)
  const unknown = wanted.find((id) => !cases[id])
  if (unknown !== undefined) throw new Error(`no case ${unknown}; there are ${Object.keys(cases).join(', ')}`)
  const part = Number(options.part)
  const earlier = options.from.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).cases)
  const node = node24()
  const measured = []
  for (const id of wanted) {
    const known = earlier.findLast((one) => one.id === id)
    measured.push(known ?? (await one(id, { node, part })))
  }
  const machine = {
    processors: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: run(node, ['--version']).trim(),
    system: `${process.platform} ${process.arch}`,
    field: options.field !== '',
    part,
  }
  const told = { machine, cases: measured }
  process.stdout.write(table(told))
  if (options.json) writeFileSync(options.json, `${JSON.stringify(told, null, 1)}\n`)
  const file = options.write ?? (options.only ? undefined : join(root, 'docs/performance.md'))
  if (file) writeFileSync(file, page(told))
}

/** A case, measured: its runs by contender, and what became of its targets. */
async function one(id, { node, part }) {
  const folder = mkdtempSync(join(tmpdir(), `kruise-preflight-bench-${id}-`))
  const { title, make, runs = 5 } = cases[id]
  const env = {
    folder: join(folder, 'files'),
    node,
    cli: resolve(options.cli),
    action: resolve(options.action),
    field: options.field === '' ? undefined : resolve(options.field),
    alone: options.alone,
    files: (count) => Math.ceil(count * part),
    bytes: (count) => Math.ceil(count * part),
  }
  mkdirSync(env.folder)
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clean)
  process.stderr.write(`${id}: ${title}\n`)
  try {
    const { contenders, targets, close } = await make(env)
    try {
      const load = loadavg()[0]
      const count = options.runs === undefined ? runs : Number(options.runs)
      const tell = (line) => process.stderr.write(`  ${line}\n`)
      const results = await rounds(measure(), contenders, count, { seconds: Number(options.seconds), tell })
      return {
        id,
        title,
        part,
        load: [load, loadavg()[0]],
        results: [...results].map(([name, all]) => ({ name, runs: all })),
        targets: targets.map(({ text, most, of }) => outcome({ text, most, of }, results)),
      }
    } finally {
      await close?.()
    }
  } finally {
    process.off('exit', clean)
    clean()
  }
}

function outcome({ text, most, of }, results) {
  const late = [...results.values()].flat().some((one) => one.late)
  const value = of(results)
  return { text, most, ...value, ...(late && { late }) }
}
