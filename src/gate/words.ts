import type { Library } from '../gate.js'
import type { Words } from './findings.js'
import { firstWith, firstWithout } from './releases.js'
import type { Repository } from './repository.js'

/** The words for what is seen in a repository; `stood` is what was so before. Every file counts as changed. */
export async function wordsOf(
  { settings }: Repository,
  { knowledge, policies }: Library,
  today: string,
  stood: Words['stood'],
): Promise<Words> {
  return {
    policies: await policies(),
    settings,
    today,
    isChanged: () => true,
    stood,
    since: (fact) => firstWith(fact, knowledge),
    until: (fact) => firstWithout(fact, knowledge),
  }
}
