import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/index.js'

const CONFIG = {
  path: '.github/kruise-preflight.yml',
  text: 'clusters: [{ name: prod, kubernetes: 1.32, kruise: 1.8.4, knows: [PriorityClass, LimitRange] }]\n',
}
const range = `apiVersion: v1
kind: LimitRange
metadata: { name: limits, namespace: shop }
spec: { limits: [{ type: Container, max: { cpu: 1 } }] }
`

/** The fingerprints of what is found, by rule. */
async function prints(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const files = Object.entries({ 'range.yaml': range, ...texts }).map(([path, text]) => ({ path, text }))
  const { report } = await checkFiles([CONFIG, ...files])
  return Object.fromEntries(report.findings.map(({ ruleId, fingerprint }) => [ruleId, fingerprint]))
}

const web = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata:
  name: web
  namespace: shop
spec:
  replicas: 2
  selector:
    matchLabels:
      app: web
  template:
    metadata:
      labels:
        app: web
    spec:
      priorityClassName: gold
      containers:
        - name: app
          image: nginx
          resources:
            limits:
              cpu: 4
`
const known = ['pods-refused', 'priority-class-missing']

describe('a fingerprint', () => {
  test('survives another layout and another place', async () => {
    const base = await prints({ 'a.yaml': web })
    expect(Object.keys(base).sort()).toEqual(known)
    const flow = `{kind: CloneSet, spec: {template: {spec: {containers: [{resources: {limits: {"cpu": 4}}, image: nginx, "name": app}],
  priorityClassName: 'gold'}, metadata: {labels: {app: web}}}, selector: {matchLabels: {app: web}}, replicas: 2},
  metadata: {namespace: shop, name: web}, apiVersion: apps.kruise.io/v1alpha1}
`
    const list = `apiVersion: v1\nkind: List\nitems:\n  - ${web.trimEnd().replaceAll('\n', '\n    ')}\n`
    const same: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      comments: { 'a.yaml': `# words\n\n${web.replaceAll(/$/gm, ' # a word').replace(/ # a word$/, '')}` },
      'flow style, other order': { 'a.yaml': flow },
      'another file': { 'b/c.yaml': web },
      'another place in the file': { 'a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n---\n${web}` },
      'a list': { 'a.yaml': list },
      CRLF: { 'a.yaml': web.replaceAll('\n', '\r\n') },
      JSON: { 'a.json': JSON.stringify((await import('js-yaml')).load(web)) },
      'a container before it': {
        'a.yaml': web.replace('- name: app', '- { name: first, image: a }\n        - name: app'),
      },
      'more replicas': { 'a.yaml': web.replace('replicas: 2', 'replicas: 9') },
    }
    for (const [what, texts] of Object.entries(same)) expect([what, await prints(texts)]).toEqual([what, base])
  })

  test('changes with the cause', async () => {
    const base = await prints({ 'a.yaml': web })
    const other = async (from: string, to: string) => {
      const now = await prints({ 'a.yaml': web.replace(from, to) })
      return known.filter((rule) => now[rule] !== base[rule])
    }
    expect(await other('gold', 'silver')).toEqual(['priority-class-missing'])
    expect(await other('cpu: 4', 'cpu: 5')).toEqual(['pods-refused'])
    expect(await other('- name: app', '- name: main')).toEqual(['pods-refused'])
    expect(await other('  name: web', '  name: api')).toEqual(known)
    expect(await other('namespace: shop', 'namespace: else')).toEqual(known)
  })

  test('tells nothing of a secret: another one has the same', async () => {
    const of = (secret: string) => ({
      'a.yaml': `apiVersion: v1
kind: Pod
metadata: { name: a, namespace: shop, annotations: { note: 3${secret} } }
spec:
  containers:
    - { name: a, image: a, env: [{ name: TOKEN, value: ${secret} }], args: [${secret}] }
`,
      'b.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: b }
data: { a: ${secret}, a: ${secret} }
`,
    })
    const base = await prints(of('1234'))
    expect(Object.keys(base).length).toBeGreaterThan(0)
    expect(await prints(of('5678'))).toEqual(base)
  })
})
