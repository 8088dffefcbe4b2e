import { basename, dirname } from 'node:path'
import { between, lineAt, strings, withoutComments } from './go.mjs'

const SAID =
  /\b(?:field\.(Invalid|Forbidden|Required|NotSupported|NotFound|Duplicate|TooLong|TooMany|TypeInvalid)|fmt\.(Errorf)|errors\.(New)|admission\.(Denied)|admission\.(NewForbidden))\(/g
const CONSTANT = /\b\w*(?:Msg|Message|Detail)\w*(?:\s+string)?\s*:?=\s*("(?:\\.|[^"\\\n])*")/g
const STEPS = /\b(?:Child|NewPath|Key)\(([^()]*)\)/g

/** What Go files say no with, in their order: where, with which call, the names of the path that stand there, and the text. */
export function messagesIn(texts) {
  return [...texts].flatMap(([file, text]) => {
    const code = withoutComments(text)
    const calls = [...code.matchAll(SAID)].map((call) => {
      const body = between(code, call.index + call[0].length - 1) ?? ''
      const path = [...body.matchAll(STEPS)].flatMap(([, step]) => strings(step)).join('.')
      return message(
        file,
        lineAt(code, call.index),
        call.slice(1).find(Boolean),
        path,
        strings(body.replace(STEPS, '')),
      )
    })
    const constants = [...code.matchAll(CONSTANT)].map((found) =>
      message(file, lineAt(code, found.index), 'constant', '', strings(found[1])),
    )
    return [...calls, ...constants].filter((each) => each.path !== '' || each.text !== '')
  })
}

function message(file, line, call, path, texts) {
  return { file, line, call, path, text: texts.join(' ') }
}

/** The messages that `after` has and `before` has not, each once; one that moved inside its package is the same. */
export function newMessages(before, after) {
  const key = ({ file, call, path, text }) => JSON.stringify([dirname(file), call, path, text])
  const known = new Set(before.map(key))
  return after.filter((each) => !known.has(key(each)) && known.add(key(each)))
}

/**
 * The ids of our messages that have the words of a format string, in its order: of `{ id, text, evidence }` those that
 * cite the file, and where none of them does, all.
 */
export function saidBy(format, texts, file) {
  const words = format
    .split(/%[-+# 0]*[\d.]*[a-zA-Z]/)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part))
  if (words.join('').length < 6) return []
  const has = (text) => {
    let at = 0
    return words.every((part) => {
      const found = text.indexOf(part, at)
      at = found + part.length
      return found >= 0
    })
  }
  const found = texts.filter(({ text }) => has(text))
  const citing = found.filter(({ evidence }) => evidence.some((each) => each.includes(basename(file))))
  return [...new Set((citing.length > 0 ? citing : found).map(({ id }) => id))]
}
