import type { Component, Knowledge } from './knowledge.js';
import { type Version } from './version.js';
/** A release as it was resolved: what was asked for, and the known release that it is judged as. */
export interface Release {
    readonly of: Component;
    /** For people: the full number, a vendor's suffix kept. */
    readonly display: string;
    /** The known release whose behaviour it has, aliases followed. */
    readonly judged: Version;
    /** The vendor's suffix: `gke.1026000`, `eks-2d5f260`; `+` for a minor that is reported as `32+`, '' for upstream's build. */
    readonly vendor: string;
    /** What a reader must know of it; undefined where it is simply that release. */
    readonly note: string | undefined;
}
/**
 * The release that a written version means: a minor is its newest known patch; what the tables lack is the nearest
 * known release below (or the oldest), and a note says so. Undefined where the text is no version.
 */
export declare function resolveRelease(knowledge: Knowledge, of: Component, text: string): Release | undefined;
/** The newest known release of a component; pre-releases do not count. */
export declare function newest(knowledge: Knowledge, of: Component): Release;
/**
 * The known releases from `first` to `last`, oldest first, pre-releases left out: `1.31` to `1.33` begins with the
 * first patch of the one and ends with the newest of the other. All have the vendor that an end names. Undefined where
 * an end is no version or none is between.
 */
export declare function releasesBetween(knowledge: Knowledge, of: Component, first: string, last: string): readonly Release[] | undefined;
/** A release that a cluster could go to, and how far away it is. */
export interface Ahead {
    readonly release: Release;
    /** How many minors newer. */
    readonly minors: number;
    /** Its place among the known releases that are newer, from 1. */
    readonly steps: number;
}
/** The known releases that are newer than `from`, the nearest first and with its vendor; no second names and no pre-releases. */
export declare function releasesAhead(knowledge: Knowledge, from: Release): readonly Ahead[];
/** `1.33.13-gke`: a release as the vendor of another one builds it. Upstream's, and one with a vendor of its own, as it is. */
export declare function ofVendor(text: string, { vendor }: Pick<Release, 'vendor'>): string;
/** Every known release of a component, oldest first, pre-releases among them. */
export declare function knownReleases(knowledge: Knowledge, of: Component): readonly Version[];
/** Whether a release is a build of one of these vendors. */
export declare function isOf(vendors: readonly string[], { vendor }: Release): boolean;
