// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateProbe, validateLifecycle, validateHandler
import { type FieldPath, plainPath } from './field-error.js'
import { isHTTPHeaderName, validateName } from './names.js'
import { portNumberOrName } from './ports.js'
import { child, type Fields, items, member, number, optionalText, text, texts } from './read.js'
import { type Errors, placed, type Scope } from './scope.js'
import { signals } from './stop-signals.js'

/** What the handlers of a container need to know of its pod. */
export interface PodFacts {
  /** terminationGracePeriodSeconds, undefined where it is not written. */
  readonly gracePeriod: number | undefined
  /** os.name, undefined where the pod names no system. */
  readonly system: string | undefined
}

const schemes = ['HTTP', 'HTTPS']
const counts = ['initialDelaySeconds', 'timeoutSeconds', 'periodSeconds', 'successThreshold', 'failureThreshold']

/** The errors of a container's liveness, readiness and startup probe. */
export function* probes(scope: Scope, container: Fields, at: FieldPath): Errors {
  yield* onceSuccessful(scope, child(container, 'livenessProbe'), [...at, 'livenessProbe'])
  const readiness = child(container, 'readinessProbe')
  if (readiness) {
    const here = [...at, 'readinessProbe']
    yield* probe(scope, readiness, here)
    const grace = number(readiness, 'terminationGracePeriodSeconds')
    if (grace !== undefined) {
      yield scope.invalid([...here, 'terminationGracePeriodSeconds'], grace, 'readiness-grace-period')
    }
  }
  yield* onceSuccessful(scope, child(container, 'startupProbe'), [...at, 'startupProbe'])
}

function* onceSuccessful(scope: Scope, fields: Fields | undefined, at: FieldPath): Errors {
  if (!fields) return
  yield* probe(scope, fields, at)
  const threshold = number(fields, 'successThreshold') ?? 0
  if (threshold !== 1) yield scope.invalid([...at, 'successThreshold'], threshold, 'must-be-one')
}

function* probe(scope: Scope, fields: Fields, at: FieldPath): Errors {
  yield* handler(scope, fields, ['exec', 'httpGet', 'tcpSocket', 'grpc'], undefined, at)
  for (const name of counts) {
    const value = number(fields, name) ?? 0
    if (value < 0) yield scope.invalid([...at, name], value, 'must-not-be-negative')
  }
  const grace = number(fields, 'terminationGracePeriodSeconds')
  if (grace !== undefined && grace <= 0) {
    yield scope.invalid([...at, 'terminationGracePeriodSeconds'], grace, 'must-be-positive')
  }
}

/** The errors of a container's lifecycle handlers. */
export function* lifecycle(scope: Scope, container: Fields, pod: PodFacts, at: FieldPath): Errors {
  const fields = child(container, 'lifecycle')
  if (!fields) return
  const sleeps = ['postStart', 'preStop'].some((name) => child(child(fields, name), 'sleep'))
  const sleepKnown = sleeps && scope.build.holds('sleep-handler-known')
  const kinds = ['exec', 'httpGet', 'tcpSocket', ...(sleepKnown ? ['sleep'] : [])]
  for (const name of ['postStart', 'preStop']) {
    const hook = child(fields, name)
    if (hook) yield* handler(scope, hook, kinds, pod.gracePeriod, [...at, name])
  }
  const signal = optionalText(fields, 'stopSignal')
  if (signal === undefined || !scope.build.holds('stop-signal-known')) return
  const here = [...at, 'stopSignal']
  if (pod.system === undefined) yield scope.forbidden(here, 'stop-signal-needs-os')
  const supported = signals(pod.system)
  if (supported && !supported.includes(signal)) yield scope.notSupported(here, signal, supported)
}

function* handler(scope: Scope, fields: Fields, kinds: string[], grace: number | undefined, at: FieldPath): Errors {
  let handlers = 0
  for (const kind of kinds) {
    const action = child(fields, kind)
    if (!action) continue
    const here = [...at, kind]
    if (handlers++ > 0) yield scope.forbidden(here, 'more-than-one-handler')
    else yield* actions[kind]!(scope, action, here, grace)
  }
  if (handlers === 0) yield scope.required(at, 'handler-required')
}

type Action = (scope: Scope, action: Fields, at: FieldPath, gracePeriod: number | undefined) => Errors

const actions: Record<string, Action> = {
  *exec(scope, action, at) {
    if (texts(action, 'command').length === 0) yield scope.required([...at, 'command'])
  },
  *httpGet(scope, action, at) {
    if (text(action, 'path') === '') yield scope.required([...at, 'path'])
    yield* portNumberOrName(scope, member(action, 'port'), [...at, 'port'])
    const scheme = text(action, 'scheme')
    if (!schemes.includes(scheme)) yield scope.notSupported([...at, 'scheme'], scheme, schemes)
    for (const [header, index] of items(action, 'httpHeaders')) {
      const list = [...at, 'httpHeaders']
      const place = plainPath([...list, index, 'name'])
      yield* placed(validateName(scope, isHTTPHeaderName, text(header, 'name'), list), place)
    }
  },
  *tcpSocket(scope, action, at) {
    yield* portNumberOrName(scope, member(action, 'port'), [...at, 'port'])
  },
  *grpc(scope, action, at) {
    yield* portNumberOrName(scope, number(action, 'port') ?? 0, [...at, 'port'])
  },
  *sleep(scope, action, at, gracePeriod) {
    const seconds = number(action, 'seconds') ?? 0
    const zero = scope.build.enabled('PodLifecycleSleepActionAllowZero')
    // A missing grace period counts as 0 in older builds and is not compared with in newer ones.
    const limit = gracePeriod ?? (scope.build.holds('grace-period-required') ? undefined : 0)
    if (limit === undefined || (seconds <= limit && (zero ? seconds >= 0 : seconds > 0))) return
    yield scope.invalid(at, seconds, zero ? 'sleep-out-of-range-or-zero' : 'sleep-out-of-range', { limit })
  },
}
