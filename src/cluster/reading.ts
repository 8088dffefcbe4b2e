import type { Build, Values } from './build.js'
import { type Cluster, type ClusterProfile, fill, type KnownRelease } from './profile.js'

/** A cluster, and what it answers to the questions that other rooms put to its objects. */
export interface Cell {
  readonly profile: ClusterProfile
  /** The answer to a question of `Reading.ask`: a primitive, an object that compares by identity, or an array of them. */
  answer?(key: string): unknown
  /** The cell of the profile's host. */
  readonly host?: Cell | undefined
}

/** A cluster that remembers what it was asked: two cells that answer these questions alike have the same outcome. */
export class Reading implements Cluster {
  readonly listens = true
  /** Every question and its answer, in the order in which they came up. */
  readonly asked: Map<string, unknown>
  readonly #cell: Cell
  readonly #prefix: string
  #host: Reading | undefined

  constructor(cell: Cell, asked = new Map<string, unknown>(), prefix = '') {
    this.#cell = cell
    this.asked = asked
    this.#prefix = prefix
  }

  holds(fact: string): boolean {
    return this.#read(`holds:${fact}`) as boolean
  }

  enabled(gate: string): boolean {
    return this.#read(`enabled:${gate}`) as boolean
  }

  say(message: string, values: Values = {}): string {
    return fill(this.#read(`wording:${message}`) as string, values)
  }

  kruiseEnabled(gate: string): boolean {
    return this.#read(`kruiseEnabled:${gate}`) as boolean
  }

  otherInChart(gate: string): boolean {
    return this.#read(`otherInChart:${gate}`) as boolean
  }

  lookup(table: string): string | number | undefined {
    return this.#read(`lookup:${table}`) as string | number | undefined
  }

  installed(component: 'kruise' | 'vcluster'): boolean {
    return this.#read(`installed:${component}`) as boolean
  }

  closed(kind: string): boolean {
    return this.#read(`closed:${kind}`) as boolean
  }

  /** The same for every cell, so that nothing has to be remembered. */
  releases(component: 'kubernetes' | 'kruise'): readonly KnownRelease[] {
    return this.#cell.profile.releases(component)
  }

  get hostNamespace(): string | undefined {
    return this.#read('hostNamespace:') as string | undefined
  }

  get host(): Reading | undefined {
    if (!this.#read('hosted:')) return undefined
    this.#host ??= new Reading(hostOf(this.#cell)!, this.asked, `${this.#prefix}host/`)
    return this.#host
  }

  library(component: 'kruise' | 'vcluster'): Build {
    const read = (question: string, name: string) => this.#read(`library/${component}/${question}:${name}`)
    return {
      listens: true,
      holds: (fact) => read('holds', fact) as boolean,
      enabled: (gate) => read('enabled', gate) as boolean,
      say: (message, values = {}) => fill(read('wording', message) as string, values),
    }
  }

  /**
   * The answer to a question that another room puts to the cell's objects. `key` is the whole question: another cell
   * answers it from the key alone (`Cell.answer`). Without `answer` this cell is asked in the same way.
   */
  ask<T>(key: string, answer?: () => T): T {
    const question = `${this.#prefix}ask:${key}`
    if (!this.asked.has(question)) this.asked.set(question, answer ? answer() : reply(this.#cell, `ask:${key}`))
    return this.asked.get(question) as T
  }

  #read(question: string): unknown {
    const key = this.#prefix + question
    if (!this.asked.has(key)) this.asked.set(key, reply(this.#cell, question))
    return this.asked.get(key)
  }
}

/** What a cell answers to a question of `Reading.asked`; throws where it cannot. */
export function reply(cell: Cell, key: string): unknown {
  return questionOf(key)(cell)
}

/** The question that a key of `Reading.asked` stands for, to be put to any cell; it throws where the cell cannot answer. */
export function questionOf(key: string): (cell: Cell) => unknown {
  if (key.startsWith('host/')) {
    const question = questionOf(key.slice('host/'.length))
    return (cell) => {
      const host = hostOf(cell)
      if (!host) throw new Error(`${cell.profile.name} has no host`)
      return question(host)
    }
  }
  const colon = key.indexOf(':')
  const subject = key.slice(0, colon)
  const name = key.slice(colon + 1)
  const component = name as 'kruise' | 'vcluster'
  switch (subject) {
    case 'ask':
      return (cell) => {
        if (!cell.answer) throw new Error(`the cell of ${cell.profile.name} answers no questions`)
        return cell.answer(name)
      }
    case 'hosted':
      return (cell) => hostOf(cell) !== undefined
    case 'hostNamespace':
      return ({ profile }) => profile.hostNamespace
    case 'kruiseEnabled':
      return ({ profile }) => profile.kruiseEnabled(name)
    case 'otherInChart':
      return ({ profile }) => profile.otherInChart(name)
    case 'lookup':
      return ({ profile }) => profile.lookup(name)
    case 'closed':
      return ({ profile }) => profile.closed(name)
    case 'installed':
      return ({ profile }) => profile.installed(component)
    case 'library/kruise/holds':
    case 'library/kruise/enabled':
    case 'library/kruise/wording':
    case 'library/vcluster/holds':
    case 'library/vcluster/enabled':
    case 'library/vcluster/wording': {
      const [, of, verb] = subject.split('/') as [string, 'kruise' | 'vcluster', 'holds' | 'enabled' | 'wording']
      return ({ profile }) => profile.library(of)[verb](name)
    }
    case 'holds':
    case 'enabled':
    case 'wording':
      return ({ profile }) => profile[subject](name)
  }
  throw new Error(`"${key}" is no question to a cluster`)
}

function hostOf({ profile, host }: Cell): Cell | undefined {
  return host ?? (profile.host && { profile: profile.host })
}
