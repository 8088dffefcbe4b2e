import type { Build } from '../cluster/build.js';
/** The fields of a struct in one build, in the notation of pod-structs.json. */
export interface Fields extends Iterable<readonly [name: string, text: string]> {
    /** The names that a field has in some build, in the order of the struct: asking for them is asking nothing of this one. */
    readonly names: Iterable<string>;
    get(name: string): string | undefined;
    has(name: string): boolean;
    keys(): Iterable<string>;
}
/** The structs of one build by name. What differs between builds is asked for when it is looked up, so that builds that differ elsewhere are alike. */
export interface PodStructs extends Iterable<readonly [name: string, fields: Fields]> {
    get(name: string): Fields | undefined;
    has(name: string): boolean;
}
/** The facts that tell builds with different structs apart. */
export declare function rowFacts(): string[];
/** The structs as `build` has them. */
export declare function podStructs(build: Pick<Build, 'holds'>): PodStructs;
/** Fields that are the same in every build. */
export declare function sameFields(fields: Readonly<Record<string, string | undefined>>): Fields;
