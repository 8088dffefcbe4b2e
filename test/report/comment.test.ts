import { expect, test } from 'vitest'
import { renderComment } from '../../src/report/comment.js'
import { cluster, finding, report } from './sample.js'

const summaryUrl = 'https://github.com/o/r/actions/runs/7'
const row = {
  object: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name: 'web' },
  file: 'web.yaml',
  line: 1,
  pods: 6,
  clusters: ['prod-eu'],
  outcome: 'recreate',
  because: 'a Deployment makes new pods for a new template',
  runs: ['web: image a -> b'],
} as const

test('a comment as a reviewer reads it', () => {
  const findings = [
    finding({ severity: 'notice', message: 'Here.', ruleId: 'said', fingerprint: 'said' }),
    finding({ refusal: { by: 'Priority', message: 'no' }, remedy: 'Wait.', symptom: 'Nothing.' }),
  ]
  const ledger = { documents: 5, checked: 4, skipped: [{ file: 'a.yaml', line: 1, reason: 'a template' }] }
  const given = report({ findings, ledger, rollout: [row] })
  expect(renderComment(given, { said: new Set(['said']), summaryUrl, notes: ['No base.'] })).toBe(`\
**Kruise Preflight:** 1 error and 1 notice in 4 documents, for 2 clusters. [Job summary](${summaryUrl})

| | finding | prod-eu | prod-us |
|---|---|---|---|
| **error** | Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0. \`spread.yaml:28\` | **yes** | no |
| notice | Here. \`spread.yaml:28\` | **yes** | no |

1 of 2 findings has a comment on its line.

> No base.

### What this change does

| workload | clusters | what will happen | why |
|---|---|---|---|
| Deployment shop/web (6 pods) | prod 1 of 2: prod-eu | **made anew** | a Deployment makes new pods for a new template |

### Why, and what to do

<details><summary><b>error</b> Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.</summary>

\`spread.yaml:28:11\` \`subset-patch-changes-priority-class\`

**Upstream**

\`\`\`text
no
\`\`\`

**You would see** Nothing.

**Do** Wait.

**In** prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)

**Known** recorded (a09, a02)

**Allow** it by a line above the cause:

\`\`\`yaml
# kruise-preflight: allow subset-patch-changes-priority-class until 2027-03-31 because REASON
\`\`\`

</details>

### Not checked: 1 of 5 documents

- a template (\`a.yaml:1\`)

<details><summary>What the cluster will run</summary>

**Deployment shop/web (6 pods), prod 1 of 2: prod-eu**

- web: image a -&gt; b

</details>
`)
})

test('a clean change is one line', () => {
  const clean = report({ findings: [], clusters: [cluster('a', { openKinds: ['SidecarSet'], notes: ['x'] })] })
  const one = '**Kruise Preflight:** no findings in 4 documents, for a (kubernetes 1.28.7, kruise 1.6.3).'
  expect(renderComment(clean)).toBe(`${one}\n`)
  expect(renderComment({ ...clean, rollout: [row] }, { summaryUrl })).toBe(`${one} [Job summary](${summaryUrl})\n`)
  const skipped = [{ file: 'a.yaml', line: 1, reason: 'a template' }]
  const ledger = { documents: 5, checked: 4, skipped }
  expect(renderComment({ ...clean, ledger, mended: [finding(), finding()] })).toBe(
    `${one} This change mends 2 findings. 1 document is not checked.\n`,
  )
  expect(renderComment(clean, { notes: ['No base.'] })).toBe(`${one}\n\n> No base.\n`)
})

test('where only what stood before is left, it is counted in one line', () => {
  expect(renderComment(report({ findings: [finding({ status: 'existing' })] }))).toBe(
    '**Kruise Preflight:** 1 error (0 new) in 4 documents, for 2 clusters.\n',
  )
  expect(renderComment(report({ findings: [finding({ status: 'existing' })] }), { all: true })).toContain(
    '\n### Why, and what to do\n',
  )
})

test('an address that is none is no link', () => {
  for (const url of ['javascript:alert(1)', 'https://x y', 'https://x)](b', 'https://x\nb', ''])
    expect(renderComment(report({ findings: [] }), { summaryUrl: url })).toBe(
      '**Kruise Preflight:** no findings in 4 documents, for 2 clusters.\n',
    )
})

/** A report whose comment has exactly `length` UTF-16 units, some of them halves of pairs. */
function sized(length: number) {
  const most = Array.from({ length: 60 }, (_, at) =>
    finding({ line: at + 1, message: `Pod ${at} 😀.`, remedy: `${'x'.repeat(380)}😀`, fingerprint: `f${at}` }),
  )
  const missing = length - renderComment(report({ findings: most }), { limit: Number.POSITIVE_INFINITY }).length
  const findings = [...most.slice(0, -1), { ...most.at(-1)!, remedy: `${most.at(-1)!.remedy}${'y'.repeat(missing)}` }]
  return report({ findings })
}

test('of 65,535 and 65,536 characters nothing is cut; of 65,537 a finding is, and that is said', () => {
  for (const length of [65_535, 65_536]) {
    const out = renderComment(sized(length))
    expect(out).toHaveLength(length)
    expect(out).not.toContain('### Left out')
  }
  const out = renderComment(sized(65_537))
  expect(out.length).toBeLessThanOrEqual(65_536)
  expect(out).toContain(
    '### Left out\n\nThis comment holds at most 65536 characters, and has no room for the details of 1 of 60 findings. The job summary and the JSON report have more.\n\n| | rule | findings |\n|---|---|---|\n| error | `subset-patch-changes-priority-class` | 1 |\n',
  )
  expect(out).toContain('\nand 1 more, for which there is no room\n\n</details>\n')
})

test('whatever the limit, the comment stays within it and closes what it opens', () => {
  const given = { ...sized(66_000), rollout: [row] }
  for (const limit of [0, 10, 17, 90, 500, 1_000, 2_000, 5_000, 20_000, 65_999]) {
    const out = renderComment(given, { limit })
    expect(out.length).toBeLessThanOrEqual(limit)
    expect(out.match(/<details>/g)?.length).toBe(out.match(/<\/details>/g)?.length)
  }
})
