import type { PlanReport } from '../upgrade.js';
/** The plan as a person reads it on a terminal: cluster by cluster the releases ahead and the order, then what to change, by file. */
export declare function renderUpgradePlanText(report: PlanReport): string;
