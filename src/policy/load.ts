import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import schema from '../../policies/schema/policy.json' with { type: 'json' }
import { type Path, pointer } from '../source/path.js'
import { templatesOf } from './join.js'
import { builtIns, type Policy, type PolicyFix, type PolicyTexts } from './policy.js'
import { templateProblems } from './template.js'

/** A policy file that was read: its path below `policies/`'s parent, its value, and the line of each of its parts. */
export interface PolicyDocument {
  readonly file: string
  readonly value: unknown
  /** The line, from 1, on which the part at `path` or its closest written parent stands. */
  readonly line?: (path: Path) => number | undefined
}

/** The policies that are right, in order of their ids, and one line (`file:line: what`) for each mistake. */
export interface LoadedPolicies {
  readonly policies: readonly Policy[]
  readonly problems: readonly string[]
}

/** Checks policy files against the schema, their place and their own `data`. For the build: it compiles the schema. */
export function loadPolicies(documents: readonly PolicyDocument[]): LoadedPolicies {
  const valid = new Ajv2020({ allErrors: true, verbose: true }).compile<Policy>(schema)
  const problems: string[] = []
  const files = new Map<string, string>()
  const policies: Policy[] = []

  for (const document of documents) {
    const before = problems.length
    const report = (path: Path, problem: string) => {
      const line = `${document.file}:${document.line?.(path) ?? 1}: ${problem}`
      if (!problems.includes(line)) problems.push(line)
    }
    const value = document.value as Policy
    const errors = valid(value) ? [] : (valid.errors ?? [])
    const reportAll = (some: readonly ErrorObject[]) => {
      for (const error of some) {
        const said = explained(error)
        if (said) report(...said)
      }
    }
    reportAll(errors.filter(({ schemaPath }) => !SAID_BETTER.test(schemaPath)))
    if (problems.length > before) continue
    const [name = '', folder = ''] = document.file.split('/').reverse()
    if (name !== `${value.id}.yaml`) report(['id'], `id "${value.id}" is not the file's name "${name}"`)
    if (folder !== value.family) report(['family'], `family "${value.family}" is not the folder "${folder}"`)
    const other = files.get(value.id)
    if (other !== undefined) report(['id'], `id "${value.id}" is already that of ${other}`)
    files.set(value.id, document.file)
    checkTexts(value, report)
    // What an editor refuses is never taken, even where we find no better words.
    if (problems.length === before) reportAll(errors)
    if (problems.length === before) policies.push(normal(value))
  }
  return { policies: policies.sort((a, b) => (a.id < b.id ? -1 : 1)), problems }
}

/** Where the schema refuses a text or a name for an editor, and `checkTexts` says more. */
const SAID_BETTER = /^#\/\$defs\/(?:template\/pattern|dataName\/not|oneFix\/not)$/

type Report = (path: Path, problem: string) => void
type Written = Partial<PolicyTexts> & { readonly fix?: PolicyFix }

const texts = ['message', 'symptom', 'why', 'remedy'] as const

function checkTexts(policy: Policy, report: Report): void {
  const names = new Set([...Object.keys(builtIns), ...Object.keys(policy.data)])
  const check = (path: Path, part: string, text: string) => {
    for (const problem of templateProblems(text, names)) report(path, `${part}: ${problem}`)
  }
  const checkAll = (under: Path, written: Written) => {
    for (const part of texts) if (written[part] !== undefined) check([...under, part], part, written[part])
    if (written.fix && written.fixes) report([...under, 'fix'], '"fix" and "fixes" both stand here; keep one')
    if (written.fix) for (const text of templatesOf(written.fix)) check([...under, 'fix'], 'fix', text)
    for (const [at, fix] of (written.fixes ?? []).entries())
      for (const text of templatesOf(fix)) check([...under, 'fixes', at], 'fix', text)
  }
  checkAll([], policy)
  for (const [name, variant] of Object.entries(policy.variants ?? {})) checkAll(['variants', name], variant)
  for (const name of Object.keys(policy.data))
    if (Object.hasOwn(builtIns, name)) report(['data', name], `data: "${name}" is built in; name yours otherwise`)
}

/** A policy file may write one `fix` or a list of `fixes`; a policy has the list. */
function normal(policy: Policy): Policy {
  const one = <T extends Written>({ fix, ...rest }: T) => (fix ? { ...rest, fixes: [fix] } : rest)
  const { variants } = policy
  return {
    ...one(policy as Policy & Written),
    ...(variants && {
      variants: Object.fromEntries(Object.entries(variants).map(([name, each]) => [name, one(each)])),
    }),
  } as Policy
}

/** An error of the schema in one short sentence with the path it speaks of; undefined where its parts say more. */
function explained(error: ErrorObject): [path: Path, problem: string] | undefined {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const part = path.length ? pointer(path).slice(1) : 'the policy'
  const { params } = error
  switch (error.keyword) {
    case 'additionalProperties': {
      const name: string = params.additionalProperty
      const known = Object.keys(error.parentSchema?.properties ?? {}).join(', ')
      return [[...path, name], `"${name}" is unknown in ${part}; known: ${known}`]
    }
    case 'required':
      return [path, `"${params.missingProperty}" is missing in ${part}`]
    case 'enum':
      return [path, `${part} is not one of ${params.allowedValues.join(', ')}`]
    case 'pattern':
      return [path, `${part} is not as it must be: ${error.parentSchema?.description ?? error.message}`]
    case 'if':
    case 'propertyNames':
      return undefined
    default:
      return [path, `${part} ${error.message}`]
  }
}
