import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.join(import.meta.dirname, '../..')
const metadata = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))
const code = readFileSync(path.join(root, 'src/action.ts'), 'utf8')
const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!).sort()

describe('action.yml', () => {
  it('declares the inputs that are read', () => {
    const [, versions = ''] = /\[([^\]]*)\]\.map\(\(name\) => \[name, getInput\(name\)\]/.exec(code) ?? []
    const read = [
      ...named(/get(?:Multiline)?Input\('([^']+)'\)/g),
      ...[...versions.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
    ]
    expect(Object.keys(metadata.inputs).sort()).toEqual(read.sort())
  })

  it('declares the outputs that are set', () => {
    const set = new Set([...named(/setOutput\('([^']+)'/g), 'errors', 'warnings', 'notices'])
    expect(Object.keys(metadata.outputs).sort()).toEqual([...set].sort())
  })

  it('leaves defaults to the code, but for what only the runner knows', () => {
    const defaults = Object.entries<any>(metadata.inputs).filter(([, input]) => 'default' in input)
    expect(defaults.map(([name, input]) => [name, input.default])).toEqual([['github-token', '${{ github.token }}']])
    expect(Object.values<any>(metadata.inputs).some((input) => input.required)).toBe(false)
  })

  it('runs dist on the Node of the runners', () => {
    expect(metadata.runs).toEqual({ using: 'node24', main: 'dist/action.js' })
  })
})
