import { readContents } from './repository.js'

/** What every cluster has: the two system classes and the namespaces that the API server makes. */
const OBJECTS = [
  ...Object.entries({ 'system-node-critical': 2_000_001_000, 'system-cluster-critical': 2_000_000_000 }).map(
    ([name, value]) => ({ apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name }, value }),
  ),
  ...['default', 'kube-system', 'kube-public', 'kube-node-lease'].map((name) => ({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name },
  })),
]

/** The manifests of what every cluster has. They stand in no file that anybody could change. */
export const BUILTINS = readContents([
  { path: '(every cluster)', text: JSON.stringify({ apiVersion: 'v1', kind: 'List', items: OBJECTS }) },
]).manifests
