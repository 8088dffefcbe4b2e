// node scripts/recorded.mjs FOLDER [GROUP...]
//
// Writes test/oracle/recorded/GROUP.json from a folder of recorded cases (CASE/head, CASE/base, CASE/answers.json): the
// manifests and what each real cluster answered, answers that are alike told once. Run by hand.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tree.mjs'

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('name the folder of the recorded cases')
const out = join(root, 'test/oracle/recorded')
mkdirSync(out, { recursive: true })

/** The group of a case is its leading letter: a01-..., fm03-... and fh02-... are f. */
const groups = new Map()
for (const name of readdirSync(folder).sort()) {
  const file = join(folder, name, 'answers.json')
  if (!existsSync(file)) continue
  if (wanted.length > 0 && !wanted.includes(name[0])) continue
  const cases = groups.get(name[0]) ?? []
  cases.push(compact(name, JSON.parse(readFileSync(file, 'utf8'))))
  groups.set(name[0], cases)
}
for (const [group, cases] of groups) {
  const text = `[\n${cases.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`
  writeFileSync(join(out, `${group}.json`), text)
  console.log(`${group}: ${cases.length} cases, ${Math.ceil(text.length / 1024)} kB`)
}

function compact(name, { answers, spreadTargets = [] }) {
  const alike = new Map()
  for (const { profile, objects, pods, updates, outcome } of answers) {
    const answer = {
      objects: objects.map(withoutLeaves),
      pods: pods.map(withoutUnasked),
      updates: updates?.map(withoutLeaves),
      outcome,
    }
    const key = JSON.stringify(answer)
    const known = alike.get(key) ?? { profiles: [], ...answer }
    known.profiles.push(Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null)))
    alike.set(key, known)
  }
  const text = (path) => {
    const file = join(folder, name, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  return {
    name,
    head: text('head/manifests.yaml'),
    base: text('base/manifests.yaml'),
    host: text('host/objects.yaml'),
    values: text('vcluster.yaml'),
    spreadTargets,
    answers: [...alike.values()],
  }
}

/** Of what an object lost, the topmost pointers and the leaves say the same where they are equal. */
function withoutLeaves({ droppedLeaves, moved, changed, warnings, ...object }) {
  return JSON.stringify(droppedLeaves) === JSON.stringify(object.dropped)
    ? object
    : { ...object, ...(droppedLeaves && { droppedLeaves }) }
}

/** Pods without what became of single fields, of which `simulate` says nothing. */
function withoutUnasked({ created, ...pods }) {
  return { ...pods, created: created.map(({ podDropped, podMoved, patchDropped, sidecarDropped, ...pod }) => pod) }
}
