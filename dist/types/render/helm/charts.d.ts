import type { SourceFile } from '../../source/document.js';
import { type Node, type Span } from '../../source/node.js';
/** The files that charts are looked for among, by the names that the house has for them. */
export interface Shelf {
    /** The names of all files below a folder, whatever they end in. */
    below(folder: string): readonly string[];
    /** A file's text, the same object each time; or why it is not read. */
    read(name: string): SourceFile | {
        readonly unread: string;
    };
}
/** A folder with a Chart.yaml. */
export interface Chart {
    /** `.` or `charts/shop`. */
    readonly folder: string;
    readonly file: SourceFile;
    readonly root: Node;
    readonly name: string;
    readonly version: string;
    readonly isLibrary: boolean;
    readonly dependencies: readonly Dependency[];
}
/** A chart that another one needs. */
export interface Dependency {
    readonly name: string;
    readonly version: string;
    /** `https://charts.example.com`, `file://../common`, or ''. */
    readonly repository: string;
    readonly alias: string | undefined;
    readonly file: SourceFile;
    readonly span: Span;
}
/** The chart of a folder; undefined where there is none that can be read. */
export declare function chartIn(folder: string, shelf: Shelf): Chart | undefined;
/** The charts below a folder that are released by themselves, in the order of their names: no libraries, and none inside of another. */
export declare function chartsBelow(folder: string, shelf: Shelf): Chart[];
/** The charts that are released by themselves, of those with a Chart.yaml of these names. */
export declare function chartsAt(names: readonly string[], shelf: Shelf): Chart[];
/** Whether helm reads a file as a part of a chart: what it makes objects of, and what it makes them with. */
export declare function isPartOf(chart: Chart, name: string): boolean;
/** Whether a file is in a chart to become objects, so that it is no manifest by itself. */
export declare function isTemplateOf(chart: Chart, name: string): boolean;
/** The values that a release of a chart is rendered with, over those in its own values.yaml. */
export interface ValueSet {
    /** `prod`; '' where there are no others. */
    readonly name: string;
    /** The last counts over all others. */
    readonly sources: readonly ValueSource[];
}
/** Where values come from: a values file, a mapping in another file, YAML in a string of another file, or one parameter there. */
export type ValueSource = {
    readonly name: string;
} | {
    readonly file: SourceFile;
    readonly mapping: Node;
} | {
    readonly file: SourceFile;
    readonly text: string;
} | {
    readonly file: SourceFile;
    readonly parameter: Parameter;
};
/** One value as `helm --set NAME=VALUE` takes it. */
export interface Parameter {
    /** `image.tag`. */
    readonly name: string;
    readonly value: string;
    /** Whether it is a string whatever it looks like. */
    readonly isString: boolean;
    readonly span: Span;
}
/** The sets of values that the files of a chart name, one for each environment; without such files the chart's own values alone. */
export declare function valueSetsOf({ folder }: Chart, shelf: Shelf): ValueSet[];
/** What a chart reads of the cluster it is rendered for, so that other versions may give another text. */
export declare function readsCluster(texts: Iterable<string>): boolean;
/** A path in a folder; `.` stands for the working directory. */
export declare function inFolder(folder: string, rest: string): string;
/** The mapping that the first document of a file is. */
export declare function rootOf(file: SourceFile): Node | undefined;
