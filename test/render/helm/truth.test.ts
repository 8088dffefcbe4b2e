// Charts made by chance whose places are known: no place is named that is another one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileOf, helm, rendered, traceOf } from './chart.js'

/** A line of a template that prints one field, and where its value truly stands. */
interface Field {
  readonly lines: readonly string[]
  readonly values: readonly string[]
  readonly truth: (at: Lines) => string
  readonly path: (string | number)[]
}

interface Lines {
  /** `FILE:LINE` of a line of the template or of the values, by its text. */
  template(text: string): number
  values(text: string): number
  prod(text: string): number
}

const few = fc.constantFrom('5', '7', 'x', 'y')
const VALUES = 'shop/values.yaml'
const WEB = 'shop/templates/web.yaml'

/** Few different values, so that many places read alike. */
function field(kind: number, id: number, value: string, other: string, isSet: boolean): Field {
  const name = `f${id}`
  const at = (line: number, file: string) => `${file}:${line}`
  switch (kind) {
    case 0:
      return {
        lines: [`${name}: ${value}`],
        values: [],
        path: [name],
        truth: (all) => at(all.template(`${name}: ${value}`), WEB),
      }
    case 1:
      return {
        lines: [`${name}: {{ .Values.v${id} }}`],
        values: [`v${id}: ${value}`],
        path: [name],
        truth: (all) => at(all.values(`v${id}: ${value}`), VALUES),
      }
    case 2: {
      const line = `${name}: {{ .Values.v${id} | default "${other}" }}`
      return {
        lines: [line],
        values: isSet ? [`v${id}: ${value}`] : [],
        path: [name],
        truth: (all) => (isSet ? at(all.values(`v${id}: ${value}`), VALUES) : at(all.template(line), WEB)),
      }
    }
    case 3:
      return {
        lines: [`${name}:`, `  {{- range .Values.v${id} }}`, '  - {{ . }}', '  {{- end }}'],
        values: [`v${id}:`, `  - ${other} # ${id}a`, `  - ${value} # ${id}b`],
        path: [name, 1],
        truth: (all) => at(all.values(`  - ${value} # ${id}b`), VALUES),
      }
    case 4:
      return {
        lines: [`${name}:`, `  {{- with .Values.v${id} }}`, '  {{- toYaml . | nindent 2 }}', '  {{- end }}'],
        values: [`v${id}:`, `  a: ${other} # ${id}a`, `  b: ${value} # ${id}b`],
        path: [name, 'b'],
        truth: (all) => at(all.values(`  b: ${value} # ${id}b`), VALUES),
      }
    case 5:
      return {
        lines: [
          `${name}:`,
          `  own: ${other} # ${id}c`,
          `  {{- include "part" (dict "x" .Values.v${id} "y" .Values.v${id}) | nindent 2 }}`,
        ],
        values: [`v${id}: ${value}`],
        path: [name, 'x'],
        truth: (all) => at(all.values(`v${id}: ${value}`), VALUES),
      }
    case 6: {
      const line = `{{ if eq (.Values.v${id} | toString) "${value}" }}${name}: ${value}{{ else }}${name}: ${other}{{ end }}`
      return {
        lines: [line],
        values: [`v${id}: ${isSet ? value : other}`],
        path: [name],
        truth: (all) => at(all.template(line), WEB),
      }
    }
    default: {
      const line = `${name}: {{ printf "%s" (.Values.v${id} | toString) }}`
      return { lines: [line], values: [`v${id}: ${value}`], path: [name], truth: () => 'as such' }
    }
  }
}

describe.skipIf(!helm)('charts made by chance', () => {
  it('are traced to no wrong place', { timeout: 120_000 }, () => {
    let exact = 0
    let all = 0
    const shapes = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), few, few, fc.boolean(), fc.boolean()), {
      minLength: 20,
      maxLength: 30,
    })
    fc.assert(
      fc.property(shapes, fc.boolean(), (made, crlf) => {
        const fields = made.map(([kind, value, other, isSet], id) => field(kind, id, value, other, isSet))
        const overrides = made.flatMap(([kind, , other, , over], id) =>
          over && (kind === 1 || kind === 5) ? [`v${id}: ${other}`] : [],
        )
        const end = crlf ? '\r\n' : '\n'
        const template = ['kind: Web', ...fields.flatMap(({ lines }) => lines)]
        const values = ['# values', ...fields.flatMap((each) => each.values)]
        const prod = ['# prod', '', ...overrides]
        const files = {
          'shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
          [VALUES]: values.join(end) + end,
          'shop/values-prod.yaml': prod.join(end) + end,
          [WEB]: template.join(end) + end,
          'shop/templates/_part.tpl': '{{ define "part" }}\nx: {{ .x }}\ny: {{ .y | quote }}\n{{ end }}',
        }
        const file = fileOf(rendered(files, ['shop/values-prod.yaml']))
        const lineOf = (lines: readonly string[]) => (text: string) => lines.indexOf(text) + 1
        const lines = { template: lineOf(template), values: lineOf(values), prod: lineOf(prod) }
        for (const [id, { path, truth }] of fields.entries()) {
          const over = overrides.find((each) => each.startsWith(`v${id}: `))
          const place = traceOf(file, 'Web', path)
          all++
          if (place.endsWith(' as such')) continue
          exact++
          const known = over === undefined ? truth(lines) : `shop/values-prod.yaml:${lines.prod(over)}`
          expect(`${/^[^ ]+:\d+(?=:)/.exec(place)?.[0]}`).toBe(known)
        }
      }),
      { numRuns: 25, seed: 7 },
    )
    // All but those that printf makes, and what is printed twice from one line.
    expect(exact / all).toBeGreaterThan(0.8)
  })
})
