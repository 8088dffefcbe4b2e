import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compilePolicies } from '../compile-policies.mjs'
import { ourSource } from '../our-source.mjs'
import { root } from '../tree.mjs'

/** The parts of src/ that read and compare versions. */
const VERSIONS = `
  export { inRange } from './src/cluster/range.js'
  export { knownReleases } from './src/cluster/releases.js'
  export { compareVersions, parseVersion } from './src/cluster/version.js'`

/** What the checkout says of releases: policies/facts compiled, and the two tables of fields beside the code that reads them. */
export async function ourTables() {
  const { knowledge } = await compilePolicies()
  return {
    knowledge,
    crdRows: json('src/admission/crd-fields.json'),
    structRows: json('src/admission/pod-structs.json'),
  }
}

function json(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** Questions to these tables, with versions as the code in src/cluster/ reads and compares them. */
export async function asked({ knowledge, crdRows, structRows }) {
  const { parseVersion, compareVersions, inRange, knownReleases } = await ourSource(VERSIONS)
  const version = (text) => parseVersion(text.replace(/^v/, ''))
  const row = (rows, of) => rows.find(({ holds }) => inRange(of, holds))
  const heldRows = (rows, of) =>
    rows.filter(({ when }) => when === undefined || (knowledge.facts[when] && inRange(of, knowledge.facts[when].holds)))
  return {
    version,
    /** Our messages with the texts that they can have in this release: whether another component's fact holds is open. */
    texts: (of, text) =>
      Object.values(knowledge.messages).flatMap(({ message, texts, evidence }) => {
        const holds = ({ when }) => {
          if (when === undefined) return true
          const fact = knowledge.facts[when]
          return fact.of === of ? inRange(version(text), fact.holds) : undefined
        }
        const last = texts.findIndex((each) => holds(each) === true)
        return texts
          .slice(0, last + 1)
          .filter((each) => holds(each) !== false)
          .map((each) => ({ id: message, text: each.text, evidence }))
      }),
    entries: [
      ...Object.values(knowledge.facts).map((each) => ({ name: each.fact, evidence: each.evidence })),
      ...Object.values(knowledge.messages).map((each) => ({ name: each.message, evidence: each.evidence })),
      ...Object.values(knowledge.tables).map((each) => ({ name: each.table, evidence: each.evidence })),
      ...knowledge.gateRules.map((each) => ({ name: `gate rule of ${each.when}`, evidence: each.evidence })),
    ],
    isKnown: (of, text) => knownReleases(knowledge, of).some((each) => compareVersions(each, version(text)) === 0),
    /** The release whose code this one is under a second name. */
    alias: (of, text) => knowledge.releases[of].aliases[version(text).text]?.is,
    /** The newest known release that is older than this one, as a tag. */
    before(of, text) {
      const older = knownReleases(knowledge, of).filter((each) => !each.pre && compareVersions(each, version(text)) < 0)
      const unaliased = older.filter((each) => !knowledge.releases[of].aliases[each.text])
      return unaliased.length === 0 ? undefined : `v${unaliased.at(-1).text}`
    },
    gates: (of, text) =>
      new Map(Object.values(knowledge.gates[of]).map(({ gate, rows }) => [gate, row(rows, version(text))])),
    gateRules: (of, text) => knowledge.gateRules.filter((each) => each.of === of && inRange(version(text), each.holds)),
    value: (table, text) => knowledge.tables[table] && row(knowledge.tables[table].rows, version(text))?.value,
    structs: (text) => heldRows(structRows, version(text)).reduce((all, { types }) => patched(all, types), {}),
    crds: (text) => heldRows(crdRows, version(text)).reduce((all, { kinds }) => patched(all, kinds), {}),
  }
}

/** RFC 7396. */
function patched(value, patch) {
  if (typeof patch !== 'object' || patch === null) return patch
  const result = { ...(typeof value === 'object' ? value : {}) }
  for (const [name, change] of Object.entries(patch))
    if (change === null) delete result[name]
    else result[name] = patched(result[name], change)
  return result
}
