/** A value that `init` proposes, and where it comes from. */
export interface Proposed {
  /** A file that sets it, or the value itself. */
  readonly from?: string
  readonly value?: string
  readonly because: string
}

/** A cluster that `init` proposes. */
export interface ProposedCluster {
  readonly name: string
  readonly because: string
  readonly environment?: string
  readonly kubernetes?: Proposed
  readonly kruise?: Proposed
  readonly vcluster?: Proposed & { readonly values?: string }
  readonly host?: string
  readonly hostNamespace?: string
  readonly destinations?: readonly string[]
  /** Names of files, and of folders with a slash at the end; absent for all. */
  readonly paths?: readonly string[]
  readonly pathsBecause?: string
}

/** What a configuration is written of. */
export interface Proposal {
  readonly schema: string
  /** The newest known Kubernetes, for clusters of which nothing is known. */
  readonly newest: string
  readonly clusters: readonly ProposedCluster[]
  readonly hasGitOps: boolean
  /** What could not be told, a line each. */
  readonly notes: readonly string[]
}

const COLUMN = 58

/** The configuration as text, with a comment for each thing that says where it comes from. */
export function configText({ schema, newest, clusters, hasGitOps, notes }: Proposal): string {
  const lines: string[] = []
  const add = (text: string, comment = ''): void => {
    const shown = comment.replace(/[\p{Cc}\u2028\u2029]/gu, '?')
    lines.push(shown === '' ? text : `${text.padEnd(COLUMN)} # ${shown}`)
  }
  lines.push(`# yaml-language-server: $schema=${schema}`)
  lines.push(
    '# Written by `kruise-preflight init` from what this repository says. What a comment doubts is for you to say.',
  )
  for (const note of notes) lines.push(`# ${note.replace(/[\p{Cc}\u2028\u2029]/gu, '?')}`)
  const knows = 'knows: [PriorityClass, LimitRange, SidecarSet]'
  const unknown = clusters.some(({ kubernetes }) => !kubernetes)
  if (unknown) {
    lines.push('defaults:')
    add(`  kubernetes: ${newest}`, 'no file says it: write what `kubectl version` prints for the server')
  }
  lines.push(
    `${unknown ? '  ' : ''}# Where this repository holds all of a kind that a cluster has, what is missing is an error:`,
  )
  lines.push(...(unknown ? [`  # ${knows}`] : ['# defaults:', `#   ${knows}`]))
  const environments = [...new Set(clusters.flatMap(({ environment }) => environment ?? []))].sort()
  if (environments.length > 0) lines.push('environments:', ...environments.map((each) => `  ${scalar(each)}: {}`))
  if (hasGitOps) {
    lines.push('# Instead of `paths`: each cluster gets what Argo CD and Flux send there, new folders too.')
    lines.push('# gitops: true')
  }
  lines.push('clusters:')
  for (const each of clusters) {
    add(`  - name: ${scalar(each.name)}`, each.because)
    if (each.environment) lines.push(`    environment: ${scalar(each.environment)}`)
    version('kubernetes', each.kubernetes, add)
    version('kruise', each.kruise, add)
    if (each.vcluster) {
      const { from, value, values, because } = each.vcluster
      const keys = [
        ...(from === undefined ? [`version: ${scalar(value ?? '')}`] : [`from: ${scalar(from)}`]),
        ...(values === undefined ? [] : [`values: ${scalar(values)}`]),
      ]
      add(`    vcluster: { ${keys.join(', ')} }`, because)
    }
    if (each.host) lines.push(`    host: ${scalar(each.host)}`)
    else if (each.vcluster) add('    # host:', 'nothing here says which cluster it runs on: write its name')
    if (each.hostNamespace) lines.push(`    hostNamespace: ${scalar(each.hostNamespace)}`)
    if (each.destinations)
      lines.push(`    destinations: [${each.destinations.map((one) => JSON.stringify(one)).join(', ')}]`)
    if (each.paths?.length === 0) add('    paths: []', each.pathsBecause)
    else if (each.paths) {
      add('    paths:', each.pathsBecause)
      for (const path of each.paths) lines.push(`      - ${JSON.stringify(patternOf(path))}`)
    }
  }
  return `${lines.join('\n')}\n`
}

function version(key: string, given: Proposed | undefined, add: (text: string, comment?: string) => void): void {
  if (!given) return
  if (given.from !== undefined) add(`    ${key}: { from: ${scalar(given.from)} }`, given.because)
  else if (given.value !== undefined) add(`    ${key}: ${given.value}`, given.because)
  else add(`    # ${key}:`, given.because)
}

function patternOf(path: string): string {
  const escaped = path.replace(/[*?[\]{}\\!]/g, '\\$&')
  return path.endsWith('/') ? `${escaped}**` : escaped
}

/** A text as YAML, plain where it cannot be taken for anything else. */
function scalar(text: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:null|true|false|yes|no|on|off|y|n)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}
