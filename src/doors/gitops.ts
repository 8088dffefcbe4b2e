import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Checkout, type GitOps, isGitOps, type KnownCluster, readGitOps } from '../render/gitops.js'
import type { SourceFile } from '../source/document.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { type Manifest, manifestsOf } from '../workload/manifest.js'
import type { Tree } from './tree.js'

/** A repository with what its objects of Argo CD and Flux say. */
export interface GitOpsTree extends GitOps {
  readonly checkout: Checkout
}

/** What only these texts can hold is read. */
const TELLING = /argoproj\.io|toolkit\.fluxcd\.io|ConfigMap/
/** A configuration of git is smaller. */
const LARGEST = 1024 * 1024

/** Reads the objects of Argo CD and Flux below a folder of a tree. */
export function gitOpsOf(tree: Tree, root: string, clusters: readonly KnownCluster[], origin?: string): GitOpsTree {
  const found = tree.at(root).filter(({ unread }) => unread === undefined)
  const checkout: Checkout = {
    names: found.map(({ name }) => name),
    root,
    origin,
    isFile: tree.isFile,
    isFolder: tree.isFolder,
    read: tree.read,
    isOutside: (name) => tree.isOutside?.(name) ?? name.startsWith('../'),
  }
  const manifests = found.flatMap(({ name }): Manifest[] => {
    const file = tree.read(name)
    return 'unread' in file || !TELLING.test(file.text) ? [] : manifestsIn(file)
  })
  // Most repositories have a ConfigMap, and no object that would name one.
  if (!manifests.some(isGitOps)) return { checkout, destinations: [], notEvaluated: [] }
  return { checkout, ...readGitOps(manifests, checkout, clusters) }
}

function manifestsIn(file: SourceFile): Manifest[] {
  return readDocuments(file)
    .filter(isReadable)
    .flatMap((document) => {
      const found = manifestsOf(document)
      return Array.isArray(found) ? found : []
    })
}

/** The address of the remote `origin` of the repository at a folder, as its `.git/config` has it; undefined where there is none. No program is asked. */
export function originOf(cwd: string): string | undefined {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    const config = path.join(folder, '.git/config')
    try {
      const stats = statSync(config, { throwIfNoEntry: false })
      if (stats?.isFile() && stats.size <= LARGEST) return originIn(readFileSync(config, 'utf8'))
    } catch {
      return undefined
    }
    if (folder === path.dirname(folder)) return undefined
  }
}

function originIn(config: string): string | undefined {
  const [, section] = /^\[remote "origin"\]\s*\n((?:(?!\s*\[).*\n?)*)/m.exec(config) ?? []
  // What stands before an @ of an address may be a password.
  return /^\s*url\s*=\s*(\S+)/m.exec(section ?? '')?.[1]?.replace(/^(\w+:\/\/)[^/@]*@/, '$1')
}
