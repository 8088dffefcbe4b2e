import type { Finding } from '../finding.js'
import type { ClusterSettings } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import type { Path } from '../source/path.js'
import { isRendered } from '../source/rendered.js'
import type { Manifest } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { partsOf } from '../workload/parts.js'
import type { Sighting } from './causes.js'
import type { Draft } from './findings.js'
import type { Judge, Judgement } from './judge.js'
import { identity, type Pairs } from './pairs.js'
import { Places } from './places.js'
import { type Repository, readContents } from './repository.js'
import { standingIn } from './standing.js'

type Line = NonNullable<Finding['changedHere']>

/** One thing that a change does, where it stands, and how the repository is without it. */
interface Deed {
  /** The object that it changes or adds; absent for one that it takes away, or a line of the configuration. */
  readonly manifest?: Manifest
  /** What of the object changes; [] for an object that is new. */
  readonly path: Path
  readonly line: () => Line | null
  readonly undone: () => readonly Sighting[]
}

/** A change, and how to judge what is left of it without a part. */
interface Change {
  readonly repository: Repository
  readonly base: Repository
  readonly pairs: Pairs
  readonly judge: Judge
  stood(sighting: Sighting): boolean
  sightingsOf(judgements: readonly Judgement[]): readonly Sighting[]
}

/** So often the repository is judged again to find which of several changes it was. */
const MOST_TRIALS = 12

/** Finds the line of a change that brings a new finding about. */
export class ChangedHere {
  readonly #places = new Places()
  readonly #deeds: readonly Deed[]
  #trials = MOST_TRIALS
  readonly #known = new Map<Deed, (sighting: Sighting) => boolean>()

  constructor(readonly change: Change) {
    this.#deeds = [...this.#ofObjects(), ...this.#ofHeld(), ...this.#ofClusters()]
  }

  /** The line; null where the change has none, or where it cannot be told which it is. */
  of({ seen }: Draft): Line | null {
    const fresh = seen.filter((sighting) => !this.change.stood(sighting))
    const [first] = fresh
    if (!first) return null
    const { at, related = [] } = first.observation
    const own = 'manifest' in at ? this.#touching(at) : this.#isNew(at.file) ? this.#lineOf(at) : undefined
    if (own) return own
    const victims = new Set(fresh.flatMap(({ observation }) => observation.affects ?? []))
    const near = [
      ...this.#deeds.filter((deed) => related.some((each) => 'manifest' in each.at && overlaps(deed, each.at))),
      ...this.#deeds.filter(({ manifest }) => manifest && victims.has(manifest)),
      ...this.#deeds.filter(({ manifest }) => 'manifest' in at && manifest === at.manifest),
    ]
    const suspects = [...new Set([...near, ...this.#deeds])]
    if (suspects.length === 1) return (suspects[0] as Deed).line()
    const guilty = suspects.find((deed) => this.#clears(deed, fresh)) ?? near[0]
    return guilty?.line() ?? null
  }

  /** The place itself, where the change touches what stands there. */
  #touching(at: Origin): Line | null {
    const deed = this.#deeds.find((each) => overlaps(each, at))
    if (!deed) return null
    return this.#lineOf({ manifest: at.manifest, path: deed.path.length > at.path.length ? deed.path : at.path })
  }

  #clears(deed: Deed, fresh: readonly Sighting[]): boolean {
    let stands = this.#known.get(deed)
    if (!stands) {
      if (this.#trials === 0) return false
      this.#trials--
      stands = standingIn(deed.undone())
      this.#known.set(deed, stands)
    }
    return !fresh.some(stands)
  }

  #lineOf(at: Parameters<Places['of']>[0]): Line | null {
    const { file, line, column, confidence } = this.#places.of(at)
    return confidence === 'file' ? null : { file, line, column }
  }

  /** A text that holds no object is compared as a whole. */
  #isNew(file: SourceFile): boolean {
    const { files, settings, named } = this.change.base
    return ![...files, settings.file, ...named.values()].includes(file)
  }

  *#ofObjects(): Iterable<Deed> {
    const { manifests } = readContents(this.change.repository.files)
    for (const manifest of manifests) {
      const before = this.change.pairs.before(manifest)
      if (before === manifest) continue
      const line = (path: Path) => () => this.#lineOf({ manifest, path })
      if (!before) {
        const undone = () => this.#without(manifest, [])
        // Of what was rendered the name may be made of several places.
        const path = isRendered(manifest.document.file) ? [] : ['metadata', 'name']
        yield { manifest, path: [], line: line(path), undone }
        continue
      }
      for (const { path, undone } of partsOf(before, manifest))
        yield { manifest, path, line: line(path), undone: () => this.#without(manifest, [undone()]) }
    }
    const names = new Set(manifests.map(identity))
    for (const gone of this.change.pairs.manifests)
      if (!names.has(identity(gone)))
        yield { path: [], line: () => null, undone: () => this.#without(undefined, [gone]) }
  }

  /** What changes in the objects that clusters hold beside the manifests. */
  *#ofHeld(): Iterable<Deed> {
    const { repository, base } = this.change
    const [now, was] = [repository, base].map(({ objects }) => [...new Set([...objects.values()].flat())])
    const old = readContents(was ?? []).manifests
    for (const manifest of readContents((now ?? []).filter((file) => !was?.includes(file))).manifests) {
      const before = old.find((each) => identity(each) === identity(manifest))
      const undone = () => this.#judged({ objects: base.objects })
      const parts = before ? partsOf(before, manifest).map(({ path }) => path) : [['metadata', 'name']]
      for (const path of parts)
        yield { manifest, path: before ? path : [], line: () => this.#lineOf({ manifest, path }), undone }
    }
  }

  /** What the change says of clusters that were told of before. */
  *#ofClusters(): Iterable<Deed> {
    const { clusters, settings } = this.change.repository
    for (const cluster of clusters) {
      const was = this.change.base.clusters.find(({ name }) => name === cluster.name)
      if (!was || was === cluster) continue
      for (const key of KEYS) {
        if (JSON.stringify(cluster[key]) === JSON.stringify(was[key])) continue
        const span = cluster.places[key]
        const file = span?.file ?? settings.file
        const line = () => (span && file ? placeOf(file, span.start) : null)
        const old = { ...cluster, [key]: was[key] } as ClusterSettings
        yield {
          path: [],
          line,
          undone: () => this.#judged({ clusters: clusters.map((each) => (each === cluster ? old : each)) }),
        }
      }
    }
  }

  #without(manifest: Manifest | undefined, instead: readonly Manifest[]): readonly Sighting[] {
    const { repository, judge, sightingsOf } = this.change
    const judgement = judge.judge(repository, (all) =>
      manifest ? all.flatMap((each) => (each === manifest ? instead : [each])) : [...all, ...instead],
    )
    return sightingsOf([judgement])
  }

  #judged(otherwise: Partial<Repository>): readonly Sighting[] {
    const { repository, judge, sightingsOf } = this.change
    return sightingsOf([judge.judge({ ...repository, ...otherwise })])
  }
}

const KEYS = [
  'kubernetes',
  'kruise',
  'vcluster',
  'host',
  'featureGates',
  'kruiseFeatureGates',
  'knows',
  'paths',
] as const

function placeOf({ path, text }: SourceFile, offset: number): Line {
  const { line, column } = new LineIndex(text).at(offset)
  return { file: path, line, column }
}

/** Whether a deed touches what stands at a place, what holds it or what it holds. */
function overlaps({ manifest, path }: Deed, at: Origin): boolean {
  return manifest === at.manifest && path.slice(0, at.path.length).every((step, index) => step === at.path[index])
}
