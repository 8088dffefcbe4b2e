// Mirrors parser.go of github.com/robfig/cron: ParseStandard, and LoadLocation and ParseDuration of Go's time.
import type { Build, Values } from '../../cluster/build.js'
import { quote } from '../validation/field-error.js'
import { atoi } from './int-or-string.js'

/** The values that a field of a schedule may have, and their names. */
interface Bounds {
  readonly min: number
  readonly max: number
  readonly names?: readonly string[]
}

const MONTHS = ['', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const FIELDS: readonly Bounds[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: MONTHS },
  { min: 0, max: 6, names: DAYS },
]

const DESCRIPTORS = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly']

/** A schedule that cannot be read; the message is upstream's. */
class Unreadable extends Error {}

/** Why upstream cannot read a schedule, undefined where it can. */
export function scheduleFault(schedule: string, build: Build): string | undefined {
  try {
    parse(schedule, build)
    return undefined
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

function fail(build: Build, id: string, values: Values = {}): never {
  const text = build.say(id, values)
  // The parser of older releases begins its errors with a capital.
  throw new Unreadable(build.holds('advancedcronjob-cron-v3') ? text : `${text[0]?.toUpperCase()}${text.slice(1)}`)
}

function parse(schedule: string, build: Build): void {
  if (schedule === '') fail(build, 'cron-empty')
  let rest = schedule
  if (build.holds('advancedcronjob-cron-v3') && /^(CRON_)?TZ=/.test(schedule)) {
    const end = schedule.indexOf(' ')
    if (end < 0) fail(build, 'cron-zone-only')
    const zone = schedule.slice(schedule.indexOf('=') + 1, end)
    const error = zoneFault(zone, build)
    if (error) fail(build, 'cron-bad-location', { zone, error })
    rest = schedule.slice(end).trim()
  }
  if (rest.startsWith('@')) {
    descriptor(rest, build)
    return
  }
  const fields = rest.split(/\s+/).filter((field) => field !== '')
  if (fields.length !== FIELDS.length) {
    const shown = build.holds('advancedcronjob-cron-v3') ? `[${fields.join(' ')}]` : schedule
    fail(build, 'cron-fields', { count: fields.length, shown })
  }
  for (const [at, field] of fields.entries()) {
    for (const expression of field.split(',').filter((each) => each !== '')) range(expression, FIELDS[at]!, build)
  }
}

function descriptor(text: string, build: Build): void {
  if (DESCRIPTORS.includes(text)) return
  if (!text.startsWith('@every ')) fail(build, 'cron-descriptor', { descriptor: text })
  const error = durationFault(text.slice('@every '.length), build)
  if (error) fail(build, 'cron-duration', { descriptor: text, error })
}

/** `*`, `5`, `1-5`, `mon-fri`, each with `/2` behind it. */
function range(expression: string, bounds: Bounds, build: Build): void {
  const [span = '', step, ...more] = expression.split('/')
  const [low = '', high, ...others] = span.split('-')
  let start = bounds.min
  let end = bounds.max
  if (low !== '*' && low !== '?') {
    start = value(low, bounds, build)
    if (others.length > 0) fail(build, 'cron-hyphens', { expression })
    end = high === undefined ? start : value(high, bounds, build)
  }
  if (more.length > 0) fail(build, 'cron-slashes', { expression })
  let by = 1
  if (step !== undefined) {
    by = whole(step, build)
    if (high === undefined && others.length === 0) end = bounds.max
  }
  if (start < bounds.min) fail(build, 'cron-below', { start, min: bounds.min, expression })
  if (end > bounds.max) fail(build, 'cron-above', { end, max: bounds.max, expression })
  if (start > end) fail(build, 'cron-beyond', { start, end, expression })
  if (by === 0) fail(build, 'cron-step', { expression })
}

function value(text: string, { names }: Bounds, build: Build): number {
  const named = text === '' ? -1 : (names?.indexOf(text.toLowerCase()) ?? -1)
  return named < 0 ? whole(text, build) : named
}

function whole(text: string, build: Build): number {
  const read = atoi(text, build)
  if (typeof read !== 'number') return fail(build, 'cron-int', { text, error: read.error })
  if (read < 0) fail(build, 'cron-negative', { number: read, text })
  return read
}

/** Why Go's time.ParseDuration does not read a text, undefined where it does. */
function durationFault(text: string, build: Build): string | undefined {
  const shown = quote(text)
  const bare = text.replace(/^[-+]/, '')
  if (bare === '0') return undefined
  if (bare === '') return build.say('duration-invalid', { shown })
  let rest = bare
  while (rest !== '') {
    const number = /^(\d+\.?\d*|\.\d+)/.exec(rest)?.[0]
    if (number === undefined) return build.say('duration-invalid', { shown })
    rest = rest.slice(number.length)
    const unit = /^[^.\d]*/.exec(rest)?.[0] ?? ''
    if (unit === '') return build.say('duration-no-unit', { shown })
    if (!['ns', 'us', 'µs', 'μs', 'ms', 's', 'm', 'h'].includes(unit)) {
      return build.say('duration-unit', { unit: quote(unit), shown })
    }
    rest = rest.slice(unit.length)
  }
  return undefined
}

/** Asked where a zone is written: few runs meet one. */
let preferred: ReadonlySet<string> | undefined

function preferredZones(): ReadonlySet<string> {
  preferred ??= new Set(Intl.supportedValuesOf('timeZone'))
  return preferred
}

/** Why Go's time.LoadLocation does not know a time zone, undefined where it does. Go minds the case of letters. */
export function zoneFault(zone: string, build: Build): string | undefined {
  if (zone === '' || zone === 'UTC' || zone === 'Local' || preferredZones().has(zone)) return undefined
  if (zone.includes('..') || zone.startsWith('/') || zone.includes('\\')) return build.say('zone-name-invalid')
  const lower = zone.toLowerCase()
  const otherCase = [...preferredZones()].some((known) => known.toLowerCase() === lower)
  return !otherCase && /^[A-Z]/.test(zone) && isAlias(zone) ? undefined : build.say('zone-unknown', { zone })
}

/** Whether the time zone database knows the name beside those that it prefers. */
function isAlias(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
