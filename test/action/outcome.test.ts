import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTCOMES } from '../../src/action/contract.js'
import { Repository } from '../github/repository.js'
import { actionWithTestGate } from './bundle.js'
import { finding, reportOf } from './report.js'
import { type Run, runAction } from './runner.js'

let action: string
const repository = new Repository()
repository.write('a.yaml', 'a: 1\nb: 1\n').write('b.yaml', 'a: 1\n').write('README.md', '1\n')
const base = repository.commit('base')
repository.git('checkout', '-q', '-b', 'topic')
repository.write('a.yaml', 'a: 1\nb: 2\n')
const head = repository.commit('topic')
repository.git('checkout', '-q', '-b', 'words', base)
repository.write('README.md', '2\n')
const words = repository.commit('words')
const ofWords = repository.checkoutMerge(base, words)
const merge = repository.checkoutMerge(base, head)

beforeAll(async () => {
  action = await actionWithTestGate()
})
afterAll(() => {
  repository.remove()
  rmSync(path.dirname(action), { recursive: true })
})

const pull = (sha: string) => ({
  event: 'pull_request',
  payload: { pull_request: { number: 7, base: { sha: base }, head: { sha } } },
})
const run = (more: Partial<Run>) => runAction({ entry: action, workspace: repository.folder, ...pull(head), ...more })
const old = finding({ status: 'existing' })
const unread = (file: string, reason = 'a template: it holds {{ and does not parse') => ({
  ...reportOf([]),
  ledger: { documents: 2, checked: 1, skipped: [{ file, line: 1, reason }] },
})
const open = () => {
  const report = reportOf([])
  return { ...report, clusters: report.clusters.map((each) => ({ ...each, openKinds: ['SidecarSet'] })) }
}

describe('the outcome', () => {
  const outcomes: [keyof typeof OUTCOMES, string, object, number][] = [
    ['clean', 'of nothing found', { report: reportOf([]) }, 0],
    ['clean-with-assumptions', 'where kinds are open', { report: open() }, 0],
    ['existing-only', 'of what stood before', { report: reportOf([old]) }, 0],
    ['new-findings', 'of what the change brings', { report: reportOf([finding(), old]) }, 1],
    ['new-findings', 'of what brings no failure', { report: reportOf([finding({ severity: 'notice' })]) }, 0],
    ['not-fully-checked', 'of a changed file that is not checked', { report: unread('a.yaml') }, 0],
    ['clean', 'of a workflow', { report: unread('a.yaml', 'not a Kubernetes object: no apiVersion and kind') }, 0],
    ['clean', 'of another file that is not checked', { report: unread('b.yaml') }, 0],
    ['nothing-to-check', 'of no manifest', { report: reportOf([], 0) }, 0],
    ['could-not-run', 'of a mistake', { usageError: 'x.yml:1:1: a mistake' }, 2],
  ]
  it.each(outcomes)('%s %s', async (outcome, _, gate, code) => {
    const ran = await run({ gate })
    expect(ran.outputs.outcome).toBe(outcome)
    expect(ran.code).toBe(code)
  })

  it('nothing-to-check of a change of words', async () => {
    repository.git('checkout', '-q', ofWords)
    const ran = await run({ ...pull(words), gate: { crash: 'it was asked' } })
    repository.git('checkout', '-q', merge)
    expect(ran).toMatchObject({ code: 0, asked: undefined, outputs: { outcome: 'nothing-to-check', report: '' } })
  })

  it('has a word for each that may be', () => {
    expect([...new Set([...outcomes.map(([outcome]) => outcome)])].sort()).toEqual(Object.keys(OUTCOMES).sort())
  })
})

