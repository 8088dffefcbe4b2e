import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { build } from 'esbuild'
import { LineCounter, parseAllDocuments } from 'yaml'
import { filesBelow, root } from './tree.mjs'

/**
 * Compiles policies/: `knowledge` is what upstream does (policies/facts), always needed; `policies` is what we say, by
 * the rule's id, needed when a rule has fired. Throws an Error with one line (`file:line: what`) for each mistake.
 */
export async function compilePolicies(folder = join(root, 'policies')) {
  const { compileKnowledge, loadPolicies } = await ourSource()
  const documents = filesBelow(folder)
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => read(join(folder, path), `policies/${path}`))
  const facts = documents.filter(({ file }) => file.startsWith('policies/facts/'))
  const problems = problemsOf(facts, 'facts')
  const loaded = loadPolicies(documents.filter((document) => !facts.includes(document)))
  problems.push(...loaded.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const policies = Object.fromEntries(loaded.policies.map((policy) => [policy.id, policy]))
  return { knowledge: compileKnowledge(facts), policies }
}

/** Ajv as the build uses it: JSON Schema 2020-12, every error. */
export function schemaCompiler(options = {}) {
  return new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false, ...options })
}

/** The parts of src/ that compile policies, bundled and imported without a file. */
async function ourSource() {
  const result = await build({
    stdin: {
      contents: `
        export { compileKnowledge } from './src/cluster/knowledge.js'
        export { loadPolicies } from './src/policy/load.js'`,
      resolveDir: root,
      loader: 'ts',
    },
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'silent',
  })
  return import(`data:text/javascript;base64,${Buffer.from(result.outputFiles[0].contents).toString('base64')}`)
}

function read(path, file) {
  const text = readFileSync(path, 'utf8')
  const lines = new LineCounter()
  return parseAllDocuments(text, { lineCounter: lines }).map((document) => {
    const [error] = document.errors
    if (error) throw new Error(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`)
    const line = (at) => {
      for (let depth = at.length; depth > 0; depth--) {
        const node = document.getIn(at.slice(0, depth), true)
        if (node?.range) return lines.linePos(node.range[0]).line
      }
      return lines.linePos(document.contents?.range?.[0] ?? 0).line
    }
    return { file, value: document.toJS(), line }
  })
}

function problemsOf(documents, schema) {
  const path = join(root, 'policies/schema', `${schema}.json`)
  if (!existsSync(path)) return []
  const valid = schemaCompiler().compile(JSON.parse(readFileSync(path, 'utf8')))
  return documents.flatMap(({ file, value, line }) => {
    if (valid(value)) return []
    return valid.errors.map(({ instancePath, message, params }) => {
      const steps = instancePath
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      const at = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      const named = params.additionalProperty ?? params.allowedValues?.join(', ')
      return `${file}:${line(at)}: ${instancePath.slice(1) || 'the file'} ${message}${named ? ` (${named})` : ''}`
    })
  })
}
