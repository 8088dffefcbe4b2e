import type { Rule } from './rule.js'

/** A kustomization that kustomize refuses to build: none of what it names reaches a cluster. */
export const kustomizationDoesNotBuild: Rule = {
  id: 'kustomization-does-not-build',

  *observeFailure({ by, root, said, at }) {
    if (by.startsWith('helm')) return
    yield { at, data: { root }, refusal: { by, id: 'kustomize-build', message: said, path: [] } }
  },
}
