import type { Reading } from '../cluster/reading.js';
import { type JsonObject, type Manifest } from '../workload/manifest.js';
import type { VclusterOptions } from '../workload/vcluster-carriers.js';
import { type PatchSchema } from './merge-keys.js';
/** What a PriorityClass gives a pod. */
export interface ResolvedPriority {
    readonly className: string;
    readonly priority: number;
    readonly preemptionPolicy: string;
}
/** The values of a PriorityClass; a class without a value has 0. */
export declare function valuesOf(priorityClass: Manifest): ResolvedPriority;
/** What a look-up begins with that is for the objects before the change. */
export declare const BEFORE = "before:";
/** One cluster as the simulation sees it: how its builds behave, and the objects that exist in it. */
export declare class World {
    #private;
    readonly cluster: Reading;
    /** PriorityClasses that a virtual cluster's syncer copied here, by their name here. */
    readonly synced: ReadonlyMap<string, ResolvedPriority>;
    /** Whether its objects are those that were there before the change. */
    readonly before: boolean;
    constructor(cluster: Reading, 
    /** PriorityClasses that a virtual cluster's syncer copied here, by their name here. */
    synced?: ReadonlyMap<string, ResolvedPriority>, 
    /** Whether its objects are those that were there before the change. */
    before?: boolean);
    priorityClasses(): readonly Manifest[];
    /** The classes that want to be the default. */
    defaultClasses(): readonly Manifest[];
    /** The class of that name among the objects. */
    priorityClassNamed(name: string): Manifest | undefined;
    /** What the class of that name gives a pod, undefined where there is none. */
    priorityClass(name: string): ResolvedPriority | undefined;
    limitRanges(namespace: string): readonly Manifest[];
    resourceQuotas(namespace: string): readonly Manifest[];
    workloadSpreads(namespace: string): readonly Manifest[];
    /** Those that name a workload of its kind and name: of the others nobody has to know for its pods. */
    workloadSpreadsOn(workload: Manifest): readonly Manifest[];
    /** Those that may select a pod, with all of their names: of the others nobody has to know for it. */
    sidecarSetsFor(namespace: string, labels: JsonObject): readonly Manifest[];
    sidecarSets(): readonly Manifest[];
    /** The objects of a kind in all namespaces, in the order of reading. */
    all(group: string, kind: string): readonly Manifest[];
    /** The objects of a kind in a namespace, in the order of reading. */
    objectsOf(group: string, kind: string, namespace: string | null): readonly Manifest[];
    /** The workload of that group, kind, namespace and name. */
    workload(group: string, kind: string, namespace: string, name: string): Manifest | undefined;
    /** The objects of the manifest's kind, namespace and name: several where the texts have it twice. */
    versionsOf({ group, kind, namespace, name }: Manifest): readonly Manifest[];
    /** The structs of a pod that this cluster's Kruise was compiled with; it drops every field that they lack. */
    kruiseStructs(): PatchSchema;
    /** The structs of a pod in the API server itself. */
    structs(): PatchSchema;
    /** What the virtual cluster's values say of the copies that its syncer makes. */
    vcluster(): VclusterOptions | undefined;
    /** The labels of a namespace. One that nobody wrote down carries its name alone, as every namespace does. */
    namespaceLabels(name: string): JsonObject;
}
/** The group of an apiVersion; '' is the core group. */
export declare function groupOf(apiVersion: unknown): string;
/** The object at a key, {} where there is none. */
export declare function member(object: JsonObject, key: string): JsonObject;
