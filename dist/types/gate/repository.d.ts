import { type Skipped } from '../finding.js';
import { type Progress } from '../progress.js';
import type { RenderFailure, SnapshotSeen } from '../rules/rule.js';
import type { ClusterSettings, Settings } from '../settings.js';
import type { SourceDocument, SourceFile, UnreadableDocument } from '../source/document.js';
import { type Manifest } from '../workload/manifest.js';
/** What a cluster said of itself, where a configuration names it. */
export interface NamedSnapshot extends Omit<SnapshotSeen, 'age' | 'file'> {
    readonly file: SourceFile;
}
/** The files of one configuration, which form one world. */
export interface Repository {
    readonly settings: Settings;
    /** The clusters that are judged, and the hosts of virtual ones among them. */
    readonly clusters: readonly ClusterSettings[];
    /** The folder from which the configuration's patterns start: '' or `examples/qos`. */
    readonly root: string;
    /** The files with manifests, and what tools rendered of others. */
    readonly files: readonly SourceFile[];
    /** The files that rendered ones are made of: comments in them allow, and places are in them. */
    readonly sources?: readonly SourceFile[];
    /** What should have been rendered and was not, as nobody could apply it. */
    readonly failures?: readonly RenderFailure[];
    /** The files that stand for what was not rendered on this side: what it would make may exist. */
    readonly unrendered?: ReadonlySet<string>;
    /** Documents that were given and are not applied, and why. */
    readonly skipped?: readonly Skipped[];
    /** What of a document that is judged cannot be looked at, and why. */
    readonly leftOut?: readonly Skipped[];
    /** The files with the objects that a cluster holds beside them, by the cluster's name. */
    readonly objects: ReadonlyMap<string, readonly SourceFile[]>;
    /** What clusters said of themselves, by their names. */
    readonly snapshots?: ReadonlyMap<string, NamedSnapshot>;
    /** The files that the configuration names one by one, by the name it gives them. */
    readonly named: ReadonlyMap<string, SourceFile>;
}
/** What a set of files holds: every document is among the manifests' or among the skipped. */
export interface Contents {
    readonly documents: readonly (SourceDocument | UnreadableDocument)[];
    readonly manifests: readonly Manifest[];
    readonly skipped: readonly Skipped[];
    /** Objects of a cluster that exist and are not judged by themselves. */
    readonly passive: ReadonlySet<Manifest>;
    /** Those of them that stand in a document with others, and why. */
    readonly leftOut: readonly Skipped[];
}
/** Reads files before they are asked for. */
export declare function readAhead(files: readonly SourceFile[], progress: Progress): void;
/**
 * Reads files, and says of every document whether it holds objects or why it is skipped. A file is read once. The patches
 * of a kustomization among them hold no objects.
 */
export declare function readContents(files: readonly SourceFile[]): Contents;
