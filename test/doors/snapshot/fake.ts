import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { SCRIPT } from '../../../src/doors/snapshot/script.js'

/** What the script printed, and every call that it made of kubectl. */
export interface Asked {
  readonly out: string
  readonly code: number | null
  readonly calls: readonly string[]
}

/** Puts a kubectl into a folder that gives these answers, by the words of a call that name what is read. */
export function kubectlWith(folder: string, answers: Readonly<Record<string, string>>): void {
  const cases = Object.entries(answers).map(([call, text], at) => {
    writeFileSync(join(folder, `${at}.answer`), text)
    const words = call.startsWith('get ') ? call : `get ${call}`
    return `  *" ${words} "*) cat '${join(folder, `${at}.answer`)}' ;;`
  })
  const kubectl = `#!/bin/sh
printf '%s\\n' "$*" >> '${join(folder, 'calls')}'
case " $* " in
${cases.join('\n')}
  *sidecarsets*|*workloadspreads*) echo 'error: the server doesn'"'"'t have a resource type "sidecarsets"' >&2; exit 1 ;;
  *) echo 'Error from server (Forbidden): it is forbidden: User "ci" cannot do this' >&2; exit 1 ;;
esac
`
  writeFileSync(join(folder, 'kubectl'), kubectl)
  chmodSync(join(folder, 'kubectl'), 0o755)
}

/** Runs the script with such a kubectl on the PATH. */
export function ask(answers: Readonly<Record<string, string>>, args: readonly string[] = []): Asked {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-kubectl-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  kubectlWith(folder, answers)
  const { stdout, stderr, status } = spawnSync('sh', ['-s', '--', ...args], {
    input: SCRIPT,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
  if (stderr !== '') throw new Error(stderr)
  return { out: stdout, code: status, calls: readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n') }
}
