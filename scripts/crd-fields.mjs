// Writes src/admission/crd-fields.json: the fields that the CustomResourceDefinitions of openkruise/kruise have, by release.
// Run by hand: node scripts/crd-fields.mjs PATH-OF-A-CLONE
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { kindsIn } from './crd-schema.mjs'

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

function definitionsAt(tag) {
  const files = git('ls-tree', '-r', '--name-only', tag, 'config/crd/bases').trim().split('\n')
  return kindsIn(files.map((file) => git('show', `${tag}:${file}`)))
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
writeFileSync(new URL('../src/admission/crd-fields.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`)
