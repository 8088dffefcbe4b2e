import type { Knowledge } from '../cluster/knowledge.js'
import type { Policy } from '../policy/policy.js'
import { LEAST_OF_OURS, speaker } from '../policy/spoken.js'
import type { OwnWords, Part, RuleWords } from '../report/received.js'

/** How an API server begins what validation says: the path, what is wrong, and in some the value (apimachinery pkg/util/validation/field/errors.go). */
const beginnings = [
  '',
  ...[
    ...['Invalid value', 'Unsupported value', 'Duplicate value', 'Not found', 'Too long', 'Too many'].flatMap(
      (each) => [`${each}: {value}`, each],
    ),
    ...['Forbidden', 'Required value', 'Internal error'],
  ].map((each) => `{path}: ${each}: `),
]

/** What validation says of a name and no more, one or several: `spec.containers[0].volumeMounts[0].name: Not found: "data"`. */
const NAMED =
  /^[\w.[\]/-]{1,300}: (?:Not found|Duplicate value): "[\w./-]{0,253}"(?:, [\w.[\]/-]{1,300}: (?:Not found|Duplicate value): "[\w./-]{0,253}"){0,20}$/

/** All that this release can say: of its rules, in upstream's name, and as evidence. */
export function ownWords(
  { messages, facts }: Pick<Knowledge, 'messages' | 'facts'>,
  policies: Readonly<Record<string, Policy>>,
): OwnWords {
  const isUpstream = remembered(upstream(messages))
  const evidence = new Set([...Object.values(facts), ...Object.values(policies)].flatMap((each) => each.evidence))
  const rules = new Map<string, RuleWords | undefined>()
  return {
    rule(id) {
      if (!rules.has(id)) rules.set(id, Object.hasOwn(policies, id) ? ruleWords(policies[id]!) : undefined)
      return rules.get(id)
    },
    isUpstream,
    isEvidence: (text) => evidence.has(text),
  }
}

function ruleWords({ family, summary, variants = {}, ...texts }: Policy): RuleWords {
  const says = (part: Part) => {
    const templates = [texts, ...Object.values(variants)].flatMap((each) => each[part] ?? [])
    const speakers = templates.map((each) => (each === '' ? (text: string) => text === '' : speaker(each)))
    return remembered((text) => speakers.some((speaks) => speaks(text)))
  }
  const parts = { message: says('message'), symptom: says('symptom'), why: says('why'), remedy: says('remedy') }
  return { family, summary, says: (part, text) => parts[part](text) }
}

function upstream(messages: Knowledge['messages']): (message: string) => boolean {
  const all = Object.values(messages)
    .flatMap(({ texts }) => texts.map(({ text }) => ({ text, literals: literalsOf(text) })))
    // With a path before it nearly anything would be a text that is all value.
    .filter(({ literals }) => literals.length === 1 || literals.join('').length >= LEAST_OF_OURS)
    .map(({ text, literals }) => {
      const longest = literals.sort((a, b) => b.length - a.length)[0]!.trim()
      let speakers: ((text: string) => boolean)[] | undefined
      const speaks = (message: string) => {
        speakers ??= beginnings.map((beginning) => speaker(`${beginning}${text}`))
        return speakers.some((each) => each(message))
      }
      return { longest, speaks }
    })
  return (message) =>
    NAMED.test(message) || all.some(({ longest, speaks }) => message.includes(longest) && speaks(message))
}

/** The same answer to the same text: most findings say the same. */
function remembered(tell: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const found = known.get(text) ?? tell(text)
    known.set(text, found)
    return found
  }
}

/** What stands in every text of a template. */
function literalsOf(template: string): string[] {
  return template.split(/\[\[.*?\]\]|\{[^{}]*\}/s)
}
