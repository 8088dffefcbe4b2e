import { type Json, type Path, valueAt } from '../source/path.js'
import { isObject } from './manifest.js'

/** Keys of a vcluster chart that no other chart has at that place; the last three are of the old charts. */
const TELLING: readonly Path[] = [
  ['controlPlane', 'distro'],
  ['controlPlane', 'statefulSet'],
  ['controlPlane', 'backingStore'],
  ['sync', 'toHost'],
  ['sync', 'fromHost'],
  ['policies', 'limitRange'],
  ['policies', 'resourceQuota'],
  ['isolation', 'limitRange'],
  ['isolation', 'resourceQuota'],
  ['sync', 'priorityclasses'],
]
const OLD_IMAGES: readonly [Path, RegExp][] = [
  [['vcluster', 'image'], /(^|\/)k[30]s:/],
  [['syncer', 'image'], /vcluster[^/]*:/],
  [['api', 'image'], /kube-apiserver:/],
]

/** Whether a mapping looks like values of a vcluster chart, of either era. */
export function isVclusterValues(value: Json | undefined): boolean {
  if (!isObject(value)) return false
  if (TELLING.some((path) => isObject(valueAt(value, path)))) return true
  if (valueAt(value, ['isolation', 'enabled']) !== undefined && isObject(value.syncer)) return true
  return OLD_IMAGES.some(([path, image]) => image.test(String(valueAt(value, path) ?? '')))
}
