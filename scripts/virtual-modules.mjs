import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { compilePolicies, schemaCompiler } from './compile-policies.mjs'
import { filesBelow, root } from './tree.mjs'

const policies = join(root, 'policies')

/**
 * Modules of src/ that are made from policies/ (declared in src/virtual.d.ts):
 *   virtual:knowledge      the compiled facts and tables
 *   virtual:policies       the texts of the rules
 *   virtual:schema/NAME    `validate`, the validator of policies/schema/NAME.json, compiled ahead of time
 * In dist the first two are knowledge.json and policies.json beside the bundle; under vitest they are compiled from
 * policies/ as it stands.
 */
const virtual = /^virtual:(knowledge|policies|schema\/[a-z]+)$/

/** The virtual modules for esbuild; `data` is 'file' to leave the data in the JSON files beside the bundle. */
export function virtualModules({ data }) {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: virtual }, ({ path }) => {
        const [, name] = virtual.exec(path)
        if (data === 'file' && !name.startsWith('schema/')) return { path: `./${name}.json`, external: true }
        return { path, namespace: 'virtual' }
      })
      onLoad({ filter: virtual, namespace: 'virtual' }, async ({ path }) => ({
        contents: await source(virtual.exec(path)[1]),
        resolveDir: root,
      }))
    },
  }
}

/** The virtual modules for vitest. */
export function virtualModulesForTests() {
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:')) return undefined
      for (const path of filesBelow(policies)) this.addWatchFile(join(policies, path))
      const result = await build({
        entryPoints: [id.slice(1)],
        absWorkingDir: root,
        outfile: 'out.js',
        bundle: true,
        format: 'esm',
        platform: 'node',
        write: false,
        logLevel: 'silent',
        plugins: [virtualModules({ data: 'inline' })],
      })
      return result.outputFiles[0].text
    },
  }
}

async function source(name) {
  if (name.startsWith('schema/')) return validatorSource(name.slice('schema/'.length))
  const compiled = await compilePolicies()
  return `export default ${JSON.stringify(compiled[name])}`
}

/** The code of `validate` for policies/schema/NAME.json: no code is made at run time. */
function validatorSource(name) {
  const file = join(root, 'policies/schema', `${name}.json`)
  if (!existsSync(file)) throw new Error(`policies/schema/${name}.json is not there`)
  const schema = JSON.parse(readFileSync(file, 'utf8'))
  // A person is told all that is wrong with a configuration. A report is somebody else's: its first mistake is enough.
  const ajv = schemaCompiler({ code: { source: true, esm: true }, allErrors: name === 'config' })
  ajv.addSchema(schema, name)
  return standaloneCode(ajv, { validate: name })
}
