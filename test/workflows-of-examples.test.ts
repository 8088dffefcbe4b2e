// The workflows of examples/pull-request, which anybody may copy: what they may do, and what they do with what a fork brings.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = (name: string) => readFileSync(join(root, 'examples/pull-request/.github/workflows', name), 'utf8')
const workflow = (name: string) => load(text(name)) as any
const gate = workflow('preflight.yml')
const publish = workflow('preflight-publish.yml')
const steps = [...gate.jobs.preflight.steps, ...publish.jobs.publish.steps]
const inputs = Object.keys((load(readFileSync(join(root, 'action.yml'), 'utf8')) as any).inputs)
const ours = 'kruise-preflight/kruise-preflight@v0'

describe('the workflows of the example', () => {
  it('give our action inputs that it has', () => {
    const given = steps.filter(({ uses }) => uses === ours).map((step) => Object.keys(step.with))
    expect(given).toEqual([['json-file'], ['mode', 'report-file', 'review']])
    expect(given.flat().filter((name) => !inputs.includes(name))).toEqual([])
  })

  it('run no shell, so that nothing a fork names is spliced into one', () => {
    expect(steps.filter((step) => 'run' in step)).toEqual([])
    expect(text('preflight-publish.yml')).not.toMatch(/\bsecrets\b|pull_request_target/)
  })

  it('hand over and fetch the same file', () => {
    const [, judged, upload] = gate.jobs.preflight.steps
    const [download, said] = publish.jobs.publish.steps
    expect(judged.with['json-file']).toBe(upload.with.path)
    expect(download.with.name).toBe(upload.with.name)
    expect(upload.with.path).toBe(`${download.with.path}/report.json`)
    expect(said.with).toMatchObject({ mode: 'publish', 'report-file': upload.with.path })
    expect(download.with['run-id']).toBe('${{ github.event.workflow_run.id }}')
    expect(publish.on.workflow_run.workflows).toEqual([gate.name])
  })

  it('write with one permission, where nothing is checked out', () => {
    expect(gate).toMatchObject({ on: 'pull_request', permissions: {} })
    expect(gate.jobs.preflight.permissions).toEqual({ contents: 'read' })
    expect(publish.permissions).toEqual({})
    expect(publish.jobs.publish.permissions).toEqual({ actions: 'read', contents: 'read', 'pull-requests': 'write' })
    expect(publish.jobs.publish.steps.map(({ uses }: { uses: string }) => uses.split('@')[0])).toEqual([
      'actions/download-artifact',
      'kruise-preflight/kruise-preflight',
    ])
  })
})
