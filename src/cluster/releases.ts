import type { Component, Knowledge } from './knowledge.js'
import { compareVersions, parseVersion, type Version } from './version.js'

/** A release as it was resolved: what was asked for, and the known release that it is judged as. */
export interface Release {
  readonly of: Component
  /** For people: the full number, a vendor's suffix kept. */
  readonly display: string
  /** The known release whose behaviour it has, aliases followed. */
  readonly judged: Version
  /** The vendor's suffix: `gke.1026000`, `eks-2d5f260`; `+` for a minor that is reported as `32+`, '' for upstream's build. */
  readonly vendor: string
  /** What a reader must know of it; undefined where it is simply that release. */
  readonly note: string | undefined
}

/**
 * The release that a written version means: a minor is its newest known patch; what the tables lack is the nearest
 * known release below (or the oldest), and a note says so. Undefined where the text is no version.
 */
export function resolveRelease(knowledge: Knowledge, of: Component, text: string): Release | undefined {
  const version = parseVersion(text)
  if (!version) return undefined
  const known = knownReleases(knowledge, of)
  const oldest = known[0]
  if (!oldest) throw new Error(`the tables know no release of ${of}`)
  const wanted = version.patch === undefined && !version.pre ? { ...version, patch: Number.POSITIVE_INFINITY } : version
  const nearest = known.findLast((candidate) => compareVersions(candidate, wanted) <= 0)
  const found = nearest ?? oldest
  const alias = knowledge.releases[of].aliases[found.text]?.is
  const judged = alias === undefined ? found : parseVersion(alias)!
  const display =
    version.patch === undefined && sameMinor(found, version) && !version.vendor ? found.text : version.text
  const isKnown =
    version.patch === undefined && !version.pre ? sameMinor(found, version) : compareVersions(found, version) === 0
  const notes = [
    isKnown ? '' : nearest ? 'is not in the tables' : 'is older than the tables',
    alias === undefined || !isKnown ? '' : `is the same code as ${alias}`,
    isKnown ? '' : `judged as ${judged.text}`,
  ].filter((part) => part !== '')
  const vendor = version.vendor || (version.text.endsWith('+') ? '+' : '')
  return { of, display, judged, vendor, note: notes.length === 0 ? undefined : `${of} ${display} ${notes.join('; ')}` }
}

/** The newest known release of a component; pre-releases do not count. */
export function newest(knowledge: Knowledge, of: Component): Release {
  const last = knownReleases(knowledge, of).findLast(({ pre }) => !pre)
  if (!last) throw new Error(`the tables know no release of ${of}`)
  return resolveRelease(knowledge, of, last.text)!
}

/**
 * The known releases from `first` to `last`, oldest first, pre-releases left out: `1.31` to `1.33` begins with the
 * first patch of the one and ends with the newest of the other. All have the vendor that an end names. Undefined where
 * an end is no version or none is between.
 */
export function releasesBetween(
  knowledge: Knowledge,
  of: Component,
  first: string,
  last: string,
): readonly Release[] | undefined {
  const from = parseVersion(first)
  const to = parseVersion(last)
  if (!from || !to) return undefined
  const end = to.patch === undefined ? { ...to, patch: Number.POSITIVE_INFINITY } : to
  const between = knownReleases(knowledge, of)
    .filter((release) => !release.pre && compareVersions(release, from) >= 0 && compareVersions(release, end) <= 0)
    .map(({ text }) => ({ ...resolveRelease(knowledge, of, text)!, vendor: to.vendor || from.vendor }))
  return between.length === 0 ? undefined : between
}

/** A release that a cluster could go to, and how far away it is. */
export interface Ahead {
  readonly release: Release
  /** How many minors newer. */
  readonly minors: number
  /** Its place among the known releases that are newer, from 1. */
  readonly steps: number
}

/** The known releases that are newer than `from`, the nearest first and with its vendor; no second names and no pre-releases. */
export function releasesAhead(knowledge: Knowledge, from: Release): readonly Ahead[] {
  const { aliases } = knowledge.releases[from.of]
  const minors: string[] = [minorOf(from.judged)]
  return knownReleases(knowledge, from.of)
    .filter((each) => !each.pre && !Object.hasOwn(aliases, each.text) && compareVersions(each, from.judged) > 0)
    .map((each, at) => {
      if (!minors.includes(minorOf(each))) minors.push(minorOf(each))
      const release = resolveRelease(knowledge, from.of, ofVendor(each.text, from))!
      return { release, minors: minors.indexOf(minorOf(each)), steps: at + 1 }
    })
}

/** `1.33.13-gke`: a release as the vendor of another one builds it. Upstream's, and one with a vendor of its own, as it is. */
export function ofVendor(text: string, { vendor }: Pick<Release, 'vendor'>): string {
  const version = parseVersion(text)
  if (vendor === '' || !version || version.vendor !== '' || version.text.endsWith('+')) return text
  return vendor === '+' ? `${text}+` : `${text}-${vendor.replace(/[.-].*$/, '')}`
}

function minorOf({ major, minor }: Version): string {
  return `${major}.${minor}`
}

const sorted = new WeakMap<readonly string[], readonly Version[]>()

/** Every known release of a component, oldest first, pre-releases among them. */
export function knownReleases(knowledge: Knowledge, of: Component): readonly Version[] {
  const { known } = knowledge.releases[of]
  let versions = sorted.get(known)
  if (!versions) {
    versions = known.map((text) => parseVersion(text)!).sort(compareVersions)
    sorted.set(known, versions)
  }
  return versions
}

/** Whether a release is a build of one of these vendors. */
export function isOf(vendors: readonly string[], { vendor }: Release): boolean {
  return vendors.some(
    (each) => vendor === each || (vendor.startsWith(each) && !/^[A-Za-z]/.test(vendor.slice(each.length))),
  )
}

function sameMinor(a: Version, b: Version): boolean {
  return minorOf(a) === minorOf(b)
}
