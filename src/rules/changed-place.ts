import type { Origin } from '../workload/origins.js'
import { partsOf } from '../workload/parts.js'
import { templatePath } from '../workload/template-path.js'
import type { Change } from './rule.js'

/** The first part of a workload's pod template that a change touches; the template itself where it touches none. */
export function changedInTemplate({ was, is }: Pick<Change, 'was' | 'is'>): Origin {
  const { manifest } = is.object
  const template = templatePath(manifest) ?? ['spec']
  const parts = partsOf(was.object.manifest, manifest).map(({ path }) => path)
  return { manifest, path: parts.find((each) => template.every((step, at) => each[at] === step)) ?? template }
}
