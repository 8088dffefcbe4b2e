import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from '../../src/index.js'

let cwd = ''
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'kruise-preflight-doors-'))
  await file('a.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n')
})
afterAll(() => rm(cwd, { recursive: true }))

async function file(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(cwd, name)), { recursive: true })
  await writeFile(join(cwd, name), text)
}

/** What a run on these paths says instead of a report. */
async function refused(paths: string[], config?: string): Promise<string> {
  const found = await check({ cwd, paths, clusters: [], config }).then(
    () => 'it ran',
    (error: Error) => error,
  )
  return found instanceof Error ? `${found.constructor.name}: ${found.message}` : found
}

test('what cannot be read is named as it was written', async () => {
  expect(await refused(['b.yaml'])).toBe('UsageError: b.yaml: there is no such file or folder')
  expect(await refused(['a.yaml'], 'b.yml')).toBe('UsageError: b.yml: there is no such file')
  await mkdir(join(cwd, 'folder'))
  expect(await refused(['a.yaml'], 'folder')).toBe('UsageError: folder: it is a folder, not a file')
})

test('a rule that does not exist is a mistake of the configuration', async () => {
  await file('c.yml', 'clusters: [{ name: a, kubernetes: 1.28 }]\nrules: { "prority/*": off }\n')
  expect(await refused(['a.yaml'], 'c.yml')).toMatch(
    /^UsageError: c\.yml:2:10: there is no rule "prority\/\*", perhaps "priority\/\*"; known are /,
  )
})

test('an entry of allow: keeps its findings out, and the report lists it', async () => {
  const text = `clusters: [{ name: a, kubernetes: 1.28, next: { kubernetes: 1.32 } }]
allow: [{ rule: qos/*, because: known }]
`
  await file('e.yml', text)
  const { notes, report } = await check({ cwd, paths: ['a.yaml'], clusters: [], config: 'e.yml' })
  expect(notes).toEqual([])
  expect(report.findings).toEqual([])
  expect(report.allowances).toEqual([
    {
      rule: 'qos/*',
      file: 'e.yml',
      line: 2,
      column: 9,
      because: 'known',
      from: 'config',
      status: 'new',
      state: 'counts',
      allows: [],
    },
  ])
})
