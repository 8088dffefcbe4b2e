// node scripts/field.mjs FOLDER    checks each repository in the folder (OWNER__NAME) as the command line does, and
//                                  writes docs/field.md: what of its files is checked, and why the rest is not
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root } from './tree.mjs'

const VERSIONS = ['--kubernetes', '1.32', '--kruise', '1.8']

/** Why a document is not checked, by how the reason begins; each has a column. */
const REASONS = [
  ['no object', /^not a Kubernetes object/],
  ['a template', /^a template:/],
  ['rendered', /^(?:rendered|part of .* rendered$)/],
  ['a part', /^(?:a patch|a part)/],
  ['not rendered', /^not checked:/],
  ['not there', /^(?:a link|not a regular file|larger than)/],
  ['no YAML', /./],
]

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: node scripts/field.mjs FOLDER')
  process.exit(2)
}
const rows = readdirSync(folder)
  .filter((name) => name.includes('__') && statSync(join(folder, name)).isDirectory())
  .map((name) => rowOf(name, join(folder, name)))
writeFileSync(join(root, 'docs/field.md'), page(rows))

function rowOf(name, cwd) {
  const { ledger } = checked(cwd, [])
  const plain = checked(cwd, ['--render', 'never']).ledger
  const documents = filesIn(cwd).reduce((sum, file) => sum + documentsIn(file), 0)
  // Counted by another reader, which takes a text that is no YAML for fewer documents than there are.
  if (documents > plain.documents)
    throw new Error(`${name}: ${plain.documents} documents in the ledger, ${documents} by another reader`)
  const counts = new Map(REASONS.map(([column]) => [column, 0]))
  for (const { reason } of ledger.skipped) {
    const [column] = REASONS.find(([, begins]) => begins.test(reason))
    counts.set(column, counts.get(column) + 1)
  }
  return { name: name.replace('__', '/'), files: filesIn(cwd).length, ledger, counts }
}

function checked(cwd, options) {
  const args = [join(root, 'dist/cli.js'), 'check', '.', ...VERSIONS, ...options, '--format', 'json']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0 && status !== 1) throw new Error(`${cwd}: exit code ${status}\n${stderr}`)
  return JSON.parse(stdout)
}

function filesIn(cwd) {
  return readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.(ya?ml|json)$/i.test(each.name))
    .map((each) => join(each.parentPath, each.name))
    .filter((file) => !relative(cwd, file).split('/').includes('node_modules'))
}

function documentsIn(file) {
  const text = readFileSync(file, 'utf8')
  const documents = parseAllDocuments(text, { strict: false, logLevel: 'silent' })
  const holds = ({ contents, errors }) => errors.length > 0 || (contents !== null && contents.value !== null)
  return documents.filter?.(holds).length ?? 0
}

function page(rows) {
  const columns = REASONS.map(([column]) => column)
  const shown = rows.map(({ name, files, ledger, counts }) => {
    return [name, files, ledger.documents, ledger.checked, ...columns.map((column) => counts.get(column))]
  })
  const header = ['Repository', 'files', 'documents', 'checked', ...columns]
  const sums = shown[0].map((_, at) => (at === 0 ? 'all' : shown.reduce((sum, row) => sum + row[at], 0)))
  return `# What is checked in the field

Real manifests out of public repositories, checked by \`check . ${VERSIONS.join(' ')}\`. Every document is either checked or in the ledger with the reason; what
tools render counts as documents too. \`node scripts/field.mjs FOLDER\` writes this page from repositories in a folder.

${[header, header.map((_, at) => (at === 0 ? '---' : '---:')), ...shown, sums].map((row) => `| ${row.join(' | ')} |`).join('\n')}

- *no object*: values, workflows, configurations of other tools: no \`apiVersion\` and \`kind\`.
- *a template*: it holds \`{{\` or the like and does not parse, and no Chart.yaml was at hand that would say what it becomes: of these repositories YAML and JSON alone were collected.
- *rendered*: part of a kustomization or chart that is rendered instead.
- *a part*: patches of kustomizations, and fragments that nobody could create as they are.
- *not rendered*: what would have to be fetched, and what kustomize was not given.
- *not there*: links, and what is too large.
- *no YAML*: a finding where it was meant as a manifest.
`
}
