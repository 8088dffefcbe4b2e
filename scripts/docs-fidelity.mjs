const FROM_SOURCE = '*from source*'

/** What recorded cases ask about: a family of rules, or several at once. The first that matches a case's name counts. */
const ASKED = [
  { of: 'priority', cases: /^(a|d|v0[56])/, words: 'classes, spread patches, and classes of hosts' },
  { of: 'volumes', cases: /^b/, words: 'spread patches of what mounts volumes' },
  { of: 'resize', cases: /^c/, words: 'in-place updates of resources' },
  { of: 'qos', cases: /^(e|l|v0[123])/, words: 'QoS classes here and on hosts, LimitRanges and quotas' },
  { of: 'rollout', cases: /^(u|k-ss-put)/, words: 'updates of workloads and sidecars' },
  { of: 'webhooks', cases: /^k/, words: 'what each webhook of Kruise refuses' },
  { of: 'fields', cases: /^f/, words: 'fields that vanish or move' },
  { of: 'combined', cases: /^r/, words: 'random mixtures of spreads, sidecars, classes and pods' },
]

/** What a recorded case asks about. Throws where nothing above says so. */
export function askedBy(name) {
  const asked = ASKED.find(({ cases }) => cases.test(name))
  if (!asked) throw new Error(`scripts/docs-fidelity.mjs: nothing says what the recorded case ${name} asks about`)
  return asked.of
}

/**
 * How many of the recorded answers are given, by the cluster that answered and by what was asked. `answers` have the
 * case's `name`, the cluster's `profile` and whether it `agreed`; `families` are those of the rules, of which some only
 * speak of texts; `known` are the cases in which the simulation is known to answer differently.
 */
export function fidelity(answers, families, known) {
  const clusters = new Map(answers.map(({ profile }) => [clusterOf(profile), rank(profile)]))
  const inOrder = [...clusters].sort(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true }))
  const asked = [...ASKED].sort((a, b) => place(families, a.of) - place(families, b.of))
  const row = (title, some) => {
    const cells = asked.map(({ of }) => agreedOf(some.filter(({ name }) => askedBy(name) === of)))
    return `| ${[title, ...cells].join(' | ')} |`
  }
  return [
    `| cluster | ${asked.map(({ of }) => of).join(' | ')} |`,
    `| --- |${asked.map(() => ' --- |').join('')}`,
    ...inOrder.map(([cluster]) =>
      row(
        cluster,
        answers.filter(({ profile }) => clusterOf(profile) === cluster),
      ),
    ),
    row('all of these', answers),
    row('every other', []),
    '',
    `Asked was, by column: ${asked.map(({ of, words }) => `${of}: ${words}`).join('; ')}.`,
    ...(known.length > 0 ? ['', 'The answers that are not given are those of these cases:', ''] : []),
    ...known.map(({ case: name, reason }) => `- \`${name}\`: ${reason}`),
    '',
  ].join('\n')
}

/** The same by what exactly answered, as a file of policies/facts: `kruise-preflight clusters` says it of a cluster. */
export function recordedFacts(answers) {
  const pairs = new Map()
  for (const { profile, agreed } of answers) {
    const { kubernetes, kruise, vcluster, host } = profile
    const pair = { kubernetes, ...(kruise && { kruise }), ...(vcluster && { vcluster, host: host.kubernetes }) }
    const key = Object.entries(pair)
      .map(([of, version]) => `${of}: ${version}`)
      .join(', ')
    const known = pairs.get(key) ?? {
      order: `${rank(profile)} ${kubernetes} ${host?.kubernetes}`,
      answers: 0,
      given: 0,
    }
    pairs.set(key, { ...known, answers: known.answers + 1, given: known.given + Number(agreed) })
  }
  const inOrder = [...pairs].sort(([, a], [, b]) => a.order.localeCompare(b.order, 'en', { numeric: true }))
  return [
    '# yaml-language-server: $schema=../schema/facts.json',
    '# Made by scripts/docs.mjs from test/oracle/recorded: real clusters, how many answers of each are recorded, and how many of',
    '# those the simulation gives.',
    'recorded:',
    ...inOrder.map(([key, { answers: all, given }]) => `  - { ${key}, answers: ${all}, given: ${given} }`),
    '',
  ].join('\n')
}

function agreedOf(answers) {
  return answers.length === 0 ? FROM_SOURCE : `${answers.filter(({ agreed }) => agreed).length} of ${answers.length}`
}

function clusterOf({ kubernetes, kruise, vcluster }) {
  if (vcluster) return `vcluster ${vcluster}`
  return `Kubernetes ${kubernetes}${kruise ? `, OpenKruise ${kruise}` : ''}`
}

/** Virtual clusters last, then by Kubernetes, then by Kruise, none first. */
function rank({ kubernetes, kruise = '0', vcluster }) {
  return vcluster ? `1 ${vcluster}` : `0 ${kubernetes} ${kruise}`
}

function place(families, of) {
  const at = families.indexOf(of)
  return at < 0 ? families.length : at
}
