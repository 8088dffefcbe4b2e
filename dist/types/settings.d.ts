import { type ClusterSettings } from './settings/cluster.js';
import { type RuleName, type RuleSetting } from './settings/levels.js';
import { type SettingsProblem } from './settings/problems.js';
import type { SourceFile } from './source/document.js';
import { type Span } from './source/node.js';
export { type AdHocOptions, adHocCluster } from './settings/ad-hoc.js';
export type { ClusterKey, ClusterSettings, NextVersions, SettingPlace, VclusterSetting } from './settings/cluster.js';
export { filledIn } from './settings/cluster.js';
export { exactness, type Level, levelOf, type RuleLevel, type RuleName, type RuleSetting, severityIn, } from './settings/levels.js';
export { chooser, splitPattern } from './settings/pattern.js';
export { placeOf, SettingsError, type SettingsProblem } from './settings/problems.js';
export { selects } from './settings/select.js';
export { readSnapshot, type Snapshot } from './settings/snapshot.js';
/** An entry of `allow:`: findings that are known and accepted. */
export interface AllowanceSetting {
    readonly rule: string;
    /** A pattern of files, from the configuration's folder. */
    readonly path?: string;
    readonly clusters?: readonly string[];
    /** The last day (`2027-01-31`) on which it holds. */
    readonly until?: string;
    readonly because: string;
    readonly at: Span;
    readonly file: SourceFile;
    /** Where one side of a change alone has it: what the head adds does not count yet, what it takes away still does. */
    readonly only?: 'head' | 'base';
}
/** An entry of `releases:`: how a chart is installed. */
export interface ReleaseSetting {
    /** Its folder, from the configuration's. */
    readonly chart: string;
    readonly name?: string;
    readonly namespace?: string;
    /** Values files, from the configuration's folder; the last counts over all others. */
    readonly values?: readonly string[];
    /** Selectors of clusters; all without it. */
    readonly clusters?: readonly string[];
    readonly at: Span;
}
/** What a configuration says, with every cluster's keys resolved. */
export interface Settings {
    /** The configuration, null without one. */
    readonly file: SourceFile | null;
    readonly clusters: readonly ClusterSettings[];
    /** The names of the environments. */
    readonly environments: readonly string[];
    readonly rules: readonly RuleSetting[];
    readonly allow: readonly AllowanceSetting[];
    /** Patterns of the files with manifests; absent for all. */
    readonly paths?: readonly string[];
    /** Patterns of the files that are not read. */
    readonly ignore: readonly string[];
    /** How charts are installed; absent where nothing is said of it. */
    readonly releases?: readonly ReleaseSetting[];
    /** Whether clusters without paths of their own get what Argo CD and Flux send there. */
    readonly gitops?: boolean;
}
/** The settings where there is no configuration. */
export declare const NO_SETTINGS: Settings;
/** Reads `.github/kruise-preflight.yml`; throws a SettingsError with all that is wrong in it. */
export declare function readSettings(file: SourceFile): Settings;
/** The clusters that the selectors (names, patterns, `env:NAME`) name, in the order of the configuration; all without any. */
export declare function selectClusters(settings: Settings, selectors: readonly string[]): readonly ClusterSettings[];
/** The entries of `rules:` and `allow:` that name none of the rules there are. */
export declare function unknownRules(settings: Settings, rules: readonly RuleName[]): SettingsProblem[];
