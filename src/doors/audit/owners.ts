import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { CODEOWNERS, codeowners, LARGEST_CODEOWNERS, type Owners } from './codeowners.js'

/** Who owns the files of a checkout. Nobody where no file says so; one that leads out of the checkout is none. */
export function ownersIn(cwd: string): Owners {
  for (const name of CODEOWNERS) {
    const text = textIn(cwd, name)
    if (text !== undefined) return remembering(codeowners(text))
  }
  return () => []
}

function textIn(cwd: string, name: string): string | undefined {
  try {
    const file = path.join(realpathSync(cwd), ...name.split('/'))
    const stats = lstatSync(file)
    if (!stats.isFile() || realpathSync(file) !== file) return undefined
    return stats.size > LARGEST_CODEOWNERS ? '' : readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function remembering(owners: Owners): Owners {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const found = known.get(file) ?? owners(file)
    known.set(file, found)
    return found
  }
}
