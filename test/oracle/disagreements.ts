/** A recorded case in which the simulation is known to answer differently, and why. */
export interface Disagreement {
  readonly case: string
  readonly reason: string
  /** What every difference of the case says; another one fails the test. */
  readonly says: RegExp
}

/** All that are known. A case that agrees on every cluster fails the test until it leaves this list. */
export const DISAGREEMENTS: readonly Disagreement[] = [
  {
    case: 'k-ipj-names-dup-bad',
    reason:
      'The manifest writes `- n`, a boolean for kubectl; the library that sent it to the clusters made a string of it.',
    says: /^ImagePullJob warm: said json: cannot unmarshal bool into Go struct field \S+ of type string, upstream /,
  },
  {
    case: 'k-ss-v1beta1-namespace-bad',
    reason:
      'The API server warned of the unknown field spec.namespace; the recorder found its value in a namespaceSelector that the manifest does not write, and took it for kept.',
    says: /^SidecarSet \S+: said \/spec\/namespace is dropped, upstream keeps it$/,
  },
]
