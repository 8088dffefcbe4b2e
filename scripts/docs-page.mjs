import { COMPONENTS, ranges } from './docs-sweep.mjs'

const NAMES = { kubernetes: 'Kubernetes', kruise: 'OpenKruise', vcluster: 'vcluster' }

/** The page with a section for each rule. `rules` have their policy and their swept cases, `releases` are those known. */
export function page(rules, releases) {
  const families = [...new Set(rules.map(({ policy }) => policy.family))]
  const known = COMPONENTS.map((of) => `${NAMES[of]} ${releases[of][0]} to ${releases[of].at(-1)}`)
  return [
    '<!-- Made by scripts/docs.mjs from policies/, policies/facts/ and test/cases/. Do not edit. -->',
    '# The rules',
    `A rule sees what a cluster would do; its policy, a file in this folder, says it. Which releases a rule affects is not written by hand: its failing case is judged on every known release of each component of its cluster, one component at a time (${known.join(', ')}), with feature gates at their defaults but for those that the case sets.`,
    table(rules, '', releases).trimEnd(),
    ...families.flatMap((family) => [
      `## ${family}`,
      ...rules.filter(({ policy }) => policy.family === family).flatMap((rule) => section(rule, releases)),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The table of all rules; `page` is where their sections are. */
export function table(rules, page, releases) {
  const rows = rules.map(({ policy, cases }) => {
    const fails = cases.find(({ name }) => name === 'fails')
    return `| [${policy.id}](${page}#${policy.id}) | ${policy.summary} | ${affected(fails, releases)} |`
  })
  return `${['| rule | what happens | affected |', '| --- | --- | --- |', ...rows].join('\n')}\n`
}

function affected({ affected }, releases) {
  const words = ([of, some]) =>
    some.length === releases[of].length ? `every ${NAMES[of]} release` : `${NAMES[of]} ${ranges(some, releases[of])}`
  return [...affected].map(words).join('; ')
}

function section({ policy, cases }, releases) {
  const fails = cases.find(({ name }) => name === 'fails')
  const passes = cases.find(({ name }) => name === 'passes')
  const [finding] = fails.findings
  if (!finding) throw new Error(`${policy.id}: its failing case has no finding; kustomize and helm must be on the PATH`)
  const upstream = [
    ...new Set(cases.flatMap(({ findings }) => findings.flatMap(({ refusal }) => refusal?.message ?? []))),
  ]
  return [
    `### ${policy.id}`,
    `**${policy.severity}**: ${policy.summary}. Affected: ${affected(fails, releases)}.`,
    ...(upstream.length > 0
      ? [`Upstream's words${upstream.length > 1 ? ', by situation' : ''}:`, fenced('text', upstream.join('\n'))]
      : []),
    `**You would see.** ${finding.symptom}`,
    `**Why.** ${finding.why}`,
    `**Do.** ${finding.remedy}`,
    `**Evidence** (${policy.basis ?? 'source'}): ${policy.evidence.map(cited).join(', ')}.`,
    `#### ${policy.id}: a failing example`,
    ...sides(fails),
    fenced('text', fails.out),
    `#### ${policy.id}: a passing example`,
    ...sides(passes),
    `#### ${policy.id}: situations`,
    situations(cases, releases),
  ]
}

/** Every case of a rule, and the releases in which the rule speaks of it. */
function situations(cases, releases) {
  const columns = COMPONENTS.filter((of) => cases.some(({ affected }) => affected.has(of)))
  const cell = ({ affected }, of) => (affected.has(of) ? ranges(affected.get(of), releases[of]) : '')
  return [
    `| situation | ${columns.map((of) => NAMES[of]).join(' | ')} |`,
    `| --- |${columns.map(() => ' --- |').join('')}`,
    ...cases.map((each) => {
      const title = `[${each.title.replace(/\.$/, '')}](../test/cases/${each.rule}/${each.name}.yaml)`
      return `| ${[title, ...columns.map((of) => cell(each, of))].join(' | ')} |`
    }),
  ].join('\n')
}

/** The text of a case; of one that shows a change, what stood there before it too. */
function sides({ text, base = [] }) {
  const before = base.map((file) => file.text.trim()).join('\n---\n')
  return [fenced('yaml', text), ...(before ? ['Before the change:', fenced('yaml', before)] : [])]
}

function fenced(language, text) {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
}

function cited(evidence) {
  return /^https:/.test(evidence) ? `<${evidence}>` : `\`${evidence}\``
}

/** The headings of the sections that are not alike in two pages. */
export function differing(committed, made) {
  const sections = (of) =>
    new Map(of.split(/^(?=#{2,4} )/m).map((section) => [section.slice(0, section.indexOf('\n')), section]))
  const [old, now] = [sections(committed), sections(made)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((heading) => old.get(heading) !== now.get(heading))
}
