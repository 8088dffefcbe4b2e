import { between, strings, withoutComments } from './go.mjs'

/** The feature gates that these files of a pkg/features declare, by name: stage, default, and whether it is locked. */
export function gatesIn(texts) {
  const code = [...texts].map(withoutComments).join('\n')
  const names = namesIn(code)
  const gates = new Map()
  for (const entry of code.matchAll(/^\t*(?:\w+\.)?(\w+):\s*(?=\{)/gm)) {
    const body = between(code, entry.index + entry[0].length) ?? ''
    // The gates that a gate depends on stand in a map of the same shape; versioned gates have a list, the newest last.
    const spec = [...body.matchAll(/Default:[^{}]*?PreRelease:\s*[^,{}\n]*(?:,[^{}]*)?/g)].at(-1)?.[0]
    if (!spec) continue
    const stage = /PreRelease:\s*(?:\w+\.)?(\w*)/.exec(spec)[1].toLowerCase()
    gates.set(names.get(entry[1]) ?? entry[1], {
      stage: stage === '' ? 'ga' : stage,
      default: /Default:\s*true/.test(spec),
      locked: /LockToDefault:\s*true/.test(spec),
    })
  }
  return gates
}

/** The gates that SetDefaultFeatureGates switches with another one, in order: `when` is `is`, then those of `sets`. */
export function gateRulesIn(texts) {
  const code = [...texts].map(withoutComments).join('\n')
  const names = namesIn(code)
  const start = /^func SetDefaultFeatureGates\(\)\s*(?=\{)/m.exec(code)
  if (!start) return []
  const body = between(code, start.index + start[0].length) ?? ''
  return [...body.matchAll(/\bif ([^{]*)(?=\{)/g)].flatMap((condition) => {
    const block = between(body, condition.index + condition[0].length) ?? ''
    const sets = {}
    for (const [, value, name] of block.matchAll(/"%s=(true|false)",\s*(?:string\()?(\w+)/g))
      sets[names.get(name) ?? name] = value === 'true'
    return [...condition[1].matchAll(/(!?)(?:\w+\.)*Enabled\((\w+)\)/g)].map(([, not, name]) => ({
      when: names.get(name) ?? name,
      is: not === '',
      sets,
    }))
  })
}

/** What a constant of a gate is called outside of Go. */
function namesIn(code) {
  const declared = code.matchAll(/^\s*(\w+)(?:\s+featuregate\.Feature)?\s*=\s*("(?:\\.|[^"\\\n])*")/gm)
  return new Map([...declared].map(([, name, text]) => [name, strings(text)[0]]))
}
