// Bytes that a terminal, a log or a reader's eye would obey: C0 and C1 controls, line separators, invisible and bidi
// controls, tags, and halves of surrogate pairs.
const unseen =
  /[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu

/** `text` on one line with everything unseen written out, as in `\u001b`. */
export function visible(text: string): string {
  return text.replace(unseen, escaped)
}

/** A text of a policy on one line: its line breaks are spaces, and everything else unseen is written out. */
export function folded(text: string): string {
  return visible(text.trim().replace(/[ \t]*\r?\n[ \t\r\n]*/g, ' '))
}

/**
 * A line that a runner prints and does not obey: it takes `::` at the start, after white space, and `##[` anywhere as
 * commands (actions/runner src/Runner.Worker/ActionCommandManager.cs, ActionCommand.cs).
 */
export function inert(line: string): string {
  return line.replace(/^((?:\s|\x1b\[[0-9;]*m)*):(?=:)/, '$1\\u003a').replaceAll('##[', '##\\u005b')
}

/** JSON whose strings hold nothing unseen and no runner command: the same value, written with escapes. */
export function inertJson(json: string): string {
  return json.replace(unseen, (each) => (each === '\n' ? each : escaped(each))).replaceAll('##[', '##\\u005b')
}

function escaped(unit: string): string {
  return unit
    .split('')
    .map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
