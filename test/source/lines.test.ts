import { expect, test } from 'vitest'
import { LineIndex } from '../../src/source/lines.js'

test('lines and columns count from 1, columns in UTF-16 units', () => {
  const lines = new LineIndex('a: 1\nb: "😀x"\n\nc')
  expect(lines.at(0)).toEqual({ line: 1, column: 1 })
  expect(lines.at(4)).toEqual({ line: 1, column: 5 })
  expect(lines.at(5)).toEqual({ line: 2, column: 1 })
  expect(lines.at(11)).toEqual({ line: 2, column: 7 })
  expect(lines.at(14)).toEqual({ line: 3, column: 1 })
  expect(lines.at(15)).toEqual({ line: 4, column: 1 })
  expect(lines.at(16)).toEqual({ line: 4, column: 2 })
})

test('a line comes without its break, whichever it is', () => {
  const lines = new LineIndex('one\r\n\r\nthree\nfour\r\n')
  expect([1, 2, 3, 4, 5, 6].map((line) => lines.lineText(line))).toEqual(['one', '', 'three', 'four', '', ''])
  expect(lines.count()).toBe(5)
  expect(lines.start(3)).toBe(7)
  expect(lines.start(9)).toBe(19)
})

test('an empty text has one empty line', () => {
  const lines = new LineIndex('')
  expect(lines.at(0)).toEqual({ line: 1, column: 1 })
  expect(lines.lineText(1)).toBe('')
})
