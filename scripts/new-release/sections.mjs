import { load } from 'js-yaml'
import { gateRulesIn, gatesIn } from './gates.mjs'
import { withoutComments } from './go.mjs'
import { messagesIn, newMessages, saidBy } from './messages.mjs'

const GATES_FILE = 'policies/facts/feature-gates.yaml'

/** Whether the release is among the known ones, and under which other names its code has been released. */
export function releases({ of, own, number, tables, after }) {
  const known = tables.isKnown(of, own)
  const twins = (after.twins ?? []).filter((each) => each !== after.tag && !each.includes('-'))
  const lines = [
    own === number
      ? `  ${own} is ${known ? 'among the known releases' : 'not known'}`
      : `  ${own} is known as the code of ${number}, and is compared with the tables of that`,
    ...(twins.length > 0 ? [`  the same commit is tagged ${twins.join(', ')}`] : []),
  ]
  const alias = twins.length > 0 ? `, with its alias if the code is that of ${twins.join(', ')}` : ''
  const todo = known ? [] : [`policies/facts/releases.yaml: add ${own} to the known releases of ${of}${alias}`]
  return { title: 'Releases', lines, todo }
}

/** The Kubernetes libraries of go.mod, and the Kubernetes of a virtual cluster where none is chosen. */
export function libraries({ of, number, upstream, tables, before, after }) {
  const rows = [['k8s.io/api in go.mod', upstream.library, library(before), library(after)]]
  if (upstream.guest)
    rows.push([`Kubernetes in ${upstream.values}`, upstream.guest, guest(before, upstream), guest(after, upstream)])
  const lines = []
  const todo = []
  for (const [name, table, old = 'none', now = 'none'] of rows) {
    const said = tables.value(table, number) ?? 'nothing'
    const note = said === now ? 'so says' : `${said} says`
    lines.push(`  ${name}: ${old === now ? now : `${old} -> ${now}`} (${note} the table ${table})`)
    if (said !== now) todo.push(`${upstream.libraryFile}: table ${table} says ${said} of ${of} ${number}, it is ${now}`)
  }
  return { title: 'Client libraries', lines, todo }
}

/** The release of Kubernetes whose k8s.io/api go.mod asks for, replace directives followed. */
export function library(release) {
  const text = release.read(['go.mod']).get('go.mod') ?? ''
  const asked = /^\s*(?:require\s+)?k8s\.io\/api v0\.(\S+)/m.exec(text)?.[1]
  const replaced = /^\s*(?:replace\s+)?k8s\.io\/api(?: v\S+)? => k8s\.io\/api v0\.(\S+)/m.exec(text)?.[1]
  const found = replaced ?? asked
  return found && `1.${found}`
}

function guest(release, { values }) {
  const chart = load(release.read([values]).get(values) ?? '{}')
  const { version, image, apiServer } = chart.controlPlane?.distro?.k8s ?? {}
  return (version || image?.tag || apiServer?.image?.tag)?.replace(/^v/, '')
}

/** Feature gates that changed, and every one of which the table says otherwise. */
export function gates({ of, number, upstream, tables, before, after }) {
  const [old, now] = [before, after].map((release) => gatesIn(goFiles(release, [upstream.gates]).values()))
  const rows = tables.gates(of, number)
  const asked = upstream.judged && gatesAsked(after, upstream.judged)
  const lines = []
  const todo = []
  const others = []
  for (const name of [...new Set([...old.keys(), ...now.keys(), ...rows.keys()])].sort()) {
    const [was, is, row] = [old.get(name), now.get(name), rows.get(name)]
    const changed = words(was) !== words(is)
    const agrees = is ? words(row) === words(is) : row === undefined || row.stage === 'removed'
    // Of Kubernetes the table has the gates that what judges pods asks.
    if (asked && !row && !asked.has(name)) {
      if (changed) others.push(name)
      continue
    }
    if (!changed && agrees) continue
    const said = row ? `the table says ${words(row)}` : 'in no row of the table'
    const note = [agrees && row ? 'so says the table' : said, ...(asked && !row ? [`asked in ${asked.get(name)}`] : [])]
    const change = was && is && changed ? `${words(was)} -> ${words(is)}` : words(is ?? was ?? row)
    lines.push(`  ${!changed ? '!' : !was ? '+' : !is ? '-' : '~'} ${name}: ${change} (${note.join(', ')})`)
    if (is && !agrees) todo.push(`${GATES_FILE}: ${name} is ${words(is)}, ${said}`)
    else if (!agrees)
      todo.push(`${GATES_FILE}: ${name} is gone, ${said}: end that row, and add one with stage: removed`)
  }
  if (others.length > 0)
    lines.push(`  changed too, but in no row, and not asked where pods are judged: ${others.join(', ')}`)
  return { title: `Feature gates (${upstream.gates})`, lines, todo }
}

