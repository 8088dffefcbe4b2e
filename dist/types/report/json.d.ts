import type { Report } from '../finding.js';
/**
 * The report as `check --format json` prints it (policies/schema/report.json): keys in the contract's order, two spaces
 * deep, and nothing in it that a terminal or a runner would obey.
 */
export declare function renderJson(report: Report): string;
/** A value as every JSON report prints it. */
export declare function printed(value: unknown): string;
