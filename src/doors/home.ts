import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A text of this package by its path there, as `policies/README.md`; undefined where it was bundled into another. */
export function ownText(name: string): string | undefined {
  // The doors stand in dist/, one folder deep; their sources are two deep.
  const home = [path.join(__dirname, '..'), path.join(__dirname, '../..')].find((folder) =>
    ['package.json', 'policies/README.md'].every((each) => existsSync(path.join(folder, each))),
  )
  return home && readFileSync(path.join(home, name), 'utf8')
}
