import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/sarif-2.1.0.json'), 'utf8'))
const parsed = (text: string, base?: string) =>
  URL.canParse(text, base) && !/[^\x21-\x7e]|["<>\\^`{|}]|%(?![\dA-F]{2})/.test(text)
const ajv = new Ajv2020({ allErrors: true, strict: false })
ajv.addFormat('uri', (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text) && parsed(text))
ajv.addFormat('uri-reference', (text: string) => parsed(text, 'https://example.com/'))
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)))
ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const valid = ajv.compile(schema)

/** What is wrong with a SARIF log, by the schema and by what GitHub's documentation asks for, a line each; `outside`: files may stand outside of the repository. */
export function sarifProblems(text: string, { outside = false } = {}): string[] {
  const log: any = JSON.parse(text)
  const isValid: boolean = valid(log)
  if (!isValid) return (valid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const problems: string[] = []
  const say = (holds: unknown, problem: string) => {
    if (!holds) problems.push(problem)
  }
  say(gzipSync(text).length <= 10_000_000, 'it is larger than 10 MB')
  say(log.$schema?.endsWith('/sarif-schema-2.1.0.json'), 'the $schema is another')
  say(log.runs.length === 1, 'a tool has one run')
  const [{ tool, results, columnKind, originalUriBaseIds, automationDetails, invocations }] = log.runs
  say(automationDetails === undefined || automationDetails.id.endsWith('/'), 'the category has no slash')
  say(columnKind === 'utf16CodeUnits', 'columns are counted otherwise')
  const { rules } = tool.driver
  say(tool.driver.name, 'the tool has no name')
  say(rules.length <= 25_000 && results.length <= 25_000, 'there is too much')
  for (const {
    id,
    name,
    shortDescription,
    fullDescription,
    help,
    helpUri,
    properties,
    defaultConfiguration,
  } of rules) {
    say(id && name.length <= 255, `${id}: name`)
    for (const words of [shortDescription, fullDescription])
      say(words.text && words.text.length <= 1024, `${id}: words`)
    say(help.text && help.markdown && helpUri, `${id}: help`)
    say(['error', 'warning', 'note'].includes(defaultConfiguration.level), `${id}: level`)
    say(properties.tags.length <= 10, `${id}: tags`)
    say(['very-high', 'high', 'medium', 'low'].includes(properties.precision), `${id}: precision`)
    say(['error', 'warning', 'recommendation'].includes(properties['problem.severity']), `${id}: problem.severity`)
    const security = properties['security-severity']
    say((security === undefined) === !properties.tags.includes('security'), `${id}: security without a score`)
    say(security === undefined || (/^\d+\.\d$/.test(security) && +security > 0 && +security <= 10), `${id}: score`)
  }
  say(new Set(rules.map(({ id }: { id: string }) => id)).size === rules.length, 'two rules have one id')
  const known = new Set<string>()
  for (const [at, result] of results.entries()) {
    const { ruleId, ruleIndex, level, message, locations, relatedLocations = [], partialFingerprints } = result
    say(rules[ruleIndex]?.id === ruleId, `result ${at}: rule`)
    say(['error', 'warning', 'note'].includes(level), `result ${at}: level`)
    say(message.text, `result ${at}: message`)
    say(locations.length === 1 && relatedLocations.length <= 100, `result ${at}: places`)
    for (const { physicalLocation } of [...locations, ...relatedLocations]) {
      const { startLine, startColumn, endLine = startLine, endColumn } = physicalLocation.region
      say(startLine >= 1 && (startColumn ?? 1) >= 1, `result ${at}: region`)
      say(
        endLine > startLine || (endLine === startLine && (endColumn === undefined || endColumn > startColumn)),
        `result ${at}: region`,
      )
    }
    const { artifactLocation: own } = locations[0].physicalLocation
    say(
      outside || own.uriBaseId !== undefined || !/^(?:[a-z][a-z\d+.-]*:|\.\.\/)/i.test(own.uri),
      `result ${at}: ${own.uri} is not from the root of the repository`,
    )
    say(/^[\da-f]+:\d+$/.test(partialFingerprints.primaryLocationLineHash), `result ${at}: fingerprint`)
    const identity = JSON.stringify([
      ruleId,
      locations[0].physicalLocation.artifactLocation.uri,
      partialFingerprints.primaryLocationLineHash,
    ])
    say(!known.has(identity), `result ${at}: GitHub takes it for another`)
    known.add(identity)
    const ids = new Set(relatedLocations.map(({ id }: { id: number }) => id))
    say(ids.size === relatedLocations.length, `result ${at}: two places have one id`)
    for (const [, target] of message.text.matchAll(/(?<!\\)\]\(([^)]*)\)/g))
      say(ids.has(Number(target)), `result ${at}: a link leads to ${target}`)
    for (const { physicalLocation } of [...locations, ...relatedLocations]) {
      const { uri, uriBaseId } = physicalLocation.artifactLocation
      say(!uri.startsWith('/'), `result ${at}: ${uri} is absolute`)
      say(
        uriBaseId === undefined || (uriBaseId in originalUriBaseIds && !/(^|\/)\.\.(\/|$)/.test(uri)),
        `result ${at}: ${uri} is not below its base`,
      )
    }
  }
  const notified = new Set(tool.driver.notifications.map(({ id }: { id: string }) => id))
  for (const { toolExecutionNotifications = [], toolConfigurationNotifications = [] } of invocations)
    for (const { descriptor, message } of [...toolExecutionNotifications, ...toolConfigurationNotifications])
      say(notified.has(descriptor.id) && message.text, `${descriptor.id}: notification`)
  return problems
}
