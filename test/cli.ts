import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error the scripts are plain JavaScript
import { bundle } from '../scripts/bundle.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { compilePolicies } from '../scripts/compile-policies.mjs'

/** Bundles the doors as the build does, into a new folder; the folder. */
export async function bundled(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kruise-preflight-cli-')))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'dist'))
  const { files } = (await bundle()) as { files: Map<string, string> }
  const { knowledge, policies } = await compilePolicies()
  files.set('knowledge.json', JSON.stringify(knowledge)).set('policies.json', JSON.stringify(policies))
  for (const [name, text] of files) writeFileSync(join(folder, 'dist', name), text)
  for (const beside of ['package.json', 'policies/README.md'])
    cpSync(join(import.meta.dirname, '..', beside), join(folder, beside))
  return folder
}

/** How a run of the CLI ended. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the bundled CLI. */
export function runCli(
  folder: string,
  cwd: string,
  args: readonly string[],
  more: { input?: string | Buffer; env?: Record<string, string>; uid?: number } = {},
): Ended {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'dist/cli.js'), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    ...more,
    env: { ...env, ...more.env },
  })
  return { code: status, out: stdout, err: stderr }
}
