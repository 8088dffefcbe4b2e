import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { ourSource } from './our-source.mjs'
import { filesBelow, root } from './tree.mjs'

/** The parts of src/ that compile policies. */
const COMPILER = `
  export { compileKnowledge } from './src/cluster/knowledge.js'
  export { loadPolicies } from './src/policy/load.js'
  export { LineIndex } from './src/source/lines.js'
  export { plainValue, written } from './src/source/node.js'
  export { isReadable, readDocuments } from './src/source/yaml.js'`

/**
 * Compiles policies/: `knowledge` is what upstream does (policies/facts), always needed; `policies` is what we say, by
 * the rule's id, needed when a rule has fired. Throws an Error with one line (`file:line: what`) for each mistake.
 */
export async function compilePolicies(folder = join(root, 'policies')) {
  const ours = await ourSource(COMPILER)
  const problems = []
  const documents = filesBelow(folder)
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => read(join(folder, path), `policies/${path}`, problems, ours))
  const facts = documents.filter(({ file }) => file.startsWith('policies/facts/'))
  problems.push(...problemsOf(facts, 'facts'))
  const loaded = ours.loadPolicies(documents.filter((document) => !facts.includes(document)))
  problems.push(...loaded.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const policies = Object.fromEntries(loaded.policies.map((policy) => [policy.id, policy]))
  return { knowledge: knowledgeOf(facts, ours), policies }
}

/** The knowledge of `facts`; an error names the line of the entry beside its file. */
function knowledgeOf(facts, { compileKnowledge }) {
  try {
    return compileKnowledge(facts)
  } catch (error) {
    const [, file, list, index] = /^([^:]+): (\w+)\[(\d+)\]/.exec(error.message) ?? []
    const line = facts.find((each) => each.file === file && each.value[list])?.line([list, Number(index)])
    throw line ? new Error(error.message.replace(file, `${file}:${line}`)) : error
  }
}

/** Ajv as the build uses it: JSON Schema 2020-12, every error. */
export function schemaCompiler(options = {}) {
  return new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false, ...options })
}

/** The documents of one file, with the line of each of their parts; adds to `problems` what cannot be taken as written. */
function read(path, file, problems, { isReadable, LineIndex, plainValue, readDocuments, written }) {
  const text = readFileSync(path, 'utf8')
  const lines = new LineIndex(text)
  const line = (offset) => lines.at(offset).line
  return readDocuments({ path: file, text }).flatMap((document) => {
    if (!isReadable(document)) {
      problems.push(`${file}:${line(document.at)}: ${document.problem}`)
      return []
    }
    for (const { name, first, again } of document.duplicates)
      problems.push(`${file}:${line(again.start)}: "${name}" stands already on line ${line(first.start)}`)
    const at = (steps) => {
      const { key, node } = written(document.root, steps)
      return line((key ?? node).start)
    }
    return [{ file, value: plainValue(document.root), line: at }]
  })
}

function problemsOf(documents, schema) {
  const path = join(root, 'policies/schema', `${schema}.json`)
  if (!existsSync(path)) return []
  const valid = schemaCompiler({ verbose: true }).compile(JSON.parse(readFileSync(path, 'utf8')))
  return documents.flatMap(({ file, value, line }) => {
    if (valid(value)) return []
    return valid.errors.map(({ instancePath, keyword, message, params, parentSchema }) => {
      const steps = instancePath
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      const at = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      const named = params.additionalProperty ?? params.allowedValues?.join(', ')
      const said = (keyword === 'pattern' && parentSchema.description) || message
      return `${file}:${line(at)}: ${instancePath.slice(1) || 'the file'}: ${said}${named ? ` (${named})` : ''}`
    })
  })
}
