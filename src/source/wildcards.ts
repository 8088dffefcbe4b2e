/** Whether `items` are as `pattern`, where what `isStar` stands for any number of them; in steps of their lengths' product at most. */
export function walk<P, T>(
  pattern: readonly P[],
  items: { readonly length: number; readonly [index: number]: T },
  isStar: (each: P) => boolean,
  suits: (each: P, item: T) => boolean,
): boolean {
  let at = 0
  let star = -1
  let from = 0
  for (let index = 0; index < items.length; ) {
    const each = pattern[at]
    if (each !== undefined && isStar(each)) {
      star = at++
      from = index
    } else if (each !== undefined && suits(each, items[index] as T)) {
      at++
      index++
    } else if (star >= 0) {
      at = star + 1
      index = ++from
    } else return false
  }
  return pattern.slice(at).every(isStar)
}
