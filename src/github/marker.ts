import { createHash } from 'node:crypto'

/** What a comment of ours begins with, so that the next run finds it; a browser does not show it. */
export interface Marker {
  /** The first line of a comment on these findings, by the {@link keyOf} of each. */
  of(keys: readonly string[]): string
  /** The keys in a body that begins with such a line, and what follows it. */
  read(body: string): { readonly keys: readonly string[]; readonly rest: string } | undefined
  /** The first line of the one comment with everything else. */
  readonly sticky: string
}

const KEY = /^[0-9a-f]{8,64}$/

/** The markers of one among several runs on a pull request; '' for the only one. */
export function markerOf(run: string): Marker {
  const name = run === '' ? 'kruise-preflight' : `kruise-preflight-${digest(run)}`
  const first = new RegExp(`^<!-- ${name}: ([0-9a-f]+(?: [0-9a-f]+)*) -->(?:\\r?\\n|$)`)
  return {
    of: (keys) => `<!-- ${name}: ${keys.join(' ')} -->`,
    read(body) {
      const [line, keys = ''] = first.exec(body) ?? []
      const rest = body.slice(line?.length).replaceAll('\r\n', '\n')
      return line === undefined ? undefined : { keys: keys.split(' '), rest }
    },
    sticky: `<!-- ${name} comment -->`,
  }
}

/** A fingerprint as a marker has it: what is none, as in an artifact that somebody wrote, cannot end the marker. */
export function keyOf(fingerprint: string): string {
  return KEY.test(fingerprint) ? fingerprint : digest(fingerprint)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
