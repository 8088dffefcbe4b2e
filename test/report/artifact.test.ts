import { expect, test } from 'vitest'
import { artifactOf } from '../../src/report/artifact.js'

test.each([
  ['manifests/web.yaml', 'manifests/web.yaml'],
  ['my apps/web 1.yaml', 'my%20apps/web%201.yaml'],
  ['a#b?c%20.yaml', 'a%23b%3Fc%2520.yaml'],
  ['größe/界/😀.yaml', 'gr%C3%B6%C3%9Fe/%E7%95%8C/%F0%9F%98%80.yaml'],
  ['c:/x.yaml', 'c%3A/x.yaml'],
  ['a\\b"<>|^`{}.yaml', 'a%5Cb%22%3C%3E%7C%5E%60%7B%7D.yaml'],
  ['new\nline\u0000\u202e', 'new%0Aline%00%E2%80%AE'],
  ['half\ud800', 'half%EF%BF%BD'],
  ['./a/../b//c.yaml', 'b/c.yaml'],
  ['..a/b', '..a/b'],
  ['-', '-'],
])('%j is below the working directory', (file, uri) => {
  expect(artifactOf(file)).toEqual({ uri, uriBaseId: '%SRCROOT%' })
})

test.each([
  ['../other repo/web.yaml', '../other%20repo/web.yaml'],
  ['a/../../b', '../b'],
  ['..', '..'],
  ['/etc/a b.yaml', 'file:///etc/a%20b.yaml'],
])('%j is not, and does not say so', (file, uri) => {
  expect(artifactOf(file)).toEqual({ uri })
})

test('what is decoded is the name again', () => {
  for (const file of ['a b', '100%', '#?&=+,;', "it's (1)!*~"])
    expect(decodeURIComponent(artifactOf(file).uri)).toBe(file)
})
