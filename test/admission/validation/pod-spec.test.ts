import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  validateNodeSelectorTerm,
  validatePreferredSchedulingTerms,
} from '../../../src/admission/validation/affinity.js'
import { validateContainers } from '../../../src/admission/validation/containers.js'
import {
  type FieldError,
  placeOf,
  quote,
  render,
  renderAll,
  showPath,
} from '../../../src/admission/validation/field-error.js'
import { validateLabelSelector, validateLabels } from '../../../src/admission/validation/labels.js'
import { isDNS1123Label, isDNS1123Subdomain } from '../../../src/admission/validation/names.js'
import { validatePodSpec } from '../../../src/admission/validation/pod-spec.js'
import { validateTolerations } from '../../../src/admission/validation/tolerations.js'
import { validateVolumes } from '../../../src/admission/validation/volumes.js'
import { pointer } from '../../../src/source/path.js'
import { apiServer } from './builds.js'

const container = {
  name: 'app',
  image: 'nginx',
  imagePullPolicy: 'Always',
  terminationMessagePolicy: 'File',
}

function pod(spec: Record<string, unknown> = {}, own: Record<string, unknown> = {}) {
  return {
    restartPolicy: 'Always',
    dnsPolicy: 'ClusterFirst',
    terminationGracePeriodSeconds: 30,
    serviceAccountName: 'default',
    containers: [{ ...container, ...own }],
    ...spec,
  }
}

function texts(spec: unknown, version = '1.32.13', options = {}): string[] {
  return validatePodSpec(spec, { name: 'p' }, ['spec'], apiServer(version), options).map(render)
}

describe('texts of real clusters', () => {
  const resources = { requests: { cpu: '1' }, limits: { cpu: '500m' } }

  test('a request above its limit, by version', () => {
    const path = 'spec.containers[0].resources.requests: Invalid value: "1": must be less than or equal to cpu limit'
    expect(texts(pod({}, { resources }), '1.32.13')).toEqual([`${path} of 500m`])
    expect(texts(pod({}, { resources }), '1.26.15')).toEqual([path])
  })

  test('the place of a request above its limit is the request', () => {
    const errors = validatePodSpec(pod({}, { resources }), {}, ['spec'], apiServer('1.32.13'))
    expect(errors.map((error) => pointer(placeOf(error)))).toEqual(['/spec/containers/0/resources/requests/cpu'])
  })

  test('an empty handler', () => {
    expect(texts(pod({}, { lifecycle: { preStop: {} } }))).toEqual([
      'spec.containers[0].lifecycle.preStop: Required value: must specify a handler type',
    ])
  })

  test('two handlers', () => {
    const preStop = { exec: { command: ['a'] }, sleep: { seconds: 5 } }
    expect(texts(pod({}, { lifecycle: { preStop } }))).toEqual([
      'spec.containers[0].lifecycle.preStop.sleep: Forbidden: may not specify more than 1 handler type',
    ])
    expect(texts(pod({}, { lifecycle: { preStop } }), '1.28.15')).toEqual([])
  })

  test('a sleep longer than the grace period', () => {
    const spec = pod({ terminationGracePeriodSeconds: 0 }, { lifecycle: { preStop: { sleep: { seconds: 15 } } } })
    const path = 'spec.containers[0].lifecycle.preStop.sleep: Invalid value: 15: must be '
    expect(texts(spec, '1.30.14')).toEqual([`${path}greater than 0 and less than terminationGracePeriodSeconds (0)`])
    expect(texts(spec, '1.36.3')).toEqual([`${path}non-negative and less than terminationGracePeriodSeconds (0)`])
  })

  test('a missing volume, a missing image, a name that is taken', () => {
    const spec = pod({
      containers: [container, { ...container, image: '', volumeMounts: [{ name: 'data', mountPath: '/d' }] }],
    })
    expect(texts(spec)).toEqual([
      'spec.containers[1].image: Required value',
      'spec.containers[1].volumeMounts[0].name: Not found: "data"',
      'spec.containers[1].name: Duplicate value: "app"',
    ])
  })

  test('two volume types and none', () => {
    const volumes = [{ name: 'a', emptyDir: {}, persistentVolumeClaim: { claimName: 'c' } }, { name: 'b' }]
    expect(texts(pod({ volumes }))).toEqual([
      'spec.volumes[0].persistentVolumeClaim: Forbidden: may not specify more than 1 volume type',
      'spec.volumes[1]: Required value: must specify a volume type',
    ])
  })

  test('a restart policy where it may not be', () => {
    const text = 'spec.containers[0].restartPolicy: Forbidden: may not be set for non-init containers'
    expect(texts(pod({}, { restartPolicy: 'Never' }), '1.32.13')).toEqual([text])
    expect(texts(pod({}, { restartPolicy: 'Never' }), '1.26.15')).toEqual([])
    expect(
      texts(pod({}, { restartPolicyRules: [{ action: 'Restart', exitCodes: { operator: 'In' } }] }), '1.36.3'),
    ).toEqual([
      'spec.containers[0].restartPolicy: Required value: must specify restartPolicy when restart rules are used',
    ])
  })

  test('a claim that names no resource', () => {
    expect(texts(pod({}, { resources: { claims: [{ name: 'gpu' }] } }))).toEqual([
      'spec.containers[0].resources.claims[0]: Not found: "gpu": must be one of the names in pod.spec.resourceClaims which is empty',
    ])
    expect(texts(pod({ resourceClaims: [{ name: 'gpu' }] }), '1.30.14')).toEqual([
      'spec.resourceClaims[0].source: Invalid value: core.ClaimSource{ResourceClaimName:(*string)(nil), ResourceClaimTemplateName:(*string)(nil)}: must specify one of: `resourceClaimName`, `resourceClaimTemplateName`',
    ])
  })

  test('a resize policy of an init container', () => {
    const resizePolicy = [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }]
    const spec = pod({ initContainers: [{ ...container, name: 'init', resizePolicy }] })
    expect(texts(spec)).toEqual([
      'spec.initContainers[0].resizePolicy: Invalid value: []core.ContainerResizePolicy{core.ContainerResizePolicy{ResourceName:"cpu", RestartPolicy:"NotRequired"}}: must not be set for init containers',
    ])
    expect(texts(spec, '1.36.3')).toEqual([])
  })
})

