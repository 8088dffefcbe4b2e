import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadPolicies } from '../../src/policy/load.js'
import { document } from './read.js'

const right = readFileSync(new URL('./fixtures/volumes/claim-mount.yaml', import.meta.url), 'utf8')
const file = 'policies/volumes/claim-mount.yaml'
const problems = (from: string | RegExp, to: string) => {
  const text = right.replace(from, to)
  expect(text).not.toBe(right)
  return loadPolicies([document(file, text)]).problems
}

test('each mistake is one line with its place', () => {
  expect(problems('basis: source', 'basis: rumour')).toEqual([
    `${file}:12: basis is not one of recorded, source, derived`,
  ])
  expect(problems('why:', 'wy:')).toEqual([
    `${file}:1: "why" is missing in the policy`,
    `${file}:10: "wy" is unknown in the policy; known: id, family, severity, summary, data, message, symptom, why, remedy, fix, fixes, basis, evidence, variants, off, security`,
  ])
  expect(problems('{mounts}', '{mount}')).toEqual([`${file}:8: message: {mount} is not listed in "data"`])
  expect(problems('{mounts}', '{{ mounts }}')).toEqual([`${file}:8: message: "{{" is no placeholder; write {name}`])
  expect(problems('{mounts}', '[[{mounts}')).toEqual([`${file}:8: message: "[[" and "]]" do not pair`])
  expect(problems('{mounts}', '[[mounts]]')).toEqual([
    `${file}:8: message: "[[mounts]]" holds no placeholder, so it is never dropped`,
  ])
  expect(problems('{since:sim', '{sinse:sim')).toEqual([
    `${file}:11: remedy: "{sinse:simulates-claims}" is no placeholder; write {name}, {since:fact} or {until:fact}`,
  ])
  expect(problems('id: claim-mount', 'id: claim')).toEqual([
    `${file}:2: id "claim" is not the file's name "claim-mount.yaml"`,
  ])
  expect(problems('family: volumes', 'family: qos')).toEqual([`${file}:3: family "qos" is not the folder "volumes"`])
  expect(problems('  mounts: the', '  count: n\n  mounts: the')).toEqual([
    `${file}:7: data: "count" is built in; name yours otherwise`,
  ])
  expect(problems('evidence: [', 'fix: { title: x, safe: true, patch: [{ op: add, path: /a }] }\nevidence: [')).toEqual(
    [`${file}:13: "value" is missing in fix/patch/0`],
  )
  const fix = '{ title: x, safe: true, patch: [{ op: remove, path: /a }] }'
  expect(problems('evidence: [', `fix: ${fix}\nfixes: [${fix}]\nevidence: [`)).toEqual([
    `${file}:13: "fix" and "fixes" both stand here; keep one`,
  ])
  expect(problems('evidence: [', 'variants: { x: { why: "{nobody}" } }\nevidence: [')).toEqual([
    `${file}:13: why: {nobody} is not listed in "data"`,
  ])
  expect(problems('to the webhook.', 'to the webhook!')[0]).toMatch(
    /^policies\/volumes\/claim-mount\.yaml:8: message is not as it must be: First what will happen/,
  )
})

test('an id stands once', () => {
  const other = 'policies/user/volumes/claim-mount.yaml'
  expect(loadPolicies([document(file, right), document(other, right)])).toMatchObject({
    policies: [{ id: 'claim-mount' }],
    problems: [`${other}:2: id "claim-mount" is already that of ${file}`],
  })
})

test('a file that holds no policy is said', () => {
  expect(loadPolicies([{ file, value: null }]).problems).toEqual([`${file}:1: the policy must be object`])
})
