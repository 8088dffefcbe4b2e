import { joined } from '../kustomization.js'
import type { Checkout, KnownCluster } from './destination.js'

/** Whether a name in the checkout is a file or folder. */
export function isThere(name: string, checkout: Checkout): boolean {
  return checkout.isFile(name) || checkout.isFolder(name)
}

/** The name in the checkout of a path that a GitOps object writes: from the root of its repository. */
export function nameIn(path: string, { root }: Checkout): string {
  return joined(root, path.replace(/^(?:\.?\/)+/, '')) || '.'
}

/**
 * Whether an address is that of the repository of the checkout: it ends as the remote `origin` does (owner and name, or the name alone
 * where the path exists, as in a clone of a fork); without a remote, or where a template is left in the address, the path decides.
 */
export function isOwn(repo: string, path: string | undefined, checkout: Checkout): boolean {
  const exists = path !== undefined && isThere(nameIn(path, checkout), checkout)
  const [own, other] = [checkout.origin, repo].map((each) => (each === undefined ? [] : ending(each)))
  if (!own?.length || repo.includes('{{') || repo === '') return exists
  const [ownName, ownOwner] = own
  const [name, owner] = other ?? []
  return ownName === name && (ownOwner === owner || exists)
}

/** Name and owner in an address: `git@host:team/shop.git` is shop of team. */
function ending(address: string): string[] {
  const [, path = ''] = /^(?:\w+:\/\/[^/]*\/|[^/@]*@?[^/:]*:)(.*)$/.exec(address.trim()) ?? []
  const steps = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/')
  return steps
    .filter((step) => step !== '')
    .reverse()
    .slice(0, 2)
}

const LOCAL = ['in-cluster', 'https://kubernetes.default.svc']

/** The configuration's clusters that are meant by a name or server, in an object that stands in `file`. */
export function clustersNamed(written: string | null, file: string, known: readonly KnownCluster[]): readonly string[] {
  if (written !== null) {
    const names = LOCAL.includes(withoutSlash(written)) ? LOCAL : [withoutSlash(written)]
    const found = known.filter((each) =>
      [each.name, ...(each.destinations ?? [])].some((name) => names.includes(withoutSlash(name))),
    )
    if (found.length > 0) return found.map(({ name }) => name)
    if (names !== LOCAL) return []
  }
  // What goes to the cluster that it is applied to goes where its folder says, or to the only one there is.
  const folders = file.split('/').slice(0, -1)
  const after = folders.flatMap((folder, at) => (folder === 'clusters' ? (folders[at + 1] ?? []) : []))
  const named = (names: readonly string[]) =>
    known.filter((each) => [each.name, ...(each.destinations ?? [])].some((name) => names.includes(name)))
  const [first] = [named(after), named(folders), known.length === 1 ? known : []].filter(({ length }) => length > 0)
  return (first ?? []).map(({ name }) => name)
}

function withoutSlash(name: string): string {
  return name.replace(/\/+$/, '')
}
