/** What the action calls itself in annotations. */
export const TITLE = 'Kruise Preflight'

/** An input of the action: a text of one line unless it says otherwise. */
export interface Input {
  readonly says: string
  /** What it is without being given, where that is a word. */
  readonly default?: string
  /** Several values, one a line. */
  readonly lines?: true
  /** The words that it takes. */
  readonly oneOf?: readonly string[]
}

const flag = ['true', 'false'] as const

/** The inputs of the action, in the order of the README. */
export const INPUTS = {
  mode: {
    says: 'gate judges what a change brings; audit judges everything and keeps one issue with what to do; publish writes into the pull request what a run without the permission found.',
    default: 'gate',
    oneOf: ['gate', 'audit', 'publish'],
  },
  'config-file': {
    says: 'The configuration with your clusters. Default: for each manifest the nearest .github/kruise-preflight.yml in its own folder or one above it.',
  },
  paths: {
    says: "Files and folders to check, one a line. Default: the configuration's paths, else everything.",
    lines: true,
  },
  clusters: {
    says: 'Judge only these clusters of the configuration, one a line; prod-* and env:prod are understood. Default: all.',
    lines: true,
  },
  kubernetes: {
    says: 'Without a configuration, the Kubernetes version to judge for, as in 1.31 or v1.28.7-gke.1026000.',
  },
  kruise: { says: 'Without a configuration, the OpenKruise version to judge for, or none.' },
  vcluster: { says: 'Without a configuration, the vcluster version to judge for, or none.' },
  'fail-on': {
    says: 'The step fails when a finding that counts has this severity or a graver one. In mode audit, never without this input.',
    default: 'error',
    oneOf: ['error', 'warning', 'notice', 'never'],
  },
  'warn-only': { says: 'Findings never fail the step; the rest stays as it is.', default: 'false', oneOf: flag },
  'only-new': {
    says: 'In a change only the findings that it brings count; false counts those that stood before it too.',
    default: 'true',
    oneOf: flag,
  },
  'fail-on-unchecked': {
    says: 'The step fails too where something that the change touches would be applied and could not be looked at.',
    default: 'false',
    oneOf: flag,
  },
  'on-error': {
    says: 'What becomes of the step when the gate could not run: fail, or warn and pass.',
    default: 'fail',
    oneOf: ['fail', 'warn'],
  },
  render: {
    says: 'Whether the kustomize or kubectl and the helm of the runner render kustomizations and charts: on-path; trusted, which leaves out pull requests from forks; never. On pull_request_target and workflow_run nothing is rendered.',
    default: 'on-path',
    oneOf: ['on-path', 'trusted', 'never'],
  },
  baseline: { says: 'A file that `kruise-preflight baseline` wrote: the findings that it lists are not new.' },
  annotations: {
    says: 'Where findings are annotated: log needs no permission, and GitHub shows 10 of each severity; check shows all in a check run of its own and needs checks: write; none. true is log, false is none.',
    default: 'log',
    oneOf: ['log', 'check', 'none', ...flag],
  },
  review: {
    says: 'Comment on the lines of the pull request, with suggestions where a safe fix exists. Needs pull-requests: write.',
    default: 'false',
    oneOf: flag,
  },
  comment: {
    says: 'Keep one comment in the pull request with what the review does not say. Needs pull-requests: write. Default: as review.',
    oneOf: flag,
  },
  'sarif-file': { says: 'Write the findings as SARIF 2.1.0 into this file, for github/codeql-action/upload-sarif.' },
  'json-file': { says: 'Write the report as JSON into this file, for another workflow to publish.' },
  'junit-file': { says: 'Write the findings as JUnit XML into this file.' },
  'markdown-file': { says: 'Write the report as Markdown into this file.' },
  'report-file': { says: 'In mode publish, the JSON report that the other workflow wrote.' },
  'working-directory': {
    says: 'The folder that paths and file names are relative to, in the workspace. Needed when the repository is checked out somewhere else than at the workspace itself. In mode audit, one a line.',
    lines: true,
  },
  token: {
    says: 'What GitHub is asked with. Without other permissions than contents: read, everything is still in the log, the annotations and the summary.',
    default: '${{ github.token }}',
  },
} as const satisfies Readonly<Record<string, Input>>

/** How a run ended, in one word, and what it means. */
export const OUTCOMES = {
  clean: 'There is no finding, and nothing was left open.',
  'clean-with-assumptions':
    'There is no finding, as long as no object turns the verdict that is not in view; the summary names the kinds.',
  'existing-only': 'There are findings, and all of them stood before the change.',
  'new-findings': 'The change brings findings. Where there is no change to compare with, every finding is new.',
  'not-fully-checked': 'The change brings no finding, but something that it touches could not be checked.',
  'nothing-to-check': 'The change touches nothing that is read, or there is no manifest.',
  'could-not-run': 'An input, the configuration or a path is wrong; an error names it.',
} as const

export type Outcome = keyof typeof OUTCOMES

/** The outputs of the action, in the order of the README. */
export const OUTPUTS = {
  outcome: `How the run ended: ${Object.keys(OUTCOMES).join(', ')}.`,
  errors: 'How many of the findings that count are errors.',
  warnings: 'How many of the findings that count are warnings.',
  notices: 'How many of the findings that count are notices.',
  new: 'How many findings of any severity the change brings.',
  existing: 'How many findings of any severity stood before the change.',
  'allowances-new': 'How many allowances the change itself adds in its manifests.',
  report: 'The path of the JSON report; empty when there was nothing to check.',
  'sarif-file': 'The path of the SARIF file, where the input asks for one.',
  'json-file': 'The path of the JSON file, where the input asks for one.',
  'junit-file': 'The path of the JUnit file, where the input asks for one.',
  'markdown-file': 'The path of the Markdown file, where the input asks for one.',
  'changed-files-source':
    'Who said which lines changed: git, pull-request, compare, or all when every line counts as changed.',
  issue: 'In mode audit, the number of the issue.',
} as const

export type OutputName = keyof typeof OUTPUTS
