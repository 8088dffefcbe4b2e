import { parse } from 'yaml'

/**
 * Where a case's rule speaks: every known release of every component of the case's first cluster (hosts of others do not
 * count), one component at a time. `affected` has the releases by component, `findings` are those of the case itself.
 */
export async function sweep({ rule, config, files, base: before }, { check, judge }, alike) {
  const value = parse(config)
  const hosts = new Set(value.clusters.map(({ host }) => host))
  const base = value.clusters.find(({ name }) => !hosts.has(name))
  const variants = COMPONENTS.filter((of) => versioned(base[of])).flatMap((of) =>
    alike[of].map((releases) => {
      const name = `${of}-${releases[0]}`
      return { of, releases, name, cluster: { ...base, name, [of]: withVersion(base[of], releases[0]) } }
    }),
  )
  const clusters = [...value.clusters, ...variants.map(({ cluster }) => cluster)]
  const { report } = await judge(check, JSON.stringify({ ...value, clusters }), files, before)
  const spoken = report.findings.filter(({ ruleId }) => ruleId === rule)
  const own = new Set(value.clusters.map(({ name }) => name))
  const where = new Set(spoken.flatMap((finding) => finding.clusters))
  const affected = new Map(variants.map(({ of }) => [of, []]))
  for (const { of, releases, name } of variants) if (where.has(name)) affected.get(of).push(...releases)
  return { findings: spoken.filter((finding) => finding.clusters.some((name) => own.has(name))), affected }
}

/** The known releases of each component, those together that no fact, gate or table tells apart. */
export function releasesAlike({ releases, behaviour }) {
  return Object.fromEntries(
    COMPONENTS.map((of) => {
      const alike = new Map()
      for (const release of releases[of]) {
        const key = behaviour(of, release)
        alike.set(key, [...(alike.get(key) ?? []), release])
      }
      return [of, [...alike.values()]]
    }),
  )
}

/** The components, in the order in which they are told. */
export const COMPONENTS = ['kubernetes', 'kruise', 'vcluster']

function versioned(setting) {
  return typeof setting === 'object' ? setting?.version !== undefined : setting !== undefined
}

/** The setting with another version; a vendor's suffix stays, as it is the vendor's cluster that is told of. */
function withVersion(setting, version) {
  if (typeof setting === 'object') return { ...setting, version }
  const [suffix = ''] = /[-+](?!alpha|beta|rc)[0-9a-z].*$/i.exec(String(setting)) ?? []
  return `${version}${suffix}`
}

/** `1.0.0 to 1.7.4, not 1.7.5`: the releases among all that are known, in words. */
export function ranges(affected, known) {
  if (affected.length === 0) return 'none'
  if (affected.length === known.length) return 'every release'
  const is = new Set(affected)
  const runs = []
  for (const [at, release] of known.entries()) {
    if (!is.has(release)) continue
    const run = runs.at(-1)
    if (run && run.to === at - 1) run.to = at
    else runs.push({ from: at, to: at })
  }
  return runs.map(({ from, to }) => words(known, from, to)).join('; ')
}

function words(known, from, to) {
  if (to === known.length - 1) return `${known[from]} and later`
  const next = known[to + 1]
  const nearMiss = minor(next) === minor(known[to]) ? `, not ${next}` : ''
  return `${from === to ? known[from] : `${known[from]} to ${known[to]}`}${nearMiss}`
}

function minor(version) {
  return version.split('.').slice(0, 2).join('.')
}
