import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../docs/field.md'), 'utf8')
const rows = [...page.matchAll(/^\| (\S+\/\S+|all) \| (.*) \|$/gm)].map(([, name = '', cells = '']) => {
  return { name, numbers: cells.split(' | ').map(Number) }
})

it.each(rows)('docs/field.md: every document of $name is checked or has its reason', ({ numbers }) => {
  const [, documents, ...told] = numbers
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(documents)
})

it('docs/field.md sums up its rows', () => {
  const all = rows.pop()
  expect(all?.name).toBe('all')
  expect(all?.numbers).toEqual(all?.numbers.map((_, at) => rows.reduce((sum, { numbers }) => sum + numbers[at]!, 0)))
})