function words(gate) {
  return gate && [gate.stage, gate.default ? 'on' : 'off', ...(gate.locked ? ['locked'] : [])].join(', ')
}

function gatesAsked(release, folders) {
  const asked = new Map()
  for (const [file, text] of goFiles(release, folders))
    for (const [, name] of withoutComments(text).matchAll(/\bfeatures\.(\w+)/g))
      if (!asked.has(name)) asked.set(name, file)
  return asked
}

/** The gates that switch other gates. */
export function gateRules({ of, number, upstream, tables, before, after }) {
  const [old, now] = [before, after].map((release) =>
    gateRulesIn(goFiles(release, [upstream.gates]).values()).map(rule),
  )
  const table = tables.gateRules(of, number).map(rule)
  const lines = changes(old, now).map((line) => `  ${line}`)
  const todo = changes(table, now).map(
    (line) =>
      `${GATES_FILE}, gateRules: ${line.startsWith('+') ? 'lacks' : 'has, and the release has not,'} "${line.slice(2)}"`,
  )
  return { title: `Gates that switch gates (SetDefaultFeatureGates)`, lines, todo }
}

function rule({ when, is, sets }) {
  const set = Object.entries(sets).map(([name, value]) => `${name}=${value}`)
  return `${when}=${is}: ${set.sort().join(' ')}`
}

function changes(old, now) {
  return [
    ...now.filter((each) => !old.includes(each)).map((each) => `+ ${each}`),
    ...old.filter((each) => !now.includes(each)).map((each) => `- ${each}`),
  ]
}

/** Messages that came and went, by file, each with the ids of ours that have its words in this release. */
export function messages({ of, number, upstream, tables, before, after }) {
  const [old, now] = [before, after].map((release) => {
    const files = [...goFiles(release, upstream.messages)]
    return messagesIn(files.filter(([file]) => !upstream.without.some((each) => file.startsWith(each))))
  })
  const texts = tables.texts(of, number)
  const files = new Map()
  const todo = []
  const tell = (mark, each) => {
    const ours = saidBy(each.text, texts, each.file)
    const note = each.text === '' ? 'no words' : `ours: ${ours.join(', ') || 'none'}`
    const path = each.path && ` ${each.path}`
    const line = `    ${mark} ${each.line} ${each.call}${path}: ${JSON.stringify(each.text)} (${note})`
    files.set(each.file, [...(files.get(each.file) ?? []), line])
    return ours
  }
  const added = newMessages(old, now).filter((each) => tell('+', each).length === 0 && each.text !== '')
  for (const each of newMessages(now, old)) {
    const ours = tell('-', each)
    if (ours.length > 0 && !now.some(({ text }) => text === each.text))
      todo.push(`policies/facts: ${ours.join(', ')}: the words are gone from ${each.file}; see that a fact ends them`)
  }
  if (added.length > 0)
    todo.push(`src/admission: added messages that are none of ours: ${added.length}; see which refuse what`)
  const lines = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([file, told]) => [`  ${file}`, ...told])
  return { title: 'Messages, by line of the file', lines, todo }
}

/** Files that evidence cites and that are not what they were, with the facts and messages to read again. */
export function cited({ of, upstream, tables, before, after }) {
  const entries = new Map()
  for (const { name, evidence } of tables.entries)
    for (const each of evidence)
      for (const [, , path] of each.matchAll(/\b(kruise|kubernetes|vcluster)@\S+ ([\w./-]+\.(?:go|y|ya?ml))/g)) {
        if (!each.includes(`${of}@`)) continue
        const file = upstream.short?.[path] ?? path
        entries.set(file, (entries.get(file) ?? new Set()).add(name))
      }
  const files = [...entries.keys()].sort()
  const [old, now] = [before.read(files), after.read(files)]
  const lines = files
    .filter((file) => old.has(file) && code(file, old.get(file)) !== code(file, now.get(file)))
    .map((file) => `  ${now.has(file) ? '~' : '-'} ${file}: ${[...entries.get(file)].sort().join(', ')}`)
  return { title: 'Cited files that changed: read their facts again', lines, todo: [] }
}

function code(file, text) {
  return text !== undefined && file.endsWith('.go') ? withoutComments(text).replace(/\s+/g, ' ') : text
}

function goFiles(release, folders) {
  const files = folders.flatMap((folder) => release.list(folder))
  return release.read(files.filter((file) => file.endsWith('.go') && !/_test\.go$|zz_generated|\/testing\//.test(file)))
}
