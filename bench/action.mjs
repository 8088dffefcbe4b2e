import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './cache.mjs'
import { git } from './corpus/repository.mjs'

/** The action in a pull request, with and without the commits of the change in the checkout, and GitHub's API on loopback. */
export async function actionOn(env, { base, head, merge }, files) {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-action-'))
  const { standIn, answering, entry } = await tests(folder)
  const shallow = join(folder, 'shallow')
  mkdirSync(shallow)
  git(shallow, 'init', '-q', '-b', 'main')
  git(env.folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  git(shallow, 'fetch', '-q', '--depth=1', `file://${env.folder}`, merge)
  git(shallow, 'checkout', '-q', '--detach', 'FETCH_HEAD')

  const repository = {
    git: (...args) => git(env.folder, ...args),
    bytes: (id) => Buffer.from(git(env.folder, 'cat-file', 'blob', id)),
  }
  const entries = files.map((file) => entry(file, 'modified', '@@ -1,1 +1,2 @@\n a\n+# changed'))
  const comments = (asked) => {
    if (asked.operation === 'issues/list-comments' || asked.operation === 'pulls/list-review-comments')
      return { status: 200, body: [] }
    return answering(repository, entries)(asked)
  }
  const server = await standIn(comments)
  const event = join(folder, 'event.json')
  const pull_request = { number: 7, base: { sha: base }, head: { sha: head }, changed_files: files.length }
  writeFileSync(event, JSON.stringify({ pull_request }))
  mkdirSync(join(folder, 'temp'))
  for (const name of ['output', 'summary', 'env']) writeFileSync(join(folder, name), '')
  const variables = {
    PATH: process.env.PATH,
    HOME: folder,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_ENV: join(folder, 'env'),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_API_URL: server.url,
    RUNNER_TEMP: join(folder, 'temp'),
    INPUT_TOKEN: 'ghs_secret',
    INPUT_KUBERNETES: '1.32',
    INPUT_KRUISE: '1.6',
    INPUT_RENDER: 'never',
    'INPUT_FAIL-ON': 'never',
  }
  const on = (name, workspace) => ({
    name,
    command: [env.node, env.action],
    cwd: workspace,
    env: { ...variables, GITHUB_WORKSPACE: workspace },
    codes: [0],
  })
  return {
    variants: [on('action, fetch-depth 2', env.folder), on('action, fetch-depth 1', shallow)],
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
      if (server.problems.length > 0) throw new Error(`GitHub would not have it: ${server.problems[0]}`)
    },
  }
}

/** The stand-in of the tests, which is TypeScript. */
async function tests(folder) {
  const outfile = join(folder, 'stand-in.mjs')
  const home = join(root, 'test/github')
  await build({
    entryPoints: [join(home, 'stand-in.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    define: { 'import.meta.dirname': JSON.stringify(home) },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  })
  return import(pathToFileURL(outfile).href)
}
