import { type Path, valueAt } from '../source/path.js'

/** What envsubst, Flux, kustomize and the template engines fill in: `${NAME}` and `{{ name }}` anywhere, `$NAME` and `$(NAME)` alone. */
const PLACEHOLDER = /\$\{[A-Za-z_][^{}]*\}|\{\{[^{}]*\}\}|^\$[A-Z_][A-Z0-9_]*$|^\$\([A-Za-z_][\w.-]*\)$/

/** The placeholder in the text at a path of an object, undefined where there is none. */
export function placeholderAt(value: unknown, path: Path): string | undefined {
  const written = valueAt(value, path)
  return typeof written === 'string' ? PLACEHOLDER.exec(written)?.[0] : undefined
}
