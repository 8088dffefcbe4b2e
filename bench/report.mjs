import { largest, least, middle, OURS, ratio } from './measured.mjs'

const columns = ['', 'CPU s', 'least', 'wall s', 'least', 'memory MiB', 'ours is', 'of least', 'runs']

/** The runs of a case as rows: medians, the smallest, and how many times as much CPU as each our own runs take. */
function rowsOf({ results }) {
  const [own] = results
  return results.map(({ name, runs }) => {
    if (runs.length === 0) return [name, ...Array(columns.length - 2).fill('-'), '0']
    if (runs.some((one) => one.gaveUp)) return [name, 'gave up at a file', ...Array(columns.length - 2).fill('')]
    const late = runs.some((one) => one.late)
    const times = own.name === OURS && name !== own.name && own.runs.length > 0 ? ratio(own.runs, runs) : undefined
    const figures = [middle(runs), least(runs), middle(runs, 'wall'), least(runs, 'wall')].map((value) =>
      late ? `> ${number(value)}` : number(value),
    )
    return [
      name,
      ...figures,
      largest(runs).toFixed(0),
      times ? `${number(times.median)} x` : '',
      times ? `${number(times.least)} x` : '',
      late ? 'stopped' : String(runs.length),
    ]
  })
}

/** Whether a target is met, by how much it is missed, and what is wanted. */
function verdictOf({ text, most, median, least: smallest, late }, part) {
  if (median === undefined) return `- ${text}: not measured`
  const figure = `${number(median)}${smallest === undefined ? '' : ` (of the least ${number(smallest)})`}`
  const wanted = `at most ${number(most)}`
  if (part !== 1) return `- ${text}: ${figure}; not judged on a part of the files`
  if (late) return `- MISSED: ${text}: a run was stopped; ${wanted}`
  return median <= most
    ? `- met: ${text}: ${figure}, ${wanted}`
    : `- MISSED: ${text}: ${figure}, ${wanted}: ${number(median / most)} times too much`
}

/** All of it as lines for a terminal. */
export function table({ machine, cases }) {
  const parts = cases.map((one) => {
    const rows = [columns, ...rowsOf(one)]
    const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i].length)))
    const lines = rows.map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    return [
      `${one.id}: ${one.title} (load ${one.load.map((each) => each.toFixed(1)).join(' to ')})`,
      ...lines,
      ...one.targets.map((target) => verdictOf(target, one.part)),
      '',
    ].join('\n')
  })
  return `${where(machine)}\n\n${parts.join('\n')}`
}

/** All of it as docs/performance.md. */
export function page({ machine, cases }) {
  const head = `# Performance

Written by \`npm run bench\`, which needs Go and measures this checkout's \`dist/\` beside what could be picked instead, on the same files and in turn.
${where(machine)}

- *CPU* is user and system time of a process and of all that it starts, *memory* the largest of these; medians, and the least beside them.
- *Ours is* how many times the CPU of a row our own takes (the first row): the median over runs next to each other, and the ratio of the least.
- kubeconform has strict schemas of Kubernetes and Kruise on disk, kubectl-validate the schemas it is built with and Kruise's definitions, conftest one small
  policy. None of them simulates an update, a webhook or a second version. *Parse in Go* only parses, with yaml.v3; *read the files* only reads, on Node.
- Our runs judge Kubernetes 1.32 with Kruise 1.6, but where a case says otherwise.
`
  const parts = cases.map((one) => {
    const rows = rowsOf(one)
    const line = (row) => `| ${row.join(' | ')} |`
    const body = [line(columns), `|${columns.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)]
    const targets = one.targets.map((target) => verdictOf(target, one.part))
    return [
      `## ${one.title}`,
      '',
      ...body,
      '',
      ...(targets.length > 0 ? [...targets, ''] : []),
      `\`npm run bench -- --only ${one.id}\`, at a load of ${one.load[0].toFixed(1)}.`,
      '',
    ].join('\n')
  })
  return `${head}\n${parts.join('\n')}`
}

const where = ({ processors, memory, node, system, field, part }) =>
  `On ${processors}, ${memory}, ${system}, Node ${node}; ${field ? 'real manifests of public repositories' : 'generated manifests'} where a case takes files${part === 1 ? '' : `, ${part} of each`}.`

/** Three digits that count. */
function number(value) {
  if (!Number.isFinite(value)) return '-'
  if (value >= 100) return value.toFixed(0)
  if (value >= 10) return value.toFixed(1)
  return value >= 1 ? value.toFixed(2) : value.toPrecision(2)
}
