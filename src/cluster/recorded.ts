import type { Basis } from '../finding.js'
import { behaviourOf } from './behaviour.js'
import type { Component, Knowledge, RecordedCluster } from './knowledge.js'
import { type Release, resolveRelease } from './releases.js'

/** What a cluster runs, each as it was resolved; `host` is that of a virtual cluster. */
export interface Running {
  readonly kubernetes: Release
  readonly kruise?: Release | undefined
  readonly vcluster?: Release | undefined
  readonly host?: { readonly kubernetes: Release; readonly kruise?: Release | undefined } | undefined
}

/** How well it is known what a cluster does: by the answers of a real one, or from upstream's source. */
export interface Recording {
  readonly level: Exclude<Basis['level'], 'derived'>
  /** Whether the real clusters ran the same releases; if not, releases that no known fact tells from these, or upstream's builds of them. */
  readonly exact: boolean
  /** The real clusters. */
  readonly on: readonly RecordedCluster[]
  /** Where there are none: those that ran the same Kruise or vcluster on another Kubernetes, else the same Kubernetes. */
  readonly near: readonly RecordedCluster[]
  readonly answers: number
  /** How many of the answers the simulation gives. */
  readonly given: number
}

/** The recorded answers of a cluster that runs the same, or what behaves the same as far as is known. */
export function recordingOf(knowledge: Knowledge, running: Running): Recording {
  const exact = knowledge.recorded.filter((each) => isLike(each, running, knowledge, isRelease))
  const same = exact.length > 0 ? exact : knowledge.recorded.filter((each) => isLike(each, running, knowledge, isAlike))
  const sum = (of: 'answers' | 'given') => same.reduce((total, each) => total + each[of], 0)
  return {
    level: same.length > 0 ? 'recorded' : 'source',
    exact: exact.length > 0,
    on: same,
    near: same.length > 0 ? [] : nearTo(knowledge, running),
    answers: sum('answers'),
    given: sum('given'),
  }
}

function nearTo(knowledge: Knowledge, { kubernetes, kruise, vcluster }: Running): RecordedCluster[] {
  const runs = (component: Component, release: Release | undefined) => (each: RecordedCluster) => {
    const text = each[component]
    const known = text === undefined ? undefined : resolveRelease(knowledge, component, text)
    return release !== undefined && known !== undefined && isAlike(knowledge, release, known)
  }
  const [component, release] = vcluster ? (['vcluster', vcluster] as const) : (['kruise', kruise] as const)
  const found = knowledge.recorded.filter(runs(component, release))
  return found.length > 0 ? found : knowledge.recorded.filter(runs('kubernetes', kubernetes))
}

type Same = (knowledge: Knowledge, release: Release, recorded: Release) => boolean

function isLike(recorded: RecordedCluster, running: Running, knowledge: Knowledge, same: Same): boolean {
  // The hosts of the recorded virtual clusters run no Kruise.
  if (running.host?.kruise) return false
  const of = (component: Component, release: Release | undefined, text: string | undefined): boolean => {
    if (!release || text === undefined) return !release && text === undefined
    const known = resolveRelease(knowledge, component, text)
    return known !== undefined && same(knowledge, release, known)
  }
  return (
    of('kubernetes', running.kubernetes, recorded.kubernetes) &&
    of('kruise', running.kruise, recorded.kruise) &&
    of('vcluster', running.vcluster, recorded.vcluster) &&
    of('kubernetes', running.vcluster && running.host?.kubernetes, recorded.host)
  )
}

function isRelease(_: Knowledge, release: Release, recorded: Release): boolean {
  return release.vendor === '' && release.judged.text === recorded.judged.text
}

function isAlike(knowledge: Knowledge, release: Release, recorded: Release): boolean {
  return behaviourOf(knowledge, { ...release, vendor: '' }) === behaviourOf(knowledge, recorded)
}
