import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Runs the script with a kubectl on the PATH that gives these answers, by the last words of a call that name what is read. */
export function ask(answers: Readonly<Record<string, string>>, args: readonly string[] = []): Asked {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-kubectl-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'bin'))
  const cases = Object.entries(answers).map(([call, text], at) => {
    writeFileSync(join(folder, `${at}`), text)
    const words = call.startsWith('get ') ? call : `get ${call}`
    return `  *" ${words} "*) cat '${join(folder, `${at}`)}' ;;`
  })
  const kubectl = `#!/bin/sh
printf '%s\\n' "$*" >> '${join(folder, 'calls')}'
case " $* " in
${cases.join('\n')}
  *sidecarsets*|*workloadspreads*) echo 'error: the server doesn'"'"'t have a resource type "sidecarsets"' >&2; exit 1 ;;
  *) echo 'Error from server (Forbidden): it is forbidden: User "ci" cannot do this' >&2; exit 1 ;;
esac
`
  writeFileSync(join(folder, 'bin/kubectl'), kubectl)
  chmodSync(join(folder, 'bin/kubectl'), 0o755)
  const { stdout, stderr, status } = spawnSync('sh', ['-s', '--', ...args], {
    input: SCRIPT,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  })
  if (stderr !== '') throw new Error(stderr)
  return { out: stdout, code: status, calls: readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n') }
}
