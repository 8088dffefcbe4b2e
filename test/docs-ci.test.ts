// The pipelines of docs/ci.md: what their CI would run is run, in the clone that it would make, of a change that fails and one that passes.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundled } from './cli.js'
import { blocksOf } from './docs-page.js'
import { branches, placeIn, shell } from './docs-places.js'
import { folder } from './doors/folder.js'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')
const page = blocksOf(readFileSync(join(root, 'docs/ci.md'), 'utf8'))
const textOf = (file: string) => page.find((block) => block.file === file)!.text
const yaml = (file: string) => load(textOf(file)) as any

let home = ''
beforeAll(async () => {
  home = await bundled()
}, 60_000)
afterAll(() => rmSync(home, { recursive: true }))

const PIPELINE = yaml('.gitlab-ci.yml').preflight
const JENKINS = [...textOf('Jenkinsfile').matchAll(/^ +sh '(.*)'$/gm)].map(([, command]) => command!)
const AZURE = yaml('azure-pipelines.yml')
const CIRCLE = yaml('.circleci/config.yml').jobs.preflight
const BUILDKITE = yaml('.buildkite/pipeline.yml').steps[0]

/** How each CI clones, what it sets, what it runs, and the file that it shows. `$BRANCH` is the change. */
const CIS = [
  {
    name: 'GitLab, a merge request',
    clone: 'git fetch -q origin +refs/heads/$BRANCH:refs/pipelines/1; git checkout -q refs/pipelines/1',
    env: { CI_MERGE_REQUEST_DIFF_BASE_SHA: '$(git -C ../origin merge-base main $BRANCH)' },
    commands: PIPELINE.script,
    report: PIPELINE.artifacts.reports.junit,
  },
  {
    name: 'GitLab, merged results',
    clone:
      'git fetch -q origin; git checkout -q origin/main; git merge -q --no-ff -m merged origin/$BRANCH; git update-ref -d refs/remotes/origin/main',
    env: {
      CI_MERGE_REQUEST_DIFF_BASE_SHA: '$(git merge-base HEAD^1 HEAD^2)',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '$(git rev-parse HEAD^1)',
    },
    commands: PIPELINE.script,
    report: PIPELINE.artifacts.reports.junit,
  },
  {
    name: 'Jenkins',
    clone: 'git fetch -q origin +refs/heads/$BRANCH:refs/remotes/origin/PR-1; git checkout -q origin/PR-1',
    env: { CHANGE_TARGET: 'main' },
    commands: JENKINS,
    report: /junit '(.*)'/.exec(textOf('Jenkinsfile'))![1]!,
  },
  {
    name: 'Azure DevOps',
    clone: 'git fetch -q origin; git checkout -q origin/main; git merge -q --no-ff -m merged origin/$BRANCH',
    env: { SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' },
    commands: AZURE.steps.flatMap(({ script }: { script?: string }) => script ?? []),
    report: AZURE.steps.find(({ task }: { task?: string }) => task)!.inputs.testResultsFiles,
  },
  {
    name: 'CircleCI',
    clone: 'git fetch -q origin; git checkout -q -B $BRANCH origin/$BRANCH',
    env: {},
    commands: CIRCLE.steps.flatMap(({ run }: { run?: string }) => run ?? []),
    report: `${CIRCLE.steps.find((step: any) => step.store_test_results).store_test_results.path}/preflight.xml`,
  },
  {
    name: 'Buildkite',
    clone: 'git fetch -q origin +refs/heads/$BRANCH:refs/remotes/origin/$BRANCH; git checkout -q origin/$BRANCH',
    env: { BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' },
    commands: BUILDKITE.commands,
    report: BUILDKITE.artifact_paths,
  },
]

describe.each(CIS)('$name', ({ clone, env, commands, report }) => {
  it.each([
    ['broken', 1, 1],
    ['harmless', 0, 0],
  ])('runs on a change that is %s, and exits %d', (branch, code, failures) => {
    const at = folder({})
    const { cwd, bin } = placeIn(at, home)
    const origin = join(at, 'origin')
    branches(origin)
    const set = Object.entries(env).map(([name, value]) => `export ${name}="${value}"`)
    const prepared = [`export BRANCH=${branch}; git init -q -b work; git remote add origin ../origin`, clone, ...set]
    const script = [...prepared, ...commands].join('\n')
    const PATH = `${bin}:${process.env.PATH}`
    const { out, status } = shell(cwd, `bash -eo pipefail <<'END'\n${script}\nEND`, { PATH })
    const own = code === 1 ? '1 error in 4 documents' : 'No findings in 3 documents'
    // What was merged has what main has by now.
    const merged = code === 1 ? '2 errors (1 new) in 5 documents' : '1 error (0 new) in 4 documents'
    const verdict = `\n${clone.includes('git merge') ? merged : own}, for 3 clusters.\n`
    expect([status, `\n${out}`]).toEqual([code, expect.stringContaining(verdict)])
    expect(out).not.toContain('the base cannot be read')
    expect(readFileSync(join(cwd, report), 'utf8').match(/<failure /g) ?? []).toHaveLength(failures)
  })
})

it('a clone that is shallow is told, as the page says', () => {
  expect(PIPELINE.variables).toEqual({ GIT_DEPTH: '0' })
  expect(AZURE.steps[0]).toEqual({ checkout: 'self', fetchDepth: '0' })
  expect(CIRCLE.steps[0]).toEqual({ checkout: { method: 'full' } })
  const at = folder({})
  const { cwd, bin } = placeIn(at, home)
  branches(join(at, 'origin'))
  const { out, status } = shell(
    cwd,
    'git clone -q --depth 1 -b harmless file://$PWD/../origin . && kruise-preflight check --base origin/main',
    { PATH: `${bin}:${process.env.PATH}` },
  )
  expect(status).toBe(0)
  expect(out).toMatch(
    /^Every finding counts as new, for the base cannot be read: origin\/main is not in this clone, which is shallow; /m,
  )
})

/** The schemas of each CI's files, as check-jsonschema brings them. */
const SCHEMAS: Readonly<Record<string, string>> = {
  '.gitlab-ci.yml': 'gitlab-ci',
  'azure-pipelines.yml': 'azure-pipelines',
  '.circleci/config.yml': 'circle-ci',
  '.buildkite/pipeline.yml': 'buildkite',
}
const { PREFLIGHT_PYTHON, PRE_COMMIT } = process.env
const checker = PREFLIGHT_PYTHON && join(dirname(PREFLIGHT_PYTHON), 'check-jsonschema')
const hasSchemas = checker !== undefined && existsSync(checker)
if (!hasSchemas)
  console.log(
    'skipped: the schemas of GitLab, Azure, CircleCI and Buildkite, as PREFLIGHT_PYTHON has no check-jsonschema beside it',
  )

describe('the files', () => {
  it.each(hasSchemas ? Object.entries(SCHEMAS) : [])('%s is as its schema says', (file, schema) => {
    const at = join(folder({}), 'snippet.yml')
    writeFileSync(at, textOf(file))
    const { stdout, stderr } = spawnSync(
      checker!,
      ['--color', 'never', '--regex-variant', 'nonunicode', '--builtin-schema', `vendor.${schema}`, at],
      {
        encoding: 'utf8',
      },
    )
    expect(stdout + stderr).toBe('ok -- validation done\n')
  })

  it('Jenkinsfile opens and closes what it opens, and shows both reports', () => {
    const text = textOf('Jenkinsfile').replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')
    expect(text.match(/[({]/g)!.length).toBe(text.match(/[)}]/g)!.length)
    expect(text).not.toMatch(/['"]/)
    const [, sarif] = /sarif\(pattern: '(.*)'\)/.exec(textOf('Jenkinsfile'))!
    expect(JENKINS.at(-1)).toMatch(new RegExp(` --format sarif --output ${sarif}$`))
  })

  it('.pre-commit-config.yaml names a hook that there is', () => {
    const [{ hooks, rev, repo }] = yaml('.pre-commit-config.yaml').repos
    const ours = load(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')) as { id: string }[]
    expect(hooks.map(({ id }: { id: string }) => id)).toEqual(ours.map(({ id }) => id))
    const { repository, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(`git+${repo}.git`).toBe(repository.url)
    expect(rev).toMatch(new RegExp(`^v${version.split('.')[0]}\\.\\d+\\.\\d+$`))
    expect(
      PRE_COMMIT && spawnSync(PRE_COMMIT, ['validate-config', fileOf(textOf('.pre-commit-config.yaml'))]).status,
    ).toBeOneOf([0, undefined])
  })

  it('npx takes a major version that is ours', () => {
    const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = readdirSync(join(root, 'docs'))
      .filter((each) => each.endsWith('.md'))
      .flatMap((each) => readFileSync(join(root, 'docs', each), 'utf8').match(/\bnpx --yes [^ `]+/g) ?? [])
    expect([...new Set(named)]).toEqual([`npx --yes ${name}@${version.split('.')[0]}`])
  })
})

function fileOf(text: string): string {
  const at = join(folder({}), 'snippet.yml')
  writeFileSync(at, text)
  return at
}
