import { getScalarValue, type ScalarEvent } from 'js-yaml'

/** Throws, with an offset and what is wrong there. */
export type Refuse = (at: number, problem: string) => never

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The value of a scalar that is not its text as it stands. In YAML, unlike JSON, `\/` and surrogates are no escapes for kubectl. */
export function decode(text: string, event: ScalarEvent, json: boolean, refuse: Refuse): string {
  if (event.style === 3) {
    const raw = text.slice(event.valueStart, event.valueEnd)
    if (!json) checkEscapes(raw, event.valueStart, refuse)
    else if (raw.includes('\\u'))
      return getScalarValue(text, { ...event, fast: false }).replace(loneSurrogate, '\ufffd')
  }
  return getScalarValue(text, event.fast ? { ...event, fast: false } : event)
}

function checkEscapes(raw: string, at: number, refuse: Refuse): void {
  for (let slash = raw.indexOf('\\'); slash >= 0; slash = raw.indexOf('\\', slash + 2)) {
    const kind = raw.charCodeAt(slash + 1)
    if (kind === 47 || kind === 9) refuse(at + slash, 'found unknown escape character')
    if (kind !== 117 && kind !== 85) continue
    const code = Number.parseInt(raw.slice(slash + 2, slash + (kind === 117 ? 6 : 10)), 16)
    if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
      refuse(at + slash, 'found invalid Unicode character escape code')
  }
}

/** The offset of the `|` or `>` of a block scalar: the first one on the line above its text, behind its key, tag and anchor. */
export function blockStart(text: string, event: ScalarEvent, cursor: number): number {
  const last = text.charCodeAt(event.valueStart - 1)
  const lineStart = text.lastIndexOf('\n', event.valueStart - (last === 10 ? 2 : 1)) + 1
  let at = Math.max(event.tagEnd, event.anchorEnd, cursor, lineStart)
  while (at < event.valueStart && text.charCodeAt(at) !== 124 && text.charCodeAt(at) !== 62) at++
  return at
}

/** Where a block scalar's text ends: without its last line break, and without blank lines that are no part of the value. */
export function blockEnd(text: string, event: ScalarEvent, start: number): number {
  let end = event.valueEnd
  for (;;) {
    if (end > event.valueStart && text.charCodeAt(end - 1) === 10) end--
    if (end > event.valueStart && text.charCodeAt(end - 1) === 13) end--
    if (event.chomping === 3) break
    let blank = end
    while (blank > event.valueStart && text.charCodeAt(blank - 1) === 32) blank--
    const atLineStart = blank === event.valueStart || text.charCodeAt(blank - 1) === 10
    if (!atLineStart || (event.indent >= 0 && end - blank > event.indent)) break
    end = blank
    if (blank === event.valueStart) break
  }
  if (end > event.valueStart) return end
  // Nothing follows the header: the scalar ends with the header's line.
  let header = event.valueStart
  if (header > start && text.charCodeAt(header - 1) === 10) header--
  if (header > start && text.charCodeAt(header - 1) === 13) header--
  return header
}
