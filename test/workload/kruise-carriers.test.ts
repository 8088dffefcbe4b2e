import { describe, expect, test } from 'vitest'
import { LineIndex } from '../../src/source/lines.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'
import { gatesIn, kruiseCarriers } from '../../src/workload/kruise-carriers.js'
import { kubernetesCarriers } from '../../src/workload/kubernetes-carriers.js'

type Said = { version?: { text: string; span: { start: number; end: number } } }

function placed<T extends Said>(text: string, { version, ...rest }: T) {
  if (!version) return rest
  const { line, column } = new LineIndex(text).at(version.span.start)
  return {
    ...rest,
    version: `${version.text} at ${line}:${column} ${text.slice(version.span.start, version.span.end)}`,
  }
}

function documents(text: string, path: string) {
  return readDocuments({ path, text }).filter(isReadable)
}

const kruise = (text: string, path = 'a.yaml') =>
  documents(text, path).flatMap((each) => kruiseCarriers(each).map((one) => placed(text, one)))
const kubernetes = (text: string, path = 'a.yaml') =>
  documents(text, path).flatMap((each) => kubernetesCarriers(each).map((one) => placed(text, one)))

describe('Kruise', () => {
  test('as an Argo CD chart, with gates in a text of values', () => {
    const text = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: kruise }
spec:
  source:
    repoURL: https://openkruise.github.io/charts
    chart: kruise
    targetRevision: 1.8.3 # pinned
    helm:
      values: |
        featureGates: "ImagePullJobGate=true,InPlaceWorkloadVerticalScaling=true"
`
    expect(kruise(text)).toEqual([
      {
        what: 'a chart that Argo CD installs',
        isChart: true,
        byChart: true,
        alias: 'kruise',
        gates: { ImagePullJobGate: true, InPlaceWorkloadVerticalScaling: true },
        version: '1.8.3 at 8:21 1.8.3',
      },
    ])
  })

  test('whose image has a tag of its own', () => {
    const text = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: kruise }
spec:
  sources:
    - repoURL: https://openkruise.github.io/charts
      chart: kruise
      targetRevision: 1.8.3
      helm:
        valuesObject: { manager: { image: { tag: v1.8.4 } } }
    - { repoURL: https://x.y, chart: kruise-rollout, targetRevision: 0.5.0 }
`
    expect(kruise(text)).toEqual([
      {
        what: 'a chart that Argo CD installs',
        isChart: false,
        byChart: true,
        alias: 'kruise',
        version: 'v1.8.4 at 10:50 v1.8.4',
      },
    ])
  })

  test('as a HelmRelease, an OCIRepository and a k3s HelmChart', () => {
    const text = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: kruise }
spec:
  chart: { spec: { chart: kruise, version: "1.8.x", sourceRef: { kind: HelmRepository, name: openkruise } } }
  values: { featureGates: "" }
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: { name: kruise }
spec: { url: oci://registry.example/charts/kruise, ref: { tag: 1.9.0 } }
---
apiVersion: helm.cattle.io/v1
kind: HelmChart
metadata: { name: kruise }
spec: { chart: openkruise/kruise, version: 1.7.2 }
`
    expect(kruise(text).map((each) => [each.what, 'version' in each && each.version, each.gates])).toEqual([
      ['a chart that Flux installs', '1.8.x at 5:44 "1.8.x"', {}],
      ['a chart that Flux installs', '1.9.0 at 11:64 1.9.0', undefined],
      ['a chart that k3s installs', '1.7.2 at 16:44 1.7.2', undefined],
    ])
  })

  test('as a dependency, in values, as an image and in a kustomization', () => {
    expect(kruise('apiVersion: v2\nname: p\ndependencies:\n  - { name: kruise, version: 1.80, alias: k }\n')).toEqual([
      { what: 'a chart dependency', isChart: true, byChart: true, alias: 'k', version: '1.80 at 4:30 1.80' },
    ])
    expect(kruise('kruise:\n  featureGates: A=true\n  manager: { image: { tag: v1.6.3 } }\n')).toEqual([
      { what: 'chart values', isChart: false, byChart: true, gates: { A: true }, version: 'v1.6.3 at 3:28 v1.6.3' },
    ])
    const manager = `apiVersion: apps/v1
kind: Deployment
metadata: { name: kruise-controller-manager }
spec:
  template:
    spec:
      containers:
        - name: manager
          image: registry.example:5000/openkruise/kruise-manager:v1.7.4@sha256:00
          args: [--v=5, "--feature-gates=AllAlpha=true,EnableExternalCerts=false"]
`
    expect(kruise(manager)).toEqual([
      {
        what: 'an image',
        isChart: false,
        byChart: false,
        gates: { AllAlpha: true, EnableExternalCerts: false },
        version: 'v1.7.4 at 9:66 v1.7.4',
      },
    ])
    const kustomization = `resources:
  - https://github.com/openkruise/kruise//config/default?ref=v1.5.0
images:
  - { name: other, newTag: v1 }
  - { name: openkruise/kruise-manager, newTag: v1.6.4 }
`
    expect(
      kruise(kustomization, 'a/kustomization.yaml').map(({ what, ...each }) => [
        what,
        'version' in each && each.version,
      ]),
    ).toEqual([
      ['a kustomization', 'v1.6.4 at 5:48 v1.6.4'],
      ['a kustomization', 'v1.5.0 at 2:5 https://github.com/openkruise/kruise//config/default?ref=v1.5.0'],
    ])
  })

  test.each([
    ['values of another chart', 'featureGates: A=true\nimage: { tag: v1 }\n'],
    [
      'an image without a tag',
      'apiVersion: v1\nkind: Pod\nspec: { containers: [{ image: openkruise/kruise-manager }] }\n',
    ],
    ['a chart of another name', 'name: p\ndependencies: [{ name: kruise-game, version: 1.0.0 }]\n'],
    ['what has a name and a version', 'name: kruise\nversion: 1.0.0\n'],
    ['a list', '- kruise\n'],
  ])('is not in %s', (_, text) => {
    expect(kruise(text)).toEqual([])
  })

  test('gates are pairs; what is none is left out', () => {
    expect(gatesIn(' A=true, B=False ,C,=true,D=1,')).toEqual({ A: true, B: false })
    expect(gatesIn(7)).toBeUndefined()
  })
})

describe('Kubernetes', () => {
  test('of eksctl, Cluster API and kOps', () => {
    const text = `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: { name: prod-eu, version: "1.30" }
---
apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata: { name: md }
spec: { clusterName: a, template: { spec: { version: v1.27.1 } } }
---
apiVersion: cluster.x-k8s.io/v1beta1
kind: Cluster
metadata: { name: a }
spec: { topology: { class: c, version: v1.28.3 } }
---
apiVersion: controlplane.cluster.x-k8s.io/v1beta1
kind: KubeadmControlPlane
metadata: { name: b-control-plane, labels: { cluster.x-k8s.io/cluster-name: b } }
spec: { version: v1.31.2 }
---
apiVersion: kops.k8s.io/v1alpha2
kind: Cluster
metadata: { name: k }
spec: { kubernetesVersion: 1.29.0 }
`
    expect(kubernetes(text)).toEqual([
      { what: 'an eksctl ClusterConfig', cluster: 'prod-eu', ofNodes: false, version: '1.30 at 3:37 "1.30"' },
      { what: 'a Cluster API MachineDeployment', cluster: 'a', ofNodes: true, version: 'v1.27.1 at 8:54 v1.27.1' },
      { what: 'a Cluster API Cluster', cluster: 'a', ofNodes: false, version: 'v1.28.3 at 13:40 v1.28.3' },
      { what: 'a Cluster API KubeadmControlPlane', cluster: 'b', ofNodes: false, version: 'v1.31.2 at 18:18 v1.31.2' },
      { what: 'a kOps Cluster', cluster: 'k', ofNodes: false, version: '1.29.0 at 23:28 1.29.0' },
    ])
  })

  test('of kind and k3d, at the tag, the control plane first', () => {
    const kind = `kind: Cluster
apiVersion: kind.x-k8s.io/v1alpha4
name: dev
nodes:
  - { role: worker, image: "kindest/node:v1.29.0" }
  - role: control-plane
    image: kindest/node:v1.30.4@sha256:0000
`
    expect(kubernetes(kind)).toEqual([
      { what: 'a kind configuration', cluster: 'dev', ofNodes: false, version: 'v1.30.4 at 7:25 v1.30.4' },
      { what: 'a kind configuration', cluster: 'dev', ofNodes: true, version: 'v1.29.0 at 5:42 v1.29.0' },
    ])
    expect(kubernetes('apiVersion: k3d.io/v1alpha5\nkind: Simple\nimage: rancher/k3s:v1.31.5-k3s1\n')).toEqual([
      { what: 'a k3d configuration', ofNodes: false, version: 'v1.31.5-k3s1 at 3:20 v1.31.5-k3s1' },
    ])
  })

  test('of the guest, in values of vcluster', () => {
    expect(kubernetes('controlPlane: { distro: { k3s: { enabled: true, image: { tag: v1.32.1-k3s1 } } } }\n')).toEqual([
      { what: 'vcluster values', ofNodes: false, version: 'v1.32.1-k3s1 at 1:63 v1.32.1-k3s1' },
    ])
    expect(kubernetes('controlPlane: { statefulSet: { replicas: 3 } }\n')).toEqual([])
  })
})
