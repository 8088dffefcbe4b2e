import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/report/markdown.js'
import { cell, code, html, inline } from '../../src/report/markup.js'
import { affected, cluster, finding, report } from './sample.js'

test('a summary as a reviewer reads it', () => {
  const ledger = { documents: 5, checked: 4, skipped: [{ file: 'c/a.yaml', line: 1, reason: 'a template | {{ x }}' }] }
  expect(renderMarkdown(report({ ledger }))).toBe(`\
## Kruise Preflight: 1 error in 4 documents, for 2 clusters

| | finding | prod-eu | prod-us |
|---|---|---|---|
| **error** | Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0. \`spread.yaml:28\` | **yes** | no |

### Why, and what to do

<details><summary><b>error</b> Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0.</summary>

\`spread.yaml:28:11\` \`subset-patch-changes-priority-class\`

**Upstream**

\`\`\`text
the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000000000 from the given PriorityClass name
\`\`\`

**You would see** Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread

**Do** add \`priority: 1000000000\` beside it, or run kruise 1.8.0; 1.7.2 is not enough

**In** prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)

**Known** recorded (a09, a02)

**Allow** it by a line above the cause:

\`\`\`yaml
# kruise-preflight: allow subset-patch-changes-priority-class until 2027-03-31 because REASON
\`\`\`

</details>

### Not checked: 1 of 5 documents

- a template \\| {{ x }} (\`c/a.yaml:1\`)
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

### About the clusters

- Objects of these kinds may exist that are not in view: SidecarSet
- 1.99 is judged as 1.36 (a)
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
  expect(inline('fixed by GH-12, CVE-2024-1 and ghsa-x in 0a1b2c3d4e5f :tada: $x$ 1000000000 o/r#1 a@b.de')).toBe(
    'fixed by GH-&#8203;12, CVE-&#8203;2024-1 and ghsa-&#8203;x in 0a1b2c&#8203;3d4e5f :&#8203;tada: <span>$</span>x<span>$</span> 1000000000 o/r#&#8203;1 a@&#8203;b.de',
  )
  for (const mark of ['# a', '- a', '+ a', '= a']) expect(inline(mark)).toBe(`\\${mark}`)
  expect(inline('12. a')).toBe('12\\. a')
  expect(inline('1.28 is judged as 1.27')).toBe('1.28 is judged as 1.27')
  expect(cell('a | b \\| c \\\\| d')).toBe('a \\| b \\| c \\\\\\| d')
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
  const text = out.replaceAll(/^(`{3,})\w+\n.*\n\1$/gm, '')
  expect(text.match(/^#+ .*/gm)).toEqual([
    '## Kruise Preflight: 1 error in 0 documents, for 2 clusters',
    '### Why, and what to do',
    '### Not checked: 1 of 1 document',
  ])
  // Outside code, neither HTML nor a mention.
  const prose = out
    .replaceAll(/<code>.*?<\/code>/g, '')
    .replaceAll(/^(`{3,})\w+\n.*\n\1$/gm, '')
    .replaceAll(/(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
  expect(prose).not.toMatch(/<img|@user/)
  const row = out.split('\n').find((line) => line.startsWith('| **error**'))
  expect(row?.match(/(?<!\\)\|/g)).toHaveLength(5)
})

test('200 clusters become environments, and too many of those one column, which names the few', () => {
  const clusters = Array.from({ length: 200 }, (_, at) => cluster(`c${at}`, { environment: at < 150 ? 'prod' : 'dev' }))
  const names = clusters.map(({ name }) => name)
  const findings = [180, 200, 199, 2, 150].map((most) => finding({ clusters: names.slice(0, most) }))
  const rows = (more: typeof clusters) => {
    const lines = renderMarkdown(report({ clusters: more, findings })).split('\n')
    return [lines[2], ...lines.slice(4, 9)].map((line) => line?.replace(/^.*?(?:28`|finding) \| /, ''))
  }
  expect(rows(clusters)).toEqual([
    'prod | dev |',
    '**all 150** | **30 of 50** |',
    '**all 150** | **all 50** |',
    '**all 150** | **49 of 50**, not c199 |',
    '**2 of 150**: c0, c1 | no |',
    '**all 150** | no |',
  ])
  expect(rows(clusters.map((each, at) => ({ ...each, environment: `e${at % 30}` })))).toEqual([
    'clusters |',
    '**180 of 200** |',
    '**all 200** |',
    '**199 of 200**, not c199 |',
    '**2 of 200**: c0, c1 |',
    '**150 of 200** |',
  ])
})

