// Packs the answers of main.go: for each pod what was added to it, and which releases said so. See README.md.
import { readFileSync } from 'node:fs'

const [pods, ...answers] = process.argv.slice(2).map((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
)
const labels = answers.map((_, at) => process.argv[at + 3].replace(/^.*out-|\.jsonl$/g, ''))

const isZero = (value) => value === null || value === '' || value === 0 || value === false
const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The value without what Go's zero values leave out. */
function bare(value) {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([key, each]) => [key, bare(each)])
    .filter(([, each]) => !isZero(each) && !isEmpty(each))
  return Object.fromEntries(kept)
}

/** What `after` has and `before` has not, lists by index. */
function added(before, after) {
  if (typeof after !== 'object' || typeof before !== 'object')
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
  const parts = Object.entries(after)
    .map(([key, each]) => [key, before[key] === undefined ? each : added(before[key], each)])
    .filter(([, each]) => each !== undefined)
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

for (const [at, spec] of pods.entries()) {
  const said = new Map()
  for (const [nth, of] of answers.entries()) {
    const { pod, template, qos, rawQos } = of[at]
    const before = bare(spec)
    const key = JSON.stringify({
      template: added(before, bare(template)),
      pod: added(bare(template), bare(pod)),
      qos,
      rawQos,
    })
    said.set(key, [...(said.get(key) ?? []), labels[nth]])
  }
  console.log(
    JSON.stringify({ spec, answers: [...said].map(([key, by]) => ({ by: by.join(' '), ...JSON.parse(key) })) }),
  )
}
