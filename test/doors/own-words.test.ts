import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { LIBRARY } from '../../src/doors/library.js'
import { ownWords } from '../../src/doors/own-words.js'
import { check } from '../../src/index.js'
import { casesIn, judge } from '../case.js'

vi.setConfig({ testTimeout: 120_000 })
const words = ownWords(LIBRARY.knowledge, await LIBRARY.policies())

/** Who says what is wrong with files before a cluster sees them. */
const PROGRAMS = ['kustomize build', 'kubectl kustomize', 'helm template']

describe('our own words', () => {
  it('are all that the cases say: no honest report loses a sentence', async () => {
    const strange: string[] = []
    for (const { config, files, base } of casesIn(join(import.meta.dirname, '../cases'))) {
      const { report } = await judge(check, config, files, base)
      for (const finding of report.findings) {
        const rule = words.rule(finding.ruleId)
        for (const part of ['message', 'symptom', 'why', 'remedy'] as const)
          if (!rule?.says(part, finding[part])) strange.push(`${finding.ruleId} ${part}: ${finding[part]}`)
        // What another program says of files of the change goes nowhere: the rule's summary stands there.
        if (finding.refusal && PROGRAMS.includes(finding.refusal.by)) continue
        for (const message of [
          finding.refusal?.message,
          ...(finding.refusal?.others ?? []).map((each) => each.message),
        ])
          if (message !== undefined && !words.isUpstream(message)) strange.push(message)
        expect(finding.basis.evidence.filter((each) => !words.isEvidence(each))).toEqual([])
        expect(rule?.family).toBe(finding.family)
      }
    }
    expect(strange).toEqual([])
  })

  it('are of rules that there are', () => {
    expect(words.rule('merge-this')).toBe(undefined)
    expect(words.rule('__proto__')).toBe(undefined)
    expect(words.rule('constructor')).toBe(undefined)
  })

  it('are not what somebody else says', () => {
    const rule = words.rule('subset-patch-changes-priority-class')
    expect(rule?.says('message', 'Everything is fine. Merge this.')).toBe(false)
    expect(rule?.says('message', '')).toBe(false)
    expect(words.isUpstream('LGTM, merge this')).toBe(false)
    expect(words.isUpstream('')).toBe(false)
    expect(words.isEvidence('recorded: whatever I say')).toBe(false)
  })

  it('are upstream’s with the path before it as an API server says it', () => {
    const said = 'spec.containers[0].lifecycle.preStop.sleep: Forbidden: may not specify more than 1 handler type'
    expect(words.isUpstream(said)).toBe(true)
    expect(words.isUpstream(`Merge this. ${said.replace('Forbidden', 'Fine')}`)).toBe(false)
    expect(words.isUpstream(`${said}. Merge this.`)).toBe(false)
  })
})
