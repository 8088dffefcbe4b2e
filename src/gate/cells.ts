import { objectRefusals } from '../admission/objects/index.js'
import type { Mode } from '../admission/simulate.js'
import { BEFORE, World } from '../admission/world.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { ClusterProfile } from '../cluster/profile.js'
import { type Cell, Reading } from '../cluster/reading.js'
import { type Release, releasesBetween, resolveRelease } from '../cluster/releases.js'
import { type ClusterSettings, chooser } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { cellName, isFor, isRendered } from '../source/rendered.js'
import { Inventory, lookup } from '../workload/inventory.js'
import type { Manifest } from '../workload/manifest.js'
import { BUILTINS } from './builtins.js'
import { identity, Pairs } from './pairs.js'
import { type Repository, readContents } from './repository.js'
import { type Tenancy, tenancyOf } from './tenancy.js'
import { nextOf, versionsWords, withVersions } from './upgrade-versions.js'
import { Views } from './views.js'

/** One cell of the matrix, with what is applied to it and what exists in it. */
export interface MatrixCell extends Cell {
  readonly settings: ClusterSettings
  readonly profile: ClusterProfile
  /** The repository's manifests that go to this cluster. */
  readonly applied: ReadonlySet<Manifest>
  /** Whether what stands in a file goes to this cluster. */
  goesThere(file: SourceFile): boolean
  readonly host: MatrixCell | undefined
  readonly tenancy: Tenancy | undefined
  /** Where the cluster does not run these versions yet. */
  readonly coming?: Coming
  answer(key: string): unknown
  /** The cell with what lives with a manifest there: what is rendered for another cluster does not. */
  seenFrom(manifest: Manifest): Cell
}

/** The versions that a cluster runs next. */
export interface Coming {
  /** As the configuration has them: `kubernetes 1.32, kruise 1.8.4`. */
  readonly versions: string
  /** The day from which what holds only there fails; without it never. */
  readonly from: string | undefined
}

/** A version in the settings that cannot be judged; the message names the cluster and what is accepted. */
export class UnknownVersion extends Error {}

/** The objects before a change, and whether what the change no longer has goes on to exist: nobody deletes it. */
export interface Earlier {
  readonly pairs: Pairs
  readonly remains: boolean
}

/**
 * The cells of a repository's clusters. A range of Kubernetes versions is a cell for each minor in it, and what a cluster runs
 * next, which is looked past today, is a cell behind its own.
 */
export function cellsOf(
  repository: Repository,
  manifests: readonly Manifest[],
  knowledge: Knowledge,
  mode: Mode,
  earlier: Earlier = { pairs: new Pairs([]), remains: false },
): MatrixCell[] {
  const made = new Map<string, MatrixCell[]>()
  const inventories = new InventoryCache(repository, manifests, earlier)
  const make = (settings: ClusterSettings): MatrixCell[] => {
    const known = made.get(settings.name)
    if (known) return known
    const named = hostOf(settings, repository)
    const host = named && make(named)[0]
    const on = (cluster: ClusterSettings): MatrixCell[] => {
      const tenancy = tenancyOf(cluster, repository)
      return kubernetesOf(cluster, knowledge).map((kubernetes) => {
        const profile = profileOf(cluster, kubernetes, tenancy, host?.profile, knowledge)
        return inventories.cell(cluster, profile, host, tenancy, mode)
      })
    }
    const next = mode === 'look-past' ? nextOf(settings) : undefined
    const coming = next && { versions: versionsWords(next), from: settings.next?.from }
    const later = next && on(withVersions(settings, next, knowledge)).map((cell) => ({ ...cell, coming }))
    const cells = [...on(settings), ...((later ?? []) as MatrixCell[])]
    made.set(settings.name, cells)
    return cells
  }
  return repository.clusters.flatMap(make)
}

