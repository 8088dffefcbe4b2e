import { expect, test } from 'vitest'
import { isResolved, resolvedComment, reviewComment } from '../../src/report/review-comment.js'
import { affected, finding, report } from './sample.js'

const { clusters } = report()
const on = { file: 'spread.yaml', line: 28 }

test('a comment reads: what will happen, upstream, what one would see, what to do, where, and why in a fold', () => {
  const full = finding({
    why: 'The webhook clears the priority.',
    assumes: ['PriorityClass high-priority is as it is in this repository.'],
    affects: Array.from({ length: 12 }, (_, i) => affected(`web-${i}`)),
  })
  expect(reviewComment([full], clusters, { limit: 65_536, on }).body).toBe(
    `**error** Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0. \`subset-patch-changes-priority-class\`

**Upstream**

\`\`\`text
the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000000000 from the given PriorityClass name
\`\`\`

**You would see** Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread

**Do** add \`priority: 1000000000\` beside it, or run kruise 1.8.0; 1.7.2 is not enough

**In** prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)

<details><summary>Why, how it is known, and how to allow it</summary>

**Why** The webhook clears the priority.

**Known** recorded (a09, a02)

**Assumes** PriorityClass high-priority is as it is in this repository.

**Affects**

${Array.from({ length: 10 }, (_, i) => `- CloneSet shop/web-${i}`).join('\n')}
- and 2 more

**Allow** with a comment on the line of the cause or above it:

\`\`\`yaml
# kruise-preflight: allow subset-patch-changes-priority-class until 2027-03-31 because REASON
\`\`\`

</details>`,
  )
})

test('nobody is told to allow what the configuration locks, nor to write comments into JSON', () => {
  const bodyOf = (more: object) => reviewComment([finding(more)], clusters, { limit: 65_536, on }).body
  expect(bodyOf({ locked: true })).toContain(
    '**Allow** nobody can allow this here: the configuration locks the rule\n\n</details>',
  )
  expect(bodyOf({ file: 'a.json' })).not.toMatch(/allow/i)
})

test('a fix is a suggestion, or words', () => {
  const fixed = finding({ fix: { title: 'the priority beside the class', safe: false, edits: [] } })
  const bodyWith = (lines?: string[]) =>
    reviewComment([fixed], clusters, { limit: 65_536, on, suggestion: lines && { of: fixed, lines } }).body
  expect(bodyWith(['  a: 1', '  # ```'])).toContain('\n\n````suggestion\n  a: 1\n  # ```\n````\n\n')
  expect(bodyWith(['a', ''])).toContain('```suggestion\na\n\n```')
  expect(bodyWith([])).toContain('\n\n```suggestion\n```\n\n')
  expect(bodyWith()).toContain('\n\n**Fix** the priority beside the class (changes what runs)\n\n')
})

test('a comment holds the findings that it has room for, at the limit and beside it', () => {
  const findings = [finding({ fingerprint: 'a' }), finding({ fingerprint: 'b', message: 'longer than the room is' })]
  const whole = reviewComment(findings, clusters, { limit: 65_536, on })
  const heldIn = (limit: number) => {
    const { body, holds } = reviewComment(findings, clusters, { limit, on })
    expect(body.length).toBeLessThanOrEqual(limit)
    return holds.map(({ fingerprint }) => fingerprint)
  }
  const { length } = whole.body
  expect([length - 1, length, length + 1].map(heldIn)).toEqual([['a'], ['a', 'b'], ['a', 'b']])
  expect(heldIn(10)).toEqual([])
})

test('the clusters of an upstream with several wordings are named above each', () => {
  const refusal = { by: 'x', message: 'one', others: [{ by: 'x', message: 'other', clusters: ['prod-us'] }] }
  const { body } = reviewComment([finding({ refusal, clusters: ['prod-eu', 'prod-us'] })], clusters, {
    limit: 9999,
    on: null,
  })
  expect(body).toContain(
    '**Upstream on prod-eu**\n\n```text\none\n```\n\n**Upstream on prod-us**\n\n```text\nother\n```',
  )
  expect(body).toContain('**The cause** `spread.yaml:28:11`')
})

test('a resolved comment folds what it said, without a suggestion; what is too long goes', () => {
  const body = 'words\n\n```suggestion\na\n```\n\n````text\n```suggestion\n````'
  const resolved = resolvedComment(body, 'abcdef0123456789', 65_536)
  expect(resolved).toBe(
    'Resolved by abcdef0123.\n\n<details><summary>What it said</summary>\n\nwords\n\n```text\na\n```\n\n````text\n```text\n````\n\n</details>',
  )
  expect(resolvedComment(body, 'abcdef0123456789', resolved.length)).toBe(resolved)
  expect(resolvedComment(body, 'abcdef0123456789', resolved.length - 1)).toBe('Resolved by abcdef0123.')
  expect([isResolved(resolved), isResolved(body), isResolved(`**Resolved by`)]).toEqual([true, false, false])
})
