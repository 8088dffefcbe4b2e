import { expect, it } from 'vitest'
import { attempt, GitCannotTell } from '../../src/github/git-command.js'

const failing = (error: Error) => () => {
  throw error
}

it('attempt is undefined where git cannot tell, whichever file of dist/ has thrown that, and throws the rest', () => {
  class OfAnotherFile extends Error {
    override readonly name = 'GitCannotTell'
  }
  expect(attempt(() => 1)).toBe(1)
  expect(attempt(failing(new GitCannotTell('no git')))).toBeUndefined()
  expect(attempt(failing(new OfAnotherFile('no git')))).toBeUndefined()
  expect(() => attempt(failing(new Error('no git')))).toThrow('no git')
})
