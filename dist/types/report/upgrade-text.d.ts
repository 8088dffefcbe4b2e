import type { UpgradeReport } from '../upgrade.js';
/** The comparison as a person reads it on a terminal: what moves, what breaks, what is mended, what runs otherwise, and the count. */
export declare function renderUpgradeText(report: UpgradeReport): string;
