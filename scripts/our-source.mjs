import { build } from 'esbuild'
import { root } from './tree.mjs'

/** Parts of src/, named by the `export ... from` lines of `contents`, bundled and imported without a file. */
export async function ourSource(contents) {
  const result = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
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