test('a cause in many environments says in how many clusters, and what a change does too', () => {
  const clusters = Array.from({ length: 40 }, (_, at) => cluster(`c${at}`, { environment: `e${at % 10}` }))
  const names = clusters.map(({ name }) => name)
  const row = {
    object: { apiVersion: 'v1', kind: 'Pod', namespace: 'a', name: 'b' },
    file: 'a.yaml',
    line: 1,
    pods: 1,
    outcome: 'delete',
    because: 'x',
    runs: [],
  } as const
  const many = ['c0', 'c10', 'c20', 'c30', 'c1', 'c11', 'c21']
  const rollout = [names, names.slice(1), names.slice(0, 20), names.slice(0, 12), ['c0', 'c10'], many].map((those) => ({
    ...row,
    clusters: those,
  }))
  const findings = [finding({ clusters: names.slice(1) })]
  const out = renderMarkdown(report({ clusters, findings, rollout }))
  expect(out).toContain(
    '\n**In** 39 of 40 clusters, not c0\n\n- e0 3 of 4: c10, c20, c30 (kubernetes 1.28.7, kruise 1.6.3)\n',
  )
  expect(out).toMatch(/\n- e5 4 of 4: .*\n- and 4 more\n/)
  expect([...out.matchAll(/^\| Pod a\/b \(1 pod\) \| (.*?) \|/gm)].map(([, where]) => where)).toEqual([
    'all 40 clusters',
    '39 of 40 clusters, not c0',
    '20 of 40 clusters',
    '12 of 40 clusters',
    'e0 2 of 4: c0, c10',
    'e0 4 of 4; e1 3 of 4: c1, c11, c21',
  ])
})

test('a cluster that is judged twice, as a range of versions is, has one column', () => {
  const clusters = [cluster('prod'), cluster('prod', { kubernetes: '1.29.0' }), cluster('dev')]
  const lines = renderMarkdown(report({ clusters, findings: [finding({ clusters: ['prod'] })] })).split('\n')
  expect(lines[2]).toBe('| | finding | prod | dev |')
  expect(lines[4]).toMatch(/ \| \*\*yes\*\* \| no \|$/)
})

test('where a finding comes with the versions that a cluster runs next, its cell says so', () => {
  const coming = [{ versions: 'kubernetes 1.32', clusters: ['prod-us'], failsFrom: null }]
  const out = renderMarkdown(report({ findings: [finding({ clusters: ['prod-eu', 'prod-us'], coming })] }))
  expect(out).toContain('| **yes** | next |\n')
})

