// `clusters` of the bundled CLI, as a shell runs it.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bundled, type Ended, runCli } from './cli.js'
import { CONFIG, classNamed, folder } from './doors/folder.js'

vi.setConfig({ testTimeout: 120_000 })

let dist = ''
beforeAll(async () => {
  dist = await bundled()
}, 60_000)
afterAll(() => rmSync(dist, { recursive: true }))

const clusters = (cwd: string, args: string[] = []): Ended => runCli(dist, cwd, ['clusters', ...args])

const config = `defaults:
  knows: [PriorityClass, LimitRange]
  objects: ["held/<name>/*.yaml"]
environments:
  prod: { kruise: 1.8.4 }
clusters:
  - name: prod-eu
    environment: prod
    kubernetes: 1.32.7-gke.1026000
    paths: ["eu/**"]
    featureGates:
      AllBeta: false
    kruiseFeatureGates: { ImagePullJobGate: false, InPlaceWorkloadVerticalScaling: true }
    next: { kubernetes: 1.33, from: 2027-02-01 }
  - name: tenant
    kubernetes: 1.32.13
    vcluster: { from: tenant.yaml }
    host: plain
  - { name: plain, kubernetes: 1.31 - 1.32 }
`
const tenant = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: tenant }
spec:
  source:
    repoURL: https://charts.loft.sh
    chart: vcluster
    targetRevision: 0.22.1
