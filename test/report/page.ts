// Markdown as GitHub would show it: marked for its dialect, and what else GitHub makes of text, as far as it is told here.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { marked } from 'marked'

/** What may stand in a summary or a comment: nothing of it leads anywhere. */
const harmless =
  /^(?:h[1-6]|p|table|thead|tbody|tr|th|td|strong|b|em|code|pre|ul|ol|li|blockquote|details|summary|span|hr|br)$/

/** Text that GitHub makes links, mentions, references or emoji of. */
const lively: readonly RegExp[] = [
  /@[\da-z]/i,
  /#\d/,
  /\b(?:gh|ghsa|cve)-\w/i,
  /\b(?=[\da-f]*[a-f])[\da-f]{7,40}\b/i,
  /:[\w+-]+:/,
  /:\/\//,
  /\bwww\./i,
]

/** The page as HTML. */
export function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** A document with GitHub's style, as wide as the window. */
export function documentOf(markdown: string, script = ''): string {
  const style = readFileSync(
    createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
    'utf8',
  )
  return `<!doctype html><meta charset="utf-8"><style>${style} body { margin: 0 }</style><article class="markdown-body">${htmlOf(markdown)}</article>${script}`
}

/** What of a page is alive that came out of a manifest, or is not closed; `mayLink` are addresses that may be links. */
export function problemsOf(markdown: string, mayLink: readonly string[] = []): string[] {
  const problems: string[] = []
  const open: string[] = []
  const html = htmlOf(markdown)
  for (const [, text, tag] of html.matchAll(/([^<]*)(?:<([^>]*)>)?/g)) {
    const words = decoded(text ?? '')
    if (!open.includes('code') && !open.includes('a'))
      problems.push(...lively.filter((each) => each.test(words)).map((each) => `${each} in ${JSON.stringify(words)}`))
    if (!open.includes('code') && !open.includes('span') && words.includes('$')) problems.push(`formula in ${words}`)
    const [, slash, name = '', attributes = ''] = /^(\/?)([a-z\d]+)(.*)$/s.exec(tag ?? '') ?? []
    if (tag === undefined) continue
    const isLink = name === 'a' && (slash || mayLink.some((each) => attributes === ` href="${each}"`))
    if (!isLink && !harmless.test(name)) problems.push(`<${tag}>`)
    else if (attributes && !isLink && !/^ (?:open|class="language-(?:text|diff|yaml)")$/.test(attributes))
      problems.push(`<${tag}>`)
    if (slash && open.pop() !== name) problems.push(`</${name}> closes nothing`)
    else if (!slash && !/^(?:hr|br|img|input)$/.test(name)) open.push(name)
  }
  return [...problems, ...open.map((name) => `<${name}> stays open`)]
}

/** The tables of a page: rows of cells as text. */
export function tablesOf(markdown: string): string[][][] {
  return [...htmlOf(markdown).matchAll(/<table>(.*?)<\/table>/gs)].map(([, table]) =>
    [...table!.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
      [...row!.matchAll(/<t[hd]>(.*?)<\/t[hd]>/gs)].map(([, cell]) => decoded(cell!.replaceAll(/<[^>]*>/g, ''))),
    ),
  )
}

function decoded(html: string): string {
  return html
    .replaceAll('&#8203;', '\u200b')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