test('errors stand first, new ones before those that stood, and what stood is folded away unless all is asked for', () => {
  const findings = [
    finding({ severity: 'notice', message: 'N.' }),
    finding({ message: 'Old E.', status: 'existing' }),
    finding({ severity: 'warning', message: 'W.' }),
    finding({ message: 'E.' }),
  ]
  const order = (text: string) => [...text.matchAll(/^\| \S+ \| (.*?) `/gm)].map(([, message]) => message)
  expect(order(renderMarkdown(report({ findings })))).toEqual(['E.', 'W.', 'N.'])
  expect(renderMarkdown(report({ findings }))).toContain(
    '<details><summary>1 finding that stood before this change</summary>\n\n- error `spread.yaml:28` Old E. `subset-patch-changes-priority-class`\n\n</details>\n',
  )
  const all = renderMarkdown(report({ findings }), { all: true })
  expect(order(all)).toEqual(['E.', 'Old E.', 'W.', 'N.'])
  expect(all).not.toContain('stood before')
})

test('what no changed line brings about is a group of its own', () => {
  const changedHere = { file: 'image.yaml', line: 3, column: 1 }
  const findings = [
    finding({ message: 'Elsewhere.' }),
    finding({ severity: 'notice', message: 'Brought about.', changedHere }),
    finding({ severity: 'notice', message: 'Here.', line: 7 }),
  ]
  const isChanged = (file: string, line: number) => file === 'image.yaml' || line === 7
  const out = renderMarkdown(report({ findings }), { isChanged })
  const [first, second] = out.split('### 1 finding stands in lines that this change does not touch')
  expect(first).toMatch(/Brought about\.[\s\S]*Here\./)
  expect(first).not.toContain('Elsewhere.')
  expect(second).toMatch(
    /^\n\nNo line of the change brings it about, so that it is not annotated\.\n\n\| \|[\s\S]*Elsewhere\./,
  )
})

test('notes of the run stand below the table, and what was not annotated before them', () => {
  const out = renderMarkdown(report(), { notes: ['No base.', '# 1'], withheld: '3 errors more are not annotated.' })
  expect(out).toContain(' | no |\n\n> 3 errors more are not annotated.\n\n> No base.\n\n> \\# 1\n\n### Why')
})

test('a fix is shown as a diff where the text is at hand, and an allowance where one may be', () => {
  const edits = [{ file: 'spread.yaml', start: 11, end: 12, newText: '2' }]
  const mended = finding({ fix: { title: 'set it to 2', safe: true, edits }, path: '/spec/replicas' })
  const options = { textOf: () => 'replicas:  1\n' }
  const out = renderMarkdown(report({ findings: [mended] }), options)
  expect(out).toContain('**Fix** set it to 2\n\n```diff\n- replicas:  1\n+ replicas:  2\n```\n\n')
  expect(out).toContain(
    '**Allow** it by a line above the cause:\n\n```yaml\n# kruise-preflight: allow subset-patch-changes-priority-class until ',
  )
  const locked = renderMarkdown(report({ findings: [{ ...mended, locked: true }] }))
  expect(locked).toContain('**Allow** nobody can allow this here: the configuration locks the rule\n')
  expect(locked).not.toMatch(/```diff|# kruise-preflight: allow/)
  expect(renderMarkdown(report({ findings: [finding({ ruleId: 'allowance-expired' })] }))).not.toContain('**Allow**')
})

test('allowances stand below the tables, open where the change adds one', () => {
  const allowance = {
    ...{ rule: 'x', file: 'a.yaml', line: 1, column: 1, because: 'y', allows: [finding()] },
    ...({ from: 'comment', status: 'new', state: 'counts' } as const),
  }
  const out = renderMarkdown(report({ allowances: [allowance], mended: [] }))
  expect(out).toMatch(/^## Kruise Preflight: .*; 1 allowance is new\n/)
  expect(out).toMatch(
    / \| no \|\n\n<details open><summary>1 finding is allowed by 1 allowance<\/summary>[\s\S]*### Why/,
  )
})

test('a cause with many victims says how many they are', () => {
  const affects = Array.from({ length: 200 }, (_, at) => affected(`web-${at}`))
  const out = renderMarkdown(report({ findings: [finding({ affects })] }))
  expect(out).toContain('at priority 0. `spread.yaml:28`, 200 objects affected | **yes** | no |')
  expect(out).toMatch(/\*\*Affects 200 objects\*\*\n\n- CloneSet shop\/web-0 `web-0.yaml:1`\n[\s\S]*\n- and 180 more\n/)
})

test('what was not checked is told by reason', () => {
  const skipped = Array.from({ length: 40 }, (_, at) => ({
    file: `c/${at}.yaml`,
    line: 1,
    reason: at ? 'a template' : 'odd',
  }))
  const out = renderMarkdown(report({ ledger: { documents: 44, checked: 4, skipped } }))
  expect(out).toMatch(
    /### Not checked: 40 of 44 documents\n\n- \*\*39 documents:\*\* a template \(`c\/1\.yaml:1`, `c\/2\.yaml:1`, `c\/3\.yaml:1` and 36 more\)\n- odd \(`c\/0\.yaml:1`\)\n$/,
  )
})

const rules = ['one', 'two', 'three']
const severities = ['error', 'warning', 'notice'] as const
const crowd = (length: number) =>
  Array.from({ length }, (_, at) =>
    finding({
      line: at + 1,
      ruleId: `rule-${rules[at % 3]}`,
      severity: severities[at % 3]!,
      message: `Pod ${at} 界.`,
      fingerprint: `f${at}`,
    }),
  )

test('at the limit of bytes nothing is cut, and one byte below it what is cut is counted by rule and severity', () => {
  const many = report({ findings: crowd(30) })
  const whole = renderMarkdown(many)
  const size = Buffer.byteLength(whole)
  for (const limit of [size, size + 1]) expect(renderMarkdown(many, { limit })).toBe(whole)
  for (const limit of [size - 1, 9_000, 5_000]) {
    const out = renderMarkdown(many, { limit })
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(limit)
    const shown = out.match(/^<details><summary><b>\w+<\/b> Pod/gm)?.length ?? 0
    expect(out).toContain(
      `\n### Left out\n\nThis summary holds at most ${limit} bytes, and has no room for the details of ${30 - shown} of 30 findings`,
    )
    const counts = [...out.matchAll(/^\| (?:error|warning|notice) \| `rule-\w+` \| (\d+) \|$/gm)].map(([, count]) =>
      Number(count),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30 - shown)
    expect(out.match(/<details>/g)?.length).toBe(out.match(/<\/details>/g)?.length)
  }
})

test('of 1,048,575 and 1,048,576 bytes nothing is cut; of 1,048,577 a finding is, and that is said', () => {
  const most = crowd(1200).map((each) => ({ ...each, remedy: '界'.repeat(70) }))
  const whole = Buffer.byteLength(renderMarkdown(report({ findings: most }), { limit: Number.POSITIVE_INFINITY }))
  for (const [size, left] of [
    [1_048_575, 0],
    [1_048_576, 0],
    [1_048_577, 1],
  ] as const) {
    const last = most.at(-1)!
    const findings = [...most.slice(0, -1), { ...last, remedy: `${last.remedy}${'y'.repeat(size - whole)}` }]
    const out = renderMarkdown(report({ findings }))
    if (left === 0) expect(Buffer.byteLength(out)).toBe(size)
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(1_048_576)
    expect(out.match(/no room for the details of (\d+) of 1200 findings/)?.[1]).toBe(left === 0 ? undefined : '1')
  }
})

