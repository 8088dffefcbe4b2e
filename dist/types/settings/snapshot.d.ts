import type { SourceFile } from '../source/document.js';
import { type Span } from '../source/node.js';
import type { Path } from '../source/path.js';
/** What a cluster said of itself, as `kruise-preflight snapshot -` wrote it. Its objects are read as manifests are. */
export interface Snapshot {
    readonly file: SourceFile;
    /** `2026-11-22`. */
    readonly taken: string;
    readonly kubernetes?: string;
    /** `none` where it is not installed. */
    readonly kruise?: string;
    readonly featureGates: Readonly<Record<string, boolean>>;
    /** Those that the arguments of the manager set; undefined where nobody was told. */
    readonly kruiseFeatureGates?: Readonly<Record<string, boolean>>;
    readonly vclusters: readonly {
        readonly namespace: string;
        readonly version: string;
    }[];
    /** The kinds of which it has all objects. */
    readonly complete: readonly string[];
    /** Where the snapshot writes it. */
    placeOf(path: Path): Span;
}
/** Reads a snapshot; throws a SettingsError with the place that is not as the tool writes it. */
export declare function readSnapshot(file: SourceFile): Snapshot;
