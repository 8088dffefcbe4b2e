// What the README and docs/ say is what there is.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import policies from 'virtual:policies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
// @ts-expect-error the scripts are plain JavaScript
import { bundle } from '../scripts/bundle.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { compilePolicies } from '../scripts/compile-policies.mjs'
import { OUTCOMES } from '../src/action/contract.js'
import { COMMANDS, help } from '../src/doors/options.js'
import * as library from '../src/index.js'
import { RULES } from '../src/rules/index.js'
import { readSettings } from '../src/settings.js'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
/** With it the finding in README.md is written as it is printed now: read it as a user would. */
const update = process.env.UPDATE === '1'
const readme = textOf('README.md')
const configuration = textOf('docs/configuration.md')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((page) => page.endsWith('.md') && page !== 'catalogue.md')
    .map((page) => `docs/${page}`),
]

/** The text under a heading, up to the next heading of its depth or above. */
function section(text: string, heading: string): string {
  const depth = /^#+/.exec(heading)![0].length
  const from = text.indexOf(`\n${heading}\n`)
  if (from < 0) throw new Error(`there is no ${heading}`)
  const rest = text.slice(from + heading.length + 2)
  // A comment in a block is no heading.
  const prose = rest.replace(/^```.*?^```$/gms, (block) => block.replaceAll('#', ' '))
  const end = prose.search(new RegExp(`^#{1,${depth}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The code blocks of a language. */
function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block]) => block!)
}

/** The rows of every table, cells trimmed, without the heads. */
function rows(text: string): string[][] {
  return [...text.matchAll(/^\|(.*)\|\n/gm)]
    .map(([, row]) => row!.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter(([first], at, all) => !/^-+$/.test(first!) && !/^-+$/.test(all[at + 1]?.[0] ?? ''))
}

/** The first cells of the tables, without their backquotes. */
const keys = (text: string) => rows(text).map(([first]) => first!.replaceAll('`', ''))

describe('README.md', () => {
  it('shows a finding as it is printed', async () => {
    const { report, lineOf, textOf } = await library.check({ cwd: root, paths: ['examples/priority'], clusters: [] })
    const [first] = library.renderText(report, { lineOf, textOf, colour: false }).split('\n\n')
    const shown = blocks(readme, 'text')[0]!
    if (update)
      writeFileSync(
        join(root, 'README.md'),
        readme.replace(shown, () => `${first}\n`),
      )
    else expect(shown).toBe(`${first}\n`)
  })

  it('shows what a change does as it is printed', async () => {
    const options = { cwd: root, paths: ['examples/pull-request'], base: 'examples.base/pull-request', clusters: [] }
    const { report, lineOf, textOf } = await library.check(options)
    const sections = library.renderText(report, { lineOf, textOf, colour: false }).split('\n\n')
    const printed = `${sections.find((each) => each.startsWith('What this change does:'))}\n`
    const own = section(readme, '## What a change does')
    expect(blocks(own, 'sh')).toEqual([`node dist/cli.js check ${options.paths[0]} --base ${options.base}\n`])
    const shown = blocks(own, 'text')[0]!
    if (update)
      writeFileSync(
        join(root, 'README.md'),
        readFileSync(join(root, 'README.md'), 'utf8').replace(shown, () => printed),
      )
    else expect(shown).toBe(printed)
  })

  it('shows a workflow that asks for no more than it needs', () => {
    const workflow = parse(blocks(readme, 'yaml')[0]!)
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.jobs.preflight.steps).toEqual([
      { uses: expect.stringMatching(/^actions\/checkout@v\d+$/), with: { 'fetch-depth': 2 } },
      { uses: 'kruise-preflight/kruise-preflight@v0' },
    ])
  })

  it('says the test command that .ci/run runs', () => {
    const [commands] = blocks(readme, 'sh')
    expect(commands!.trim().split('\n')).toEqual(['node dist/cli.js check examples/', 'npm cit'])
    expect(textOf('.ci/run')).toMatch(/^step 'npm cit' npm cit$/m)
  })

  it('names the Node that package.json asks for', () => {
    const { engines } = JSON.parse(textOf('package.json'))
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')} or later`)
  })

  // What else the table says is made, and checked, by scripts/docs.mjs.
  it('lists every rule', () => {
    const table = readme.slice(readme.indexOf('<!-- rules:begin -->'), readme.indexOf('<!-- rules:end -->'))
    const listed = [...table.matchAll(/^\|.*?\[`?([a-z0-9-]+)`?\]\(.*$/gm)].map(([row, id]) => ({ id: id!, row }))
    expect(listed.map(({ id }) => id).sort()).toEqual(RULES.map(({ id }) => id).sort())
    for (const { id, row } of listed) expect(row).toContain(policies[id]!.summary)
  })

  it('lists every option of each command', () => {
    const listed = rows(section(readme, '## Command line')).filter(([first]) => first!.startsWith('`--'))
    for (const command of COMMANDS) {
      const printed = [...help(command).matchAll(/^ {2}(--\S+(?: [A-Z]\S*)?) {2}/gm)].map(([, option]) => option)
      const counts = ['all', `\`${command.name}\``]
      const named = listed.filter(([, of]) => of!.split(', ').some((each) => counts.includes(each)))
      expect(named.map(([option]) => option!.replaceAll('`', '')).sort()).toEqual(printed.sort())
      expect(readme).toContain(`\nkruise-preflight ${`${command.name} ${command.takes}`.trim()} `)
    }
    const [, , formats] = listed.find(([option]) => option!.startsWith('`--format'))!
    const choosing = COMMANDS.filter(({ options }) => options.some(({ name }) => name === 'format'))
    const every = new Set(choosing.flatMap((command) => command.formats))
    for (const format of every) expect(formats).toContain(`\`${format}\``)
  })

  it('lists the inputs and outputs of the action', () => {
    const { inputs, outputs } = parse(textOf('action.yml'))
    expect(keys(section(readme, '## Action'))).toEqual([
      ...[...Object.keys(inputs), ...Object.keys(outputs), ...Object.keys(OUTCOMES)],
    ])
  })

  it('tells of every test that may be skipped', () => {
    const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    const code = tests.filter((path) => path.endsWith('.ts')).map((path) => textOf(join('test', path)))
    // What several tests need alike is told once.
    const reasons = code.flatMap((text) =>
      [...text.matchAll(/\.(?:skip|skipIf|runIf|todo)\((.*?)(?:\)\(|, \(|$)/gm)].map(([, each]) => each),
    )
    expect(section(readme, '## Tests').match(/^- /gm)).toHaveLength(new Set(reasons).size)
  })

  it('shows a configuration that is taken', () => {
    const text = blocks(section(readme, '## Configuration'), 'yaml')[0]!
    expect(readSettings({ path: 'c.yml', text }).clusters.map(({ name }) => name)).toEqual(['prod-eu', 'prod-us'])
  })
})

describe('the library, as README.md uses it', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'kruise-preflight-library-'))
    const { files } = await bundle()
    const { knowledge, policies } = await compilePolicies()
    files.set('knowledge.json', JSON.stringify(knowledge)).set('policies.json', JSON.stringify(policies))
    for (const [path, text] of files) writeFileSync(join(folder, path), text)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has what is named', () => {
    const prose = section(readme, '## Library').replace(/^```.*?^```$/gms, '')
    const named = [...prose.matchAll(/`([a-z][A-Za-z]*)`/g)].map(([, name]) => name!)
    expect(Object.keys(library)).toEqual(expect.arrayContaining(named))
  })

  it('prints what it says', () => {
    const [code] = blocks(section(readme, '## Library'), 'js')
    writeFileSync(join(folder, 'use.mjs'), code!.replace("'kruise-preflight'", "'./index.js'"))
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'use.mjs')], { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /^examples\/volumes\/manifests\/search-index\.yaml:24 spread-patch-meets-claim-volumes\nexamples\/volumes\/.*: error: /,
    )
  })
})

