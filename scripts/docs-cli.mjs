import { ourSource } from './our-source.mjs'

const { COMMANDS } = await ourSource("export { COMMANDS } from './src/doors/options.ts'")

/** The command line in the README: what there is, and the options with the commands that take them. */
export const commandLine = {
  commands: `\`\`\`text\n${COMMANDS.map(usage).join('\n')}\n\`\`\`\n`,
  options: optionTable(),
}

function usage({ name, takes, says }) {
  return `${`kruise-preflight ${name} ${takes}`.trimEnd().padEnd(36)}  ${says}`
}

function optionTable() {
  const rows = new Map()
  for (const command of COMMANDS)
    for (const option of command.options) {
      const shown = `--${option.name}${option.value ? ` ${option.value}` : ''}`
      const row = rows.get(shown) ?? { says: new Map(), of: [], repeat: option.repeat }
      const says = option.name === 'format' ? formats() : option.says
      row.of.push(command.name)
      row.says.set(says, [...(row.says.get(says) ?? []), command.name])
      rows.set(shown, row)
    }
  const cells = [...rows].map(([shown, { of, says, repeat }]) => {
    const words = [...says].map(([each, commands]) =>
      says.size === 1 ? each : `${commands.map(code).join(', ')}: ${each}`,
    )
    return [code(shown), of.map(code).join(', '), `${words.join('. ')}${repeat ? '; repeatable' : ''}`]
  })
  cells.push([code('--help'), 'all', 'print the options'])
  const lines = cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  return `${['| option | of | what it does |', '|---|---|---|', ...lines].join('\n')}\n`
}

/** The formats, with the commands that print them; the first of a command is what it prints without the option. */
function formats() {
  const all = new Map()
  for (const { name, formats: own, options } of COMMANDS)
    if (options.some((option) => option.name === 'format'))
      for (const each of own) all.set(each, [...(all.get(each) ?? []), name])
  const words = [...all].map(([format, commands]) => `${code(format)} of ${commands.join(', ')}`)
  return `how to print; without it the first that a command has: ${words.join('; ')}`
}

function code(text) {
  return `\`${text}\``
}
