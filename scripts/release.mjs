// node scripts/release.mjs version v1.2.3     what the tag is, for GITHUB_OUTPUT; fails where package.json or CHANGELOG.md says something else
// node scripts/release.mjs notes v1.2.3       what CHANGELOG.md says of it
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tree.mjs'

/** `version=1.2.3` and whether it comes before a release, as in v1.2.3-rc.1. Throws where the tag is not that of this package. */
export function versionOf(tag, manifest) {
  const [, version, before] = /^v(\d+\.\d+\.\d+(-[\w.]+)?)$/.exec(tag) ?? []
  if (!version) throw new Error(`${tag} is no tag of a release, as v1.2.3 is`)
  if (version !== manifest.version) throw new Error(`the tag says ${version}, package.json says ${manifest.version}`)
  return `version=${version}\nprerelease=${before !== undefined}\n`
}

/** The section of the changelog. Throws where there is none, or nothing in it. */
export function notesOf(tag, changelog) {
  const sections = changelog.split(/^(?=## )/m)
  const section = sections.find((each) => each.startsWith(`## [${tag.slice(1)}]`))
  if (!section) throw new Error(`CHANGELOG.md has no section "## [${tag.slice(1)}]"`)
  const notes = section.slice(section.indexOf('\n') + 1).trim()
  if (notes === '') throw new Error(`CHANGELOG.md says nothing of ${tag.slice(1)}`)
  return `${notes}\n`
}

if (process.argv[1] === import.meta.filename) {
  const [, , what, tag = ''] = process.argv
  const textOf = (file) => readFileSync(join(root, file), 'utf8')
  const notes = notesOf(tag, textOf('CHANGELOG.md'))
  process.stdout.write(what === 'notes' ? notes : versionOf(tag, JSON.parse(textOf('package.json'))))
}
