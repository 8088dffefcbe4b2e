import type { UpgradeReport } from '../upgrade.js';
/** The comparison as `upgrade --format json` prints it (policies/schema/upgrade.json). */
export declare function renderUpgradeJson(report: UpgradeReport): string;
