import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { kindsIn } from '../crd-schema.mjs'
import { fieldChanges, shown } from './fields.mjs'
import { library } from './sections.mjs'
import { podStructs, structChanges } from './structs.mjs'

const TYPES = 'core/v1/types.go'

/** Fields of the Go structs of a pod, as a patch by the library of this release knows them. */
export function podFields({ of, number, upstream, tables, before, after, modules }) {
  const [was, is] = upstream.library
    ? [library(before), library(after)]
    : [before, after].map(({ tag }) => tag.replace(/^v/, ''))
  const title = 'Fields of pods (k8s.io/api core/v1/types.go)'
  if (is === undefined) return { title, lines: ['  go.mod names no k8s.io/api'], todo: [] }
  const version = is.replace(/^1\./, 'v0.')
  const text = typesOf(after, version, modules)
  if (text === undefined) {
    const get = `go mod download k8s.io/api@${version}`
    return {
      title,
      lines: [`  not compared: k8s.io/api@${version} is not among the Go modules`],
      todo: [`${get}, and run this again`],
    }
  }
  const structs = podStructs(text)
  const spell = ({ field, old, now }) =>
    old === undefined ? `+ ${field}: ${now}` : now === undefined ? `- ${field}: ${old}` : `~ ${field}: ${old} -> ${now}`
  const lines = was === undefined ? [] : structChanges(tables.structs(was), structs).map((each) => `  ${spell(each)}`)
  const missing = structChanges(tables.structs(is), structs)
  const minor = is.split('.')[1]
  const todo = missing.map((each) => `src/admission/pod-structs.json: at ${is} it lacks "${spell(each)}"`)
  if (missing.length > 0)
    todo.push(
      `test/oracle/strategic-merge/record.sh: add ${version.slice(1)}, run it, and write the fact pod-structs-1-${minor} in policies/facts/strategic-merge.yaml (${of} ${number})`,
    )
  return { title, lines, todo }
}

function typesOf(release, version, modules) {
  const inside = ['staging/src/k8s.io/api', 'vendor/k8s.io/api'].map((folder) => `${folder}/${TYPES}`)
  for (const text of release.read(inside).values()) return text
  const file = join(modules, `k8s.io/api@${version}`, TYPES)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Fields of the CustomResourceDefinitions. */
export function crdFields({ of, number, upstream, tables, before, after }) {
  const [old, now] = [before, after].map((release) =>
    kindsIn(release.read(release.list(upstream.crds).filter((file) => file.endsWith('.yaml'))).values()),
  )
  const lines = fieldChanges(old, now).map((line) => `  ${line}`)
  const missing = fieldChanges(tables.crds(number), now)
  const todo = missing.map((line) => `src/admission/crd-fields.json: lacks "${line}"`)
  if (missing.length > 0) {
    const fact = `kruise-crds-${number.split('.').join('-').replace(/-0$/, '')}`
    todo.push(
      `node scripts/crd-fields.mjs CLONE, and the fact ${fact} in policies/facts/crd-fields.yaml (${of} ${number})`,
    )
  }
  return { title: `Fields of custom resources (${upstream.crds})`, lines, todo }
}

/** The defaults of the chart, by which vcluster.yaml is read. */
export function values({ upstream, before, after }) {
  const [old, now] = [before, after].map((release) =>
    load(release.read([upstream.values]).get(upstream.values) ?? '{}'),
  )
  const lines = fieldChanges(old, now, shown).map((line) => `  ${line}`)
  return { title: `Values of the chart (${upstream.values})`, lines, todo: [] }
}
