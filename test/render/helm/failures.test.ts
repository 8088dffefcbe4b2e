import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { renderChart } from '../../../src/doors/render/charts.js'
import { helmOnPath } from '../../../src/doors/render/helm.js'
import { diskShelf } from '../../../src/doors/render/shelf.js'
import { chartIn, chartsBelow } from '../../../src/render/helm/charts.js'
import { fileOf, helm, placeOf, rendered, search, traceOf } from './chart.js'

const CHART = 'apiVersion: v2\nname: shop\nversion: 1.0.0\n'
const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('kruise-preflight-helm-'))
const before = new Set(leftovers())
const folder = mkdtempSync(path.join(tmpdir(), 'helm-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What helm says, and the place that it is about. */
function failure(files: Record<string, string>, values: string[] = []): [string, string] {
  const made = rendered({ 'shop/Chart.yaml': CHART, ...files }, values)
  if (!('failure' in made)) throw new Error(JSON.stringify(made).slice(0, 500))
  expect(made.failure.by).toBe('helm template')
  expect(made.failure.root).toBe('shop')
  return [made.failure.said, placeOf(made.failure.at)]
}

describe.skipIf(!helm)('a chart that does not render', () => {
  it('names the line of the template', () => {
    const a = 'kind: A\né: 1\nx: "é" # {{ .Values.a.b.c }}\n'
    expect(failure({ 'shop/templates/a.yaml': a })).toEqual([
      'template: shop/templates/a.yaml:3:20: executing "shop/templates/a.yaml" at <.Values.a.b.c>: nil pointer evaluating interface {}.b',
      'shop/templates/a.yaml:3:10 {{ .Values.a.b.c }}',
    ])
    expect(failure({ 'shop/templates/a.yaml': 'kind: A\nx: {{ .Values.x }\n' })[1]).toBe(
      'shop/templates/a.yaml:2:1 x: {{ .Values.x }',
    )
    expect(failure({ 'shop/templates/a.yaml': 'kind: A\nx: {{ required "say x" .Values.x }}\n' })).toEqual([
      'execution error at (shop/templates/a.yaml:2:6): say x',
      'shop/templates/a.yaml:2:4 {{ required "say x" .Values.x }}',
    ])
  })

  it('names the helper that another template includes', () => {
    const files = {
      'shop/templates/a.yaml': 'kind: A\nx: {{ include "x" . }}\n',
      'shop/templates/_x.tpl': '{{ define "x" }}\n{{ .Values.a.b }}{{ end }}',
    }
    expect(failure(files)[1]).toBe('shop/templates/_x.tpl:2:1 {{ .Values.a.b }}')
  })

  it('ends where templates include each other without end', () => {
    const [said, place] = failure({
      'shop/templates/a.yaml': '{{ define "x" }}{{ include "x" . }}{{ end }}kind: {{ include "x" . }}\n',
    })
    expect(said).toContain('rendering template has a nested reference name: x')
    expect(said.length).toBeLessThan(1100)
    expect(place).toBe('shop/templates/a.yaml:1:17 {{ include "x" . }}')
  })

  it('names the line that is no YAML', () => {
    const a = '{{ $x := 1 }}\n\n\nkind: A\nx:\n{{- range list 1 2 3 }}\n  - {{ . }}\n{{- end }}\n y: 2\n'
    const [said, place] = failure({ 'shop/templates/a.yaml': a })
    expect(said).toMatch(/^YAML parse error on shop\/templates\/a\.yaml: error converting YAML to JSON/)
    expect(place).toBe('shop/templates/a.yaml:9:2 y: 2')
  })

  it('names the value that a schema refuses', () => {
    const files = {
      'shop/values.yaml': 'web:\n  replicas: 2\n',
      'shop/values-prod.yaml': 'web:\n  replicas: three\n',
      'shop/values.schema.json': '{"properties": {"web": {"properties": {"replicas": {"type": "integer"}}}}}',
      'shop/templates/a.yaml': 'kind: A\n',
    }
    const [said, place] = failure(files, ['shop/values-prod.yaml'])
    expect(said).toContain("at '/web/replicas': got string, want integer")
    expect(place).toBe('shop/values-prod.yaml:2:3 replicas: three')
  })

  it('names the values file that cannot be read', () => {
    const files = { 'shop/values-prod.yaml': 'a: [\n', 'shop/templates/a.yaml': 'kind: A\n' }
    const [said, place] = failure(files, ['shop/values-prod.yaml'])
    expect(said).toMatch(/^failed to parse shop\/values-prod\.yaml: error converting YAML to JSON: yaml: line 1/)
    expect(place).toBe('shop/values-prod.yaml:1:1 ')
  })

  it('says no folder of this machine', () => {
    const [said] = failure({ 'shop/values.yaml': 'a: [\n', 'shop/templates/a.yaml': 'kind: A\n' })
    expect(said).not.toContain(tmpdir())
  })
})

describe.skipIf(!helm)('a chart that is not rendered', () => {
  const needs = (rest: string) => `${CHART}dependencies:\n  - name: redis\n    version: 17.1.0\n${rest}`
  const reason = (files: Record<string, string>, values: string[] = []) => {
    const made = rendered({ 'shop/templates/a.yaml': 'kind: A\n', ...files }, values)
    return 'notChecked' in made ? `${made.notChecked} | ${placeOf(made)}` : Object.keys(made)[0]
  }

  it('lacks a chart that is not vendored', () => {
    expect(reason({ 'shop/Chart.yaml': needs('    repository: https://charts.example.com\n') })).toBe(
      'not checked: chart shop needs redis 17.1.0, which is not vendored: run helm dependency build and commit what it puts into charts/ | shop/Chart.yaml:5:5 name: redis',
    )
    expect(reason({ 'shop/Chart.yaml': needs('    repository: file://../../../etc\n') })).toBe(
      'not checked: chart shop needs redis 17.1.0, which is not vendored: file://../../../etc is no chart of that name in this repository | shop/Chart.yaml:5:5 name: redis',
    )
  })

  it('has charts of the same repository that it names', () => {
    const files = {
      'shop/Chart.yaml': needs('    repository: file://../lib/redis\n'),
      'shop/values.yaml': 'redis:\n  a: 2\n',
      'shop/templates/a.yaml': 'kind: A\n',
      'lib/redis/Chart.yaml': 'apiVersion: v2\nname: redis\nversion: 17.1.0\n',
      'lib/redis/values.yaml': 'a: 1\nb: 7\n',
      'lib/redis/templates/b.yaml': 'kind: B\na: {{ .Values.a }}\nb: {{ .Values.b }}\nc: 3\n',
    }
    const made = fileOf(rendered(files))
    expect(traceOf(made, 'B', ['a'])).toBe('shop/values.yaml:2:3 a: 2')
    expect(traceOf(made, 'B', ['b'])).toBe('lib/redis/values.yaml:2:1 b: 7')
    expect(traceOf(made, 'B', ['c'])).toBe('lib/redis/templates/b.yaml:4:1 c: 3')
  })

  it('names charts that need each other, however often', () => {
    const needing = (name: string, needed: string) =>
      `apiVersion: v2\nname: ${name}\nversion: 1.0.0\ndependencies:\n${[1, 2].map((each) => `  - { name: ${needed}, version: 1.0.0, repository: "file://../${needed}", alias: ${needed}${each} }\n`).join('')}`
    const files = { 'shop/Chart.yaml': needing('shop', 'cart'), 'cart/Chart.yaml': needing('cart', 'shop') }
    expect(reason(files)).toBe(
      'not checked: chart cart: charts need each other: shop -> cart -> shop | cart/Chart.yaml:5:7 name: shop',
    )
  })

  it('names charts that hold too many others', () => {
    const needing = (at: number) =>
      `apiVersion: v2\nname: ${at === 0 ? 'shop' : `c${at}`}\nversion: 1.0.0\n${at === 12 ? '' : `dependencies:\n${['a', 'b'].map((each) => `  - { name: c${at + 1}, version: 1.0.0, repository: "file://../c${at + 1}", alias: ${each} }\n`).join('')}`}`
    const files = Object.fromEntries(
      Array.from({ length: 13 }, (_, at) => [`${at === 0 ? 'shop' : `c${at}`}/Chart.yaml`, needing(at)]),
    )
    expect(reason(files)).toMatch(/^not checked: chart c\d+: it holds more than 500 charts \| c\d+\/Chart\.yaml:\d/)
  })

  it('names values that are not there', () => {
    expect(reason({ 'shop/Chart.yaml': CHART }, ['shop/gone.yaml'])).toBe(
      'not checked: chart shop: shop/gone.yaml is not there | shop/Chart.yaml:2:1 name',
    )
  })

  it('prints too much, or takes too long', { timeout: 60_000 }, () => {
    const files = { 'shop/Chart.yaml': CHART, 'shop/templates/a.yaml': 'a: {{ repeat 10000000 "x" }}\n' }
    expect(fileOf(rendered(files)).text.length).toBeGreaterThan(10_000_000)
    const small = helmOnPath(search, { time: 30_000, output: 1024 * 1024 })!
    const quick = helmOnPath(search, { time: 1, output: 1024 })!
    const job = {
      files: new Map([
        ['chart/Chart.yaml', CHART],
        ['chart/templates/a.yaml', files['shop/templates/a.yaml']],
      ]),
      ...{ values: [], parameters: [], release: 'a', namespace: 'b', kubernetes: undefined, apiVersions: [] },
    }
    expect(small.template(job)).toEqual({ stopped: 'it printed more than 1 MB' })
    expect(quick.template(job)).toEqual({ stopped: 'it took longer than 0.001 s' })
  })

  it('holds a link out of the repository', () => {
    mkdirSync(path.join(folder, 'repo/shop/templates'), { recursive: true })
    writeFileSync(path.join(folder, 'secret'), 'x')
    writeFileSync(path.join(folder, 'repo/shop/Chart.yaml'), CHART)
    symlinkSync(path.join(folder, 'secret'), path.join(folder, 'repo/shop/secret'))
    const shelf = diskShelf(path.join(folder, 'repo'))
    const chart = chartIn('shop', shelf)!
    const made = renderChart(chart, { name: '', sources: [] }, { name: 'a', namespace: 'b' }, shelf, helm!)
    expect('notChecked' in made && made.notChecked).toBe(
      'not checked: chart shop: shop/secret is not read: a link out of the repository',
    )
  })

  it('follows links in the repository, those to folders too', () => {
    mkdirSync(path.join(folder, 'repo/lib/redis/templates'), { recursive: true })
    mkdirSync(path.join(folder, 'repo/two/charts'), { recursive: true })
    writeFileSync(path.join(folder, 'repo/two/Chart.yaml'), CHART)
    writeFileSync(path.join(folder, 'repo/lib/redis/Chart.yaml'), 'apiVersion: v2\nname: redis\nversion: 1.0.0\n')
    writeFileSync(path.join(folder, 'repo/lib/redis/templates/b.yaml'), 'kind: B\nc: 3\n')
    symlinkSync('../../lib/redis', path.join(folder, 'repo/two/charts/redis'))
    symlinkSync('..', path.join(folder, 'repo/two/charts/again'))
    const shelf = diskShelf(path.join(folder, 'repo'))
    expect(chartsBelow('two', shelf).map((each) => each.folder)).toEqual(['two'])
    const made = renderChart(
      chartIn('two', shelf)!,
      { name: '', sources: [] },
      { name: 'a', namespace: 'b' },
      shelf,
      helm!,
    )
    expect(traceOf(fileOf(made), 'B', ['c'])).toBe('two/charts/redis/templates/b.yaml:2:1 c: 3')
  })
})

describe.skipIf(!helm)('what a chart may not do', () => {
  it('reads nothing of this machine and leaves nothing on it', () => {
    const files = {
      'shop/Chart.yaml': 'apiVersion: v2\nname: ../../../up\nversion: 1.0.0\n',
      'shop/templates/a.yaml':
        'kind: A\nhome: {{ .Files.Get "../../etc/hostname" | quote }}\nx: {{ lookup "v1" "Secret" "a" "b" | toJson }}\n',
    }
    const made = rendered(files)
    if ('file' in made && !('notChecked' in made)) expect(made.file.text).toContain('home: ""\nx: {}')
    expect(leftovers().filter((name) => !before.has(name))).toEqual([])
  })

  it('has bytes that are no UTF-8, which helm refuses in a template alone', () => {
    const files = {
      'shop/Chart.yaml': CHART,
      'shop/logo.png': Uint8Array.from([0x89, 0x50, 0xff, 0x00]),
      'shop/templates/a.yaml': 'kind: A\nb: 1\n',
    }
    expect(traceOf(fileOf(rendered(files)), 'A', ['b'])).toBe('shop/templates/a.yaml:2:1 b: 1')
    const bad = Uint8Array.from([...Buffer.from('kind: B\nb: "'), 0xff, ...Buffer.from('"\nc: 2\n')])
    const made = rendered({ ...files, 'shop/templates/b.yaml': bad })
    expect('failure' in made && placeOf(made.failure.at)).toBe('shop/templates/b.yaml:2:5 \uFFFD')
  })

  it('has no marks of its own', () => {
    const files = {
      'shop/Chart.yaml': CHART,
      'shop/templates/a.yaml': 'kind: A\nb: "\uE000t0.0\uE001x"\nc: {{ "\\ue000t0.0\\ue001" | quote }}\n',
    }
    expect(traceOf(fileOf(rendered(files)), 'A', ['b'])).toBe('shop/templates/a.yaml as such')
  })
})

describe('without helm', () => {
  it('there is none', () => {
    expect(helmOnPath('')).toBeUndefined()
    expect(helmOnPath('bin:./bin')).toBeUndefined()
    expect(helmOnPath(folder)).toBeUndefined()
  })
})
