import type { Finding, Severity } from '../finding.js';
/** What is said of a rule wherever it speaks. */
export interface RuleWords {
    /** What it is about in half a line. */
    readonly summary: string;
    readonly severity: Severity;
    /** Its section of policies/README.md. */
    readonly page?: string | undefined;
    /**
     * How grave it is for security, above 0 up to 10 as of CVSS. Most rules have none: a pod that is refused or an update that
     * gets stuck harms nobody's secrets, and a score makes a security alert of it, which may block merges on its own.
     */
    readonly security?: number;
}
/** A severity as SARIF says it. */
export declare const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>>;
/**
 * A rule as SARIF describes it, with what GitHub reads of it (docs: SARIF support for code scanning). The words are the
 * same in every run; of a rule without words its first finding speaks.
 */
export declare function ruleOf(finding: Finding, words: RuleWords | undefined): {
    id: string;
    name: string;
    shortDescription: {
        text: string;
    };
    fullDescription: {
        text: string;
    };
    help: {
        text: string;
        markdown: string;
    };
    helpUri: string;
    defaultConfiguration: {
        level: "error" | "note" | "warning";
    };
    properties: {
        tags: string[];
        precision: string;
        'problem.severity': string;
        'security-severity'?: string;
    };
};
