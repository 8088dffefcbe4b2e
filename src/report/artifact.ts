import path from 'node:path'

/** The base that stands for the working directory of the run, which GitHub takes for the root of the repository. */
export const ROOT = '%SRCROOT%'

/** A file as SARIF names it. */
export interface Artifact {
  readonly uri: string
  readonly uriBaseId?: typeof ROOT
}

/** The URI of a file that is named from the working directory with `/`; one above it, or absolute, is not below the base. */
export function artifactOf(file: string): Artifact {
  const normal = path.posix.normalize(file)
  // A colon is encoded too: before the first slash it would end a scheme. Half a surrogate pair has no encoding.
  const uri = normal
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('/')
  if (normal.startsWith('/')) return { uri: `file://${uri}` }
  return normal === '..' || normal.startsWith('../') ? { uri } : { uri, uriBaseId: ROOT }
}
