import { expect, test } from 'vitest'
import { readContents } from '../../src/gate/repository.js'

const whole = `apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template: { metadata: { labels: { app: web } }, spec: { containers: [{ name: web, image: "web:1" }] } }
`
const unselected = whole.replace(/ {2}selector.*\n/, '')
const imageless = whole.replace(', image: "web:1"', '')
const scaled = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec: { replicas: 3 }\n'
const pod = 'apiVersion: v1\nkind: Pod\nmetadata: { name: p }\nspec: { nodeName: a }\n'
const reason = 'a patch by its name, without what a whole workload has'

const skipped = (path: string, text: string) => readContents([{ path, text }]).skipped.map((each) => each.reason)

test.each([
  'patch.yaml',
  'a/memory_patch.yaml',
  'a/web.patch.yml',
  'patches/web.yaml',
  'a/patch/web.yaml',
  'Patch-web.yaml',
])('%s is a patch where its workload is not whole', (path) => {
  for (const text of [unselected, imageless, scaled, pod]) expect(skipped(path, text)).toEqual([reason])
  expect(skipped(path, whole)).toEqual([])
})

test.each([
  'web.yaml',
  'patched.yaml',
  'dispatch.yaml',
  'a-patch-of-it/web.yaml',
  'patches/a/web.yaml',
  'a11-patch-of-it.yaml',
])('%s is none', (path) => {
  for (const text of [unselected, imageless, pod]) expect(skipped(path, text)).toEqual([])
  expect(skipped(path, scaled)).toEqual(['a part of an object, which nobody could create as it is'])
})

test('what makes no pods is judged whatever its file is called', () => {
  expect(skipped('patch.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n')).toEqual([])
})

test('an empty List is no patch', () => {
  expect(skipped('patch.yaml', 'apiVersion: v1\nkind: List\nitems: []\n')).toEqual([])
})
