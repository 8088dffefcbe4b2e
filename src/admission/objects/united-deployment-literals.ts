// Mirrors apis/apps/v1alpha1/uniteddeployment_types.go of openkruise/kruise, as Go prints its structs with %#v.
import type { Json } from '../../source/path.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, items, member, number, text, texts } from '../validation/read.js'
import type { Literal, Scope } from '../validation/scope.js'
import { stringList } from './go-literals.js'

/** An address in the manager's memory, which nobody can know. */
const SOMEWHERE = '0x0'

function pointer(type: string, set: boolean): string {
  return `(*${type})(${set ? SOMEWHERE : 'nil'})`
}

function list(fields: Fields | undefined, name: string, type: string, each: (item: Fields) => string): string {
  if (!Array.isArray(member(fields, name))) return `[]${type}(nil)`
  return `[]${type}{${items(fields, name)
    .map(([item]) => `${type}{${each(item)}}`)
    .join(', ')}}`
}

function requirement(fields: Fields): string {
  const values = stringList(texts(fields, 'values'), Array.isArray(member(fields, 'values')))
  return `Key:${quote(text(fields, 'key'))}, Operator:${quote(text(fields, 'operator'))}, Values:${values}`
}

function toleration(fields: Fields): string {
  const members = ['key', 'operator', 'value', 'effect'].map(
    (name) => `${name[0]?.toUpperCase()}${name.slice(1)}:${quote(text(fields, name))}`,
  )
  const seconds = pointer('int64', number(fields, 'tolerationSeconds') !== undefined)
  return `${members.join(', ')}, TolerationSeconds:${seconds}`
}

/** A raw extension: the bytes of the JSON that the API server hands over, keys sorted. */
function raw(value: unknown): string {
  if (value === undefined || value === null) return 'runtime.RawExtension{Raw:[]uint8(nil), Object:runtime.Object(nil)}'
  const bytes = [...Buffer.from(JSON.stringify(sorted(value as Json)))].map((byte) => `0x${byte.toString(16)}`)
  return `runtime.RawExtension{Raw:[]uint8{${bytes.join(', ')}}, Object:runtime.Object(nil)}`
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] as Json)]))
}

/** The subsets, whose numbers are pointers in Go. */
export function subsetsLiteral(scope: Scope, topology: Fields | undefined): Literal {
  const term = (subset: Fields): string => {
    const fields = child(subset, 'nodeSelectorTerm')
    const lists = ['matchExpressions', 'matchFields'].map(
      (name) =>
        `${name[0]?.toUpperCase()}${name.slice(1)}:${list(fields, name, 'v1.NodeSelectorRequirement', requirement)}`,
    )
    return `v1.NodeSelectorTerm{${lists.join(', ')}}`
  }
  const numbers = ['replicas']
  if (scope.build.holds('united-deployment-min-max')) numbers.push('minReplicas', 'maxReplicas')
  const subset = (fields: Fields): string =>
    [
      `Name:${quote(text(fields, 'name'))}`,
      `NodeSelectorTerm:${term(fields)}`,
      `Tolerations:${list(fields, 'tolerations', 'v1.Toleration', toleration)}`,
      ...numbers.map((name) => {
        const given = pointer('intstr.IntOrString', member(fields, name) !== undefined)
        return `${name[0]?.toUpperCase()}${name.slice(1)}:${given}`
      }),
      ...(scope.build.holds('united-deployment-subset-patch') ? [`Patch:${raw(member(fields, 'patch'))}`] : []),
    ].join(', ')
  return { go: list(topology, 'subsets', 'v1alpha1.Subset', subset), json: member(topology, 'subsets') ?? null }
}

const TEMPLATES = ['StatefulSetTemplate', 'AdvancedStatefulSetTemplate', 'CloneSetTemplate', 'DeploymentTemplate']

/** The templates, each of which is a pointer in Go. */
export function templatesLiteral(template: Fields | undefined): Literal {
  const members = TEMPLATES.map((name) => {
    const set = child(template, `${name[0]?.toLowerCase()}${name.slice(1)}`) !== undefined
    return `${name}:${pointer(`v1alpha1.${name}Spec`, set)}`
  })
  return { go: `v1alpha1.SubsetTemplate{${members.join(', ')}}`, json: template ?? {} }
}

/** How subsets are filled. */
export function strategyLiteral(strategy: Fields | undefined): Literal {
  const adaptive = pointer('v1alpha1.AdaptiveUnitedDeploymentStrategy', child(strategy, 'adaptive') !== undefined)
  const go = `v1alpha1.UnitedDeploymentScheduleStrategy{Type:${quote(text(strategy, 'type'))}, Adaptive:${adaptive}}`
  return { go, json: strategy ?? {} }
}

/** Numbers by subset. */
export function partitionsLiteral(partitions: Fields): Literal {
  const entries = Object.keys(partitions)
    .sort()
    .map((name) => `${quote(name)}:${number(partitions, name) ?? 0}`)
  return { go: `map[string]int32{${entries.join(', ')}}`, json: partitions }
}
