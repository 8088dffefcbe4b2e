import type { Assumption } from '../admission/pod.js';
import type { Outcome, PodOutcome } from '../admission/simulate.js';
import type { World } from '../admission/world.js';
import type { Cluster } from '../cluster/profile.js';
import type { ObjectRef, Refusal } from '../finding.js';
import type { Update } from '../rollout/outcome.js';
import type { SourceDocument, SourceFile, UnreadableDocument } from '../source/document.js';
import type { Span } from '../source/node.js';
import type { Path } from '../source/path.js';
import type { Manifest } from '../workload/manifest.js';
import type { Origin } from '../workload/origins.js';
import type { VclusterOptions } from '../workload/vcluster-carriers.js';
/** A value that fills a placeholder of a policy's texts. */
export type Value = string | number | boolean | null | undefined | readonly (string | number)[];
/** A piece of a text that is no part of a manifest: a line of a configuration, or of a document that nobody could read. */
export interface Spot {
    readonly file: SourceFile;
    readonly span: Span;
    readonly path: Path;
    readonly object?: ObjectRef;
    /** Whether no more is known than the file. */
    readonly isFile?: true;
}
/** What a rule saw: one cause with its place, and one workload that meets it. It has no words. */
export interface Observation {
    readonly at: Origin | Spot;
    /** Which of its policy's words fit. */
    readonly variant?: string;
    readonly data: Readonly<Record<string, Value>>;
    /** Upstream's words. */
    readonly refusal?: Refusal;
    /** The refusals of the outcome that this speaks of, where they are others than `refusal`. */
    readonly claims?: readonly Refusal[];
    readonly related?: readonly {
        readonly at: Origin | Spot;
        readonly note: string;
    }[];
    readonly affects?: Manifest;
    /** The object that is not there and would have to be. */
    readonly lacks?: ObjectRef;
    /** What else tells this cause from another one at its place: the text that stands there does where it is a single value. */
    readonly cause?: string;
    readonly assumes?: readonly Assumption[];
}
/** A virtual cluster on this host: the guest's versions, the host, and the text that sets its vcluster version. */
export interface Tenant {
    readonly name: string;
    readonly guest: Cluster;
    /** What is known of the guest's release, for the words. */
    readonly versions: {
        readonly kubernetes: string;
        readonly vcluster: string;
    };
    readonly host: World | undefined;
    readonly namespace: string | undefined;
    readonly options: VclusterOptions;
    /** The guest's pods in view whose status cannot be written back. */
    readonly stuck: readonly PodOutcome[];
    readonly at: Spot;
}
/** What a tool was to render and does not: who says so, in which words, and where its mistake stands. */
export interface RenderFailure {
    /** `kustomize build`, `helm template`. */
    readonly by: string;
    /** The folder of the kustomization or chart. */
    readonly root: string;
    readonly said: string;
    readonly at: Spot;
    /** Whether nobody says with which values it is installed, so that only its own were tried. */
    readonly alone?: true;
    /** The clusters that it is for, as `RenderedFile.goesTo` names them; all without it. */
    readonly goesTo?: ReadonlySet<string>;
}
/** One thing that a configuration says and that the cluster's snapshot says otherwise. */
export interface Contradiction {
    readonly what: 'kubernetes' | 'kruise' | 'vcluster' | 'gate';
    /** The feature gate. */
    readonly gate?: string;
    readonly written: string;
    readonly runs: string;
    readonly at: Spot;
}
/** What a cluster said of itself, beside what its configuration says of it. */
export interface SnapshotSeen {
    /** The name of the cluster. */
    readonly cluster: string;
    readonly file: string;
    /** `2026-11-22`. */
    readonly taken: string;
    /** How many days that is ago, where somebody knows what day it is. */
    readonly age: number | undefined;
    readonly maxAge: number | undefined;
    readonly contradictions: readonly Contradiction[];
    /** Where the configuration names it. */
    readonly at: Spot;
}
/** What a change makes of one workload or SidecarSet in one cluster: the same object before and after it. */
export interface Change {
    readonly was: Outcome;
    readonly is: Outcome;
    /** What becomes of the pods that run; absent where the object itself stays as it is. */
    readonly update: Update | undefined;
}
/** Code that sees: it looks at outcomes and yields observations. Each sees one kind of thing, or several. */
export interface Rule {
    readonly id: string;
    /** Looks at one manifest in one cluster. `claimed` are the refusals that earlier rules spoke of. */
    observe?(seen: Outcome, claimed: ReadonlySet<Refusal>): Iterable<Observation>;
    /** Looks at what a change brings about. */
    observeChange?(change: Change): Iterable<Observation>;
    /** Looks at a virtual cluster, whether or not any of its pods are in view. */
    observeTenant?(tenant: Tenant): Iterable<Observation>;
    /** Looks at what a cluster said of itself. */
    observeSnapshot?(snapshot: SnapshotSeen): Iterable<Observation>;
    /** Looks at a text, before anything is known of Kubernetes. */
    observeDocument?(document: SourceDocument | UnreadableDocument): Iterable<Observation>;
    /** Looks at what a tool does not render, as nobody could apply it. */
    observeFailure?(failure: RenderFailure): Iterable<Observation>;
}
