import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../src/finding.js'
import { against, baselineOf } from '../../src/gate/baseline.js'
import { type CheckOptions, checkFiles, upgradeFiles } from '../../src/index.js'

type Texts = Readonly<Record<string, string>>

const filesOf = (texts: Texts) => Object.entries(texts).map(([path, text]) => ({ path, text }))
const CONFIG = '.github/kruise-preflight.yml'
const clusters = `environments: { prod: {}, dev: {} }
clusters:
  - { name: prod-eu, environment: prod, kubernetes: 1.32.13, knows: [PriorityClass] }
  - { name: dev-eu, environment: dev, kubernetes: 1.32.13, knows: [PriorityClass] }
`
const TODAY = '2026-11-21'
const allow = (rule: string, more = '') => `# kruise-preflight: allow ${rule}${more} because it is known`

/** A Deployment of three pods whose class nobody declares; `above` and `behind` stand at the class. */
const web = ({ name = 'web', above = '', behind = '', top = '' } = {}) => `${top}apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: shop }
spec:
  replicas: 3
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec:
${above === '' ? '' : `      ${above}\n`}      priorityClassName: urgent${behind === '' ? '' : ` ${behind}`}
      containers: [{ name: app, image: nginx }]
`
const twice = (comment = '') => `apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
  labels:
    a: '1'
    a: '2' ${comment}
`

async function judged(head: Texts, base?: Texts, more: Omit<CheckOptions, 'cwd' | 'base'> = {}): Promise<Report> {
  const before = base && { base: filesOf({ [CONFIG]: clusters, ...base }) }
  return (await checkFiles(filesOf({ [CONFIG]: clusters, ...head }), { today: TODAY, ...before, ...more })).report
}

/** Findings as `file:line rule on clusters (status)`. */
const found = ({ findings }: Pick<Report, 'findings'>) =>
  findings.map(
    ({ file, line, ruleId, clusters: on, status }) => `${file}:${line} ${ruleId} on ${on.join()} (${status})`,
  )
/** Allowances as `file:line:column rule (status, state) > what they allow`. */
const allowed = ({ allowances = [] }: Report) =>
  allowances.map(
    ({ file, line, column, rule, status, state, allows }) =>
      `${file}:${line}:${column} ${rule} (${status}, ${state}) > ${allows.map((each) => `${each.ruleId} on ${each.clusters.join()}`).join('; ')}`,
  )
const outcome = async (...args: Parameters<typeof judged>) => {
  const report = await judged(...args)
  return [found(report), allowed(report)]
}

const MISSING = 'priority-class-missing'
const both = `${MISSING} on prod-eu,dev-eu`

