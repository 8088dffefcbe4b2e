import { cpSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Repository } from '../github/repository.js'
import { ACT, act, install, type Step, underARunner } from './act.js'

const root = path.join(import.meta.dirname, '../..')
const workflow = `
on: [pull_request, push, merge_group, schedule, workflow_dispatch]
permissions: { contents: read }
jobs:
  preflight:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with: { fetch-depth: 2 }
      - name: gate
        id: gate
        uses: ./.preflight
        with: { paths: manifests }
      - name: after
        if: always()
        env:
          SAID: \${{ steps.gate.outcome }}, \${{ steps.gate.outputs.outcome }}
        run: echo "$SAID"
`

const repository = new Repository()
const copy = (from: string) => cpSync(path.join(root, from), repository.folder, { recursive: true })
if (ACT) {
  copy('examples/pull-request')
  copy('examples.base/pull-request')
}
const base = repository.commit('before')
if (ACT) copy('examples/pull-request')
const head = repository.commit('after')
repository.git('checkout', '-q', base)
const main = repository.write('README.md', 'main goes on\n').commit('main goes on')
const merge = repository.checkoutMerge(main, head)
if (ACT) install(repository.folder, workflow)
afterAll(() => repository.remove())

/** Runs the action where `commit` is checked out; the step that uses it, and what a later step sees of it. */
async function gate(event: string, payload: object, commit: string) {
  repository.git('checkout', '-q', commit)
  const { code, jobs, steps, stderr } = await act(repository.folder, event, payload)
  const step = steps.get('gate')
  if (!step) throw new Error(stderr)
  return { ...step, code, jobs, after: steps.get('after')?.log }
}

/** The annotations in order, each with the first line of what it says. */
const told = ({ annotations }: Step) =>
  annotations.map(({ severity, at, title, message }) => [`${severity} ${at}`, title, message.split('\n')[0]])

const qos = [
  'Kruise Preflight: sidecar-lowers-qos-class',
  'The pods of CloneSet shop/cart are "Burstable" instead of "Guaranteed": sidecar "collector" of SidecarSet "logs" has no equal requests and limits.',
]
const ofTheChange = [
  [
    'error manifests/search.yaml:27:35-27:46',
    'Kruise Preflight: update-gets-stuck',
    'The update of StatefulSet shop/search gets stuck: the API server refuses every write of 6 pods that run now.',
  ],
  [
    'notice manifests/checkout.yaml:16:7-16:43',
    'Kruise Preflight: update-changes-priority',
    'With this change 8 pods of Deployment shop/checkout get priority 5000 instead of 1000 once they are made anew.',
  ],
  ['notice manifests/logs.yaml:17:19-17', ...qos],
  [
    'notice manifests/logs.yaml:17:19-17',
    'Kruise Preflight: update-changes-qos-class',
    'With this change 12 pods of CloneSet shop/cart get the QoS class "Burstable" instead of "Guaranteed" once they are made anew.',
  ],
  [
    'notice manifests/search.yaml:27:35-27:46',
    'Kruise Preflight: update-recreates-pods',
    'This change makes 6 pods of StatefulSet shop/search anew, though updates are made in place where possible: /spec/containers/0/resources/requests/memory cannot be changed in place.',
  ],
]
const pull_request = {
  number: 7,
  base: { sha: main, ref: 'main' },
  head: { sha: head, ref: 'topic' },
  changed_files: 5,
}

underARunner('the action', () => {
  it.each<[event: string, payload: object, checkedOut: string]>([
    ['pull_request', { number: 7, pull_request }, merge],
    ['merge_group', { merge_group: { base_sha: main, head_sha: merge, base_ref: 'refs/heads/main' } }, merge],
    ['push', { ref: 'refs/heads/topic', before: base, after: head, repository: { default_branch: 'main' } }, head],
  ])('%s: annotates the lines that the change brings, and fails the job', async (event, payload, checkedOut) => {
    const step = await gate(event, payload, checkedOut)
    expect(told(step)).toEqual(ofTheChange)
    const counts = { errors: '1', warnings: '0', notices: '4', new: '5', existing: '0' }
    expect(step.outputs).toMatchObject({ outcome: 'new-findings', 'changed-files-source': 'git', ...counts })
    expect(step).toMatchObject({ result: 'failure', jobs: ['failure'], code: 1, after: 'failure, new-findings\n' })
    expect(step.summary).toMatch(/^## Kruise Preflight: 1 error and 4 notices in 7 documents, for 2 clusters\n/)
    for (const [, , words] of ofTheChange) expect(step.summary).toContain(words)
  })

  it.each<[event: string, payload: object]>([
    ['schedule', { schedule: '0 0 * * *' }],
    ['workflow_dispatch', { inputs: null }],
  ])('%s: judges what there is, and says nothing of a change', async (event, payload) => {
    const step = await gate(event, payload, merge)
    expect(told(step)).toEqual([['notice manifests/logs.yaml:13:7-13:22', ...qos]])
    expect(step.outputs).toMatchObject({
      outcome: 'new-findings',
      'changed-files-source': 'all',
      notices: '1',
      new: '1',
    })
    expect(step).toMatchObject({ result: 'success', jobs: ['success'], code: 0, after: 'success, new-findings\n' })
    expect(step.summary).toMatch(/^## Kruise Preflight: 1 notice in 7 documents, for 2 clusters\n/)
  })

  it('a message of several lines arrives as it was written', async () => {
    const { annotations } = await gate('pull_request', { number: 7, pull_request }, merge)
    const lines = annotations[0]!.message.split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'The update of StatefulSet shop/search gets stuck',
      ...['Upstream', 'You would see', 'Do', 'In'],
    ])
    expect(lines[1]).toBe(
      'Upstream: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,' +
        '`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),' +
        '`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)',
    )
    expect(lines[4]).toBe('In: prod 1 of 2: prod-us (kubernetes 1.33.13, kruise 1.8.4)')
  })
})
