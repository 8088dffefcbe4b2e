// node scripts/docs.mjs            writes policies/README.md, and the table of rules in README.md
// node scripts/docs.mjs --check    names what in them is not what the policies, the facts and the cases make
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { differing, page, table } from './docs-page.mjs'
import { releasesAlike, sweep } from './docs-sweep.mjs'
import { root } from './tree.mjs'
import { virtualModules } from './virtual-modules.mjs'

const MARKS = /(<!-- rules:begin -->\n)[\s\S]*?(<!-- rules:end -->)/

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
  const readme = textOf('README.md') ?? ''
  const rows = table(rules, 'policies/README.md', ours.releases)
  if (MARKS.test(readme))
    made.set(
      'README.md',
      readme.replace(MARKS, (_, begin, end) => begin + rows + end),
    )
  return made
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
