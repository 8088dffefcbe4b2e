// Mirrors pkg/util/parsers/parsers.go of k8s.io/kubernetes, and github.com/distribution/reference below it.

const domainPart = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])'
const domain = `(?:${domainPart}(?:\\.${domainPart})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?`
const pathPart = '[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*'
const name = new RegExp(`^(?:${domain}/)?${pathPart}(?:/${pathPart})*$`)
const reference = /^([^:@]*(?::[0-9]+\/[^:@]*)?|\[[^@]*\/[^:@]*)(?::([\w][\w.-]{0,127}))?(?:@(.*))?$/
const digest = /^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/

/** The tag of an image's name: `latest` where it names neither tag nor digest, '' where it names a digest alone or is no name. */
export function imageTag(image: string): string {
  const [, path = '', tag, digested] = reference.exec(image) ?? []
  if (!name.test(path) || /^[a-f0-9]{64}$/.test(path)) return ''
  if (digested !== undefined && !digest.test(digested)) return ''
  return tag ?? (digested === undefined ? 'latest' : '')
}
