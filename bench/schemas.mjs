import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { cached, moduleFolder } from './cache.mjs'

/** What the peers validate against; the module proxy has this release of Kruise. */
export const kubernetes = 'v1.32.13'
export const kruise = 'v1.8.0'

/**
 * JSON Schemas for kubeconform, one a kind, from the OpenAPI description in the module of Kubernetes and from Kruise's
 * definitions: standalone and strict, every part written out where it is used, with its description, as those that
 * kubeconform fetches when it is told of no others.
 */
export function schemas() {
  return cached('schemas', [kubernetes, kruise, readFileSync(import.meta.filename)], (folder) => {
    const openapi = join(moduleFolder(`k8s.io/kubernetes@${kubernetes}`), 'api/openapi-spec/swagger.json')
    const { definitions } = JSON.parse(readFileSync(openapi, 'utf8'))
    for (const [name, definition] of Object.entries(definitions))
      for (const { group, version, kind } of definition['x-kubernetes-group-version-kind'] ?? []) {
        // The options of a deletion stand under every group.
        if (kind === 'DeleteOptions' || kind === 'WatchEvent') continue
        const schema = strict({ $ref: `#/definitions/${name}` }, definitions)
        if (schema.properties?.kind) schema.properties.kind.enum = [kind]
        save(folder, group, version, kind, schema)
      }
    for (const file of readdirSync(crds())) {
      const { spec } = load(readFileSync(join(crds(), file), 'utf8'))
      for (const { name, schema } of spec.versions)
        save(folder, spec.group, name, spec.names.kind, strict(schema.openAPIV3Schema))
    }
  })
}

/** How kubeconform finds them. */
export const schemaLocation = (folder) => join(folder, '{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json')

/** Kruise's definitions, as kubectl-validate reads them: a folder with nothing else in it. */
export function definitions() {
  return cached('crds', [kruise], (folder) => {
    for (const file of readdirSync(crds())) writeFileSync(join(folder, file), readFileSync(join(crds(), file)))
  })
}

const crds = () => join(moduleFolder(`github.com/openkruise/kruise@${kruise}`), 'config/crd/bases')

function save(folder, group, version, kind, schema) {
  // kubeconform takes the version for the group of core kinds.
  mkdirSync(join(folder, group || version), { recursive: true })
  const path = join(folder, group || version, `${kind.toLowerCase()}_${version}.json`)
  writeFileSync(path, JSON.stringify(schema, null, 2))
}

const kept = ['description', 'type', 'enum', 'required', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength']

/** A schema as a strict validator wants it: no field that it does not name, null where a field may be left out, numbers where texts may be numbers. */
function strict(schema, definitions = {}, above = []) {
  if (schema.$ref) {
    const name = schema.$ref.slice('#/definitions/'.length)
    // The schema of schemas holds itself.
    if (above.includes(name)) return {}
    if (name.endsWith('.resource.Quantity')) return { oneOf: [{ type: 'string' }, { type: 'number' }] }
    return strict(definitions[name], definitions, [...above, name])
  }
  if (schema.format === 'int-or-string' || schema['x-kubernetes-int-or-string'])
    return { oneOf: [{ type: 'string' }, { type: 'integer' }] }
  const inner = (part) => strict(part, definitions, above)
  const made = Object.fromEntries(kept.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])))
  if (schema.items) made.items = inner(schema.items)
  if (schema.properties) {
    const required = new Set(schema.required)
    made.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [
        key,
        required.has(key) ? inner(part) : orNull(inner(part)),
      ]),
    )
    if (!schema['x-kubernetes-preserve-unknown-fields']) made.additionalProperties = false
  } else if (typeof schema.additionalProperties === 'object')
    made.additionalProperties = inner(schema.additionalProperties)
  return made
}

function orNull(schema) {
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema
}
