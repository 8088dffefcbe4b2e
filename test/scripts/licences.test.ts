import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { bundle } from '../../scripts/bundle.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { licencesOf } from '../../scripts/licences.mjs'

const root = path.join(import.meta.dirname, '../..')

describe('the licences of what dist/ bundles', () => {
  it('name every package of every chunk, with the text of its licence', async () => {
    const { files, inputs } = await bundle()
    const bundled = [...(inputs as Set<string>)].filter((input) => input.includes('node_modules/'))
    const folders = new Set(
      bundled.map((input) => {
        const start = input.lastIndexOf('node_modules/') + 'node_modules/'.length
        const names = input.slice(start).split('/', 2)
        return input.slice(0, start) + (names[0]!.startsWith('@') ? names.join('/') : names[0])
      }),
    )
    const manifests = [...folders].map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
      return { folder, title: `${manifest.name} ${manifest.version} (${manifest.license})` }
    })
    const said: string[] = licencesOf(inputs).split(`\n${'-'.repeat(80)}\n\n`)
    expect(said.map((each) => each.split('\n')[0])).toEqual(manifests.map(({ title }) => title).sort())
    for (const each of said) expect(each).toMatch(/copyright|permission|licen[cs]e/i)
    // What is loaded late is bundled too.
    expect([...files.keys()]).toContain('undici.js')
    expect(said.map((each) => each.split(' ')[0])).toEqual(
      expect.arrayContaining(['undici', 'js-yaml', '@actions/core']),
    )
  }, 60_000)
})

describe('a package that is bundled', () => {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'licences-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** What is said of a package `x` with these files beside its package.json. */
  function said(license: unknown, files: Readonly<Record<string, string>>, at = 'node_modules/x'): string {
    mkdirSync(path.join(folder, at), { recursive: true })
    const manifest = { name: 'x', version: '1.2.3', license }
    for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
      writeFileSync(path.join(folder, at, name), text)
    return licencesOf(new Set([`${at}/lib/index.js`, `${at}/lib/more.js`, 'src/ours.ts']), folder)
  }

  it('is named with its licence and its notice', () => {
    expect(said('Apache-2.0', { 'LICENSE.md': 'The terms.\r\nAll.\n\n', NOTICE: 'By X.\n', 'README.md': 'x' })).toBe(
      'x 1.2.3 (Apache-2.0)\n\nThe terms.\nAll.\n\nBy X.\n',
    )
    expect(said('MIT', { LICENCE: 'Terms.' }, 'node_modules/y/node_modules/@x/x')).toBe('x 1.2.3 (MIT)\n\nTerms.\n')
  })

  it.each([
    ['GPL-3.0-only', 'x 1.2.3 is bundled and its licence is GPL-3.0-only'],
    ['(MIT OR GPL-3.0-only)', 'x 1.2.3 is bundled and its licence is (MIT OR GPL-3.0-only)'],
    ['UNLICENSED', 'x 1.2.3 is bundled and its licence is UNLICENSED'],
    [undefined, 'x 1.2.3 is bundled and its licence is undefined'],
  ])('under %s stops the build', (license, words) => {
    expect(() => said(license, { LICENSE: 'Terms.' })).toThrow(words)
  })

  it.each([
    [{}, 'x is bundled and has no licence file'],
    [{ 'README.md': 'MIT' }, 'x is bundled and has no licence file'],
    [{ LICENSE: ' \n' }, 'x is bundled and its licence file is empty'],
  ])('with the files %j stops the build', (files, words) => {
    expect(() => said('MIT', files as Record<string, string>)).toThrow(words)
  })
})
