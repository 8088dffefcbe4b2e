import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { compilePolicies } from '../../scripts/compile-policies.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function policies(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'policies-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const fact = `facts:
  - fact: pods-have-names
    says: Pods have names.
    of: kubernetes
    holds: '>=1.0.0'
    basis: source
    evidence: [docs]
`

it('compiles what policies/ hold, by name', async () => {
  const { knowledge, policies: texts } = await compilePolicies(policies({ 'facts/a.yaml': fact }))
  expect(knowledge.facts).toEqual({
    'pods-have-names': {
      fact: 'pods-have-names',
      says: 'Pods have names.',
      of: 'kubernetes',
      holds: '>=1.0.0',
      basis: 'source',
      evidence: ['docs'],
    },
  })
  expect(texts).toEqual({})
})

it('names the file and the line of text that is no YAML', async () => {
  await expect(compilePolicies(policies({ 'facts/a.yaml': `${fact}  - fact: "x\n` }))).rejects.toThrow(
    /^policies\/facts\/a\.yaml:[89]: /,
  )
})

it('names both lines of a key that stands twice', async () => {
  const twice = fact.replace('    of: kubernetes\n', '    of: kubernetes\n    of: kruise\n')
  await expect(compilePolicies(policies({ 'facts/a.yaml': twice }))).rejects.toThrow(
    'policies/facts/a.yaml:5: "of" stands already on line 4',
  )
})

it('names the line of a policy that its schema refuses', async () => {
  const policy = '# a comment\nid: Not Kebab\nfamily: priority\nseverity: fatal\n'
  await expect(compilePolicies(policies({ 'priority/not-kebab.yaml': policy }))).rejects.toThrow(
    /^policies\/priority\/not-kebab\.yaml:4: severity is not one of error, warning, notice$/m,
  )
})

it('names the line of a range that cannot be read', async () => {
  const broken = fact.replace('>=1.0.0', 'from 1.0')
  await expect(compilePolicies(policies({ 'facts/a.yaml': broken }))).rejects.toThrow(
    /^policies\/facts\/a\.yaml:5: facts\/0\/holds: /,
  )
})

it('names the line of a text that asks for a fact nobody states', async () => {
  const texts = `messages:
  - message: pods-need-names
    texts: [{ when: pods-are-nameless, text: a }, { text: b }]
    evidence: [docs]
`
  await expect(compilePolicies(policies({ 'facts/a.yaml': fact, 'facts/b.yaml': texts }))).rejects.toThrow(
    'policies/facts/b.yaml:2: messages[0] pods-need-names: there is no fact named "pods-are-nameless"',
  )
})
