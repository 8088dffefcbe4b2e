/** What two nested mappings do not share, a line each, by the uppermost names: `+ a.b`, `- a.c`, `~ a.d: 1 -> 2`. */
export function fieldChanges(before, after, show = () => '', path = []) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]]
    const at = [...path, name].join('.')
    if (!Object.hasOwn(before, name)) return [`+ ${at}${show(now)}`]
    if (!Object.hasOwn(after, name)) return [`- ${at}${show(old)}`]
    if (isMapping(old) && isMapping(now)) return fieldChanges(old, now, show, [...path, name])
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    return [`~ ${at}${isMapping(old) || isMapping(now) ? '' : `: ${JSON.stringify(old)} -> ${JSON.stringify(now)}`}`]
  })
}

/** A default of the chart, where it is short enough to read. */
export function shown(value) {
  return isMapping(value) ? '' : `: ${JSON.stringify(value)}`
}

function isMapping(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
