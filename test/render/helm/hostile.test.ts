import { describe, expect, it } from 'vitest'
import { templateOf } from '../../../src/render/helm/blocks.js'
import { copyOf } from '../../../src/render/helm/copies.js'
import { pipelineOf } from '../../../src/render/helm/expression.js'
import { marked } from '../../../src/render/helm/marks.js'
import { runsOf } from '../../../src/render/helm/runs.js'

describe('templates that are no templates', () => {
  it.each([
    ['an action without an end', 'a: {{ .x'],
    ['a quote without an end', 'a: {{ "x }}'],
    ['a comment without an end', 'a: {{/* x }}'],
    ['a block without an end', '{{ if .x }}a'],
    ['an end without a block', 'a {{ end }}'],
    ['blocks in blocks without end', '{{ if 1 }}'.repeat(100_000)],
    ['else behind else', '{{ if 1 }}{{ else }}{{ else }}{{ end }}'],
  ])('%s is not understood', (_, text) => {
    expect(templateOf(text)).toBeUndefined()
  })

  it('parentheses without end are not understood', () => {
    expect(pipelineOf('('.repeat(100_000), 0)).toBeUndefined()
    expect(pipelineOf('(.a).b | f "x" $y.z 3', 0)?.commands).toHaveLength(2)
    expect(pipelineOf(' a ) ', 0)).toBeUndefined()
    expect(pipelineOf('', 0)).toBeUndefined()
  })

  it('a brace in a quote closes nothing', () => {
    const text = 'a: {{ "}}" }}{{ `}}"` }}{{- /* }} */ -}} b'
    const template = templateOf(text)!
    expect(template.body.map((step) => (step.kind === 'text' ? text.slice(step.start, step.end) : step.kind))).toEqual([
      'a: ',
      'output',
      'output',
      ' b',
    ])
  })
})

describe('marks', () => {
  it('stand next to text, so that trim markers take what they took', () => {
    const text = '  a: {{- .x -}}  \n  b\n'
    const [made] = marked(new Map([['t/a.yaml', templateOf(text)!]]), 'deep').values()
    expect(made?.replaceAll(/\uE000(\w)[^\uE001]*\uE001/g, '<$1>')).toBe(
      '  <t>a: {{- "<a>"}}{{ .x }}{{"<z>" -}}  \n  <t>b\n',
    )
  })

  it.each(['\uE000t0.0', '\uE000q0.0\uE001', '\uE000z0.0\uE001', '\uE000a0.0\uE001'])(
    'that do not pair are no marks: %j',
    (text) => {
      expect(runsOf(text)).toBeUndefined()
    },
  )

  it('are read in no time', () => {
    const long = runsOf(`a: 1${'\n'.repeat(500_000)}---\nb: 2\n---\nb: 2\n`)!
    const start = performance.now()
    expect(copyOf('b: 2', long, 1)).toBe(500_004 + 4 + 5 + 4)
    expect(copyOf('b: 2', long, 2)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
