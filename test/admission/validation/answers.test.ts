import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { render, renderAll } from '../../../src/admission/validation/field-error.js'
import { validatePodSpec } from '../../../src/admission/validation/pod-spec.js'
import { apiServer } from './builds.js'

interface Recorded {
  bases: { on: string[]; spec: Record<string, unknown> }[]
  texts: string[]
  cases: { on: string[]; changes: Record<string, unknown>; errors: number[] }[]
}

const file = new URL('../../oracle/pod-validation/answers.json', import.meta.url)
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded

/** `base` with the values at those JSON pointers set; null takes a member away. */
function changed(base: unknown, changes: Record<string, unknown>): unknown {
  const spec = structuredClone(base)
  for (const [pointer, value] of Object.entries(changes)) {
    const steps = pointer
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = steps.pop()!
    const holder = steps.reduce((part: any, step) => part[step], spec)
    if (value === null) delete holder[last]
    else holder[last] = value
  }
  return spec
}

const meta = { name: 'p', namespace: 'default' }

describe.each([...new Set(recorded.cases.flatMap(({ on }) => on))])('ValidatePodCreate of %s', (version) => {
  const build = apiServer(version)
  const base = recorded.bases.find(({ on }) => on.includes(version))!.spec

  test('has nothing to say of the base', () => {
    expect(validatePodSpec(base, meta, ['spec'], build)).toEqual([])
  })

  const cases = recorded.cases.filter(({ on }) => on.includes(version))
  test.each(cases.map((each, index) => [index, each] as const))('case %i', (_, { changes, errors }) => {
    const found = validatePodSpec(changed(base, changes), meta, ['spec'], build)
    const texts = errors.map((index) => recorded.texts[index]!)
    expect(found.map(render)).toEqual(texts)
    const once = [...new Set(texts)]
    if (once.length > 0) expect(renderAll(found)).toBe(once.length === 1 ? once[0] : `[${once.join(', ')}]`)
  })
})