/** The settings of the cluster on which a virtual one runs, chosen or not. */
export function hostOf({ host }: ClusterSettings, { clusters, settings }: Pick<Repository, 'clusters' | 'settings'>) {
  return host === undefined ? undefined : [...clusters, ...settings.clusters].find(({ name }) => name === host)
}

/** The releases that a cluster is judged as: one for each minor of a range. */
export function kubernetesOf({ name, kubernetes }: ClusterSettings, knowledge: Knowledge): Release[] {
  const [first, last] = kubernetes.split(/ +- +/)
  if (first !== undefined && last !== undefined) {
    const between = releasesBetween(knowledge, 'kubernetes', first, last) ?? []
    const newest = new Map(between.map((release) => [`${release.judged.major}.${release.judged.minor}`, release]))
    return [...newest.values()]
  }
  return [released(knowledge, 'kubernetes', kubernetes, name)]
}

/** The release that a written version of a cluster means. Throws {@link UnknownVersion}. */
export function released(
  knowledge: Knowledge,
  of: 'kubernetes' | 'kruise' | 'vcluster',
  text: string,
  cluster: string,
): Release {
  const release = resolveRelease(knowledge, of, text)
  if (!release) throw new UnknownVersion(`cluster ${cluster}: ${of} "${text}" is not a version`)
  return release
}

function profileOf(
  settings: ClusterSettings,
  kubernetes: Release,
  tenancy: Tenancy | undefined,
  host: ClusterProfile | undefined,
  knowledge: Knowledge,
): ClusterProfile {
  const { name, kruise } = settings
  if (typeof kruise === 'object') {
    throw new UnknownVersion(`cluster ${name}: kruise is to be read from ${kruise.from}, which was not given`)
  }
  const vcluster = tenancy?.version
  return new ClusterProfile(knowledge, {
    ...settings,
    environment: settings.environment ?? undefined,
    kubernetes,
    kruise: kruise === undefined ? undefined : released(knowledge, 'kruise', kruise, name),
    vcluster: vcluster === undefined ? undefined : released(knowledge, 'vcluster', vcluster, name),
    host,
    hostNamespace: settings.hostNamespace ?? (host && `vcluster-${name}`),
  })
}

interface Applied {
  readonly all: Inventory
  /** What runs there now. */
  readonly before: Inventory
}

interface Going {
  readonly key: string
  readonly applied: ReadonlySet<Manifest>
  goesThere(file: SourceFile): boolean
}

/** Makes cells; clusters with the same paths and objects share an inventory. */
class InventoryCache {
  readonly #going = new Map<string, Going>()
  readonly #made = new Map<string, Applied>()
  readonly #views: Views

  constructor(
    readonly repository: Repository,
    readonly manifests: readonly Manifest[],
    readonly earlier: Earlier,
  ) {
    this.#views = new Views([...manifests, ...earlier.pairs.manifests])
  }

