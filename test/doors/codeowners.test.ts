import { describe, expect, it } from 'vitest'
import { codeowners, LARGEST_CODEOWNERS } from '../../src/doors/audit/codeowners.js'

const owners = (text: string, file: string) => codeowners(text)(file).join(' ')

// The example of docs.github.com, About code owners, without its comments.
const documented = `
*       @global-owner1 @global-owner2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/* docs@example.com
apps/ @octocat
/docs/ @doctocat
/scripts/ @doctocat @octocat
**/logs @octocat
/apps/ @octocat
/apps/github
`
/** The lines of the example up to the one with this pattern. */
const upTo = (pattern: string) => {
  const lines = documented.split('\n')
  return lines.slice(0, lines.findIndex((line) => line.split(' ')[0] === pattern) + 1).join('\n')
}

describe("GitHub's own example", () => {
  it.each([
    ['/apps/github', 'a.yaml', '@global-owner1 @global-owner2'],
    ['/apps/github', 'x/y/z.yaml', '@global-owner1 @global-owner2'],
    ['/apps/github', 'a/b.js', '@js-owner'],
    ['/apps/github', 'a/b.go', 'docs@example.com'],
    ['/apps/github', 'b.txt', '@octo-org/octocats'],
    ['/build/logs/', 'build/logs/a.log', '@doctocat'],
    ['/build/logs/', 'build/logs/a/b.log', '@doctocat'],
    ['/build/logs/', 'x/build/logs/a.log', '@global-owner1 @global-owner2'],
    ['docs/*', 'docs/getting-started.md', 'docs@example.com'],
    ['docs/*', 'docs/build-app/troubleshooting.md', '@global-owner1 @global-owner2'],
    ['docs/*', 'x/docs/a.md', '@global-owner1 @global-owner2'],
    ['apps/', 'x/apps/y/z.yaml', '@octocat'],
    ['apps/', 'apps/a.yaml', '@octocat'],
    ['apps/', 'apps', '@global-owner1 @global-owner2'],
    ['/docs/', 'docs/build-app/troubleshooting.md', '@doctocat'],
    ['/docs/', 'x/docs/a.md', '@global-owner1 @global-owner2'],
    ['/scripts/', 'scripts/a.sh', '@doctocat @octocat'],
    ['**/logs', 'build/logs/a.log', '@octocat'],
    ['**/logs', 'scripts/logs/a', '@octocat'],
    ['**/logs', 'deeply/nested/logs/a/b', '@octocat'],
    ['**/logs', 'logs/a', '@octocat'],
    ['/apps/github', 'apps/a/b', '@octocat'],
    ['/apps/github', 'apps/github/a', ''],
    ['/apps/github', 'apps/github', ''],
    ['/apps/github', 'apps/githubs', '@octocat'],
  ])('up to %s: %s is owned by "%s"', (pattern, file, expected) => {
    expect(owners(upTo(pattern), file)).toBe(expected)
  })
})

describe('a pattern', () => {
  it.each([
    ['* @a', '.github/kruise-preflight.yml', '@a'],
    ['** @a', 'a/b', '@a'],
    ['/* @a', 'a', '@a'],
    ['/* @a', 'a/b', ''],
    ['/** @a', 'a/b', '@a'],
    ['a/**/b @a', 'a/b', '@a'],
    ['a/**/b @a', 'a/x/y/b/c', '@a'],
    ['a/** @a', 'a/b/c', '@a'],
    ['a/** @a', 'a', ''],
    ['a/**/ @a', 'a/b', '@a'],
    ['/a/*.yaml @a', 'a/b.yaml', '@a'],
    ['/a/*.yaml @a', 'a/b/c.yaml', ''],
    ['a?.yaml @a', 'x/ab.yaml', '@a'],
    ['a?.yaml @a', 'a/.yaml', ''],
    ['a*b*c @a', 'aXbXbYc', '@a'],
    ['a*b*c @a', 'aXbXbYd', ''],
    ['/Docs/ @a', 'docs/a', ''],
    ['my\\ file.yaml @a', 'x/my file.yaml', '@a'],
    ['/a\\*b @a', 'a*b', '@a'],
    ['/a\\*b @a', 'axb', ''],
    ['*.ÿaml @a', 'ä.ÿaml', '@a'],
    ['?.x @a', '😀.x', '@a'],
  ])('%s: %s is owned by "%s"', (text, file, expected) => {
    expect(owners(text, file)).toBe(expected)
  })
})

describe('a line', () => {
  it.each([
    ['with a negation is not one', '* @a\n!a.yaml @b', '@a'],
    ['with a range of characters is not one', '* @a\n[a-z].yaml @b', '@a'],
    ['that escapes # is not made a pattern by it', '* @a\n\\#a.yaml @b', '@a', '#a.yaml'],
    ['with what is no owner is not one', '* @a\n* nobody', '@a'],
    ['with what is no owner among owners is not one', '* @a\n* @b c', '@a'],
    ['of a comment is none', '* @a\n# * @b\n  # * @b', '@a'],
    ['ends at its comment', '* @a # @b', '@a'],
    ['without owners takes them away', '* @a\na.yaml', ''],
    ['without owners before its comment takes them away', '* @a\na.yaml # @b', ''],
    ['may begin with spaces and end with a return', '  *\t@a\t@b/c-d \r\n', '@a @b/c-d'],
    ['that is the root alone matches nothing', '* @a\n/ @b', '@a'],
    ['with three stars is not one', '* @a\n*** @b', '@a'],
    ['of a section, which is not of GitHub, is not one', '* @a\n[Section] @b\n^[Other][2] @b', '@a'],
    ['behind a byte order mark counts', '\ufeff* @a', '@a'],
  ])('%s', (_, text, expected, file = 'a.yaml') => {
    expect(owners(text, file)).toBe(expected)
  })
})

it('gives no owners in a file that is larger than GitHub reads', () => {
  const sized = (size: number) => `* @a\n#${'x'.repeat(size - 6)}`
  expect(Buffer.byteLength(sized(LARGEST_CODEOWNERS))).toBe(3 * 1024 * 1024)
  expect(owners(sized(LARGEST_CODEOWNERS - 1), 'a')).toBe('@a')
  expect(owners(sized(LARGEST_CODEOWNERS), 'a')).toBe('@a')
  expect(owners(sized(LARGEST_CODEOWNERS + 1), 'a')).toBe('')
})

it('is done at once with a pattern that would have a matcher go back again and again', () => {
  const started = performance.now()
  expect(owners(`${'**/'.repeat(500)}x @a`, `${'a/'.repeat(500)}y`)).toBe('')
  expect(owners(`${'*a'.repeat(500)}x @a`, 'a'.repeat(1000))).toBe('')
  expect(performance.now() - started).toBeLessThan(2000)
})
