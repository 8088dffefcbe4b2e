// node scripts/new-release.mjs kruise|kubernetes|vcluster PATH TAG [--against TAG] [--modules FOLDER]
//
// Prints what a release changed of what the tables say: feature gates, messages, fields, client libraries, and where to
// write it. PATH is a git clone of upstream, bare or not, or an unpacked Go module NAME@TAG. docs/new-release.md.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as sections from './new-release/sections.mjs'
import * as fields from './new-release/sections-fields.mjs'
import { openRelease, Unreadable } from './new-release/source.mjs'
import { asked, ourTables } from './new-release/tables.mjs'
import { UPSTREAM } from './new-release/upstream.mjs'

const USAGE = `usage: node scripts/new-release.mjs ${Object.keys(UPSTREAM).join('|')} PATH TAG [--against TAG] [--modules FOLDER]`

/** What to print of a release; `against` is the newest known release that is older. Throws Unreadable with one line. */
export async function newRelease({ of, path, tag, against, modules = goModules() }, ours) {
  const upstream = UPSTREAM[of]
  const tables = await asked(ours ?? (await ourTables()))
  for (const each of [tag, against])
    if (each !== undefined && !/^v?\d/.test(each)) throw new Unreadable(`${each} is not the tag of a release`)
  const version = tables.version(tag)
  if (version?.patch === undefined) throw new Unreadable(`${tag} is not the tag of a release`)
  const older = against ?? tables.before(of, tag)
  if (older === undefined) throw new Unreadable(`the tables know no release of ${of} before ${tag}: give --against TAG`)
  const after = openRelease(path, tag)
  const before = openRelease(path, older)
  const own = version.text
  const number = tables.alias(of, own) ?? own
  const input = { of, own, number, upstream, tables, before, after, modules }
  const told = [
    sections.releases(input),
    ...(upstream.library ? [sections.libraries(input)] : []),
    ...(upstream.gates ? [sections.gates(input)] : []),
    ...(of === 'kruise' ? [sections.gateRules(input)] : []),
    sections.messages(input),
    fields.podFields(input),
    ...(upstream.crds ? [fields.crdFields(input)] : []),
    ...(upstream.values ? [fields.values(input)] : []),
    sections.cited(input),
  ]
  const parts = told.map(({ title, lines }) =>
    [title, ...(lines.length === 0 ? ['  nothing changed'] : lines)].join('\n'),
  )
  const todo = [...new Set(told.flatMap((each) => each.todo))]
  const last = [
    'To do',
    ...(todo.length === 0 ? ['  nothing: the tables say it all'] : todo.map((each) => `  ${each}`)),
  ]
  return `${[`${of} ${tag} against ${older}`, ...parts, last.join('\n')].join('\n\n')}\n`
}

/** Where Go unpacks modules. */
function goModules() {
  const { GOMODCACHE, GOPATH } = process.env
  return GOMODCACHE || join(GOPATH || join(homedir(), 'go'), 'pkg/mod')
}

async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { against: { type: 'string' }, modules: { type: 'string' } },
  })
  const [of, path, tag] = positionals
  if (positionals.length !== 3 || !Object.hasOwn(UPSTREAM, of)) throw new Unreadable(USAGE)
  process.stdout.write(await newRelease({ of, path, tag, ...values }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(process.argv.slice(2)).catch((error) => {
    if (!(error instanceof Unreadable) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error
    console.error(error.message)
    process.exitCode = 2
  })
