import { versions } from './clusters.js'
import { wrapped } from './columns.js'
import type {
  Described,
  DescribedCluster,
  DescribedGate,
  DescribedRecording,
  DescribedVersion,
  Written,
} from './described.js'
import { grouped } from './group.js'
import { shortened } from './shortened.js'
import { counted } from './verdict.js'
import { folded, inert, visible } from './visible.js'

const columns = 120
const mostFiles = 4

/** The clusters for a person: a paragraph each. */
export function renderDescribedText({ clusters }: Described): string {
  const paragraphs = clusters.map((each) =>
    paragraph(each, clusters)
      .map((line) => `${inert(line)}\n`)
      .join(''),
  )
  return paragraphs.join('\n')
}

function paragraph(cluster: DescribedCluster, all: readonly DescribedCluster[]): string[] {
  const { name, environment, at, config } = cluster
  // Two configurations may have clusters of one name.
  const place = at ?? (all.some((each) => each.config !== config) && config !== null ? { file: config, line: 1 } : null)
  const head = `${visible(name)}${environment === null ? '' : ` (${visible(environment)})`}${placed(place)}`
  const lines = partsOf(cluster).flatMap(([label, text]) => wrapped(`  ${label.padEnd(12)}`, folded(text), columns))
  return [head, ...lines]
}

function partsOf(cluster: DescribedCluster): [label: string, text: string][] {
  const { kubernetes, kruise, vcluster, host, hostNamespace, gates, otherInChart, knows, openKinds } = cluster
  const { objects, paths, applied, next, recorded, notes } = cluster
  const guest = vcluster && `${versionWords(vcluster)}${hostWords(host, hostNamespace)}`
  return [
    ['kubernetes', versionWords(kubernetes)],
    ['kruise', kruise ? versionWords(kruise) : 'not installed'],
    ...part('vcluster', guest),
    ...gateParts(gates),
    ...otherInChart.map(({ gate, on }): [string, string] => [
      'gate',
      `kruise ${gate} is ${on ? 'on' : 'off'} by default; the Helm chart turns it ${on ? 'off' : 'on'}`,
    ]),
    ...part('knows', knows.length > 0 && `all there is of ${knows.join(', ')}`),
    ...part('open', openKinds.length > 0 && `${openKinds.join(', ')}; some may not be in view`),
    ...part('objects', objects.length > 0 && shortened(objects, mostFiles)),
    [
      'manifests',
      `${applied.objects} of ${counted(applied.of, 'object')}${paths ? `, by ${shortened(paths, mostFiles)}` : ''}`,
    ],
    ...part(
      'next',
      next && `${versions({ ...next, host: null })}${next.from === null ? '' : ` from ${next.from}`}${placed(next.at)}`,
    ),
    ...recorded.map((each): [string, string] => ['known', recordedWords(each, recorded.length > 1)]),
    ...notes.map((note): [string, string] => ['note', note]),
  ]
}

function part(label: string, text: string | false | null): [string, string][] {
  return text ? [[label, text]] : []
}

function versionWords({ version, judgedAs, by, at }: DescribedVersion): string {
  const [only] = judgedAs
  const judged = judgedAs.length > 1 || only !== version ? `, judged as ${judgedAs.join(', ')}` : ''
  const from = {
    cluster: '',
    environment: 'of the environment, ',
    defaults: 'of the defaults, ',
    file: '',
    'command line': 'of the command line',
    'newest known': 'the newest known release',
  }[by]
  return `${version}${judged}${at ? ` (${from}${at.file}:${at.line})` : ` (${from})`}`
}

function hostWords(host: string | null, namespace: string | null): string {
  return host === null ? '' : ` on ${host}${namespace === null ? '' : `, in namespace ${namespace}`}`
}

/** Gates that follow one setting stand together where they are several. */
function gateParts(gates: readonly DescribedGate[]): [string, string][] {
  return grouped(gates, ({ of, gate, on, by }) => `${of} ${by} ${gate === by ? '' : on}`).flatMap(([, some]) => {
    const [first, ...others] = some
    if (!first) return []
    if (others.length === 0) return [['gate', gateWords(first)]]
    const names = shortened(some.map(({ gate }) => gate))
    return [['gates', `${first.of} ${names} are ${first.on ? 'on' : 'off'}, by ${first.by}${whose(first)}`]]
  })
}

function gateWords(each: DescribedGate): string {
  const { of, gate, on, default: usual, by } = each
  return `${of} ${gate} is ${on ? 'on' : 'off'}${on === usual ? ' as by default' : ''}${by === gate ? '' : `, by ${by}`}${whose(each)}`
}

function whose({ at }: DescribedGate): string {
  return at ? placed(at) : ' (of the command line)'
}

function recordedWords(each: DescribedRecording, several: boolean): string {
  const { kubernetes, level, exact, on, near, answers, given } = each
  const where = several ? `kubernetes ${kubernetes}: ` : ''
  if (level === 'source') {
    const closest = near.length > 0 ? `; the nearest are of ${near.join('; ')}` : ''
    return `${where}source: no answers of such a cluster are recorded${closest}`
  }
  const alike = exact ? '' : '; no known fact tells those releases from these'
  return `${where}recorded: ${given} of ${counted(answers, 'answer')} of a cluster of ${on.join('; ')}${alike}`
}

function placed(at: Written | null): string {
  return at ? ` (${visible(`${at.file}:${at.line}`)})` : ''
}
