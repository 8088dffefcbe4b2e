/** The name that is a slip of the hand away from `name`, undefined where none is. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const most = name.length < 3 ? 0 : name.length < 5 ? 1 : 2
  const near = names
    .filter((each) => Math.abs(each.length - name.length) <= most)
    .map((each) => ({ each, steps: steps(name.toLowerCase(), each.toLowerCase()) }))
    .filter((found) => found.steps <= most)
    .sort((a, b) => a.steps - b.steps)
  return near[0]?.each
}

/** How many letters must be put in, left out, changed or swapped with the next to make `b` of `a`. */
function steps(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : change
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, change, swap))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
