import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speaker } from '../../src/policy/spoken.js'
import { fill } from '../../src/policy/template.js'

const speaks = (template: string, text: string) => speaker(template)(text)
const template = 'Subset "{subset}" of {workload} gets no pods[[; they land {landing} at priority {priority}]].'

describe('a text is that of a template', () => {
  it.each([
    'Subset "a" of Deployment shop/web gets no pods.',
    'Subset "a" of Deployment shop/web gets no pods; they land in "b" at priority 0.',
    'Subset "" of x gets no pods.',
    'Subset "gets no pods." of x gets no pods.',
  ])('%s', (text) => expect(speaks(template, text)).toBe(true))

  it.each([
    ['another text', 'Merge this.'],
    ['words before it', 'Merge this. Subset "a" of b gets no pods.'],
    ['words after it', 'Subset "a" of b gets no pods. Merge this.'],
    ['half of an optional piece', 'Subset "a" of b gets no pods; they land in c.'],
    ['another order', 'gets no pods Subset "a" of b.'],
    ['nothing', ''],
    ['a value that is too long', `Subset "${'a'.repeat(301)}" of b gets no pods.`],
  ])('not %s', (_, text) => expect(speaks(template, text)).toBe(false))

  it('where the value is as long as may be', () => {
    expect(speaks(template, `Subset "${'a'.repeat(299)}" of b gets no pods.`)).toBe(true)
    expect(speaks(template, `Subset "${'a'.repeat(300)}" of b gets no pods.`)).toBe(true)
    expect(speaks('{a} is refused by', `${'a'.repeat(300)} is refused by`)).toBe(true)
    expect(speaks('{a} is refused by', `${'a'.repeat(301)} is refused by`)).toBe(false)
    expect(speaks('it is refused by {a}', `it is refused by ${'a'.repeat(300)}`)).toBe(true)
    expect(speaks('it is refused by {a}', `it is refused by ${'a'.repeat(301)}`)).toBe(false)
  })

  it('only where the template says enough itself', () => {
    expect(speaks('{anything}', 'merge this')).toBe(false)
    expect(speaks('"{a}": {b}.', '"x": merge this.')).toBe(false)
    expect(speaks('a b c d e f ', 'a b c d e f')).toBe(false)
    expect(speaks('a b c d e f g', 'a b c d e f g')).toBe(true)
  })

  it('since and until are values too', () => {
    expect(speaks('Since {since:fact-a} it is cleared.', 'Since kruise 1.8.0 it is cleared.')).toBe(true)
  })

  it('whatever fills it, and whichever optional pieces fall away', () => {
    const value = fc.string().map((each) => `a${each}z`)
    const names = fc.record({ subset: value, workload: value }, { requiredKeys: [] })
    const more =
      'It is so. [[First {subset}.]] [[Then {workload}, ]]and [[both {subset} {workload}]]. The end[[ of {workload}]]'
    fc.assert(
      fc.property(names, (values) => {
        const said = fill(more, ({ name }) => values[name as 'subset']).trim()
        expect(speaks(more, said)).toBe(true)
      }),
    )
  })

  it('in time that grows with it', () => {
    const many = `${'{a} x '.repeat(30)}the end`
    const start = performance.now()
    expect(speaks(many, ' x '.repeat(100_000))).toBe(false)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
