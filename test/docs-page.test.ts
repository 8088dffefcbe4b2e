// How the commands of a page are found and run.
import { describe, expect, it } from 'vitest'
import { blocksOf, commandsOf, printed } from './docs-page.js'
import { shell } from './docs-places.js'
import { folder } from './doors/folder.js'

const fence = '```'
const run = (page: string, written: string[] = []) => {
  const cwd = folder({})
  return printed(
    page,
    (commands) => shell(cwd, commands, {}),
    (file, text) => written.push(`${file}: ${text}`),
  )
}

describe('a page', () => {
  it('gets what its commands print, below them or between them', () => {
    const sh = `${fence}sh\necho a\necho b >&2\n${fence}\n\n${fence}text\nold\n${fence}\n`
    expect(run(sh)).toBe(sh.replace('old', 'a\nb'))
    const commands = ['printf "x\\ny\\n"', 'false', 'echo $?', 'true']
    const shown = (...out: string[]) =>
      `${fence}console\n${commands.map((each, at) => `$ ${each}\n${out[at]}`).join('')}${fence}\n`
    expect(run(shown('old\n', '', 'old\n', ''))).toBe(shown('x\ny\n', '', '1\n', ''))
  })

  it('keeps text that stands apart from commands, and what is not run', () => {
    for (const page of [
      `${fence}sh\necho a\n${fence}\n\nWords.\n\n${fence}text\nold\n${fence}\n`,
      `<!-- not run: needs a cluster -->\n${fence}sh\nexit 1\n${fence}\n\n${fence}text\nold\n${fence}\n`,
    ])
      expect(run(page)).toBe(page)
  })

  it('has its files written', () => {
    const written: string[] = []
    run(`<!-- file: a/b.yaml -->\n${fence}yaml\na: 1\n${fence}\n`, written)
    expect(written).toEqual(['a/b.yaml: a: 1\n'])
  })

  it.each([
    [`${fence}sh\necho a\nfalse\necho b\n${fence}\n`, 'exit code 1 of\necho a\nfalse\necho b\na\n'],
    [`${fence}console\n$ echo a; false\n${fence}\n`, 'exit code 1 of\necho a; false\na\nand no echo $? behind it'],
    [`${fence}console\n$ printf '${fence}'\n${fence}\n`, 'what is printed would end its block'],
    [`<!-- runs not -->\n${fence}sh\na\n${fence}\n`, 'a block has no use for <!-- runs not -->'],
    [`<!-- not run: -->\n${fence}sh\na\n${fence}\n`, 'a block has no use for <!-- not run: -->'],
  ])('%j fails', (page, words) => {
    expect(() => run(page)).toThrow(words)
  })

  it('has commands on several lines', () => {
    const [block] = blocksOf(`${fence}sh\na \\\n  b\n\nc # d\n${fence}\n`)
    expect(commandsOf(block!)).toEqual(['a b', 'c # d'])
  })
})