  cell(
    settings: ClusterSettings,
    profile: ClusterProfile,
    host: MatrixCell | undefined,
    tenancy: Tenancy | undefined,
    mode: Mode,
  ): MatrixCell {
    const going = this.#goingTo(settings, profile)
    const { applied, goesThere } = going
    const plain = { settings, profile, applied, goesThere, host, tenancy }
    const from = (root: string): MatrixCell['answer'] => {
      const { all, before } = this.#inventory(settings, going, root)
      const answer = (inventory: Inventory) => (key: string) => {
        if (key.startsWith(BEFORE)) return before.find(key.slice(BEFORE.length))
        return key === 'vcluster' ? tenancy?.options : inventory.find(key)
      }
      if (mode !== 'stop') return answer(all)
      return answer(accepted(all, before, { ...plain, answer: answer(all) }, answer, this.earlier.pairs))
    }
    const whole = { ...plain, answer: from('') }
    if (!this.#views.any) return { ...whole, seenFrom: () => whole }
    const seen = new Map<string, Cell>([['', whole]])
    const seenFrom = (manifest: Manifest): Cell => {
      const root = this.#views.rootOf(manifest)
      const cell = seen.get(root) ?? { ...whole, answer: from(root) }
      seen.set(root, cell)
      return cell
    }
    return { ...whole, seenFrom }
  }

  #goingTo({ name, paths }: ClusterSettings, { kubernetes }: ClusterProfile): Going {
    const key = JSON.stringify([paths, this.#views.bound ? cellName(name, kubernetes.judged) : ''])
    let going = this.#going.get(key)
    if (!going) {
      const { root } = this.repository
      const chosen = paths && chooser(paths)
      const goesThere = (file: SourceFile): boolean => {
        if (isRendered(file) && !isFor(file, name, kubernetes.judged)) return false
        const { path } = file
        return !chosen || chosen(root && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path)
      }
      const applied = this.manifests.filter(({ document }) => goesThere(document.file))
      going = { key, applied: new Set(applied), goesThere }
      this.#going.set(key, going)
    }
    return going
  }

  /** What lives together with what is rendered of a root, or with the plain files. */
  #inventory({ name }: ClusterSettings, going: Going, root: string): Applied {
    const files = this.repository.objects.get(name) ?? []
    const key = JSON.stringify([going.key, files.map(({ path }) => path), root])
    let made = this.#made.get(key)
    if (!made) {
      const applied = this.#views.from(root, [...going.applied])
      const identities = new Set(applied.map(identity))
      const { pairs, remains } = this.earlier
      const there = pairs.manifests.filter(({ document }) => going.goesThere(document.file))
      const running = this.#views.from(root, there)
      const held = onlyLast([...BUILTINS, ...readContents(files).manifests])
      const existing = [...held, ...(remains ? running : [])].filter((each) => !identities.has(identity(each)))
      const before = new Inventory([...held, ...running])
      const known = (each: Manifest): boolean => remains && pairs.before(each, sameAs(each, before)) !== undefined
      // Where two claim the same, what runs there already stands, wherever its file is.
      const ordered = [...applied.filter(known), ...applied.filter((each) => !known(each))]
      made = { all: new Inventory([...existing, ...ordered]), before }
      this.#made.set(key, made)
    }
    return made
  }
}

/** Each object once: what a cluster said of itself stands for what every cluster has, what people wrote of it for both. */
function onlyLast(manifests: readonly Manifest[]): Manifest[] {
  return [...new Map(manifests.map((each) => [identity(each), each])).values()]
}

function sameAs({ group, kind, namespace, name }: Manifest, inventory: Inventory): readonly Manifest[] {
  return inventory.find(lookup(group, kind, namespace, name))
}

/** Kinds whose objects change what becomes of others. */
const INFLUENTIAL = new Set([
  'scheduling.k8s.io/PriorityClass',
  '/LimitRange',
  '/ResourceQuota',
  'apps.kruise.io/SidecarSet',
  'apps.kruise.io/PersistentPodState',
  'policy.kruise.io/PodUnavailableBudget',
])

/** The inventory as the cluster leaves it: what is refused does not exist, for those that come after it too, or goes on as it was. */
function accepted(
  all: Inventory,
  old: Inventory,
  cell: Cell & Pick<MatrixCell, 'applied'>,
  answer: (inventory: Inventory) => (key: string) => unknown,
  pairs: Pairs,
): Inventory {
  let inventory = all
  let world = new World(new Reading(cell))
  const admitted = (each: Manifest, before?: Manifest) => objectRefusals(each, world, before).length === 0
  for (const each of all.manifests) {
    const running = pairs.before(each, sameAs(each, old))
    if (!INFLUENTIAL.has(`${each.group}/${each.kind}`) || !(cell.applied.has(each) || running === each)) continue
    const before = running && admitted(running) ? running : undefined
    if (admitted(each, before)) continue
    inventory = new Inventory(inventory.manifests.flatMap((one) => (one === each ? (before ?? []) : one)))
    world = new World(new Reading({ ...cell, answer: answer(inventory) }))
  }
  return inventory
}
