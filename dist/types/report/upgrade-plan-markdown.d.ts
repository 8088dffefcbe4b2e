import type { PlanReport } from '../upgrade.js';
/** The plan as a page: a table of the releases ahead for each cluster, then what to change before. */
export declare function renderUpgradePlanMarkdown(report: PlanReport): string;
