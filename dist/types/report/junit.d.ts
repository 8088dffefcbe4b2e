import type { Finding, Report } from '../finding.js';
/** What JUnit needs beside the report, and what bounds it. */
export interface JunitOptions {
    /** Whether a finding fails the run. */
    readonly fails: (finding: Finding) => boolean;
    /** The most test cases for findings: GitLab reads no file of more than 250,000 elements and attributes. */
    readonly most?: number;
    /** The most bytes: GitLab reads no file of 30 MB. */
    readonly limit?: number;
    /** Is told what the file leaves out, in a sentence. */
    readonly tell?: (words: string) => void;
}
/**
 * The report as JUnit XML. A suite is a rule, `priority.subset-patch-changes-priority-class`, because that is what the CI
 * systems can show: Jenkins takes what stands before the last dot of a class name for its package, which makes nonsense of
 * the names of files, and GitLab shows the class name as the suite. A test case is a finding; class name and name
 * together tell it from every other, for GitLab reads only the first of two that are alike, and hold no line, for a
 * finding that moves is no new one. `file` and `line` are where the test reporters of GitHub annotate.
 *
 * A finding fails where it fails the run. Any other (below `--fail-on`, or there before the change) is skipped, which
 * shows it and leaves the build as it is; so is a document that was not checked, and an allowance, with its reason: of what
 * passes GitLab shows no words, and neither shows properties. One test case always passes: Jenkins fails a build whose
 * report holds none.
 */
export declare function renderJunit(report: Report, { fails, most, limit, tell }: JunitOptions): string;
