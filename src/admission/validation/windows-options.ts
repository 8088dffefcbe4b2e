// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateWindowsSecurityContextOptions, validateWindowsHostProcessPod
import type { FieldPath } from './field-error.js'
import { isDNS1123Subdomain, validateName } from './names.js'
import { byteLength, child, type Fields, flag, items, optionalText } from './read.js'
import type { Errors, Scope } from './scope.js'

const netBios = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/
const dnsDomain = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** The errors of the Windows options of a pod or container. */
export function* windowsOptions(scope: Scope, options: Fields | undefined, at: FieldPath): Errors {
  const specName = optionalText(options, 'gmsaCredentialSpecName')
  if (specName !== undefined) {
    yield* validateName(scope, isDNS1123Subdomain, specName, [...at, 'gmsaCredentialSpecName'])
  }
  const spec = optionalText(options, 'gmsaCredentialSpec')
  if (spec === '') yield scope.invalid([...at, 'gmsaCredentialSpec'], spec, 'gmsa-spec-empty')
  else if (spec !== undefined && byteLength(spec) > 64 * 1024) {
    yield scope.invalid([...at, 'gmsaCredentialSpec'], spec, 'gmsa-spec-size')
  }
  const user = optionalText(options, 'runAsUserName')
  if (user !== undefined)
    for (const message of userFaults(user)) yield scope.invalid([...at, 'runAsUserName'], user, message)
}

function* userFaults(name: string): Generator<string> {
  const names = name.split('\\')
  const [domain, user] = names.length === 1 ? [undefined, name] : [names[0]!, names[1]!]
  if (name === '') yield 'windows-user-empty'
  else if (/[\u0000-\u001f\u007f]/.test(name)) yield 'windows-user-control'
  else if (names.length > 2) yield 'windows-user-backslashes'
  else {
    if (byteLength(domain ?? '') >= 256) yield 'windows-domain-length'
    if (domain !== undefined && !netBios.test(domain) && !dnsDomain.test(domain)) yield 'windows-domain-format'
    if (user === '') yield 'windows-user-part-empty'
    else if (byteLength(user) > 104) yield 'windows-user-length'
    if (/^[. ]+$/.test(user)) yield 'windows-user-dots'
    if (/["/\\:;|=,+*?<>@[\]]/.test(user)) yield 'windows-user-characters'
  }
}

/** The errors of a pod of which some or all containers are Windows host processes. */
export function* hostProcesses(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const ofPod = flag(child(child(spec, 'securityContext'), 'windowsOptions'), 'hostProcess')
  let containers = 0
  let processes = 0
  for (const list of ['initContainers', 'containers', 'ephemeralContainers']) {
    for (const [container, index] of items(spec, list)) {
      containers++
      const own = flag(child(child(container, 'securityContext'), 'windowsOptions'), 'hostProcess')
      if (own ?? ofPod) processes++
      if (ofPod !== undefined && own !== undefined && own !== ofPod) {
        const here = [...at, list, index, 'securityContext', 'windowsOptions', 'hostProcess']
        yield scope.invalid(here, own, 'host-process-differs', { value: String(ofPod) })
      }
    }
  }
  if (processes === 0) return
  if (processes !== containers) yield scope.invalid(at, '', 'host-process-all')
  if (!flag(spec, 'hostNetwork')) yield scope.invalid([...at, 'hostNetwork'], false, 'host-process-network')
}