`

const files = {
  [CONFIG]: config,
  'tenant.yaml': tenant,
  'eu/a.yaml': classNamed('a'),
  'us/b.yaml': classNamed('b'),
  'held/prod-eu/c.yaml': classNamed('c'),
  'held/plain/d.yaml': classNamed('d'),
}

const empty = `${CONFIG}:3:12: objects: "held/tenant/*.yaml" of tenant names no file.\n`

describe('clusters', () => {
  test('says of each what it runs, who says so, and how well it is known', () => {
    expect(clusters(folder(files))).toEqual({
      code: 0,
      err: empty,
      out: `prod-eu (prod) (.github/kruise-preflight.yml:7)
  kubernetes  1.32.7-gke.1026000, judged as 1.32.7 (.github/kruise-preflight.yml:9)
  kruise      1.8.4 (of the environment, .github/kruise-preflight.yml:5)
  gates       kubernetes AnyVolumeDataSource, BtreeWatchCache, JobBackoffLimitPerIndex, JobManagedBy,
              JobPodReplacementPolicy, JobSuccessPolicy and 14 more are off, by AllBeta
              (.github/kruise-preflight.yml:12)
  gate        kruise ImagePullJobGate is off as by default (.github/kruise-preflight.yml:13)
  gate        kruise InPlaceWorkloadVerticalScaling is on (.github/kruise-preflight.yml:13)
  knows       all there is of PriorityClass, LimitRange
  open        ResourceQuota, SidecarSet, WorkloadSpread; some may not be in view
  objects     held/prod-eu/c.yaml
  manifests   1 of 3 objects, by eu/**
  next        kubernetes 1.33.13-gke, kruise 1.8.4 from 2027-02-01 (.github/kruise-preflight.yml:14)
  known       recorded: 575 of 577 answers of a cluster of kubernetes 1.32.13, kruise 1.7.5; kubernetes 1.32.13, kruise
              1.8.4; no known fact tells those releases from these

tenant (.github/kruise-preflight.yml:15)
  kubernetes  1.32.13 (.github/kruise-preflight.yml:16)
  kruise      not installed
  vcluster    0.22.1 (tenant.yaml:8) on plain, in namespace vcluster-tenant
  knows       all there is of PriorityClass, LimitRange
  open        ResourceQuota, SidecarSet, WorkloadSpread; some may not be in view
  manifests   3 of 3 objects
  known       recorded: 3 of 3 answers of a cluster of kubernetes 1.32.13, vcluster 0.22.1 on kubernetes 1.31.14

plain (.github/kruise-preflight.yml:19)
  kubernetes  1.31 - 1.32, judged as 1.31.14, 1.32.13 (.github/kruise-preflight.yml:19)
  kruise      not installed
  knows       all there is of PriorityClass, LimitRange
  open        ResourceQuota, SidecarSet, WorkloadSpread; some may not be in view
  objects     held/plain/d.yaml
  manifests   3 of 3 objects
  known       kubernetes 1.31.14: recorded: 9 of 9 answers of a cluster of kubernetes 1.31.14
  known       kubernetes 1.32.13: recorded: 22 of 22 answers of a cluster of kubernetes 1.32.13
`,
    })
  })

  test('--format json has the same, whole', () => {
    const [{ gates, ...first }, , plain] = JSON.parse(clusters(folder(files), ['--format', 'json']).out).clusters
    const at = (line: number) => ({ file: CONFIG, line })
    expect(first).toEqual({
      name: 'prod-eu',
      environment: 'prod',
      config: CONFIG,
      at: at(7),
      kubernetes: { version: '1.32.7-gke.1026000', judgedAs: ['1.32.7'], by: 'cluster', at: at(9) },
      kruise: { version: '1.8.4', judgedAs: ['1.8.4'], by: 'environment', at: at(5) },
      vcluster: null,
      host: null,
      hostNamespace: null,
      otherInChart: [],
      knows: ['PriorityClass', 'LimitRange'],
      openKinds: ['ResourceQuota', 'SidecarSet', 'WorkloadSpread'],
      objects: ['held/prod-eu/c.yaml'],
      paths: ['eu/**'],
      applied: { objects: 1, of: 3 },
      next: { kubernetes: '1.33.13-gke', kruise: '1.8.4', vcluster: null, from: '2027-02-01', at: at(14) },
      recorded: [
        {
          kubernetes: '1.32.7-gke.1026000',
          level: 'recorded',
          exact: false,
          on: ['kubernetes 1.32.13, kruise 1.7.5', 'kubernetes 1.32.13, kruise 1.8.4'],
          near: [],
          answers: 577,
          given: 575,
        },
      ],
      notes: [],
    })
    expect(gates).toHaveLength(22)
    expect(gates.slice(-2)).toEqual([
      { of: 'kruise', gate: 'ImagePullJobGate', on: false, default: false, by: 'ImagePullJobGate', at: at(13) },
      {
        of: 'kruise',
        gate: 'InPlaceWorkloadVerticalScaling',
        on: true,
        default: false,
        by: 'InPlaceWorkloadVerticalScaling',
        at: at(13),
      },
    ])
    expect(plain.kubernetes).toEqual({
      version: '1.31 - 1.32',
      judgedAs: ['1.31.14', '1.32.13'],
      by: 'cluster',
      at: at(19),
    })
  })

  test('without a configuration, or of the command line', () => {
    const cwd = folder({ 'a.yaml': classNamed('a') })
    const none = clusters(cwd)
    expect(none.err).toMatch(/^No cluster is configured: judged as kubernetes /)
    expect(none.out).toMatch(/^kubernetes=(\S+),kruise=(\S+)\n {2}kubernetes {2}\1 \(the newest known release\)\n/)
    const { out } = clusters(cwd, [
      '--kubernetes',
      '1.27-gke.10',
      '--kruise',
      '1.8',
      '--kruise-feature-gate',
      'KruiseDaemon=false',
    ])
    expect(out).toBe(`kubernetes=1.27-gke.10,kruise=1.8
  kubernetes  1.27-gke.10, judged as 1.27.16 (of the command line)
  kruise      1.8.4 (of the command line)
  gates       kruise DaemonWatchingPod, InPlaceUpdateEnvFromMetadata, PodProbeMarkerGate are off, by KruiseDaemon (of
              the command line)
  gate        kruise KruiseDaemon is off (of the command line)
  gate        kruise ImagePullJobGate is off by default; the Helm chart turns it on
  open        PriorityClass, LimitRange, ResourceQuota, SidecarSet, WorkloadSpread; some may not be in view
  manifests   1 of 1 object
  known       source: no answers of such a cluster are recorded; the nearest are of kubernetes 1.32.13, kruise 1.7.5;
              kubernetes 1.32.13, kruise 1.8.4; kubernetes 1.36.3, kruise 1.8.4
`)
  })

  test('versions and gates that a file sets stand with its lines, and a gate that follows another is as it is', () => {
    const kruise = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: kruise, namespace: flux }
spec:
  chart:
    spec: { chart: kruise, version: 1.7.2 }
  values:
    featureGates: PreDownloadImageForInPlaceUpdate=true
`
    const config = `clusters:
  - name: prod
    kubernetes: 1.32.13
    kruise: { from: kruise.yaml }
    kruiseFeatureGates: { EnhancedLivenessProbe: true }
`
    expect(
      clusters(folder({ [CONFIG]: config, 'kruise.yaml': kruise }), ['--cluster', 'prod']).out,
    ).toBe(`prod (.github/kruise-preflight.yml:2)
  kubernetes  1.32.13 (.github/kruise-preflight.yml:3)
  kruise      1.7.2 (kruise.yaml:6)
  gate        kruise EnhancedLivenessProbe is on (.github/kruise-preflight.yml:5)
  gate        kruise ImagePullJobGate is on, by PreDownloadImageForInPlaceUpdate (kruise.yaml:6)
  gate        kruise PreDownloadImageForInPlaceUpdate is on (kruise.yaml:6)
  open        PriorityClass, LimitRange, ResourceQuota, SidecarSet, WorkloadSpread; some may not be in view
  manifests   1 of 1 object
  known       recorded: 482 of 484 answers of a cluster of kubernetes 1.32.13, kruise 1.7.2
`)
  })

  test('chosen clusters and paths alone, and what is unknown is said', () => {
    const cwd = folder({
      ...files,
      [`other/${CONFIG}`]: 'clusters: [{ name: prod-eu, kubernetes: 1.30 }]\n',
      'other/x.yaml': classNamed('x'),
    })
    const names = (...args: string[]) => clusters(cwd, args).out.match(/^\S.*$/gm)
    expect(names('--cluster', 'plain')).toEqual(['plain (.github/kruise-preflight.yml:19)'])
    expect(names('other')).toEqual(['prod-eu (other/.github/kruise-preflight.yml:1)'])
    expect(names('--cluster', 'prod-*')).toEqual([
      'prod-eu (prod) (.github/kruise-preflight.yml:7)',
      'prod-eu (other/.github/kruise-preflight.yml:1)',
    ])
    expect(clusters(cwd, ['--cluster', 'gone'])).toMatchObject({ code: 2, out: '' })
    expect(clusters(cwd, ['gone'])).toEqual({ code: 2, out: '', err: 'gone: there is no such file or folder\n' })
    expect(clusters(cwd, ['--format', 'sarif'])).toMatchObject({
      code: 2,
      err: '--format sarif: clusters prints text, json\n',
    })
  })

  test('a name obeys nothing', () => {
    const cwd = folder({ [CONFIG]: 'clusters: [{ name: "a\\u001b[31m", kubernetes: 1.30 }]\n' })
    expect(clusters(cwd).out).not.toContain('\u001b')
  })
})
