// Mirrors apis/apps/v1alpha1/pod_probe_marker_types.go of openkruise/kruise: the schema, and the structs as Go prints them.
import { quote } from '../validation/field-error.js'
import { child, type Fields, items, number, text } from '../validation/read.js'
import type { Literal, Scope } from '../validation/scope.js'
import { integer, kindWith, labels, list, object, selector, string, strings } from './crd-parts.js'

const header = object({ name: string, value: string }, 'name', 'value')
const probe = object({
  exec: object({ command: strings }),
  failureThreshold: integer,
  grpc: object({ port: integer, service: string }, 'port'),
  httpGet: object({ host: string, httpHeaders: list(header), path: string, scheme: string }, 'port'),
  initialDelaySeconds: integer,
  periodSeconds: integer,
  successThreshold: integer,
  tcpSocket: object({ host: string }, 'port'),
  terminationGracePeriodSeconds: integer,
  timeoutSeconds: integer,
})
const policy = object({ annotations: labels, labels, state: string }, 'state')
const marked = object(
  { containerName: string, markerPolicy: list(policy), name: string, podConditionType: string, probe },
  'containerName',
  'name',
  'probe',
)

/** The schema of a PodProbeMarker, the same in every release. */
export const PROBE_MARKER_SCHEMA = kindWith(object({ probes: list(marked), selector }, 'probes', 'selector'))

/** The probes, of which there are none, as upstream prints them. */
export function probeListLiteral(spec: Fields): Literal {
  return { go: `[]v1alpha1.PodContainerProbe${Array.isArray(spec.probes) ? '{}' : '(nil)'}`, json: spec.probes ?? null }
}

const NUMBERS = [
  'initialDelaySeconds',
  'timeoutSeconds',
  'periodSeconds',
  'successThreshold',
  'failureThreshold',
] as const

/** An address in the manager's memory, which nobody can know. */
const SOMEWHERE = '0x0'

/** A probe that marks nothing, as upstream prints it. */
export function probeLiteral(scope: Scope, marked: Fields): Literal {
  const own = child(marked, 'probe')
  const pointer = (type: string, set: boolean): string => `(*${type})(${set ? SOMEWHERE : 'nil'})`
  const handlers = [
    ['Exec', 'exec', 'v1.ExecAction'],
    ['HTTPGet', 'httpGet', 'v1.HTTPGetAction'],
    ['TCPSocket', 'tcpSocket', 'v1.TCPSocketAction'],
    ...(scope.build.holds('podprobemarker-knows-grpc') ? [['GRPC', 'grpc', 'v1.GRPCAction']] : []),
  ].map(([name, key, type]) => `${name}:${pointer(type!, child(own, key!) !== undefined)}`)
  const handler = scope.build.holds('podprobemarker-knows-grpc') ? 'ProbeHandler' : 'Handler'
  const numbers = NUMBERS.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}:${number(own, name) ?? 0}`)
  const grace = pointer('int64', number(own, 'terminationGracePeriodSeconds') !== undefined)
  const spec = `v1.Probe{${handler}:v1.${handler}{${handlers.join(', ')}}, ${numbers.join(', ')}, TerminationGracePeriodSeconds:${grace}}`
  const policies = `[]v1alpha1.ProbeMarkerPolicy${items(marked, 'markerPolicy').length === 0 && Array.isArray(marked.markerPolicy) ? '{}' : '(nil)'}`
  const go = `v1alpha1.PodContainerProbe{Name:${quote(text(marked, 'name'))}, ContainerName:${quote(text(marked, 'containerName'))}, Probe:v1alpha1.ContainerProbeSpec{Probe:${spec}}, MarkerPolicy:${policies}, PodConditionType:${quote(text(marked, 'podConditionType'))}}`
  return { go, json: marked }
}
