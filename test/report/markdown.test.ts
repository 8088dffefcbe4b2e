import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/report/markdown.js'
import { code, html, inline } from '../../src/report/markup.js'
import { affected, cluster, finding, report } from './sample.js'

test('a summary as a reviewer reads it', () => {
  const ledger = { documents: 5, checked: 4, skipped: [{ file: 'c/a.yaml', line: 1, reason: 'a template | {{ x }}' }] }
  expect(renderMarkdown(report({ ledger }))).toBe(`\
## Kruise Preflight: 1 error in 4 documents, for 2 clusters

| | finding | prod-eu | prod-us |
|---|---|---|---|
| error | \`spread.yaml:28\` Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0. | **yes** | no |

<details><summary><b>error</b> Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.</summary>

\`spread.yaml:28:11\` \`subset-patch-changes-priority-class\`

\`\`\`text
the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000000000 from the given PriorityClass name
\`\`\`

**You would see** Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread

**Do** add \`priority: 1000000000\` beside it, or run kruise 1.8.0; 1.7.2 is not enough

**In** prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)

**Known** recorded (a09, a02)

</details>

### Not checked: 1 of 5 documents

- \`c/a.yaml:1\` a template \\| {{ x }}
`)
})

test('a clean summary names the open kinds', () => {
  expect(
    renderMarkdown(
      report({
        findings: [],
        clusters: [cluster('a', { openKinds: ['SidecarSet'], notes: ['1.99 is judged as 1.36'] })],
      }),
    ),
  ).toBe(
    `\
## Kruise Preflight: no findings in 4 documents, for a (kubernetes 1.28.7, kruise 1.6.3)

- 1.99 is judged as 1.36 (a)
- Objects of these kinds may exist that are not in view: SidecarSet
`,
  )
})

test('text is shown as it stands', () => {
  expect(inline('a | b <b>&amp; @user #12 https://x www.x *b* _i_ ![x](y) [l](u) ~s~ \\')).toBe(
    'a \\| b &lt;b&gt;&amp;amp; @&#8203;user #&#8203;12 https:&#8203;//x www&#8203;.x \\*b\\* \\_i\\_ !\\[x\\](y) \\[l\\](u) \\~s\\~ \\\\',
  )
  expect(inline('run `a | <b> @x` or ` alone')).toBe('run `a | <b> @x` or \\` alone')
  expect(inline('a\n\n# b\u202e\u001b')).toBe('a # b\\\\u202e\\\\u001b')
  expect(html('<script> @user `a<b`')).toBe('&lt;script&gt; @&#8203;user <code>a&lt;b</code>')
  expect(code('a`b``c')).toBe('```a`b``c```')
  expect(code('`')).toBe('`` ` ``')
  expect(code('a\n@b')).toBe('`a\\u000a@b`')
})

test('nothing in a name leaves its place', () => {
  const evil = '`|</details>\n## x\n<img src=x> @user ::error::```\n'
  const out = renderMarkdown(
    report({
      clusters: [cluster(evil), cluster('b')],
      findings: [
        finding({
          file: evil,
          ruleId: evil,
          message: evil,
          symptom: evil,
          refusal: { by: evil, message: evil },
          related: [{ file: evil, line: 1, column: 1, endLine: 1, endColumn: 1, note: evil }],
          affects: [affected(evil), affected('b')],
          assumes: [evil],
        }),
      ],
      ledger: { documents: 1, checked: 0, skipped: [{ file: evil, line: 1, reason: evil }] },
    }),
  )
  expect(out.match(/<\/details>\n/g)).toEqual(['</details>\n'])
  expect(out.match(/^#+ .*/gm)).toEqual([
    '## Kruise Preflight: 1 error in 0 documents, for 2 clusters',
    '### Not checked: 1 of 1 document',
  ])
  // Outside code, neither HTML nor a mention.
  const prose = out
    .replaceAll(/<code>.*?<\/code>/g, '')
    .replaceAll(/^(`{3,})text\n.*\n\1$/gm, '')
    .replaceAll(/(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
  expect(prose).not.toMatch(/<img|@user/)
  const row = out.split('\n').find((line) => line.startsWith('| error'))
  expect(row?.match(/(?<!\\)\|/g)).toHaveLength(5)
})

test('200 clusters become environments, and too many of those one column', () => {
  const clusters = Array.from({ length: 200 }, (_, at) => cluster(`c${at}`, { environment: at < 150 ? 'prod' : 'dev' }))
  const findings = [finding({ clusters: clusters.slice(0, 180).map(({ name }) => name) })]
  const out = renderMarkdown(report({ clusters, findings })).split('\n')
  expect(out[2]).toBe('| | finding | prod | dev |')
  expect(out[4]).toMatch(/ \| 150 of 150 \| 30 of 50 \|$/)
  const scattered = clusters.map((each, at) => ({ ...each, environment: `e${at}` }))
  expect(renderMarkdown(report({ clusters: scattered, findings })).split('\n')[4]).toMatch(/ \| 180 of 200 \|$/)
})

test('what does not fit is counted, at the limit and around it', () => {
  const findings = Array.from({ length: 50 }, (_, at) => finding({ line: at + 1, message: `Pod ${at} 界.` }))
  const all = renderMarkdown(report({ findings }))
  const size = Buffer.byteLength(all)
  // The last line's room is kept free.
  expect(renderMarkdown(report({ findings }), { limit: 2 * size })).toBe(all)
  for (const limit of [size - 1, 20_000, 3_000, 700]) {
    const out = renderMarkdown(report({ findings }), { limit })
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(limit)
    const shown = out.match(/<details>/g)?.length ?? 0
    expect(out).toMatch(
      new RegExp(
        `\\n${50 - shown} findings? of 50 (?:is|are) not shown in full: this summary holds at most ${limit} bytes\\. The log has more\\.\\n$`,
      ),
    )
  }
})

test('5,000 findings stay under 1 MiB', () => {
  const findings = Array.from({ length: 5000 }, (_, at) => finding({ line: at + 1 }))
  const out = renderMarkdown(report({ findings }))
  expect(Buffer.byteLength(out)).toBeLessThanOrEqual(1024 * 1024)
  expect(Buffer.byteLength(out)).toBeGreaterThan(1_000_000)
  expect(out).toMatch(/\d+ findings of 5000 are not shown in full/)
})
