/** A replacement of the text from `start` to `end`, offsets in UTF-16 units. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly newText: string
}

/** `text` with changes that do not overlap made in it, in any order. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let out = ''
  let from = 0
  for (const change of [...changes].sort((one, other) => one.start - other.start || one.end - other.end)) {
    out += text.slice(from, change.start) + change.newText
    from = change.end
  }
  return out + text.slice(from)
}

/** Earlier changes (of `original`) and one of the text that they make, as changes of `original`. */
export function compose(earlier: readonly Change[], change: Change, original: string): Change[] {
  const before: Change[] = []
  const touched: Change[] = []
  const after: Change[] = []
  const touchedAt: number[] = []
  let shift = 0
  let shiftBefore = 0
  let shiftAfter = 0
  for (const each of earlier) {
    const start = each.start + shift
    const end = start + each.newText.length
    shift += each.newText.length - (each.end - each.start)
    if (end < change.start) {
      before.push(each)
      shiftBefore = shift
    } else if (start > change.end) {
      after.push(each)
      continue
    } else {
      touched.push(each)
      touchedAt.push(start)
    }
    shiftAfter = shift
  }
  const first = touched[0]
  const last = touched[touched.length - 1]
  if (!first || !last)
    return [
      ...before,
      { start: change.start - shiftBefore, end: change.end - shiftBefore, newText: change.newText },
      ...after,
    ]
  const firstAt = touchedAt[0] as number
  const lastEnd = (touchedAt[touchedAt.length - 1] as number) + last.newText.length
  const start = Math.min(first.start, change.start - shiftBefore)
  const end = Math.max(last.end, change.end - shiftAfter)
  const head = change.start > firstAt ? first.newText.slice(0, change.start - firstAt) : ''
  const tail = lastEnd > change.end ? last.newText.slice(last.newText.length - (lastEnd - change.end)) : ''
  // A change that reaches over several earlier ones may keep text of the original between them in its head or tail.
  const headText =
    change.start > firstAt && touched.length > 1 ? middle(original, touched, touchedAt, firstAt, change.start) : head
  const tailText =
    lastEnd > change.end && touched.length > 1 ? middle(original, touched, touchedAt, change.end, lastEnd) : tail
  return [...before, { start, end, newText: headText + change.newText + tailText }, ...after]
}

/** The text from `from` to `to` of what `touched` make of the original between the first and the last of them. */
function middle(original: string, touched: readonly Change[], at: readonly number[], from: number, to: number): string {
  let out = ''
  for (const [index, each] of touched.entries()) {
    out += each.newText
    const next = touched[index + 1]
    if (next) out += original.slice(each.end, next.start)
  }
  const origin = at[0] as number
  return out.slice(from - origin, to - origin)
}
