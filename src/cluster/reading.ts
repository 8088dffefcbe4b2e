import type { Build, Values } from './build.js'
import { type Cluster, type ClusterProfile, fill } from './profile.js'

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

  lookup(table: string): string | number | undefined {
    return this.#read(`lookup:${table}`) as string | number | undefined
  }

  installed(component: 'kruise' | 'vcluster'): boolean {
    return this.#read(`installed:${component}`) as boolean
  }

  closed(kind: string): boolean {
    return this.#read(`closed:${kind}`) as boolean
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
  if (key.startsWith('host/')) {
    const host = hostOf(cell)
    if (!host) throw new Error(`${cell.profile.name} has no host`)
    return reply(host, key.slice('host/'.length))
  }
  const colon = key.indexOf(':')
  const [question, name] = [key.slice(0, colon), key.slice(colon + 1)]
  const { profile } = cell
  switch (question) {
    case 'ask':
      if (!cell.answer) throw new Error(`the cell of ${profile.name} answers no questions`)
      return cell.answer(name)
    case 'hosted':
      return hostOf(cell) !== undefined
    case 'hostNamespace':
      return profile.hostNamespace
    case 'kruiseEnabled':
      return profile.kruiseEnabled(name)
    case 'lookup':
      return profile.lookup(name)
    case 'closed':
      return profile.closed(name)
    case 'installed':
      return profile.installed(name as 'kruise' | 'vcluster')
  }
  const [library, component, asked] = question.split('/')
  const build = library === 'library' ? profile.library(component as 'kruise' | 'vcluster') : profile
  switch (asked ?? library) {
    case 'holds':
      return build.holds(name)
    case 'enabled':
      return build.enabled(name)
    case 'wording':
      return build.wording(name)
  }
  throw new Error(`"${key}" is no question to a cluster`)
}

function hostOf({ profile, host }: Cell): Cell | undefined {
  return host ?? (profile.host && { profile: profile.host })
}
