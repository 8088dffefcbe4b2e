import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SCRIPT } from '../../../src/doors/snapshot/script.js'
import { snapshotOf } from '../../../src/doors/snapshot/taken.js'
import { knowledge } from '../../knowledge.js'
import { ask } from './fake.js'
import { SHOP } from './shop.js'

const golden = join(import.meta.dirname, '../../fixtures/kubectl/shop-snapshot.yaml')
const taken = (printed: string): string =>
  snapshotOf(printed.replace(/^#### taken .*/m, '#### taken 2026-11-22'), knowledge)
const refusal = (printed: string): string => {
  try {
    return taken(printed)
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
}

describe('the script', () => {
  test('is POSIX sh', () => {
    expect(spawnSync('sh', ['-n'], { input: SCRIPT, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  })

  test('only reads, never Secrets or ConfigMaps, and passes its arguments to every call', () => {
    const { calls, code } = ask(SHOP, ['--context', 'prod eu'])
    expect(code).toBe(0)
    expect(calls.map((call) => call.split(' ').slice(3, 5).join(' '))).toEqual([
      'get --raw',
      'get --raw',
      'get deployments.apps',
      'get statefulsets.apps,deployments.apps',
      'get priorityclasses.scheduling.k8s.io',
      'get limitranges',
      'get resourcequotas',
      'get namespaces',
      'get sidecarsets.apps.kruise.io',
      'get workloadspreads.apps.kruise.io',
      'get mutatingwebhookconfigurations.admissionregistration.k8s.io',
      'get validatingwebhookconfigurations.admissionregistration.k8s.io',
    ])
    for (const call of calls) expect(call).toMatch(/^--context prod eu get /)
    expect(SCRIPT.split('\n').filter((line) => /secret|configmap/i.test(line))).toEqual([
      '# What Kruise Preflight wants to know of one cluster. It only reads: `kubectl get`, and never Secrets or ConfigMaps.',
    ])
  })

  test('goes on where the cluster refuses, and marks it', () => {
    const { out } = ask({})
    expect(out).toContain(
      '#### begin LimitRange\n\n#### said Error from server (Forbidden): it is forbidden: User "ci" cannot do this\n#### end LimitRange refused 1\n',
    )
    expect(out).toMatch(/^#### end featureGates refused 1$/m)
    expect(out).toMatch(/#### done\n$/)
  })
})

describe('a snapshot', () => {
  test('is small, sorted, and holds nothing secret', () => {
    const text = taken(ask(SHOP).out)
    if (process.env.UPDATE === '1') writeFileSync(golden, text)
    expect(text).toBe(readFileSync(golden, 'utf8'))
    expect(text).not.toMatch(/s3cret|uid|resourceVersion|managedFields|caBundle|status:/)
  })

  test('is the same bytes whatever the order of the answers, with CRLF, and with text around it', () => {
    const { out } = ask(SHOP)
    const text = taken(out)
    expect(taken(out.replaceAll('\n', '\r\n'))).toBe(text)
    expect(taken(`\uFEFFWelcome to the jump host\n${out}\nlogout\n`)).toBe(text)
    const classes = JSON.parse(SHOP['priorityclasses.scheduling.k8s.io'] ?? '')
    classes.items.reverse()
    expect(taken(ask({ ...SHOP, 'priorityclasses.scheduling.k8s.io': JSON.stringify(classes) }).out)).toBe(text)
  })

  test('names what was refused, and closes no kind of which nothing was told', () => {
    const { namespaces, 'get --raw /metrics': _, 'get --raw /version': __, limitranges, ...others } = SHOP
    const lines = taken(ask(others).out).split('\n')
    expect(lines.slice(lines.indexOf('complete:'), lines.indexOf('items:'))).toEqual([
      'complete:',
      '  - MutatingWebhookConfiguration',
      '  - PriorityClass',
      '  - ResourceQuota',
      '  - SidecarSet',
      '  - WorkloadSpread',
      'refused:',
      '  - LimitRange',
      '  - Namespace',
      '  - ValidatingWebhookConfiguration',
      '  - featureGates',
      '  - version',
    ])
    expect(lines.filter((line) => line.startsWith('kubernetes:') || line.startsWith('featureGates:'))).toEqual([])
  })

  test('says that there is no Kruise only where its kinds are not served either', () => {
    const without: Record<string, string> = { ...SHOP, 'deployments.apps': '' }
    const { 'sidecarsets.apps.kruise.io': _, 'workloadspreads.apps.kruise.io': __, ...none } = without
    expect(taken(ask(without).out)).not.toMatch(/^kruise:/m)
    const text = taken(ask(none).out)
    expect(text).toMatch(/^kruise: none$/m)
    expect(text).toMatch(/^ {2}- SidecarSet$/m)
  })

  test('is made of half a million lines of metrics in no time', () => {
    const many = `${'apiserver_request_duration_seconds_bucket{le="0.1"} 1\n'.repeat(500_000)}kubernetes_feature_enabled{name="SidecarContainers",stage="BETA"} 0\n`
    const out = ask(SHOP).out.replace(/#### begin featureGates\n[^#]*/, `#### begin featureGates\n${many}`)
    const start = performance.now()
    expect(taken(out)).toMatch(/^featureGates:\n {2}SidecarContainers: false$/m)
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('holds no names that objects of JavaScript have', () => {
    const odd =
      '{"items":[{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"a","labels":{"__proto__":"x","b":"c"}}}]}'
    expect(taken(ask({ ...SHOP, namespaces: odd }).out)).toContain(
      '    name: a\n      labels:\n        b: c\n'.replace('    ', '      '),
    )
  })

  test.each<readonly [string, (out: string) => string, string]>([
    [
      'nothing',
      () => '',
      'there is no line "#### kruise-preflight snapshot 1"; pipe in what the script of kruise-preflight snapshot prints',
    ],
    ['the script itself', () => SCRIPT, 'this is the script itself; run it with sh and pipe in what it prints'],
    ['a snapshot', (out) => taken(out), 'this is a snapshot already; name it in the configuration as snapshot: FILE'],
    [
      'half of it',
      (out) => out.slice(0, out.indexOf('"business"')),
      'the output ends in section PriorityClass, before "#### done"; let the script run to its end',
    ],
    [
      'no last line',
      (out) => out.replace('#### done\n', ''),
      'the output ends, before "#### done"; let the script run to its end',
    ],
    [
      'a section twice',
      (out) => out.replace('#### begin Namespace', '#### begin LimitRange'),
      'line \\d+: section LimitRange stands twice',
    ],
    [
      'an unknown section',
      (out) => out.replace('#### begin Namespace', '#### begin Secret'),
      'line \\d+: there is no section "Secret"',
    ],
    ['a day that is none', (out) => out, 'line 2: "2026-02-30" is no day; the script writes it as 2026-11-22'],
    [
      'an end of another section',
      (out) => out.replace('#### end version ok', '#### end kruise ok'),
      'line \\d+: the mark "#### end kruise ok" does not stand here',
    ],
    [
      'broken JSON',
      (out) => out.replace('#### begin LimitRange\n{', '#### begin LimitRange\n'),
      'line \\d+: section LimitRange is not the JSON that kubectl prints',
    ],
    [
      'no list',
      (out) => out.replace(/(#### begin LimitRange\n)[^#]*/, '$1{"items": [1]}\n'),
      'line \\d+: section LimitRange is no list of objects',
    ],
    [
      'no version',
      (out) => out.replace('v1.31.4-gke.1183000', 'latest'),
      'line \\d+: section version has no gitVersion that is a version',
    ],
  ])('%s is refused with what is wrong', (name, change, said) => {
    const changed = change(ask(SHOP).out)
    const text = name === 'a day that is none' ? changed.replace(/^#### taken .*/m, '#### taken 2026-02-30') : changed
    const told = name === 'a day that is none' ? tellOf(text) : refusal(text)
    expect(told).toMatch(new RegExp(`^\\w+: ${said.replace(/[".]/g, '\\$&')}$`))
  })
})

function tellOf(text: string): string {
  try {
    return snapshotOf(text, knowledge)
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
}
