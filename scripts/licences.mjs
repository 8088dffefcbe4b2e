import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as here } from './tree.mjs'

const accepted = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0']

/**
 * The text of dist/LICENSES.txt: the licence, and the notice where there is one, of every package that a bundle's inputs
 * come from. Throws where a package says no licence, or one that is not accepted, or brings no text of it.
 */
export function licencesOf(inputs, root = here) {
  const packages = foldersOf(inputs).map((folder) => packageAt(join(root, folder)))
  packages.sort((a, b) => (a.title < b.title ? -1 : 1))
  // Two copies of one release are one.
  const texts = new Map(packages.map(({ title, text }) => [title, text]))
  return [...texts].map(([title, text]) => `${title}\n\n${text}`).join(`\n${'-'.repeat(80)}\n\n`)
}

/** The packages that a bundle's inputs come from, as `name@version`. */
export function packagesOf(inputs, root = here) {
  const manifests = foldersOf(inputs).map((folder) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  )
  return new Set(manifests.map(({ name, version }) => `${name}@${version}`))
}

function foldersOf(inputs) {
  return [...new Set([...inputs].map(packageFolder).filter(Boolean))]
}

function packageAt(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!accepted.includes(license)) throw new Error(`${name} ${version} is bundled and its licence is ${license}`)
  const files = readdirSync(folder).sort()
  const licence = files.find((each) => /^(licen[cs]e|copying)/i.test(each))
  if (!licence) throw new Error(`${name} is bundled and has no licence file`)
  const notices = files.filter((each) => /^notice/i.test(each))
  const text = [licence, ...notices].map((each) => textOf(join(folder, each))).join('\n')
  if (text.trim() === '') throw new Error(`${name} is bundled and its licence file is empty`)
  return { title: `${name} ${version} (${license})`, text }
}

function packageFolder(input) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]
}

function textOf(file) {
  return `${readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()}\n`
}
