import { compareVersions, parseVersion, type Version } from './version.js'

type Test = (version: Version) => boolean

const COMPARATOR = /^(>=|<=|>|<|=)(\S+)$/
const parsed = new Map<string, Test>()

/**
 * Whether `version` is in `range`: comparators joined by spaces (and) and `||` (or), or `*` for every version. A
 * pre-release is older than its release and in a range by that order alone. Throws where the range cannot be read.
 */
export function inRange(version: Version, range: string): boolean {
  let test = parsed.get(range)
  if (!test) {
    test = parseRange(range)
    parsed.set(range, test)
  }
  return test(version)
}

/** The test that a range stands for; throws an Error that quotes the part that cannot be read. */
export function parseRange(range: string): Test {
  const any = range.split('||').map((part) => {
    const words = part.trim().split(/\s+/)
    if (words.length === 1 && words[0] === '*') return [() => true]
    return words.map(comparator)
  })
  return (version) => any.some((all) => all.every((test) => test(version)))
}

function comparator(word: string): Test {
  const [, operator, text = ''] = COMPARATOR.exec(word) ?? []
  const bound = parseVersion(text)
  if (bound?.vendor !== '') throw new Error(`"${word}" is not a comparator such as ">=1.8.0"`)
  const order = (version: Version) => compareVersions(version, bound)
  if (operator === '>=') return (version) => order(version) >= 0
  if (operator === '<') return (version) => order(version) < 0
  // A minor alone would mean its first patch here, which nobody means.
  if (bound.patch === undefined) throw new Error(`"${word}" needs a patch number`)
  if (operator === '>') return (version) => order(version) > 0
  if (operator === '<=') return (version) => order(version) <= 0
  return (version) => order(version) === 0
}
