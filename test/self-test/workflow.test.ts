// .github/workflows/self-test.yml, as it is committed, on a repository that holds what it uses.
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Repository } from '../github/repository.js'
import { act, underARunner } from './act.js'

const root = path.join(import.meta.dirname, '../..')
const file = '.github/workflows/self-test.yml'
const { jobs } = parse(readFileSync(path.join(root, file), 'utf8'))
const made: Repository[] = []
afterAll(() => {
  for (const each of made) each.remove()
})

/** A repository of the action and its examples, and a change of `changed`. */
function repositoryWith(changed: string, text: string) {
  const repository = new Repository()
  made.push(repository)
  for (const each of ['action.yml', 'dist', 'examples', file])
    cpSync(path.join(root, each), path.join(repository.folder, each), { recursive: true })
  const base = repository.commit('base')
  repository.git('checkout', '-q', '-b', 'topic')
  const head = repository.write(changed, text).commit('topic')
  repository.checkoutMerge(base, head)
  const pull_request = {
    number: 7,
    base: { sha: base, ref: 'main' },
    head: { sha: head, ref: 'topic' },
    changed_files: 1,
  }
  return { repository, payload: { number: 7, pull_request } }
}

underARunner('the workflow of the self-test', () => {
  it.each([
    ['a document', 'README.md', 'words\n', 'nothing-to-check'],
    [
      'an example',
      'examples/notes.yaml',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: notes }\n',
      'existing-only',
    ],
  ])('passes in a pull request that changes %s', async (_, changed, text, outcome) => {
    const { repository, payload } = repositoryWith(changed, text)
    const {
      code,
      jobs: ended,
      steps,
      stderr,
    } = await act(repository.folder, 'pull_request', payload, { job: 'examples' })
    const log = [...steps].map(([name, step]) => `${name}: ${step.result}\n${step.log}`).join('\n')
    expect(ended, log + stderr).toEqual(['success'])
    expect(code).toBe(0)
    expect(steps.get('This change')!.outputs.outcome).toBe(outcome)
    const shown = steps.get('All examples')!.annotations.filter(({ title }) => title !== 'Kruise Preflight')
    expect(
      shown.map(({ severity, at, title }) => `${severity} ${at.split('-').slice(0, -1).join('-')} ${title}`).sort(),
    ).toEqual(expectedOfGitHub())
  })
})

/** What the second job expects GitHub to show, in the words of a workflow command. */
function expectedOfGitHub(): string[] {
  const [, text = ''] = /<<'EXPECTED'\n(.*)EXPECTED\n/s.exec(jobs.annotations.steps[0].run) ?? []
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^failure/, 'error'))
}

describe('the workflow of the self-test', () => {
  it('asks GitHub for the annotations of the first job by its name', () => {
    expect(jobs.annotations.steps[0].run).toContain(`select(.name == "${jobs.examples.name}")`)
  })
})
