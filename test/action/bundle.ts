import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type PluginBuild } from 'esbuild'
// @ts-expect-error the scripts are plain JavaScript
import { virtualModules } from '../../scripts/virtual-modules.mjs'

const src = path.join(import.meta.dirname, '../../src')

/** The action in one file, with the gate of gate.ts in place of the real one; the path of the file. */
export async function actionWithTestGate(): Promise<string> {
  const outfile = path.join(mkdtempSync(path.join(realpathSync(tmpdir()), 'bundle-')), 'action.cjs')
  await build({
    entryPoints: [path.join(src, 'action.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    plugins: [
      virtualModules({ data: 'inline' }),
      {
        name: 'test-gate',
        setup: ({ onResolve }: PluginBuild) =>
          onResolve({ filter: /\/doors\/check\.js$/ }, () => ({ path: path.join(import.meta.dirname, 'gate.ts') })),
      },
    ],
  })
  return outfile
}
