import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { root } from './tree.mjs'
import { virtualModules } from './virtual-modules.mjs'

/** The doors, and what none of them may load before it is used. */
const doors = {
  cli: /node_modules\/(?:undici|@actions|yaml|ajv\/dist\/(?!runtime\/))/,
  index: /node_modules\/(?:undici|@actions|yaml|ajv\/dist\/(?!runtime\/))/,
  action: /node_modules\/(?:undici|yaml|ajv\/dist\/(?!runtime\/))/,
}

/**
 * Bundles the doors, each into one CommonJS file. Every `import()` in src/ becomes a file of its own beside them,
 * loaded on use: `import('./github/index.js')` is dist/github.js, `import('yaml')` is dist/yaml.js. Such a chunk holds
 * its own copy of what it shares with its door, so what crosses that border is data, not identity of classes.
 * Returns the files by name and the inputs that they are made of.
 */
export async function bundle() {
  const files = new Map()
  const inputs = new Set()
  const queue = Object.keys(doors).map((name) => ({ name, entry: join(root, 'src', `${name}.ts`) }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const file = `${next.name}.js`
    if (files.has(file)) continue
    const { code, used, chunks } = await bundleOne(next.entry)
    const early = [...used].find((input) => doors[next.name]?.test(input))
    if (early) throw new Error(`dist/${file} would load ${early} at start: import it with import() where it is used`)
    files.set(file, next.name === 'cli' ? `#!/usr/bin/env node\n${code}` : code)
    for (const input of used) inputs.add(input)
    queue.push(...chunks)
  }
  return { files, inputs }
}

async function bundleOne(entry) {
  const chunks = new Map()
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    outfile: 'out.js',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Chunks are reached with require(), which is cheaper to start than the loader behind import().
    // Object spread is slow in Node 20: the parser of YAML, which makes an object for each event, is 3 times faster without.
    supported: { 'dynamic-import': false, 'object-rest-spread': false },
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 160,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
    plugins: [lazyChunks(chunks), lazyUndici(chunks), virtualModules({ data: 'file' })],
  })
  if (result.warnings.length > 0) {
    const { text, location } = result.warnings[0]
    throw new Error(`${location?.file ?? entry}:${location?.line ?? 1}: ${text}`)
  }
  return {
    code: result.outputFiles[0].text,
    used: new Set(Object.keys(result.metafile.inputs)),
    chunks: [...chunks].map(([name, entry]) => ({ name, entry })),
  }
}

function lazyChunks(chunks) {
  return {
    name: 'lazy-chunks',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ kind, path, importer, resolveDir }) => {
        if (kind !== 'dynamic-import' || !isOurs(importer) || isLeft(path)) return undefined
        const relativeTo = path.startsWith('.') ? resolve(resolveDir, path).replace(/\.js$/, '.ts') : path
        const name = chunkName(relativeTo)
        chunks.set(name, relativeTo)
        return { path: `./${name}.js`, external: true }
      })
    },
  }
}

/**
 * @actions/core and @actions/github import undici at their first line and seldom need it: it becomes one chunk, loaded
 * when one of its exports is first asked for.
 */
function lazyUndici(chunks) {
  return {
    name: 'lazy-undici',
    setup({ onResolve, onLoad, initialOptions }) {
      if (initialOptions.entryPoints[0] === 'undici') return
      onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'lazy-undici' }))
      onResolve({ filter: /^\.\/undici\.js$/, namespace: 'lazy-undici' }, ({ path }) => ({ path, external: true }))
      onLoad({ filter: /./, namespace: 'lazy-undici' }, () => {
        chunks.set('undici', 'undici')
        const names = Object.keys(createRequire(join(root, 'package.json'))('undici'))
        const getters = names.map((name) => `get ${name}() { return require('./undici.js').${name} }`)
        return { contents: `module.exports = { ${getters} }` }
      })
    },
  }
}

const isOurs = (importer) => !relative(join(root, 'src'), importer).startsWith('..')
const isLeft = (path) => path.startsWith('node:') || path === 'virtual:knowledge' || path === 'virtual:policies'

/** src/github/index.ts is `github`, src/report/sarif.ts `report-sarif`, @actions/core `actions-core`. */
function chunkName(entry) {
  const ours = isOurs(entry) && dirname(entry) !== '.'
  const path = ours
    ? relative(join(root, 'src'), entry)
        .replace(/\.ts$/, '')
        .replace(/[\\/]index$/, '')
    : entry
  return path
    .replace(/^virtual:/, '')
    .replace(/^@/, '')
    .replaceAll(/[\\/]/g, '-')
}
