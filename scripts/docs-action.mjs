import { ourSource } from './our-source.mjs'

const { INPUTS, OUTPUTS, OUTCOMES } = await ourSource(
  "export { INPUTS, OUTCOMES, OUTPUTS } from './src/action/contract.js'",
)

/** action.yml with the inputs and outputs that the code has; what stands around them stays. */
export function metadata(text) {
  const inputs = Object.entries(INPUTS).map(([name, input]) => {
    // Only the runner knows the token; any other default is the code's.
    const given = name === 'token' ? `    default: ${input.default}\n` : ''
    return `  ${name}:\n${described(saidOf(name, input))}${given}`
  })
  const outputs = Object.entries(OUTPUTS).map(([name, says]) => `  ${name}:\n${described(says)}`)
  const parts = `inputs:\n${inputs.join('')}\noutputs:\n${outputs.join('')}\n`
  return text.replace(/^inputs:\n[\s\S]*?^(?=runs:\n)/m, () => parts)
}

/** The tables of the README. */
export const tables = {
  inputs: table(
    'input',
    Object.entries(INPUTS).map(([name, input]) => [code(name), saidOf(name, input)]),
  ),
  outcomes: table('outcome', named(OUTCOMES)),
  outputs: table('output', named(OUTPUTS)),
}

function named(entries) {
  return Object.entries(entries).map(([name, says]) => [code(name), says])
}

function saidOf(name, { says, default: otherwise, oneOf }) {
  const isFlag = oneOf?.join() === 'true,false'
  const words = oneOf && !isFlag && name !== 'annotations' && name !== 'mode' ? ` One of ${oneOf.join(', ')}.` : ''
  const byDefault = otherwise === undefined ? '' : ` Default: ${name === 'token' ? "the job's token" : otherwise}.`
  return `${says}${words}${byDefault}`
}

function described(words) {
  const lines = ['']
  for (const word of words.split(' '))
    if (lines.at(-1).length + word.length + 1 <= 110) lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
    else lines.push(word)
  return `    description: >-\n${lines.map((line) => `      ${line}\n`).join('')}`
}

function table(what, rows) {
  return `${[`| ${what} | what it is |`, '| --- | --- |', ...rows.map(([name, says]) => `| ${name} | ${says.replaceAll('|', '\\|')} |`)].join('\n')}\n`
}

function code(name) {
  return `\`${name}\``
}
