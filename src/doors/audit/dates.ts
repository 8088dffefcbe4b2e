import type { DueDate } from '../../audit.js'
import type { Finding, Report } from '../../finding.js'
import { nextOf, versionsWords } from '../../gate/upgrade-versions.js'
import { shortened } from '../../report/shortened.js'
import { counted } from '../../report/verdict.js'
import { placeOf, type Settings } from '../../settings.js'

/** How many days ahead a date is told. */
const SOON = 30
const DAY = 24 * 60 * 60 * 1000

/** The days in a checkout's configurations and allowances that are near or past, the nearest first. */
export function datesIn(report: Report, all: readonly Settings[], today: string): DueDate[] {
  const dates = [
    ...all.flatMap((settings) => [...rulesIn(settings, today), ...nextIn(settings, report.findings)]),
    ...allowancesIn(report),
  ]
  return dates
    .map((each) => ({ ...each, inDays: daysBetween(today, each.day) }))
    .filter(({ inDays }) => inDays <= SOON)
    .sort(byDay)
}

/** The earlier day first, and of one day the first place. */
export function byDay(a: DueDate, b: DueDate): number {
  const [one, other] = [a, b].map(({ day, file, line, what }) => [day, file, String(line).padStart(9), what].join('\n'))
  return (one as string) < (other as string) ? -1 : 1
}

function daysBetween(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY)
}

type Dated = Omit<DueDate, 'inDays'>

/** The entries of `rules:` that do not count yet. */
function rulesIn({ rules, file }: Settings, today: string): Dated[] {
  return rules.flatMap(({ rule, level, from, at }) => {
    if (from === undefined || from <= today || !file) return []
    return [{ day: from, what: `\`${rule}\` is ${level ?? 'locked'} from then on`, ...placed({ file }, at) }]
  })
}

/** The day of `next` of the clusters, those of one day and one target together, and what fails from then on. */
function nextIn({ clusters, file }: Settings, findings: readonly Finding[]): Dated[] {
  const moves = new Map<string, { day: string; versions: string; names: string[] }>()
  for (const cluster of clusters) {
    const [next, day] = [nextOf(cluster), cluster.next?.from]
    if (!next || day === undefined) continue
    const versions = versionsWords(next)
    const known = moves.get(`${day} ${versions}`) ?? { day, versions, names: [] }
    moves.set(`${day} ${versions}`, known)
    known.names.push(cluster.name)
  }
  return [...moves.values()].map(({ day, versions, names }) => {
    const failing = findings.filter(
      ({ config, coming = [] }) =>
        (config === undefined || config === file?.path) &&
        coming.some(({ failsFrom, clusters: of }) => failsFrom === day && of.some((each) => names.includes(each))),
    )
    const fails = `${counted(failing.length, 'finding')} ${failing.length === 1 ? 'fails' : 'fail'} from then on`
    const runs = `${shortened(names)} ${names.length === 1 ? 'is' : 'are'} to run ${versions}`
    return {
      day,
      what: failing.length > 0 ? `${runs}: ${fails}` : runs,
      file: file?.path ?? null,
      line: null,
    }
  })
}

/** The last days of allowances, those that hold today and those that are past. */
function allowancesIn({ allowances = [] }: Report): Dated[] {
  return allowances.flatMap(({ rule, until, file, line, allows }) => {
    if (until === undefined) return []
    const back = `${counted(allows.length, 'finding')} ${allows.length === 1 ? 'counts' : 'count'} again from then on`
    return [{ day: until, what: `Allowance of \`${rule}\`${allows.length > 0 ? `: ${back}` : ''}`, file, line }]
  })
}

function placed({ file }: { readonly file: NonNullable<Settings['file']> }, at: Parameters<typeof placeOf>[1]) {
  return { file: file.path, line: placeOf(file, at).line }
}
