import type { Place } from '../finding.js';
import type { SourceFile } from '../source/document.js';
import { LineIndex } from '../source/lines.js';
import { type Node, type Span } from '../source/node.js';
import type { ConfigProblem } from './validator.js';
/** What is wrong in a configuration or in the choice of clusters; `place` is null where no file says it. */
export interface SettingsProblem {
    readonly place: Place | null;
    /** One line: what is wrong, and what would be accepted. */
    readonly problem: string;
}
/** The settings cannot be used: all that is wrong, in the order of the file; the message has one line for each. */
export declare class SettingsError extends Error {
    readonly name = "SettingsError";
    readonly problems: readonly SettingsProblem[];
    constructor(problems: readonly SettingsProblem[]);
}
/** The lines and columns of `span` in `file`. */
export declare function placeOf(file: SourceFile, span: Span, lines?: LineIndex): Place;
/** The problems with their places below `root`, one for a place, in the order of the file. */
export declare function placed(file: SourceFile, root: Node, problems: readonly ConfigProblem[]): SettingsProblem[];
