import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { write } from './manifests.mjs'

// Larger ones are definitions and generated bundles: a few of them would be half of all bytes.
const largest = 50_000

/** The real manifests below a folder, by name, in one order. */
export function fieldFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ya?ml|json)$/.test(path) && !path.split('/').some((part) => part.startsWith('.')))
    .filter((path) => {
      const { size } = statSync(join(folder, path))
      return size <= largest
    })
    .sort()
}

/**
 * Writes `count` of the real manifests: evenly spread where there are more, again with other names of objects where there are
 * fewer. Every copy of the field lies in a folder of its own.
 */
export function writeField(into, folder, count) {
  const files = fieldFiles(folder)
  for (let i = 0; i < count; i++) {
    const copy = Math.floor(i / files.length)
    const file = count < files.length ? files[Math.floor((i * files.length) / count)] : files[i % files.length]
    const text = readFileSync(join(folder, file), 'utf8')
    const varied =
      copy === 0 ? text : text.replace(/^(\s*(?:- )?(?:name|namespace): )([a-z][a-z0-9-]{0,40})$/gm, `$1$2-${copy}`)
    write(into, `copy-${copy}/${file}`, varied)
  }
}