describe('the inputs', () => {
  it('warn-only lets findings pass, and they are still said', async () => {
    const ran = await run({ inputs: { 'warn-only': 'TRUE' }, gate: { report: reportOf([finding({ line: 2 })]) } })
    expect(ran).toMatchObject({ code: 0, outputs: { outcome: 'new-findings', errors: '1', new: '1' } })
    expect(ran.commands.map(({ name }) => name)).toEqual(['error'])
  })

  it('only-new: false counts what stood before too', async () => {
    const gate = { report: reportOf([old]) }
    expect(await run({ gate })).toMatchObject({ code: 0, commands: [], outputs: { errors: '0', existing: '1' } })
    const all = await run({ inputs: { 'only-new': 'false' }, gate })
    expect(all).toMatchObject({ code: 1, outputs: { outcome: 'existing-only', errors: '1', new: '0', existing: '1' } })
    expect(all.log).toContain('a.yaml:2:3: error: Pods are refused.')
  })

  it('fail-on-unchecked fails for what the change touches and nobody could look at', async () => {
    const inputs = { 'fail-on-unchecked': 'true' }
    expect((await run({ inputs, gate: { report: unread('a.yaml') } })).code).toBe(1)
    expect((await run({ inputs, gate: { report: unread('b.yaml') } })).code).toBe(0)
    expect((await run({ gate: { report: unread('a.yaml') } })).code).toBe(0)
  })

  it.each([
    ['pull_request', {}, '', 'on-path', undefined],
    ['pull_request', { repo: { full_name: 'fork/r' } }, '', 'on-path', undefined],
    ['pull_request', { repo: { full_name: 'fork/r' } }, 'trusted', 'never', 'the pull request is from a fork'],
    ['pull_request', { repo: null }, 'trusted', 'never', 'the pull request is from a fork'],
    ['pull_request', {}, 'trusted', 'on-path', undefined],
    ['pull_request', {}, 'never', 'never', 'the input render is never'],
    ['pull_request_target', {}, '', 'never', 'on pull_request_target the token of the run may write'],
    ['workflow_run', {}, '', 'never', 'on workflow_run the token of the run may write'],
  ])('%s of %j with render %j: %s', async (event, from, render, rendered, why) => {
    const ours = { full_name: 'o/r' }
    const pull_request = { number: 7, base: { sha: base, repo: ours }, head: { sha: head, repo: ours, ...from } }
    const payload = event === 'workflow_run' ? {} : { pull_request }
    const ran = await run({ event, payload, inputs: { render }, gate: { report: unread('a.yaml') } })
    expect(ran.asked.render).toBe(rendered)
    const said = ran.commands.map(({ message }) => message).filter((each) => each.includes('are not built'))
    expect(said).toEqual(why === undefined ? [] : [expect.stringContaining(why)])
  })

  it('on-error: warn passes with a warning', async () => {
    const ran = await run({ inputs: { 'on-error': 'warn' }, gate: { usageError: 'x.yml:1:1: a mistake' } })
    expect(ran).toMatchObject({ code: 0, outputs: { outcome: 'could-not-run' } })
    expect(ran.commands).toEqual([
      { name: 'warning', properties: { title: 'Kruise Preflight could not run' }, message: 'x.yml:1:1: a mistake' },
    ])
    const wrong = await run({ inputs: { 'on-error': 'warn', 'fail-on': 'x' } })
    expect(wrong).toMatchObject({ code: 0, outputs: { outcome: 'could-not-run' } })
  })

  it.each(['none', 'false'])('annotations: %s leaves the log and the summary', async (annotations) => {
    const ran = await run({ inputs: { annotations }, gate: { report: reportOf([finding({ line: 2 })]) } })
    expect(ran).toMatchObject({ code: 1, commands: [] })
    expect(ran.log).toContain('Pods are refused.')
    expect(ran.summary).toContain('Pods are refused.')
  })

  it.each([
    ['review', 'yes', 'input review: "yes" is not one of true, false'],
    ['annotations', 'some', 'input annotations: "some" is not one of log, check, none, true, false'],
    ['mode', 'x', 'input mode: "x" is not one of gate, audit, publish'],
    ['on-error', 'ignore', 'input on-error: "ignore" is not one of fail, warn'],
    ['working-directory', '.\n..', 'input working-directory: more than one folder is for mode audit'],
  ])('%s takes no %j', async (name, value, message) => {
    const ran = await run({ inputs: { [name]: value } })
    expect(ran).toMatchObject({ code: 2, asked: undefined, outputs: { outcome: 'could-not-run' } })
    expect(ran.commands.map((each) => each.message)).toEqual([message])
  })

  it('baseline reaches the gate', async () => {
    const ran = await run({ inputs: { baseline: 'known.json' }, gate: { report: reportOf([]) } })
    expect(ran.asked.baseline).toBe('known.json')
  })
})

