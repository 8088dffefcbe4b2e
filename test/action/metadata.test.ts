import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { INPUTS, OUTPUTS } from '../../src/action/contract.js'

const root = path.join(import.meta.dirname, '../..')
const metadata = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))
const src = path.join(root, 'src/action')
const code = readdirSync(src)
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n')

describe('action.yml', () => {
  it('has the inputs of the code, and each is read', () => {
    expect(Object.keys(metadata.inputs)).toEqual(Object.keys(INPUTS))
    const words = code.slice(code.indexOf('export function readInputs'))
    const formats = ["'sarif'", "'json'", "'junit'", "'markdown'"].map((each) => [`${each.slice(1, -1)}-file`, each])
    for (const name of Object.keys(INPUTS))
      expect(words).toContain(new Map(formats as [string, string][]).get(name) ?? `'${name}'`)
  })

  it('has the outputs of the code', () => {
    expect(Object.keys(metadata.outputs)).toEqual(Object.keys(OUTPUTS))
  })

  it('leaves defaults to the code, but for what only the runner knows', () => {
    const defaults = Object.entries<any>(metadata.inputs).filter(([, input]) => 'default' in input)
    expect(defaults.map(([name, input]) => [name, input.default])).toEqual([['token', '${{ github.token }}']])
    expect(Object.values<any>(metadata.inputs).some((input) => input.required)).toBe(false)
  })

  it('runs dist on the Node of the runners', () => {
    expect(metadata.runs).toEqual({ using: 'node24', main: 'dist/action.js' })
  })
})
