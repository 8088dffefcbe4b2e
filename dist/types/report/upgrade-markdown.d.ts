import type { UpgradeReport } from '../upgrade.js';
/** The comparison as a comment or a summary: what moves and the count, then what breaks, unfolded; the rest folded. */
export declare function renderUpgradeMarkdown(report: UpgradeReport): string;