describe('files', () => {
  const formats = ['sarif', 'json', 'junit', 'markdown']
  const inputs = Object.fromEntries(formats.map((format) => [`${format}-file`, `out/${format}/preflight.${format}`]))
  const at = (format: string) => path.join(repository.folder, inputs[`${format}-file`]!)
  const forget = () => rmSync(path.join(repository.folder, 'out'), { recursive: true, force: true })

  it('are written in all formats at once, with their folders', async () => {
    const ran = await run({ inputs, gate: { report: reportOf([finding({ line: 2 })]) } })
    expect(ran.code).toBe(1)
    for (const format of formats) expect(ran.outputs[`${format}-file`]).toBe(at(format))
    expect(JSON.parse(readFileSync(at('json'), 'utf8')).findings).toHaveLength(1)
    const [result] = JSON.parse(readFileSync(at('sarif'), 'utf8')).runs[0].results
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe('a.yaml')
    expect(readFileSync(at('junit'), 'utf8')).toContain('<failure')
    expect(readFileSync(at('markdown'), 'utf8')).toContain('Pods are refused.')
    forget()
  })

  it('name what fails from the root of the repository', async () => {
    mkdirSync(path.join(repository.folder, 'k8s'))
    const wanted = { 'working-directory': 'k8s', 'junit-file': '../out.xml' }
    const ran = await run({ event: 'schedule', payload: {}, inputs: wanted, gate: { report: reportOf([finding()]) } })
    expect(ran).toMatchObject({ code: 1, outputs: { 'junit-file': path.join(repository.folder, 'out.xml') } })
    const junit = readFileSync(path.join(repository.folder, 'out.xml'), 'utf8')
    expect(junit).toContain('<failure')
    expect(junit).toContain('k8s/a.yaml')
    rmSync(path.join(repository.folder, 'k8s'), { recursive: true })
    rmSync(path.join(repository.folder, 'out.xml'))
  })

  it('are there where nothing was to be checked, for a step that uploads them', async () => {
    repository.git('checkout', '-q', ofWords)
    const ran = await run({ ...pull(words), inputs, gate: {} })
    repository.git('checkout', '-q', merge)
    expect(ran).toMatchObject({ code: 0, outputs: { outcome: 'nothing-to-check' } })
    expect(JSON.parse(readFileSync(at('sarif'), 'utf8')).runs[0].results).toEqual([])
    forget()
  })

  it('are not written through a link that leads out of the workspace', async () => {
    const outside = path.join(path.dirname(repository.folder), `${path.basename(repository.folder)}-outside`)
    mkdirSync(outside)
    symlinkSync(outside, path.join(repository.folder, 'out'))
    const ran = await run({ inputs: { 'json-file': 'out/a.json' }, gate: { report: reportOf([]) } })
    expect(ran).toMatchObject({ code: 2, outputs: { outcome: 'could-not-run' } })
    expect(ran.commands[0]!.message).toMatch(/out\/a\.json: a link leads out of the workspace$/)
    expect(existsSync(path.join(outside, 'a.json'))).toBe(false)
    rmSync(path.join(repository.folder, 'out'))
    symlinkSync(path.join(outside, 'b.json'), path.join(repository.folder, 'b.json'))
    const other = await run({ inputs: { 'json-file': 'b.json' }, gate: { report: reportOf([]) } })
    expect(other.commands[0]!.message).toMatch(/b\.json: a link leads nowhere$/)
    expect(existsSync(path.join(outside, 'b.json'))).toBe(false)
    rmSync(path.join(repository.folder, 'b.json'))
    rmSync(outside, { recursive: true })
  })
})

describe('a job that runs it several times', () => {
  it.each([
    [19, 30, false],
    [20, 30, false],
    [21, 29, true],
    [50, 0, false],
    [51, 0, false],
  ])('after %i annotations shows %i of 30', async (used, shown, says) => {
    const findings = (['error', 'warning', 'notice'] as const).flatMap((severity) =>
      Array.from({ length: 10 }, (_, i) => finding({ severity, line: i + 1 })),
    )
    const ran = await run({
      ...{ event: 'schedule', payload: {} },
      env: { KRUISE_PREFLIGHT_ANNOTATIONS: String(used) },
      gate: { report: reportOf(findings) },
    })
    expect(ran.commands).toHaveLength(shown)
    expect(ran.commands.at(-1)?.message.includes('not annotated') ?? false).toBe(says)
  })

  it.each([
    [19, false],
    [20, true],
    [21, true],
  ])('after %i summaries says that the next is not shown: %s', async (used, says) => {
    const ran = await run({ env: { KRUISE_PREFLIGHT_SUMMARIES: String(used) }, gate: { report: reportOf([]) } })
    expect(ran.log.includes('GitHub shows the summaries of 20 steps of a job')).toBe(says)
  })

  it('counts for the steps after it', async () => {
    const file = path.join(repository.folder, '../env-of-the-job')
    const { writeFileSync } = await import('node:fs')
    writeFileSync(file, '')
    await run({
      env: { GITHUB_ENV: file, KRUISE_PREFLIGHT_ANNOTATIONS: '3' },
      gate: { report: reportOf([finding({ line: 2 })]) },
    })
    const written = readFileSync(file, 'utf8')
    expect(written).toMatch(/^KRUISE_PREFLIGHT_ANNOTATIONS<<(\S+)\n4\n\1$/m)
    expect(written).toMatch(/^KRUISE_PREFLIGHT_SUMMARIES<<(\S+)\n1\n\1$/m)
    rmSync(file)
  })
})
