import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Knowledge } from '../../src/cluster/knowledge.js'
import { type Repository, simulate } from '../../src/gate.js'
import { readSettings } from '../../src/settings.js'
import { differences, type RecordedAnswer } from './compare.js'

/** Manifests that real clusters were given, and what they answered; `base` is what ran before. */
export interface RecordedCase {
  readonly name: string
  readonly head: string
  readonly base?: string
  /** What stood on the host of a virtual cluster. */
  readonly host?: string
  /** The values of a virtual cluster. */
  readonly values?: string
  /** Kind and name of each workload that a WorkloadSpread names. */
  readonly spreadTargets: readonly (readonly string[])[]
  readonly answers: readonly RecordedAnswer[]
}

/** One real cluster, and everything in which its simulation answers differently. */
export interface JudgedAnswer {
  readonly profile: Readonly<Record<string, unknown>>
  readonly differences: readonly string[]
}

/** The recorded cases of a folder by the file that holds them. */
export function recordedIn(folder: string): [file: string, cases: RecordedCase[]][] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))])
}

/** Simulates a case on all clusters that answered it, in one go, and holds each answer against the simulation. */
export function judged(recorded: RecordedCase, knowledge: Knowledge): JudgedAnswer[] {
  const base = recorded.base === undefined ? undefined : repositoryOf(recorded, recorded.base)
  const { clusters } = simulate(repositoryOf(recorded, recorded.head), { knowledge }, base)
  const byName = new Map(clusters.map((each) => [each.cluster.name, each]))
  return recorded.answers.flatMap((answer, at) =>
    answer.profiles.map((profile, index) => {
      const simulated = byName.get(`c${at}-${index}`)
      const missed = simulated ? differences(answer, simulated, recorded.spreadTargets) : ['not in the simulation']
      return { profile, differences: missed }
    }),
  )
}

/** The case as a repository: each recorded cluster is one of its configuration's, a host a cluster of its own. */
function repositoryOf({ answers, host = '', values = '' }: RecordedCase, manifests: string): Repository {
  const clusters = answers.flatMap(({ profiles }, answer) =>
    profiles.flatMap((profile, at) => {
      const name = `c${answer}-${at}`
      if (!('host' in profile)) return [{ name, ...profile }]
      const onHost = { name: `h${answer}-${at}`, ...(profile.host as object), objects: ['objects.yaml'], paths: [] }
      const vcluster = { version: profile.vcluster, values: 'vcluster.yaml' }
      return [onHost, { name, ...profile, host: onHost.name, hostNamespace: 'vcluster-my-vc', vcluster }]
    }),
  )
  const settings = readSettings({ path: 'config.yml', text: JSON.stringify({ clusters }) })
  const objects = [{ path: 'objects.yaml', text: host }]
  return {
    settings,
    clusters: settings.clusters,
    root: '',
    files: [{ path: 'manifests.yaml', text: manifests }],
    objects: new Map(settings.clusters.filter((each) => each.objects.length > 0).map(({ name }) => [name, objects])),
    named: new Map([['vcluster.yaml', { path: 'vcluster.yaml', text: values }]]),
  }
}
