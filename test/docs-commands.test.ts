// Every command of every page in docs/ is run, in the order of the page, and prints what the page shows below it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readArguments } from '../src/doors/options.js'
import { helmOnPath } from '../src/doors/render/helm.js'
import { kustomizeOnPath } from '../src/doors/render/kustomize.js'
import { bundled } from './cli.js'
import { blocksOf, commandsOf, isCommands, printed, type Shell } from './docs-page.js'
import { ON_ANY_DAY, PLACES, placeIn } from './docs-places.js'
import { folder } from './doors/folder.js'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')
const textOf = (page: string) => readFileSync(join(root, 'docs', page), 'utf8')
/** With it the pages are written as the commands print now: read them as a user would. */
const update = process.env.UPDATE === '1'

const builds = process.env.KUSTOMIZE !== undefined || kustomizeOnPath() !== undefined
const renders = process.env.HELM !== undefined || helmOnPath() !== undefined
if (!builds) console.log('skipped: docs/kustomize.md, as neither kustomize nor kubectl is on the PATH')
if (!renders) console.log('skipped: docs/helm.md, as no helm is on the PATH')
const isLeft = (page: string) => (page === 'kustomize.md' && !builds) || (page === 'helm.md' && !renders)

const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
const withCommands = pages.filter((page) => blocksOf(textOf(page)).some(isCommands))

/** The commands that no test runs, by their page, with the reason that the page gives where a browser shows none. */
const NOT_RUN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'fidelity.md': [
    ['kubectl version', 'needs a cluster'],
    ['kubectl apply --dry-run=server -f a09.yaml', 'needs a cluster'],
    ['kubectl get events --field-selector reason=FailedCreate', 'needs a cluster'],
  ],
  'getting-started.md': [['npm install --global kruise-preflight', 'needs the registry of npm']],
  'new-release.md': [
    ['node scripts/new-release.mjs kruise PATH TAG          # or kubernetes, or vcluster', 'needs a clone of Kruise'],
    ['$ node scripts/new-release.mjs kruise kruise.git v1.9.0 --against v1.8.4', 'needs a clone of Kruise'],
    ['node scripts/new-release.mjs kruise PATH TAG', 'needs a clone of Kruise'],
    [
      'node scripts/docs.mjs                     # policies/README.md and the table of rules in README.md',
      'writes this repository',
    ],
    ['UPDATE=1 npx vitest run test/readme.test.ts test/docs-commands.test.ts', 'writes this repository'],
    ['npm run build                             # dist/, with the tables compiled into it', 'writes this repository'],
    ['node scripts/build.mjs --check            # names what is still stale', 'writes this repository'],
    ['npx vitest run test/consistency.test.ts test/cluster test/scripts', 'is what CI runs'],
    ['.ci/run', 'is what CI runs'],
  ],
}

let home = ''
beforeAll(async () => {
  home = await bundled()
}, 60_000)
afterAll(() => rmSync(home, { recursive: true }))

describe.each(withCommands.filter((page) => !isLeft(page)))('docs/%s', (page) => {
  it('shows what its commands print', () => {
    const place = placeIn(folder({}), home)
    const text = textOf(page)
    PLACES[page]!(place, blocksOf(text))
    const shell: Shell = (commands) => {
      const { out, status } = place.shell(commands)
      return { out: ON_ANY_DAY[page]?.(out) ?? out, status }
    }
    const made = printed(text, shell, (file, content) => {
      mkdirSync(dirname(join(place.cwd, file)), { recursive: true })
      writeFileSync(join(place.cwd, file), content)
    })
    if (update) writeFileSync(join(root, 'docs', page), made)
    else expect(text).toBe(made)
  })
})

it('every page stands in the list of what its commands need', () => {
  expect(Object.keys(PLACES).sort()).toEqual(pages.sort())
})

describe('what no test runs', () => {
  const left = Object.fromEntries(
    pages.flatMap((page) => {
      const some = blocksOf(textOf(page)).filter(({ notRun }) => notRun !== undefined)
      const commands = some.flatMap((block) => {
        const [first = ''] = block.text.split('\n')
        const all = isCommands(block) ? commandsOf(block) : [first]
        return all.map((command) => [command, block.notRun])
      })
      return commands.length > 0 ? [[page, commands]] : []
    }),
  )

  it('is listed, with its reason', () => {
    expect(left).toEqual(NOT_RUN)
  })

  it('has options and files that there are', () => {
    for (const [line] of Object.values(NOT_RUN).flat()) {
      const [command = '', ...args] = line
        .replace(/^(?:\$ )?(?:[A-Z]+=\S+ )*/, '')
        .replace(/ +# .*/, '')
        .replace(/^npx --yes kruise-preflight@\S+/, 'kruise-preflight')
        .split(' ')
      if (command === 'kruise-preflight') expect(readArguments(args)).toMatchObject({ command: { name: args[0] } })
      const files = [command, ...args].filter((each) => /^(?:scripts|test|\.ci)\//.test(each))
      for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
    }
  })
})

it.each(['README.md', 'CONTRIBUTING.md'])('%s shows commands that are understood, on files that there are', (page) => {
  const all = blocksOf(readFileSync(join(root, page), 'utf8'))
    .filter(isCommands)
    .flatMap(commandsOf)
  const ours = all.flatMap((command) => /^node dist\/cli\.js ([^#|<>]*)/.exec(command)?.[1]?.trim() ?? [])
  expect(ours.length).toBeGreaterThan(0)
  for (const command of ours) {
    const given = readArguments(command.split(' '))
    if (typeof given === 'string') throw new Error(`it asks for ${given}`)
    for (const path of given.paths) expect(path === 'FILE' || existsSync(join(root, path)), path).toBe(true)
  }
})

it('a text that looks like a console is marked, or run', () => {
  const shown = pages.flatMap((page) =>
    blocksOf(textOf(page)).filter(({ language, text, notRun }) => {
      return language === 'text' && /^\$ /m.test(text) && notRun === undefined
    }),
  )
  expect(shown).toEqual([])
})
