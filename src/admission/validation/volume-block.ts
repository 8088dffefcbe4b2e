// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: the sources of volumes that are disks
import type { FieldPath } from './field-error.js'
import { validateRange } from './names.js'
import { byteLength, child, type Fields, flag, number, optionalText, text, texts } from './read.js'
import type { Errors, Scope } from './scope.js'
import { present } from './volume-sources.js'

const iqn = /iqn\.\d{4}-\d{2}\.([0-9A-Za-z.-]+)(:[^,;*&$|\s]+)$/
const eui = /^eui.[0-9A-Za-z]{16}$/
const naa = /^naa.[0-9A-Za-z]{32}$/
const cachingModes = ['None', 'ReadOnly', 'ReadWrite']
const diskKinds = ['Dedicated', 'Managed', 'Shared']
const managedDisk = '/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}'
const blobDisk = 'https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd'

/** What is wrong with the name of an iSCSI initiator or target: the id of a message. */
function iscsiFault(name: string): string | undefined {
  if (!/^(iqn|eui|naa)/.test(name)) return 'iscsi-name-prefix'
  const shape = name.startsWith('iqn') ? iqn : name.startsWith('eui') ? eui : naa
  return shape.test(name) ? undefined : 'iscsi-name-format'
}

function* partition(scope: Scope, fields: Fields, at: FieldPath): Errors {
  const value = number(fields, 'partition') ?? 0
  if (value < 0 || value > 255) {
    yield scope.invalid([...at, 'partition'], value, 'number-out-of-range', { low: 1, high: 255 })
  }
}

/** The errors of the name of a volume that is too long for its iSCSI interface. */
export function* iscsiName(scope: Scope, name: string, fields: Fields, at: FieldPath): Errors {
  if (optionalText(fields, 'initiatorName') === undefined) return
  if (byteLength(`${name}:${text(fields, 'targetPortal')}`) > 64) {
    yield scope.invalid([...at, 'name'], name, 'iscsi-volume-name-length')
  }
}

/** The rules of the sources that are disks. */
export const blockSources = {
  *gcePersistentDisk(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['pdName'], at)
    yield* partition(scope, fields, at)
  },

  *awsElasticBlockStore(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['volumeID'], at)
    yield* partition(scope, fields, at)
  },

  *iscsi(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['targetPortal', 'iqn'], at)
    const target = text(fields, 'iqn')
    const fault = target === '' ? undefined : iscsiFault(target)
    if (fault) yield scope.invalid([...at, 'iqn'], target, fault)
    yield* validateRange(scope, number(fields, 'lun') ?? 0, 0, 255, [...at, 'lun'])
    const chap = flag(fields, 'chapAuthDiscovery') || flag(fields, 'chapAuthSession')
    if (chap && !child(fields, 'secretRef')) yield scope.required([...at, 'secretRef'])
    const initiator = optionalText(fields, 'initiatorName')
    const initiatorFault = initiator === undefined ? undefined : iscsiFault(initiator)
    if (initiatorFault) yield scope.invalid([...at, 'initiatorname'], initiator ?? '', initiatorFault)
  },

  *fc(scope: Scope, fields: Fields, at: FieldPath): Errors {
    const names = texts(fields, 'targetWWNs')
    const ids = texts(fields, 'wwids')
    if (names.length === 0 && ids.length === 0) yield scope.required([...at, 'targetWWNs'], 'fc-none')
    if (names.length > 0 && ids.length > 0) {
      const go = `[]string{${names.map((name) => JSON.stringify(name)).join(', ')}}`
      yield scope.invalid([...at, 'targetWWNs'], { go, json: names }, 'fc-both')
    }
    if (names.length === 0) return
    const lun = number(fields, 'lun')
    if (lun === undefined) yield scope.required([...at, 'lun'], 'fc-lun')
    else yield* validateRange(scope, lun, 0, 255, [...at, 'lun'])
  },

  *azureDisk(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['diskName', 'diskURI'], at)
    const caching = optionalText(fields, 'cachingMode')
    if (caching !== undefined && !cachingModes.includes(caching)) {
      yield scope.notSupported([...at, 'cachingMode'], caching, cachingModes)
    }
    const kind = optionalText(fields, 'kind')
    if (kind === undefined) return
    if (!diskKinds.includes(kind)) yield scope.notSupported([...at, 'kind'], kind, diskKinds)
    const uri = text(fields, 'diskURI')
    const [prefix, sample] = kind === 'Managed' ? ['/subscriptions/', managedDisk] : ['https://', blobDisk]
    if (!uri.startsWith(prefix)) yield scope.notSupported([...at, 'diskURI'], uri, [sample])
  },
}
