// node scripts/build.mjs            writes dist/
// node scripts/build.mjs --check    names what in dist/ (and in the generated docs) is not what the sources make
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { bundle } from './bundle.mjs'
import { compilePolicies } from './compile-policies.mjs'
import { licencesOf } from './licences.mjs'
import { filesBelow, root } from './tree.mjs'

const dist = join(root, 'dist')
const checks = process.argv.includes('--check')

try {
  const files = await everyFile()
  if (checks) check(files)
  else write(files)
} catch (error) {
  fail(
    error.errors
      ? error.errors.map(({ location, text }) => `${location?.file}:${location?.line}: ${text}`)
      : [error.message],
  )
}

async function everyFile() {
  const { files, inputs } = await bundle()
  const { knowledge, policies } = await compilePolicies()
  files.set('knowledge.json', `${JSON.stringify(knowledge)}\n`)
  files.set('policies.json', `${JSON.stringify(policies)}\n`)
  files.set('LICENSES.txt', licencesOf(inputs))
  for (const [path, text] of declarations()) files.set(`types/${path}`, text)
  return files
}

function declarations() {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-types-'))
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { status, stdout } = spawnSync(
      process.execPath,
      [tsc, '--project', join(root, 'scripts/tsconfig.types.json'), '--outDir', folder],
      { cwd: root, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`types: ${stdout}`)
    return [...reachedFrom('index.d.ts', folder)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The declaration `entry` and all that it names, by path. */
function reachedFrom(entry, folder) {
  const found = new Map([[entry, '']])
  for (const path of found.keys()) {
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
    found.set(path, text)
    for (const [, name] of text.matchAll(/\b(?:from |import\()['"](\.[^'"]+)\.js['"]/g))
      if (!found.has(typesOf(path, name))) found.set(typesOf(path, name), '')
  }
  return found
}

function typesOf(path, name) {
  return `${posix.join(posix.dirname(path), name)}.d.ts`
}

function write(files) {
  for (const path of filesBelow(dist)) if (!files.has(path)) rmSync(join(dist, path))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  const bytes = (path) => `dist/${path} ${Math.ceil(Buffer.byteLength(files.get(path)) / 1024)} kB`
  console.log(
    [...files.keys()]
      .filter((path) => !path.startsWith('types/'))
      .map(bytes)
      .join('\n'),
  )
}

function check(files) {
  const committed = new Map(filesBelow(dist).map((path) => [path, readFileSync(join(dist, path), 'utf8')]))
  const stale = [...new Set([...files.keys(), ...committed.keys()])]
    .filter((path) => files.get(path) !== committed.get(path))
    .map((path) => `dist/${path} is ${!committed.has(path) ? 'missing' : !files.has(path) ? 'left over' : 'stale'}`)
  if (stale.length > 0) fail([...stale.sort(), 'run `npm run build` and commit dist/'])
  else console.log(`dist/ is fresh (${files.size} files)`)
  const docs = join(root, 'scripts/docs.mjs')
  if (existsSync(docs) && spawnSync(process.execPath, [docs, '--check'], { cwd: root, stdio: 'inherit' }).status !== 0)
    process.exitCode = 1
}

function fail(lines) {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
