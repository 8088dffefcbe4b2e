import type { SourceDocument } from '../source/document.js';
import { type Span } from '../source/node.js';
import { type Json, type Path } from '../source/path.js';
export { type Amounts, type VclusterOptions, vclusterOptions } from './vcluster-options.js';
/** A part of a document that installs vcluster, or that holds values for its chart. */
export interface VclusterCarrier {
    readonly kind: 'chart-dependency' | 'argocd' | 'flux' | 'values';
    /** The chart's name: `vcluster`, or one of the old charts' (`vcluster-k8s`); absent for values. */
    readonly chart?: string;
    /** The name under which the values of its parent chart hold this chart's: a dependency's alias, or its name. */
    readonly alias?: string;
    /** The vcluster version as it is written (a Helm range such as `0.22.x` too): the image's tag where the values set one, else the chart's. */
    readonly version?: {
        readonly text: string;
        readonly span: Span;
        readonly path: Path;
    };
    /** The chart's values, with Argo CD's parameters set. */
    readonly values?: Json;
    /** Where the values stand in the document: a mapping, or a text that holds one. */
    readonly valuesPath?: Path;
    /** The host's namespace that holds the virtual cluster. */
    readonly namespace?: string;
}
/** The first carrier of vcluster in a document, undefined where it has none. */
export declare function vclusterCarrier(document: SourceDocument): VclusterCarrier | undefined;
/** What in a document carries vcluster: Chart.yaml, an Argo CD Application or ApplicationSet, a Flux HelmRelease, or Helm values; a List's items too. */
export declare function vclusterCarriers(document: SourceDocument): VclusterCarrier[];
/** The values that the values.yaml of a parent chart gives to a dependency. */
export declare function dependencyValues({ alias }: VclusterCarrier, document: SourceDocument): VclusterCarrier | undefined;
