import { rmSync } from 'node:fs'
import path from 'node:path'
import { Repository } from './repository.js'
import { entry } from './stand-in.js'

export const CONFIG = '.github/kruise-preflight.yml'
/** A configuration with one cluster of this Kruise. */
export const on = (kruise: string) => `clusters:\n  - { name: prod, kubernetes: 1.28, kruise: ${kruise} }\n`
/** A class that no API server takes: its value is over the limit. */
export const tooHigh = (name: string, value = 2_000_000_000) =>
  `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata:\n  name: ${name}\nvalue: ${value}\n`
/** A class that every API server takes. */
export const fine = (name: string) => tooHigh(name, 1000)

/** Texts by name; null for a file that is removed. */
export type Files = Readonly<Record<string, string | null>>

/** A pull request of one commit that writes files, or removes those that are null; `meanwhile` comes to the base beside it. */
export class Change {
  readonly repository = new Repository()
  readonly #clones = new Map<string, Repository>()
  readonly first: string
  readonly head: string
  readonly main: string
  readonly merge: string

  constructor(base: Files, change: Files, meanwhile: Files = {}) {
    this.first = this.#commit(base)
    this.repository.git('checkout', '-q', '-b', 'topic')
    this.head = this.#commit(change)
    this.repository.git('checkout', '-q', 'main')
    this.main = this.#commit(meanwhile)
    this.merge = this.repository.checkoutMerge(this.main, this.head)
  }

  #commit(files: Files): string {
    for (const [name, text] of Object.entries(files))
      if (text === null) rmSync(path.join(this.repository.folder, name))
      else this.repository.write(name, text)
    return this.repository.commit('a commit')
  }

  /** What actions/checkout has of it. */
  checkout(commit: string, depth: number): string {
    const key = `${commit} ${depth}`
    const clone = this.#clones.get(key) ?? this.repository.shallow(commit, depth)
    this.#clones.set(key, clone)
    return clone.folder
  }

  remove(): void {
    for (const each of [this.repository, ...this.#clones.values()]) each.remove()
  }

  get event() {
    const pull_request = { number: 7, base: { sha: this.main }, head: { sha: this.head } }
    return { event: 'pull_request', payload: { pull_request } }
  }

  /** The pull request's list of files, as GitHub has it. */
  get files(): object[] {
    const listed = this.repository.git('diff', '--name-status', '-z', '-M', `${this.main}...${this.head}`).split('\0')
    const files: object[] = []
    const statuses: Record<string, string> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed' }
    for (let i = 0; i + 1 < listed.length; i++) {
      const status = statuses[listed[i]![0]!]!
      const from = status === 'renamed' ? { previous_filename: listed[++i]! } : {}
      files.push(entry(listed[++i]!, status, undefined, from))
    }
    return files
  }
}

/** What stood before, what comes, what goes, what moves, and what came to the base meanwhile. */
export const busy = () =>
  new Change(
    {
      [CONFIG]: on('1.8.4'),
      'k8s/old.yaml': tooHigh('old'),
      'k8s/gone.yaml': tooHigh('gone'),
      'k8s/here.yaml': tooHigh('moved'),
      'k8s/one.yaml': `${tooHigh('left')}---\n${tooHigh('wanders')}`,
      'k8s/two.yaml': fine('two'),
      'k8s/edited.yaml': tooHigh('edited'),
      'README.md': 'words\n',
    },
    {
      'k8s/new ü.yaml': tooHigh('new'),
      'k8s/gone.yaml': null,
      'k8s/here.yaml': null,
      'k8s/there.yaml': tooHigh('moved'),
      'k8s/one.yaml': tooHigh('left'),
      'k8s/two.yaml': `${fine('two')}---\n${tooHigh('wanders')}`,
      'k8s/edited.yaml': `# a comment\n\n${tooHigh('edited')}`,
      'README.md': 'other words\n',
    },
    { 'k8s/main.yaml': tooHigh('main') },
  )
/** Its findings. */
export const BUSY = [
  'existing k8s/edited.yaml:7 edited',
  'existing k8s/main.yaml:5 main',
  'new k8s/new ü.yaml:5 new',
  'existing k8s/old.yaml:5 old',
  'existing k8s/one.yaml:5 left',
  'existing k8s/there.yaml:5 moved',
  'existing k8s/two.yaml:11 wanders',
]
