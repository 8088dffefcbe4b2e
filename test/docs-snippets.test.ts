// What the pages show of files and say in their prose: configurations are taken, workflows are as GitHub wants them, manifests are read, options exist.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { COMMANDS, readArguments } from '../src/doors/options.js'
import { readSettings } from '../src/settings.js'
import { isReadable, readDocuments } from '../src/source/yaml.js'
import { blocksOf } from './docs-page.js'
import { folder } from './doors/folder.js'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const keysOf = (schema: string) => Object.keys(JSON.parse(textOf(`policies/schema/${schema}.json`)).properties)
const { inputs } = load(textOf('action.yml')) as { inputs: object }

const actionlint = process.env.ACTIONLINT
if (!actionlint) console.log('skipped: actionlint reads the workflows of docs/, as ACTIONLINT names none')

/** The files that test/docs-ci.test.ts runs. */
const OF_OTHER_CI = [
  '.gitlab-ci.yml',
  'azure-pipelines.yml',
  '.circleci/config.yml',
  '.buildkite/pipeline.yml',
  '.pre-commit-config.yaml',
]

/** What a snippet is by its keys, and what holds it to that. */
function held(text: string, value: any): void {
  const keys = Object.keys(value)
  if (keys.includes('jobs') && keys.includes('on')) return workflow(text)
  if (keys.join() === 'steps')
    return workflow(`on: workflow_dispatch\njobs:\n  a:\n    runs-on: ubuntu-latest\n${text}`)
  if (keys.includes('family')) return expect(keysOf('policy')).toEqual(expect.arrayContaining(keys))
  if (keys.includes('apiVersion'))
    return expect(readDocuments({ path: 'x.yaml', text }).map(isReadable)).not.toContain(false)
  expect(keysOf('config')).toEqual(expect.arrayContaining(keys))
  configuration(text, value)
}

/** A configuration of a page; a part of one stands beside a cluster that it may speak of. */
function configuration(text: string, { clusters }: { clusters?: readonly { name: string }[] }): void {
  const beside = 'clusters: [{ name: prod, kubernetes: 1.32, environment: prod }]\nenvironments: { prod: {} }\n'
  const settings = readSettings({ path: 'c.yml', text: clusters ? text : `${beside}${text}` })
  expect(settings.clusters.map(({ name }) => name)).toEqual(clusters?.map(({ name }) => name) ?? ['prod'])
}

function workflow(text: string): void {
  const steps = Object.values<any>((load(text) as any).jobs).flatMap((job) => job.steps)
  const ours = steps.filter(({ uses }) => uses?.startsWith('kruise-preflight/'))
  expect(ours.map(({ uses }) => uses)).toEqual(['kruise-preflight/kruise-preflight@v0'])
  for (const step of ours) expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
  if (!actionlint) return
  const at = join(folder({}), 'workflow.yml')
  writeFileSync(at, text)
  expect(execFileSync(actionlint, ['-no-color', '-shellcheck=', '-pyflakes=', at], { encoding: 'utf8' })).toBe('')
}

const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
const blocks = pages.flatMap((name) => {
  const page = textOf(`docs/${name}`)
  return blocksOf(page).map((block) => ({
    at: `docs/${name}:${page.slice(0, block.from).split('\n').length}`,
    ...block,
  }))
})

describe('the snippets', () => {
  it.each(blocks.filter(({ language }) => language === 'yaml'))('$at', ({ text, file = '' }) => {
    const value = load(text.split(/^---$/m)[0]!)
    if (!OF_OTHER_CI.includes(file)) held(text, value)
  })

  it('are of a language that something reads', () => {
    const languages = [...new Set(blocks.map(({ language }) => language))].sort()
    expect(languages).toEqual(['console', 'groovy', 'markdown', 'sh', 'text', 'ts', 'yaml'])
  })
})

/** Options in the prose that other programs take. */
const OF_OTHERS = [
  ...['--against', '--context', '--dry-run=server', '--kubeconfig', '--modules', '--feature-gates', '--only'],
  ...['--version', '--help', '--yes', '--check'],
]

describe.each(pages)('the prose of docs/%s', (page) => {
  const prose = textOf(`docs/${page}`).replace(/^```.*?^```$/gms, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!)

  it('has commands that are understood', () => {
    const commands = spans.flatMap(
      (span) => /^(?:node dist\/cli\.js|(?:npx --yes )?kruise-preflight(?:@0)?) ([a-z-].*)$/.exec(span)?.[1] ?? [],
    )
    for (const command of commands) {
      const [args = ''] = command.split(/ [<>|] /)
      expect(() => readArguments(args.split(' ')), command).not.toThrow()
    }
  })

  it('has options that there are', () => {
    const ours = COMMANDS.flatMap(({ options }) => options.map(({ name }) => `--${name}`))
    const named = spans.flatMap((span) => span.match(/(?<=^| )--[a-z][\w=-]*/g) ?? [])
    expect(named.filter((each) => ![...ours, ...OF_OTHERS].includes(each))).toEqual([])
  })
})

it('docs/README.md names every page once', () => {
  const [, ...tables] = textOf('docs/README.md').split(/^## /m)
  const named = tables.flatMap((table) =>
    [...table.matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\) \|/gm)].map(([, name]) => name!),
  )
  expect(named.sort()).toEqual(pages.filter((name) => name !== 'README.md').sort())
})
