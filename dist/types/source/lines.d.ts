import type { Position } from './document.js';
/** The lines of a text. A line ends with `\n` or `\r\n`; the break is no part of it. The table is made when first asked for. */
export declare class LineIndex {
    #private;
    readonly text: string;
    constructor(text: string);
    /** Line and column, from 1, of an offset in UTF-16 units. */
    at(offset: number): Position;
    /** The offset at which a line (from 1) starts; the text's length beyond the last. */
    start(line: number): number;
    /** How many lines there are; a text that ends with a line break has an empty last line. */
    count(): number;
    /** A line (from 1) without its break, '' where there is none. */
    lineText(line: number): string;
    private starts;
}
