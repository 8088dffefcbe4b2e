import type { Policy, PolicyTexts } from '../../src/policy/policy.js'

const version = /\bv?\d+\.\d+(?:\.\d+)?(?:-\w+)?\b/
/** A sentence of a remedy that names a release that is not enough, or one past which it ends. */
const nearMiss = /not enough|does not|do not|is not|though|still|before|needs/

/** Where a policy leaves the house's way of saying things: one short line each. */
export function styleProblems(policy: Policy): string[] {
  const problems: string[] = []
  const check = (where: string, texts: Partial<PolicyTexts>) => {
    const said = { message: texts.message, symptom: texts.symptom, why: texts.why, remedy: texts.remedy }
    for (const [part, text] of Object.entries(said)) {
      if (text === undefined) continue
      const name = `${where}${part}`
      if (/\bplease\b/i.test(text)) problems.push(`${name}: says "please"`)
      if (/!(?!=)/.test(text)) problems.push(`${name}: has an exclamation mark`)
      if (/\b(?:might|maybe|perhaps)\b/i.test(text)) problems.push(`${name}: does not say what happens`)
      if (/ {2}| $|^ |\t/m.test(text.trim())) problems.push(`${name}: has stray white space`)
      if (part === 'message' || part === 'symptom') {
        if (version.test(text))
          problems.push(`${name}: types the version ${version.exec(text)?.[0]}; write {since:fact}`)
      } else if (part === 'remedy') {
        for (const sentence of text.split(/[;\n]|\.(?:\s|$)/))
          if (version.test(sentence) && !nearMiss.test(sentence))
            problems.push(`${name}: types the version ${version.exec(sentence)?.[0]}; write {since:fact}`)
      }
      if (part === 'message' && !/\{\w+\}/.test(text)) problems.push(`${name}: names nothing that was found`)
      if (/^(?:you (?:would|will) see|do)\b:?/i.test(text) && (part === 'symptom' || /^do:/i.test(text)))
        problems.push(`${name}: repeats its label`)
    }
    for (const { title } of texts.fixes ?? []) {
      if (/[.]$/.test(title)) problems.push(`${where}fix: its title ends with a full stop`)
      if (version.test(title)) problems.push(`${where}fix: types a version`)
    }
  }
  if (/[.]$|\{/.test(policy.summary)) problems.push('summary: half a line, no full stop, no placeholder')
  if (version.test(policy.summary)) problems.push('summary: types a version')
  if (policy.basis === 'derived' && policy.severity === 'error')
    problems.push('severity: what is derived is never an error')
  check('', policy)
  for (const [name, variant] of Object.entries(policy.variants ?? {})) check(`variants/${name}/`, variant)
  return problems
}
