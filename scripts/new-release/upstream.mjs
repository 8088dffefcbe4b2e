/** Of each component: the folders whose messages are compared, and what else of it the tables hold. */
export const UPSTREAM = {
  kruise: {
    messages: [
      'pkg/webhook',
      'pkg/control/pubcontrol',
      'pkg/control/sidecarcontrol',
      'pkg/util/calculator',
      'pkg/util/configuration',
      'pkg/util/inplaceupdate',
      'pkg/util/workloadspread',
      'apis/apps/pub',
    ],
    // Certificates and configurations of the webhook server itself.
    without: ['pkg/webhook/server.go', 'pkg/webhook/util/'],
    gates: 'pkg/features',
    library: 'kruise-client-library',
    libraryFile: 'policies/facts/openkruise.yaml',
    crds: 'config/crd/bases',
  },
  kubernetes: {
    messages: [
      'pkg/api/pod',
      'pkg/apis/apps/validation',
      'pkg/apis/batch/validation',
      'pkg/apis/core/validation',
      'pkg/apis/scheduling/validation',
      'plugin/pkg/admission/limitranger',
      'plugin/pkg/admission/priority',
      'plugin/pkg/admission/resourcequota',
      'plugin/pkg/admission/serviceaccount',
    ],
    without: [],
    gates: 'pkg/features',
    /** Where pods, workloads and quotas are judged: a gate that is asked here belongs into the table. */
    judged: [
      'pkg/api/pod',
      'pkg/apis/apps',
      'pkg/apis/batch',
      'pkg/apis/core',
      'pkg/apis/scheduling',
      'pkg/registry/apps',
      'pkg/registry/batch',
      'pkg/registry/core/pod',
      'plugin/pkg/admission/limitranger',
      'plugin/pkg/admission/podtopologylabels',
      'plugin/pkg/admission/priority',
      'plugin/pkg/admission/resourcequota',
      'plugin/pkg/admission/serviceaccount',
    ],
    /** Files that are cited by their last name alone, as the head of their facts file says. */
    short: { 'validation.go': 'pkg/apis/core/validation/validation.go' },
  },
  vcluster: {
    messages: ['pkg/controllers/resources/pods', 'pkg/controllers/resources/priorityclasses', 'pkg/util/translate'],
    without: [],
    library: 'vcluster-client-library',
    libraryFile: 'policies/facts/vcluster.yaml',
    values: 'chart/values.yaml',
    guest: 'vcluster-default-k8s-version',
  },
}
