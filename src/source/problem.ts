// Mirrors the words of go.yaml.in/yaml/v2 scannerc.go and parserc.go, which kubectl shows, for the places where js-yaml stops.

const WORDS = new Map([
  ['can not read a block mapping entry; a multiline key may not be an implicit key', "could not find expected ':'"],
  ["expected ':' after a mapping key", "could not find expected ':'"],
  ['directive name must not be less than one character in length', 'could not find expected directive name'],
  [
    'bad explicit indentation width of a block scalar; it cannot be less than one',
    'found an indentation indicator equal to 0',
  ],
  ['unknown escape sequence', 'found unknown escape character'],
  ['tab characters must not be used in indentation', 'found a tab character that violates indentation'],
  [
    'name of an alias node must contain at least one character',
    'did not find expected alphabetic or numeric character',
  ],
  [
    'name of an anchor node must contain at least one character',
    'did not find expected alphabetic or numeric character',
  ],
])

/** What go-yaml says of the problem that js-yaml has with `text` at `at`; js-yaml's own words where go-yaml has none. */
export function problemAt(reason: string, text: string, at: number): string {
  if (/[@`%]/.test(text.charAt(at)) && !reason.startsWith('directive'))
    return 'found character that cannot start any token'
  if (reason.startsWith('expected the node content')) return 'did not find expected node content'
  if (reason === 'bad indentation of a mapping entry') return keyProblem(text, at)
  if (reason === 'bad indentation of a sequence entry') return sequenceProblem(text, at)
  if (
    reason === 'missed comma between flow collection entries' ||
    reason === 'unexpected end of the stream within a flow collection'
  )
    return flowProblem(text, at)
  return WORDS.get(reason) ?? reason
}

function keyProblem(text: string, at: number): string {
  const followed = /^[:?-](?=\s|$)/.exec(text.slice(at, at + 2))?.[0]
  if (followed === ':') return 'mapping values are not allowed in this context'
  const behindKey = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() !== ''
  if (!behindKey) return 'did not find expected key'
  if (followed === '-') return 'block sequence entries are not allowed in this context'
  return followed === '?' ? 'mapping keys are not allowed in this context' : 'did not find expected key'
}

/** What go-yaml says of text behind a block collection that ended: it is a value's colon, or it is no key. */
export function behindProblem(text: string, at: number): string {
  const problem = keyProblem(text, at)
  return problem.startsWith('mapping values') ? problem : 'did not find expected key'
}

/** A list whose dashes stand below the first letter of its key ends where a key does not fit, any other where a dash is missing. */
function sequenceProblem(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n').slice(0, -1)
  const dash = lines.findLastIndex((line) => /^ *-(\s|$)/.test(line))
  const indent = lines[dash]?.indexOf('-') ?? 0
  const holder = lines.slice(0, Math.max(dash, 0)).findLast((line) => {
    const own = line.search(/[^ ]/)
    return own >= 0 && own <= indent && !/[#\r-]/.test(line.charAt(own))
  })
  return holder?.search(/[^ ]/) === indent ? 'did not find expected key' : "did not find expected '-' indicator"
}

function flowProblem(text: string, at: number): string {
  if (/^[-?]\s/.test(text.slice(at, at + 2))) return 'did not find expected node content'
  let open = 0
  for (let before = at - 1; before >= 0; before--) {
    const unit = text.charAt(before)
    if (unit === ']' || unit === '}') open--
    else if (unit === '[' || unit === '{') open++
    if (open > 0) return `did not find expected ',' or '${unit === '[' ? ']' : '}'}'`
  }
  return "did not find expected ',' or ']'"
}
