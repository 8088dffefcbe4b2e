// Reads the files below its arguments as text, and does nothing with them: the floor of every tool on Node.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

let read = 0
const visit = (path, isFolder) => {
  if (isFolder)
    for (const entry of readdirSync(path, { withFileTypes: true })) visit(join(path, entry.name), entry.isDirectory())
  else if (/\.(?:ya?ml|json)$/.test(path)) read += readFileSync(path, 'utf8').length
}
for (const path of process.argv.slice(2)) visit(path, statSync(path).isDirectory())
console.log(`${read} characters`)
