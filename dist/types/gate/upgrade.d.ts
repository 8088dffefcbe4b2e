import type { Fix } from '../finding.js';
import type { Library } from '../gate.js';
import type { UpgradeReport } from '../upgrade.js';
import { type Draft, type Words } from './findings.js';
import { Judge } from './judge.js';
import { type Repository } from './repository.js';
/** The same manifests on clusters as they are and as they would be. */
export interface Crossing {
    readonly from: Repository;
    readonly to: Repository;
    /** For each cluster of `to` the name of the one of `from` that it is now. */
    readonly was: ReadonlyMap<string, string>;
}
/** What would newly break, no longer break and go on to break on other versions, and what would run otherwise. */
export declare function upgrade({ from, to, was }: Crossing, library: Library, today: string, progress?: import("../progress.js").Progress): Promise<UpgradeReport>;
/** The fixes by fingerprint that clear a finding on every side, and add none on any. */
export declare function fixesOf(drafts: readonly Draft[], sides: readonly Repository[], judge: Judge, words: Words): Map<string, Fix>;
