// What real API servers, Kruise managers and vclusters answered, held against the simulation.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Repository, simulate } from '../../src/gate.js'
import { readSettings } from '../../src/settings.js'
import { knowledge } from '../knowledge.js'
import { differences, type RecordedAnswer } from './compare.js'

interface RecordedCase {
  readonly name: string
  readonly head: string
  readonly base?: string
  readonly host?: string
  readonly values?: string
  readonly spreadTargets: readonly (readonly string[])[]
  readonly answers: readonly RecordedAnswer[]
}

const folder = join(import.meta.dirname, 'recorded')

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

describe.each(readdirSync(folder).sort())('recorded answers %s', (file) => {
  const cases: RecordedCase[] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_, recorded) => {
    const base = recorded.base === undefined ? undefined : repositoryOf(recorded, recorded.base)
    const { clusters } = simulate(repositoryOf(recorded, recorded.head), { knowledge }, base)
    const byName = new Map(clusters.map((each) => [each.cluster.name, each]))
    const found = recorded.answers.flatMap((answer, at) =>
      answer.profiles.flatMap((profile, index) => {
        const simulated = byName.get(`c${at}-${index}`)
        const missed = simulated ? differences(answer, simulated, recorded.spreadTargets) : ['not in the simulation']
        return missed.map((difference) => `${JSON.stringify(profile)} ${difference}`)
      }),
    )
    expect(found).toEqual([])
  })
})