describe('places that upstream does not name', () => {
  const place = (spec: unknown, version = '1.32.13') =>
    validatePodSpec(spec, {}, ['spec'], apiServer(version)).map((error) => [
      showPath(error.path),
      pointer(placeOf(error)),
    ])

  test('a sub-path of a mount', () => {
    const own = {
      volumeMounts: [
        { name: 'v', mountPath: '/a' },
        { name: 'v', mountPath: '/b', subPath: '../x' },
      ],
    }
    expect(place(pod({ volumes: [{ name: 'v', emptyDir: {} }] }, own))).toEqual([
      ['spec.containers[0].volumeMounts.subPath', '/spec/containers/0/volumeMounts/1/subPath'],
    ])
  })

  test('a file of a downward volume', () => {
    const items = [{ path: 'a', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.name' } }, { path: 'b' }]
    expect(place(pod({ volumes: [{ name: 'v', downwardAPI: { items } }] }))).toEqual([
      ['spec.volumes[0].downwardAPI', '/spec/volumes/0/downwardAPI/items/1'],
    ])
  })

  test('a label of a selector, an overhead, a host port of the second init container', () => {
    expect(place(pod({ nodeSelector: { zone: 'b ad' } }))).toEqual([['spec.nodeSelector', '/spec/nodeSelector/zone']])
    expect(place(pod({ overhead: { cpu: '-1' } }))).toEqual([['spec.overhead.limits[cpu]', '/spec/overhead/cpu']])
    const port = { containerPort: 1, hostPort: 1, protocol: 'TCP' }
    const initContainers = [
      { ...container, name: 'a' },
      { ...container, name: 'b', ports: [port, port] },
    ]
    expect(place(pod({ initContainers }))).toEqual([
      ['spec.initContainers[0].ports[1].hostPort', '/spec/initContainers/1/ports/1/hostPort'],
    ])
  })
})

describe('what pods must and templates need not', () => {
  test('a host port on the host network', () => {
    const spec = pod({ hostNetwork: true }, { ports: [{ containerPort: 80, protocol: 'TCP' }] })
    const text =
      'spec.containers[0].ports[0].hostPort: Invalid value: 0: must match `containerPort` when `hostNetwork` is true'
    expect(texts(spec)).toEqual([text])
    expect(texts(spec, '1.32.13', { isPod: false })).toEqual([])
  })

  test('an image without blanks around it', () => {
    const spec = pod({}, { image: ' nginx' })
    expect(texts(spec)).toEqual([
      'spec.containers[0].image: Invalid value: " nginx": must not have leading or trailing whitespace',
    ])
    expect(texts(spec, '1.32.13', { isPod: false })).toEqual([])
  })
})

describe('what webhooks use', () => {
  const build = apiServer('1.28.15')
  const shown = (errors: FieldError[]) => errors.map(render)

  test('tolerations', () => {
    expect(
      shown(validateTolerations([{ operator: 'Equal', tolerationSeconds: 3 }], ['spec', 'tolerations'], build)),
    ).toEqual([
      'spec.tolerations[0].operator: Invalid value: "Equal": operator must be Exists when `key` is empty, which means "match all values and all keys"',
      'spec.tolerations[0].effect: Invalid value: "": effect must be \'NoExecute\' when `tolerationSeconds` is set',
    ])
  })

  test('terms that select nodes', () => {
    const term = { matchExpressions: [{ key: 'zone', operator: 'In' }] }
    expect(shown(validateNodeSelectorTerm(term, ['t'], build))).toEqual([
      "t.matchExpressions[0].values: Required value: must be specified when `operator` is 'In' or 'NotIn'",
    ])
    expect(shown(validatePreferredSchedulingTerms([{ weight: 101 }], ['t'], build))).toEqual([
      't[0].weight: Invalid value: 101: must be in the range 1-100',
    ])
  })

  test('labels and selectors', () => {
    expect(shown(validateLabels({ a: 'b c' }, ['l'], build))[0]).toMatch(
      /^l: Invalid value: "b c": a valid label must be/,
    )
    expect(shown(validateLabelSelector({ matchExpressions: [{ key: 'a', operator: 'Is' }] }, ['s'], build))).toEqual([
      's.matchExpressions[0].operator: Invalid value: "Is": not a valid selector operator',
    ])
  })

  test('volumes and containers', () => {
    expect(shown(validateVolumes({ volumes: [{ name: 'v' }] }, {}, ['x'], build))).toEqual([
      'x.volumes[0]: Required value: must specify a volume type',
    ])
    expect(shown(validateContainers({ containers: [] }, ['x'], build))).toEqual(['x.containers: Required value'])
  })

  test('names', () => {
    expect(isDNS1123Label('a.b', build)).toEqual([{ message: 'name-has-dots' }])
    expect(isDNS1123Label('a.b', apiServer('1.26.15'))).toEqual([{ message: 'name-dns-label' }])
    expect(isDNS1123Subdomain('a.b', build)).toEqual([])
  })
})

test('errors are printed once, and texts as Go quotes them', () => {
  const error = { type: 'Required', path: ['spec', 'image'], id: 'value-required', detail: '' } as const
  expect(renderAll([error, error])).toBe('spec.image: Required value')
  expect(renderAll([error, { ...error, path: ['spec', { key: 'a.b' }] }])).toBe(
    '[spec.image: Required value, spec[a.b]: Required value]',
  )
  expect(quote('a"\\\n\t\u0000\u007fé\u200b😀')).toBe('"a\\"\\\\\\n\\t\\x00\\x7fé\\u200b😀"')
})

describe('input of the wrong type', () => {
  const keys = [
    ...Object.keys(pod()),
    ...[
      'volumes',
      'initContainers',
      'affinity',
      'tolerations',
      'dnsConfig',
      'securityContext',
      'resourceClaims',
      'overhead',
    ],
    ...[
      'topologySpreadConstraints',
      'hostAliases',
      'schedulingGates',
      'readinessGates',
      'os',
      'resources',
      'nodeSelector',
    ],
  ]
  const own = [
    ...Object.keys(container),
    'ports',
    'env',
    'envFrom',
    'volumeMounts',
    'resources',
    'lifecycle',
    'livenessProbe',
    '__proto__',
  ]

  test('is skipped and never throws', () => {
    const builds = ['1.26.15', '1.32.13', '1.36.3'].map((version) =>
      apiServer(version, version === '1.32.13' ? { PodLevelResources: true } : {}),
    )
    const value = fc.jsonValue({ maxDepth: 4 })
    const wrong = fc.record({
      spec: fc.dictionary(fc.constantFrom(...keys), value),
      own: fc.dictionary(fc.constantFrom(...own), value),
    })
    fc.assert(
      fc.property(wrong, ({ spec, own }) => {
        for (const build of builds) {
          const errors = validatePodSpec({ ...pod({}, own), ...spec }, spec.volumes, ['spec'], build)
          for (const error of errors) expect(render(error)).toContain(showPath(error.path))
          validatePodSpec({ containers: [own], initContainers: [own], volumes: [own] }, null, [], build)
        }
      }),
      { numRuns: 200 },
    )
  })

  test.each([null, undefined, 1, 'x', [], [[]], true])('%j is no pod spec', (spec) => {
    expect(validatePodSpec(spec, spec, ['spec'], apiServer('1.32.13')).length).toBe(0)
  })
})