describe('a comment at the cause', () => {
  test('keeps the finding out, and the report says who allows it and why', async () => {
    const report = await judged({ 'a.yaml': web({ behind: allow(MISSING, ' until 2027-01-31') }) })
    expect(report.findings).toEqual([])
    const [allowance] = report.allowances ?? []
    const { allows, ...rest } = allowance!
    expect(rest).toEqual({
      rule: MISSING,
      file: 'a.yaml',
      line: 10,
      column: 33,
      until: '2027-01-31',
      because: 'it is known',
      from: 'comment',
      status: 'new',
      state: 'counts',
    })
    const plain = await judged({ 'a.yaml': web() })
    expect(allows).toEqual(plain.findings)
  })

  test.each([
    ['on the line above', web({ above: allow(MISSING) }), 'a.yaml:10:7'],
    ['of a family', web({ above: allow('priority/*') }), 'a.yaml:10:7'],
    ['of a rule with its family', web({ above: allow(`priority/${MISSING}`) }), 'a.yaml:10:7'],
    ['over another comment', web({ above: `${allow(MISSING)}\n      # see 12` }), 'a.yaml:10:7'],
  ])('counts %s', async (_, text, at) => {
    const [findings, allowances] = await outcome({ 'a.yaml': text })
    expect(findings).toEqual([])
    expect(allowances).toEqual([expect.stringMatching(new RegExp(`^${at} .* > ${both}$`))])
  })

  test.each([
    ['above the line above', web({ above: `${allow(MISSING)}\n\n` })],
    ['at the workload that the cause strikes', web({ top: `${allow(MISSING)}\n` })],
    ['of another rule', web({ above: allow('duplicate-key') })],
    ['of another family', web({ above: allow('qos/*') })],
    ['in a block of text', `${twice()}data:\n  a: |\n    ${allow('duplicate-key')}\n`],
  ])('does not count %s', async (_, text) => {
    const plain = (await judged({ 'a.yaml': text.replaceAll(/^ *# kruise.*$/gm, '#') })).findings
    const { findings } = await judged({ 'a.yaml': text })
    expect(plain.length).toBeGreaterThan(0)
    expect(findings.map(({ fingerprint }) => fingerprint)).toEqual(
      expect.arrayContaining(plain.map(({ fingerprint }) => fingerprint)),
    )
  })

  test('of several rules allows each, and each is listed', async () => {
    const text = web({ above: allow(`${MISSING}, duplicate-key`) })
    expect(await outcome({ 'a.yaml': text })).toEqual([
      ['a.yaml:10 allowance-not-needed on prod-eu,dev-eu (new)'],
      [`a.yaml:10:7 ${MISSING} (new, counts) > ${both}`, 'a.yaml:10:57 duplicate-key (new, not-needed) > '],
    ])
  })

  test('at a document that cannot be read stands on a line of its own', async () => {
    const broken = `a: b\n${allow('unparseable-document')}\n - c: d\n`
    const [findings, allowances] = await outcome({ 'a.yaml': broken })
    expect([findings, allowances]).toEqual([
      [],
      ['a.yaml:2:1 unparseable-document (new, counts) > unparseable-document on prod-eu,dev-eu'],
    ])
  })
})

describe('a day', () => {
  const text = web({ above: allow(MISSING, ' until 2026-11-21') })
  test('counts itself, and the next one does not', async () => {
    expect(await outcome({ 'a.yaml': text })).toEqual([[], [`a.yaml:10:7 ${MISSING} (new, counts) > ${both}`]])
    expect(await outcome({ 'a.yaml': text }, undefined, { today: '2026-11-22' })).toEqual([
      ['a.yaml:10 allowance-expired on prod-eu,dev-eu (new)', `a.yaml:11 ${both} (new)`],
      [`a.yaml:10:7 ${MISSING} (new, expired) > `],
    ])
  })

  test('that passes makes nothing new', async () => {
    const [findings] = await outcome({ 'a.yaml': text }, { 'a.yaml': text }, { today: '2026-11-22' })
    expect(findings).toEqual([
      'a.yaml:10 allowance-expired on prod-eu,dev-eu (existing)',
      `a.yaml:11 ${both} (existing)`,
    ])
  })
})

describe('an entry of the configuration', () => {
  const entries = (...lines: string[]) => `${clusters}allow:\n${lines.map((line) => `  - ${line}\n`).join('')}`

  test('speaks of some clusters, and the others keep the finding', async () => {
    const config = entries(`{ rule: ${MISSING}, clusters: ["env:dev"], because: known }`)
    expect(await outcome({ [CONFIG]: config, 'a.yaml': web() })).toEqual([
      [`a.yaml:10 ${MISSING} on prod-eu (new)`],
      [`${CONFIG}:6:5 ${MISSING} (new, counts) > ${MISSING} on dev-eu`],
    ])
  })

  test('of some clusters does not reach what holds whatever the cluster', async () => {
    const some = entries('{ rule: duplicate-key, clusters: [dev-*], because: known }')
    expect((await outcome({ [CONFIG]: some, 'a.yaml': twice() }))[0]).toEqual([
      `${CONFIG}:6 allowance-not-needed on prod-eu,dev-eu (new)`,
      'a.yaml:7 duplicate-key on prod-eu,dev-eu (new)',
    ])
    const all = entries('{ rule: duplicate-key, clusters: ["*-eu"], because: known }')
    expect((await outcome({ [CONFIG]: all, 'a.yaml': twice() }))[0]).toEqual([])
  })

  test('speaks of the files that its pattern chooses from its own folder', async () => {
    const config = entries(`{ rule: priority/*, path: "charts/**", because: known }`)
    const files = { 'x/charts/a.yaml': web(), 'x/b.yaml': web({ name: 'b' }) }
    expect(await outcome({ [`x/${CONFIG}`]: config, ...files })).toEqual([
      [`x/b.yaml:10 ${both} (new)`],
      [`x/${CONFIG}:6:5 priority/* (new, counts) > ${both}`],
    ])
  })

  test('and a comment together allow what each allows', async () => {
    const config = entries(`{ rule: ${MISSING}, clusters: [dev-eu], because: known }`)
    expect(await outcome({ [CONFIG]: config, 'a.yaml': web({ above: allow(MISSING) }) })).toEqual([
      [],
      [
        `${CONFIG}:6:5 ${MISSING} (new, counts) > ${MISSING} on dev-eu`,
        `a.yaml:10:7 ${MISSING} (new, counts) > ${both}`,
      ],
    ])
  })

  describe('of a change', () => {
    const config = entries(`{ rule: ${MISSING}, because: known }`)
    const texts = { 'a.yaml': web() }

    test('counts once it is on the base, and is listed', async () => {
      expect(await outcome({ [CONFIG]: config, ...texts }, texts)).toEqual([
        [`a.yaml:10 ${both} (existing)`],
        [`${CONFIG}:6:5 ${MISSING} (new, pending) > `],
      ])
      expect(await outcome({ [CONFIG]: config, ...texts }, { [CONFIG]: config, ...texts })).toEqual([
        [],
        [`${CONFIG}:6:5 ${MISSING} (existing, counts) > ${both}`],
      ])
    })

    test('counts at once where the base has no configuration', async () => {
      const report = await checkFiles(filesOf({ [CONFIG]: config, ...texts }), { base: filesOf(texts), today: TODAY })
      expect([found(report.report), allowed(report.report)]).toEqual([
        [],
        [`${CONFIG}:6:5 ${MISSING} (new, counts) > ${both}`],
      ])
    })

    test('counts on until the change that takes it away is on the base', async () => {
      expect(await outcome(texts, { [CONFIG]: config, ...texts })).toEqual([
        [],
        [`${CONFIG}:6:5 ${MISSING} (existing, counts) > ${both}`],
      ])
    })

    test('stands where the change has moved it', async () => {
      const moved = entries('{ rule: duplicate-key, because: known }', `{ rule: ${MISSING}, because: known }`)
      expect(await outcome({ [CONFIG]: moved, ...texts }, { [CONFIG]: config, ...texts })).toEqual([
        [],
        [`${CONFIG}:6:5 duplicate-key (new, pending) > `, `${CONFIG}:7:5 ${MISSING} (existing, counts) > ${both}`],
      ])
    })
  })
})

describe('a locked rule', () => {
  const locked = `${clusters}rules:\n  priority/*: { locked: true, in: ["env:prod"] }\n`
  const text = web({ above: allow(MISSING) })

  test('takes no allowance, and its finding says so', async () => {
    const report = await judged({ [CONFIG]: locked, 'a.yaml': text })
    expect([found(report), allowed(report)]).toEqual([
      ['a.yaml:10 allowance-locked on prod-eu,dev-eu (new)', `a.yaml:11 ${MISSING} on prod-eu (new)`],
      [`a.yaml:10:7 ${MISSING} (new, counts) > ${MISSING} on dev-eu`],
    ])
    expect(report.findings.map((each) => each.locked)).toEqual([undefined, true])
    expect(report.findings[0]?.message).toBe(
      `The allowance of "${MISSING}" does not count on prod-eu: the configuration locks ${MISSING}.`,
    )
  })

  test('is not unlocked by the change itself', async () => {
    const [findings] = await outcome({ 'a.yaml': text }, { [CONFIG]: locked, 'a.yaml': web() })
    expect(findings).toEqual([
      'a.yaml:10 allowance-locked on prod-eu,dev-eu (new)',
      `a.yaml:11 ${MISSING} on prod-eu (existing)`,
    ])
  })

  test('is told of an allowance that meets nothing too', async () => {
    const config = `${clusters}rules:\n  ${MISSING}: { locked: true }\n`
    const declared = `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: urgent }\nvalue: 1\n`
    expect(await outcome({ [CONFIG]: config, 'a.yaml': text, 'b.yaml': declared })).toEqual([
      ['a.yaml:10 allowance-locked on prod-eu,dev-eu (new)'],
      [`a.yaml:10:7 ${MISSING} (new, locked) > `],
    ])
  })
})

describe('that nothing is left to allow', () => {
  const left = { 'a.yaml': `${twice().replace("    a: '1'\n", '').trimEnd()} ${allow('duplicate-key')}\n` }
  const said = ['a.yaml:6 allowance-not-needed on prod-eu,dev-eu (new)']

  test('is said where everything was judged', async () => {
    expect((await outcome(left))[0]).toEqual(said)
    expect((await outcome(left, undefined, { paths: ['.'] }))[0]).toEqual(said)
    expect((await outcome(left, left))[0]).toEqual([said[0]?.replace('new', 'existing')])
  })

  test.each<[string, Texts, Omit<CheckOptions, 'cwd' | 'base'>]>([
    ['on some clusters', left, { clusters: ['dev-eu'] }],
    ['on other clusters', left, { adHoc: { kubernetes: '1.32.13' } }],
    ['in some files', { ...left, 'b.yaml': web({ name: 'b' }) }, { paths: ['a.yaml'] }],
    ['where the rule is off', { ...left, [CONFIG]: `${clusters}rules: { duplicate-key: off }\n` }, {}],
    ['in a file of which a part is skipped', { 'a.yaml': `${left['a.yaml']}---\na: [\n` }, {}],
    ['in a template', { 'a.yaml': `a: {{ b }}\n${allow('duplicate-key')}\nb: 1\n` }, {}],
    ['of a rule about changes', { 'a.yaml': web({ top: `${allow('update-recreates-pods')}\n` }) }, {}],
  ])('is not said %s', async (_, texts, more) => {
    const [findings] = await outcome(texts, undefined, more)
    expect(findings?.filter((each) => each.includes('allowance-'))).toEqual([])
  })

  test('is not said without a configuration of clusters', async () => {
    const { report } = await checkFiles(filesOf(left))
    expect(found(report)).toEqual([])
  })

  test('is told of a rule about changes once there is a base', async () => {
    const text = web({ top: `${allow('update-recreates-pods')}\n`, above: allow(MISSING) })
    const [findings] = await outcome({ 'a.yaml': text }, { 'a.yaml': text })
    expect(findings).toEqual(['a.yaml:1 allowance-not-needed on prod-eu,dev-eu (existing)'])
  })
})

describe('a change', () => {
  const plain = { 'a.yaml': web() }
  const with1 = { 'a.yaml': web({ above: allow(MISSING) }) }

  test('that adds an allowance is told', async () => {
    const report = await judged(with1, plain)
    expect([found(report), allowed(report)]).toEqual([[], [`a.yaml:10:7 ${MISSING} (new, counts) > ${both}`]])
    expect(report.allowances?.[0]?.allows.map(({ status }) => status)).toEqual(['existing'])
    // It is accepted, not mended.
    expect(report.mended).toEqual([])
  })

  test('that leaves one alone keeps it, wherever it goes', async () => {
    const moved = { 'b.yaml': `---\n# moved\n${with1['a.yaml'].replace('replicas: 3', 'replicas: 4')}` }
    expect(await outcome(moved, with1)).toEqual([[], [`b.yaml:12:7 ${MISSING} (existing, counts) > ${both}`]])
  })

  test('that takes one to another place adds one', async () => {
    const two = (first: string, second: string) => ({
      'a.yaml': `${web({ above: first })}---\n${web({ name: 'b', above: second })}`,
    })
    expect(await outcome(two('', allow(MISSING)), two(allow(MISSING), ''))).toEqual([
      [`a.yaml:10 ${both} (new)`],
      [`a.yaml:22:7 ${MISSING} (new, counts) > ${both}`],
    ])
  })

  test.each([
    [' until 2027-01-31', ' until 2027-02-01', 'new'],
    [' until 2027-01-31', '', 'new'],
    [' until 2027-01-31', ' until 2027-01-30', 'existing'],
    ['', ' until 2027-01-31', 'existing'],
  ])('from "%s" to "%s" is %s', async (was, is, status) => {
    const text = (more: string) => ({ 'a.yaml': web({ above: allow(MISSING, more) }) })
    expect((await judged(text(is), text(was))).allowances?.map((each) => each.status)).toEqual([status])
  })

  test('that takes an allowance out brings its finding', async () => {
    const report = await judged(plain, with1)
    expect([found(report), allowed(report)]).toEqual([[`a.yaml:10 ${both} (new)`], []])
  })

  test('that mends what is allowed, and leaves the comment', async () => {
    const declared = `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: urgent }\nvalue: 1\n`
    const report = await judged({ ...with1, 'b.yaml': declared }, with1)
    expect(found(report)).toEqual(['a.yaml:10 allowance-not-needed on prod-eu,dev-eu (new)'])
    expect(report.findings[0]?.changedHere).toEqual({ file: 'b.yaml', line: 3, column: 13 })
    const mended = await judged({ 'a.yaml': web(), 'b.yaml': declared }, { ...with1, 'b.yaml': declared })
    expect(mended.mended?.map(({ ruleId }) => ruleId)).toEqual(['allowance-not-needed'])
  })

  test('that adds another beside an old one adds that one alone', async () => {
    const second = { 'b.yaml': web({ name: 'b', behind: allow(MISSING) }) }
    expect((await outcome({ ...with1, ...second }, with1))[1]).toEqual([
      `a.yaml:10:7 ${MISSING} (existing, counts) > ${both}`,
      `b.yaml:10:33 ${MISSING} (new, counts) > ${both}`,
    ])
  })
})

test('a baseline has nothing of what is allowed, and what is allowed no more is new against it', async () => {
  const baseline = baselineOf(await judged({ 'a.yaml': web({ above: allow(MISSING) }) }))
  expect(baseline.findings).toEqual([])
  expect(found(against(await judged({ 'a.yaml': web() }), baseline))).toEqual([`a.yaml:10 ${both} (new)`])
})

test('a fix is offered beside an allowance, and where it leaves one that is not needed', async () => {
  const spread = (comment: string) => ({
    'high.yaml': 'apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: high }\nvalue: 1000\n',
    'web.yaml': web().replace('      priorityClassName: urgent\n', ''),
    'spread.yaml': `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web, namespace: shop }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - name: stable
      patch:
        spec:
          priorityClassName: high${comment}
`,
    [CONFIG]: 'clusters: [{ name: a, kubernetes: 1.28.15, kruise: 1.6.3, knows: [PriorityClass] }]\n',
  })
  const rule = 'subset-patch-changes-priority-class'
  const fixes = async (comment: string) =>
    (await judged(spread(comment))).findings.filter(({ ruleId }) => ruleId === rule).map(({ fix }) => fix?.title)
  const offered = await fixes('')
  expect(offered).toEqual([expect.any(String)])
  expect(await fixes(` ${allow('duplicate-key')}`)).toEqual(offered)
  expect(await fixes(` ${allow(rule)}`)).toEqual([])
})

test('what breaks on other versions and is allowed is listed, and does not count', async () => {
  const text = web({ above: allow(MISSING) }).replace('urgent', 'high')
  const files = (comment: boolean) =>
    filesOf({
      [CONFIG]: `clusters:
  - { name: now, kubernetes: 1.28.15, kruise: 1.8.4, knows: [PriorityClass] }
  - { name: then, kubernetes: 1.28.15, kruise: 1.6.3, knows: [PriorityClass] }
`,
      'a.yaml': `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: high }\nvalue: 1000\n---\n${text
        .replace(/ +# kruise.*\n/, '')
        .replace(/ +priorityClassName.*\n/, '')}---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web, namespace: shop }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - name: stable
      patch: { spec: { priorityClassName: high } } ${comment ? allow('priority/*') : ''}
`,
    })
  const crossing = { from: ['now'], to: 'then', today: TODAY }
  const { report: without } = await upgradeFiles(files(false), crossing)
  expect(without.broken.map(({ ruleId }) => ruleId)).toEqual(['subset-patch-changes-priority-class'])
  const { report } = await upgradeFiles(files(true), crossing)
  expect([report.broken, report.unchanged]).toEqual([[], []])
  expect(report.allowances?.map(({ rule, allows }) => [rule, allows.map(({ ruleId }) => ruleId)])).toEqual([
    ['priority/*', ['subset-patch-changes-priority-class']],
  ])
})

test('a comment takes out its finding and nothing else, and adds nothing', async () => {
  const files: Texts = {
    'a.yaml': `${web()}---\n${web({ name: 'b' }).replace('replicas: 3', 'replicas: x')}---\n${twice()}`,
    'b.yaml': `kind: [\n---\n${twice()}---\n${web({ name: 'c', top: '# c\n' })}`,
    'c.yaml': `apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\nspec: {\n  priorityClassName: none, containers: [\n    { name: a,\n      image: ' x',\n      resources: { limits: { cpu: 1 },\n        requests: { cpu: 2 } } } ] }\n`,
  }
  const { findings } = await judged(files)
  expect(findings.length).toBeGreaterThan(6)
  await fc.assert(
    fc.asyncProperty(fc.subarray([...findings], { minLength: 1 }), fc.boolean(), async (chosen, crlf) => {
      const texts = Object.fromEntries(
        Object.entries(files).map(([path, text]) => {
          const lines = text.split('\n').flatMap((line, at) => {
            const own = chosen.filter((each) => each.file === path && each.line === at + 1)
            const indent = /^ */.exec(line)?.[0] ?? ''
            return [...new Set(own.map(({ ruleId }) => `${indent}${allow(ruleId)}`)), line]
          })
          return [path, lines.join(crlf ? '\r\n' : '\n')]
        }),
      )
      const report = await judged(texts)
      const is = ({ ruleId, file, line }: Report['findings'][number]) => `${ruleId} ${file} ${line}`
      const taken = new Set(chosen.map(is))
      const left = findings.filter((each) => !taken.has(is(each)))
      const names = (all: Report['findings']) => all.map(({ ruleId, file, message }) => [ruleId, file, message])
      expect(names(report.findings)).toEqual(names(left))
      const out = findings.filter((each) => taken.has(is(each)))
      expect(names((report.allowances ?? []).flatMap(({ allows }) => allows)).sort()).toEqual(names(out).sort())
    }),
    { numRuns: 30 },
  )
})
