/** The first line of what the script prints, which names the shape of the rest. */
export const HEADER = '#### kruise-preflight snapshot 1'
/** Its last line: without it the output was cut off. */
export const DONE = '#### done'

/** The kinds whose objects the script lists, as kubectl names them, and whether they live in namespaces. */
export const LISTED: Readonly<Record<string, { readonly kind: string; readonly everywhere?: true }>> = {
  'priorityclasses.scheduling.k8s.io': { kind: 'PriorityClass' },
  limitranges: { kind: 'LimitRange', everywhere: true },
  resourcequotas: { kind: 'ResourceQuota', everywhere: true },
  namespaces: { kind: 'Namespace' },
  'sidecarsets.apps.kruise.io': { kind: 'SidecarSet' },
  'workloadspreads.apps.kruise.io': { kind: 'WorkloadSpread', everywhere: true },
  'mutatingwebhookconfigurations.admissionregistration.k8s.io': { kind: 'MutatingWebhookConfiguration' },
  'validatingwebhookconfigurations.admissionregistration.k8s.io': { kind: 'ValidatingWebhookConfiguration' },
}

const lists = Object.entries(LISTED).map(
  ([resource, { kind, everywhere }]) =>
    `ask ${kind} "$kubectl" "$@" get ${resource}${everywhere ? ' --all-namespaces' : ''} -o json`,
)

/** The sections that are no lists of objects. */
export const SECTIONS = ['version', 'featureGates', 'kruise', 'vclusters'] as const

/** A POSIX sh script of read-only kubectl calls, whose arguments are kubectl's own: `--context NAME`, `--kubeconfig FILE`. */
export const SCRIPT = `#!/bin/sh
# What Kruise Preflight wants to know of one cluster. It only reads: \`kubectl get\`, and never Secrets or ConfigMaps.
# It prints to standard output and sends nothing anywhere. A call that the cluster refuses is marked, and the rest goes on.
#
#   sh snapshot.sh --context prod-eu > prod-eu.txt
#   kruise-preflight snapshot - --output prod-eu.yaml < prod-eu.txt
#
# Its arguments are passed to every kubectl call. KUBECTL names another kubectl.
set -u
LC_ALL=C
export LC_ALL
kubectl=\${KUBECTL:-kubectl}
errors=$(mktemp) || exit 1
trap 'rm -f "$errors"' EXIT
trap 'exit 1' HUP INT TERM

# ask SECTION COMMAND...: what the command prints, between two marks.
ask() {
  section=$1
  shift
  printf '#### begin %s\\n' "$section"
  "$@" </dev/null 2>"$errors"
  code=$?
  printf '\\n'
  if [ "$code" -eq 0 ]; then
    printf '#### end %s ok\\n' "$section"
  else
    sed 's/^/#### said /' "$errors"
    printf '#### end %s refused %s\\n' "$section" "$code"
  fi
}

# The feature gates of the API server, out of all that it measures.
gates() {
  "$kubectl" "$@" get --raw /metrics | grep '^kubernetes_feature_enabled'
}

printf '%s\\n' '${HEADER}'
printf '#### taken %s\\n' "$(date -u +%Y-%m-%d)"

ask version "$kubectl" "$@" get --raw /version
ask featureGates gates "$@"

# The image and the arguments of the Kruise manager.
ask kruise "$kubectl" "$@" get deployments.apps --all-namespaces \\
  --field-selector metadata.name=kruise-controller-manager \\
  -o jsonpath='{range .items[*].spec.template.spec.containers[*]}{.name}{"\\t"}{.image}{"\\t"}{.args}{"\\n"}{end}'

# The images of virtual clusters that run here.
ask vclusters "$kubectl" "$@" get statefulsets.apps,deployments.apps --all-namespaces -l app=vcluster \\
  -o jsonpath='{range .items[*]}{.metadata.namespace}{"\\t"}{.metadata.name}{"\\t"}{.spec.template.spec.containers[*].image}{" "}{.spec.template.spec.initContainers[*].image}{"\\n"}{end}'

# Objects by which pods are judged.
${lists.join('\n')}

printf '%s\\n' '${DONE}'
`
