// Cuts the operations that src/github calls out of GitHub's OpenAPI description, for the tests' stand-in of the API.
//   cd "$(mktemp -d)" && npm pack @octokit/openapi@23.0.2 && tar xzf *.tgz package/generated/api.github.com.json
//   node scripts/github-openapi.mjs package/generated/api.github.com.json > test/fixtures/github-openapi.json
// The package is 385 MB unpacked, so it is not a dependency.
import { readFileSync } from 'node:fs'

const repository = '/repos/{owner}/{repo}'
const operations = [
  ['', 'get'],
  ['/pulls', 'get'],
  ['/pulls/{pull_number}', 'get'],
  ['/pulls/{pull_number}/files', 'get'],
  ['/pulls/{pull_number}/reviews', 'get'],
  ['/pulls/{pull_number}/reviews', 'post'],
  ['/pulls/{pull_number}/reviews/{review_id}', 'put'],
  ['/pulls/{pull_number}/comments', 'get'],
  ['/pulls/comments/{comment_id}', 'patch'],
  ['/pulls/comments/{comment_id}', 'delete'],
  ['/compare/{basehead}', 'get'],
  ['/commits/{commit_sha}/pulls', 'get'],
  ['/git/commits/{commit_sha}', 'get'],
  ['/git/trees/{tree_sha}', 'get'],
  ['/git/blobs/{file_sha}', 'get'],
  ['/contents/{path}', 'get'],
  ['/check-runs', 'post'],
  ['/check-runs/{check_run_id}', 'patch'],
  ['/issues', 'get'],
  ['/issues', 'post'],
  ['/issues/{issue_number}', 'patch'],
  ['/issues/{issue_number}/comments', 'get'],
  ['/issues/{issue_number}/comments', 'post'],
  ['/issues/comments/{comment_id}', 'patch'],
  ['/issues/comments/{comment_id}', 'delete'],
].map(([path, method]) => [`${repository}${path}`, method])
// What GitHub answers without saying so in the operation: 403 and 429.
const alwaysNeeded = ['#/components/schemas/basic-error']

const whole = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const at = (ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], whole)

const cut = { openapi: whole.openapi, info: { version: whole.info.version, title: whole.info.title }, paths: {} }
for (const [path, method] of operations) {
  const { operationId, parameters = [], requestBody, responses } = whole.paths[path][method]
  cut.paths[path] = {
    ...cut.paths[path],
    [method]: { operationId, parameters, ...(requestBody && { requestBody }), responses },
  }
}

const pending = [cut.paths, ...alwaysNeeded.map(($ref) => ({ $ref }))]
const seen = new Set()
for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
  if (value === null || typeof value !== 'object') continue
  if (typeof value.$ref === 'string' && !seen.has(value.$ref)) {
    seen.add(value.$ref)
    pending.push(at(value.$ref))
  }
  pending.push(...Object.values(value))
}
for (const ref of [...seen].sort()) {
  const [, section, name] = ref.slice(2).split('/')
  cut.components ??= {}
  cut.components[section] ??= {}
  cut.components[section][name] = at(ref)
}

/** OpenAPI 3.0 as JSON Schema: `nullable` becomes a type, and words that are not validation go. In `properties` the keys are names. */
function schema(value, areNames = false) {
  if (Array.isArray(value)) return value.map((each) => schema(each))
  if (value === null || typeof value !== 'object') return value
  const out = {}
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'description' && typeof inner === 'string') continue
    if (['example', 'externalDocs', 'nullable', 'title'].includes(key) && typeof inner !== 'object') continue
    if (key === 'example' || key === 'externalDocs') continue
    const isData = key === 'examples' || key === 'enum' || key === 'value'
    out[key] = isData && !areNames ? inner : schema(inner, key === 'properties' && !areNames)
  }
  if (value.nullable !== true) return out
  if (typeof out.type === 'string') {
    if (out.enum && !out.enum.includes(null)) out.enum = [...out.enum, null]
    return { ...out, type: [out.type, 'null'] }
  }
  return { anyOf: [out, { type: 'null' }] }
}

process.stdout.write(`${JSON.stringify(schema(cut))}\n`)
