// What k8s.io/kubernetes itself said of generated LimitRanges, quotas and what meets them: test/oracle/limits.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claimAdmission } from '../../src/admission/objects/claim.js'
import { limitRangeRefusals } from '../../src/admission/objects/limit-range.js'
import { resourceQuotaRefusals } from '../../src/admission/objects/resource-quota.js'
import { objectQuotaRefusals } from '../../src/admission/resource-quota-objects.js'
import { charged, limited, manifest, messages, worldOf } from './limits.js'

interface Answer {
  readonly by: string
  readonly limitRange?: string[]
  readonly pod?: string[]
  readonly claim?: string[]
  readonly resourceQuota?: string[]
  readonly quota?: string[]
  readonly claimQuota?: string[]
  readonly serviceQuota?: string[]
}

interface Question {
  readonly limitRange?: unknown
  readonly resourceQuota?: unknown
  readonly pod?: { readonly spec: unknown }
  readonly claim?: unknown
  readonly service?: unknown
  readonly answers: readonly Answer[]
}

const recorded = readFileSync(new URL('../oracle/limits/answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question)

const cases = recorded.flatMap((question, at) =>
  question.answers.flatMap(({ by, ...answer }) => by.split(' ').map((label) => ({ at, label, question, answer }))),
)

/** A refusal of an admission plugin without what goes before its own words; of what lies at an address it tells no more. */
const bare = (texts: readonly string[] | undefined) =>
  [...new Set(texts?.map((text) => text.replace(/^.* is forbidden: /, '').replace(/0x[0-9a-f]+/g, '0x0')))].sort()

describe.each([...new Set(cases.map(({ label }) => label))])('Kubernetes %s', (label) => {
  // What is not valid does not come to be, so it does not matter what upstream's plugins would make of it.
  const mine = cases.filter((each) => each.label === label)

  test.each(mine.filter(({ question }) => question.limitRange))('LimitRange $at', ({ question, answer }) => {
    const held = manifest('v1', 'LimitRange', question.limitRange)
    expect(messages(limitRangeRefusals(held, worldOf(label)))).toEqual(bare(answer.limitRange))
    if (answer.limitRange?.length !== 0) return
    if (question.pod) expect(messages(limited(label, question.pod.spec, [held]).refusals)).toEqual(bare(answer.pod))
    if (question.claim) {
      const ranged = claimAdmission(question.claim as never, 'default', worldOf(label, [held]))
      expect(messages(ranged.filter(({ by }) => by === 'LimitRanger'))).toEqual(
        ranged.some(({ by }) => by === 'PersistentVolumeClaimValidation') ? [] : bare(answer.claim),
      )
    }
  })

  test.each(mine.filter(({ question }) => question.resourceQuota))('ResourceQuota $at', ({ question, answer }) => {
    const held = manifest('v1', 'ResourceQuota', question.resourceQuota)
    const world = worldOf(label, [held])
    expect(messages(resourceQuotaRefusals(held, world))).toEqual(bare(answer.resourceQuota))
    if (answer.resourceQuota?.length !== 0) return
    if (question.pod) expect(messages(charged(label, question.pod.spec, [held]).refusals)).toEqual(bare(answer.quota))
    for (const [kind, value, said] of [
      ['PersistentVolumeClaim', question.claim, answer.claimQuota],
      ['Service', question.service, answer.serviceQuota],
    ] as const) {
      if (value) expect(messages(objectQuotaRefusals(manifest('v1', kind, value), world))).toEqual(bare(said))
    }
  })
})
