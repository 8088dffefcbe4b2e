/** What in a Markdown of ours GitHub would do more with than show: mentions, links, images, HTML, comments; none of it is ours but `own`. */
export function alive(markdown: string, own: readonly string[] = []): string[] {
  const rest = own
    .reduce((text, each) => text.replaceAll(each, ''), markdown)
    // GitHub makes no mention of what stands in code; manifests write no element.
    .replaceAll(/<code>[^<\n]*<\/code>/g, 'code')
  // Mentions and references are looked for in what is shown, where escaped punctuation is itself; the rest in what is written.
  const shown = withoutCode(rest, (escaped) => escaped)
  const written = withoutCode(rest, () => '\ue000').replaceAll(/<\/?(?:details|summary|b|code|span)>/g, '')
  return [
    ...[/(?<!\w)@\w[\w/-]*/g, /(?<!&)#\d+|\bGH-\d+/g].map((pattern) => shown.match(pattern)),
    ...[
      /\w+:\/\/\S*/g,
      /\bwww\.\S*/gi,
      /<[a-z/!][^>]*>?/gi,
      /!?\[[^\]\n]*\][([:][^\n]*/g,
      /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
      /^\s*(?:```+|~~~+)suggestion/gm,
      /^\s*::|##\[/gm,
    ].map((pattern) => written.match(pattern)),
  ].flatMap((found) => found ?? [])
}

/** The text without fenced blocks and code spans, and with something else for escaped punctuation, read as CommonMark does: a run of backticks ends at the next run of its length. */
function withoutCode(markdown: string, escaped: (mark: string) => string): string {
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
  const span = /\\([!-/:-@[-`{-~])|(`+)(?!`)(?:[\s\S]*?[^`])\2(?!`)/g
  return lines.join('\n').replaceAll(span, (_, mark?: string) => (mark === undefined ? 'code' : escaped(mark)))
}
