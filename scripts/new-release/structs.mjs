import { between, withoutComments } from './go.mjs'

const ROOTS = ['Pod', 'PodTemplateSpec']
/** Types of other packages whose Go kind is no struct. */
const KINDS = { 'types.UID': 'string', 'metav1.ConditionStatus': 'string' }

/**
 * The structs below Pod and PodTemplateSpec in a core/v1/types.go, in the notation of src/admission/pod-structs.json. Those
 * of k8s.io/apimachinery are named, and not opened.
 */
export function podStructs(text) {
  const code = withoutComments(text)
  const plain = new Map(
    [...code.matchAll(/^type (\w+) (?!struct\b|interface\b)(.+)$/gm)].map(([, name, type]) => [name, type.trim()]),
  )
  const written = new Map([...code.matchAll(/^type (\w+) struct (?=\{)/gm)].map((found) => [found[1], found]))
  const structs = {}

  const typeName = (type) => {
    if (type.startsWith('*')) return `pointer to ${typeName(type.slice(1))}`
    if (type.startsWith('[]')) return `list of ${typeName(type.slice(2))}`
    if (type.startsWith('map[')) return 'map'
    if (type === 'byte') return 'uint8'
    if (plain.has(type)) return typeName(plain.get(type))
    return KINDS[type] ?? type.split('.').at(-1)
  }
  const fieldsOf = (name) => {
    const found = written.get(name)
    const body = found ? (between(code, found.index + found[0].length) ?? '') : ''
    const fields = {}
    for (const line of body.split('\n')) {
      const field = /^\s*(?:(\w+)\s+)?([\w.*[\]]+)\s+`(.*)`\s*$/.exec(line)
      if (!field) continue
      const tag = (key) => new RegExp(`\\b${key}:"([^"]*)"`).exec(field[3])?.[1] ?? ''
      const json = tag('json').split(',')
      if (json[0] === '-') continue
      // An embedded struct gives its fields.
      if (json[0] === '' && !field[1]) Object.assign(fields, opened(field[2]))
      else {
        const strategies = tag('patchStrategy')
          .split(',')
          .filter((each) => each !== '' && each !== 'retainKeys')
        const key = tag('patchMergeKey')
        fields[json[0] || field[1]] = [typeName(field[2]), ...strategies].join(', ') + (key && ` by ${key}`)
        add(field[2].replace(/^[*[\]]+/, ''))
      }
    }
    return fields
  }
  const opened = (type) => (type === 'metav1.TypeMeta' ? { apiVersion: 'string', kind: 'string' } : fieldsOf(type))
  const add = (name) => {
    if (Object.hasOwn(structs, name) || !written.has(name)) return
    structs[name] = {}
    structs[name] = fieldsOf(name)
  }
  for (const root of ROOTS) add(root)
  return structs
}

/** What another table of structs has, lacks or spells otherwise, a line each; of the structs that `after` opens. */
export function structChanges(before, after) {
  const lines = []
  for (const [name, fields] of Object.entries(after))
    for (const field of new Set([...Object.keys(before[name] ?? {}), ...Object.keys(fields)])) {
      const [old, now] = [before[name]?.[field], fields[field]]
      if (old !== now) lines.push({ field: `${name}.${field}`, old, now })
    }
  return lines.sort((a, b) => (a.field < b.field ? -1 : 1))
}
