// Writes src/admission/crd-fields.json: the fields that the CustomResourceDefinitions of openkruise/kruise have, by release.
// Run by hand: node scripts/crd-fields.mjs PATH-OF-A-CLONE
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { load } from 'js-yaml'

const [clone] = process.argv.slice(2)
if (!clone) throw new Error('usage: node scripts/crd-fields.mjs PATH-OF-A-CLONE')
const git = (...args) => execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', maxBuffer: 1 << 27 })

/** Releases, oldest first; a tag that is another release's code under a second name stands where its code belongs. */
const ALIASES = new Set(['v1.7.5'])
const number = (tag) => tag.slice(1).split('.').map(Number)
const tags = git('tag')
  .split('\n')
  .filter((tag) => /^v1\.\d+\.\d+$/.test(tag) && !ALIASES.has(tag))
  .sort((a, b) => number(a)[0] - number(b)[0] || number(a)[1] - number(b)[1] || number(a)[2] - number(b)[2])

/** What may be pruned below a schema; 1 where nothing is. */
function fieldsOf(schema) {
  if (!schema || schema.type === undefined) return 1
  if (schema.type === 'array') {
    const items = fieldsOf(schema.items)
    return items === 1 ? 1 : { '[]': items }
  }
  if (schema.type !== 'object') return 1
  if (schema.additionalProperties) {
    const values = fieldsOf(schema.additionalProperties)
    return values === 1 ? 1 : { '*': values }
  }
  const keeps = schema['x-kubernetes-preserve-unknown-fields'] === true
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, fieldsOf(each)])
  if (schema['x-kubernetes-embedded-resource']) fields.push(['apiVersion', 1], ['kind', 1], ['metadata', 1])
  if (keeps && fields.every(([, each]) => each === 1)) return 1
  return { ...(keeps && { '...': 1 }), ...Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function definitionsAt(tag) {
  const files = git('ls-tree', '-r', '--name-only', tag, 'config/crd/bases').trim().split('\n')
  const kinds = {}
  for (const file of files) {
    const { spec } = load(git('show', `${tag}:${file}`))
    for (const { name, schema } of spec.versions ?? [{ name: spec.version, schema: spec.validation }]) {
      const { properties } = (schema ?? spec.validation).openAPIV3Schema
      // The API server takes the status out of what is created, whatever is in it.
      const { apiVersion, kind, metadata, status, ...rest } = properties
      kinds[`${spec.group}/${name}/${spec.names.kind}`] = fieldsOf({ type: 'object', properties: rest })
    }
  }
  return kinds
}

/** The RFC 7396 merge patch that makes `after` of `before`; undefined where they are alike. */
function difference(before, after) {
  if (typeof before !== 'object' || typeof after !== 'object') return before === after ? undefined : after
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = keys.flatMap((key) => {
    if (!Object.hasOwn(after, key)) return [[key, null]]
    const change = Object.hasOwn(before, key) ? difference(before[key], after[key]) : after[key]
    return change === undefined ? [] : [[key, change]]
  })
  return changes.length === 0 ? undefined : Object.fromEntries(changes)
}

const rows = []
let before = {}
for (const tag of tags) {
  const after = definitionsAt(tag)
  const change = difference(before, after)
  if (change) {
    rows.push({
      ...(rows.length > 0 && { when: `kruise-crds-${number(tag).join('-').replace(/-0$/, '')}` }),
      kinds: change,
    })
    console.log(tag, JSON.stringify(change).length)
  }
  before = after
}
writeFileSync(new URL('../src/admission/crd-fields.json', import.meta.url), `${JSON.stringify(rows, null, 1)}\n`)
