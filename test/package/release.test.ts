import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
// @ts-expect-error the scripts are plain JavaScript
import { notesOf, versionOf } from '../../scripts/release.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { bundledOnly } from '../../scripts/sbom.mjs'

const root = path.join(import.meta.dirname, '../..')

describe('the tag of a release', () => {
  it('is the version of the package', () => {
    expect(versionOf('v1.2.3', { version: '1.2.3' })).toBe('version=1.2.3\nprerelease=false\n')
    expect(versionOf('v1.2.3-rc.1', { version: '1.2.3-rc.1' })).toBe('version=1.2.3-rc.1\nprerelease=true\n')
  })

  it.each([
    ['v1.2.4', 'the tag says 1.2.4, package.json says 1.2.3'],
    ['v1.2.3-rc.1', 'the tag says 1.2.3-rc.1, package.json says 1.2.3'],
    ['v1.2.3\nx=y', 'is no tag of a release'],
    ['1.2.3', 'is no tag of a release'],
    ['v1', 'is no tag of a release'],
    ['v1.2.3; rm', 'is no tag of a release'],
  ])('%j is refused', (tag, words) => {
    expect(() => versionOf(tag, { version: '1.2.3' })).toThrow(words)
  })
})

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-12-01\n\n### Added\n\n- A thing.\n\n## [1.2.2]\n\n- Old.\n'

  it('are its section of the changelog', () => {
    expect(notesOf('v1.2.3', changelog)).toBe('### Added\n\n- A thing.\n')
    expect(notesOf('v1.2.2', changelog)).toBe('- Old.\n')
  })

  it('must be there', () => {
    expect(() => notesOf('v1.2.4', changelog)).toThrow('CHANGELOG.md has no section "## [1.2.4]"')
    expect(() => notesOf('vUnreleased', changelog)).toThrow('CHANGELOG.md says nothing of Unreleased')
  })
})

describe('the list of what is bundled', () => {
  it('names each package of dist/LICENSES.txt, and no other', () => {
    const sbom = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.mjs'], { cwd: root, encoding: 'utf8' }))
    const licences = readFileSync(path.join(root, 'dist/LICENSES.txt'), 'utf8')
    const titles = licences.split(`\n${'-'.repeat(80)}\n\n`).map((each) => each.split('\n')[0])
    const listed = sbom.components.map((each: any) => `${each.name} ${each.version} (${each.licenses[0].license.id})`)
    expect(listed.sort()).toEqual(titles.sort())
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
    for (const each of sbom.components) {
      expect(each).toMatchObject({ scope: 'required', purl: expect.stringMatching(/^pkg:npm\//) })
      expect(each.hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) })
    }
    const names = new Set([sbom.metadata.component['bom-ref'], ...sbom.components.map((each: any) => each['bom-ref'])])
    const edges = sbom.dependencies.flatMap(({ ref, dependsOn }: any) => [ref, ...dependsOn])
    expect(new Set(edges)).toEqual(names)
  }, 60_000)

  it('is refused where the lock file does not know a package', () => {
    const sbom = { metadata: { component: { 'bom-ref': 'x@1' } }, components: [{ 'bom-ref': 'a@1' }], dependencies: [] }
    expect(() => bundledOnly(sbom, new Set(['a@1', 'b@2']))).toThrow('bundled, and not in package-lock.json: b@2')
  })
})

describe.each(readdirSync(path.join(root, '.github/workflows')))('.github/workflows/%s', (name) => {
  const text = readFileSync(path.join(root, '.github/workflows', name), 'utf8')
  const { on, permissions, jobs } = parse(text)
  const steps: any[] = Object.values<any>(jobs).flatMap((job) => job.steps)

  it('has no permission but those that a job names', () => {
    expect(permissions).toEqual({})
    for (const job of Object.values<any>(jobs)) expect(Object.keys(job.permissions ?? {})).not.toEqual([])
    const writes = Object.values<any>(jobs).flatMap((job) => Object.entries(job.permissions))
    if ('pull_request' in on && name !== 'codeql.yml')
      expect(writes.filter(([, level]) => level !== 'read')).toEqual([])
    expect(on).not.toHaveProperty('pull_request_target')
  })

  it('names other actions by their commit, with the version behind it', () => {
    const others = [...text.matchAll(/uses: (.*)/g)].map(([, used]) => used!).filter((used) => used !== './')
    for (const used of others) expect(used).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    // One action, one release.
    const versions = new Map(others.map((used) => [used.split(/[/@]/, 2).join('/'), used.split('@')[1]]))
    for (const used of others) expect(used).toContain(versions.get(used.split(/[/@]/, 2).join('/')))
  })

  it('splices nothing into a shell, and leaves no token in the checkout', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{')
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false })
  })
})
