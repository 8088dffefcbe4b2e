// docs/catalogue.md says of each known situation who speaks of it, or why nobody does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULES } from '../src/rules/index.js'

const page = readFileSync(join(import.meta.dirname, '../docs/catalogue.md'), 'utf8')
const ids = RULES.map(({ id }) => id)
const entries = [...page.matchAll(/^\| (KR-[A-Z0-9-]+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, id = '', how = '', rules = '', note = '']) => ({ id, how: how.trim(), rules: named(rules), note: note.trim() }),
)

/** The rules that a piece of the page names. */
function named(text: string): string[] {
  return [...text.matchAll(/`([a-z0-9-]+)`/g)].map(([, id = '']) => id)
}

describe('the catalogue', () => {
  it('holds each of the 89 situations once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(89)
    expect(entries).toHaveLength(89)
    expect(page.match(/^\| KR-/gm)).toHaveLength(89)
  })

  it('names rules that there are', () => {
    const unknown = page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap(named)
      .filter((id) => !ids.includes(id))
    expect(unknown).toEqual([])
  })

  it('says who speaks, or why nobody does', () => {
    const wrong = entries.filter(({ how, rules, note }) => {
      if (how === 'not here') return rules.length > 0 || note === ''
      return rules.length !== 1 || !['rule', 'merged', 'refused'].includes(how)
    })
    expect(wrong).toEqual([])
  })

  it('leaves what is refused to the rules that repeat upstream, and nothing else', () => {
    const generic = ['object-refused', 'pods-refused']
    const wrong = entries.filter(
      ({ how, rules }) => rules.length > 0 && generic.includes(rules[0]!) !== (how === 'refused'),
    )
    expect(wrong).toEqual([])
  })

  it('has one situation at most for which a rule is there first', () => {
    const first = entries.filter(({ how }) => how === 'rule').map(({ rules }) => rules[0])
    expect(first.filter((rule, at) => first.indexOf(rule) < at)).toEqual([])
  })
})
