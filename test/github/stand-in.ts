import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Repository } from './repository.js'

const openapi = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/github-openapi.json'), 'utf8'))
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

/** What is wrong with a value by a schema of the description, in words; '' for nothing. Compiled once: that takes long. */
function wrong(schema: object, value: unknown): string {
  const validate = validators.get(schema) ?? ajv.compile({ ...schema, components: openapi.components })
  validators.set(schema, validate)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}
const validators = new Map<object, ReturnType<typeof ajv.compile>>()

/** What the stand-in answers; `drop` closes the connection without a word. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly drop?: boolean
}

export interface Asked {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** What the request carries, where it carries JSON. */
  readonly body: any
}

export interface StandIn {
  readonly url: string
  /** `GET /repos/o/r/...?...` as they came. */
  readonly asked: string[]
  /** What GitHub's OpenAPI description does not allow, in a request or in our own answer. */
  readonly problems: string[]
  close(): Promise<void>
}

/** GitHub's API on loopback: every request and every answer is held against GitHub's OpenAPI description. */
export async function standIn(answer: (asked: Asked) => Answer): Promise<StandIn> {
  const asked: string[] = []
  const problems: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const known = understood(request, await bodyOf(request), problems)
    const given = known ? answer(known.asked) : { status: 404, body: notFound }
    if (given.drop) return request.socket.destroy()
    if (known) validate(known.responses, given, `${request.method} ${request.url}`, problems)
    response.writeHead(given.status, { 'content-type': 'application/json; charset=utf-8', ...given.headers })
    response.end(given.status === 204 || typeof given.body === 'string' ? given.body : JSON.stringify(given.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, problems, close }
}

export const forbidden = {
  message: 'Resource not accessible by integration',
  documentation_url: 'https://docs.github.com/rest/pulls/pulls#list-pull-requests-files',
  status: '403',
}
export const notFound = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }

/** An entry of a list of files, of the kind that GitHub gives. */
export function entry(filename: string, status: string, patch?: string, more: object = {}): object {
  const url = 'https://github.com/o/r'
  return {
    ...{ sha: 'bbcd538c8e72b8c175046e27cc8f907076331401', filename, status, additions: 1, deletions: 0, changes: 1 },
    ...{ blob_url: `${url}/blob/x`, raw_url: `${url}/raw/x`, contents_url: `${url}/contents/x` },
    ...(patch === undefined ? {} : { patch }),
    ...more,
  }
}

/** GitHub's own example of an answer. */
export function example(name: string): any {
  return openapi.components.examples[name].value
}

/** A comparison as in GitHub's own example, with these files. */
export function comparison(files: readonly object[]): object {
  return { ...openapi.components.examples['commit-comparison'].value, files }
}

/** What GitHub answers of a repository's commits, trees, contents and merge bases; `files` are those of a comparison or pull request. */
export function answering(repository: Repository, files: readonly object[] = []): (asked: Asked) => Answer {
  const url = 'https://api.github.com/repos/o/r/git'
  const known = (body: () => object): Answer => {
    try {
      return { status: 200, body: body() }
    } catch {
      return { status: 404, body: notFound }
    }
  }
  return ({ operation, params }) => {
    switch (operation) {
      case 'pulls/list-files':
        return { status: 200, body: files }
      case 'repos/compare-commits-with-basehead':
        return known(() => {
          const [base = '', head = ''] = params.basehead!.split('...')
          const example = comparison(files) as { merge_base_commit: object }
          const merge_base_commit = { ...example.merge_base_commit, sha: repository.git('merge-base', base, head) }
          return { ...example, merge_base_commit }
        })
      case 'git/get-commit':
        return known(() => {
          const [sha, ...parents] = repository.git('rev-list', '--parents', '-1', params.commit_sha!).split(' ')
          const linked = parents.map((each) => ({
            sha: each,
            url: `${url}/commits/${each}`,
            html_url: `${url}/${each}`,
          }))
          return { ...openapi.components.examples['git-commit-2'].value, sha, parents: linked }
        })
      case 'git/get-tree':
        return known(() => {
          const sha = repository.git('rev-parse', `${params.tree_sha}^{tree}`)
          const lines = repository.git('ls-tree', '-r', '-t', '-l', '-z', '--full-tree', sha).split('\0')
          const tree = lines.filter(Boolean).map((line) => {
            const [, mode, type, id, size, path] = /^(\S+) (\S+) (\S+) +(\S+)\t(.*)$/s.exec(line)!
            return {
              path,
              mode,
              type,
              sha: id,
              url: `${url}/${type}s/${id}`,
              ...(size !== '-' && { size: Number(size) }),
            }
          })
          return { sha, url: `${url}/trees/${sha}`, tree, truncated: false }
        })
      case 'git/get-blob':
        return known(() => blob(params.file_sha!, repository.bytes(params.file_sha!)))
      default:
        return { status: 404, body: notFound }
    }
  }
}

