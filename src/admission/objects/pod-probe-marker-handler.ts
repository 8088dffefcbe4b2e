// Mirrors pkg/webhook/podprobemarker/validating/probe_create_update_handler.go of openkruise/kruise: validateHandler.
import { type FieldPath, plainPath } from '../validation/field-error.js'
import { isHTTPHeaderName, validateName } from '../validation/names.js'
import { portNumberOrName } from '../validation/ports.js'
import { child, type Fields, items, member, text, texts } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'

const SCHEMES = ['HTTP', 'HTTPS']

/** The errors of what a probe does. Which handlers there are depends on the release; gRPC is none in any. */
export function* probeHandlerErrors(scope: Scope, probe: Fields | undefined, at: FieldPath): Errors {
  if (!scope.build.holds('podprobemarker-tcp-probe')) {
    yield* execOnly(scope, probe, at)
    return
  }
  let handlers = 0
  for (const kind of ['exec', 'httpGet', 'tcpSocket'] as const) {
    const action = child(probe, kind)
    if (!action) continue
    const here = [...at, kind]
    if (handlers++ > 0) yield scope.forbidden(here, 'more-than-one-handler')
    else if (kind === 'exec') yield* exec(scope, action, here)
    else if (kind === 'tcpSocket') yield* tcpSocket(scope, action, here)
    else if (scope.build.holds('podprobemarker-http-probe')) yield* httpGet(scope, action, here)
    else yield { ...scope.forbidden([...at, 'probe'], 'ppm-no-http'), place: plainPath(here) }
  }
  if (handlers === 0) yield scope.required(at, 'handler-required')
}

function* execOnly(scope: Scope, probe: Fields | undefined, at: FieldPath): Errors {
  const action = child(probe, 'exec')
  const other = ['httpGet', 'tcpSocket'].find((kind) => child(probe, kind))
  if (action) yield* exec(scope, action, [...at, 'exec'])
  if (other) yield { ...scope.forbidden([...at, 'probe'], 'ppm-only-exec'), place: plainPath([...at, other]) }
  if (!action && !other) yield scope.required(at, 'handler-required')
}

function* exec(scope: Scope, action: Fields, at: FieldPath): Errors {
  if (texts(action, 'command').length === 0) yield scope.required([...at, 'command'])
}

function* tcpSocket(scope: Scope, action: Fields, at: FieldPath): Errors {
  if (scope.build.holds('podprobemarker-refuses-host')) yield* noHost(scope, action, at)
  yield* portNumberOrName(scope, member(action, 'port'), [...at, 'port'])
}

function* noHost(scope: Scope, action: Fields, at: FieldPath): Errors {
  const host = text(action, 'host')
  if (host !== '') yield scope.invalid([...at, 'host'], host, 'ppm-host')
}

function* httpGet(scope: Scope, action: Fields, at: FieldPath): Errors {
  const path = text(action, 'path')
  if (path === '') yield scope.required([...at, 'path'])
  yield* noHost(scope, action, at)
  if (!isURL(path)) yield scope.invalid([...at, 'path'], path, 'ppm-url-path')
  yield* portNumberOrName(scope, member(action, 'port'), [...at, 'port'])
  const scheme = text(action, 'scheme')
  if (!SCHEMES.includes(scheme)) yield scope.notSupported([...at, 'scheme'], scheme, SCHEMES)
  for (const [header] of items(action, 'httpHeaders')) {
    yield* validateName(scope, isHTTPHeaderName, text(header, 'name'), [...at, 'httpHeaders'])
  }
}

/** Whether net/url reads it: no control characters, whole escapes, and no colon in a first segment that has no slash. */
function isURL(path: string): boolean {
  if ([...path].some((letter) => letter < ' ' || letter === '\u007f')) return false
  const [beforeQuery = ''] = path.split(/[?#]/)
  if (/%(?![0-9a-fA-F]{2})/.test(beforeQuery)) return false
  return beforeQuery.startsWith('/') || /^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(beforeQuery) || !/^[^/]*:/.test(beforeQuery)
}
