import type { DuplicateKey, Node, Span } from './node.js';
/** A text with the path that every output names it by: relative to the working directory, with `/`. */
export interface SourceFile {
    readonly path: string;
    readonly text: string;
    /** Where the file stops being UTF-8; the text has U+FFFD there. */
    readonly invalidAt?: number;
    /** Where what stands in it is put: into a namespace if it names none, or whatever it names. */
    readonly placed?: {
        readonly namespace: string;
        readonly forced: boolean;
    };
}
/** A line and a column, both from 1; columns count UTF-16 units. */
export interface Position {
    readonly line: number;
    readonly column: number;
}
/** A document that was read: what stands between two `---` lines and has content. */
export interface SourceDocument extends Span {
    readonly file: SourceFile;
    readonly root: Node;
    readonly duplicates: readonly DuplicateKey[];
}
/** A document that cannot be parsed, with the place where the parser stopped. */
export interface UnreadableDocument extends Span {
    readonly file: SourceFile;
    /** What is wrong, one line, without control characters. */
    readonly problem: string;
    readonly at: number;
    /** The notation of the template that it is rather than a mistake, as in `{{`: without it the text has not this problem. */
    readonly template: string | undefined;
    /** Whether kubectl passes over it without a word. */
    readonly ignored: boolean;
}
/** A replacement of the text from `start` to `end` (offsets in UTF-16 units) of `file`. */
export interface Edit {
    readonly file: string;
    readonly start: number;
    readonly end: number;
    readonly newText: string;
}
