/** What in a Markdown of ours GitHub would do more with than show: mentions, links, images, HTML, comments; none of it is ours but `own`. */
export function alive(markdown: string, own: readonly string[] = []): string[] {
  const rest = own.reduce((text, each) => text.replaceAll(each, ''), withoutCode(markdown))
  const text = rest.replaceAll(/<\/?(?:details|summary|b|code|span)>/g, '')
  const found = [
    /(?<!\w)@\w[\w/-]*/g,
    /(?<!&)#\d+|\bGH-\d+/g,
    /\w+:\/\/\S*/g,
    /\bwww\.\S*/gi,
    /<[a-z/!][^>]*>?/gi,
    /!?\[[^\]\n]*\][([:][^\n]*/g,
    /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    /^\s*(?:```+|~~~+)suggestion/gm,
    /^\s*::|##\[/gm,
  ]
  return found.flatMap((pattern) => text.match(pattern) ?? [])
}

/** The text without fenced blocks, code spans and escapes, read as CommonMark does: a run of backticks ends at the next run of its length. */
function withoutCode(markdown: string): string {
  const lines: string[] = []
  let fence = ''
  for (const line of markdown.split('\n')) {
    const [, found = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
    if (fence !== '') {
      if (found.startsWith(fence) && line.trim() === found) fence = ''
    } else if (found !== '') fence = found
    // In a block of HTML no markdown is read.
    else lines.push(line.startsWith('<details>') ? line.replaceAll(/[[\]`\\]/g, ' ') : line)
  }
  // Escaped punctuation is itself and no more.
  const span = /\\[!-/:-@[-`{-~]|(`+)(?!`)(?:[\s\S]*?[^`])\1(?!`)/g
  return lines.join('\n').replaceAll(span, (found) => (found.startsWith('\\') ? '' : 'code'))
}
