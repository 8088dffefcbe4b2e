import type { Report } from '../finding.js';
import { type RuleWords } from './sarif-rule.js';
export type { RuleWords } from './sarif-rule.js';
/** What SARIF needs beside the report, and what bounds it. */
export interface SarifOptions {
    /** The version of this tool. */
    readonly version?: string;
    /** What is said of a rule wherever it speaks. */
    readonly wordsOf?: (ruleId: string) => RuleWords | undefined;
    /** The whole text of a file; undefined where it is not at hand. */
    readonly textOf?: (file: string) => string | undefined;
    /** Whether there was something to compare with, where the report does not show it: a baseline file that has none of its findings. */
    readonly compared?: boolean;
    /**
     * What code scanning tells this file by from others of the same tool and commit: `automationDetails.id`. Without it there
     * is none, because upload-sarif writes its own `category` there only where nothing stands.
     */
    readonly category?: string;
    /** The most results, and so the most rules: GitHub refuses a file with more than 25,000 of either. */
    readonly most?: number;
    /** The most bytes, as `sizeOf` counts them: GitHub refuses a file of more than 10 MB, gzipped. */
    readonly limit?: number;
    readonly sizeOf?: (text: string) => number;
    /** Is told what the file leaves out, or GitHub will, in a sentence each. */
    readonly tell?: (words: string) => void;
}
/**
 * The report as a SARIF 2.1.0 log of one run, as GitHub's code scanning takes it: a rule for each that speaks, a result
 * for each finding with its clusters in `properties`, new ones and errors first. What does not fit is counted in a
 * notification of the invocation. What a change mended is no result, and neither is what is allowed: code scanning closes
 * an alert that is no longer uploaded, and would open one, for it reads neither `baselineState` nor `suppressions`. Allowances
 * are notifications.
 */
export declare function renderSarif(report: Report, options?: SarifOptions): string;
