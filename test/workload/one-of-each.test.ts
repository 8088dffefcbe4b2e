import { expect, test } from 'vitest'
import { readContents } from '../../src/gate/repository.js'
import { oneOfEach } from '../../src/workload/one-of-each.js'

const text = (name: string) => `apiVersion: apps.kruise.io/v1alpha1\nkind: SidecarSet\nmetadata: { name: ${name} }\n`
const at = (...files: [path: string, name: string][]) =>
  readContents(files.map(([path, name]) => ({ path, text: text(name) }))).manifests
const kept = (manifests: ReturnType<typeof at>, file?: string) =>
  oneOfEach(manifests, file).map(({ document }) => document.file.path)

test('of a name the object nearest to the file is kept, in the order of all', () => {
  const all = at(['dev/s.yaml', 'a'], ['x.yaml', 'b'], ['prod/eu/s.yaml', 'a'], ['prod/s.yaml', 'a'])
  expect(kept(all, 'dev/apps/web.yaml')).toEqual(['dev/s.yaml', 'x.yaml'])
  expect(kept(all, 'prod/eu/web.yaml')).toEqual(['x.yaml', 'prod/eu/s.yaml'])
  expect(kept(all, 'prod/us/web.yaml')).toEqual(['x.yaml', 'prod/s.yaml'])
})

test('of those as near the last is kept', () => {
  const all = at(['dev/s.yaml', 'a'], ['prod/s.yaml', 'a'])
  expect(kept(all, 'web.yaml')).toEqual(['prod/s.yaml'])
  expect(kept(all)).toEqual(['prod/s.yaml'])
})

test('different names are all kept', () => {
  const all = at(['a.yaml', 'a'], ['b.yaml', 'b'])
  expect(oneOfEach(all, 'c.yaml')).toBe(all)
})
