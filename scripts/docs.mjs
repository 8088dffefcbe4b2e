// node scripts/docs.mjs            writes policies/README.md, policies/facts/recorded.yaml, the tables in README.md, and the
//                                  inputs and outputs in action.yml
// node scripts/docs.mjs --check    names what in them is not what the policies, the facts, the cases and the recorded
//                                  answers make
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { metadata, tables } from './docs-action.mjs'
import { commandLine } from './docs-cli.mjs'
import { fidelity, recordedFacts } from './docs-fidelity.mjs'
import { differing, page, table } from './docs-page.mjs'
import { releasesAlike, sweep } from './docs-sweep.mjs'
import { root } from './tree.mjs'
import { virtualModules } from './virtual-modules.mjs'

try {
  const generated = await pages()
  if (process.argv.includes('--check')) check(generated)
  else for (const [path, made] of generated) writeFileSync(join(root, path), made)
} catch (error) {
  const { errors = [error] } = error
  fail(errors.map(({ location, text, message }) => (location ? `${location.file}:${location.line}: ${text}` : message)))
}

/** What the pages must say, by path. */
async function pages() {
  const ours = await ourSource()
  // Whether a fix mends a finding is for the cases' test to ask; here it would be asked for hundreds of clusters.
  for (const policy of Object.values(ours.policies))
    for (const texts of [policy, ...Object.values(policy.variants ?? {})]) texts.fixes = []
  const alike = releasesAlike(ours)
  const cases = []
  for (const each of ours.casesIn(join(root, 'test/cases')))
    cases.push({ ...each, ...(await sweep(each, ours, alike)) })
  // What speaks of texts that are no objects yet comes last.
  const inOrder = [...ours.RULES].sort((a, b) => Number(!!a.observeDocument) - Number(!!b.observeDocument))
  const rules = inOrder.map(({ id }) => ({
    id,
    policy: ours.policies[id],
    cases: cases.filter(({ rule }) => rule === id),
  }))

  const lacking = ['fails', 'passes'].flatMap((wanted) =>
    rules
      .filter(({ cases: own }) => !own.some(({ name }) => name === wanted))
      .map(({ id }) => `test/cases/${id}/${wanted}.yaml is missing`),
  )
  if (lacking.length > 0) throw new Error(lacking.join('\n'))
  const made = new Map([['policies/README.md', page(rules, ours.releases)]])
  const answers = answersOf(ours)
  made.set('policies/facts/recorded.yaml', recordedFacts(answers))
  const parts = {
    rules: table(rules, 'policies/README.md', ours.releases),
    fidelity: agreement(answers, ours, inOrder),
    ...tables,
    ...commandLine,
  }
  made.set('README.md', Object.entries(parts).reduce(withPart, textOf('README.md') ?? ''))
  made.set('action.yml', metadata(textOf('action.yml') ?? ''))
  return made
}

/** A text with what stands between the marks `<!-- NAME:begin -->` and `<!-- NAME:end -->` replaced. */
function withPart(text, [name, part]) {
  const marks = new RegExp(`(<!-- ${name}:begin -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`)
  if (!marks.test(text)) throw new Error(`README.md has no <!-- ${name}:begin --> and <!-- ${name}:end -->`)
  return text.replace(marks, (_, begin, end) => begin + part + end)
}

/** The simulation held against every recorded answer. */
function answersOf({ recordedIn, judged, knowledge }) {
  const cases = recordedIn(join(root, 'test/oracle/recorded')).flatMap(([, some]) => some)
  return cases.flatMap((each) =>
    judged(each, knowledge).map(({ profile, differences }) => ({
      name: each.name,
      profile,
      agreed: differences.length === 0,
    })),
  )
}

function agreement(answers, { policies, DISAGREEMENTS }, rules) {
  const families = [...new Set(rules.map(({ id }) => policies[id].family))]
  return fidelity(answers, families, DISAGREEMENTS)
}

function check(generated) {
  const stale = [...generated].flatMap(([path, made]) => {
    const committed = textOf(path)
    if (committed === made) return []
    return [
      committed === undefined ? `${path} is missing` : `${path} is stale: ${differing(committed, made).join(', ')}`,
    ]
  })
  if (stale.length > 0) fail([...stale, 'run `node scripts/docs.mjs` and commit what it writes'])
  else console.log(`${[...generated.keys()].join(' and ')} say what there is`)
}

function textOf(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
}

function fail(lines) {
  console.error(lines.join('\n'))
  process.exitCode = 1
}

/** The parts of src/ and test/ that judge cases, bundled and imported. */
async function ourSource() {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-docs-'))
  try {
    const outfile = join(folder, 'ours.cjs')
    await build({
      stdin: {
        contents: `
          import knowledge from 'virtual:knowledge'
          import { inRange } from './src/cluster/range.js'
          import { knownReleases, resolveRelease } from './src/cluster/releases.js'
          export { default as policies } from 'virtual:policies'
          export { check } from './src/doors/check.js'
          export { RULES } from './src/rules/index.js'
          export { casesIn, judge } from './test/case.js'
          export { judged, recordedIn } from './test/oracle/answers.js'
          export { DISAGREEMENTS } from './test/oracle/disagreements.js'
          export { knowledge }
          const components = Object.keys(knowledge.releases)
          export const releases = Object.fromEntries(
            components.map((of) => [of, knownReleases(knowledge, of).map(({ text }) => text)]),
          )
          const ranges = [...new Set([...JSON.stringify(knowledge).matchAll(/"holds":"([^"]*)"/g)].map(([, range]) => range))]
          /** What all ranges of policies/facts say of a release: releases of which they say the same behave the same. */
          export const behaviour = (of, release) => {
            const { judged } = resolveRelease(knowledge, of, release)
            return ranges.map((range) => Number(inRange(judged, range))).join('')
          }`,
        resolveDir: root,
        loader: 'ts',
      },
      absWorkingDir: root,
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'silent',
      plugins: [virtualModules({ data: 'inline' })],
    })
    return await import(pathToFileURL(outfile))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
