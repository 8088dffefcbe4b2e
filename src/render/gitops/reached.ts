import { kustomizationIn, reachOf } from '../kustomize-roots.js'
import type { Checkout, Destination } from './destination.js'
import { anyGlob } from './glob.js'

const MANIFEST = /\.(?:ya?ml|json)$/i

/** The files of the checkout that a destination takes: those of a kustomization with all it names, a chart with its values, or a folder of manifests. */
export function reachedBy({ tool, source, values }: Destination, checkout: Checkout): ReadonlySet<string> {
  const files = new Set(values.flatMap((each) => ('file' in each && each.isHere ? [each.file] : [])))
  const { path, isHere, directory } = source
  if (!isHere || path === undefined) return files
  if (checkout.isFile(path)) return files.add(path)
  const add = (folder: string): void => {
    const kustomization = kustomizationIn(folder, checkout)
    if (kustomization) for (const name of reachOf(kustomization, checkout).files.keys()) files.add(name)
    else if (checkout.isFile(inside(folder, 'Chart.yaml'))) for (const name of below(folder, checkout)) files.add(name)
    else if (tool === 'Flux') generated(folder)
    else
      for (const name of below(folder, checkout)) {
        const own = folder === '.' ? name : name.slice(folder.length + 1)
        if (!MANIFEST.test(own) || (!directory?.recurse && own.includes('/'))) continue
        if (directory?.exclude && anyGlob(directory.exclude, own)) continue
        if (!directory?.include || anyGlob(directory.include, own)) files.add(name)
      }
  }
  /** Flux makes a kustomization of all below a folder, in which a folder with one of its own counts as that. */
  const generated = (folder: string): void => {
    const own = new Set<string>()
    for (const name of below(folder, checkout)) {
      const folders = name
        .slice(folder === '.' ? 0 : folder.length + 1)
        .split('/')
        .slice(0, -1)
      const holder = folders
        .map((_, at) => inside(folder, folders.slice(0, at + 1).join('/')))
        .find((each) => kustomizationIn(each, checkout))
      if (holder) own.add(holder)
      else if (/\.ya?ml$/i.test(name)) files.add(name)
    }
    for (const each of own) add(each)
  }
  add(path)
  return files
}

function inside(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`
}

function below(folder: string, { names }: Checkout): readonly string[] {
  return folder === '.' ? names : names.filter((name) => name.startsWith(`${folder}/`))
}
