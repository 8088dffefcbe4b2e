/** The lines that a terminal shows after some bytes, which move its cursor within the last one alone. */
export function screen(bytes: string): string[] {
  const lines = ['']
  let column = 0
  for (const [token] of bytes.replaceAll(ERASE, ERASED).matchAll(/[\s\S]/g)) {
    const line = lines.at(-1) as string
    if (token === '\n') {
      lines.push('')
      column = 0
    } else if (token === '\r') column = 0
    else if (token === ERASED) lines[lines.length - 1] = line.slice(0, column)
    else lines[lines.length - 1] = line.slice(0, column) + token + line.slice(++column)
  }
  return lines
}

const ERASE = '\x1b[K'
/** A character that nobody writes, in its place. */
const ERASED = '\uFFFF'