describe('docs/configuration.md', () => {
  const { properties, $defs } = JSON.parse(textOf('policies/schema/config.json'))
  const names = (schema: { properties: object }) => Object.keys(schema.properties).sort()

  it.each([
    ['## The file', { properties }],
    ['## Rules', properties.rules.additionalProperties],
    ['## Allowances', properties.allow.items],
    ['### Virtual clusters', $defs.vcluster],
    ['### What a cluster runs next', $defs.next],
  ])('%s has every key of the schema', (heading, schema) => {
    expect(keys(section(configuration, heading)).sort()).toEqual(names(schema))
  })

  it('has every key of a cluster, of an environment and of the defaults', () => {
    const all = new Set(
      [properties.clusters.items, properties.environments.additionalProperties, properties.defaults].flatMap(names),
    )
    const own = section(configuration, '## Cluster keys').split('\n### ')[0]!
    expect(keys(own).sort()).toEqual([...all].sort())
  })

  it('shows a configuration that is taken', () => {
    const [text] = blocks(configuration, 'yaml')
    const { clusters } = readSettings({ path: 'c.yml', text: text! })
    expect(clusters.map(({ name }) => name)).toEqual(['prod-eu', 'dev-eu', 'tenant-a'])
  })
})

describe.each(documents)('%s', (document) => {
  const text = textOf(document)

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!)
    for (const link of links.filter((each) => !/^https?:/.test(each))) {
      const [path, anchor] = link.split('#')
      const target = path ? join(dirname(document), path) : document
      expect(existsSync(join(root, target)), link).toBe(true)
      if (anchor) {
        const heads = [...textOf(target).matchAll(/^#+ (.*)$/gm)].map(([, head]) => head!.toLowerCase())
        expect(heads.map((head) => head.replace(/[^\w -]/g, '').replaceAll(' ', '-'))).toContain(anchor)
      }
    }
  })

  it('is plain words', () => {
    const prose = text
      .replace(/^```.*?^```$/gms, '')
      .replace(/`[^`]*`/g, '')
      .replace(/<!--.*?-->/gs, '')
    expect(prose).not.toMatch(/!(?!\[)|\p{Extended_Pictographic}/u)
    expect(prose).not.toMatch(/\b(?:simply|just|easily|powerful|seamless\w*|robust|blazing\w*)\b/i)
  })
})

it('every schema that a file names is there', () => {
  for (const example of readdirSync(join(root, 'examples'))) {
    const config = `examples/${example}/.github/kruise-preflight.yml`
    const [, schema] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(textOf(config)) ?? []
    expect(join(root, dirname(config), schema!)).toBe(join(root, 'policies/schema/config.json'))
  }
})

it('CONTRIBUTING.md gives the reason of every package', () => {
  const { devDependencies, dependencies = {} } = JSON.parse(textOf('package.json'))
  const listed = rows(section(textOf('CONTRIBUTING.md'), '## Dependencies')).flatMap(([first]) => first!.split(', '))
  expect(listed.map((name) => name.replaceAll('`', '')).sort()).toEqual(
    [...Object.keys(devDependencies), ...Object.keys(dependencies)].sort(),
  )
})
