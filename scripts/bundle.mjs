import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { layout } from './layout.mjs'
import { facade, LAZY, lazyBuiltins } from './lazy.mjs'
import { root } from './tree.mjs'
import { virtualModules } from './virtual-modules.mjs'

/** The doors, and what none of them may load before it is used. */
const doors = {
  cli: /node_modules\/(?:undici|@actions|yaml|ajv\/dist\/(?!runtime\/))/,
  index: /node_modules\/(?:undici|@actions|yaml|ajv\/dist\/(?!runtime\/))/,
  action: /node_modules\/(?:undici|yaml|ajv\/dist\/(?!runtime\/))/,
}

const common = {
  absWorkingDir: root,
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  metafile: true,
  logLevel: 'silent',
}

/**
 * Bundles the doors into CommonJS files, in which every module of src/ stands once: what only one door needs in its own
 * file, what a door and others need in core.js, what only others need in shared.js, or action-shared.js where the command
 * line and the library never come. What is loaded on use is a file of its own: every `import()` in src/
 * (`import('./github/index.js')` is dist/github.js), and what lazy.mjs lists.
 * Returns the files by name and the inputs that they are made of.
 */
export async function bundle() {
  const modules = await modulesOf(Object.keys(doors).map((name) => `src/${name}.ts`))
  const parts = layout(modules, Object.keys(doors), LAZY)
  for (const [door, unwanted] of Object.entries(doors)) {
    const early = [...parts.eager(door)].find((path) => unwanted.test(path))
    if (early) throw new Error(`dist/${door}.js would load ${early} at start: import it with import() where it is used`)
  }
  const files = new Map()
  const inputs = new Set()
  const made = await Promise.all([...parts.names, 'undici'].map((name) => bundleOne(name, parts)))
  for (const { name, code, used } of made) {
    files.set(`${name}.js`, name === 'cli' ? `#!/usr/bin/env node\n${code}` : code)
    for (const input of used) inputs.add(input)
  }
  return { files, inputs }
}

/** Every module that `entries` reach, by path: its format, its imports and its exports. */
async function modulesOf(entryPoints) {
  const plugins = [lazyUndici(), virtualModules({ data: 'file' })]
  const { metafile } = await build({ ...common, entryPoints, outdir: 'out', splitting: true, format: 'esm', plugins })
  const ours = Object.keys(metafile.inputs).filter((path) => /^src\/.*\.ts$|\/js-yaml\.mjs$/.test(path))
  const each = await build({ ...common, entryPoints: ours, outdir: 'out', bundle: false, format: 'esm' })
  const exportsOf = new Map(Object.values(each.metafile.outputs).map((made) => [made.entryPoint, made.exports.sort()]))
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [path, { imports, exports: exportsOf.get(path) }]),
  )
}

async function bundleOne(name, parts) {
  const entry =
    name === 'undici'
      ? { entryPoints: ['undici'] }
      : name in doors
        ? { entryPoints: [`src/${name}.ts`] }
        : { stdin: { contents: parts.entry(name), resolveDir: root, sourcefile: `${name}.js` } }
  const result = await build({
    ...common,
    ...entry,
    outfile: 'out.js',
    format: 'cjs',
    // Chunks are reached with require(), which is cheaper to start than the loader behind import().
    // Object spread is slow in Node 20: the parser of YAML, which makes an object for each event, is 3 times faster without.
    supported: { 'dynamic-import': false, 'object-rest-spread': false },
    // Half of a short run is the compiling of its files: the fewer and the plainer their letters, the faster.
    minifyIdentifiers: name !== 'undici',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 160,
    charset: 'ascii',
    legalComments: 'none',
    plugins: name === 'undici' ? [] : [otherParts(name, parts), lazyUndici(), virtualModules({ data: 'file' })],
  })
  if (result.warnings.length > 0) {
    const { text, location } = result.warnings[0]
    throw new Error(`${location?.file ?? name}:${location?.line ?? 1}: ${text}`)
  }
  return {
    name,
    code: result.outputFiles[0].text,
    used: Object.keys(result.metafile.inputs).filter((path) => !/^(?:part|builtin):/.test(path)),
  }
}

/** Modules that stand in another file are taken from there. */
function otherParts(own, parts) {
  return {
    name: 'other-parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./, namespace: 'part' }, ({ path }) => ({ path, external: true }))
      onResolve({ filter: /./, namespace: 'builtin' }, ({ path }) => ({ path, external: true }))
      onResolve({ filter: /./, namespace: 'file' }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined
        const from = relative(root, importer).split(sep).join('/')
        if (path in lazyBuiltins && from.startsWith('src/')) return { path, namespace: 'builtin' }
        const to = parts.target(from, path)
        if (to === undefined || parts.fileOf(to) === own) return undefined
        return { path: to, namespace: 'part' }
      })
      onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({ contents: facade(path, lazyBuiltins[path]) }))
      onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({ contents: parts.imported(path) }))
    },
  }
}

/**
 * @actions/core and @actions/github import undici at their first line and seldom need it: it becomes one chunk, loaded
 * when one of its exports is first asked for.
 */
function lazyUndici() {
  return {
    name: 'lazy-undici',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'lazy-undici' }))
      onResolve({ filter: /^\.\/undici\.js$/, namespace: 'lazy-undici' }, ({ path }) => ({ path, external: true }))
      onLoad({ filter: /./, namespace: 'lazy-undici' }, () => {
        const names = Object.keys(createRequire(join(root, 'package.json'))('undici'))
        const getters = names.map((name) => `get ${name}() { return require('./undici.js').${name} }`)
        return { contents: `module.exports = { ${getters} }` }
      })
    },
  }
}
