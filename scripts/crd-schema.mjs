import { load } from 'js-yaml'

/** What may be pruned below a schema; 1 where nothing is. */
export function fieldsOf(schema) {
  if (!schema || schema.type === undefined) return 1
  if (schema.type === 'array') {
    const items = fieldsOf(schema.items)
    return items === 1 ? 1 : { '[]': items }
  }
  if (schema.type !== 'object') return 1
  if (schema.additionalProperties) {
    const values = fieldsOf(schema.additionalProperties)
    return values === 1 ? 1 : { '*': values }
  }
  const keeps = schema['x-kubernetes-preserve-unknown-fields'] === true
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, fieldsOf(each)])
  if (schema['x-kubernetes-embedded-resource']) fields.push(['apiVersion', 1], ['kind', 1], ['metadata', 1])
  if (keeps && fields.every(([, each]) => each === 1)) return 1
  return { ...(keeps && { '...': 1 }), ...Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** The fields of the kinds that these CustomResourceDefinitions (the texts of config/crd/bases) define, by group/version/kind. */
export function kindsIn(texts) {
  const kinds = {}
  for (const text of texts) {
    const { spec } = load(text)
    for (const { name, schema } of spec.versions ?? [{ name: spec.version, schema: spec.validation }]) {
      const { properties } = (schema ?? spec.validation).openAPIV3Schema
      // The API server takes the status out of what is created, whatever is in it.
      const { apiVersion, kind, metadata, status, ...rest } = properties
      kinds[`${spec.group}/${name}/${spec.names.kind}`] = fieldsOf({ type: 'object', properties: rest })
    }
  }
  return kinds
}
