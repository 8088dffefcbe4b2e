import { expect, test } from 'vitest'
import { Judge } from '../../src/gate/judge.js'
import { knowledge } from '../knowledge.js'
import { on } from './judge.js'

const cloneSet = (name: string) => `
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: ${name} }
spec:
  replicas: 2
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: main, image: main:1 }] }
`
const sidecarSet = (image: string) => `
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: logs }
spec:
  selector: { matchLabels: { app: api } }
  containers: [{ name: logs, image: ${image} }]
`
const spread = (maximum: number) => `
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: api }
spec:
  targetRef: { apiVersion: apps.kruise.io/v1alpha1, kind: CloneSet, name: api }
  subsets: [{ name: first, maxReplicas: ${maximum} }, { name: rest }]
`
const repository = on(['1.32/1.8.4'], {
  'web.yaml': cloneSet('web'),
  'api.yaml': cloneSet('api'),
  'logs.yaml': sidecarSet('logs:1'),
  'spread.yaml': spread(1),
})

/** The objects that are simulated again where a file has another text. */
function judgedAgain(path: string, text: string): string[] {
  const judge = new Judge(knowledge)
  const files = repository.files.map((file) => (file.path === path ? { path, text } : file))
  const [was, is] = [repository, { ...repository, files }].map((each) => [...judge.judge(each).judged.values()][0]!)
  const known = new Set(was!.values())
  return [...is!].flatMap(([{ kind, name }, judged]) => (known.has(judged) ? [] : `${kind}/${name}`))
}

test('a SidecarSet that changes is judged again with the pods that it selects, and no others', () => {
  expect(judgedAgain('logs.yaml', sidecarSet('logs:2'))).toEqual(['CloneSet/api', 'SidecarSet/logs'])
})

test('a WorkloadSpread that changes is judged again with the workload that it targets, and no others', () => {
  expect(judgedAgain('spread.yaml', spread(2))).toEqual(['CloneSet/api', 'WorkloadSpread/api'])
})

test('a SidecarSet that comes to select a pod is judged again with it', () => {
  const text = sidecarSet('logs:1').replace('app: api', 'app: web')
  expect(judgedAgain('logs.yaml', text)).toEqual(['CloneSet/web', 'CloneSet/api', 'SidecarSet/logs'])
})