/** A content as GitHub gives it: Base64 in lines. */
export function blob(sha: string, bytes: Buffer): object {
  const content = bytes.toString('base64').replace(/.{60}/g, '$&\n')
  const url = `https://api.github.com/repos/o/r/git/blobs/${sha}`
  return { sha, node_id: 'B', url, size: bytes.length, content, encoding: 'base64' }
}

function understood(
  request: IncomingMessage,
  body: unknown,
  problems: string[],
): { asked: Asked; responses: any } | undefined {
  const url = new URL(request.url ?? '', 'http://x')
  const say = (problem: string) => problems.push(`${request.method} ${url.pathname}${url.search}: ${problem}`)
  // GraphQL is no part of the description.
  if (request.method === 'POST' && url.pathname === '/graphql')
    return { asked: { operation: 'graphql', params: {}, query: {}, body }, responses: graphql }
  for (const [template, methods] of Object.entries<any>(openapi.paths)) {
    const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}$`).exec(url.pathname)
    const operation = methods[request.method?.toLowerCase() ?? '']
    if (!found || !operation) continue
    const params = mapped(found.groups ?? {}, decodeURIComponent)
    const query = Object.fromEntries(url.searchParams)
    const parameters = operation.parameters.map((each: any) => resolved(each))
    for (const { name, in: place, required, schema } of parameters) {
      const given = place === 'path' ? params[name] : query[name]
      if (given === undefined) {
        if (required) say(`${name} is missing`)
        continue
      }
      const value = schema.type === 'integer' && /^\d+$/.test(given) ? Number(given) : given
      if (wrong(schema, value)) say(`${name}: ${wrong(schema, value)}`)
    }
    for (const name of Object.keys(query))
      if (!parameters.some((each: any) => each.in === 'query' && each.name === name)) say(`unknown parameter ${name}`)
    if (Number(query.per_page ?? 1) > 100) say('per_page is over 100')
    if (!/^(?:token|bearer) \S+$/i.test(request.headers.authorization ?? '')) say('no token')
    if (!request.headers['user-agent']) say('GitHub refuses requests without a user agent')
    if (!/^application\/(?:vnd\.github[\w.]*\+)?json/.test(request.headers.accept ?? ''))
      say(`accepts ${request.headers.accept}`)
    const schema = operation.requestBody?.content['application/json'].schema
    if (!schema && body !== undefined) say('takes no body')
    if (schema && wrong(schema, body)) say(`body: ${wrong(schema, body)}`)
    return { asked: { operation: operation.operationId, params, query, body }, responses: operation.responses }
  }
  say('is not an operation that we know of')
  return undefined
}

const graphql = { 200: { content: { 'application/json': { schema: { type: 'object', required: ['data'] } } } } }

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

const undocumented = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/basic-error' } } },
}

function validate(responses: any, { status, body }: Answer, request: string, problems: string[]): void {
  if (typeof body === 'string') return
  if (status === 204) return void (responses[204] ?? problems.push(`${request}: the operation never answers 204`))
  const response = resolved(responses[status] ?? (status >= 400 ? undocumented : undefined))
  const schema = response?.content?.['application/json']?.schema
  if (!schema) return void problems.push(`${request}: the operation never answers ${status}`)
  const problem = wrong(schema, body)
  if (problem) problems.push(`${request} answered ${problem}`)
}

function resolved(value: any): any {
  if (!value?.$ref) return value
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((inner: any, key: string) => inner[key], openapi)
}

function mapped(values: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}
