import type { PlanReport } from '../upgrade.js';
/** The plan as `upgrade --plan --format json` prints it (policies/schema/plan.json). */
export declare function renderUpgradePlanJson({ schemaVersion, plans, changes, ledger }: PlanReport): string;
