import type { Report } from '../finding.js';
/** What the text report needs beside the report. */
export interface TextOptions {
    /** A line of a file, from 1, without its line break; undefined where the file is not at hand. */
    readonly lineOf: (file: string, line: number) => string | undefined;
    /** The whole text of a file: with it, short fixes are shown as a hunk. */
    readonly textOf?: (file: string) => string | undefined;
    readonly colour: boolean;
    /** Whether what stood before the change is shown too. */
    readonly all?: boolean;
    /** What shows it else; `--all` without it. */
    readonly elsewhere?: string;
}
/** The report as a person reads it on a terminal: each finding on its line, then the verdict. */
export declare function renderText(report: Report, options: TextOptions): string;
