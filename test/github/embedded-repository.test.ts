// A checkout may hold a folder that is a repository of its own, with a configuration that names programs. Git would run them.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { gitFor } from '../../src/github/changed.js'
import { gitAt } from '../../src/github/git-command.js'
import { Repository } from './repository.js'

const repository = new Repository()
repository.write('a.yaml', 'a: 1\n')
const trap = path.join(repository.folder, 'k8s')
const evidence = path.join(repository.folder, 'evidence')
execFileSync('git', ['init', '-q', '--bare', trap])
writeFileSync(
  path.join(trap, 'config'),
  `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = worktree\n\tfsmonitor = "echo run >> ${evidence}; false"\n`,
)
repository.write('k8s/worktree/b.yaml', 'b: 1\n')
afterAll(() => repository.remove())

const diff = ['diff', '--name-only', '-z']

it('git as it is would run a program of the checkout', () => {
  for (const args of [['status'], diff]) execFileSync('git', args, { cwd: trap, stdio: 'ignore' })
  expect(readFileSync(evidence, 'utf8')).toContain('run')
  rmSync(evidence)
})

it.each([
  ['on GitHub', () => gitFor({ cwd: trap, workspace: repository.folder })],
  ['on the command line', () => gitAt(trap)],
])('ours runs none, %s', (_, open) => {
  const git = open()
  for (const args of [diff, ['ls-files', '-t', '-z'], ['status'], ['rev-parse', '--git-dir']])
    expect(() => git(args)).toThrow(/cannot use bare repository|Not a git repository/)
  expect(existsSync(evidence)).toBe(false)
})

it('nor one that the configuration of the repository itself names to watch files', () => {
  repository.git('config', 'core.fsmonitor', `echo run >> ${evidence}; false`)
  const git = gitAt(repository.folder)
  git(['status'])
  git(diff)
  expect(existsSync(evidence)).toBe(false)
})
