import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tree.mjs'

const accepted = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']

/** The text of dist/LICENSES.txt: the licence of every package that a bundle's inputs come from. */
export function licencesOf(inputs) {
  const folders = new Set([...inputs].map(packageFolder).filter(Boolean))
  const packages = [...folders].map((folder) => ({ folder, ...manifest(folder) }))
  packages.sort((a, b) => (a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1))
  const texts = packages.map(({ folder, name, version, license }) => {
    if (!accepted.includes(license)) throw new Error(`${name} ${version} is bundled and its licence is ${license}`)
    return `${name} ${version} (${license})\n\n${licenceText(folder, name)}`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

function packageFolder(input) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]
}

function licenceText(folder, name) {
  const file = readdirSync(join(root, folder))
    .sort()
    .find((each) => /^(licen[cs]e|copying)/i.test(each))
  if (!file) throw new Error(`${name} is bundled and has no licence file`)
  return `${readFileSync(join(root, folder, file), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim()}\n`
}
