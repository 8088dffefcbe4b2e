/** A version as people write it: `1.28`, `v1.28.7-gke.1026000`, `v0.23.0-rc.4`. */
export interface Version {
  readonly major: number
  readonly minor: number
  /** Undefined where only a minor was written. */
  readonly patch: number | undefined
  readonly pre: { readonly stage: 'alpha' | 'beta' | 'rc'; readonly number: number } | undefined
  /** What follows the number and is a vendor's: `gke.1026000`, `k3s1`; the empty text where nothing does. */
  readonly vendor: string
  /** As it was written, without spaces around it and a leading `v`. */
  readonly text: string
}

const NUMBER = /^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,9}))?/
const PRE_RELEASE = /^-(alpha|beta|rc)[.-]?(\d{0,9})(?![0-9A-Za-z])/
const VENDOR = /^[-+_]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/
/** After a pre-release upstream's own builds count commits: `1.33.0-beta.0.12+3f6a`. */
const VENDOR_OF_PRE_RELEASE = /^[-+_.]([0-9A-Za-z][0-9A-Za-z.+_-]*)$/
/** A minor as the version of a running cluster has it: `"minor": "32+"`. */
const BARE_MINOR = /^(\d{1,4})\+$/
const STAGES = ['alpha', 'beta', 'rc'] as const

/** The version that `text` names, however vendors write it, or undefined where it names none. */
export function parseVersion(text: string): Version | undefined {
  const written = text.trim().replace(/^[vV]/, '')
  if (written.length > 100) return undefined
  const bare = BARE_MINOR.exec(written)
  // Kubernetes has had one major version, and only its clusters report a minor alone.
  if (bare) return { major: 1, minor: Number(bare[1]), patch: undefined, pre: undefined, vendor: '', text: written }
  const number = NUMBER.exec(written)
  if (!number) return undefined
  const pre = PRE_RELEASE.exec(written.slice(number[0].length))
  const rest = written.slice(number[0].length + (pre?.[0].length ?? 0))
  const vendor = rest === '' || rest === '+' ? '' : (pre ? VENDOR_OF_PRE_RELEASE : VENDOR).exec(rest)?.[1]
  if (vendor === undefined) return undefined
  return {
    major: Number(number[1]),
    minor: Number(number[2]),
    patch: number[3] === undefined ? undefined : Number(number[3]),
    pre: pre ? { stage: pre[1] as 'alpha' | 'beta' | 'rc', number: Number(pre[2]) } : undefined,
    vendor,
    text: written,
  }
}

/** The order of two versions, as `Array.sort` wants it; a missing patch is 0, a vendor's suffix does not count. */
export function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major ||
    a.minor - b.minor ||
    (a.patch ?? 0) - (b.patch ?? 0) ||
    rank(a) - rank(b) ||
    (a.pre?.number ?? 0) - (b.pre?.number ?? 0)
  )
}

function rank({ pre }: Version): number {
  return pre === undefined ? STAGES.length : STAGES.indexOf(pre.stage)
}
