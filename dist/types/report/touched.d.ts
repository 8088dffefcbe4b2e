import type { Finding } from '../finding.js';
/** Whether the change at hand touches that line; `file` as in the report. */
export type IsChanged = (file: string, line: number) => boolean;
/** Whether the change touches a finding's cause, or the line that brings it about. */
export declare function isTouched({ file, line, changedHere }: Finding, isChanged: IsChanged): boolean;
