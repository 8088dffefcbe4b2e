import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached, program, root, run } from './cache.mjs'
import { definitions, kubernetes, schemaLocation, schemas } from './schemas.mjs'

/** What our own runs are given: a release of Kubernetes that the peers know too, and an old build of Kruise. */
export const cluster = ['--kubernetes', '1.32', '--kruise', '1.6']

/** Node 24, on which GitHub runs actions: this process, or the one of tools/node24. */
export function node24() {
  if (process.version.startsWith('v24.')) return process.execPath
  const folder = join(root, 'tools/node24')
  const node = join(folder, 'node_modules/.bin/node')
  if (!existsSync(node)) run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])
  return node
}

/** Writes to its first argument what the kernel accounts to the rest of them. */
export const measure = () => program('measure')

export const kustomize = () => toolOf('kustomize', 'sigs.k8s.io/kustomize/kustomize/v5')
export const helm = () => toolOf('helm', 'helm.sh/helm/v3/cmd/helm')

/** A program that the tests use too: of the environment, or built from tools/NAME. */
function toolOf(name, path) {
  const given = process.env[name.toUpperCase()]
  if (given) return given
  const source = join(root, 'tools', name)
  const build = (folder) => run('go', ['build', '-C', source, '-o', join(folder, name), path])
  return join(cached(name, [readFileSync(join(source, 'go.sum'))], build), name)
}

/** Our command line on Node 24, on files as they are, and whatever it finds no failure. */
export function ours({ cli, node }, paths, more = []) {
  const rendered = more.includes('--render') ? [] : ['--render', 'never']
  return [node, cli, 'check', ...paths, ...rendered, '--fail-on', 'never', ...more]
}

/** What a user would pick instead, by name, on the same files. */
export const peers = {
  kubeconform(paths) {
    const args = ['-strict', '-summary', '-ignore-missing-schemas', '-kubernetes-version', kubernetes.slice(1)]
    const program_ = program('kubeconform', 'github.com/yannh/kubeconform/cmd/kubeconform')
    return [program_, ...args, '-schema-location', schemaLocation(schemas()), ...paths]
  },
  'kubectl-validate'(paths) {
    const program_ = program('kubectl-validate', 'sigs.k8s.io/kubectl-validate')
    return [program_, '--version', '1.30', '--local-crds', definitions(), ...paths]
  },
  conftest(paths) {
    const program_ = program('conftest', 'github.com/open-policy-agent/conftest')
    return [program_, 'test', '--no-fail', '--policy', join(import.meta.dirname, 'policy'), ...paths]
  },
}

/** What no tool gets below, by name. */
export const floors = {
  'node -e 0': ({ node }) => [node, '-e', '0'],
  'read the files': ({ node }, paths) => [node, join(import.meta.dirname, 'read.mjs'), ...paths],
  'parse in Go': (_, paths) => [program('parse'), ...paths],
}
