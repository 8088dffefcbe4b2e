// What belongs together is there: rules, policies, cases, docs, facts and who reads them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import policies from 'virtual:policies'
import { describe, expect, it } from 'vitest'
import { RULES } from '../src/rules/index.js'
import { type Case, casesIn } from './case.js'
import { knowledge } from './knowledge.js'

const root = join(import.meta.dirname, '..')
const ids = RULES.map(({ id }) => id)
const cases = casesIn(join(root, 'test/cases'))
const find = (rule: string, name: string): Case | undefined =>
  cases.find((each) => each.rule === rule && each.name === name)

const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|json)$/.test(path))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  .join('\n')
const texts = new Set(
  [...source.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"/g)].map(([, text, other]) => text ?? other ?? ''),
)
/** Names that src puts together, as `pod-structs-${minor}`: those that begin or end with a part of some length. */
const composed = [...source.matchAll(/`([\w-]{8,})\$\{[^`{}]*\}`|`\$\{[^`{}]*\}([\w-]{8,})`/g)].map(
  ([, begin, end]) => new RegExp(begin === undefined ? `.${end}$` : `^${begin}.`),
)

/** Whether src names it. */
function named(name: string): boolean {
  return texts.has(name) || composed.some((pattern) => pattern.test(name))
}

/** Whether src, a policy or the wording of a message asks for the fact. */
function read(fact: string): boolean {
  const wordings = Object.values(knowledge.messages).some((each) => each.texts.some(({ when }) => when === fact))
  return named(fact) || wordings || new RegExp(`\\{(?:since|until):${fact}\\}`).test(JSON.stringify(policies))
}

describe('rules', () => {
  it('have ids that are the names of their files, and nothing else is a rule', () => {
    const files = readdirSync(join(root, 'src/rules')).map((file) => file.replace(/\.ts$/, ''))
    expect(ids.filter((id) => !files.includes(id))).toEqual([])
    const declared = files.filter((file) =>
      /^ {2}id: '/m.test(readFileSync(join(root, `src/rules/${file}.ts`), 'utf8')),
    )
    expect(declared).toEqual([...ids].sort())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('each have a policy, and each policy a rule', () => {
    expect(Object.keys(policies).sort()).toEqual([...ids].sort())
  })

  it.each(ids)('%s is shown failing and passing', (id) => {
    expect(find(id, 'fails')?.out).toContain(`[${id}]\n`)
    expect(find(id, 'passes')).toBeDefined()
    expect(find(id, 'passes')?.out).toBeUndefined()
  })

  it.each(ids)('%s is in the docs, with the case that fails and the one that passes', (id) => {
    const docs = readFileSync(join(root, 'policies/README.md'), 'utf8').split(/^(?=#{2,3} )/m)
    const own = docs.find((section) => section.startsWith(`### ${id}\n`))
    for (const text of [find(id, 'fails')?.text, find(id, 'fails')?.out, find(id, 'passes')?.text])
      expect(own).toContain(text?.trimEnd())
  })

  it('have folders of cases, and no other folder is there', () => {
    expect(readdirSync(join(root, 'test/cases')).sort()).toEqual([...ids].sort())
  })
})

describe('cases', () => {
  it('say in a sentence what they show, and no two of a rule say the same', () => {
    const titles = cases.map(({ rule, title }) => `${rule}: ${title}`)
    expect(titles.filter((title) => !/: [A-Z].*\.$/.test(title))).toEqual([])
    expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([])
  })

  it('print nothing that has no case', () => {
    const outs = readdirSync(join(root, 'test/cases'), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.out'))
    expect(outs.filter((path) => !existsSync(join(root, 'test/cases', path.replace(/out$/, 'yaml'))))).toEqual([])
  })

  it.each(ids)('of %s use each of its words', (id) => {
    const used = cases.filter(({ rule }) => rule === id).flatMap(({ out }) => out?.split('\n') ?? [])
    const heads = used.filter((line) => line.endsWith(`[${id}]`))
    const { message, variants = {} } = policies[id]!
    const written = [...Object.values(variants), ...(spokenPlainly(id) ? [{ message }] : [])]
    const unused = written.filter((each) => each.message && !heads.some((line) => pattern(each.message!).test(line)))
    expect(unused).toEqual([])
  })
})

/** Whether the policy's own message is said, and not only those of its variants. */
function spokenPlainly(id: string): boolean {
  const variants = Object.values(policies[id]?.variants ?? {})
  return variants.length === 0 || variants.some(({ message }) => message === undefined)
}

/** What a message looks like once it is said. */
function pattern(message: string): RegExp {
  const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')
  const pieces = message.trim().split(/\[\[(.*?)\]\]/s)
  return new RegExp(
    pieces
      .map((piece, at) => (at % 2 ? `(?:${escaped(piece)})?` : escaped(piece)))
      .join('')
      .replaceAll(' (?:', ' ?(?:'),
  )
}

describe('policies', () => {
  it('share no message', () => {
    const said = Object.values(policies).flatMap(({ id, message, variants = {} }) =>
      [...new Set([message, ...Object.values(variants).map((each) => each.message)])].flatMap((text) =>
        text ? [{ id, text }] : [],
      ),
    )
    expect(said.filter(({ id, text }) => said.some((other) => other.id !== id && other.text === text))).toEqual([])
  })
})

describe('knowledge', () => {
  const { facts, messages, tables, releases } = knowledge

  it('has evidence for every entry', () => {
    const entries = [facts, messages, tables, releases].flatMap((kind) => Object.entries(kind))
    const bare = entries.filter(([, { evidence }]) => !evidence?.some((each: string) => each.trim() !== ''))
    expect(bare.map(([name]) => name)).toEqual([])
  })

  it('holds no fact that nothing reads', () => {
    expect(Object.keys(facts).filter((fact) => !read(fact))).toEqual([])
  })

  it('holds no message that nothing says, and no table that nothing looks into', () => {
    expect([...Object.keys(messages), ...Object.keys(tables)].filter((name) => !named(name))).toEqual([])
  })
})

describe('the test of what is read', () => {
  it('takes no name for read that stands nowhere', () => {
    expect(['no-such-fact', 'workloadspread-clears', 'client-library'].filter(named)).toEqual([])
    expect(['workloadspread-clears-priority', 'kruise-client-library'].filter((name) => !named(name))).toEqual([])
  })
})
