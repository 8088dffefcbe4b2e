// node structs.mjs TABLES writes src/admission/pod-structs.json from the tables of all releases: the oldest table, then what each later one adds, changes or takes away.
import { readFileSync, writeFileSync } from 'node:fs'

const here = (name) => new URL(name, import.meta.url)
const tables = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const rows = tables.map(({ api, structs }, at) => {
  if (at === 0) return { types: structs }
  const before = tables[at - 1].structs
  const types = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(structs)])) {
    if (!structs[name]) types[name] = null
    if (!structs[name]) continue
    const fields = {}
    for (const [field, text] of Object.entries(structs[name])) if (before[name]?.[field] !== text) fields[field] = text
    for (const field of Object.keys(before[name] ?? {})) if (structs[name][field] === undefined) fields[field] = null
    if (Object.keys(fields).length > 0 || !before[name]) types[name] = fields
  }
  return { when: `pod-structs-${api.split('.').slice(0, 2).join('.').replace('v0.', '1-')}`, types }
})
writeFileSync(here('../../../src/admission/pod-structs.json'), `${JSON.stringify(rows, null, 2)}\n`)
