import { type Json, type Path } from '../source/path.js';
/** Something in a configuration that is not as it must be. */
export interface ConfigProblem {
    readonly path: Path;
    /** Whether it is the key at `path` that is wrong, not its value. */
    readonly key: boolean;
    /** One line: what is wrong, and what would be accepted. */
    readonly problem: string;
}
/** What in `value` is not as policies/schema/config.json asks, at most one problem for a place. */
export declare function validate(value: Json): ConfigProblem[];
/** A problem of the value at `path`. */
export declare function problemAt(path: Path, problem: string): ConfigProblem;
