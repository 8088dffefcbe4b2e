import { describe, expect, test } from 'vitest'
import { isRemote, joined, readKustomization } from '../../src/render/kustomization.js'
import { type Files, rootsOf } from '../../src/render/kustomize-roots.js'
import { traceKustomize } from '../../src/render/kustomize-trace.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'

function filesOf(texts: Readonly<Record<string, string>>): Files {
  const all = new Map(Object.entries(texts).map(([path, text]) => [path, { path, text }]))
  return {
    isFile: (name) => all.has(name),
    isFolder: (name) => name === '.' || [...all.keys()].some((each) => each.startsWith(`${name}/`)),
    read: (name) => all.get(name) ?? { unread: 'not there' },
    isOutside: (name) => name.startsWith('..') || name.startsWith('/'),
  }
}

function roots(texts: Readonly<Record<string, string>>) {
  const all = Object.entries(texts).flatMap(([path, text]) => readKustomization({ path, text }) ?? [])
  return rootsOf(all, filesOf(texts))
}

describe('roots', () => {
  test('are what no other kustomization includes; a component is none, and what one of a root takes in is none', () => {
    const found = roots({
      'base/kustomization.yaml': 'resources: [a.yaml]\n',
      'base/a.yaml': '',
      'overlays/a/kustomization.yaml': 'resources: [../../base]\ncomponents: [../../c]\n',
      'c/kustomization.yaml': 'kind: Component\nresources: [../extra]\n',
      'extra/kustomization.yml': 'configMapGenerator: [{ name: x, files: [k=x.txt], envs: [y.env] }]\n',
      'extra/x.txt': '',
      'extra/y.env': '',
      'alone/Kustomization': 'resources: []\n',
    })
    expect(found.map(({ root, files }) => [root.folder, [...files.keys()]])).toEqual([
      ['alone', ['alone/Kustomization']],
      [
        'overlays/a',
        [
          'overlays/a/kustomization.yaml',
          'base/kustomization.yaml',
          'base/a.yaml',
          'c/kustomization.yaml',
          'extra/kustomization.yml',
          'extra/x.txt',
          'extra/y.env',
        ],
      ],
    ])
  })

  test('of those that include each other the first stands for all', () => {
    const found = roots({ 'a/kustomization.yaml': 'resources: [../b]\n', 'b/kustomization.yaml': 'bases: [../a]\n' })
    expect(found.map(({ root, hindrances }) => [root.folder, hindrances.map(({ reason }) => reason)])).toEqual([
      ['a', ['kustomizations include each other: a -> b -> a']],
    ])
  })

  test("Flux's Kustomization is no kustomization, nor is what has several documents", () => {
    const flux = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\n'
    expect(roots({ 'a/kustomization.yaml': flux, 'b/kustomization.yaml': 'a: 1\n---\nb: 1\n' })).toEqual([])
  })
})

test.each([
  ['https://example.com/a.yaml', true],
  ['github.com/a/b//c?ref=v1', true],
  ['git::ssh://x/y', true],
  ['git@github.com:a/b.git', true],
  ['../base', false],
  ['./web.yaml', false],
  ['web.example.com.yaml', false],
])('%s is remote: %s', (name, expected) => {
  expect(isRemote(name)).toBe(expected)
})

test.each([
  ['overlays/prod', '../../base', 'base'],
  ['.', './a//b.yaml', 'a/b.yaml'],
  ['a', '../..', '..'],
  ['../x', '../y', '../y'],
  ['a', '/etc/passwd', '/etc/passwd'],
])('from %s, %s is %s', (from, name, expected) => {
  expect(joined(from, name)).toBe(expected)
})

test('without a word of where an object comes from, its name tells; two of one name tell nothing', () => {
  const object = (name: string) => `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} }\nspec: { hostname: x }\n`
  const place = (b: string) => {
    const [reach] = roots({
      'kustomization.yaml': 'namePrefix: p-\nresources: [a.yaml, b.yaml]\n',
      'a.yaml': object('one'),
      'b.yaml': object(b),
    })
    const [document] = readDocuments({ path: 'kustomization.yaml', text: object('p-one') }).filter(isReadable)
    const { file, confidence } = traceKustomize(document!, ['spec', 'hostname'], reach!, undefined)
    return [file.path, confidence]
  }
  expect(place('two')).toEqual(['a.yaml', 'exact'])
  expect(place('one')).toEqual(['kustomization.yaml', 'file'])
})
