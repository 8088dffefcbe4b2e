// .pre-commit-hooks.yaml, as pre-commit takes it from a repository.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Repository } from '../github/repository.js'

const root = path.join(import.meta.dirname, '../..')
const preCommit = process.env.PRE_COMMIT
const home = mkdtempSync(path.join(realpathSync(tmpdir()), 'pre-commit-'))
const [ours, theirs] = [new Repository(), new Repository()]
afterAll(() => {
  for (const folder of [home, ours.folder, theirs.folder]) rmSync(folder, { recursive: true, force: true })
})

/** Runs the hook on what is staged; the exit code and what is written. */
function hook() {
  theirs.git('add', '--all')
  const env = { ...process.env, PRE_COMMIT_HOME: home, npm_config_offline: 'true', NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(preCommit!, ['run', '--color', 'never'], {
    cwd: theirs.folder,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout.replace(/^\[INFO\].*\n/gm, '') + stderr }
}

describe.skipIf(!preCommit)('the hook of pre-commit (skipped where PRE_COMMIT names none; .ci/run installs it)', () => {
  beforeAll(() => {
    for (const each of [
      '.pre-commit-hooks.yaml',
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'package.json',
      'policies',
    ])
      cpSync(path.join(root, each), path.join(ours.folder, each), { recursive: true })
    const rev = ours.commit('a release')
    cpSync(path.join(root, 'examples/priority'), theirs.folder, { recursive: true })
    theirs.write(
      '.pre-commit-config.yaml',
      `repos:\n  - repo: ${ours.folder}\n    rev: ${rev}\n    hooks: [{ id: kruise-preflight }]\n`,
    )
  })

  it('is a manifest that pre-commit takes', () => {
    execFileSync(preCommit!, ['validate-manifest', path.join(root, '.pre-commit-hooks.yaml')])
  })

  it('stops a commit that would be refused, passes one that would not, and leaves others alone', () => {
    const refused = hook()
    expect(refused.status).toBe(1)
    expect(refused.said).toMatch(/^Kruise Preflight\.+Failed\n- hook id: kruise-preflight\n- exit code: 1\n/m)
    expect(refused.said).toContain(
      '\nmanifests/checkout.yaml:22:11: error: Subset "reserved" of Deployment shop/checkout',
    )

    theirs.git('rm', '--quiet', '--cached', 'manifests/checkout.yaml')
    rmSync(path.join(theirs.folder, 'manifests/checkout.yaml'))
    expect(hook()).toEqual({ status: 0, said: expect.stringMatching(/^Kruise Preflight\.+Passed\n$/m) })

    theirs.commit('manifests')
    theirs.write('notes.txt', 'words\n')
    expect(hook()).toEqual({
      status: 0,
      said: expect.stringMatching(/^Kruise Preflight\.+\(no files to check\)Skipped\n$/m),
    })
  }, 120_000)
})
