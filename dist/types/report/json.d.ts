import type { Allowance, Finding, JudgedCluster, ObjectRef, Report } from '../finding.js';
/**
 * The report as `check --format json` prints it (policies/schema/report.json): keys in the contract's order, two spaces
 * deep, and nothing in it that a terminal or a runner would obey.
 */
export declare function renderJson(report: Report): string;
/** A value as every JSON report prints it. */
export declare function printed(value: unknown): string;
/** A cluster as every JSON report has it. */
export declare const cluster: ({ name, environment, kubernetes, kruise, vcluster, host, notes, openKinds, next, config, }: JudgedCluster) => {
    name: string;
    environment: string | null;
    kubernetes: string;
    kruise: string | null;
    vcluster: string | null;
    host: string | null;
    notes: readonly string[];
    openKinds: readonly string[];
    next?: {
        kubernetes: string;
        kruise: string | null;
        vcluster: string | null;
    };
    config?: string;
};
/** An object as every JSON report names it. */
export declare const object: ({ apiVersion, kind, namespace, name }: ObjectRef) => {
    apiVersion: string;
    kind: string;
    namespace: string | null;
    name: string;
};
/** A finding as every JSON report has it. */
export declare const finding: (each: Finding) => {
    file: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
    ruleId: string;
    family: string;
    severity: import("../finding.js").Severity;
    message: string;
    symptom: string;
    refusal?: {
        by: string;
        message: string;
        others?: {
            by: string;
            message: string;
            clusters: readonly string[];
        }[];
    };
    confidence?: import("../finding.js").Confidence;
    renderedFrom?: string;
    changedHere: {
        file: string;
        line: number;
        column: number;
    } | null;
    object: {
        apiVersion: string;
        kind: string;
        namespace: string | null;
        name: string;
    } | null;
    path: string;
    clusters: readonly string[];
    coming?: {
        versions: string;
        clusters: readonly string[];
        failsFrom: string | null;
    }[];
    config?: string;
    affects: {
        kind: string;
        namespace: string | null;
        name: string;
        file: string;
        line: number;
        clusters: readonly string[];
        status: "existing" | "new";
    }[];
    related: {
        file: string;
        line: number;
        column: number;
        endLine: number;
        endColumn: number;
        confidence?: import("../finding.js").Confidence;
        note: string;
    }[];
    why: string;
    remedy: string;
    assumes: readonly string[];
    basis: {
        level: "derived" | "recorded" | "source";
        evidence: readonly string[];
    };
    fix?: {
        title: string;
        safe: boolean;
        edits: {
            file: string;
            start: number;
            end: number;
            newText: string;
        }[];
    };
    locked?: true;
    fingerprint: string;
    status: "existing" | "new";
};
/** An allowance as every JSON report has it. */
export declare const allowance: (each: Allowance) => {
    rule: string;
    file: string;
    line: number;
    column: number;
    until?: string;
    because: string;
    from: "comment" | "config";
    status: "existing" | "new";
    state: "counts" | "expired" | "locked" | "not-needed" | "pending";
    allows: {
        file: string;
        line: number;
        column: number;
        endLine: number;
        endColumn: number;
        ruleId: string;
        family: string;
        severity: import("../finding.js").Severity;
        message: string;
        symptom: string;
        refusal?: {
            by: string;
            message: string;
            others?: {
                by: string;
                message: string;
                clusters: readonly string[];
            }[];
        };
        confidence?: import("../finding.js").Confidence;
        renderedFrom?: string;
        changedHere: {
            file: string;
            line: number;
            column: number;
        } | null;
        object: {
            apiVersion: string;
            kind: string;
            namespace: string | null;
            name: string;
        } | null;
        path: string;
        clusters: readonly string[];
        coming?: {
            versions: string;
            clusters: readonly string[];
            failsFrom: string | null;
        }[];
        config?: string;
        affects: {
            kind: string;
            namespace: string | null;
            name: string;
            file: string;
            line: number;
            clusters: readonly string[];
            status: "existing" | "new";
        }[];
        related: {
            file: string;
            line: number;
            column: number;
            endLine: number;
            endColumn: number;
            confidence?: import("../finding.js").Confidence;
            note: string;
        }[];
        why: string;
        remedy: string;
        assumes: readonly string[];
        basis: {
            level: "derived" | "recorded" | "source";
            evidence: readonly string[];
        };
        fix?: {
            title: string;
            safe: boolean;
            edits: {
                file: string;
                start: number;
                end: number;
                newText: string;
            }[];
        };
        locked?: true;
        fingerprint: string;
        status: "existing" | "new";
    }[];
    config?: string;
};