test('whatever the limit, the summary stays within it and closes what it opens', () => {
  const many = report({
    findings: crowd(25),
    ledger: { documents: 9, checked: 4, skipped: [{ file: 'a', line: 1, reason: 'b' }] },
  })
  for (let limit = 0; limit < 6_000; limit += 53) {
    const out = renderMarkdown(many, { limit })
    expect(Buffer.byteLength(out)).toBeLessThanOrEqual(limit)
    expect(out.match(/<details>/g)?.length).toBe(out.match(/<\/details>/g)?.length)
  }
  expect(renderMarkdown(many, { limit: 100 })).toBe(
    '## Kruise Preflight: 9 errors, 8 warnings and 8 notices in 4 documents, for 2 clusters\n',
  )
  expect(renderMarkdown(many, { limit: 20 })).toBe('Kruise Preflight\n')
})

test('5,000 findings fill 1 MiB to the last finding that fits, every rule has its share, and the rest is counted', () => {
  const out = renderMarkdown(report({ findings: crowd(5000) }))
  expect(Buffer.byteLength(out)).toBeLessThanOrEqual(1024 * 1024)
  expect(Buffer.byteLength(out)).toBeGreaterThan(1024 * 1024 - 2_000)
  const shown = severities.map(
    (severity) => out.match(new RegExp(`^<details><summary><b>${severity}</b> Pod`, 'gm'))?.length,
  )
  const left = [1667 - shown[0]!, 1667 - shown[1]!, 1666 - shown[2]!]
  expect(shown[2]).toBeGreaterThan(0)
  expect(out).toContain('<details><summary><b>notice</b> <code>rule-three</code>: 1666 findings</summary>\n')
  expect(out).toContain(
    `and has no room for the details of ${left[0]! + left[1]! + left[2]!} of 5000 findings. The JSON report has all of it.\n\n| | rule | findings |\n|---|---|---|\n${left
      .map((count, at) => (count > 0 ? `| ${severities[at]} | \`rule-${rules[at]}\` | ${count} |\n` : ''))
      .join('')}`,
  )
  expect(out).toContain('\n20 of 5000 findings stand in this table.\n')
})

test('of 500 findings that stood before, those that are not listed are counted by rule', () => {
  const findings = crowd(500).map((each) => ({ ...each, status: 'existing' as const }))
  expect(renderMarkdown(report({ findings }))).toMatch(
    /\nand:\n\n\| \| rule \| findings \|\n\|---\|---\|---\|\n\| error \| `rule-one` \| 147 \|\n\| warning \| `rule-two` \| 167 \|\n\| notice \| `rule-three` \| 166 \|\n\n<\/details>\n$/,
  )
})

test('what other versions break stands first, the gravest first, and what is not listed is counted', () => {
  const clusters = [{ name: 'prod-eu', from: cluster('prod-eu'), to: cluster('prod-eu', { kubernetes: '1.33.0' }) }]
  const versions = { clusters, broken: crowd(25), mended: [], unchanged: [] }
  const out = renderMarkdown(report({ versions }))
  expect(out).toMatch(/^## Kruise Preflight: .*\n\n### What the new versions do\n\n/)
  expect(out).toMatch(
    /\*\*Newly broken\*\*\n\n- error Pod 0 界\. `rule-one`\n- error Pod 3 [\s\S]*\nand:\n\n\| \| rule \| findings \|\n\|---\|---\|---\|\n\| notice \| `rule-three` \| 5 \|\n\n\| \| finding \|/,
  )
})

test('what is not judged by itself stands below what was not checked, and alone where all was', () => {
  const leftOut = [{ file: 'all.yaml', line: 9, reason: 'a pod that Node `x` | <b>made</b>' }]
  const ledger = { documents: 2, checked: 2, skipped: [], leftOut }
  const words = '\n1 object left out: a pod that Node'
  const clean = renderMarkdown(report({ findings: [], ledger }))
  expect(clean).toContain(words)
  expect(clean).not.toContain('### Not checked')
  expect(clean).not.toContain('<b>')
  const skipped = [{ file: 'a.yaml', line: 1, reason: 'a template' }]
  const both = renderMarkdown(report({ findings: [], ledger: { ...ledger, checked: 1, skipped } }))
  expect(both).toContain(`### Not checked: 1 of 2 documents\n\n- a template (\`a.yaml:1\`)\n${words}`)
  expect(renderMarkdown(report({ findings: [] }))).not.toContain('left out')
})
